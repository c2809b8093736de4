"""The table in the terminal: one person against bots. Nothing here knows a rule; it shows what the engine offers.

`session.py` the game, its bots, taking back · `saves.py` files · `look.py` what my player may see · `options.py` the
options as a tree · `texts.py` sentences · `story.py` since my last turn, how it ended · `paint.py` colours and cards ·
`panels.py` the parts of the table · `table.py` the table itself · `screens.py` help, log, start, end · `app.py`.
"""

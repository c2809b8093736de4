"""The table in the terminal: one person against bots. Nothing here knows a rule; it shows what the engine offers.

The game: `session.py` bots, taking back, `saves.py` files, `look.py` what my player may see, `options.py` the options
as a tree. The words: `texts.py` sentences, `prompts.py` the ticket and the keys, `describe.py` what the cursor is on,
`story.py` the log and the end. The picture: `scene.py` what, `layout.py` where, `brush.py`, `others.py`, `mine.py` and
`drawing.py` how, on a `canvas.py` in the colours of `paint.py`. The application: `table.py` keys, mouse and pace,
`pointing.py` the cursor, `screens.py` the sheets laid over the table, `app.py` all of it.
"""

"""How fast Posse is: measured in slices, in processes of their own, beside revisions and programs.

The command and its words are in `posse.cli.bench`. Nothing here is imported by a game.
"""

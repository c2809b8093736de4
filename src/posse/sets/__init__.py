"""One module a box: what is in it, and what it does. Importing this package numbers all of it."""

from posse.engine.cards import install
from posse.sets import base, base_characters

install([base.BOX])

__all__ = ["base", "base_characters"]

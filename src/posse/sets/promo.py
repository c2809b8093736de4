"""The promo characters (unfinished): none of the three is built yet."""

from __future__ import annotations

from typing import Final

from posse.engine.cards import Box

BOX: Final = Box("promo", unfinished=True)

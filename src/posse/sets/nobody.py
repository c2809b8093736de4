"""The character of whoever needs none: scenarios alone know him, no box holds him."""

from __future__ import annotations

from typing import Final

from posse.engine.core import Character


class Nobody(Character):
    """Four lives and no ability."""

    id = "nobody"


NOBODY_AT_ALL: Final = Nobody()

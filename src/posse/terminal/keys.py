"""Which letter a key stands for, whatever the layout of the keyboard."""

from __future__ import annotations

from typing import Final

from textual import events

#: the keys of a Russian or Ukrainian keyboard where the Latin ones are; their comma lies where `?` does
LAYOUT: Final = dict(zip("йцукенгшщзфывапролдячсмитьі,", "qwertyuiopasdfghjklzxcvbnms?"))


def letter(event: events.Key) -> str:
    """The character of a key, small and Latin; nothing for keys without one."""
    char = (event.character or "").lower()
    return LAYOUT.get(char, char)

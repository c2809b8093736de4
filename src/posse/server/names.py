"""Names of people: what may stand in a record, made from what people write."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from posse.bots import BOT_NAMES
from posse.server.errors import Refused

MOST: Final = 20
APOSTROPHES: Final = "'’`´"
LETTER_APOSTROPHE: Final = "ʼ"  # a letter, as in Марʼяна


def tidy(given: str) -> str:
    """Letters, digits, _ and -; spaces become _, anything else goes."""
    text = unicodedata.normalize("NFC", given[:200]).strip()
    found: list[str] = []
    for ch in text:
        if ch in APOSTROPHES:
            ch = LETTER_APOSTROPHE
        elif ch.isspace():
            ch = "_"
        if ch.isalnum() or ch in "_-":
            found.append(ch)
    name = "".join(found)[:MOST].strip("_-")
    if not name:
        raise Refused("bad-name")
    return name


def is_taken(name: str, others: Collection[str]) -> bool:
    return name.casefold() in {other.casefold() for other in others}


def bot_name(others: Collection[str]) -> str:
    """One that nobody at the table has."""
    for name in BOT_NAMES:
        if not is_taken(name, others):
            return name
    number = 2
    while is_taken(f"{BOT_NAMES[0]}{number}", others):
        number += 1
    return f"{BOT_NAMES[0]}{number}"

"""What all commands share: the language asked for, the way to print, the way to say no.

Texts: `common.texts()("cli-…")`, in the language of --lang, else the system's. For people: `common.out().print(…)`
(markup is off: ids in brackets stay as they are). For programs: `common.print_json({…})`, one object and nothing else.
Exit codes: `raise common.no(sentence)` is 1, the answer is no; `raise common.wrong(sentence)` is 2, the call was wrong.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from typing import Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from posse.i18n import LANGUAGES, Locale, system_lang

NO: Final = 1
WRONG: Final = 2

_language: list[str] = []  # one entry once --lang was read


def set_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise ValueError(lang)
    _language[:] = [lang]


def language() -> str:
    return _language[0] if _language else system_lang()


def texts() -> Locale:
    return _locale(language())


@cache
def _locale(lang: str) -> Locale:
    return Locale(lang)


def out() -> Console:
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def err() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def indented(text: str | Text, by: int = 2, style: str = "") -> Padding:
    """A paragraph that keeps its distance from the left edge also where it is wrapped."""
    return Padding(Text(text, style) if isinstance(text, str) else text, (0, 0, 0, by), expand=False)


def print_json(answer: dict[str, object]) -> None:
    print(json.dumps(answer, ensure_ascii=False))


def no(sentence: str = "") -> typer.Exit:
    """To be raised: the question was well put, and the answer is no."""
    if sentence:
        err().print(sentence)
    return typer.Exit(NO)


def wrong(sentence: str) -> typer.Exit:
    """To be raised: the call cannot be understood."""
    err().print(sentence, style="red")
    return typer.Exit(WRONG)


def speak_utf8() -> None:
    """Suits and Cyrillic must not end a command where the terminal knows neither."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")

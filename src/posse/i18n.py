"""Texts in the reader's language, from the Fluent files in `locale/`. No sentence of the game is written in Python.

    t = Locale("uk")
    t("log-draw", player="Ann", count=3)           # Ann бере 3 карти
    t("card-bang"), t("card-bang.text")            # «.» asks for an attribute
    t.name("card", "rev_carabine")                 # the same by the ids of the catalogue
    t("log-give", player="Ann", to="Bob")
    t("log-take-hand", player="Ann", from_="Bob")  # a Python keyword takes a «_» at its end

Ids. A thing is `<kind>-<id of the catalogue>`, with hyphens for underscores; the kind keeps the event, the equipment
and the box called gold_rush apart. Kinds: card, char, event, equip, role, box, suit, rank, colour, border, phase, mode,
rulebook, option, rule. Attributes: `.text` the rule in one sentence, `.face` one or two short lines for the card itself
(divided by a newline), `.text-published` and `.face-published` where the rulebook `published` differs.
Sentences: `log-…` the log, `ask-…` questions (`.short` for the others, `.else` if nothing is done), `opt-…` options,
`why-…` reasons. `n-…` are counted nouns that the other messages use.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "ru", "uk")
FALLBACK: Final = "en"


class TextError(LookupError):
    """A text that does not exist, or lacks what has to be put into it."""

    def __str__(self) -> str:
        return str(self.args[0])


class Locale:
    """One language. Strict (in tests): an unknown id or a missing argument is an error, not a fallback."""

    def __init__(self, lang: str, *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no texts in {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang: Final = lang
        self.strict: Final = strict

    def __call__(self, id: str, /, **args: str | int) -> str:
        """The text called `id`; English where the language lacks it, and the id itself where English does too."""
        values = {name.removesuffix("_"): value for name, value in args.items()}
        text = self._format(self.lang, id, values)
        if text is None and self.strict:
            raise TextError(f"no text {id!r} in {self.lang!r}")
        if text is None and self.lang != FALLBACK:
            text = self._format(FALLBACK, id, values)
        return id if text is None else text

    t = __call__

    def has(self, id: str) -> bool:
        """Whether this very language has the text."""
        message, _, attribute = id.partition(".")
        bundle = _bundle(self.lang)
        if not bundle.has_message(message):
            return False
        found = bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def name(self, kind: str, id: str) -> str:
        return self(message_id(kind, id))

    def text(self, kind: str, id: str) -> str:
        return self(message_id(kind, id) + ".text")

    def face(self, kind: str, id: str) -> str:
        return self(message_id(kind, id) + ".face")

    def number(self, value: float, digits: int = 0) -> str:
        """1,234.5 — or 1 234,5 with spaces that do not break."""
        text = f"{value:,.{digits}f}"
        return text if self.lang == "en" else text.replace(",", "\u00a0").replace(".", ",")

    def _format(self, lang: str, id: str, values: Mapping[str, str | int]) -> str | None:
        message, _, attribute = id.partition(".")
        bundle = _bundle(lang)
        if not bundle.has_message(message):
            return None
        found = bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors and self.strict:
            raise TextError(f"text {id!r} in {lang!r}: {errors[0]}")
        return str(text)


def message_id(kind: str, id: str) -> str:
    """("card", "rev_carabine") is card-rev-carabine."""
    return f"{kind}-{id.replace('_', '-')}"


def system_lang() -> str:
    """The language of the system (LC_ALL, LC_MESSAGES, LANG), if we speak it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            lang = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return lang if lang in LANGUAGES else FALLBACK
    return FALLBACK


@cache
def _bundle(lang: str) -> FluentBundle:
    """All texts of one language, parsed when first asked for."""
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files(__package__) / "locale" / lang
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle

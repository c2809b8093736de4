"""Events as plain data for a screen that shows them: cards as in records, rules and roles by the ids of their texts.

Every field of every event is listed in docs/protocol-events.md, which test_telling.py compares with the recorder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from posse.engine import recorder as rec
from posse.engine.words import HAND, ROLE_IDS
from posse.telling import names

#: why a card left a hand or a table, as words.py of the engine numbers it
REASONS: Final = ("spent", "lost", "excess", "dead", "check", "replaced")
STANDINGS: Final = ("out", "alive", "spirit")
NUMBERS: Final[dict[str, str]] = {"tcard": "aim", "why": "why", "won": "yes", "here": "standing"}
#: what a field of the recorder is on the screen
KINDS: Final[dict[str, str]] = {
    "seat": "seat", "by": "seat", "from": "seat", "to": "seat", "to_seat": "seat", "card": "card",
    "secret": "card", "rule": "rule", "role": "role", "number": "int", "turn": "int", "life": "int",
    "text": "text",
}  # fmt: skip


def kind_of(name: str, what: str) -> str:
    """seat, card, rule, role, int, text, aim, why, yes or standing."""
    return NUMBERS.get(name, KINDS[what]) if what == "number" else KINDS[what]


def _aim(value: int) -> str | None:
    return "hand" if value == HAND else _card(value)


def _card(value: int) -> str | None:
    return names.cards()[value] if value >= 0 else None


def _seat(value: int) -> int | None:
    return value if value >= 0 else None


def _rule(value: int) -> str | None:
    return names.text_id(value) if value >= 0 else None


def _same(value: Any) -> Any:
    return value


WRITERS: Final[dict[str, Callable[[Any], Any]]] = {
    "seat": _seat,
    "card": _card,
    "rule": _rule,
    "role": lambda value: ROLE_IDS[value],
    "int": _same,
    "text": _same,
    "aim": _aim,
    "why": lambda value: REASONS[value],
    "yes": bool,
    "standing": lambda value: STANDINGS[value],
}


def _every_event() -> Iterator[type[rec.Event]]:
    for cls in vars(rec).values():
        if isinstance(cls, type) and issubclass(cls, rec.Event) and cls is not rec.Event:
            yield cls


#: by the name of an event: its fields, which are secrets, and how each is written
FIELDS: Final[dict[str, list[tuple[str, bool, Callable[[Any], Any]]]]] = {
    cls.__name__: [(name, what == "secret", WRITERS[kind_of(name, what)]) for name, what in cls.FIELDS]
    for cls in _every_event()
}


def data(event: rec.Event, *, hidden: bool = False) -> dict[str, Any]:
    """The event and its fields; a secret card is left out where it is hidden."""
    kind = type(event).__name__
    found: dict[str, Any] = {"event": kind}
    for name, secret, write in FIELDS[kind]:
        if not (secret and hidden):
            found[name] = write(getattr(event, name))
    return found

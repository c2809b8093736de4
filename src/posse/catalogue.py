"""The cards as printed, from `catalogue/*.csv`: names, suits, ranks, copies, life, cost. Not what they do.

Ids repeat between the files (`gold_rush` is an event and a piece of equipment): a thing is known by kind and id.
"""

from __future__ import annotations

import csv
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from posse import data

Kind = Literal["card", "char", "event", "equip"]

#: the kinds of things, in the order in which people look at them; the words of the ids in the locale files
KINDS: Final[tuple[Kind, ...]] = ("card", "char", "event", "equip")

#: the boxes, in the order of their appearance in the rule documents; the last two are catalogued, not playable
BOXES: Final = (
    "base",
    "dodge_city",
    "high_noon",
    "fistful_of_cards",
    "wild_west_show",
    "gold_rush",
    "armed_and_dangerous",
    "promo",
    "valley_of_shadows",
    "great_train_robbery",
)
UNPLAYABLE_BOXES: Final = ("valley_of_shadows", "great_train_robbery")
SUIT_SYMBOLS: Final = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}


@dataclass(frozen=True, slots=True)
class PlayingCard:
    """One physical card of the deck."""

    box: str
    id: str
    name_en: str
    name_it: str
    name_ru: str
    name_uk: str
    border: str
    rank: str
    suit: str
    range: int | None
    has_book_symbol: bool
    notes: str
    sources: tuple[str, ...]

    @property
    def sign(self) -> str:
        """Rank and suit as people write them: 10♠."""
        return self.rank + SUIT_SYMBOLS[self.suit]


@dataclass(frozen=True, slots=True)
class Character:
    box: str
    id: str
    name_en: str
    name_it: str
    name_ru: str
    name_uk: str
    life: int
    alt_names: str
    notes: str
    sources: tuple[str, ...]

    @property
    def in_rules(self) -> bool:
        """Two of the five promos and the two boxes without rules are listed, but no game deals them."""
        return self.box not in UNPLAYABLE_BOXES and not self.notes.startswith("not in the seeds")


@dataclass(frozen=True, slots=True)
class Event:
    box: str
    id: str
    name_en: str
    name_it: str
    name_ru: str
    name_uk: str
    is_last: bool
    alt_names: str
    notes: str


@dataclass(frozen=True, slots=True)
class Equipment:
    id: str
    name_en: str
    name_it: str
    name_ru: str
    name_uk: str
    border: str
    cost: int
    copies: int
    notes: str
    box: str = "gold_rush"


@dataclass(frozen=True, slots=True)
class RoleCount:
    """How many cards of each role: of a set-up, a variant, a box, or the one extra card."""

    kind: str
    players: int | None
    variant: str
    sheriff: int
    deputy: int
    outlaw: int
    renegade: int
    shadow_renegade: int
    sources: tuple[str, ...]
    notes: str


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game in three languages; ` | ` divides plural forms."""

    en: str
    ru: str
    uk: str
    note: str


@dataclass(frozen=True, slots=True)
class Thing:
    """What a person means by a card: all copies of one name, a character, an event, a piece of equipment."""

    kind: Kind
    id: str
    boxes: tuple[str, ...]
    name_en: str
    name_it: str
    name_ru: str
    name_uk: str
    border: str = ""
    range: int | None = None
    life: int | None = None
    cost: int | None = None
    count: int = 1
    in_rules: bool = True
    copies: tuple[PlayingCard, ...] = ()

    def name(self, lang: str) -> str:
        """The name the catalogue has in that language, else the English one."""
        names = {"en": self.name_en, "ru": self.name_ru, "uk": self.name_uk.replace("'", "’")}
        return names[lang] or self.name_en

    @property
    def names(self) -> tuple[str, ...]:
        """Everything it is called, without repetitions."""
        return tuple(dict.fromkeys(filter(None, (self.name_en, self.name_ru, self.name("uk"), self.name_it))))


def _rows(name: str) -> Iterator[dict[str, str]]:
    with (data.folder("catalogue") / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def _names(row: dict[str, str], italian: str = "name_it") -> tuple[str, str, str, str]:
    return row["name_en"], row[italian], row["name_ru"], row["name_uk"]


def _list(cell: str) -> tuple[str, ...]:
    return tuple(filter(None, cell.split("|")))


def _int(cell: str) -> int | None:
    return int(cell) if cell else None


@cache
def playing_cards() -> tuple[PlayingCard, ...]:
    """Every physical card, all boxes."""
    return tuple(
        PlayingCard(
            row["set"], row["id"], *_names(row), row["border"], row["rank"], row["suit"], _int(row["range"]),
            row["has_book_symbol"] == "yes", row["notes"], _list(row["sign_sources"]),
        )
        for row in _rows("playing_cards")
    )  # fmt: skip


@cache
def characters() -> tuple[Character, ...]:
    return tuple(
        Character(
            row["set"], row["id"], *_names(row, "name_it_or_printed"), int(row["life"]), row["alt_names"],
            row["notes"], _list(row["life_sources"]),
        )
        for row in _rows("characters")
    )  # fmt: skip


@cache
def events() -> tuple[Event, ...]:
    return tuple(
        Event(row["set"], row["id"], *_names(row), row["is_last"] == "yes", row["alt_names"], row["notes"])
        for row in _rows("events")
    )


@cache
def equipment() -> tuple[Equipment, ...]:
    return tuple(
        Equipment(row["id"], *_names(row), row["border"], int(row["cost"]), int(row["copies"]), row["notes"])
        for row in _rows("equipment")
    )


@cache
def role_counts() -> tuple[RoleCount, ...]:
    return tuple(
        RoleCount(
            row["kind"], _int(row["players"]), row["variant"], int(row["sheriff"]), int(row["deputy"]),
            int(row["outlaw"]), int(row["renegade"]), int(row["shadow_renegade"]), _list(row["sources"]),
            row["notes"],
        )
        for row in _rows("roles")
    )  # fmt: skip


@cache
def glossary() -> tuple[Term, ...]:
    return tuple(Term(row["term_en"], row["ru"], row["uk"], row["note"]) for row in _rows("glossary"))


@cache
def things() -> tuple[Thing, ...]:
    """All things that have a name, by kind, then in the order of the catalogue."""
    found: list[Thing] = []
    copies: dict[str, list[PlayingCard]] = {}
    for card in playing_cards():
        copies.setdefault(card.id, []).append(card)
    for id, cards in copies.items():
        c = cards[0]
        boxes = tuple(dict.fromkeys(card.box for card in cards))
        found.append(
            Thing(
                "card", id, boxes, c.name_en, c.name_it, c.name_ru, c.name_uk, border=c.border, range=c.range,
                count=len(cards), in_rules=boxes[0] not in UNPLAYABLE_BOXES, copies=tuple(cards),
            )
        )  # fmt: skip
    for h in characters():
        names = (h.name_en, h.name_it, h.name_ru, h.name_uk)
        found.append(Thing("char", h.id, (h.box,), *names, life=h.life, in_rules=h.in_rules))
    found += [Thing("event", e.id, (e.box,), e.name_en, e.name_it, e.name_ru, e.name_uk) for e in events()]
    for q in equipment():
        names = (q.name_en, q.name_it, q.name_ru, q.name_uk)
        found.append(Thing("equip", q.id, (q.box,), *names, border=q.border, cost=q.cost, count=q.copies))
    return tuple(found)


@cache
def pictures() -> dict[tuple[str, str], str]:
    """By kind and id: the name of the drawing on a card. Characters are drawn as `bust-` and their id."""
    return {(row["kind"], row["id"]): row["picture"] for row in _rows("pictures")}


def picture(thing: Thing) -> str:
    if thing.kind == "char":
        return f"bust-{thing.id}"
    return pictures()[thing.kind, thing.id]


def plain(text: str) -> str:
    """For comparing what people type: no case, no accents, no marks, ё as е. «Бэнг!» is бэнг, José is jose."""
    text = unicodedata.normalize("NFD", text.casefold().replace("_", " ").replace("&", " and "))
    kept = (c for c in text if c.isalnum() or c == " " or (unicodedata.combining(c) and c == "\u0306"))
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())


def find(query: str) -> list[Thing]:
    """Things with that name or id in any language; if none has just that name, those whose name holds it."""
    wanted = plain(query)
    if not wanted:
        return []
    same = [t for t in things() if wanted == plain(t.id) or any(wanted == plain(name) for name in t.names)]
    if same:
        return same
    return [t for t in things() if wanted in plain(t.id) or any(wanted in plain(name) for name in t.names)]


def find_box(query: str) -> str | None:
    """The id of a box."""
    wanted = plain(query)
    return next((box for box in BOXES if wanted == plain(box)), None)

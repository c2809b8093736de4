"""The engine's numbers as the things a message speaks of: text ids, cards as in records, seats.

The tables are made when first asked for, because the boxes number their rules at import.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from posse.engine.cards import KIND, RULES, card_text
from posse.engine.core import Character, Equipment, EventRule, HouseRule, Rule
from posse.engine.words import ROLE_IDS
from posse.telling.message import CardArg, CardsArg, NameArg, PlayersArg, SeatArg

if TYPE_CHECKING:
    from collections.abc import Iterable

    from posse.engine.game import Game

EVERYTHING: Final = None  # as viewer: a record is being read
ONLY_PUBLIC: Final = -1  # as viewer: somebody who watches


def kind_of_rule(rule: Rule) -> str:
    """The kind under which the locale files have it."""
    for kind, cls in (("char", Character), ("option", HouseRule), ("event", EventRule), ("equip", Equipment)):
        if isinstance(rule, cls):
            return kind
    return "card"


@cache
def text_ids() -> list[str]:
    """By the number of a rule: the id of its text."""
    return [f"{kind_of_rule(rule)}-{rule.id.replace('_', '-')}" for rule in RULES]


@cache
def cards() -> list[str]:
    """By card: how records write it."""
    return [card_text(card) for card in range(len(KIND))]


@cache
def card_numbers() -> dict[str, int]:
    return {text: card for card, text in enumerate(cards())}


@cache
def _card_args() -> list[CardArg]:
    return [CardArg(text) for text in cards()]


@cache
def _name_args() -> list[NameArg]:
    return [NameArg(text) for text in text_ids()]


@cache
def _chip_args() -> list[NameArg]:
    return [NameArg(text, chip=True) for text in text_ids()]


SEATS: Final = [SeatArg(seat) for seat in range(32)]


def text_id(n: int) -> str:
    return text_ids()[n]


def seat(number: int) -> SeatArg:
    return SEATS[number]


def card(number: int) -> CardArg:
    return _card_args()[number]


def card_list(numbers: Iterable[int], *, bare: bool = False) -> CardsArg:
    texts = cards()
    return CardsArg([texts[number] for number in numbers], bare=bare)


def rule(n: int) -> NameArg:
    """A card, character, event, piece of equipment or option, bare."""
    return _name_args()[n]


def named(n: int) -> NameArg:
    """The same inside a sentence, with the marks of its language."""
    return _chip_args()[n]


def role(number: int) -> NameArg:
    return NameArg(f"role-{ROLE_IDS[number]}")


def player(game: Game, number: int) -> PlayersArg:
    """The player whose seat this is, whichever of his characters sits there."""
    return PlayersArg([game.owner[number]])


def holder(game: Game, number: int) -> SeatArg | PlayersArg:
    """Who has a hand: the player, where several characters share it."""
    return player(game, number) if game.mode.two_seated else SEATS[number]

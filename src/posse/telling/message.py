"""A message: the id of a text in the locale files, and the things it speaks of, still as things."""

from __future__ import annotations

import msgspec


class SeatArg(msgspec.Struct, frozen=True, tag_field="is", tag="seat"):
    """Somebody at the table: the player, with the character where a player has two."""

    seat: int


class CardArg(msgspec.Struct, frozen=True, tag_field="is", tag="card"):
    """A card with its face, as in records: `bang[5C]`."""

    card: str


class CardsArg(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="cards"):
    """Several of them, in a row. `bare`: without the marks that a card has inside a sentence."""

    cards: list[str]
    bare: bool = False


class NameArg(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="name"):
    """The name of a thing, by the id of its text: `char-jesse-jones`. `chip`: with the marks that a card has."""

    text: str
    chip: bool = False


class PlayersArg(msgspec.Struct, frozen=True, tag_field="is", tag="players"):
    """Several players, by their numbers."""

    players: list[int]


class PartsArg(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="parts"):
    """Several messages, with this between them."""

    parts: list[Message]
    between: str = ", "


Arg = int | str | SeatArg | CardArg | CardsArg | NameArg | PlayersArg | PartsArg


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """`id` may end in an attribute (`ask-shot.else`)."""

    id: str
    args: dict[str, Arg] = {}

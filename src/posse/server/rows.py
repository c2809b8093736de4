"""What a room asks to be written, in the order in which it happened."""

from __future__ import annotations

from dataclasses import dataclass

from posse.server.play import Deal, Step


@dataclass(frozen=True)
class SaveRoom:
    """The room as it is now, in place of what it was."""

    room: str
    data: str
    listed: bool
    at: float


@dataclass(frozen=True)
class NewGame:
    room: str
    game: int
    deal: Deal
    commitment: str
    at: float


@dataclass(frozen=True)
class AddStep:
    """`n`: its place among the steps of the game, taken back ones included."""

    room: str
    game: int
    n: int
    step: Step
    by: str  # person, bot, clock
    at: float


@dataclass(frozen=True)
class EndGame:
    room: str
    game: int
    record: str
    at: float


@dataclass(frozen=True)
class AddLine:
    """A line of the chat."""

    room: str
    n: int
    player: int | None
    name: str
    text: str
    at: float


Row = SaveRoom | NewGame | AddStep | EndGame | AddLine

"""What there is to draw: plain data, put together by the table and read by the drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from posse.terminal.canvas import Spot
from posse.terminal.look import Look
from posse.terminal.options import Branch
from posse.terminal.paint import Palette
from posse.terminal.texts import Texts


@dataclass
class Button:
    """Something to choose in the ticket."""

    key: str
    label: str
    branch: Branch | None
    spot: Spot = ("button", 0)


@dataclass
class Ticket:
    """What is asked, by whom, because of what, and what happens otherwise."""

    title: str = ""
    headline: str = ""
    otherwise: str = ""
    hint: str = ""
    buttons: list[Button] = field(default_factory=list)
    mine: bool = False
    urgent: bool = False


@dataclass
class Line:
    """A line of the log."""

    text: str
    head: bool = False
    mine: bool = False
    deep: bool = False


@dataclass
class Scene:
    """Everything there is to draw."""

    look: Look
    texts: Texts
    palette: Palette
    ticket: Ticket
    cursor: Spot
    names: Sequence[str]
    keys: dict[int, str] = field(default_factory=dict)  # place in the hand: its key, if it can be used
    usable: frozenset[int] = frozenset()  # places in the hand whose cards can be used
    lit: frozenset[int] = frozenset()  # seats that may be chosen
    chosen: bool = False  # a card is chosen: they are its targets, no longer a hint
    aimed: int = -1  # the seat the cursor points at
    picked: int = -1  # place in the hand of the card that is being played
    notes: dict[int, str] = field(default_factory=dict)  # what has just happened to a seat
    log: Sequence[Line] = ()
    scroll: int = 0
    details: tuple[str, list[tuple[str, str]]] = ("", [])  # a title, then lines: how to print them, the text
    footer: Sequence[tuple[str, str]] = ()
    speed: str = ""

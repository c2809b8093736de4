"""Colours: one sheet, few inks. Two palettes, day and night; every state also has a sign or a word."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from rich.style import Style

from posse.engine.cards import BORDER, RANK, SUIT
from posse.engine.words import BORDERS, RANKS

SUITS: Final = "♠♥♦♣"
BULLET: Final = "●"
SPENT: Final = "○"
STAR: Final = "★"


@dataclass(frozen=True)
class Palette:
    name: str
    dark: bool
    room: str  # header and footer
    on_room: str
    sky: str  # the table behind the others
    sky_rule: str
    on_sky: str
    dim_sky: str  # words of less weight there, still readable
    ground: str  # behind what is mine
    on_ground: str
    dim_ground: str
    page: str  # log, ticket, seats
    on_page: str
    dim_page: str
    rule: str
    stock: str  # cards
    ink: str
    dim_ink: str
    faded: str  # a card that cannot be used
    faded_ink: str
    faded_foot: str
    red: str  # aimed, asked, urgent
    on_red: str
    red_text: str  # the same as text on a page
    gold: str  # the sheriff, may be used now: a fill
    on_gold: str
    gold_text: str
    suits: tuple[str, str, str, str]  # on cards: spades, hearts, diamonds, clubs
    suits_page: tuple[str, str, str, str]
    borders: dict[str, str]


KINDS: Final = {
    "brown": "#744521",
    "blue": "#22557c",
    "green": "#46642a",
    "orange": "#a8480f",
    "black": "#211b17",
    "event": "#7a4c08",
}
#: red suits are warm, black suits cool; hearts and spades dark, diamonds and clubs light: four that nobody confuses
ON_STOCK: Final = ("#1b1613", "#a3211c", "#c05a00", "#0b6e78")

DAY: Final = Palette(
    name="posse-day",
    dark=False,
    room="#211b17",
    on_room="#f3e8d0",
    sky="#f3e8d0",
    sky_rule="#cdb98c",
    on_sky="#211b17",
    dim_sky="#5d5146",
    ground="#174448",
    on_ground="#fcf6e8",
    dim_ground="#b9cfc6",
    page="#fcf6e8",
    on_page="#211b17",
    dim_page="#5d5146",
    rule="#a8946c",
    stock="#fcf6e8",
    ink="#211b17",
    dim_ink="#5d5146",
    faded="#c9bfa8",
    faded_ink="#4b4139",
    faded_foot="#b9ad92",
    red="#a12b1c",
    on_red="#fff6e6",
    red_text="#a12b1c",
    gold="#cb8d2c",
    on_gold="#211b17",
    gold_text="#7a4c08",
    suits=ON_STOCK,
    suits_page=ON_STOCK,
    borders=KINDS,
)
NIGHT: Final = Palette(
    name="posse-night",
    dark=True,
    room="#0b0806",
    on_room="#f8efdb",
    sky="#10221c",
    sky_rule="#2a4a3a",
    on_sky="#f8efdb",
    dim_sky="#b5aa92",
    ground="#2c1a0e",
    on_ground="#f8efdb",
    dim_ground="#cdb795",
    page="#0d1a16",
    on_page="#f8efdb",
    dim_page="#b5aa92",
    rule="#4f6b5b",
    stock="#fcf6e8",
    ink="#20160e",
    dim_ink="#5d4a38",
    faded="#8f866f",
    faded_ink="#20160e",
    faded_foot="#7d745f",
    red="#b3371f",
    on_red="#fff6e6",
    red_text="#ff8a70",
    gold="#d8a84a",
    on_gold="#20160e",
    gold_text="#f0c97a",
    suits=ON_STOCK,
    suits_page=("#f8efdb", "#ff8272", "#ffb347", "#6fd0da"),
    borders=KINDS,
)
PALETTES: Final = {palette.name: palette for palette in (DAY, NIGHT)}


@cache
def style(
    color: str = "", back: str = "", bold: bool = False, dim: bool = False, line: bool = False
) -> Style:
    return Style(
        color=color or None,
        bgcolor=back or None,
        bold=True if bold else None,
        dim=True if dim else None,
        underline=True if line else None,
    )


def face(card: int) -> str:
    """10♣; nothing for equipment."""
    return f"{RANKS[RANK[card]]}{SUITS[SUIT[card]]}" if SUIT[card] >= 0 else ""


def kind_of(card: int) -> str:
    return BORDERS[BORDER[card]]


def suit_color(palette: Palette, card: int, page: bool = False) -> str:
    suits = palette.suits_page if page else palette.suits
    return suits[SUIT[card]] if SUIT[card] >= 0 else (palette.on_page if page else palette.ink)

"""What all parts of the drawing use: sentences in colour, lives, cards in play."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from posse.terminal.canvas import Canvas, Spot, cut
from posse.terminal.layout import arrange
from posse.terminal.look import Seat
from posse.terminal.paint import BULLET, SPENT, STAR, face, kind_of, style, suit_color
from posse.terminal.scene import Scene

SUITED: Final = re.compile(r"(?:10|[2-9JQKA])?([♠♥♦♣])")


class Brush:
    """A scene, its layout, and the canvas for it."""

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.scene = scene
        self.look = scene.look
        self.t = scene.texts.t
        self.p = scene.palette
        self.plan = arrange(scene, width, height)
        self.canvas = Canvas(width, height, style(self.p.on_sky, self.p.sky))

    def at(self, spot: Spot) -> bool:
        return self.scene.cursor == spot

    def colored(self, text: str, color: str, bold: bool = False) -> Text:
        """A sentence with its suits in their colours and the players' names in bold; for a page."""
        found = Text(text, style(color, bold=bold))
        for match in SUITED.finditer(text):
            suit = "♠♥♦♣".index(match[1])
            found.stylize(style(self.p.suits_page[suit], bold=True), match.start(), match.end())
        for name in self.scene.names:
            for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text):
                found.stylize(style(bold=True), match.start(), match.end())
        return found

    def life(self, seat: Seat, full: str, spent: str) -> Text:
        text = Text(BULLET * seat.life, style(full))
        text.append(SPENT * max(seat.max_life - seat.life, 0), style(spent))
        return text

    def state(self, seat: Seat) -> str:
        """What happens there now, in a word."""
        note = self.scene.notes.get(seat.seat, "")
        if note:
            return note
        if seat.asked and not self.look.over:
            return self.t("term-thinking")
        if seat.at_turn:
            return self.t("term-at-turn")
        return ""

    def title(self, seat: Seat) -> str:
        star = f"{STAR} " if seat.role == "sheriff" else ""
        return f"{star}{seat.name}"

    def role_words(self, seat: Seat) -> str:
        star = f"{STAR} " if seat.role == "sheriff" else ""
        return f"{star}{self.scene.texts.role(seat.role)}"

    def table_card(self, card: int, seat: Seat, x: int, y: int, room: int, back: str = "") -> int:
        """A card in play: a bar in the colour of its kind, name, face, cubes."""
        p = self.p
        start = x
        page = not back
        x = self.canvas.put(x, y, "▌", style(p.borders.get(kind_of(card), p.ink) if page else p.gold))
        ink = p.dim_ground if back else p.on_page if self.p.dark else p.on_sky
        cubes = seat.load.get(card, 0)
        tail = f" ▪{cubes}" if cubes else ""
        if card in seat.fresh:
            tail += " …"
        sign = face(card)
        width = room - 1 - len(sign) - len(tail) - 1
        x = self.canvas.put(x, y, cut(self.scene.texts.card(card), max(width, 3)), style(ink))
        if sign:
            color = p.on_ground if back else suit_color(p, card, page=True)
            x = self.canvas.put(x + 1, y, sign, style(color, bold=True))
        x = self.canvas.put(x, y, tail, style(ink))
        return x - start

"""The table as a poster: above the line the others and the piles, below it everything that is mine.

One function of what is seen and of the size: nothing is kept, so a new size or language is a new drawing.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from posse.terminal.canvas import Canvas, Rect, cut, wrap, wrap_rich
from posse.terminal.layout import button_text, flow
from posse.terminal.mine import Mine
from posse.terminal.others import Others
from posse.terminal.paint import style
from posse.terminal.scene import Button, Scene

#: below this something that matters would be missing
LEAST_WIDTH: Final = 56
LEAST_HEIGHT: Final = 20


def draw(scene: Scene, width: int, height: int) -> Canvas:
    if width < LEAST_WIDTH or height < LEAST_HEIGHT:
        return too_small(scene, width, height)
    return Drawing(scene, width, height).canvas


def too_small(scene: Scene, width: int, height: int) -> Canvas:
    """Rather than half a table: what is wrong. The game waits as it is."""
    p = scene.palette
    canvas = Canvas(width, height, style(p.on_sky, p.sky))
    lines = wrap(
        scene.texts.t(
            "term-too-small",
            **{"width": width, "height": height, "least-width": LEAST_WIDTH, "least-height": LEAST_HEIGHT},
        ),
        width,
    )
    y = max((height - len(lines)) // 2, 0)
    for line in lines:
        canvas.put(max((width - len(line)) // 2, 0), y, line, style(p.on_sky, bold=True), width)
        y += 1
    return canvas


class Drawing(Others, Mine):
    """The whole of it; header, log, explanations, ticket and keys are here."""

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        super().__init__(scene, width, height)
        self.header()
        self.piles()
        self.seats()
        self.log()
        self.details()
        self.mine()
        self.hand()
        self.ticket()
        self.footer()

    def header(self) -> None:
        rect, p = self.plan.header, self.p
        self.canvas.fill(rect, style(p.on_room, p.room))
        x = self.canvas.put(1, 0, " POSSE ", style(p.on_red, p.red, bold=True))
        look = self.look
        if look.turn:
            who = self.scene.texts.t("log-turn", player=look.seat(look.turn_seat).name)
            if look.seat(look.turn_seat).mine:
                who = self.t("term-your-turn")
            x = self.canvas.put(x + 1, 0, f"{self.t('term-turn', turn=look.turn)} · ", style(p.on_room))
            x = self.canvas.put(x, 0, who, style(p.on_room, bold=True))
        right = self.scene.speed
        if self.plan.piles.height == 0:
            right = f"{self.t('term-deck', count=look.deck)} · {self.discard_words()}"
        room = rect.width - x - 3
        if room > 8:
            right = cut(right, room)
            self.canvas.put(rect.width - 1 - len(right), 0, right, style(p.on_room))

    def footer(self) -> None:
        rect, p = self.plan.footer, self.p
        self.canvas.fill(rect, style(p.on_room, p.room))
        x = 1
        for key, word in self.scene.footer:
            if x + len(key) + len(word) + 2 > rect.width:
                break
            x = self.canvas.put(x, rect.y, key, style(p.gold if p.dark else "#e8b04a", bold=True))
            x = self.canvas.put(x + 1, rect.y, word, style(p.on_room)) + 2

    def log(self) -> None:
        rect = self.plan.log
        c, p = self.canvas, self.p
        if rect.height <= 0:
            return
        c.fill(rect, style(p.on_page, p.page))
        top = rect.y
        if self.plan.wide:
            for y in range(rect.y, rect.bottom):
                c.put(rect.x, y, "│", style(p.rule))
            c.put(rect.x + 2, top, self.t("term-log"), style(p.on_page, bold=True, line=True))
            top += 1
        room = rect.width - (4 if self.plan.wide else 2)
        left = rect.x + (2 if self.plan.wide else 1)
        height = rect.bottom - top
        lines: list[tuple[Text, int]] = []
        wanted = height + self.scene.scroll
        for line in reversed(self.scene.log):
            if len(lines) >= wanted:
                break
            indent = 2 if line.deep else 0
            if line.head:
                text = f"── {line.text} "
                text = cut(text, room)
                text += "─" * max(room - len(text), 0)
                block = [Text(text, style(p.red_text if line.mine else p.dim_page, bold=line.mine))]
            else:
                block = wrap_rich(self.colored(line.text, p.on_page, bold=line.mine), room - indent)
            lines.extend((part, indent) for part in reversed(block))
        start = min(self.scene.scroll, max(len(lines) - height, 0))
        shown = lines[start : start + height]
        y = top + len(shown) - 1 if self.plan.wide else rect.bottom - 1
        for part, indent in shown:
            c.put(left + indent, y, part)
            y -= 1
        c.mark(("log", 0), rect.x, rect.y, rect.width, rect.height)

    def details(self) -> None:
        rect = self.plan.details
        c, p = self.canvas, self.p
        if rect.height <= 0:
            return
        title, lines = self.scene.details
        wide = self.plan.wide
        c.fill(rect, style(p.on_page, p.page))
        left = rect.x + (2 if wide else 1)
        room = rect.width - (4 if wide else 2)
        y = rect.y
        if wide:
            for row in range(rect.y, rect.bottom):
                c.put(rect.x, row, "│", style(p.rule))
            c.put(rect.x, y, "├" + "─" * (rect.width - 1), style(p.rule))
            y += 1
            c.put(left, y, self.colored(title, p.on_page, bold=True), None, room)
            y += 1
        else:
            # the title runs on into its text: every line counts
            if rect.height > 3:
                c.put(rect.x, rect.y, "▔" * rect.width, style(p.rule))
                y += 1
            if lines and lines[0][0] == "plain":
                head = f"{title}. " if title[-1:] not in ".!?" else f"{title} "
                whole = self.colored(head + lines[0][1], p.on_page)
                whole.stylize(style(bold=True), 0, len(title))
                for part in wrap_rich(whole, room):
                    if y < rect.bottom:
                        c.put(left, y, part, None, room)
                        y += 1
                lines = lines[1:]
            elif title and y < rect.bottom:
                c.put(left, y, self.colored(title, p.on_page, bold=True), None, room)
                y += 1
        colors = {"plain": p.on_page, "dim": p.dim_page, "no": p.red_text, "yes": p.gold_text}
        for how, text in lines:
            bold = how in ("no", "yes")
            for part in wrap_rich(self.colored(text, colors[how], bold=bold), room):
                if y < rect.bottom:
                    c.put(left, y, part, None, room)
                    y += 1

    def ticket(self) -> None:
        rect = self.plan.ticket
        c, p, ticket = self.canvas, self.p, self.scene.ticket
        urgent = ticket.urgent
        back, ink = (p.red, p.on_red) if urgent else (p.page, p.on_page)
        dim = p.on_red if urgent else p.dim_page
        if self.plan.wide:
            middle = rect.y + rect.height // 2
            c.fill(Rect(0, middle, self.plan.seats.width, rect.bottom - middle), style(back=p.ground))
        c.fill(rect, style(ink, back))
        pad = 1
        y = rect.y
        if self.plan.wide:
            c.box(rect, style(ink if ticket.mine else p.rule), "double" if ticket.mine else "round")
            pad = 2
            y += 1
            if ticket.title:
                c.put(rect.x + 3, rect.y, f" {ticket.title} ", style(ink, back, bold=True), rect.width - 6)
        elif ticket.title:
            c.fill(Rect(rect.x, y, rect.width, 1), style(p.on_red, p.red if ticket.mine else p.room))
            bar = style(p.on_red if ticket.mine else p.on_room, bold=True)
            c.put(rect.x + 1, y, ticket.title, bar, rect.width - 2)
            y += 1
        left, room = rect.x + pad, rect.width - 2 * pad
        for part in wrap_rich(
            self.colored(ticket.headline, ink, bold=ticket.mine)
            if not urgent
            else Text(ticket.headline, style(ink, bold=True)),
            room,
        ):
            c.put(left, y, part, None, room)
            y += 1
        if ticket.hint:
            c.put(left, y, ticket.hint, style(ink), room)
        elif ticket.otherwise:
            c.put(left, y, ticket.otherwise, style(dim), room)
        y += 1
        places = flow((len(button_text(b)) for b in ticket.buttons), room)
        end = rect.bottom - (1 if self.plan.wide else 0)
        lines = places[-1][0] + 1 if places else 0
        y = max(y, end - lines)
        for button, (line, column) in zip(ticket.buttons, places):
            if y + line < end:
                self.button(button, left + column, y + line, urgent)

    def button(self, button: Button, x: int, y: int, urgent: bool) -> None:
        p = self.p
        text = button_text(button)
        here = self.at(button.spot)
        if here:
            text = f"▶{text[1:]}"
            look = style(p.on_gold, p.gold, bold=True)
        elif urgent:
            look = style(p.ink, p.stock, bold=True)
        elif button.branch is not None and not button.branch.passes:
            look = style(p.room, p.on_room, bold=True) if p.dark else style(p.on_room, p.room, bold=True)
        else:
            look = style(p.page, p.dim_page, bold=True)
        self.canvas.put(x, y, text, look)
        self.canvas.mark(button.spot, x, y, len(text), 1)

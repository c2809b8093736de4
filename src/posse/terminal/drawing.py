"""The table as a poster: above the line the others and the piles, below it everything that is mine.

One function of what is seen and of the size: nothing is kept, so a new size or language is a new drawing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from posse.engine.cards import KIND, RULES, SUIT
from posse.i18n import message_id
from posse.terminal.canvas import Canvas, Rect, Spot, cut, wrap, wrap_rich
from posse.terminal.look import Look, Seat
from posse.terminal.options import Branch
from posse.terminal.paint import BULLET, SPENT, STAR, Palette, face, kind_of, style, suit_color
from posse.terminal.texts import Texts

CARD_WIDTH: Final = 17
CARD_HEIGHT: Final = 9
SUITED: Final = re.compile(r"(?:10|[2-9JQKA])?([♠♥♦♣])")


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


@dataclass(frozen=True)
class Plan:
    """Where everything goes."""

    header: Rect
    footer: Rect
    seats: Rect
    piles: Rect
    log: Rect
    details: Rect
    ticket: Rect
    me: Rect
    hand: Rect
    seat_form: str  # box, two, one
    big: bool  # cards drawn as cards
    wide: bool  # the log has a column of its own


def arrange(scene: Scene, width: int, height: int) -> Plan:
    others = len(scene.look.others)
    wide = width >= 104 and height >= 26
    side = min(58, max(34, width * 27 // 100)) if wide else 0
    main = width - side
    big = wide and height >= 40 and main >= 100
    top, bottom = 1, height - 1
    ticket_lines = ticket_height(scene, main - 4 if wide else main, wide)
    if big:
        me = Rect(0, bottom - CARD_HEIGHT - 2, min(34, main // 4), CARD_HEIGHT + 2)
        hand = Rect(me.right, me.y, main - me.width, CARD_HEIGHT + 2)
        if len(scene.look.hand) > 1 and (hand.width - CARD_WIDTH - 2) // (len(scene.look.hand) - 1) < 7:
            big = False
    details_height = 0 if wide else 3 if height < 26 else 4
    if not big:
        hand_lines = chip_rows(scene, main - 2)
        hand = Rect(0, bottom - details_height - hand_lines, main, hand_lines)
        mine = 2 * len(scene.look.mine)
        me = Rect(0, hand.y - mine, main, mine)
    ticket_width = main - 2 if wide else main
    ticket = Rect((main - ticket_width) // 2, me.y - ticket_lines, ticket_width, ticket_lines)
    free = ticket.y - top  # for seats, piles and, where it has no column, the log
    log_least = 0 if wide else 2
    if wide and main // max(others, 1) >= 20 and free >= 13:
        form = "box"
        tall = min(free - (8 if free >= 19 else 2), 17)
        seats = Rect(0, top, main, tall)
        piles = Rect(0, top + tall, main, free - tall)
    else:
        form = "two" if others * 2 + 1 + log_least <= free else "one"
        tall = others * (2 if form == "two" else 1)
        seats = Rect(0, top, main, min(tall, free))
        left = free - seats.height
        line = 1 if left > log_least or (wide and left) else 0
        piles = Rect(0, seats.bottom, main, left if wide else line)
    if wide:
        depth = min(max(9, (height - 2) * 2 // 5), 16)
        log = Rect(main, top, side, bottom - top - depth)
        details = Rect(main, log.bottom, side, depth)
    else:
        log = Rect(0, piles.bottom, main, ticket.y - piles.bottom)
        details = Rect(0, bottom - details_height, main, details_height)
    return Plan(
        Rect(0, 0, width, 1),
        Rect(0, bottom, width, 1),
        seats,
        piles,
        log,
        details,
        ticket,
        me,
        hand,
        form,
        big,
        wide,
    )


def draw(scene: Scene, width: int, height: int) -> Canvas:
    return Drawing(scene, width, height).canvas


# -- the ticket ---------------------------------------------------------------------------------------------------


def button_text(button: Button) -> str:
    return f" {button.key} {button.label} " if button.key else f" {button.label} "


def flow(widths: Iterable[int], room: int, gap: int = 1) -> list[tuple[int, int]]:
    """Line and column of each piece when they are set one after the other."""
    places: list[tuple[int, int]] = []
    line = column = 0
    for width in widths:
        if column and column + width > room:
            line, column = line + 1, 0
        places.append((line, column))
        column += width + gap
    return places


def ticket_height(scene: Scene, width: int, bordered: bool) -> int:
    """At least four lines, so that the table does not jump; more for long questions and many buttons."""
    inner = width - (4 if bordered else 2)
    ticket = scene.ticket
    lines = len(wrap(ticket.headline, inner)) + 1
    places = flow((len(button_text(b)) for b in ticket.buttons), inner)
    lines += 1 + places[-1][0] if places else 1
    least = 4 if bordered else 3
    return max(lines, least) + (2 if bordered else 1)


def chip_label(scene: Scene, place: int) -> str:
    key = scene.keys.get(place, "") or ("•" if place in scene.usable else "·")
    return f" {key} {scene.texts.short(scene.look.hand[place])} "


def chip_rows(scene: Scene, width: int) -> int:
    places = flow((len(chip_label(scene, i)) + 1 for i in range(len(scene.look.hand))), width)
    return max(places[-1][0] + 1 if places else 1, 2)


class Drawing:
    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.scene = scene
        self.look = scene.look
        self.t = scene.texts.t
        self.p = scene.palette
        self.plan = arrange(scene, width, height)
        self.canvas = Canvas(width, height, style(self.p.on_sky, self.p.sky))
        self.header()
        self.piles()
        self.seats()
        self.log()
        self.details()
        self.mine()
        self.hand()
        self.ticket()
        self.footer()

    # -- small things -----------------------------------------------------------------------------------------

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

    # -- header and footer ------------------------------------------------------------------------------------

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

    # -- the others -------------------------------------------------------------------------------------------

    def seats(self) -> None:
        others = self.look.others
        if not others:
            return
        if self.plan.seat_form == "box":
            self.boxes(others)
            return
        rect = self.plan.seats
        step = 2 if self.plan.seat_form == "two" else 1
        for i, seat in enumerate(others):
            if (i + 1) * step <= rect.height:
                self.seat_line(seat, Rect(rect.x, rect.y + i * step, rect.width, step))

    def boxes(self, others: Sequence[Seat]) -> None:
        rect = self.plan.seats
        count = len(others)
        width = min(30, (rect.width - 1) // count - 1)
        gap = (rect.width - width * count) // (count + 1)
        slack = max(rect.height - 10, 0)
        tall = rect.height - min(slack, 3)
        for i, seat in enumerate(others):
            # on an arc: the outer ones sit lower
            off = abs(2 * i - (count - 1)) / max(count - 1, 1)
            drop = round(off * (rect.height - tall))
            x = rect.x + gap + i * (width + gap)
            self.seat_box(seat, Rect(x, rect.y + drop, width, tall))

    def seat_look(self, seat: Seat) -> tuple[str, str, str, str]:
        """Kind of frame, its colour, background, ink."""
        p = self.p
        spot = ("seat", seat.seat)
        if self.scene.aimed == seat.seat:
            return "double", p.red, p.page, p.on_page
        if seat.seat in self.scene.lit and self.scene.chosen:
            return "heavy", p.red, p.page, p.on_page
        if self.at(spot):
            return "double", p.gold_text, p.page, p.on_page
        if seat.out:
            return "dashed", p.dim_sky, "", p.dim_sky
        if seat.asked or seat.at_turn:
            return "heavy" if seat.asked else "round", p.gold_text, p.page, p.on_page
        if seat.seat in self.scene.lit:
            return "round", p.red_text, "", p.on_sky
        return "round", p.rule, "", p.on_sky

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

    def seat_box(self, seat: Seat, rect: Rect) -> None:
        c, p = self.canvas, self.p
        kind, line, back, ink = self.seat_look(seat)
        dim = p.dim_page if back else p.dim_sky
        if back:
            c.fill(rect, style(ink, back))
        c.box(rect, style(line), kind)
        c.mark(("seat", seat.seat), rect.x, rect.y, rect.width, rect.height)
        room = rect.width - 4
        left, y = rect.x + 2, rect.y
        key = next((b.key for b in self.scene.ticket.buttons if b.spot == ("seat", seat.seat)), "")
        mark = f" {key} " if key else ""
        c.put(left, y, cut(f" {self.title(seat)} ", room - len(mark)), style(ink, bold=True))
        if mark:
            c.put(rect.right - 2 - len(mark), y, mark, style(p.on_red, p.red, bold=True))
        if seat.out:
            self.mourning(seat, rect)
            return
        texts = self.scene.texts
        name = self.t.name("char", seat.character) if seat.character else ""
        c.put(left, y + 1, name, style(dim), room)
        gold = p.gold_text
        x = c.put(left, y + 2, self.life(seat, gold, dim))
        count = self.t("n-cards", count=seat.hand)
        numbers = f"{seat.life}/{seat.max_life}"
        if x + len(count) + len(numbers) + 3 > rect.right - 2:
            count = f"▯{seat.hand}"
        if x + len(count) + len(numbers) + 2 <= rect.right - 2:
            c.put(x + 1, y + 2, numbers, style(ink))
        c.put(rect.right - 2 - len(count), y + 2, count, style(ink))
        y += 3
        if seat.role and seat.role_open:
            c.put(left, y, cut(texts.role(seat.role), room), style(gold, bold=True))
            y += 1
        away = self.t("term-away", distance=seat.distance) if seat.distance else ""
        if self.look.me.out or not seat.distance:
            away = ""
        else:
            c.put(left, y, away, style(ink, bold=True), room)
            reach = self.t("term-in-reach" if seat.in_reach else "term-not-in-reach")
            c.put(left, y + 1, reach, style(p.red_text if seat.in_reach else dim, bold=seat.in_reach), room)
            back_at = self.t("term-reaches-you" if seat.reaches_me else "term-not-reaches-you")
            c.put(left, y + 2, back_at, style(p.red_text if seat.reaches_me else dim), room)
            y += 3
        lines = rect.bottom - 1 - y
        cards = list(seat.table)
        shown = cards if len(cards) <= lines else cards[: max(lines - 1, 0)]
        for card in shown:
            self.table_card(card, seat, left, y, room)
            y += 1
        if len(shown) < len(cards):
            c.put(left, y, f"+{len(cards) - len(shown)}", style(dim))
        state = self.state(seat)
        if state:
            state = cut(f" {state} ", rect.width - 2)
            hot = seat.seat in self.scene.notes
            look = style(p.on_red, p.red, bold=True) if hot else style(p.on_gold, p.gold, bold=True)
            c.put(rect.x + (rect.width - len(state)) // 2, rect.bottom - 1, state, look)

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

    def mourning(self, seat: Seat, rect: Rect) -> None:
        """Out: the role in the middle, everything else gone."""
        c, p = self.canvas, self.p
        role = self.scene.texts.role(seat.role) if seat.role else ""
        name = self.t.name("char", seat.character) if seat.character else ""
        lines = [(name, False), ("", False), (role, True), (self.t("term-out"), False)]
        y = rect.y + max((rect.height - len(lines)) // 2, 1)
        for text, bold in lines:
            text = cut(text, rect.width - 4)
            c.put(rect.x + (rect.width - len(text)) // 2, y, text, style(p.dim_sky, bold=bold))
            y += 1

    def seat_line(self, seat: Seat, rect: Rect) -> None:
        """A seat on one line or two; the second one has its cards in play."""
        c, p = self.canvas, self.p
        y = rect.y
        _, line, back, ink = self.seat_look(seat)
        if back:
            c.fill(rect, style(ink, back))
        dim = p.dim_page if back else p.dim_sky
        c.mark(("seat", seat.seat), rect.x, y, rect.width, rect.height)
        key = next((b.key for b in self.scene.ticket.buttons if b.spot == ("seat", seat.seat)), "")
        pointed = self.scene.aimed == seat.seat or self.at(("seat", seat.seat))
        sign = "▶" if pointed else "▸" if seat.at_turn else "◎" if seat.seat in self.scene.lit else " "
        c.put(rect.x, y, sign, style(line if sign != "◎" else p.red_text, bold=True))
        if key:
            c.put(rect.x + 1, y, f"{key}", style(p.on_red, p.red, bold=True))
        star = STAR if seat.role == "sheriff" else " "
        c.put(rect.x + 2, y, star, style(p.gold_text, bold=True))
        wide = rect.width >= 96
        name_width, char_width = (16, 18) if wide else (10, 15)
        c.put(rect.x + 3, y, seat.name, style(ink if not seat.out else dim, bold=not seat.out), name_width)
        x = rect.x + 4 + name_width
        name = self.t.name("char", seat.character) if seat.character else ""
        c.put(x, y, name, style(dim), char_width)
        x += char_width + 1
        if seat.out:
            role = f" · {self.scene.texts.role(seat.role)}" if seat.role else ""
            c.put(x, y, f"{self.t('term-out')}{role}", style(dim))
            return
        c.put(x, y, self.life(seat, p.gold_text, dim))
        x += 7
        x = c.put(x, y, f"▯{seat.hand}", style(ink))
        x = max(x + 1, rect.x + 4 + name_width + char_width + 1 + 11)
        if seat.distance and not self.look.me.out:
            x = c.put(x, y, f"↔{seat.distance}", style(ink, bold=True))
            x = c.put(x + 1, y, "→" if seat.in_reach else " ", style(p.red_text, bold=True))
            x = c.put(x, y, "←" if seat.reaches_me else " ", style(p.red_text, bold=True))
        x = rect.x + 4 + name_width + char_width + 1 + 18
        state = self.state(seat)
        room = rect.right - x - 1
        if seat.role and seat.role_open and seat.role != "sheriff":
            role = self.scene.texts.role(seat.role)
            x = c.put(x, y, cut(role, room), style(p.gold_text, bold=True)) + 1
            room = rect.right - x - 1
        if rect.height == 1 and seat.table and not state:
            words = [self.scene.texts.card(card) for card in seat.table]
            shown = list(words)
            while len(shown) > 1 and len(" · ".join(shown)) > room - (4 if len(shown) < len(words) else 0):
                shown.pop()
            text = " · ".join(shown)
            if len(shown) < len(words):
                text = f"{cut(text, room - 4)} +{len(words) - len(shown)}"
            c.put(x, y, cut(text, room), style(ink))
        if state and room > 3:
            hot = seat.seat in self.scene.notes
            look = style(p.on_red, p.red, bold=True) if hot else style(p.on_gold, p.gold, bold=True)
            c.put(x, y, cut(f" {state} ", room), look)
        if rect.height == 2:
            x = rect.x + 4
            for i, card in enumerate(seat.table):
                size = len(self.scene.texts.short(card)) + 3
                if x + size > rect.right - 4:
                    c.put(x, y + 1, f"+{len(seat.table) - i}", style(dim))
                    break
                x += self.table_card(card, seat, x, y + 1, size + 2) + 2
            if not seat.table:
                c.put(x, y + 1, self.t("term-nothing-in-play"), style(dim))

    # -- the piles --------------------------------------------------------------------------------------------

    def discard_words(self) -> str:
        if self.look.top < 0:
            return self.t("term-discard-empty")
        return self.t("term-discard", card=self.scene.texts.chip(self.look.top))

    def piles(self) -> None:
        rect = self.plan.piles
        if rect.height <= 0:
            return
        if rect.height >= 6 and self.plan.wide:
            self.pile_cards(rect)
            return
        c, p, look = self.canvas, self.p, self.look
        y = rect.y + max(rect.height - 1, 0) // 2
        if rect.height > 1:
            self.horizon(rect)
        pieces: list[tuple[Spot, str]] = [
            (("deck", 0), self.t("term-deck", count=look.deck)),
            (("discard", 0), self.discard_words()),
        ]
        for i, event in enumerate(look.events):
            pieces.append((("event", i), self.t("term-event", event=self.t.name("event", event))))
        if look.open_cards:
            cards = ", ".join(self.scene.texts.short(card) for card in look.open_cards)
            pieces.append((("open", 0), self.t("term-open", cards=cards)))
        if look.row:
            pieces.append((("row", 0), ", ".join(self.scene.texts.card(card) for card in look.row)))
        x = rect.x + 3
        for i, (spot, text) in enumerate(pieces):
            if x > rect.right - 6:
                break
            if i:
                x = c.put(x, y, " · ", style(p.dim_sky))
            text = cut(text, rect.right - x - 1)
            c.mark(spot, x, y, len(text), 1)
            shown = self.colored(text, p.on_sky, bold=self.at(spot))
            if self.at(spot):
                c.put(x - 1, y, "▶", style(p.gold_text, bold=True))
                shown.stylize(style(line=True))
            x = c.put(x, y, shown)

    def horizon(self, rect: Rect) -> None:
        self.canvas.put(rect.x, rect.bottom - 1, "▁" * rect.width, style(self.p.sky_rule))

    def pile_cards(self, rect: Rect) -> None:
        """Deck, discard pile, event and what lies open, as small cards on the horizon."""
        c, p, look = self.canvas, self.p, self.look
        texts = self.scene.texts
        tall = min(rect.height - 1, 7) - 1
        faces: list[tuple[Spot, str, int, str]] = [
            (("deck", 0), self.t("term-deck-word"), -1, str(look.deck)),
            (("discard", 0), self.t("term-discard-word"), look.top, str(look.discard)),
        ]
        for i, event in enumerate(look.events):
            faces.append((("event", i), self.t("term-event-word"), -2 - i, event))
        for i, card in enumerate(look.open_cards):
            faces.append((("open", i), "", card, ""))
        for i, card in enumerate(look.row):
            faces.append((("row", i), "", card, ""))
        room = (rect.width - 4) // len(faces)
        width = max(min(17 if look.events else 14, room - 2), 8)
        total = len(faces) * (width + 2) - 2
        x = rect.x + max((rect.width - total) // 2, 1)
        y = rect.y + max((rect.height - tall - 1) // 2, 0)
        self.sun(rect)
        for spot, word, card, more in faces:
            frame = Rect(x, y, width, tall)
            c.mark(spot, x, y, width, tall + 1)
            line = "double" if self.at(spot) else "round"
            if spot[0] == "deck":
                c.fill(frame, style(p.on_red, p.red))
                c.box(frame, style(p.on_red), line)
                for row in range(1, tall - 1):
                    pattern = ("✶ · " if row % 2 else "· ✶ ") * width
                    c.put(x + 2, y + row, pattern[: width - 4], style(p.on_red))
                word = f"{word} {more}"
            elif spot[0] == "event":
                c.fill(frame, style(p.on_red, p.borders["event"]))
                c.box(frame, style(p.on_red), line)
                name = wrap(self.t.name("event", more), width - 4)[: tall - 2]
                for row, part in enumerate(name):
                    c.put(x + 2, y + 1 + row, part, style(p.on_red, bold=True), width - 4)
            elif card < 0:
                c.box(frame, style(p.rule), "dashed")
            else:
                c.fill(frame, style(p.ink, p.stock))
                c.box(frame, style(p.borders[kind_of(card)]), line)
                c.put(x + 2, y + 1, face(card), style(suit_color(p, card), bold=True))
                for row, part in enumerate(wrap(texts.card(card), width - 4)[: tall - 3]):
                    c.put(x + 2, y + 2 + row, part, style(p.ink, bold=True), width - 4)
                if spot[0] == "discard":
                    word = f"{word} {more}"
            if self.at(spot):
                word = f"▶ {word}"
            c.put(x + max((width - len(word)) // 2, 0), y + tall, cut(word, width + 1), style(p.on_sky))
            x += width + 2

    def sun(self, rect: Rect) -> None:
        """A low sun behind the piles."""
        self.horizon(rect)
        middle = rect.x + rect.width // 2
        warm = "#f0dcab" if not self.p.dark else "#1d3328"
        for row in range(rect.height):
            half = int((rect.height * rect.height - (rect.height - row) ** 2 * 0.9) ** 0.5 * 3.2)
            half = min(half, rect.width // 2 - 2)
            if half > 0:
                self.canvas.fill(Rect(middle - half, rect.y + row, half * 2, 1), style(back=warm))

    # -- the log ----------------------------------------------------------------------------------------------

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

    # -- what the cursor is on --------------------------------------------------------------------------------

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

    # -- what is mine -----------------------------------------------------------------------------------------

    def mine(self) -> None:
        rect = self.plan.me
        c, p = self.canvas, self.p
        c.fill(rect, style(p.on_ground, p.ground))
        if self.plan.big:
            self.portrait(rect)
            return
        first = 0
        for place, seat in enumerate(self.look.mine):
            y = rect.y + 2 * place
            ink = p.on_ground if not seat.out else p.dim_ground
            x = c.put(rect.x + 1, y, f"{seat.name}", style(ink, bold=True)) + 2
            x = self.pointable(("me", place), x, y, self.t.name("char", seat.character)) + 2
            if seat.out:
                c.put(x, y, self.t("term-out"), style(p.dim_ground))
                continue
            x = c.put(x, y, self.life(seat, p.gold, p.dim_ground))
            x = c.put(x + 1, y, f"{seat.life}/{seat.max_life}", style(ink)) + 2
            if seat.role and not place:
                x = self.pointable(("role", 0), x, y, self.role_words(seat), p.gold) + 2
            reach = self.t("term-reach", reach=seat.reach)
            state = self.state(seat) if seat.seat in self.scene.notes else ""
            if state and x < rect.right - 4:
                x = c.put(x, y, cut(f" {state} ", rect.right - x), style(p.on_red, p.red, bold=True)) + 2
            if x + len(reach) < rect.right:
                c.put(x, y, reach, style(p.dim_ground))
            self.my_table(seat, first, rect.x + 1, y + 1, rect.width - 2)
            first += len(seat.table)

    def role_words(self, seat: Seat) -> str:
        star = f"{STAR} " if seat.role == "sheriff" else ""
        return f"{star}{self.scene.texts.role(seat.role)}"

    def pointable(self, spot: Spot, x: int, y: int, text: str, color: str = "") -> int:
        p = self.p
        self.canvas.mark(spot, x, y, len(text), 1)
        look = style(color or p.on_ground, bold=bool(color))
        if self.at(spot):
            self.canvas.put(x - 1, y, "▶", style(p.gold, bold=True))
            look = style(p.on_ground, bold=True, line=True)
        return self.canvas.put(x, y, text, look)

    def my_table(self, seat: Seat, first: int, x: int, y: int, room: int) -> None:
        c, p = self.canvas, self.p
        if not seat.table:
            c.put(x, y, self.t("term-nothing-in-play"), style(p.dim_ground))
        right = x + room
        for i, card in enumerate(seat.table):
            size = len(self.scene.texts.short(card)) + 4
            if x + size > right:
                c.put(x, y, f"+{len(seat.table) - i}", style(p.dim_ground))
                break
            self.my_card(first + i, card, seat, x, y, size)
            x += size

    def my_card(self, i: int, card: int, seat: Seat, x: int, y: int, room: int) -> None:
        spot = ("mine", i)
        width = self.table_card(card, seat, x, y, room, self.p.ground)
        self.canvas.mark(spot, x, y, width, 1)
        if self.at(spot):
            self.canvas.put(x, y, "▶", style(self.p.gold, bold=True))
            self.canvas.restyle(Rect(x + 1, y, width - 1, 1), style(self.p.on_ground, bold=True, line=True))

    def portrait(self, rect: Rect) -> None:
        """My part at the left of the hand: name, role, and each character with its life and cards in play."""
        c, p = self.canvas, self.p
        look = self.look
        left, y, room = rect.x + 2, rect.y + 1, rect.width - 3
        x = c.put(left, y, look.me.name, style(p.on_ground, bold=True), room)
        if look.me.role:
            role = cut(self.role_words(look.me), max(rect.right - 1 - x - 1, 1))
            self.pointable(("role", 0), rect.right - 1 - len(role), y, role, p.gold)
        else:
            c.put(x + 1, y, self.t("term-you"), style(p.dim_ground), max(rect.right - x - 2, 0))
        y += 1
        first = 0
        for place, seat in enumerate(look.mine):
            self.pointable(("me", place), left, y, cut(self.t.name("char", seat.character), room))
            state = self.state(seat) if seat.seat in self.scene.notes else ""
            if state:
                state = cut(f" {state} ", room // 2)
                c.put(rect.right - 1 - len(state), y, state, style(p.on_red, p.red, bold=True))
            y += 1
            if seat.out:
                c.put(left, y, self.t("term-out"), style(p.dim_ground))
            else:
                x = c.put(left, y, self.life(seat, p.gold, p.dim_ground))
                c.put(x + 1, y, f"{seat.life}/{seat.max_life}", style(p.on_ground))
                reach = self.t("term-reach", reach=seat.reach)
                c.put(max(rect.right - 1 - len(reach), x + 6), y, reach, style(p.dim_ground))
            y += 1
            lines = (rect.bottom - y) // (len(look.mine) - place) - (len(look.mine) - place - 1) * 2
            if not seat.table and not seat.out and len(look.mine) == 1:
                c.put(left, y + 1, self.t("term-nothing-in-play"), style(p.dim_ground), room)
            if len(seat.table) < lines and len(look.mine) == 1:
                y += 1
                lines -= 1
            for i, card in enumerate(seat.table):
                if i >= lines - 1 and len(seat.table) > lines:
                    c.put(left, y, f"+{len(seat.table) - i}", style(p.dim_ground))
                    y += 1
                    break
                self.my_card(first + i, card, seat, left, y, room)
                y += 1
            first += len(seat.table)

    def hand(self) -> None:
        rect = self.plan.hand
        c, p, hand = self.canvas, self.p, self.look.hand
        c.fill(rect, style(p.on_ground, p.ground))
        if not hand:
            c.put(rect.x + 1, rect.y, self.t("term-empty-hand"), style(p.dim_ground))
            return
        if not self.plan.big:
            widths = [len(chip_label(self.scene, i)) + 1 for i in range(len(hand))]
            for i, (line, column) in enumerate(flow(widths, rect.width - 2)):
                if line < rect.height:
                    self.chip(i, rect.x + 1 + column, rect.y + line)
            return
        room = rect.width - 2 - CARD_WIDTH
        step = min(CARD_WIDTH + 1, room // max(len(hand) - 1, 1))
        on_top = [i for i in range(len(hand)) if self.at(("hand", i)) or self.scene.picked == i]
        order = [i for i in range(len(hand)) if i not in on_top] + on_top
        for i in order:
            up = self.at(("hand", i)) or self.scene.picked == i
            place = Rect(rect.x + 1 + i * step, rect.y + (0 if up else 1), CARD_WIDTH, CARD_HEIGHT)
            self.card(i, place, covered=step < CARD_WIDTH)

    def chip(self, i: int, x: int, y: int) -> None:
        """A card of the hand on one line: its key if it can be used, name, face."""
        c, p = self.canvas, self.p
        card = self.look.hand[i]
        usable = i in self.scene.usable
        label = chip_label(self.scene, i)
        here = self.at(("hand", i)) or self.scene.picked == i
        back = p.gold if here else p.stock if usable else p.faded
        ink = p.ink if usable or here else p.faded_ink
        c.put(x, y, "▶" if here else "▌", style(p.ink if here else p.borders[kind_of(card)], back, bold=here))
        c.put(x + 1, y, label[1:], style(ink, back, bold=usable))
        sign = face(card)
        if sign and usable and not here:
            at = x + len(label) - 1 - len(sign)
            c.put(at, y, sign, style(suit_color(p, card), back, bold=True))
        c.mark(("hand", i), x, y, len(label), 1)

    def card(self, i: int, rect: Rect, covered: bool) -> None:
        """A card as a card: face, name, and the words in the ink of its kind; flush left where others lie on it."""
        c, p = self.canvas, self.p
        card = self.look.hand[i]
        usable = i in self.scene.usable
        here = self.at(("hand", i))
        picked = self.scene.picked == i
        back = p.stock if usable or picked else p.faded
        ink = p.ink if usable or picked else p.faded_ink
        color = p.borders[kind_of(card)]
        c.fill(rect, style(ink, back))
        line = p.red if here or picked else color if usable else p.faded_ink
        c.box(rect, style(line, back, bold=here), "double" if here or picked else "round")
        left, room = rect.x + 2, rect.width - 4
        sign = face(card)
        c.put(left, rect.y + 1, sign, style(suit_color(p, card) if usable or picked else ink, bold=True))
        key = self.scene.keys.get(i, "")
        if key:
            c.put(
                left + 4 if covered else rect.right - 4,
                rect.y + 1,
                f" {key} ",
                style(p.on_gold, p.gold, bold=True),
            )
        name = wrap(self.scene.texts.card(card).upper(), room)[:2]
        y = rect.y + (3 if len(name) == 1 else 2)
        for part in name:
            part = cut(part, room)
            x = left if covered else rect.x + (rect.width - len(part)) // 2
            c.put(x, y, part, style(ink, bold=True))
            y += 1
        foot = Rect(rect.x + 1, rect.y + 4, rect.width - 2, rect.height - 5)
        on_foot = "#fcf6e8"
        if usable or picked:
            c.fill(foot, style(on_foot, color))
        else:
            on_foot = p.faded_ink
            c.fill(foot, style(on_foot, p.faded_foot))
        rule = RULES[KIND[card]]
        words = self.t(message_id("card", rule.id) + ".face").replace("\n", " ") if SUIT[card] >= 0 else ""
        for row, part in enumerate(wrap(words, foot.width)[: foot.height]):
            x = foot.x if covered else rect.x + (rect.width - len(part)) // 2
            c.put(x, foot.y + row, part, style(on_foot))
        c.mark(("hand", i), rect.x, rect.y, rect.width, rect.height)

    # -- the ticket -------------------------------------------------------------------------------------------

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


__all__ = ["Button", "Drawing", "Line", "Plan", "Scene", "Ticket", "arrange", "draw"]

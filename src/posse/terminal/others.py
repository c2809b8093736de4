"""Above the line: the other players, and the piles between them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from posse.terminal.brush import Brush
from posse.terminal.canvas import Rect, Spot, cut, wrap
from posse.terminal.look import Seat
from posse.terminal.paint import STAR, face, kind_of, style, suit_color


class Others(Brush):
    """Boxes on an arc where there is room, else two lines or one for each."""

    def seats(self) -> None:
        others = self.look.others
        if not others:
            return
        if self.plan.seat_form == "box":
            self.boxes(others)
            return
        rect = self.plan.seats
        y = rect.y
        for seat in others:
            lines = 2 if self.plan.seat_form == "two" and not seat.out else 1
            if y + lines <= rect.bottom:
                self.seat_line(seat, Rect(rect.x, y, rect.width, lines))
            y += lines

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
            hot = style(p.red_text if seat.in_reach else dim, bold=seat.in_reach)
            c.put(left, y + 1, reach, hot, room + 1)
            back_at = self.t("term-reaches-you" if seat.reaches_me else "term-not-reaches-you")
            c.put(left, y + 2, back_at, style(p.red_text if seat.reaches_me else dim), room + 1)
            y += 3
        lines = rect.bottom - 1 - y
        cards = list(seat.table)
        shown = cards if len(cards) <= lines else cards[: max(lines - 1, 0)]
        for card in shown:
            self.table_card(card, seat, left, y, room + 1)
            y += 1
        if len(shown) < len(cards):
            c.put(left, y, f"+{len(cards) - len(shown)}", style(dim))
        state = self.state(seat)
        if state:
            state = cut(f" {state} ", rect.width - 2)
            self.tag(seat, state, rect.x + (rect.width - len(state)) // 2, rect.bottom - 1)

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

    def columns(self, room: int) -> tuple[int, int]:
        """How wide names and characters are set on the lines: what the names do not need is left to the characters."""
        names = max(min(cell_len(seat.name), 16) for seat in self.look.others)
        name_width = max(min(names, room - 15), room - 20)
        return name_width, room - name_width

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
        name_width, char_width = self.columns(34 if rect.width >= 96 else 25)
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
        if rect.height == 1 and seat.table:
            if state:  # at the end of the line, and the cards keep the rest
                tag = cut(f" {state} ", max(room // 2, 6))
                self.tag(seat, tag, rect.right - 1 - len(tag), y)
                room -= len(tag) + 1
                state = ""
            words = [self.scene.texts.card(card) for card in seat.table]
            shown = list(words)
            while len(shown) > 1 and len(" · ".join(shown)) > room - (4 if len(shown) < len(words) else 0):
                shown.pop()
            text = " · ".join(shown)
            if len(shown) < len(words):
                text = f"{cut(text, room - 4)} +{len(words) - len(shown)}"
            c.put(x, y, cut(text, room), style(ink))
        if state and room > 3:
            self.tag(seat, cut(f" {state} ", room), x, y)
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

    def tag(self, seat: Seat, text: str, x: int, y: int) -> None:
        """What happens there now: red where something has just happened, gold where somebody thinks."""
        p = self.p
        hot = seat.seat in self.scene.notes
        look = style(p.on_red, p.red, bold=True) if hot else style(p.on_gold, p.gold, bold=True)
        self.canvas.put(x, y, text, look)

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

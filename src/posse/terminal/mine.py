"""Below the line: my character, my cards in play, my hand."""

from __future__ import annotations

from posse.engine.cards import KIND, RULES, SUIT
from posse.i18n import message_id
from posse.terminal.brush import Brush
from posse.terminal.canvas import Rect, Spot, cut, wrap
from posse.terminal.layout import CARD_HEIGHT, CARD_WIDTH, chip_label, flow
from posse.terminal.look import Seat
from posse.terminal.paint import face, kind_of, style, suit_color


class Mine(Brush):
    """Cards as cards where there is room, else as chips on a line."""

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

"""The check: cards are turned for their suit and rank alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.cards import FLIPS, HOOKS, RULES
from posse.engine.core import Frame
from posse.engine.words import (
    CARD_SHIFT,
    CHECK,
    CHECKED,
    KEEP,
    MASK5,
    PASS,
    TAKES_FLIPPED,
)

if TYPE_CHECKING:
    from posse.engine.game import Game


FIRST_TURNED: Final = 32  # beside the seat of a card that lies apart
KEPT: Final = 64


class Check(Frame):
    """Turn cards, choose one if there are several, let everybody have it made again, apply it.

    Until it counts the cards lie in neither pile.
    """

    FIELDS = ("seat", "rule", "cards", "kept", "window", "asked")
    kind = "check"

    def __init__(self, seat: int, rule: int) -> None:
        self.seat = seat
        self.rule = rule
        self.cards: list[int] = []
        self.kept = -1
        self.window: list[int] = []  # seats that still may step in
        self.asked = 0  # the result stands

    def clone(self) -> Frame:
        o = Check(self.seat, self.rule)
        o.cards = self.cards.copy()
        o.kept = self.kept
        o.window = self.window.copy()
        o.asked = self.asked
        return o

    def about(self) -> tuple[int, int, int]:
        return (self.seat, self.kept, self.rule)

    def holds(self) -> list[int]:
        return self.cards

    def step(self, g: Game) -> None:
        if not self.cards and not self.asked:
            self.turn_cards(g)
        if self.kept < 0 and self.cards:
            codes: list[int] = []
            for card in sorted(set(self.cards)):
                codes.append(KEEP | (card + 1) << CARD_SHIFT)
            g.ask(self.seat, codes)
            return
        if not self.asked:
            self.asked = 1
            if g.any_mask & CHECKED and self.cards:
                self.window = [seat for seat in g.from_turn() if g.mode.acts(g, seat)]
        if self.window:
            codes = g.abilities_for(self.window[0], CHECKED, self)
            if codes:
                g.ask(self.window[0], [*codes, PASS])
            else:
                self.window.pop(0)
        else:
            self.apply(g)

    def turn_cards(self, g: Game) -> None:
        count = 1
        for rule in g.aspects[self.seat].rules:
            count += FLIPS[rule.n]
        for _ in range(count):
            card = g.top_card()
            if card < 0:
                break
            self.cards.append(card)
            if g.recorder is not None:
                g.recorder.add(rec.CheckDrawn(self.seat, card, self.rule))
        if len(self.cards) == 1:
            self.kept = self.cards[0]
        elif not self.cards:
            self.asked = 1

    def again(self, g: Game) -> None:
        """The result is void; new cards are turned."""
        self.put_away(g, False)
        self.cards = []
        self.kept = -1
        self.window = []
        self.asked = 0

    def chosen(self, g: Game, seat: int, code: int) -> None:
        if self.kept < 0:
            self.kept = (code >> CARD_SHIFT & 511) - 1
            if g.recorder is not None:
                g.recorder.add(rec.CheckKept(seat, self.kept, self.rule))
        elif code == PASS:
            self.window.pop(0)
        else:
            g.use_ability(seat, code, CHECKED, self)

    def put_away(self, g: Game, counts: bool) -> None:
        """Rejected cards first, the chosen one on top; or apart, if somebody may want them."""
        order = self.cards.copy()
        if self.kept >= 0:
            order.remove(self.kept)
            order.append(self.kept)
        if counts and self.wanted(g):
            mark = self.seat | FIRST_TURNED
            for card in self.cards:
                g.apart = (*g.apart, card, mark | KEPT if card == self.kept else mark)
                mark = self.seat
            g.stirred = 1
        else:
            for card in order:
                g.throw(self.seat, card, CHECK)

    def wanted(self, g: Game) -> bool:
        """May somebody take the cards when all is quiet? Also a character that is active again by then."""
        if g.any_mask & TAKES_FLIPPED or not g.two_seated:
            return g.any_mask & TAKES_FLIPPED != 0
        named = [seat for seat in g.active if seat >= 0 and g.in_play(seat)]
        return any(HOOKS[n] & TAKES_FLIPPED for seat in named for n in (g.character[seat], *g.worn[seat]))

    def apply(self, g: Game) -> None:
        rule = RULES[self.rule]
        won = self.kept >= 0 and rule.wins(g, self.seat, self.kept)
        self.put_away(g, True)
        g.pop()
        if g.recorder is not None:
            g.recorder.add(rec.CheckDone(self.seat, self.rule, won))
        rule.checked(g, self.seat, won)


def deal_apart(g: Game) -> None:
    """Cards turned for checks go to whoever wants them, in the order they were turned; else to the discard pile."""
    waiting = g.apart
    g.apart = ()
    kept = -1
    for i in range(0, len(waiting), 2):
        card = waiting[i]
        mark = waiting[i + 1]
        if mark & FIRST_TURNED and kept >= 0:
            g.discard.append(kept)
            kept = -1
        seat = mark & MASK5
        order = [seat, *g.in_order(seat)]
        if not _somebody_takes(g, order, card):
            if mark & KEPT:
                kept = card
            else:
                g.discard.append(card)
    if kept >= 0:
        g.discard.append(kept)  # above those rejected in its check


def _somebody_takes(g: Game, order: list[int], card: int) -> bool:
    for seat in order:
        if g.in_play(seat) and g.mask[seat] & TAKES_FLIPPED:
            for rule in g.aspects[seat].rules:
                if HOOKS[rule.n] & TAKES_FLIPPED and rule.takes_flipped(g, seat, card):
                    return True
    return False

"""The frames of the base box, and what other boxes use of it: demands, duels, the store, reading an option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine import recorder as rec
from posse.engine.core import Frame
from posse.engine.fight import Shot
from posse.engine.words import (
    BRAWN,
    CARD_SHIFT,
    MASK5,
    MASK9,
    PASS,
    SEAT_SHIFT,
    SHOOTS,
    TAKE,
    TCARD_SHIFT,
)

if TYPE_CHECKING:
    from posse.engine.game import Game


def card_of(code: int) -> int:
    return (code >> CARD_SHIFT & MASK9) - 1


def seat_of(code: int) -> int:
    """The seat an option is aimed at, -1 if at none."""
    return (code >> SEAT_SHIFT & MASK5) - 1


def tcard_of(code: int) -> int:
    """The card an option is aimed at (HAND: a random one), -1 if at none."""
    tcard = code >> TCARD_SHIFT & MASK9
    return tcard if tcard == MASK9 else tcard - 1


def aim(seats: list[int]) -> list[int]:
    """Seats as targets of an option."""
    return [(seat + 1) << SEAT_SHIFT for seat in seats]


class Demand(Frame):
    """Somebody gives up an attack card or loses a life."""

    FIELDS = ("by", "target", "card", "rule", "announced", "void", "settled")
    kind = "brawn"

    def __init__(self, by: int, target: int, card: int, rule: int) -> None:
        self.by = by
        self.target = target
        self.card = card
        self.rule = rule
        self.announced = 0
        self.void = 0
        self.settled = 0

    def clone(self) -> Frame:
        o = Demand(self.by, self.target, self.card, self.rule)
        o.announced = self.announced
        o.void = self.void
        o.settled = self.settled
        return o

    def about(self) -> tuple[int, int, int]:
        return (self.by, self.card, self.rule)

    def engages(self) -> int:
        return self.target

    def step(self, g: Game) -> None:
        if not self.announced:
            self.announced = 1
            if g.shielded(self.target, self.by, self.card):
                self.void = 1
            elif g.any_mask & SHOOTS:
                g.tell(SHOOTS)
                if g.stack[-1] is not self:
                    return
        if self.void or self.settled or not g.in_play(self.target):
            g.pop()
        else:
            g.ask(self.target, g.replies(self.target, BRAWN, self))

    def chosen(self, g: Game, seat: int, code: int) -> None:
        if code == PASS:
            self.settled = 1
            if g.harm(self.target, 1, self.by, self.rule):
                g.stack.pop()  # settled: there is no more to it
        else:
            g.reply(seat, code, BRAWN, self)


class Duel(Frame):
    """Two exchange attack cards until one gives none."""

    FIELDS = ("challenger", "target", "card", "rule", "turn_of", "announced", "void", "settled")
    kind = "duel"

    def __init__(self, challenger: int, target: int, card: int, rule: int) -> None:
        self.challenger = challenger
        self.target = target
        self.card = card
        self.rule = rule
        self.turn_of = target
        self.announced = 0
        self.void = 0
        self.settled = 0

    def clone(self) -> Frame:
        o = Duel(self.challenger, self.target, self.card, self.rule)
        o.turn_of = self.turn_of
        o.announced = self.announced
        o.void = self.void
        o.settled = self.settled
        return o

    def about(self) -> tuple[int, int, int]:
        return (self.challenger, self.card, self.rule)

    def engages(self) -> int:
        return self.turn_of

    def step(self, g: Game) -> None:
        if not self.announced:
            self.announced = 1
            if g.any_mask & SHOOTS:
                g.tell(SHOOTS)
                if g.stack[-1] is not self:
                    return
        if self.void or self.settled or not (g.in_play(self.target) and g.in_play(self.challenger)):
            g.pop()
        else:
            g.ask(self.turn_of, g.replies(self.turn_of, BRAWN, self))

    def chosen(self, g: Game, seat: int, code: int) -> None:
        if code == PASS:
            self.settled = 1
            # Who loses a duel he began has nobody but himself to thank (DEATH-CREDIT-4).
            by = self.challenger if seat == self.target else -1
            if g.harm(seat, 1, by, self.rule):
                g.stack.pop()  # settled: there is no more to it
        else:
            g.reply(seat, code, BRAWN, self)


def settle_brawn(g: Game, to: Frame) -> None:
    """An attack card was given up: a demand is met, a duel goes on with the other."""
    if isinstance(to, Demand):
        to.settled = 1
    elif isinstance(to, Duel):
        to.turn_of = to.challenger if to.turn_of == to.target else to.target


class Store(Frame):
    """Open cards, of which each in turn takes one."""

    FIELDS = ("by", "rule", "cards", "takers")
    kind = "store"

    def __init__(self, by: int, rule: int, cards: list[int], takers: list[int]) -> None:
        self.by = by
        self.rule = rule
        self.cards = cards
        self.takers = takers

    def clone(self) -> Frame:
        return Store(self.by, self.rule, self.cards.copy(), self.takers.copy())

    def about(self) -> tuple[int, int, int]:
        return (self.by, -1, self.rule)

    def holds(self) -> list[int]:
        return self.cards

    def step(self, g: Game) -> None:
        if not self.cards or not self.takers:
            g.pop()
            return
        codes: list[int] = []
        last = -1
        for card in self.cards:
            if card != last:
                codes.append(TAKE | (card + 1) << CARD_SHIFT)
                last = card
        g.ask(self.takers[0], codes)

    def chosen(self, g: Game, seat: int, code: int) -> None:
        card = card_of(code)
        self.cards.remove(card)
        self.takers.pop(0)
        g.into_hand(seat, card)
        if g.recorder is not None:
            g.recorder.add(rec.CardChosen(seat, card))


def open_store(g: Game, seat: int, n: int) -> None:
    takers = g.mode.store_order(g, seat)
    cards: list[int] = []
    for _ in takers:
        card = g.top_card()
        if card < 0:
            break
        cards.append(card)
    if g.recorder is not None:
        g.recorder.add(rec.CardsTurnedUp(seat, len(cards)))
    g.push(Store(seat, n, sorted(cards), takers))


def dodge(to: Frame) -> None:
    """One dodge against the shot that is in the air."""
    if isinstance(to, Shot):
        to.needed -= 1

"""Frames of a fight: a shot, a wound, an elimination."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine import recorder as rec
from posse.engine.cards import KIND, RULES
from posse.engine.choice import Pick
from posse.engine.core import EMPTY, Frame
from posse.engine.words import (
    ALIVE,
    BEREFT,
    CANCELLED,
    DEAD,
    DYING,
    HAND,
    HURT,
    OUT,
    OUT_NOW,
    PASS,
    POWER,
    SAVE,
    SHIELDS,
    SHOOTS,
    SHOT,
    SPENT,
    TAKE,
    TCARD_SHIFT,
    WOUNDED,
)

if TYPE_CHECKING:
    from posse.engine.game import Game


class Shot(Frame):
    """One hit in the air: announced, perhaps made stronger, answered or not, and settled to the end."""

    FIELDS = (
        "shooter", "target", "card", "rule", "attack", "needed", "announced", "empowered", "must_pay", "closed", "void",
        "quell", "struck", "missed", "tried", "marks", "second", "tcard", "held",
    )  # fmt: skip
    kind = "shot"

    def __init__(self, shooter: int, target: int, card: int, rule: int, attack: int = 0) -> None:
        self.shooter = shooter  # -1: nobody's doing
        self.target = target
        self.card = card  # -1: no card
        self.rule = rule  # as what it was shot
        self.attack = attack  # it is the attack card of the limit
        self.needed = 1  # how many dodges still cancel it
        self.announced = 0
        self.empowered = 0
        self.must_pay = 0
        self.closed = 0  # cannot be cancelled
        self.void = 0  # has no effect on this target
        self.quell = 0  # the target's table and ability are off
        self.struck = 0
        self.missed = 0
        self.tried = EMPTY  # rules that were tried once; replaced, never changed: see `try_once`
        self.marks = EMPTY  # rules that added something; the same
        self.second = -1  # another card shot along
        self.tcard = -1  # shot at a card in play
        self.held = 0  # its card lies here until it is settled

    def clone(self) -> Frame:
        o = Shot(self.shooter, self.target, self.card, self.rule, self.attack)
        o.needed = self.needed
        o.announced = self.announced
        o.empowered = self.empowered
        o.must_pay = self.must_pay
        o.closed = self.closed
        o.void = self.void
        o.quell = self.quell
        o.struck = self.struck
        o.missed = self.missed
        o.tried = self.tried
        o.marks = self.marks
        o.second = self.second
        o.tcard = self.tcard
        o.held = self.held
        return o

    def about(self) -> tuple[int, int, int]:
        return (self.shooter, self.card, self.rule)

    def engages(self) -> int:
        return self.target

    def try_once(self, n: int) -> None:
        """This rule may not be tried again against this shot."""
        self.tried = [*self.tried, n]

    def holds(self) -> list[int]:
        return [self.card] if self.held else []

    def quells(self) -> int:
        return self.target if self.quell else -1

    def step(self, g: Game) -> None:
        target = self.target
        if not self.empowered:
            # First of all: what a power switches off neither shields its owner nor hears of the shot.
            if self.attack and g.mask[self.shooter] & POWER:
                codes = g.abilities_for(self.shooter, POWER, self)
                if codes:
                    g.ask(self.shooter, codes if self.must_pay else [*codes, PASS])
                    return
            self.empowered = 1
        if not self.announced:
            self.announced = 1
            if g.any_mask & (SHIELDS | SHOOTS) and self.announce(g):
                return
        if self.void or self.struck or self.missed == 2 or g.here[target] == OUT:
            self.settled(g)
        elif self.missed:
            self.missed = 2
            RULES[self.rule].cancelled(g, self)
        elif self.needed <= 0:
            self.missed = 1
            if g.recorder is not None:
                g.recorder.add(rec.ShotCancelled(target, self.shooter))
            if g.any_mask & CANCELLED:
                g.tell(CANCELLED)
        else:
            g.codes = [PASS] if self.closed else g.replies(target, SHOT, self)
            g.asked = target

    def settled(self, g: Game) -> None:
        """It is over, with whatever came of it."""
        g.stack.pop()
        if self.held:
            g.throw(self.shooter, self.card, SPENT)
        if self.quell:
            g.quelled -= 1
            g.refresh(self.target)

    def announce(self, g: Game) -> bool:
        """Whom it cannot touch, and who changes it before it counts; True if somebody has to be heard first."""
        if g.any_mask & SHIELDS and self.card >= 0 and g.shot_shielded(self):
            self.void = 1
            return False
        told = g.mask[self.target] | g.event_mask
        if self.shooter >= 0:
            told |= g.mask[self.shooter]
        if not told & SHOOTS:
            return False
        g.tell(SHOOTS)
        return g.stack[-1] is not self

    def chosen(self, g: Game, seat: int, code: int) -> None:
        if seat == self.shooter:
            self.empowered = 1
            self.must_pay = 0
            if code != PASS:
                g.use_ability(seat, code, POWER, self)
        elif code == PASS:
            self.struck = 1
            if self.tcard >= 0:
                if self.tcard in g.tables[self.target]:
                    g.strip(self.shooter, self.target, self.tcard, DEAD)
            elif g.harm(self.target, 1, self.shooter, self.rule):
                self.settled(g)
        else:
            g.reply(seat, code, SHOT, self)


class Wound(Frame):
    """Life is lost: first subtracted, then the last life may be saved, then whoever it concerns reacts."""

    FIELDS = ("seat", "count", "by", "rule", "lost", "waited", "given_up", "dying", "told", "last")
    kind = "save"

    def __init__(self, seat: int, count: int, by: int, rule: int) -> None:
        self.seat = seat
        self.count = count
        self.by = by
        self.rule = rule
        self.lost = 0
        self.waited = 0  # until everybody had answered the same card
        self.given_up = 0
        self.dying = 0
        self.told = 0
        self.last = 0  # life before

    def clone(self) -> Frame:
        o = Wound(self.seat, self.count, self.by, self.rule)
        o.lost = self.lost
        o.waited = self.waited
        o.given_up = self.given_up
        o.dying = self.dying
        o.told = self.told
        o.last = self.last
        return o

    def about(self) -> tuple[int, int, int]:
        return (self.by, -1, self.rule)

    def engages(self) -> int:
        return self.seat

    def step(self, g: Game) -> None:
        seat = self.seat
        if not self.lost:
            self.lost = 1
            if g.here[seat] != ALIVE:
                g.pop()
                return
            self.last = g.life[seat]
            g.lose_life(seat, self.count, self.by)
            if g.any_mask & HURT:
                g.tell(HURT)
                if g.stack[-1] is not self:
                    return
        if g.here[seat] != ALIVE:
            g.pop()
        elif g.life[seat] > 0:
            if self.told or not (g.mask[seat] | g.event_mask) & WOUNDED:
                g.pop()
            else:
                self.told = 1
                g.tell(WOUNDED, seat)
        elif not self.waited:
            self.waited = 1
            volley = g.late_volley()
            if volley is not None:
                g.pop()
                volley.dying += [seat, self.count, self.by, self.rule, self.last]
        elif not self.given_up:
            g.ask(seat, g.replies(seat, SAVE, self))
        elif not self.dying:
            self.dying = 1
            if g.any_mask & DYING:
                g.tell(DYING)
        else:
            g.pop()
            g.fall(seat, self.by)

    def chosen(self, g: Game, seat: int, code: int) -> None:
        if code == PASS:
            self.given_up = 1
        else:
            g.reply(seat, code, SAVE, self)


class Out(Frame):
    """An elimination, in the order of the rulebook."""

    FIELDS = ("seat", "by", "stage")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by
        self.stage = 0

    def clone(self) -> Frame:
        o = Out(self.seat, self.by)
        o.stage = self.stage
        return o

    def step(self, g: Game) -> None:
        stage = self.stage
        self.stage += 1
        if stage == 0:
            orphans = [c for c in g.tables[self.seat] if g.has_rule(self.seat, KIND[c])]
            g.leave_life(self.seat, self.by)
            for card in orphans:
                RULES[KIND[card]].orphaned(g, self, card)
            if g.any_mask & BEREFT:
                g.tell(BEREFT)
        elif stage == 1:
            g.discard_estate(self.seat, DEAD)
        elif stage == 2:
            if g.any_mask & OUT_NOW:
                g.tell(OUT_NOW)
        elif stage == 3:
            g.mode.reward(g, self.seat, self.by)
        else:
            g.pop()
            g.judge_due = 1
            g.stirred = 1
            if g.setup.is_on("victory_per_death"):
                g.mode.judge(g)


class Estate(Pick):
    """All of somebody's cards are discarded, in the order of his choice."""

    kind = "discard_order"

    def clone(self) -> Frame:
        return self.fill(Estate(self.seat, self.rule, self.verb, self.need, self.rest, self.code))

    def step(self, g: Game) -> None:
        rest = self.rest
        if rest and rest[0] == rest[-1]:
            self.picks.extend(rest)  # no order to choose any more
            self.rest = []
        Pick.step(self, g)

    def finish(self, g: Game) -> None:
        g.pop()
        for card in self.picks:
            if card in g.tables[self.seat]:
                g.discard_from_table(self.seat, card, self.code)
            else:
                g.discard_from_hand(self.seat, card, self.code)


class Share(Frame):
    """Several inherit from one who is out: one card each, in turn, until none is left."""

    FIELDS = ("seat", "takers")
    kind = "share"

    def __init__(self, seat: int, takers: list[int]) -> None:
        self.seat = seat
        self.takers = takers

    def clone(self) -> Frame:
        return Share(self.seat, self.takers.copy())

    def step(self, g: Game) -> None:
        codes = g.cards_at(self.seat, not g.estate_has_hand(self.seat))
        if codes:
            g.ask(self.takers[0], [TAKE | code for code in codes])
        else:
            g.pop()

    def chosen(self, g: Game, seat: int, code: int) -> None:
        tcard = code >> TCARD_SHIFT & 511
        g.take(seat, self.seat, tcard if tcard == HAND else tcard - 1)
        self.takers.append(self.takers.pop(0))

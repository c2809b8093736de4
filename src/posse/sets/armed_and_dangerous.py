"""Armed & Dangerous (unfinished): load cubes, orange cards and weapons with powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.cards import BORDER, Box
from posse.engine.chance import Check
from posse.engine.choice import Loading, Play
from posse.engine.core import EMPTY, NO_TARGET, Brown, Frame, HouseRule, Orange, OrangeWeapon
from posse.engine.fight import Shot
from posse.engine.table import MOST_CUBES
from posse.engine.turn import Turn
from posse.engine.words import (
    ABILITY,
    ACTS,
    BEYOND,
    BLUE,
    CANCELLED,
    CHECK_3,
    CHECKED,
    DIAMONDS,
    EXCESS_DONE,
    GIVE,
    HEARTS,
    MASK9,
    MUST_PAY,
    NORMAL,
    ORANGE,
    PASS,
    PLAYED,
    POWER,
    RULE_SHIFT,
    SEAT_SHIFT,
    SHOT,
    USE,
)
from posse.sets.base_frames import card_of, dodge, seat_of

if TYPE_CHECKING:
    from posse.engine.game import Game

EXPLOSION: Final = 2
FUSE: Final = 2


class Item(Orange):
    """An orange card that is used on one's own initiative in phase 2."""

    hooks = ACTS
    cost = 1

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        if how == USE:
            return self.uses(g, seat) if self.loaded(g, seat) else EMPTY
        return Orange.targets(self, g, seat, how)

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        if how == USE:
            self.unload(g, seat)
            self.use(g, seat, code)

    def uses(self, g: Game, seat: int) -> list[int]:
        return NO_TARGET

    def use(self, g: Game, seat: int, code: int) -> None:
        """Its effect, paid for."""


class Bandolier(Item):
    """Once in your turn one more Bang! may be played."""

    id = "bandolier"

    def uses(self, g: Game, seat: int) -> list[int]:
        return EMPTY if g.used(seat, self.n) else NO_TARGET

    def use(self, g: Game, seat: int, code: int) -> None:
        g.note_use(seat, self.n)
        g.more_bangs += 1


class Crate(Orange):
    """A dodge for two cubes."""

    id = "crate"
    hooks = SHOT
    cost = 2

    def answers(self, g: Game, seat: int, purpose: int, to: Frame) -> bool:
        return isinstance(to, Shot) and self.loaded(g, seat)

    def answer(self, g: Game, seat: int, purpose: int, to: Frame) -> None:
        dodge(to)
        self.unload(g, seat)


class Tumbleweed(Orange):
    """A check, anybody's, is made again."""

    id = "tumbleweed"
    hooks = CHECKED

    def answers(self, g: Game, seat: int, purpose: int, to: Frame) -> bool:
        return isinstance(to, Check) and self.loaded(g, seat)

    def answer(self, g: Game, seat: int, purpose: int, to: Frame) -> None:
        if isinstance(to, Check):
            to.again(g)
        self.unload(g, seat)


class Bomb(Orange):
    """Lies before anybody; a check in his turn: red passes it on, black burns two cubes. Empty, it costs two lives."""

    id = "bomb"
    hooks = CHECK_3
    explodes = True

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        if g.cube_supply() < 3:
            return EMPTY
        return [(s + 1) << SEAT_SHIFT for s in g.ring if g.on_table(s, self.n) < 0]

    def lie(self, g: Game, seat: int, target: int, card: int) -> None:
        Orange.lie(self, g, seat, target, card)
        by_another = g.owner[target] != g.owner[seat]
        g.remember(self.n, target + 1 if by_another else 0)  # at whom another played it

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        g.check(seat, self.n)

    def wins(self, g: Game, seat: int, card: int) -> bool:
        return g.suit(card) in (HEARTS, DIAMONDS)

    def checked(self, g: Game, seat: int, won: bool) -> None:
        card = g.on_table(seat, self.n)
        if card < 0:
            return
        if won:
            places = [s for s in g.others(seat) if g.on_table(s, self.n) < 0]
            codes = [GIVE | (card + 1) << 6 | (s + 1) << SEAT_SHIFT for s in places]
            if codes:
                g.ask_rule(seat, self.n, codes)
        else:
            g.remove_cubes(seat, card, min(FUSE, g.load.get(card, 0)))
            g.drop_empty(seat)

    def named(self, g: Game, seat: int, code: int, data: int) -> None:
        g.remember(self.n, 0)  # passed on, nobody played it at its holder
        g.hand_on(seat, seat_of(code), card_of(code))

    def emptied(self, g: Game, seat: int, card: int) -> None:
        if g.recorder is not None:
            g.recorder.add(rec.Exploded(seat, card))
        if g.recall(self.n) == seat + 1 and g.shielded(seat, -1, card):
            return
        g.harm(seat, EXPLOSION, -1, self.n)


class BigFifty(OrangeWeapon):
    """Range 6. One cube: for this shot the target's cards in play and ability have no effect."""

    id = "big_fifty"
    range = 6
    hooks = POWER | BEYOND

    def answers(self, g: Game, seat: int, purpose: int, to: Frame) -> bool:
        return self.loaded(g, seat)

    def answer(self, g: Game, seat: int, purpose: int, to: Frame) -> None:
        if isinstance(to, Shot):
            to.quell = 1
            g.quelled += 1
            g.refresh(to.target)
        self.unload(g, seat)

    def beyond(self, g: Game, seat: int) -> list[int]:
        if not self.loaded(g, seat):
            return EMPTY
        row = g.plain_distances(seat)
        return [(s + 1) << SEAT_SHIFT | MUST_PAY for s in g.attackable(seat) if row[s] <= self.range]


class Thunderer(OrangeWeapon):
    """Range 3. One cube: the Bang! comes back into the hand."""

    id = "thunderer"
    range = 3
    hooks = POWER

    def answers(self, g: Game, seat: int, purpose: int, to: Frame) -> bool:
        return self.loaded(g, seat)

    def answer(self, g: Game, seat: int, purpose: int, to: Frame) -> None:
        if isinstance(to, Shot) and g.retrieve(to.card):
            g.into_hand(seat, to.card)
        self.unload(g, seat)


class Flintlock(Brown):
    """A shot within reach; cancelled, it may come back for two cubes."""

    id = "flintlock"
    keeps = True
    price_back = 2

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return g.in_reach(seat)

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        shot = Shot(seat, seat_of(code), card_of(code), self.n)
        shot.held = 0 if how == 1 else 1
        g.push(shot)

    def cancelled(self, g: Game, shot: Frame) -> None:
        if not isinstance(shot, Shot) or g.cubes_of(shot.shooter) < self.price_back:
            return
        # Of a shot repeated the card lies in no shot any more.
        if shot.held or shot.card in g.discard or shot.card in g.aside:
            g.ask_rule(shot.shooter, self.n, [ABILITY | (self.n + 1) << RULE_SHIFT, PASS])

    def named(self, g: Game, seat: int, code: int, data: int) -> None:
        if code != PASS:
            g.pay_cubes(seat, self.n, self.price_back, 0)

    def paid(self, g: Game, seat: int, data: int) -> None:
        shot = g.subject()
        if isinstance(shot, Shot) and (shot.held or g.retrieve(shot.card)):
            shot.held = 0
            g.into_hand(seat, shot.card)


class Rust(Brown):
    """Everybody else loses a cube from each orange card and from the character, to yours as far as it holds them."""

    id = "rust"

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return NO_TARGET

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        g.volley(seat, self.n, card_of(code))

    def strike(self, g: Game, seat: int, target: int, card: int) -> None:
        if g.shielded(target, seat, card):
            return
        for slot in g.slots(target):
            if g.cubes_on(target, slot) > 0:
                g.remove_cubes(target, slot, 1)
                if g.cubes[seat] < MOST_CUBES:
                    g.add_cube(seat, -1)
        g.drop_empty(target)


class Recharge(HouseRule):
    """A cube for each blue card played, and for each card given up in phase 3."""

    id = "recharge"
    hooks = PLAYED | EXCESS_DONE

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if isinstance(about, Play):
            card = card_of(about.code)
            if BORDER[card] == BLUE and not about.code >> RULE_SHIFT & MASK9:
                g.push(Loading(about.seat, self.n, 1))
        elif isinstance(about, Turn):
            g.push(Loading(about.seat, self.n, about.excess))


BOX: Final = Box("armed_and_dangerous", unfinished=True)
BOX.cards = [
    (Bandolier(), "2H"),
    (Bomb(), "7D"),
    (Crate(), "3H"),
    (Tumbleweed(), "4C"),
    (BigFifty(), "QS"),
    (Thunderer(), "3C"),
    (Flintlock(), "AS"),
    (Rust(), "9S"),
]
BOX.house = [Recharge()]

__all__ = ["BOX", "CANCELLED", "NORMAL", "ORANGE"]

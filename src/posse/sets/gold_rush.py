"""Gold Rush (unfinished): nuggets, the row of equipment, and the gunslingers who come back as shadows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.cards import KIND, RULES, Box
from posse.engine.core import EMPTY, NO_TARGET, Character, Equipment, EventRule, Frame, HouseRule
from posse.engine.fight import Out, Shot, Wound
from posse.engine.setup import switch
from posse.engine.turn import Turn
from posse.engine.words import (
    ACTS,
    ALIVE,
    BLACK,
    BOUGHT,
    BUY,
    CARD_SHIFT,
    DEPUTY,
    FLIPS,
    FOR_PLAY,
    FORBIDS,
    FORCE,
    HURT,
    LEAVES,
    MASK6,
    OUT,
    OUTLAW,
    PLAY,
    QUIET,
    RENEGADE,
    REPEAT,
    RETURNS,
    RULE_SHIFT,
    SEAT_SHIFT,
    SHERIFF,
    SIDES,
    SPENT,
    SPIRIT,
    TARGET_MASK,
    TCARD_SHIFT,
    TRADE,
)
from posse.sets.base import BEER
from posse.sets.base_frames import card_of, seat_of, tcard_of

if TYPE_CHECKING:
    from posse.engine.game import Game
    from posse.engine.setup import Setup

SHOT_PRICE: Final = 2
FORCE_FEE: Final = 1
WANTED_CARDS: Final = 2


class JackyMurieta(Character):
    """In his turn he may pay two nuggets for a shot within his reach, as often as he can pay."""

    id = "jacky_murieta"
    hooks = ACTS

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return g.in_reach(seat) if g.nuggets[g.owner[seat]] >= SHOT_PRICE else EMPTY

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        g.add_nuggets(seat, -SHOT_PRICE)
        g.push(Shot(seat, seat_of(code), -1, self.n))


class Gear(Equipment):
    """Equipment that is laid before its buyer and stays."""

    border = BLACK

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return g.places_for(seat, self.n)


class Horseshoe(Gear):
    """One more card is turned for each check of its owner, who chooses."""

    id = "horseshoe"
    cost = 2
    hooks = FLIPS
    flips = 1


class Wanted(Gear):
    """Lies before anybody: whoever eliminates him draws two cards and takes a nugget."""

    id = "wanted"
    cost = 2

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return [(s + 1) << SEAT_SHIFT for s in g.ring if g.on_table(s, self.n) < 0]

    def orphaned(self, g: Game, out: Frame, card: int) -> None:
        if isinstance(out, Out) and g.foe_of(out.seat, out.by):
            g.draw(out.by, WANTED_CARDS)
            g.add_nuggets(out.by, 1)


class Nuggets(HouseRule):
    """A nugget for each life that another loses because of you."""

    id = "nuggets"
    hooks = HURT

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if isinstance(about, Wound) and g.foe_of(about.seat, about.by):
            g.add_nuggets(about.by, about.count)


class Market(HouseRule):
    """In phase 2: buy from the row, make another discard his equipment, trade a Beer for a nugget."""

    id = "market"
    hooks = ACTS

    def handles(self, verb: int) -> bool:
        return verb in (BUY, FORCE, TRADE)

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        if how == REPEAT:
            return NO_TARGET
        purse = g.nuggets[g.owner[seat]]
        codes: list[int] = []
        if purse:
            for card in sorted(set(g.row)):
                gear = RULES[KIND[card]]
                if isinstance(gear, Equipment) and gear.cost <= purse:
                    base = BUY | (card + 1) << CARD_SHIFT
                    codes.extend(base | target for target in gear.targets(g, seat, BOUGHT))
        if purse > FORCE_FEE:
            for other in g.others(seat):
                if g.owner[other] == g.owner[seat]:
                    continue
                for card in g.tables[other]:
                    gear = RULES[KIND[card]]
                    if isinstance(gear, Equipment) and gear.cost + FORCE_FEE <= purse:
                        codes.append(FORCE | (other + 1) << SEAT_SHIFT | (card + 1) << TCARD_SHIFT)
        last = -1
        barred = (g.mask[seat] | g.event_mask) & FORBIDS
        for card in g.hand_of(seat):
            if KIND[card] == BEER.n and card != last:
                last = card
                if not (barred and g.forbidden(seat, BEER.n, card, FOR_PLAY)):
                    codes.append(TRADE | (card + 1) << CARD_SHIFT)
        return codes

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        verb = code & MASK6
        if how == REPEAT:
            g.add_nuggets(seat, 1)  # a Beer was traded
        elif verb == BUY:
            buy(g, seat, card_of(code), code & TARGET_MASK)
        elif verb == FORCE:
            card = tcard_of(code)
            gear = RULES[KIND[card]]
            if isinstance(gear, Equipment):
                g.add_nuggets(seat, -gear.cost - FORCE_FEE)
                g.strip(seat, seat_of(code), card, SPENT)
        else:
            g.discard_from_hand(seat, card_of(code), SPENT)
            g.count_play(PLAY | (card_of(code) + 1) << CARD_SHIFT | (self.n + 1) << RULE_SHIFT)
            g.add_nuggets(seat, 1)


def buy(g: Game, seat: int, card: int, target: int) -> None:
    """Pay, take it out of the row, refill, reshuffle if a used card is on top, then apply or lay it."""
    gear = RULES[KIND[card]]
    if not isinstance(gear, Equipment):
        return
    g.add_nuggets(seat, -gear.cost)
    row = list(g.row)
    at = row.index(card)
    pile = list(g.equipment)
    if pile:
        top = pile.pop()
        row[at] = top if top >= 0 else ~top
    else:
        del row[at]  # only with part of the equipment in the game
    if pile and pile[-1] < 0:
        pile = sorted(c if c >= 0 else ~c for c in pile)
        g.shuffle(pile)
    g.row = tuple(row)
    g.equipment = tuple(pile)
    place = (target >> SEAT_SHIFT & 31) - 1
    place = place if place >= 0 else seat
    if g.recorder is not None:
        g.recorder.add(rec.GearBought(seat, card, place))
    if gear.border == BLACK:
        g.lay(place, card)
    else:
        g.under_pile(card)
        gear.play(g, seat, target, BOUGHT)


class ShadowGunslingers(HouseRule):
    """Who is eliminated plays on as a shadow in his own turns, without life, on the side of his role."""

    id = "shadow_gunslingers"
    hooks = RETURNS | LEAVES | SIDES | QUIET

    def applies(self, setup: Setup) -> bool:
        return "shadow_gunslingers" in setup.on

    def over(self, g: Game) -> bool:
        """Have the shadows left for good?"""
        return g.recall(self.n) & 1 == 1

    def returns(self, g: Game, seat: int) -> int:
        return OUT if self.over(g) else SPIRIT

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if moment == RETURNS:
            if g.role[seat] == RENEGADE:
                self.choose_side(g, seat)
        elif moment == LEAVES:
            g.leave_play(seat)
        elif moment == QUIET and not self.over(g):
            alive = sorted(g.role[s] for s in range(g.seats) if g.here[s] == ALIVE)
            if alive == [SHERIFF, RENEGADE]:
                g.remember(self.n, g.recall(self.n) | 1)
                spirits = [s for s in g.ring if g.here[s] == SPIRIT]
                if spirits:
                    g.leave_play(spirits[0])

    def choose_side(self, g: Game, seat: int) -> None:
        """The side with more roles lying open; on a tie the outlaws."""
        shown = [s for s in range(g.seats) if g.role_open[s] and s != seat]
        law = sum(g.role[s] == SHERIFF or g.role[s] == DEPUTY for s in shown)
        crime = sum(g.role[s] == OUTLAW for s in shown)
        self.join(g, seat, 1 if law > crime else 2)

    def join(self, g: Game, seat: int, side: int) -> None:
        marks = g.recall(self.n) & ~(3 << (2 * seat + 1))
        g.remember(self.n, marks | side << (2 * seat + 1))

    def situate(self, g: Game, field: str, seat: int, value: int) -> bool:
        if field != "side" or g.role[seat] != RENEGADE:
            return False
        if value < 0:
            self.choose_side(g, seat)
        else:
            self.join(g, seat, 1 if value == DEPUTY else 2)
        return True

    def side(self, g: Game, seat: int, role: int) -> int:
        if role != RENEGADE or (g.here[seat] == ALIVE and not g.recall(self.n) >> (2 * seat + 1) & 3):
            return role
        return (RENEGADE, DEPUTY, OUTLAW, OUTLAW)[g.recall(self.n) >> (2 * seat + 1) & 3]


BOX: Final = Box("gold_rush", unfinished=True)
BOX.characters = [JackyMurieta()]
BOX.equipment = [(Horseshoe(), 1), (Wanted(), 3)]
BOX.house = [Nuggets(), Market()]

SHADOWS: Final = ShadowGunslingers()
OPTIONS: Final = [switch("shadow_gunslingers", "SHADOW-1")]

__all__ = ["BOX", "NO_TARGET", "OPTIONS", "SHADOWS", "EventRule", "Turn"]

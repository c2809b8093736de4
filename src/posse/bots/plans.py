"""What each thing one can do in phase 2 is worth: one small function a card, found by name, and a guess for the rest.

A plan answers with a score; `NEVER` and anything not above zero is left alone. The hundreds say what comes first: cards
are drawn before they are laid, laid before they are needed, taken from enemies before it is shot at them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from posse.bots.mind import GRINGO, SLAB, VICTORY
from posse.bots.worth import UNKNOWN_CARD, hand_worth, hand_worths, table_worth, weapon_gain
from posse.engine.cards import BORDER, KIND, RANGE, RULES
from posse.engine.core import CardRule
from posse.engine.words import (
    ABILITY,
    BROWN,
    CARD_SHIFT,
    HAND,
    MASK5,
    MASK6,
    MASK9,
    RULE_SHIFT,
    SEAT_SHIFT,
    TCARD_SHIFT,
)

if TYPE_CHECKING:
    from posse.bots.mind import Mind

Plan = Callable[["Mind", int], float]

NEVER: Final = -1000.0
DRAWING: Final = 800.0
LAYING: Final = 700.0
DRINKING: Final = 600.0
TAKING: Final = 500.0
GUESSING: Final = 350.0
SHOOTING: Final = 300.0
STORMING: Final = 200.0
DUELLING: Final = 100.0
JAILING: Final = 50.0  # last: whoever is shot before needs no jail
ANSWER_WORTH: Final = 0.5


def card_of(code: int) -> int:
    return (code >> CARD_SHIFT & MASK9) - 1


def rule_of(code: int) -> int:
    """As what a card is played, or whose ability is used; -1: the card itself."""
    return (code >> RULE_SHIFT & MASK9) - 1


def seat_of(code: int) -> int:
    return (code >> SEAT_SHIFT & MASK5) - 1


def tcard_of(code: int) -> int:
    """`HAND`: a random card of the hand; -1: none."""
    tcard = code >> TCARD_SHIFT & MASK9
    return tcard if tcard == HAND else tcard - 1


def scored(first: float, gain: float, cost: float) -> float:
    """Worth doing when it gains more than it costs."""
    return first + gain if gain > cost else NEVER


# -- the cards -------------------------------------------------------------------------------------------------------


def shoot(mind: Mind, code: int) -> float:
    """Bang!, and what is used as one."""
    seat = seat_of(code)
    needed = 2 if mind.eyes.has(mind.me, SLAB) else 1
    gain = blow(mind, seat, mind.hit_chance(seat, needed))
    if rule_of(code) >= 0 and hand_worth(mind, card_of(code)) > 0.9:
        gain -= 0.2  # a Missed! is better kept, unless the shot is a good one
    return scored(SHOOTING, gain, 0.25)


def blow(mind: Mind, seat: int, chance: float) -> float:
    """It hits, or it costs the card that answers it: that is worth something, too."""
    harm = mind.harm(seat)
    if mind.eyes.life(seat) > 1 and mind.eyes.has(seat, GRINGO) and len(mind.hand) > 1:
        harm -= UNKNOWN_CARD  # he takes a card for it
    return chance * harm + (1.0 - chance) * ANSWER_WORTH * mind.hates[seat]


def gatling(mind: Mind, code: int) -> float:
    return scored(STORMING, sum(blow(mind, s, mind.hit_chance(s)) for s in mind.enemies), 0.35)


def indians(mind: Mind, code: int) -> float:
    return scored(STORMING, sum(blow(mind, s, mind.no_brawn(s)) for s in mind.enemies), 0.35)


def duel(mind: Mind, code: int) -> float:
    seat = seat_of(code)
    mine = mind.my_brawn()
    won = mind.duel_chance(seat, mine)
    gain = won * mind.harm(seat) - (1.0 - won) * mind.own_life() - 0.15 * min(mine, 2)
    return scored(DUELLING, gain, 0.3)


def beer(mind: Mind, code: int) -> float:
    if not mind.eyes.beer_works() or mind.life >= mind.eyes.max_life(mind.me):
        return NEVER
    return DRINKING


def saloon(mind: Mind, code: int) -> float:
    gain = 0.0
    for seat in mind.ring:
        if mind.eyes.life(seat) < mind.eyes.max_life(seat):
            gain += mind.own_life() if seat == mind.me else -0.7 * mind.hates[seat]
    return scored(DRINKING, gain, 0.2)


def draw(mind: Mind, code: int) -> float:
    return DRAWING + 10.0


def store(mind: Mind, code: int) -> float:
    """Everybody gets a card, but one picks first."""
    return DRAWING + 1.0


def panic(mind: Mind, code: int) -> float:
    seat = seat_of(code)
    tcard = tcard_of(code)
    if mind.eyes.owner(seat) == mind.eyes.player:
        return own_trouble(mind, seat, tcard)
    mine = UNKNOWN_CARD if tcard == HAND else 0.6 * hand_worth(mind, tcard)
    return scored(TAKING, loss(mind, seat, tcard) + 0.6 * mine, 0.45)


def cat_balou(mind: Mind, code: int) -> float:
    seat = seat_of(code)
    if mind.eyes.owner(seat) == mind.eyes.player:
        return own_trouble(mind, seat, tcard_of(code))
    return scored(TAKING, loss(mind, seat, tcard_of(code)), 0.25)


def loss(mind: Mind, seat: int, tcard: int) -> float:
    """What it is worth to me that a seat loses a card."""
    if tcard == HAND:
        worth = UNKNOWN_CARD
        if mind.eyes.hand_size(seat) <= 2:
            worth += 0.15  # soon without an answer
    else:
        worth = table_worth(mind, seat, tcard)
    gain = mind.hates[seat] * worth
    if tcard == HAND and mind.harm(seat) > VICTORY / 3:
        gain += 1.0  # one dodge less before the last shot
    return gain


def own_trouble(mind: Mind, seat: int, tcard: int) -> float:
    """One's own table: only what harms is taken off it."""
    if tcard == HAND or tcard < 0:
        return NEVER
    worth = table_worth(mind, seat, tcard)
    return TAKING - worth if worth < -0.3 else NEVER


def jail(mind: Mind, code: int) -> float:
    seat = seat_of(code)
    worth = 0.6 + 0.1 * mind.eyes.hand_size(seat) + 0.1 * mind.eyes.life(seat)
    return scored(JAILING, mind.hates[seat] * worth, 0.25)


def dynamite(mind: Mind, code: int) -> float:
    """It comes to all in turn, to oneself first: good only among many enemies."""
    gain = sum(min(mind.hates[s], 1.2) * (1.5 if mind.eyes.life(s) <= 3 else 1.0) for s in mind.enemies)
    return scored(LAYING - 50.0, gain - 2.0 * mind.own_life(), 0.0)


def weapon(mind: Mind, code: int) -> float:
    return scored(LAYING, weapon_gain(mind, card_of(code)), 0.02)


def lay(mind: Mind, code: int) -> float:
    """Something that stays; before another seat it is guessed to be a nuisance."""
    seat = seat_of(code)
    if seat >= 0 and mind.eyes.owner(seat) != mind.eyes.player:
        return scored(JAILING, mind.hates[seat], 0.25)
    return LAYING + hand_worth(mind, card_of(code))


PLANS: Final[dict[str, Plan]] = {
    "bang": shoot,
    "gatling": gatling,
    "indians": indians,
    "duel": duel,
    "beer": beer,
    "saloon": saloon,
    "stagecoach": draw,
    "wells_fargo": draw,
    "general_store": store,
    "panic": panic,
    "cat_balou": cat_balou,
    "jail": jail,
    "dynamite": dynamite,
}


# -- what is not known by heart --------------------------------------------------------------------------------------


def sid_ketchum(mind: Mind, code: int) -> float:
    """Two cards for a life: when they are surplus, or life is short."""
    if len(mind.hand) < 2:
        return NEVER
    worths = sorted(hand_worths(mind, mind.hand))
    price = worths[0] + worths[1]
    surplus = len(mind.hand) - mind.eyes.hand_limit(mind.me)
    if surplus >= 2:
        price *= 0.4
    return scored(DUELLING - 50.0, 0.9 * mind.own_life(), price)


PLANS["sid_ketchum"] = sid_ketchum


def guess(mind: Mind, code: int) -> float:
    """A card or an ability without a plan of its own: by whom it is aimed at, and at what."""
    seat = seat_of(code)
    if seat < 0:
        return GUESSING
    tcard = tcard_of(code)
    if mind.eyes.owner(seat) == mind.eyes.player:
        if tcard >= 0 and tcard != HAND:
            return own_trouble(mind, seat, tcard)
        return GUESSING
    if tcard >= 0:
        return scored(GUESSING, loss(mind, seat, tcard), 0.2)
    return scored(GUESSING, mind.harm(seat), 0.2)


def _plan_of(code: int) -> Plan:
    n = rule_of(code)
    card = card_of(code)
    if n < 0:
        n = KIND[card]
    rule = RULES[n]
    plan = PLANS.get(rule.id)
    if plan is not None:
        return plan
    if isinstance(rule, CardRule) and rule.attack:
        return shoot
    if code & MASK6 == ABILITY or card < 0:
        return guess
    if BORDER[card] != BROWN and rule_of(code) < 0:
        return weapon if RANGE[n] else lay
    return guess


_PLANNED: dict[int, Plan] = {}


def worth_doing(mind: Mind, code: int) -> float:
    """The score of an option of phase 2 that is a card or an ability."""
    key = code & ((1 << SEAT_SHIFT) - 1)
    plan = _PLANNED.get(key)
    if plan is None:
        plan = _plan_of(code)
        _PLANNED[key] = plan
    return plan(mind, code)

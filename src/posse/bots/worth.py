"""What a card is worth in a hand and on a table. Cards not named here are valued by what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.cards import BANGS, BORDER, HAND_BITS, KIND, RANGE, RULE_OF, RULES
from posse.engine.words import BRAWN, BROWN, SAVE, SHOT

if TYPE_CHECKING:
    from posse.bots.mind import Mind

#: worth in the hand; that of the first copy
IN_HAND: Final = {
    "bang": 0.75, "missed": 0.95, "beer": 1.25, "saloon": 0.45, "stagecoach": 1.6, "wells_fargo": 2.3,
    "general_store": 0.6, "panic": 1.0, "cat_balou": 0.9, "gatling": 1.5, "indians": 1.0, "duel": 1.0, "jail": 0.8,
    "dynamite": 0.4, "barrel": 1.3, "mustang": 1.2, "scope": 0.7, "volcanic": 0.8, "schofield": 0.5, "remington": 0.65,
    "rev_carabine": 0.75, "winchester": 0.85,
}  # fmt: skip
#: worth before its owner, for who would take it away
ON_TABLE: Final = {
    "barrel": 1.2, "mustang": 1.0, "scope": 0.6, "volcanic": 0.9, "schofield": 0.4, "remington": 0.55,
    "rev_carabine": 0.65, "winchester": 0.75, "jail": -1.2, "dynamite": -0.5,
}  # fmt: skip
UNKNOWN_CARD: Final = 0.75  # a card of a hand nobody has seen
#: checks whose own hope is their owner's grief
GRIM_CHECKS: Final = frozenset(RULE_OF[id] for id in ("dynamite",) if id in RULE_OF)


def hand_worth(mind: Mind, card: int) -> float:
    """What a card of the own hand is worth when it is the only one of its kind there."""
    n = KIND[card]
    bits = HAND_BITS[card]
    worth = IN_HAND.get(RULES[n].id)
    if worth is None:
        worth = 1.0 if bits & (SHOT | SAVE) else 0.8 if bits & BRAWN or RULES[n].range else 0.7
    eyes = mind.eyes
    if bits & SAVE:
        if not eyes.beer_works():
            return 0.05
        if mind.life <= 2:
            return worth + 0.6
        return worth
    if bits & SHOT and mind.life <= 2:
        return worth + 0.4
    if BORDER[card] != BROWN:
        if RANGE[n]:
            return weapon_gain(mind, card) * 0.8
        if any(KIND[other] == n for other in eyes.table(mind.me)):
            return 0.2
    return worth


def hand_worths(mind: Mind, cards: list[int]) -> list[float]:
    """The same for each of several cards that are held together: further copies of a kind are worth less."""
    seen: dict[int, int] = {}
    worths: list[float] = []
    for card in cards:
        kind = KIND[card]
        copies = seen.get(kind, 0)
        seen[kind] = copies + 1
        worth = hand_worth(mind, card)
        if copies:
            worth *= 0.8 if HAND_BITS[card] & (SHOT | SAVE) else 0.6
        worths.append(worth)
    return worths


def table_worth(mind: Mind, seat: int, card: int) -> float:
    """What a card in play is worth to the seat it lies before; negative: it harms it."""
    n = KIND[card]
    worth = ON_TABLE.get(RULES[n].id, 0.8)
    if worth < 0 and n in GRIM_CHECKS and mind.eyes.life(seat) <= 3:
        worth -= 0.7  # it could be the end
    return worth


def weapon_worth(mind: Mind, n: int) -> float:
    """What a weapon (or the revolver everybody has, -1) is worth to me now."""
    eyes = mind.eyes
    me = mind.me
    reach = RANGE[n] if n >= 0 else 1
    worth = 0.12 * reach
    for seat in mind.enemies:
        if mind.hates[seat] > 0 and eyes.distance(me, seat) <= reach:
            worth = max(worth, 0.12 * reach + 0.6 * mind.hates[seat])
    own = eyes.character(me)
    if n >= 0 and BANGS[n] > 1 and (own < 0 or BANGS[own] < BANGS[n]):
        more = mind.my_brawn() - 1
        if more > 0 and any(mind.hates[s] > 0.2 and eyes.distance(me, s) <= reach for s in mind.enemies):
            worth += 0.5 * more
        else:
            worth += 0.15
    return worth


def weapon_gain(mind: Mind, card: int) -> float:
    """How much better off I am with this weapon than with what I have."""
    old = -1
    for other in mind.eyes.table(mind.me):
        if RANGE[KIND[other]]:
            old = KIND[other]
    if old == KIND[card]:
        return 0.0
    return weapon_worth(mind, KIND[card]) - weapon_worth(mind, old)

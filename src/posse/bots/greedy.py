"""A bot that takes what looks best at the moment: it judges who is who, and scores every option.

Plans for what is done on one's own initiative are in `plans.py`; here are the answers and the choices of cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.bots.bot import Bot
from posse.bots.memory import Memory
from posse.bots.mind import Mind
from posse.bots.plans import NEVER, card_of, loss, rule_of, seat_of, tcard_of, worth_doing
from posse.bots.suspicion import Suspicion
from posse.bots.worth import GRIM_CHECKS, UNKNOWN_CARD, hand_worth, hand_worths, table_worth
from posse.engine.cards import CARD_RULE, HAND_BITS, HOOKS, KIND, RULE_OF, RULES
from posse.engine.core import CardRule
from posse.engine.recorder import AbilityUsed, CardPlayed, Event
from posse.engine.words import (
    ABILITY,
    ANSWER,
    BUY,
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    DRAW_FROM,
    END,
    FORCE,
    GIVE,
    HAND,
    KEEP,
    MASK6,
    NUMBER_SHIFT,
    PASS,
    PAY,
    PLAY,
    SAVE,
    SHOT,
    TAKE,
)

if TYPE_CHECKING:
    from posse.bots.eyes import Eyes
    from posse.engine.decision import Decision

#: how hostile a card is that is aimed at somebody
HOSTILE: Final = {"bang": 1.0, "duel": 1.0, "jail": 0.9, "panic": 0.6, "cat_balou": 0.7}
TROUBLE: Final = frozenset(RULE_OF[id] for id in ("jail", "dynamite") if id in RULE_OF)
SID: Final = RULE_OF.get("sid_ketchum", -1)
PARTING: Final = (DISCARD, PAY, GIVE)
TIES: Final = 1e-6


class GreedyBot(Bot):
    """Plays for its side, one decision at a time."""

    name = "greedy"
    hears: ClassVar[tuple[type[Event], ...]] = (AbilityUsed, *Memory.HEARS)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.suspicion = Suspicion()

    # -- memory -----------------------------------------------------------------------------------------------

    def fresh(self, eyes: Eyes) -> None:
        super().fresh(eyes)
        self.suspicion = Suspicion()
        self.memory = Memory(eyes)

    def hear(self, event: Event) -> None:
        self.memory.hear(event)
        if isinstance(event, CardPlayed):
            if event.target >= 0:
                rule = RULES[event.as_rule if event.as_rule >= 0 else KIND[event.card]]
                weight = HOSTILE.get(rule.id, 0.6)
                if 0 <= event.tcard < len(KIND) and KIND[event.tcard] in TROUBLE:
                    weight = -0.8
                self.suspicion.saw(event.seat, event.target, weight)
        elif isinstance(event, AbilityUsed) and event.target >= 0:
            self.suspicion.saw(event.seat, event.target, 0.3)

    def mind(self, eyes: Eyes) -> Mind:
        return Mind(eyes, self.suspicion, self.memory)

    # -- choosing ---------------------------------------------------------------------------------------------

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        codes = decision.codes
        if len(codes) == 1:
            return 0
        kind = eyes.kind
        if kind == "discard_order":
            return 0
        mind = self.mind(eyes)
        if kind in {"shot", "brawn", "duel", "save"}:
            scores = self.answers(mind, kind, codes)
        elif codes[0] & MASK6 in PARTING:
            scores = self.least(mind, codes)
        else:
            scores = [self.score(mind, kind, code) for code in codes]
        return self.best(eyes, scores)

    def best(self, eyes: Eyes, scores: list[float]) -> int:
        """The highest; among equals none is always the first, and the same game always gives the same choice."""
        size = len(scores)
        start = (self.seed * 7919 + eyes.turn_count * 31 + self.player * 17) % size
        found = start
        for i in range(start, start + size):
            at = i % size
            if scores[at] > scores[found] + TIES:
                found = at
        return found

    # -- the own turn and whatever else is asked --------------------------------------------------------------

    def score(self, mind: Mind, kind: str, code: int) -> float:
        verb = code & MASK6
        if verb == PLAY or verb == ABILITY:
            return worth_doing(mind, code) if kind == "play" else self.offered(mind, kind, code)
        if verb == END or verb == PASS:
            return 0.0
        if verb == TAKE or verb == KEEP:
            return self.taken(mind, kind, code)
        if verb == DRAW_FROM:
            return UNKNOWN_CARD + loss(mind, seat_of(code), tcard_of(code))
        if verb == DRAW_DISCARD:
            top = mind.eyes.top_discard
            return hand_worth(mind, top) if top >= 0 else 0.0
        if verb == DRAW_DECK:
            return UNKNOWN_CARD + 0.05
        seat = seat_of(code)
        if seat >= 0:
            harmful = verb != GIVE and verb != BUY
            return mind.hates[seat] if harmful else -mind.hates[seat]
        if verb == FORCE:
            return 0.1
        return 0.05 + 0.001 * (code >> NUMBER_SHIFT & 255)  # something rather than nothing

    def taken(self, mind: Mind, kind: str, code: int) -> float:
        """A card on offer: from open ones, from those looked at, from a check, from somebody's belongings."""
        card = card_of(code)
        if kind == "check" and card >= 0:
            _, _, rule = mind.eyes.subject
            won = mind.eyes.wins(rule, mind.me, card)
            return float(won != (rule in GRIM_CHECKS)) - 0.01 * hand_worth(mind, card)
        if card >= 0:
            return self.wanted(mind, card)
        tcard = tcard_of(code)
        if tcard == HAND or tcard < 0:
            return UNKNOWN_CARD
        return hand_worth(mind, tcard)

    def wanted(self, mind: Mind, card: int) -> float:
        """What one more card is worth beside those in the hand."""
        kind = KIND[card]
        worth = hand_worth(mind, card)
        held = sum(1 for other in mind.hand if KIND[other] == kind)
        if held:
            worth *= 0.8 if HAND_BITS[card] & (SHOT | SAVE) else 0.6
        return worth

    def offered(self, mind: Mind, kind: str, code: int) -> float:
        """An ability or a card that is offered outside phase 2: something rather than nothing."""
        if kind == "check":
            return self.check_again(mind, code)
        eyes = mind.eyes
        n = rule_of(code)
        if kind == "character":  # which of the own ones acts
            return float(max((eyes.life(s) for s in eyes.own if eyes.character(s) == n), default=0))
        seat = seat_of(code)
        return 0.5 if seat < 0 else mind.hates[seat]

    def check_again(self, mind: Mind, code: int) -> float:
        """A check stands and could be made again: only when it stands badly for a friend, or well for an enemy."""
        seat, card, rule = mind.eyes.subject
        if seat < 0 or card < 0:
            return NEVER
        good = mind.eyes.wins(rule, seat, card) != (rule in GRIM_CHECKS)
        hate = mind.hates[seat]
        return 1.0 if (hate > 0.2) == good and abs(hate) > 0.2 else -1.0

    def least(self, mind: Mind, codes: list[int]) -> list[float]:
        """Cards to part with: those worth least go first."""
        hand = mind.hand
        worths = hand_worths(mind, hand)
        worth_of: dict[int, float] = {}
        for card, worth in zip(hand, worths):
            worth_of[card] = min(worth, worth_of.get(card, worth))
        # of several copies the surplus one is what would be given up
        by_kind: dict[int, float] = {}
        for card in hand:
            by_kind[KIND[card]] = min(by_kind.get(KIND[card], 99.0), worth_of[card])
        scores: list[float] = []
        for code in codes:
            card = card_of(code)
            if code & MASK6 == PASS:
                scores.append(-0.3)
            elif card < 0:
                seat = seat_of(code)
                tcard = tcard_of(code)
                if seat >= 0 and mind.eyes.owner(seat) != mind.eyes.player:
                    scores.append(loss(mind, seat, tcard) if tcard >= 0 else mind.hates[seat])
                elif tcard >= 0 and tcard != HAND:
                    scores.append(-table_worth(mind, mind.me, tcard))
                else:
                    scores.append(-UNKNOWN_CARD)
            elif card in worth_of:
                scores.append(-by_kind[KIND[card]])
            else:
                scores.append(-hand_worth(mind, card))
        return scores

    # -- answers ----------------------------------------------------------------------------------------------

    def answers(self, mind: Mind, kind: str, codes: list[int]) -> list[float]:
        """What is given against a shot, where an attack card is asked for, and to stay alive; `pass` is zero."""
        if kind == "save":
            willing = self.can_live(mind, codes)
        elif kind == "shot":
            willing = self.can_dodge(mind, codes)
        elif kind == "duel":
            willing = self.fights_on(mind)
        else:
            willing = True
        scores: list[float] = []
        for code in codes:
            verb = code & MASK6
            if verb == ANSWER:
                scores.append(5.0 - self.cost(mind, code) if willing else -1.0)
            elif verb == ABILITY:
                scores.append(self.helping(mind, kind, code))
            else:
                scores.append(0.0)
        return scores

    def cost(self, mind: Mind, code: int) -> float:
        """What a card given in answer would have been worth otherwise."""
        worth = hand_worth(mind, card_of(code))
        return worth + 0.1 if rule_of(code) >= 0 else worth

    def helping(self, mind: Mind, kind: str, code: int) -> float:
        """An ability or a card in play that may be used in answer."""
        n = rule_of(code)
        rule = RULES[n]
        if n == SID:
            return 1.0 if kind == "save" else -1.0
        if kind == "shot" and mind.eyes.fact("shooter") == mind.me:
            return 1.0 + mind.hates[max(mind.eyes.fact("target"), 0)]  # a power for the own shot
        if kind == "shot" and not HOOKS[n] & SHOT:
            return -1.0  # does not answer a shot, can be used at any time
        if isinstance(rule, CardRule) and any(CARD_RULE[c] is rule for c in mind.eyes.table(mind.me)):
            return 9.0 if rule.border == 1 else 3.0  # what stays costs nothing; what is used up costs a card
        return 8.0

    def can_dodge(self, mind: Mind, codes: list[int]) -> bool:
        """Are there answers enough for what the shot needs?"""
        needed = mind.eyes.fact("needed", 1)
        if needed <= 1:
            return True
        cards = sum(1 for code in codes if code & MASK6 == ANSWER)
        return cards >= needed or (mind.life <= 1 and cards + len(mind.dodging(mind.me)) >= needed)

    def fights_on(self, mind: Mind) -> bool:
        """Go on with a duel?"""
        mine = mind.my_brawn()
        challenger, _, _ = mind.eyes.subject
        other = mind.eyes.fact("target") if challenger == mind.me else challenger
        if other < 0 or mind.life <= 1:
            return True
        if mind.hates[other] < -0.3 and mind.life > 2:
            return False  # among friends somebody must give in
        return mind.duel_chance(other, mine - 1) > 0.25

    def can_live(self, mind: Mind, codes: list[int]) -> bool:
        """Is there enough to come back to life? If not, nothing helps."""
        lacking = 1 - mind.life
        drinks = sum(1 for card in mind.hand if HAND_BITS[card] & SAVE)
        if mind.eyes.has(mind.me, SID):
            drinks += (len(mind.hand) - drinks) // 2
        return drinks >= lacking or any(code & MASK6 == ABILITY for code in codes)

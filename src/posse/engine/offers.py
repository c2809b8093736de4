"""What may be done: the options of phase 2, the answers to what is pending, the limits and what they depend on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from posse.engine.cards import (
    CARD_RULE,
    CONDITIONAL,
    HAND_BITS,
    HOOKS,
    KIND,
    READY,
    RULES,
)
from posse.engine.core import EMPTY, NO_TARGET, Frame
from posse.engine.fight import Shot
from posse.engine.table import Table
from posse.engine.words import (
    ABILITY,
    ANSWER,
    ANYTIME,
    AS_ATTACK,
    AS_BRAWN,
    AS_DODGE,
    BRAWN,
    CARD_SHIFT,
    DUTY,
    FOR_ANSWER,
    FOR_COST,
    FOR_PLAY,
    FOR_SAVE,
    FORBIDS,
    HAND_LIMIT,
    LIFE_DRUNK,
    LIMIT,
    NORMAL,
    PASS,
    PHASE_1,
    PLAY,
    RULE_SHIFT,
    SAVE,
    SEAT_SHIFT,
    SERVES,
    SHIELDS,
    SHOT,
    SIDES,
    TABLE_OFF,
)

if TYPE_CHECKING:
    from posse.engine.game import Game

PURPOSE_OF: Final = {SHOT: AS_DODGE, BRAWN: AS_BRAWN}


class Offers(Table):
    """The table, with everything that can be done at it."""

    __slots__ = ()

    # -- what may be done --------------------------------------------------------------------------------

    def hand_plays(self, seat: int) -> list[int]:
        """Every card of the hand with everything it may be aimed at."""
        codes = self.card_plays(seat)
        if (self.mask[seat] | self.event_mask) & FORBIDS:
            codes = [c for c in codes if not self.forbidden_code(seat, c, FOR_PLAY)]
        return codes

    def card_plays(self, seat: int) -> list[int]:
        """The same, whatever may forbid it in this turn."""
        g: Game = self  # type: ignore[assignment]  # as cast(), without its call
        codes: list[int] = []
        last = -1
        last_kind = -1
        targets = EMPTY
        hand = self.hands[self.owner[seat]]
        for card in hand:  # equal kinds lie together
            if card == last:
                continue
            last = card
            ready = READY[card]
            if ready is not None:
                codes += ready
                continue
            kind = KIND[card]
            if kind != last_kind:
                last_kind = kind
                targets = RULES[kind].targets(g, seat, NORMAL)
            if targets:
                base = PLAY | (card + 1) << CARD_SHIFT
                for target in targets:
                    codes.append(base | target)
        if (self.mask[seat] | self.event_mask) & SERVES:
            self._converted(seat, hand, AS_ATTACK, codes)
        return codes

    def _converted(self, seat: int, hand: list[int], purpose: int, codes: list[int]) -> None:
        """Cards of the hand that serve as something else."""
        g: Game = self  # type: ignore[assignment]  # as cast(), without its call
        serving = [rule for rule in self.aspects[seat].rules if HOOKS[rule.n] & SERVES]
        if self.event_mask & SERVES:
            serving += [rule for rule in self.event_rules if HOOKS[rule.n] & SERVES]
        verb = PLAY if purpose == AS_ATTACK else ANSWER
        last = -1
        for card in hand:
            if card == last:
                continue
            last = card
            known = EMPTY
            for rule in serving:
                n = rule.serves(g, seat, card, purpose)
                if n < 0 or n in known:
                    continue
                known = [*known, n]
                base = verb | (card + 1) << CARD_SHIFT | (n + 1) << RULE_SHIFT
                if purpose == AS_ATTACK:
                    for target in RULES[n].targets(g, seat, NORMAL):
                        codes.append(base | target)
                else:
                    codes.append(base)

    def forbidden_code(self, seat: int, code: int, use: int) -> bool:
        card = (code >> CARD_SHIFT & 511) - 1
        n = (code >> RULE_SHIFT & 511) - 1
        return self.forbidden(seat, n if n >= 0 else KIND[card], card, use)

    def forbidden(self, seat: int, n: int, card: int, use: int) -> bool:
        """Does anything in force forbid this use of a card?"""
        for rule in self.event_rules:
            if HOOKS[rule.n] & FORBIDS and rule.forbids(cast("Game", self), seat, n, card, use):
                return True
        for rule in self.aspects[seat].rules:
            if HOOKS[rule.n] & FORBIDS and rule.forbids(cast("Game", self), seat, n, card, use):
                return True
        return False

    def replies(self, seat: int, bit: int, to: Frame) -> list[int]:
        """Everything a seat may answer, and `pass`."""
        codes: list[int] = []
        hand = self.hands[self.owner[seat]]
        last = -1
        for card in hand:
            if HAND_BITS[card] & bit and card != last:
                last = card
                if CONDITIONAL[card] and not CARD_RULE[card].answers(cast("Game", self), seat, bit, to):
                    continue
                codes.append(ANSWER | (card + 1) << CARD_SHIFT)
        mask = self.mask[seat] | self.event_mask
        if mask & SERVES and bit != SAVE:
            self._converted(seat, hand, PURPOSE_OF[bit], codes)
        if mask & FORBIDS:
            use = FOR_SAVE if bit == SAVE else FOR_ANSWER
            codes = [c for c in codes if not self.forbidden_code(seat, c, use)]
        if mask & (bit | ANYTIME):
            codes.extend(self.abilities_for(seat, bit | ANYTIME, to))
        codes.append(PASS)
        return codes

    def abilities_for(self, seat: int, bit: int, to: Frame) -> list[int]:
        """Abilities and cards in play with which a seat may answer."""
        codes: list[int] = []
        if self.mask[seat] & bit:
            for rule in self.aspects[seat].rules:
                if HOOKS[rule.n] & bit and rule.answers(cast("Game", self), seat, bit, to):
                    codes.append(ABILITY | (rule.n + 1) << RULE_SHIFT)
        return codes

    def own_places(self, seat: int) -> list[int]:
        """Target codes of the tables a player may lay his own cards on."""
        if not self.two_seated:
            return NO_TARGET
        return [(s + 1) << SEAT_SHIFT for s in self.mode.own_places(cast("Game", self), seat)]

    def places_for(self, seat: int, kind: int) -> list[int]:
        """The same for a card of which no second may lie there."""
        if "replace_same_name" in self.setup.on:
            return self.own_places(seat)
        if not self.two_seated:
            return NO_TARGET if self.on_table(seat, kind) < 0 else EMPTY
        return [
            (s + 1) << SEAT_SHIFT
            for s in self.mode.own_places(cast("Game", self), seat)
            if self.on_table(s, kind) < 0
        ]

    def attackable(self, seat: int) -> list[int]:
        """Other seats, foes only where there are sides, clockwise."""
        others = self.others(seat)
        if not self.two_seated:
            return others
        foes = self.mode.foes(cast("Game", self), seat)
        return others if foes is None else [s for s in others if s in foes]

    def foe_of(self, seat: int, by: int) -> bool:
        """Was this the doing of another player, who is still in play?"""
        return by >= 0 and self.owner[by] != self.owner[seat] and self.in_play(by)

    def bang_left(self, seat: int) -> bool:
        """May another attack card be played this turn?"""
        return self.bangs < self.bang_limit(seat)

    def bang_limit(self, seat: int) -> int:
        """How many attack cards this turn may see: those beyond the limit come on top of what was played."""
        limit = self.aspects[seat].bangs
        return (limit if limit > self.bangs else self.bangs) + self.more_bangs

    def hand_limit(self, seat: int) -> int:
        limit = self.life[seat] if self.life[seat] > 0 else 0
        if (self.mask[seat] | self.event_mask) & LIMIT:
            for rule in self.aspects[seat].rules:
                if HOOKS[rule.n] & LIMIT:
                    limit = rule.number(cast("Game", self), seat, HAND_LIMIT, limit)
        return limit

    def beer_worth(self, seat: int) -> int:
        """How many lives a drink of the kind that also rescues gives."""
        worth = 1
        if self.mask[seat] & LIMIT:
            for rule in self.aspects[seat].rules:
                if HOOKS[rule.n] & LIMIT:
                    worth = rule.number(cast("Game", self), seat, LIFE_DRUNK, worth)
        return worth

    def shielded(self, seat: int, by: int, card: int) -> bool:
        """Has this card, played by another, no effect on this seat?"""
        if card < 0 or not self.mask[seat] & SHIELDS or (by >= 0 and self.owner[seat] == self.owner[by]):
            return False
        return any(
            HOOKS[r.n] & SHIELDS and r.shields(cast("Game", self), seat, by, card)
            for r in self.aspects[seat].rules
        )

    def shot_shielded(self, shot: Shot) -> bool:
        first = self.shielded(shot.target, shot.shooter, shot.card)
        if shot.second < 0:
            return first
        second = self.shielded(shot.target, shot.shooter, shot.second)
        return (
            first and second if self.setup.option("doc_holyday_vs_apache_kid") == "both" else first or second
        )

    def table_mask(self, seat: int) -> int:
        """What the cards in play before a seat hear of, its ability apart."""
        mask = 0
        if not self.aspects[seat].silent & TABLE_OFF:
            for card in self.tables[seat]:
                mask |= HOOKS[KIND[card]]
        return mask

    def cubes_of(self, seat: int) -> int:
        """All cubes a seat could pay with."""
        return sum(self.cubes_on(seat, slot) for slot in self.slots(seat))

    def cost_pool(self, seat: int) -> list[int]:
        """The hand cards that may be given up for something."""
        hand = self.hand_of(seat)
        if not self.event_mask & FORBIDS:
            return hand.copy()
        return [card for card in hand if not self.forbidden(seat, KIND[card], card, FOR_COST)]

    def side(self, seat: int) -> int:
        """The role as which a seat counts for victory."""
        role = self.role[seat]
        if self.event_mask & SIDES:
            for rule in self.event_rules:
                if HOOKS[rule.n] & SIDES:
                    role = rule.side(cast("Game", self), seat, role)
        return role

    def spirit_draws(self, seat: int) -> int:
        """How many cards somebody without life draws in phase 1."""
        count = 2
        for rule in self.event_rules:
            if HOOKS[rule.n] & LIMIT:
                count = rule.number(cast("Game", self), seat, PHASE_1, count)
        return count

    def estate_has_hand(self, seat: int) -> bool:
        """Does the hand go with this seat, or has its player another one in play?"""
        if not self.two_seated:
            return True
        owner = self.owner[seat]
        return not any(s != seat and self.owner[s] == owner and self.in_play(s) for s in range(self.seats))

    def has_duty(self, seat: int) -> bool:
        if not (self.mask[seat] | self.event_mask) & DUTY:
            return False
        return any(HOOKS[r.n] & DUTY and r.duty(cast("Game", self), seat) for r in self.event_rules)

    def used(self, seat: int, n: int) -> int:
        """How often this rule was used in this turn by the player, whichever of his characters acts."""
        return self.memo.get((self.owner[seat] + 1) << 12 | n, 0)

    def note_use(self, seat: int, n: int) -> None:
        key = (self.owner[seat] + 1) << 12 | n
        self.memo[key] = self.memo.get(key, 0) + 1

    def remember(self, n: int, value: int) -> None:
        """What a rule remembers beyond the turn."""
        self.memo[-(n + 2)] = value

    def recall(self, n: int) -> int:
        return self.memo.get(-(n + 2), 0)

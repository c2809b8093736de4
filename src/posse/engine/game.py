"""The game: one stack of frames, what is asked, and what rules and frames call to move it on.

`decision` says who is asked what; `choose` answers; everything in between runs by itself. The whole game follows from
set-up, seed and the list of chosen options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.cards import (
    ANSWER_ONLY,
    BORDER,
    CARD_RULE,
    CONDITIONAL,
    HAND_BITS,
    HOOKS,
    KEEPS,
    KIND,
    PRICED,
    RULES,
)
from posse.engine.chance import Check, deal_apart
from posse.engine.choice import Ask, Payment, Pick, Play, Tell, Volley
from posse.engine.core import EMPTY, NO_TARGET, CardRule, Character, EventRule, Frame
from posse.engine.decision import Decision, IllegalMove, Option, Result
from posse.engine.fight import Estate, Out, Share, Shot, Wound
from posse.engine.notation import find_option, option_text, same_effect
from posse.engine.reasons import Reason, why_not
from posse.engine.state import put
from posse.engine.table import Table
from posse.engine.turn import S_NEXT, Turn
from posse.engine.view import View, determinize, view
from posse.engine.words import (
    ABILITY,
    ALIVE,
    ANSWER,
    ANSWERED,
    ANYTIME,
    AS_ATTACK,
    AS_BRAWN,
    AS_DODGE,
    BLACK,
    BRAWN,
    BROWN,
    CARD_SHIFT,
    DEAD,
    DIAMONDS,
    DISCARD,
    DRAWING,
    DUTY,
    ENTERS,
    FOR_ANSWER,
    FOR_COST,
    FOR_PLAY,
    FOR_SAVE,
    FORBIDS,
    GAME_STARTS,
    GOES,
    HAND_LIMIT,
    HURT,
    LIFE_DRUNK,
    LIMIT,
    NORMAL,
    OUT,
    PASS,
    PHASE_1,
    PLAY,
    PLAYED,
    PLAYED_OUT,
    POWER,
    QUIET,
    REACHES,
    RETURNS,
    RULE_SHIFT,
    SAVE,
    SEAT_SHIFT,
    SERVES,
    SHIELDS,
    SHOT,
    SIDES,
    SPENT,
    TABLE_OFF,
    UNDO,
    USE,
    WOUNDED,
)

if TYPE_CHECKING:
    pass

SKIPPED: Final = -1  # memo key: how many real turns the holder of the events has begun
PURPOSE_OF: Final = {SHOT: AS_DODGE, BRAWN: AS_BRAWN}


class Game(Table):
    """A game of any mode and boxes, at any moment."""

    __slots__ = ()

    # -- the stack --------------------------------------------------------------------------------------------

    def run(self) -> None:
        stack = self.stack
        while self.asked == -1:
            if self.two_seated:
                self.refresh_all()  # who is active follows from what lies on the stack
            stack[-1].step(self)

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def ask(self, seat: int, codes: list[int]) -> None:
        self.asked = seat
        self.codes = codes

    def tell(self, moment: int, only: int = -1) -> None:
        """All rules with an interest hear of the top frame. A single listener is told at once, without a frame."""
        if not self.event_mask & moment:
            listener = only
            if only < 0:
                count = 0
                for seat in self.ring:
                    if self.mask[seat] & moment:
                        listener = seat
                        count += 1
                if count != 1:
                    if count:
                        self.stack.append(Tell(moment, only))
                    return
            heard = None
            for rule in self.aspects[listener].rules:
                if HOOKS[rule.n] & moment:
                    if heard is not None:
                        self.stack.append(Tell(moment, only))
                        return
                    heard = rule
            if heard is not None:
                heard.hear(self, listener, moment, self.stack[-1])
            return
        self.stack.append(Tell(moment, only))

    def subject(self) -> Frame:
        """The frame that is being resolved: the top one that is not a telling."""
        top = self.stack[-1]
        return self.stack[-2] if isinstance(top, Tell) else top

    def close_telling(self) -> None:
        """One taker is enough: nobody else hears of it."""
        top = self.stack[-1]
        if isinstance(top, Tell):
            top.closed = 1

    def answer(self, code: int) -> None:
        """Take one of the listed codes: the trusted way in, without any check."""
        seat = self.asked
        if self.recorder is not None:
            self.recorder.chose(seat, code)
        self.asked = -1
        stack = self.stack
        stack[-1].chosen(self, seat, code)
        if self.two_seated:
            self.run()
        while self.asked == -1:
            stack[-1].step(self)

    def can_undo(self) -> bool:
        return not self.over and self.stack[-1].can_undo()

    def take_back(self) -> bool:
        """Go back one step of an unfinished choice."""
        if not self.can_undo():
            return False
        depth = len(self.stack)
        if not self.stack[-1].undo(self):
            return False
        if self.recorder is not None:
            self.recorder.forget()
        if len(self.stack) < depth and len(self.stack) == 1:
            turn = self.stack[0]
            if isinstance(turn, Turn):
                turn.acted = 0
        self.asked = -1
        self.run()
        return True

    def copy_bare(self) -> Game:
        """The same position, without the history."""
        o = Game(self.setup, self.mode, self.owner)
        self.copy_into(o)
        return o

    # -- all is quiet -----------------------------------------------------------------------------------------

    def settle(self) -> bool:
        """The turn is on top: what had to wait happens now. False: something was pushed, or the game is over."""
        self.stirred = 0
        if self.apart:
            deal_apart(self)
        if self.any_mask & QUIET:
            seats = [seat for seat in self.ring if self.mask[seat] & QUIET]
            if len(seats) > 1:
                seats = [seat for seat in self.from_turn() if seat in seats]
            for seat in seats:
                if self.mask[seat] & QUIET:
                    for rule in self.aspects[seat].rules:
                        if HOOKS[rule.n] & QUIET:
                            rule.hear(self, seat, QUIET, self.stack[-1])
        if self.judge_due:
            self.judge_due = 0
            self.mode.judge(self)
            if self.over:
                return False
        if self.event_mask & QUIET:
            for rule in self.event_rules:
                if HOOKS[rule.n] & QUIET:
                    rule.hear(self, self.turn, QUIET, self.stack[-1])
        top = self.stack[-1]
        if not isinstance(top, Turn) or self.over:
            return False
        if self.two_seated and self.here[top.seat] == OUT:
            self.mode.active_gone(self, top)
        return not self.stirred

    def finish(self, side: int, winners: list[int], reason: str) -> None:
        """The game is over; all roles are revealed."""
        self.over = 1
        self.asked = -2
        self.codes = EMPTY
        self.won_by = side
        self.winners = tuple(winners)
        for seat in range(self.seats):
            if not self.role_open[seat] and self.recorder is not None:
                self.recorder.add(rec.RoleShown(seat, self.role[seat]))
        self.role_open = (1,) * self.seats
        if self.recorder is not None:
            self.recorder.add(rec.GameOver(reason))

    # -- turns ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The first turn."""
        seat = self.mode.first_seat(self)
        self.turn = seat
        if self.event_place == -2:
            self.event_place = seat
        self.refresh_all()
        self.stack.append(Turn(seat))
        if self.any_mask & GAME_STARTS:
            self.tell(GAME_STARTS)

    def begin_turn(self, turn: Turn) -> None:
        self.turn = turn.seat
        self.turn_count += 1
        self.bangs = 0
        self.more_bangs = 0
        self.played = 0
        self.last_play = 0
        self.duty_card = -1
        self.near_all = 0
        if self.fresh:
            self.fresh = ()
        if self.memo:
            self.memo = {k: v for k, v in self.memo.items() if k < 0}
        if self.any_mask & REACHES or self.two_seated:
            self.refresh_all()
        if self.recorder is not None and not turn.vacant:
            self.recorder.add(rec.TurnStarted(turn.seat, self.turn_count))

    def next_turn(self, turn: Turn) -> None:
        """The next seat in the order of play that takes one."""
        if turn.again and self.mode_allows_again(turn.seat):
            following = Turn(turn.seat)
            following.extra = 1
            self.stack[0] = following
            return
        if self.two_seated:
            self.stack[0] = Turn(self.mode.next_seat(self, turn.seat))
            return
        places = self.places
        size = len(places)
        at = places.index(turn.seat)
        if turn.vacant and self.may_return(turn.seat):
            self.stack[0] = Turn(turn.seat)
            return
        for i in range(1, 2 * size + 1):  # twice round: everybody may owe a turn
            seat = places[(at + i * self.direction) % size]
            if self.here[seat] != OUT:
                if self.skips[seat]:
                    self.skips = put(self.skips, seat, 0)
                    if self.recorder is not None:
                        self.recorder.add(rec.TurnSkipped(seat, -1))
                    continue
                self.stack[0] = Turn(seat)
                return
            if seat == self.event_place:
                vacant = Turn(seat)
                vacant.vacant = 1
                self.stack[0] = vacant
                return
            if self.may_return(seat):
                self.stack[0] = Turn(seat)
                return
        raise AssertionError("nobody is left to take a turn")

    def mode_allows_again(self, seat: int) -> bool:
        return self.here[seat] != OUT or self.may_return(seat)

    def may_return(self, seat: int) -> bool:
        if not self.event_mask & RETURNS:
            return False
        return any(HOOKS[r.n] & RETURNS and r.returns(self, seat) for r in self.event_rules)

    def come_back(self, turn: Turn) -> None:
        """A seat that is out comes into play for the turn that has come to it, or for good."""
        if self.here[turn.seat] != OUT:
            return
        for rule in reversed(self.event_rules):
            if HOOKS[rule.n] & RETURNS:
                here = rule.returns(self, turn.seat)
                if here:
                    self.standing(turn.seat, here)
                    if self.recorder is not None:
                        self.recorder.add(rec.Returned(turn.seat, here))
                    rule.hear(self, turn.seat, RETURNS, turn)
                    return
        turn.at = S_NEXT

    # -- events -----------------------------------------------------------------------------------------------

    def change_events(self, turn: Turn) -> None:
        """At the start of each real turn at the holder's place, but the first, the next event is turned up."""
        if turn.seat != self.event_place or turn.extra:
            return
        count = self.memo.get(SKIPPED, 0) + 1
        self.memo[SKIPPED] = count
        if count > 1:
            self.turn_event(0)

    def turn_event(self, deck: int) -> None:
        """The next event of a deck covers the one in force."""
        coming = self.event_deck[deck]
        old = self.event[deck]
        past = self.event_past[deck]
        if not coming:
            if old < 0 or not past or self.setup.option("event_deck_end") == "last_stays":
                return
            coming = self.order_events([*past, old])
            past = ()
            old = -1
        if old >= 0:
            past = (*past, old)
        card = coming[-1]
        self.event_deck = (
            (coming[:-1], self.event_deck[1]) if deck == 0 else (self.event_deck[0], coming[:-1])
        )
        self.event_past = (past, self.event_past[1]) if deck == 0 else (self.event_past[0], past)
        self.put_event(deck, card)
        if HOOKS[card] & ENTERS:
            RULES[card].hear(self, self.turn, ENTERS, self.stack[-1])

    def put_event(self, deck: int, card: int) -> None:
        self.event = put(self.event, deck, card)
        self.direction = 1
        self.refresh_all()
        if self.recorder is not None and card >= 0:
            self.recorder.add(rec.EventTurned(card))

    def order_events(self, events: list[int]) -> tuple[int, ...]:
        """Shuffled, the last ones at the bottom; the next is the end."""

        last = [n for n in events if isinstance(RULES[n], EventRule) and RULES[n].last]  # type: ignore[attr-defined]
        rest = [n for n in events if n not in last]
        self.shuffle(last)
        self.shuffle(rest)
        return tuple(last + rest)

    def effect_order(self, seat: int) -> list[int]:
        """The others in the order in which the effect of a card goes round: clockwise, or with the turns."""
        if self.direction < 0 and self.setup.effects_turn:
            return self.others(seat)[::-1]
        return self.others(seat)

    # -- what may be done -------------------------------------------------------------------------------------

    def hand_plays(self, seat: int) -> list[int]:
        """Every card of the hand with everything it may be aimed at."""
        codes = self.card_plays(seat)
        if (self.mask[seat] | self.event_mask) & FORBIDS:
            codes = [c for c in codes if not self.forbidden_code(seat, c, FOR_PLAY)]
        return codes

    def card_plays(self, seat: int) -> list[int]:
        """The same, whatever may forbid it in this turn."""
        codes: list[int] = []
        last = -1
        last_kind = -1
        targets = EMPTY
        hand = self.hands[self.owner[seat]]
        for card in hand:
            if ANSWER_ONLY[card] or card == last:
                continue
            last = card
            kind = KIND[card]
            if kind != last_kind:
                last_kind = kind
                targets = RULES[kind].targets(self, seat, 0)
            if targets is NO_TARGET:
                codes.append(PLAY | (card + 1) << CARD_SHIFT)
            elif targets:
                base = PLAY | (card + 1) << CARD_SHIFT
                for target in targets:
                    codes.append(base | target)
        mask = self.mask[seat] | self.event_mask
        if mask & SERVES:
            self._converted(seat, hand, AS_ATTACK, codes)
        return codes

    def _converted(self, seat: int, hand: list[int], purpose: int, codes: list[int]) -> None:
        """Cards of the hand that serve as something else."""
        verb = PLAY if purpose == AS_ATTACK else ANSWER
        last = -1
        for card in hand:
            if card == last:
                continue
            last = card
            known: list[int] = []
            for rule in [*self.aspects[seat].rules, *self.event_rules]:
                if not HOOKS[rule.n] & SERVES:
                    continue
                n = rule.serves(self, seat, card, purpose)
                if n < 0 or n in known:
                    continue
                known.append(n)
                base = verb | (card + 1) << CARD_SHIFT | (n + 1) << RULE_SHIFT
                if purpose == AS_ATTACK:
                    for target in RULES[n].targets(self, seat, NORMAL):
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
            if HOOKS[rule.n] & FORBIDS and rule.forbids(self, seat, n, card, use):
                return True
        for rule in self.aspects[seat].rules:
            if HOOKS[rule.n] & FORBIDS and rule.forbids(self, seat, n, card, use):
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
                if CONDITIONAL[card] and not CARD_RULE[card].answers(self, seat, bit, to):
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
                if HOOKS[rule.n] & bit and rule.answers(self, seat, bit, to):
                    codes.append(ABILITY | (rule.n + 1) << RULE_SHIFT)
        return codes

    def own_places(self, seat: int) -> list[int]:
        """Target codes of the tables a player may lay his own cards on."""
        if not self.two_seated:
            return NO_TARGET
        return [(s + 1) << SEAT_SHIFT for s in self.mode.own_places(self, seat)]

    def places_for(self, seat: int, kind: int) -> list[int]:
        """The same for a card of which no second may lie there."""
        if "replace_same_name" in self.setup.on:
            return self.own_places(seat)
        if not self.two_seated:
            return NO_TARGET if self.on_table(seat, kind) < 0 else EMPTY
        return [(s + 1) << SEAT_SHIFT for s in self.mode.own_places(self, seat) if self.on_table(s, kind) < 0]

    def attackable(self, seat: int) -> list[int]:
        """Other seats, foes only where there are sides, clockwise."""
        others = self.others(seat)
        if not self.two_seated:
            return others
        foes = self.mode.foes(self, seat)
        return others if foes is None else [s for s in others if s in foes]

    def bang_left(self, seat: int) -> bool:
        """May another attack card be played this turn?"""
        return self.bangs < self.aspects[seat].bangs + self.more_bangs

    def hand_limit(self, seat: int) -> int:
        limit = self.life[seat] if self.life[seat] > 0 else 0
        if (self.mask[seat] | self.event_mask) & LIMIT:
            for rule in self.aspects[seat].rules:
                if HOOKS[rule.n] & LIMIT:
                    limit = rule.number(self, seat, HAND_LIMIT, limit)
        return limit

    def beer_worth(self, seat: int) -> int:
        """How many lives a drink of the kind that also rescues gives."""
        worth = 1
        if self.mask[seat] & LIMIT:
            for rule in self.aspects[seat].rules:
                if HOOKS[rule.n] & LIMIT:
                    worth = rule.number(self, seat, LIFE_DRUNK, worth)
        return worth

    def shielded(self, seat: int, by: int, card: int) -> bool:
        """Has this card, played by another, no effect on this seat?"""
        if card < 0 or seat == by or not self.mask[seat] & SHIELDS:
            return False
        return any(HOOKS[r.n] & SHIELDS and r.shields(self, seat, by, card) for r in self.aspects[seat].rules)

    def shot_shielded(self, shot: Shot) -> bool:
        first = self.shielded(shot.target, shot.shooter, shot.card)
        if shot.second < 0:
            return first
        second = self.shielded(shot.target, shot.shooter, shot.second)
        return (
            first and second if self.setup.option("doc_holyday_vs_apache_kid") == "both" else first or second
        )

    def lose_turn(self, seat: int, n: int) -> None:
        """The rest of the turn is lost, phase 3 too; with two seats a player it is this seat that is out of it."""
        turn = self.stack[0]
        if isinstance(turn, Turn):
            self.mode.lose_turn(self, turn, seat)
            if self.recorder is not None:
                self.recorder.add(rec.TurnSkipped(seat, n))

    def show_role(self, seat: int) -> None:
        if not self.role_open[seat]:
            self.role_open = put(self.role_open, seat, 1)
            if self.recorder is not None:
                self.recorder.add(rec.RoleShown(seat, self.role[seat]))

    def end_events(self) -> None:
        """Events lose their force, and no more are turned up."""
        self.event = (-1, -1)
        self.event_deck = ((), ())
        self.event_past = ((), ())
        self.event_place = -1
        self.direction = 1
        self.refresh_all()

    def cast(self, seat: int, n: int) -> None:
        """This character comes to this seat."""
        rule = RULES[n]
        assert isinstance(rule, Character)
        self.character = put(self.character, seat, n)
        self.life[seat] = rule.life
        self.max_life = put(self.max_life, seat, rule.life)

    def table_mask(self, seat: int) -> int:
        """What the cards in play before a seat hear of, its ability apart."""
        mask = 0
        if not self.aspects[seat].silent & TABLE_OFF:
            for card in self.tables[seat]:
                mask |= HOOKS[KIND[card]]
        return mask

    def wear(self, seat: int, rules: tuple[int, ...]) -> None:
        """The abilities a seat has copied or drawn from now on."""
        worn = list(self.worn)
        worn[seat] = rules
        self.worn = tuple(worn)
        self.refresh(seat)

    def survive(self, seat: int, life: int) -> None:
        """Whoever was about to be out stays, with so much life."""
        self.life[seat] = life
        if self.recorder is not None:
            self.recorder.add(rec.Survived(seat, life))

    def swap_places(self, seat: int, other: int) -> None:
        """Two change seats, with all they have."""
        places = list(self.places)
        a, b = places.index(seat), places.index(other)
        places[a], places[b] = other, seat
        self.places = tuple(places)
        if self.recorder is not None:
            self.recorder.add(rec.SeatsSwapped(seat, other))
        self.refresh_all()

    def owe_turn(self, seat: int) -> None:
        """This seat misses its next turn; more than one cannot be owed."""
        self.skips = put(self.skips, seat, 1)

    def in_deck(self, card: int) -> bool:
        """Is this card in the game at all?"""
        return card in self.setup.deck

    def random_rule(self, pool: list[int]) -> int:
        """One of several rules, each as likely."""
        for i in range(len(self.fate)):
            if self.fate[i] - 1000 in pool:
                n = self.fate[i] - 1000
                self.fate = self.fate[:i] + self.fate[i + 1 :]
                return n
        return pool[self.rand(len(pool))]

    def drop_empty(self, seat: int, card: int) -> None:
        """A card whose last cube is gone is discarded at once; what follows from that is its own business."""
        if card >= 0 and self.load.get(card, 0) <= 0 and card in self.tables[seat]:
            in_force = self.has_rule(seat, KIND[card])
            self.discard_from_table(seat, card, SPENT)
            if in_force:
                RULES[KIND[card]].emptied(self, seat, card)

    def cubes_of(self, seat: int) -> int:
        """All cubes a seat could pay with."""
        return sum(self.cubes_on(seat, slot) for slot in self.slots(seat))

    def pay_cubes(self, seat: int, n: int, need: int, data: int) -> None:
        """The seat pays cubes from wherever it likes; then the rule is told."""
        self.stack.append(Payment(seat, n, need, data))

    def cost_pool(self, seat: int) -> list[int]:
        """The hand cards that may be given up for something."""
        hand = self.hand_of(seat)
        if not self.event_mask & FORBIDS:
            return hand
        return [card for card in hand if not self.forbidden(seat, KIND[card], card, FOR_COST)]

    def side(self, seat: int) -> int:
        """The role as which a seat counts for victory."""
        role = self.role[seat]
        if self.event_mask & SIDES:
            for rule in self.event_rules:
                if HOOKS[rule.n] & SIDES:
                    role = rule.side(self, seat, role)
        return role

    def spirit_draws(self, seat: int) -> int:
        """How many cards somebody without life draws in phase 1."""
        count = 2
        for rule in self.event_rules:
            if HOOKS[rule.n] & LIMIT:
                count = rule.number(self, seat, PHASE_1, count)
        return count

    def leave_play(self, seat: int) -> None:
        """Out of play without being eliminated: the cards are discarded, nobody gains or reacts."""
        if self.recorder is not None:
            self.recorder.add(rec.Left(seat))
        self.judge_due = 1
        self.standing(seat, OUT)
        self.discard_estate(seat, DEAD)

    def estate_has_hand(self, seat: int) -> bool:
        """Does the hand go with this seat, or has its player another one in play?"""
        owner = self.owner[seat]
        return not any(s != seat and self.owner[s] == owner and self.in_play(s) for s in range(self.seats))

    def share_estate(self, seat: int, takers: list[int]) -> None:
        """Several inherit: one card each in turn, a random one of the hand or a chosen one in play."""
        self.stack.append(Share(seat, takers))

    def has_duty(self, seat: int) -> bool:
        if not (self.mask[seat] | self.event_mask) & DUTY:
            return False
        return any(HOOKS[r.n] & DUTY and r.duty(self, seat) for r in self.event_rules)

    def used(self, seat: int, n: int) -> int:
        """How often this rule was used by this seat in this turn."""
        return self.memo.get((seat + 1) << 12 | n, 0)

    def note_use(self, seat: int, n: int) -> None:
        key = (seat + 1) << 12 | n
        self.memo[key] = self.memo.get(key, 0) + 1

    def remember(self, n: int, value: int) -> None:
        """What a rule remembers beyond the turn."""
        self.memo[-(n + 2)] = value

    def recall(self, n: int) -> int:
        return self.memo.get(-(n + 2), 0)

    # -- playing and answering --------------------------------------------------------------------------------

    def rule_of_play(self, code: int) -> CardRule:
        n = (code >> RULE_SHIFT & 511) - 1
        if n < 0:
            return CARD_RULE[(code >> CARD_SHIFT & 511) - 1]
        rule = RULES[n]
        assert isinstance(rule, CardRule)
        return rule

    def play_card(self, seat: int, code: int, how: int) -> None:
        """A card of the hand is played."""
        n = (code >> RULE_SHIFT & 511) - 1
        card = (code >> CARD_SHIFT & 511) - 1
        if self.any_mask & (PLAYED | PLAYED_OUT) or (n < 0 and PRICED[card]):
            self.stack.append(Play(seat, code, how))
        else:
            self.move_played(seat, code, how)
            RULES[n if n >= 0 else KIND[card]].play(self, seat, code, how)

    def move_played(self, seat: int, code: int, how: int) -> None:
        """A brown card, or one that serves as another, is discarded before it works; others come to lie on a table."""
        card = (code >> CARD_SHIFT & 511) - 1
        n = (code >> RULE_SHIFT & 511) - 1
        target = (code >> SEAT_SHIFT & 31) - 1
        if self.recorder is not None:
            self.recorder.add(rec.CardPlayed(seat, card, n, target, rec.aimed_card(code)))
        player = self.owner[seat]
        hand = self.hands[player].copy()
        hand.remove(card)
        self.hands[player] = hand
        if not hand:
            self.stirred = 1
        brown = BORDER[card] == BROWN
        if how == NORMAL and seat == self.turn:
            self.played += 1
            self.last_play = code if brown else 0
        if self.near_all and seat == self.turn:
            self.near_all = 0
        if n < 0 and KEEPS[card]:
            return
        if brown or n >= 0:
            if self.any_mask & GOES:
                self.throw(seat, card, SPENT)
            else:
                self.discard.append(card)
        else:
            CARD_RULE[card].lie(self, seat, target if target >= 0 else seat, card)

    def tell_played(self, play: Play) -> None:
        if self.any_mask & PLAYED:
            self.tell(PLAYED)

    def tell_played_out(self, play: Play) -> None:
        if self.any_mask & PLAYED_OUT:
            self.tell(PLAYED_OUT)

    def reply(self, seat: int, code: int, bit: int, to: Frame) -> None:
        """A seat answers with a card or an ability."""
        if code & 63 != ANSWER:
            self.use_ability(seat, code, bit, to)
            return
        card = (code >> CARD_SHIFT & 511) - 1
        n = (code >> RULE_SHIFT & 511) - 1
        if self.recorder is not None:
            self.recorder.add(rec.CardAnswered(seat, card, n))
        self.from_hand(seat, card)
        if seat == self.turn and bit != BRAWN:
            self.played += 1
        self.throw(seat, card, SPENT)
        if self.any_mask & ANSWERED:
            self.note_answer(seat, to)
        RULES[n if n >= 0 else KIND[card]].answer(self, seat, bit, to)

    def note_answer(self, seat: int, to: Frame) -> None:
        """Who reacts to a card given in answer notes it now and acts later."""
        for other in self.from_turn():
            if self.mask[other] & ANSWERED:
                for rule in self.aspects[other].rules:
                    if HOOKS[rule.n] & ANSWERED and other == seat:
                        rule.hear(self, other, ANSWERED, to)

    def use_ability(self, seat: int, code: int, bit: int, to: Frame) -> None:
        self.note_ability(seat, code)
        RULES[(code >> RULE_SHIFT & 511) - 1].answer(self, seat, bit, to)

    def note_ability(self, seat: int, code: int) -> None:
        if self.recorder is not None:
            n = (code >> RULE_SHIFT & 511) - 1
            if n >= 0:
                target = (code >> SEAT_SHIFT & 31) - 1
                self.recorder.add(rec.AbilityUsed(seat, n, target, rec.aimed_card(code)))

    def start_use(self, seat: int, n: int, code: int) -> None:
        """Phase 2: an ability, a card in play or an event is used on one's own initiative."""
        if n >= 0:
            RULES[n].play(self, seat, code, USE)
            return
        for rule in self.event_rules:
            if rule.handles(code & 63):
                rule.play(self, seat, code, USE)
                return

    def draw_by(self, seat: int, n: int, code: int) -> None:
        """Phase 1: the first card is drawn in another way."""
        self.note_ability(seat, code)
        RULES[n].play(self, seat, code, DRAWING)

    # -- what happens to players ------------------------------------------------------------------------------

    def check(self, seat: int, n: int) -> None:
        self.stack.append(Check(seat, n))

    def pick(self, seat: int, n: int, verb: int, need: int, pool: list[int], code: int = 0) -> Pick:
        frame = Pick(seat, n, verb, need, pool, code)
        self.stack.append(frame)
        return frame

    def ask_rule(self, seat: int, n: int, codes: list[int], data: int = 0, cancel: int = 0) -> None:
        self.stack.append(Ask(seat, n, codes, data, cancel))

    def volley(self, seat: int, n: int, card: int) -> None:
        """The card strikes all others, one after the other."""
        frame = Volley(seat, n, card, self.mode.struck_by_all(self, seat))
        if "deaths_after_card" in self.setup.on:
            frame.late = 1
        self.stack.append(frame)

    def harm(self, seat: int, count: int, by: int, n: int) -> None:
        """Life is lost. Without a frame where nothing can come of it."""
        if (
            self.life[seat] > count
            and self.here[seat] == ALIVE
            and not (self.any_mask & HURT or (self.mask[seat] | self.event_mask) & WOUNDED)
        ):
            self.lose_life(seat, count, by)
        else:
            self.stack.append(Wound(seat, count, by, n))

    def lose_life(self, seat: int, count: int, by: int) -> None:
        self.life[seat] -= count
        if self.recorder is not None:
            self.recorder.add(rec.Wounded(seat, count, by, self.life[seat]))

    def heal(self, seat: int, count: int) -> None:
        """Never above the maximum; nothing for who has no life."""
        if self.here[seat] != ALIVE:
            return
        gain = self.max_life[seat] - self.life[seat]
        if gain > count:
            gain = count
        if gain > 0:
            self.life[seat] += gain
            if self.recorder is not None:
                self.recorder.add(rec.Healed(seat, gain, self.life[seat]))

    def fall(self, seat: int, by: int) -> None:
        """Nobody saved him: out now, or when the whole card is done."""
        for frame in reversed(self.stack):
            if isinstance(frame, Volley) and frame.late:
                frame.dead.append(seat)
                frame.dead.append(by)
                return
        self.eliminate(seat, by)

    def eliminate(self, seat: int, by: int) -> None:
        self.stack.append(Out(seat, by))

    def leave_life(self, seat: int, by: int) -> None:
        """Out of the game: the role is shown; from here on the seat does not count."""
        self.life[seat] = 0
        self.role_open = put(self.role_open, seat, 1)
        if self.first_out < 0:
            self.first_out = seat
        if self.recorder is not None:
            self.recorder.add(rec.Eliminated(seat, self.role[seat], by))
        worn = list(self.worn)
        worn[seat] = ()
        self.worn = tuple(worn)
        self.standing(seat, OUT)

    def discard_estate(self, seat: int, why: int) -> None:
        """Everything a seat has goes: cards in an order of its choice, cubes and nuggets to their reserves."""

        keeps_hand = not self.estate_has_hand(seat)
        for card in self.tables[seat]:
            if BORDER[card] >= BLACK:
                self.discard_from_table(seat, card, why)
        self.cubes[seat] = 0
        if not keeps_hand and not self.setup.is_on("shadow_gunslingers"):
            self.nuggets[self.owner[seat]] = 0
        pool = list(self.tables[seat])
        if not keeps_hand:
            pool = self.hand_of(seat) + pool
        if pool:
            self.stack.append(Estate(seat, -1, DISCARD, len(pool), sorted(pool), why))

    def discard_everything(self, seat: int, why: int) -> None:
        """The penalty: the whole hand and the whole table, in an order of the owner's choice."""

        for card in list(self.tables[seat]):
            if BORDER[card] >= BLACK:
                self.discard_from_table(seat, card, why)
        pool = sorted(self.hand_of(seat) + self.tables[seat])
        if pool:
            self.stack.append(Estate(seat, -1, DISCARD, len(pool), pool, why))

    # -- the outside ------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None when the game is over."""
        if self.asked < 0:
            return None
        return Decision(self, self.asked, self.codes)

    def choose(self, what: int | str | Option) -> None:
        """Answer with an index, an option or its notation. What is not legal is refused and changes nothing."""
        if isinstance(what, int):
            codes = self.codes
            seat = self.asked
            if seat < 0 or what < 0 or what >= len(codes):
                raise IllegalMove(self.refusal(what))
            code = codes[what]  # as in `answer`
            if self.recorder is not None:
                self.recorder.chose(seat, code)
            self.asked = -1
            stack = self.stack
            stack[-1].chosen(self, seat, code)
            if self.two_seated:
                self.run()
            while self.asked == -1:
                stack[-1].step(self)
        else:
            code = self.find(what)
            if code == UNDO:
                self.take_back()
            else:
                self.answer(code)

    def find(self, what: str | Option) -> int:
        """The code of an option given as an object or as text."""
        if isinstance(what, Option):
            if what.code in self.codes:
                return what.code
            raise IllegalMove(self.refusal(what.text))
        if not isinstance(what, str):
            raise IllegalMove(f"an option is an index, an Option or its notation, not {type(what).__name__}")
        found = find_option(self, what)
        if len(found) == 1:
            return found[0]
        if not found:
            raise IllegalMove(self.refusal(what))
        if same_effect(self, found):
            return found[0]
        texts = ", ".join(option_text(self, code) for code in found)
        raise IllegalMove(f"{what!r} is one of several: {texts}")

    def choose_code(self, code: int) -> None:
        """Answer with one of `codes`: the fast door for search and simulation."""
        if code not in self.codes:
            raise IllegalMove(self.refusal(code))
        self.answer(code)

    def faces_matter(self, codes: list[int]) -> bool:
        """Does it make a difference at once which copy is used?"""
        if not self.any_mask & (SHIELDS | POWER):
            return False
        return len({self.suit((code >> CARD_SHIFT & 511) - 1) == DIAMONDS for code in codes}) > 1

    def undo(self) -> None:
        """Go back one step of an unfinished choice."""
        if not self.take_back():
            raise IllegalMove("there is no unfinished choice to go back in")

    def refusal(self, what: object) -> str:
        if self.asked < 0:
            return "the game is over: nothing can be chosen any more"
        if isinstance(what, int):
            return f"there is no option {what}: choose 0 to {len(self.codes) - 1}"
        texts = [option_text(self, code) for code in self.codes]
        shown = ", ".join(texts[:12]) + (f" and {len(texts) - 12} more" if len(texts) > 12 else "")
        return f"{self.setup.names[self.owner[self.asked]]} cannot choose {what!r} now; possible: {shown}"

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        if not self.over:
            return None
        names = [self.setup.names[p] for p in sorted({self.owner[s] for s in self.winners})]
        side = self.mode.side_name(self)
        return Result(names, side, side, self.turn_count)

    def copy(self) -> Game:
        """The same position without the history, in the middle of any decision."""
        return self.copy_bare()

    def view(self, player: int | None = None) -> View:
        """What this player sees, as plain data; None: what everybody sees."""
        return view(self, player)

    def determinize(self, player: int | None, seed: int) -> Game:
        """A copy in which everything this player does not see is dealt anew."""
        return determinize(self, player, seed)

    def why_not(self, card: int | str, player: int | None = None, target: int | None = None) -> Reason | None:
        """Why this player (or the one asked) cannot use the card now, or not at this seat; None if it is possible."""
        return why_not(self, card, player, target)

    # -- set-up -----------------------------------------------------------------------------------------------

    def deal_characters(self, characters: list[int]) -> None:
        """One to each seat (kept ones first), one more face down; life with the mode's bonus."""
        from posse.engine.cards import RULE_OF

        kept = {seat: RULE_OF[id] for seat, id in self.setup.kept.items()}
        pool = [n for n in characters if n not in kept.values()]
        chosen = [kept[seat] if seat in kept else pool.pop() for seat in range(self.seats)]
        self.character = tuple(chosen)
        self.second = tuple(pool.pop() if pool else -1 for _ in range(self.seats))
        lives: list[int] = []
        for seat in range(self.seats):
            rule = RULES[chosen[seat]]
            assert isinstance(rule, Character)
            lives.append(rule.life + self.mode.life_bonus(self, seat))
        self.life = lives
        self.max_life = tuple(lives)

    def deal_hands(self) -> None:
        for seat in range(self.seats):
            rule = RULES[self.character[seat]]
            assert isinstance(rule, Character)
            self.draw(seat, rule.opening(self, seat))

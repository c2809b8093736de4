"""What rules and frames call: cards are played and answered, life is lost and won, somebody is out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from posse.engine import recorder as rec
from posse.engine.cards import (
    BORDER,
    CARD_RULE,
    HOOKS,
    KEEPS,
    KIND,
    PRICED,
    RULES,
)
from posse.engine.chance import Check
from posse.engine.choice import Ask, Payment, Pick, Play, Tell, Volley
from posse.engine.core import Character, Frame, Rule
from posse.engine.fight import Estate, Out, Share, Wound
from posse.engine.offers import Offers
from posse.engine.state import put
from posse.engine.turn import Turn
from posse.engine.words import (
    ALIVE,
    ANSWER,
    ANSWERED,
    BLACK,
    BRAWN,
    BROWN,
    CARD_SHIFT,
    CHOOSES,
    DEAD,
    DISCARD,
    DRAWING,
    GOES,
    HURT,
    NORMAL,
    ORANGE,
    OUT,
    PLAYED,
    PLAYED_OUT,
    RULE_SHIFT,
    SEAT_SHIFT,
    SPENT,
    USE,
    WOUNDED,
)

if TYPE_CHECKING:
    from posse.engine.game import Game


PLAY_MASK: Final = PLAYED | PLAYED_OUT


class Deeds(Offers):
    """The table, with what happens at it."""

    __slots__ = ()

    # -- the stack ------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def ask(self, seat: int, codes: list[int]) -> None:
        self.asked = seat
        self.codes = codes

    def tell(self, moment: int, only: int = -1) -> None:
        """All rules with an interest hear of the top frame. A single listener is told at once, without a frame.

        Not where characters choose: what is chosen may have to be told, too.
        """
        g: Game = self  # type: ignore[assignment]  # as cast(), without its call
        heard: Rule | None = None
        mask = self.mask
        listener = only
        count = 0
        if only >= 0:
            if mask[only] & moment:
                count = 1
        else:
            for seat in self.ring:
                if mask[seat] & moment:
                    listener = seat
                    count += 1
        if count == 1:
            count = 0
            for rule in self.aspects[listener].rules:
                if HOOKS[rule.n] & moment:
                    heard = rule
                    count += 1
        if self.event_mask & moment:
            for event in self.event_rules:
                if HOOKS[event.n] & moment:
                    heard = event
                    count += 1
            if count == 1 and only < 0:
                listener = self.from_turn()[0]
        if heard is not None and count == 1 and moment != CHOOSES:
            heard.hear(g, listener, moment, self.stack[-1])
        elif count:
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

    # -- playing and answering ---------------------------------------------------------------------------

    def rule_of_play(self, code: int) -> Rule:
        """What the card is, or as what else it is played."""
        n = (code >> RULE_SHIFT & 511) - 1
        return RULES[n] if n >= 0 else CARD_RULE[(code >> CARD_SHIFT & 511) - 1]

    def play_card(self, seat: int, code: int, how: int) -> None:
        """A card of the hand is played."""
        g: Game = self  # type: ignore[assignment]  # as cast(), without its call
        n = code >> RULE_SHIFT & 511
        card = (code >> CARD_SHIFT & 511) - 1
        if self.any_mask & PLAY_MASK or (PRICED[card] and not n):
            self.stack.append(Play(seat, code, how))
        elif self.move_played(seat, code, how):
            rule: Rule = RULES[n - 1] if n else CARD_RULE[card]
            rule.play(g, seat, code, how)

    def move_played(self, seat: int, code: int, how: int) -> bool:
        """A brown card, or one that serves as another, is discarded before it works (True); others come to lie on a
        table, and that was all."""
        card = (code >> CARD_SHIFT & 511) - 1
        n = code >> RULE_SHIFT & 511
        if self.recorder is not None:
            target = (code >> SEAT_SHIFT & 31) - 1
            self.recorder.add(rec.CardPlayed(seat, card, n - 1, target, rec.aimed_card(code)))
        hand = self.hands[self.owner[seat]]  # as `from_hand`
        hand.remove(card)
        if not hand:
            self.stirred = 1
        if card == self.duty_card:
            self.duty_gone(seat)
        brown = BORDER[card] == BROWN
        if seat == self.turn:
            if how == NORMAL:
                self.played += 1
                self.last_play = code if brown else 0
            self.near_all = 0
        if brown or n:
            if not n and KEEPS[card]:
                return True
            if self.any_mask & GOES:
                self.throw(seat, card, SPENT)
            else:
                self.discard.append(card)
            return True
        target = code >> SEAT_SHIFT & 31
        g: Game = self  # type: ignore[assignment]  # as cast(), without its call
        CARD_RULE[card].lie(g, seat, target - 1 if target else seat, card)
        return False

    def count_play(self, code: int) -> None:
        """A card of the hand was played in the own turn for something else than its effect."""
        self.played += 1
        self.last_play = code
        self.near_all = 0

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
        RULES[n if n >= 0 else KIND[card]].answer(cast("Game", self), seat, bit, to)

    def note_answer(self, seat: int, to: Frame) -> None:
        """Who reacts to a card given in answer notes it now and acts later."""
        for other in self.from_turn():
            if self.mask[other] & ANSWERED:
                for rule in self.aspects[other].rules:
                    if HOOKS[rule.n] & ANSWERED and other == seat:
                        rule.hear(cast("Game", self), other, ANSWERED, to)

    def use_ability(self, seat: int, code: int, bit: int, to: Frame) -> None:
        self.note_ability(seat, code)
        RULES[(code >> RULE_SHIFT & 511) - 1].answer(cast("Game", self), seat, bit, to)

    def note_ability(self, seat: int, code: int) -> None:
        if self.recorder is not None:
            n = (code >> RULE_SHIFT & 511) - 1
            if n >= 0:
                target = (code >> SEAT_SHIFT & 31) - 1
                self.recorder.add(rec.AbilityUsed(seat, n, target, rec.aimed_card(code)))

    def start_use(self, seat: int, n: int, code: int) -> None:
        """Phase 2: an ability, a card in play or an event is used on one's own initiative."""
        if n >= 0:
            RULES[n].play(cast("Game", self), seat, code, USE)
            return
        for rule in self.event_rules:
            if rule.handles(code & 63):
                rule.play(cast("Game", self), seat, code, USE)
                return

    def draw_by(self, seat: int, n: int, code: int) -> None:
        """Phase 1: the first card is drawn in another way."""
        self.note_ability(seat, code)
        RULES[n].play(cast("Game", self), seat, code, DRAWING)

    # -- what happens to players -------------------------------------------------------------------------

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
        frame = Volley(seat, n, card, self.mode.struck_by_all(cast("Game", self), seat))
        if "deaths_after_card" in self.setup.on:
            frame.late = 1
        self.stack.append(frame)

    def harm(self, seat: int, count: int, by: int, n: int) -> bool:
        """Life is lost. Without a frame (True) where nothing can come of it."""
        if (
            self.life[seat] > count
            and self.here[seat] == ALIVE
            and not (self.any_mask & HURT or (self.mask[seat] | self.event_mask) & WOUNDED)
        ):
            self.life[seat] -= count  # as `lose_life`
            if self.recorder is not None:
                self.recorder.add(rec.Wounded(seat, count, by, self.life[seat]))
            return True
        self.stack.append(Wound(seat, count, by, n))
        return False

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

    def late_volley(self) -> Volley | None:
        """The card that is being answered, where the dying wait until all have answered it."""
        if "deaths_after_card" in self.setup.on:
            for frame in reversed(self.stack):
                if isinstance(frame, Volley) and frame.late:
                    return frame
        return None

    def push_wound(self, seat: int, count: int, by: int, n: int, last: int) -> None:
        """A wound that took the last life of a seat comes to its end: he is saved, or not."""
        wound = Wound(seat, count, by, n)
        wound.lost = wound.waited = 1
        wound.last = last
        self.stack.append(wound)

    def fall(self, seat: int, by: int) -> None:
        """Nobody saved him: out now, or when the whole card is done."""
        volley = self.late_volley()
        if volley is not None:
            volley.dead += [seat, by]
        else:
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

    def lose_turn(self, seat: int, n: int) -> None:
        """The rest of the turn is lost, phase 3 too; with two seats a player it is this seat that is out of it."""
        turn = self.stack[0]
        if isinstance(turn, Turn):
            self.mode.lose_turn(cast("Game", self), turn, seat)
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
        """The one at turn changes seats with another, with all they have. Who sits there without being in the game is
        not passed a second time by the order of play."""
        places = list(self.places)
        a, b = places.index(seat), places.index(other)
        turn = self.stack[0]
        if isinstance(turn, Turn) and self.direction > 0:
            for i in range(1, (a - b) % len(places)):
                turn.passed |= 1 << places[(b + i) % len(places)]
        places[a], places[b] = other, seat
        self.places = tuple(places)
        if self.recorder is not None:
            self.recorder.add(rec.SeatsSwapped(seat, other))
        self.refresh_all()

    def owe_turn(self, seat: int) -> None:
        """This seat misses its next turn; more than one cannot be owed."""
        self.skips = put(self.skips, seat, 1)

    def random_rule(self, pool: list[int]) -> int:
        """One of several rules, each as likely."""
        for i in range(len(self.fate)):
            if self.fate[i] - 1000 in pool:
                n = self.fate[i] - 1000
                self.fate = self.fate[:i] + self.fate[i + 1 :]
                return n
        return pool[self.rand(len(pool))]

    def drop_empty(self, seat: int) -> bool:
        """Cards whose last cube is gone are discarded at once, all of them before anything follows from it, those from
        which something follows on top; True if there were any."""
        empty = [c for c in self.tables[seat] if BORDER[c] == ORANGE and self.load.get(c, 0) <= 0]
        empty.sort(key=lambda c: CARD_RULE[c].explodes)
        in_force = [c for c in empty if self.has_rule(seat, KIND[c])]
        for card in empty:
            self.discard_from_table(seat, card, SPENT)
        for card in in_force:
            RULES[KIND[card]].emptied(cast("Game", self), seat, card)
        return len(empty) > 0

    def pay_cubes(self, seat: int, n: int, need: int, data: int) -> None:
        """The seat pays cubes from wherever it likes; then the rule is told."""
        self.stack.append(Payment(seat, n, need, data))

    def leave_play(self, seat: int) -> None:
        """Out of play without being eliminated: the cards are discarded, nobody gains or reacts."""
        if self.recorder is not None:
            self.recorder.add(rec.Left(seat))
        self.judge_due = 1
        self.standing(seat, OUT)
        self.discard_estate(seat, DEAD)

    def share_estate(self, seat: int, takers: list[int]) -> None:
        """Several inherit: one card each in turn, a random one of the hand or a chosen one in play."""
        self.stack.append(Share(seat, takers))

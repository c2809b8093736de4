"""What drives the game on: turns, events, and the moment when all is quiet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from posse.engine import recorder as rec
from posse.engine.cards import (
    HOOKS,
    RULES,
)
from posse.engine.chance import deal_apart
from posse.engine.core import EMPTY, EventRule
from posse.engine.deeds import Deeds
from posse.engine.state import put
from posse.engine.turn import S_NEXT, Turn
from posse.engine.words import (
    ENTERS,
    GAME_STARTS,
    OUT,
    QUIET,
    REACHES,
    RETURNS,
)

if TYPE_CHECKING:
    from posse.engine.game import Game

SKIPPED: Final = -1  # memo key: how many real turns the holder of the events has begun


class Flow(Deeds):
    """The table, with its turns and events."""

    __slots__ = ()

    # -- all is quiet ------------------------------------------------------------------------------------

    def settle(self) -> bool:
        """The turn is on top: what had to wait happens now. False: something was pushed, or the game is over."""
        self.stirred = 0
        if not (self.apart or self.judge_due or self.any_mask & QUIET or self.two_seated):
            return True
        if self.apart:
            deal_apart(cast("Game", self))
        if self.judge_due:
            # Before what waited for this: after the end nothing is drawn any more (WIN-ORDER-5).
            self.judge_due = 0
            self.mode.judge(cast("Game", self))
            if self.over:
                return False
        if self.any_mask & QUIET:
            seats = [seat for seat in self.ring if self.mask[seat] & QUIET]
            if len(seats) > 1:
                seats = [seat for seat in self.from_turn() if seat in seats]
            for seat in seats:
                if self.mask[seat] & QUIET:
                    for rule in self.aspects[seat].rules:
                        if HOOKS[rule.n] & QUIET:
                            rule.hear(cast("Game", self), seat, QUIET, self.stack[-1])
        if self.event_mask & QUIET:
            for rule in self.event_rules:
                if HOOKS[rule.n] & QUIET:
                    rule.hear(cast("Game", self), self.turn, QUIET, self.stack[-1])
        top = self.stack[-1]
        if not isinstance(top, Turn) or self.over:
            return False
        if self.two_seated:
            self.mode.active_gone(cast("Game", self), top)
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

    # -- turns -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The first turn."""
        seat = self.mode.first_seat(cast("Game", self))
        self.turn = seat
        if self.event_place == -2:
            self.event_place = seat
        self.stack.append(Turn(seat))
        self.refresh_all()  # who reaches others asks whose turn it is
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
        if self.aside:
            self.deck.extend(self.aside)
            self.aside = ()
        if turn.again and self.mode_allows_again(turn.seat):
            following = Turn(turn.seat)
            following.extra = 1
            following.passed = turn.passed
            self.stack[0] = following
            return
        if self.two_seated:
            self.stack[0] = Turn(self.mode.next_seat(cast("Game", self), turn.seat))
            return
        if self.event_place < 0 and not self.event_mask & RETURNS and 1 not in self.skips:
            order = self.others(turn.seat)  # nobody is passed over, nobody comes back
            turn.pass_to(turn.seat if not order else order[0] if self.direction > 0 else order[-1])
            return
        places = self.places
        size = len(places)
        at = places.index(turn.seat)
        if turn.vacant and self.may_return(turn.seat):
            back = Turn(turn.seat)
            back.passed = 1 << turn.seat  # the events have changed here
            self.stack[0] = back
            return
        for _ in range(2 * size):  # twice round: everybody may owe a turn
            at += self.direction
            seat = places[at % size]
            owed = self.skips[seat]
            if owed:
                self.skips = put(self.skips, seat, 0)
            if self.here[seat] != OUT:
                if owed:
                    if self.recorder is not None:
                        self.recorder.add(rec.TurnSkipped(seat, -1))
                    continue
                self.stack[0] = Turn(seat)
                return
            if turn.passed >> seat & 1:
                continue
            if seat == self.event_place:
                vacant = Turn(seat)
                vacant.vacant = 1
                self.stack[0] = vacant
                return
            if not owed and self.may_return(seat):
                self.stack[0] = Turn(seat)
                return
        raise AssertionError("nobody is left to take a turn")

    def mode_allows_again(self, seat: int) -> bool:
        return self.here[seat] != OUT or self.may_return(seat)

    def may_return(self, seat: int) -> bool:
        if not self.event_mask & RETURNS:
            return False
        return any(HOOKS[r.n] & RETURNS and r.returns(cast("Game", self), seat) for r in self.event_rules)

    def come_back(self, turn: Turn) -> None:
        """A seat that is out comes into play for the turn that has come to it, or for good."""
        if self.here[turn.seat] != OUT:
            return
        for rule in reversed(self.event_rules):
            if HOOKS[rule.n] & RETURNS:
                here = rule.returns(cast("Game", self), turn.seat)
                if here:
                    self.standing(turn.seat, here)
                    if self.recorder is not None:
                        self.recorder.add(rec.Returned(turn.seat, here))
                    rule.hear(cast("Game", self), turn.seat, RETURNS, turn)
                    return
        turn.at = S_NEXT

    # -- events ------------------------------------------------------------------------------------------

    def change_events(self, turn: Turn) -> None:
        """At the start of each real turn at the holder's place, but the first, the next event is turned up."""
        place = self.event_place
        if place < 0 or self.owner[turn.seat] != self.owner[place]:  # whichever of his characters acts
            return
        if turn.extra or turn.passed >> turn.seat & 1:
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
            # The second deck is gone through once (EV-32), the first one again and again unless its last event stays.
            if deck == 1 or (not past and old < 0) or self.setup.option("event_deck_end") == "last_stays":
                return
            coming = self.order_events([*past, old] if old >= 0 else list(past))
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
            RULES[card].hear(cast("Game", self), self.turn, ENTERS, self.stack[-1])

    def put_event(self, deck: int, card: int) -> None:
        self.event = put(self.event, deck, card)
        if deck == 0:
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

"""The turn: the frame at the bottom of the stack. It alone has a stage, since the rulebook numbers its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.cards import HOOKS, RULES
from posse.engine.choice import Pick
from posse.engine.core import Frame
from posse.engine.words import (
    ABILITY,
    ABILITY_OFF,
    ACTS,
    ALIVE,
    CARD_SHIFT,
    CHECK_1,
    CHECK_2,
    CHECK_3,
    CHOOSES,
    DECLARES,
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    DRAWING,
    DRAWN,
    DRAWS,
    DREW,
    DUTY,
    END,
    ENDS,
    EVE,
    EXCESS,
    EXCESS_DONE,
    FOR_PLAY,
    FORBIDS,
    LEAVES,
    LIMIT,
    MASK6,
    NORMAL,
    OPENS,
    OUT,
    PLAY,
    PLAY_ENDS,
    RULE_SHIFT,
    SPIRIT,
    START_MASK,
    TRADE,
    USE,
)

if TYPE_CHECKING:
    from posse.engine.game import Game
    from posse.engine.view import Redealt

# The steps of a turn (EV-20 to EV-23). Those before phase 1 come in the order of the mode.
S_DECLARE: Final = 0
S_EVENTS: Final = 1
S_RETURN: Final = 2
S_OPEN: Final = 3
S_CHOOSE: Final = 4
S_CHECK_1: Final = 5
S_CHECK_2: Final = 6
S_CHECK_3: Final = 7
S_ACTIVE: Final = 8
S_EVE: Final = 9
S_DRAW: Final = 10
S_DRAWN: Final = 11
S_PLAY: Final = 12
S_PLAYED: Final = 13
S_DISCARD: Final = 14
S_EXCESS: Final = 15
S_END: Final = 16
S_LEAVE: Final = 17
S_NEXT: Final = 18
STANDARD: Final = (
    S_DECLARE, S_EVENTS, S_RETURN, S_OPEN, S_CHOOSE, S_CHECK_1, S_CHECK_2, S_CHECK_3, S_EVE, S_ACTIVE,
)  # fmt: skip
MOMENTS: Final = {
    S_DECLARE: DECLARES, S_OPEN: OPENS, S_CHOOSE: CHOOSES, S_CHECK_1: CHECK_1, S_CHECK_2: CHECK_2,
    S_CHECK_3: CHECK_3, S_EVE: EVE, S_DRAWN: DRAWN, S_PLAYED: PLAY_ENDS, S_END: ENDS,
}  # fmt: skip
DRAW_MASK: Final = DRAWS | DREW
PLAY_MASK: Final = ACTS | DUTY | FORBIDS
END_MASK: Final = ENDS | EXCESS_DONE
FIRST_MASK: Final = DECLARES | OPENS | CHOOSES  # what comes before all checks
PHASES: Final = ("turn_start",) * 10 + (
    "draw",
    "draw",
    "play",
    "play",
    "discard",
    "discard",
    "end",
    "end",
    "end",
)


class Turn(Frame):
    """One turn of one seat. When it is on top of the stack, all is quiet."""

    FIELDS = ("seat", "at", "skip", "extra", "again", "excess", "acted", "vacant", "mode_bits", "passed")
    kind = "play"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.at = 0  # the next step
        self.skip = 0  # the rest of it, up to its end, is lost
        self.extra = 0  # it is an extra turn
        self.again = 0  # another turn of the same seat follows
        self.excess = 0  # cards given up for the hand limit
        self.acted = 0  # something else than a card was used last: no card counts as just played
        self.vacant = 0  # an empty seat: only the events change there
        self.mode_bits = 0  # seats that cannot act in it
        self.passed = (
            0  # bits of empty seats that the order of play passes once more, or whose events have changed
        )

    def clone(self) -> Frame:
        o = Turn(self.seat)
        o.at = self.at
        o.skip = self.skip
        o.extra = self.extra
        o.again = self.again
        o.excess = self.excess
        o.acted = self.acted
        o.vacant = self.vacant
        o.mode_bits = self.mode_bits
        o.passed = self.passed
        return o

    def pass_to(self, seat: int) -> None:
        """Become the next turn: as a new frame, where nothing but its seat tells it from the others."""
        self.seat = seat
        self.at = 0
        self.skip = 0
        self.extra = 0
        self.again = 0
        self.excess = 0
        self.acted = 0
        self.vacant = 0
        self.mode_bits = 0
        self.passed = 0

    def step(self, g: Game) -> None:
        """Go on step by step while nothing is pushed and nothing asked."""
        while not g.stirred or g.settle():
            seat = self.seat  # another one, where the active character of a player is out
            at = self.at
            if at == S_PLAY and g.here[seat] != OUT:
                if self.acted:
                    self.acted = 0
                    g.last_play = 0
                codes = g.card_plays(seat)
                if (g.mask[seat] | g.event_mask) & PLAY_MASK:
                    codes = more_plays(g, seat, codes)
                else:
                    codes.append(END)
                g.codes = codes
                g.asked = seat
                return
            stage = at if at >= S_DRAW else g.mode.steps[at]
            if stage > S_RETURN and g.here[seat] == OUT:
                stage = S_NEXT  # whoever is out has no turn any more
            if stage == S_NEXT:
                g.next_turn(self)
                if g.stack[-1] is self:
                    continue
                return
            self.at = at + 1
            if stage == S_DECLARE:
                self.declare(g)
            elif stage == S_DRAW:
                self.draw(g)
            elif stage == S_DISCARD:
                self.discard(g)
            else:
                self.pass_stage(g, stage)
            if g.stack[-1] is not self or g.over:
                return

    def pass_stage(self, g: Game, stage: int) -> None:
        seat = self.seat
        if stage == S_EVENTS:
            g.change_events(self)
            if self.vacant:
                self.at = S_NEXT
        elif stage == S_RETURN:
            g.come_back(self)
        elif stage == S_ACTIVE:
            g.mode.choose_active(g, self)
        elif stage == S_CHECK_1 or stage == S_CHECK_2 or stage == S_CHECK_3:
            if g.any_mask & MOMENTS[stage]:
                g.mode.checks(g, self, MOMENTS[stage])
            if stage == S_CHECK_3 and self.skip:
                self.at = S_LEAVE
        elif stage == S_EXCESS:
            if self.excess and g.any_mask & EXCESS_DONE:
                g.tell(EXCESS_DONE, seat)
        elif stage == S_LEAVE:
            if g.here[seat] == SPIRIT:
                self.moment(g, LEAVES)
        else:
            if stage == S_CHOOSE and g.aspects[seat].silent & ABILITY_OFF and not self.extra:
                RULES[g.character[seat]].lapse(g, seat)
            self.moment(g, MOMENTS[stage])

    def declare(self, g: Game) -> None:
        """The turn begins; straight to phase 1 where nothing can come before it."""
        seat = self.seat
        g.begin_turn(self)
        interest = g.mask[seat] | g.event_mask
        if (
            interest & FIRST_MASK
            or g.event_place == seat
            or self.vacant
            or g.two_seated
            or not g.here[seat]
            or g.aspects[seat].silent
        ):
            self.moment(g, DECLARES)
        elif interest & START_MASK:
            self.at = g.mode.steps.index(S_CHECK_1)
        elif g.stirred:
            self.at = S_DRAW
        else:
            self.at = S_DRAWN
            self.draw(g)

    def draw(self, g: Game) -> None:
        """Phase 1."""
        seat = self.seat
        interest = g.mask[seat] | g.event_mask
        if interest & DRAW_MASK:
            g.push(Draw(seat, g.mode.draws(g, seat)))
        else:
            g.draw(seat, g.mode.draws(g, seat) if g.here[seat] == SPIRIT else 2)
            if not interest & DRAWN:
                self.at = S_PLAY

    def discard(self, g: Game) -> None:
        """Phase 3; and on to the next turn, where nothing comes between."""
        seat = self.seat
        if g.here[seat] == ALIVE:
            interest = g.mask[seat] | g.event_mask
            if not interest & END_MASK:
                self.at = S_NEXT
            hand = g.hands[g.owner[seat]]
            surplus = len(hand) - (g.hand_limit(seat) if interest & LIMIT else g.life[seat])
            if surplus > 0:
                self.excess = surplus
                g.stack.append(Excess(seat, -1, DISCARD, surplus, hand.copy()))
            elif not interest & END_MASK:
                g.next_turn(self)

    def moment(self, g: Game, moment: int) -> None:
        if (g.mask[self.seat] | g.event_mask) & moment:
            g.tell(moment, self.seat)

    def chosen(self, g: Game, seat: int, code: int) -> None:
        verb = code & MASK6
        if verb == PLAY:
            g.play_card(seat, code, NORMAL)
        elif verb == END:
            if (g.mask[seat] | g.event_mask) & PLAY_ENDS:
                self.at = S_PLAYED
            else:
                self.at = S_EXCESS
                self.discard(g)
        else:
            self.acted = int(verb != TRADE)
            n = (code >> RULE_SHIFT & 511) - 1
            g.note_ability(seat, code)
            g.start_use(seat, n, code)


def more_plays(g: Game, seat: int, codes: list[int]) -> list[int]:
    """Everything the seat at turn may do in phase 2 besides playing cards, and which of these it may not."""
    mask = g.mask[seat] | g.event_mask
    if mask & FORBIDS:
        codes = [c for c in codes if not g.forbidden_code(seat, c, FOR_PLAY)]
    if mask & ACTS:
        for rule in g.aspects[seat].rules:
            if HOOKS[rule.n] & ACTS:
                _uses(g, seat, rule.n, codes)
        for rule in g.event_rules:
            if HOOKS[rule.n] & ACTS:
                _uses(g, seat, rule.n, codes)
    if not (mask & DUTY and g.has_duty(seat)):
        codes.append(END)
    return codes


def _uses(g: Game, seat: int, n: int, codes: list[int]) -> None:
    for target in RULES[n].targets(g, seat, USE):
        if target & MASK6:
            codes.append(target)  # an option of its own making
        else:
            codes.append(ABILITY | (n + 1) << RULE_SHIFT | target)


class Draw(Frame):
    """Phase 1, when something changes it: how many, from where, what is shown."""

    FIELDS = ("seat", "left", "got", "begun", "from_discard", "mined", "replaced", "settled")
    kind = "draw"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left
        self.got: list[int] = []  # in the order drawn
        self.begun = 0
        self.from_discard = 0  # the discard pile comes before the deck
        self.mined = 0  # a card came from it
        self.replaced = 0  # another way to draw was chosen (or refused)
        self.settled = 0  # so many cards have been told of

    def clone(self) -> Frame:
        o = Draw(self.seat, self.left)
        o.got = self.got.copy()
        o.begun = self.begun
        o.from_discard = self.from_discard
        o.mined = self.mined
        o.replaced = self.replaced
        o.settled = self.settled
        return o

    def redealt(self, new: Redealt) -> None:
        self.got = new.cards(self.seat, self.got)

    def step(self, g: Game) -> None:
        seat = self.seat
        if not self.begun:
            self.begun = 1
            if (g.mask[seat] | g.event_mask) & DRAWS:
                g.tell(DRAWS, seat)
        elif self.settled < len(self.got):
            self.settled += 1
            if (g.mask[seat] | g.event_mask) & DREW:
                g.tell(DREW, seat)
        elif self.left <= 0 or g.here[seat] == OUT:
            g.pop()
        elif not self.replaced and not self.got:
            codes: list[int] = []
            compulsory = 0
            for rule in g.aspects[seat].rules:
                if HOOKS[rule.n] & DRAWS:
                    for code in rule.targets(g, seat, DRAWING):
                        codes.append(code)
                        if code & MASK6 == ABILITY:
                            compulsory += 1
            if not codes:
                self.replaced = 1
            elif compulsory and len(codes) == 1:
                self.chosen(g, seat, codes[0])
            elif compulsory:
                g.ask(seat, codes)
            else:
                g.ask(seat, [DRAW_DECK, *codes])
        else:
            card = self.next_card(g)
            if card < 0:
                self.left = 0
            else:
                self.take(g, card)

    def next_card(self, g: Game) -> int:
        """The next card of this phase 1, off its pile."""
        if self.from_discard and g.discard:
            self.mined = 1
            card = g.discard.pop()
            if g.recorder is not None:
                g.recorder.add(rec.DiscardDrawn(self.seat, card))
            return card
        card = g.top_card()
        if card >= 0 and g.recorder is not None:
            g.recorder.add(rec.CardDrawn(self.seat, card))
        return card

    def take(self, g: Game, card: int) -> None:
        self.left -= 1
        self.got.append(card)
        g.into_hand(self.seat, card)

    def chosen(self, g: Game, seat: int, code: int) -> None:
        self.replaced = 1
        verb = code & MASK6
        if verb == DRAW_DECK:
            return
        if verb == DRAW_DISCARD:
            card = g.discard.pop()
            if g.recorder is not None:
                g.recorder.add(rec.DiscardDrawn(seat, card))
            self.take(g, card)
            return
        n = (code >> RULE_SHIFT & 511) - 1
        g.draw_by(seat, n, code)


class Excess(Pick):
    """Phase 3: the surplus of a hand is discarded."""

    kind = "discard"

    def clone(self) -> Frame:
        return self.fill(Excess(self.seat, self.rule, self.verb, self.need, self.rest, self.code))

    def finish(self, g: Game) -> None:
        g.pop()
        for card in self.picks:
            g.discard_from_hand(self.seat, card, EXCESS)


__all__ = ["CARD_SHIFT", "Draw", "Excess", "Turn"]

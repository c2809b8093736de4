"""Frames that ask: cards one after the other, one of several things, and telling all rules of a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.engine.cards import HOOKS, KEEPS, RULES
from posse.engine.core import Frame
from posse.engine.table import MOST_CUBES
from posse.engine.words import CARD_SHIFT, DRAWS, LOAD, ON_CHARACTER, PASS, PAY, RULE_SHIFT, SPENT

if TYPE_CHECKING:
    from posse.engine.game import Game
    from posse.engine.view import Redealt

WOUND_SIZE: Final = 5  # numbers of a wound that waits in a `Volley`


class Tell(Frame):
    """All rules with an interest hear of the frame below: one rule at a time, clockwise from the one at turn.

    Rules may come and go between two of them, so it remembers whom it told, never where it was. A listener may
    close it.
    """

    FIELDS = ("moment", "only", "told", "closed")

    def __init__(self, moment: int, only: int) -> None:
        self.moment = moment
        self.only = only  # this seat's rules and the events alone; -1 = everybody's
        self.told: list[int] = []
        self.closed = 0

    def clone(self) -> Frame:
        o = Tell(self.moment, self.only)
        o.told = self.told.copy()
        o.closed = self.closed
        return o

    def step(self, g: Game) -> None:
        moment = self.moment
        if not self.closed:
            seats = g.from_turn() if self.only < 0 else [self.only]
            if g.event_mask & moment and moment != DRAWS and self.tell_event(g, seats):
                return
            for seat in seats:
                if g.mask[seat] & moment:
                    for rule in g.aspects[seat].rules:
                        mark = (seat + 1) << 12 | rule.n
                        if HOOKS[rule.n] & moment and mark not in self.told:
                            self.told.append(mark)
                            rule.hear(g, seat, moment, g.stack[-2])
                            return
            if g.event_mask & moment and moment == DRAWS and self.tell_event(g, seats):
                return
        g.pop()

    def tell_event(self, g: Game, seats: list[int]) -> bool:
        """Events come first (the second deck before the first); where they change a number, last."""
        for event in reversed(g.event_rules):
            if HOOKS[event.n] & self.moment and event.n not in self.told:
                self.told.append(event.n)
                event.hear(g, seats[0] if seats else g.turn, self.moment, g.stack[-2])
                return True
        return False


class Pick(Frame):
    """A seat chooses cards one after the other, with a way back until the last one.

    Nothing moves before all are chosen. With `rule` >= 0 the rule is told (`picked`), else a subclass knows what to do.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "rule", "verb", "need", "rest", "picks", "code", "least", "cancel", "known",
    )  # fmt: skip
    kind = "pick"

    def __init__(self, seat: int, rule: int, verb: int, need: int, pool: list[int], code: int = 0) -> None:
        self.seat = seat
        self.rule = rule
        self.verb = verb
        self.need = need if need < len(pool) else len(pool)
        self.rest = pool  # sorted; replaced, never changed: copies share it
        self.picks: list[int] = []
        self.code = code
        self.least = self.need  # fewer may be chosen, down to this
        self.cancel = 0  # was begun on one's own initiative: may be given up as a whole
        self.known = 1  # the cards are no secret of the seat beyond its own hand

    def fill(self, o: Pick) -> Pick:
        o.need = self.need
        o.picks = self.picks.copy()
        o.least = self.least
        o.cancel = self.cancel
        o.known = self.known
        return o

    def clone(self) -> Frame:
        return self.fill(Pick(self.seat, self.rule, self.verb, self.need, self.rest, self.code))

    def about(self) -> tuple[int, int, int]:
        return (-1, -1, self.rule)

    def secret_of(self) -> int:
        return self.seat

    def secrets(self) -> list[int]:
        return [] if self.known else [*self.rest, *self.picks]

    def deal_secrets(self, cards: list[int]) -> None:
        """Nobody but the seat knows what was chosen so far: imagined anew, the choice begins anew."""
        self.rest = sorted(cards)
        self.picks = []

    def holds(self) -> list[int]:
        """What is no secret lies in the hand or on the table of the seat; the rest was taken up to be looked at."""
        return self.secrets()

    def redealt(self, new: Redealt) -> None:
        if self.known and new.is_hidden(self.seat):
            self.rest = sorted(new.pool(self))
            self.picks = []

    def step(self, g: Game) -> None:
        if len(self.picks) == self.need:
            self.finish(g)
            return
        codes: list[int] = []
        verb = self.verb
        last = -1
        for card in self.rest:
            if card != last:
                last = card
                codes.append(verb | (card + 1) << CARD_SHIFT)
        if len(self.picks) >= self.least:
            codes.append(PASS)
        g.codes = codes
        g.asked = self.seat

    def chosen(self, g: Game, seat: int, code: int) -> None:
        if code == PASS:
            self.need = len(self.picks)
        else:
            card = (code >> CARD_SHIFT & 511) - 1
            rest = self.rest.copy()
            rest.remove(card)
            self.rest = rest
            self.picks.append(card)

    def can_undo(self) -> bool:
        return len(self.picks) > 0 or self.cancel == 1

    def undo(self, g: Game) -> bool:
        if self.picks:
            self.rest = sorted([*self.rest, self.picks.pop()])
            return True
        if self.cancel:
            g.pop()
            return True
        return False

    def finish(self, g: Game) -> None:
        g.pop()
        RULES[self.rule].picked(g, self.seat, self.picks, self.code)


class Ask(Frame):
    """A rule asks a seat for one of several things known to all; the answer goes to `named`."""

    FIELDS = ("seat", "rule", "options", "data", "cancel")
    kind = "ask"

    def __init__(self, seat: int, rule: int, options: list[int], data: int = 0, cancel: int = 0) -> None:
        self.seat = seat
        self.rule = rule
        self.options = options
        self.data = data
        self.cancel = cancel

    def clone(self) -> Frame:
        return Ask(self.seat, self.rule, self.options, self.data, self.cancel)

    def about(self) -> tuple[int, int, int]:
        return (-1, -1, self.rule)

    def redealt(self, new: Redealt) -> None:
        """Cards of the hand among the options are others of their kind now."""
        others = new.copies(self.seat, sorted({(code >> CARD_SHIFT & 511) - 1 for code in self.options}))
        codes: list[int] = []
        for code in self.options:
            card = others[(code >> CARD_SHIFT & 511) - 1]
            changed = code & ~(511 << CARD_SHIFT) | (card + 1) << CARD_SHIFT
            if changed not in codes:
                codes.append(changed)
        self.options = codes

    def step(self, g: Game) -> None:
        g.ask(self.seat, self.options)

    def chosen(self, g: Game, seat: int, code: int) -> None:
        g.pop()
        RULES[self.rule].named(g, seat, code, self.data)

    def can_undo(self) -> bool:
        return self.cancel == 1

    def undo(self, g: Game) -> bool:
        if self.cancel:
            g.pop()
            return True
        return False


class Play(Frame):
    """A card of the hand is being played: its price, where it goes, who hears of it, its effect, who hears of that."""

    FIELDS = ("seat", "code", "how", "paid", "count", "stage", "extra")
    kind = "play"

    def __init__(self, seat: int, code: int, how: int) -> None:
        self.seat = seat
        self.code = code
        self.how = how
        self.paid = 0  # what the rule keeps of its price
        self.count = 0  # upgrades bought
        self.stage = 0
        self.extra: list[int] = []  # further targets

    def clone(self) -> Frame:
        o = Play(self.seat, self.code, self.how)
        o.paid = self.paid
        o.count = self.count
        o.stage = self.stage
        o.extra = self.extra.copy()
        return o

    def about(self) -> tuple[int, int, int]:
        return (self.seat, (self.code >> CARD_SHIFT & 511) - 1, -1)

    def holds(self) -> list[int]:
        """A card that left the hand, and goes nowhere before its effect is over."""
        card = (self.code >> CARD_SHIFT & 511) - 1
        waits = 1 <= self.stage <= 2 and KEEPS[card] and not self.code >> RULE_SHIFT & 511
        return [card] if waits else []

    def revealed(self) -> list[int]:
        return [(self.code >> CARD_SHIFT & 511) - 1] if self.stage == 0 else []

    def step(self, g: Game) -> None:
        rule = g.rule_of_play(self.code)
        if self.stage == 0:
            if not rule.price(g, self):
                self.stage = 1
                g.move_played(self.seat, self.code, self.how)
            return
        self.stage += 1
        if self.stage == 2:
            g.tell_played(self)
        elif self.stage == 3:
            if g.in_play(self.seat):
                rule.play(g, self.seat, self.code, self.how)
            elif KEEPS[(self.code >> CARD_SHIFT & 511) - 1] and not self.code >> RULE_SHIFT & 511:
                g.throw(self.seat, (self.code >> CARD_SHIFT & 511) - 1, SPENT)
        elif self.stage == 4:
            g.tell_played_out(self)
        else:
            g.pop()

    def chosen(self, g: Game, seat: int, code: int) -> None:
        raise AssertionError("a play asks through its price")


class Volley(Frame):
    """One card strikes several seats, one after the other; who is out by then is passed over."""

    FIELDS = ("seat", "rule", "card", "targets", "late", "dying", "dead")

    def __init__(self, seat: int, rule: int, card: int, targets: list[int]) -> None:
        self.seat = seat
        self.rule = rule
        self.card = card
        self.targets = targets
        self.late = 0  # who dies of it is saved, or out, when all have answered
        self.dying: list[
            int
        ] = []  # wounds that took the last life, each as seat, count, killer, rule, life before
        self.dead: list[int] = []  # seat, killer, seat, killer ...

    def clone(self) -> Frame:
        o = Volley(self.seat, self.rule, self.card, self.targets.copy())
        o.late = self.late
        o.dying = self.dying.copy()
        o.dead = self.dead.copy()
        return o

    def about(self) -> tuple[int, int, int]:
        return (self.seat, self.card, self.rule)

    def step(self, g: Game) -> None:
        if self.targets:
            target = self.targets.pop(0)
            if g.in_play(target):
                RULES[self.rule].strike(g, self.seat, target, self.card)
        elif self.dying:
            seat, count, by, rule, last = self.dying[:WOUND_SIZE]
            self.dying = self.dying[WOUND_SIZE:]
            g.push_wound(seat, count, by, rule, last)
        elif self.dead:
            seat, by = self.dead[:2]
            self.dead = self.dead[2:]
            g.eliminate(seat, by)
        else:
            g.pop()


class Payment(Frame):
    """Cubes are paid one by one from a seat's character and orange cards, in any mix; then the rule goes on.

    When all are paid, cards emptied by it are discarded, with what follows; if that puts the payer out, the effect is
    lost.
    """

    FIELDS = ("seat", "rule", "need", "data")
    kind = "pay"

    def __init__(self, seat: int, rule: int, need: int, data: int) -> None:
        self.seat = seat
        self.rule = rule
        self.need = need
        self.data = data

    def clone(self) -> Frame:
        return Payment(self.seat, self.rule, self.need, self.data)

    def about(self) -> tuple[int, int, int]:
        return (self.seat, -1, self.rule)

    def step(self, g: Game) -> None:
        if not g.in_play(self.seat):
            g.pop()
        elif self.need <= 0:
            if not g.drop_empty(self.seat):
                g.pop()
                RULES[self.rule].paid(g, self.seat, self.data)
        else:
            codes = [PAY | slot_bits(slot) for slot in g.slots(self.seat) if g.cubes_on(self.seat, slot) > 0]
            if not codes:
                g.pop()
            elif len(codes) == 1:
                self.chosen(g, self.seat, codes[0])
            else:
                g.ask(self.seat, codes)

    def chosen(self, g: Game, seat: int, code: int) -> None:
        self.need -= 1
        g.remove_cubes(seat, slot_of(code), 1)


class Loading(Frame):
    """Cubes from the reserve may be put on one's slots, one by one."""

    FIELDS = ("seat", "rule", "left", "forced")
    kind = "load"

    def __init__(self, seat: int, rule: int, left: int, forced: int = 0) -> None:
        self.seat = seat
        self.rule = rule
        self.left = left
        self.forced = forced

    def clone(self) -> Frame:
        return Loading(self.seat, self.rule, self.left, self.forced)

    def about(self) -> tuple[int, int, int]:
        return (self.seat, -1, self.rule)

    def step(self, g: Game) -> None:
        codes = [
            LOAD | slot_bits(slot) for slot in g.slots(self.seat) if g.cubes_on(self.seat, slot) < MOST_CUBES
        ]
        if self.left <= 0 or not codes or g.cube_supply() <= 0 or not g.in_play(self.seat):
            g.pop()
        else:
            g.ask(self.seat, codes if self.forced else [*codes, PASS])

    def chosen(self, g: Game, seat: int, code: int) -> None:
        if code == PASS:
            self.left = 0
        else:
            self.left -= 1
            g.add_cube(seat, slot_of(code))


def slot_bits(slot: int) -> int:
    """A place for cubes in an option: an orange card, or the character."""
    return ON_CHARACTER if slot < 0 else (slot + 1) << CARD_SHIFT


def slot_of(code: int) -> int:
    return (code >> CARD_SHIFT & 511) - 1

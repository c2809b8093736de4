"""What is in force, and who sees whom how far: derived from the state, never registered.

`refresh` is the only place that knows of abilities and tables being switched off, of copied abilities, and of seats
without life. Rules that reach other tables carry the bit REACHES: when one comes or goes, all seats are refreshed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from posse.engine.cards import BANGS, HOOKS, KIND, RANGE, RULES, SEEN, SEES, SUIT
from posse.engine.core import EventRule, Rule
from posse.engine.state import Aspect, State
from posse.engine.words import (
    ABILITY_OFF,
    BEYOND,
    MUST_PAY,
    OUT,
    REACHES,
    SEAT_SHIFT,
    SILENCES,
    TABLE_OFF,
)

if TYPE_CHECKING:
    from posse.engine.game import Game


# Steps to each of so many others, from the left neighbour on; and with everybody sitting next to everybody.
STEPS: Final = [[min(i + 1, n - i) for i in range(n)] for n in range(33)]
NEIGHBOURS: Final = [[1] * n for n in range(33)]


WORTH: Final[
    dict[tuple[int, ...], Aspect]
] = {}  # by what is switched off, and the numbers of the rules in force
MOST_KEPT: Final = 20_000


def worth(key: tuple[int, ...]) -> Aspect:
    """What these rules are worth together."""
    rules: list[Rule] = []
    mask = far = near = 0
    reach = 1
    bangs = max(1, key[0] >> 2)
    for n in key[1:]:
        rules.append(RULES[n])
        mask |= HOOKS[n]
        far += SEEN[n]
        near += SEES[n]
        if RANGE[n]:
            reach = RANGE[n]
        if BANGS[n] > bangs:
            bangs = BANGS[n]
    aspect = Aspect(rules, mask, far, near, reach, bangs, key[0] & 3)
    if len(WORTH) >= MOST_KEPT:
        WORTH.clear()
    WORTH[key] = aspect
    return aspect


class Sight(State):
    """The state with its derived data."""

    __slots__ = ()

    # -- what is in force -------------------------------------------------------------------------------------

    def refresh(self, seat: int) -> None:
        """What this seat is worth has changed: its table, its ability, its standing."""
        before = self.mask[seat]
        self._renew(seat)
        self.stirred = 1
        after = self.mask[seat]
        if before != after:
            if before & ~after:
                self._gather()
            else:
                self.any_mask |= after
            if (before | after) & REACHES:
                self.refresh_all()

    def standing(self, seat: int, here: int) -> None:
        """A seat comes into play or leaves it."""
        row = list(self.here)
        row[seat] = here
        self.here = tuple(row)
        self.new_ring()
        self.refresh(seat)

    def new_ring(self) -> None:
        """Who is in play, clockwise: changes when somebody comes, goes or changes seats."""
        self.ring = [seat for seat in self.places if self.here[seat] != OUT]
        self.left_of = [None] * self.seats
        self.reached = [None] * self.seats

    def refresh_all(self) -> None:
        """Events, turn or standing changed: everything is looked at anew."""
        self.new_ring()
        rules: list[Rule] = []
        mask = 0
        suit = -1
        flat = bangs = 0
        for n in self.event:
            if n >= 0:
                event = RULES[n]
                rules.append(event)
                mask |= event.hooks
                if isinstance(event, EventRule):
                    if event.suit >= 0:
                        suit = event.suit
                    if event.flat:
                        flat = 1
        for n in self.setup.house:
            rules.append(RULES[n])
            mask |= HOOKS[n]
        for rule in rules:
            if BANGS[rule.n] > bangs:
                bangs = BANGS[rule.n]
        self.event_rules = rules
        self.event_mask = mask
        self.event_bangs = bangs
        self.any_mask |= mask
        self.one_suit = suit
        self.flat = flat
        # Twice where somebody reaches others, before or after: what he switches off is asked of his renewed state.
        reaching = any(m & REACHES for m in self.mask)
        for seat in range(self.seats):
            self._renew(seat)
        if reaching or any(m & REACHES for m in self.mask):
            self.any_mask |= REACHES
            for seat in range(self.seats):
                self._renew(seat)
        self._gather()

    def _gather(self) -> None:
        mask = self.event_mask
        for m in self.mask:
            mask |= m
        self.any_mask = mask
        self.stirred = 1

    def _silenced(self, seat: int) -> int:
        """What is switched off at this seat, by events, by the mode, by frames, by others' abilities."""
        g = cast("Game", self)
        bits = self.mode.silences(g, seat) if self.two_seated else 0
        if self.event_mask & SILENCES:
            for event in self.event_rules:
                if HOOKS[event.n] & SILENCES:
                    bits |= event.silences(g, -1, seat)
        if self.quelled:
            for frame in self.stack:
                if frame.quells() == seat:
                    bits |= ABILITY_OFF | TABLE_OFF
        if self.any_mask & REACHES:
            for other in self.ring:
                if other != seat and self.mask[other] & REACHES:
                    for rule in self.aspects[other].rules:
                        if HOOKS[rule.n] & REACHES:
                            bits |= rule.silences(g, other, seat)
        return bits

    def _renew(self, seat: int) -> None:
        silent = 0
        numbers = [self.event_bangs << 2]
        if self.here[seat] != OUT:
            if self.quelled or self.any_mask & (SILENCES | REACHES) or self.two_seated:
                silent = self._silenced(seat)
                numbers[0] |= silent
            if not silent & ABILITY_OFF:
                if self.character[seat] >= 0:
                    numbers.append(self.character[seat])
                if self.worn[seat]:
                    numbers.extend(self.worn[seat])
            if not silent & TABLE_OFF:
                for card in self.tables[seat]:
                    numbers.append(KIND[card])
        key = tuple(numbers)
        aspect = WORTH.get(key)
        if aspect is None:
            aspect = worth(key)
        old = self.aspects[seat]
        if aspect.far != old.far:
            self.any_far += aspect.far - old.far
            self.reached = [None] * self.seats
        elif aspect.near != old.near or aspect.reach != old.reach:
            self.reached = (
                self.reached.copy()
            )  # copies of the game share the old one, whatever was found by then
            self.reached[seat] = None
        self.spoils = self.spoils.copy()
        self.spoils[seat] = None
        self.aspects[seat] = aspect
        self.mask[seat] = aspect.mask

    def has_rule(self, seat: int, n: int) -> bool:
        """Is this rule in force at this seat?"""
        return any(rule.n == n for rule in self.aspects[seat].rules)

    def suit(self, card: int) -> int:
        return SUIT[card] if self.one_suit < 0 else self.one_suit

    # -- distance ---------------------------------------------------------------------------------------------

    def distances(self, viewer: int) -> list[int]:
        """How far every seat is from this one; 0 for seats out of play. The weapon has no part in it."""
        row = [0] * self.seats
        if self.here[viewer] == OUT:
            return row
        others = self.others(viewer)
        steps = self._steps(len(others))
        near = self.aspects[viewer].near
        for i in range(len(others)):
            seat = others[i]
            far = steps[i] + self.aspects[seat].far - near
            row[seat] = far if far > 0 else 1
        row[viewer] = 1
        if self.two_seated:
            self.mode.bend(cast("Game", self), viewer, row)
        return row

    def plain_distances(self, viewer: int) -> list[int]:
        """The same without what makes others be seen farther."""
        row = [0] * self.seats
        others = self.others(viewer)
        steps = self._steps(len(others))
        near = self.aspects[viewer].near
        for i in range(len(others)):
            row[others[i]] = max(1, steps[i] - near)
        return row

    def _steps(self, others: int) -> list[int]:
        """From seat to seat on the shorter way round, for each seat from the left neighbour on."""
        return NEIGHBOURS[others] if self.flat else STEPS[others]

    def distance(self, viewer: int, seat: int) -> int:
        return 1 if self.near_all and viewer == self.turn else self.distances(viewer)[seat]

    def within(self, viewer: int, reach: int) -> list[int]:
        """Other seats at most that far away, clockwise from the viewer's left."""
        others = self.others(viewer)
        if self.near_all and viewer == self.turn:
            return others
        if self.two_seated:
            row = self.distances(viewer)
            return [seat for seat in others if row[seat] <= reach]
        limit = reach + self.aspects[viewer].near
        size = len(others)
        if self.flat or limit + limit >= size:
            close = others
        else:
            close = others[:limit] + others[size - limit :]
        if not self.any_far:
            return close
        aspects = self.aspects
        found: list[int] = []
        for seat in close:
            far = aspects[seat].far
            if far == 0 or far + self._steps(size)[others.index(seat)] <= limit:
                found.append(seat)
        return found

    def in_reach(self, shooter: int) -> list[int]:
        """Target codes of all within the weapon's reach. Not to be changed by who asks."""
        if self.near_all or self.two_seated:
            return self._in_reach(shooter)
        codes = self.reached[shooter]
        if codes is None:
            codes = self._in_reach(shooter)
            self.reached[shooter] = codes
        return codes

    def _in_reach(self, shooter: int) -> list[int]:
        seats = self.within(shooter, self.aspects[shooter].reach)
        if self.two_seated:
            foes = self.mode.foes(cast("Game", self), shooter)
            seats = [s for s in seats if foes is None or s in foes]
        return [(seat + 1) << SEAT_SHIFT for seat in seats]

    def attack_targets(self, shooter: int) -> list[int]:
        """The same for an attack card: a weapon's power may reach farther."""
        codes = self.in_reach(shooter)
        if not self.mask[shooter] & BEYOND:
            return codes
        known = set(codes)
        codes = codes.copy()
        for rule in self.aspects[shooter].rules:
            if HOOKS[rule.n] & BEYOND:
                codes.extend(
                    c for c in rule.beyond(cast("Game", self), shooter) if c & ~MUST_PAY not in known
                )
        return codes

    # -- order ------------------------------------------------------------------------------------------------

    def others(self, seat: int) -> list[int]:
        """All other seats in play, from the left neighbour on. Not to be changed by who asks."""
        order = self.left_of[seat]
        if order is None:
            order = self._left_of(seat)
            self.left_of[seat] = order
        return order

    def in_order(self, seat: int) -> list[int]:
        """The same in the direction of play."""
        if self.direction < 0:
            return self.others(seat)[::-1]
        return self.others(seat)

    def _left_of(self, seat: int) -> list[int]:
        ring = self.ring
        if seat in ring:
            at = ring.index(seat)
            order = ring[at + 1 :] + ring[:at]
        else:
            place = self.places.index(seat)
            order = [s for s in self.places[place + 1 :] + self.places[:place] if self.here[s] != OUT]
        return order

    def from_turn(self) -> list[int]:
        """All seats in play, the one at turn first, in the direction of play."""
        order = self.in_order(self.turn)
        if self.here[self.turn] != OUT:
            return [self.turn, *order]
        return order

    def living(self) -> int:
        """How many seats are in play (a spirit at turn counts)."""
        return len(self.ring)

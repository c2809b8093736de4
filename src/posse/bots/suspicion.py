"""Who is who: what each player did to whom says what role he is likely to have.

Every hostile act is a weight from its actor to its target. From the acts, the open roles and the numbers of roles
left, each seat gets its odds; acts of the past are read anew whenever a role comes to light.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from posse.bots.eyes import UNKNOWN
from posse.engine.words import NO_ROLE

if TYPE_CHECKING:
    from posse.bots.eyes import Eyes

ROLES: Final = 4  # sheriff, deputy, outlaw, renegade: the numbers of `words`
#: how readily a role (row) harms a role (column): sheriff, deputy, outlaw, renegade
WILL: Final = (
    (0.50, 0.40, 1.00, 0.80),
    (0.04, 0.35, 1.00, 0.80),
    (1.00, 0.90, 0.30, 0.55),
    (0.20, 0.70, 0.80, 0.70),
)
BORNE: Final = tuple(zip(*WILL))  # the same by who bears it
TRUST: Final = 0.8  # how much one act counts; the rest is chance, need and error
HEARSAY: Final = 0.4  # how much being harmed counts: those who harm may err, too
MOST: Final = 6.0  # no number of acts makes certain

Odds = list[list[float]]  # by seat: the chance of each role


class Suspicion:
    """What one player thinks of the others."""

    def __init__(self) -> None:
        self.acts: dict[tuple[int, int], float] = {}
        self._known: tuple[int, ...] = ()
        self._odds: Odds = []

    def saw(self, actor: int, target: int, weight: float) -> None:
        """The actor harmed the target; a negative weight: he helped."""
        if actor != target:
            self.acts[actor, target] = self.acts.get((actor, target), 0.0) + weight
            self._known = ()

    def odds(self, eyes: Eyes) -> Odds:
        """The chance of each role, by seat."""
        known = tuple([eyes.role(seat) for seat in range(eyes.seats)])
        if known != self._known:
            self._known = known
            self._odds = self._judge(known, eyes.roles_about())
        return self._odds

    def _judge(self, known: tuple[int, ...], about: list[int]) -> Odds:
        left = [0] * (ROLES + 1)
        for role in about:
            left[role] += 1
        unknown: list[int] = []
        odds: Odds = []
        for seat, role in enumerate(known):
            if role == UNKNOWN or role == NO_ROLE:
                unknown.append(seat)
                odds.append([])
            else:
                left[role] -= 1
                odds.append([float(role == r) for r in range(ROLES)])
        left = [max(n, 0) for n in left[:ROLES]]
        total = sum(left)
        prior = [n / total if total > 0 else 1 / ROLES for n in left]
        for seat in unknown:
            odds[seat] = prior
        if not self.acts or total <= 0 or max(prior) == 1.0:
            return odds
        for _ in range(2):  # what was done to the suspected counts once they are suspected
            fits = self._fits(odds, unknown, [r for r in range(ROLES) if left[r]])
            for seat, row in self._shared(fits, unknown, left).items():
                odds[seat] = row
        return odds

    def _fits(self, odds: Odds, unknown: list[int], roles: list[int]) -> dict[int, list[float]]:
        """How well each role fits what each unknown seat did and suffered, as a factor."""
        logs = {seat: [0.0] * ROLES for seat in unknown}
        for (actor, target), weight in self.acts.items():
            if actor in logs:
                s, d, o, n = odds[target]
                row = logs[actor]
                for r in roles:
                    will = WILL[r]
                    row[r] += weight * TRUST * log(s * will[0] + d * will[1] + o * will[2] + n * will[3])
            if target in logs:
                s, d, o, n = odds[actor]
                row = logs[target]
                for r in roles:
                    borne = BORNE[r]
                    row[r] += (
                        weight * HEARSAY * log(s * borne[0] + d * borne[1] + o * borne[2] + n * borne[3])
                    )
        fits: dict[int, list[float]] = {}
        for seat, row in logs.items():
            best = max([row[r] for r in roles])
            fits[seat] = [exp(max(min(value - best, 0.0), -MOST)) for value in row]
        return fits

    def _shared(
        self, fits: dict[int, list[float]], unknown: list[int], left: list[int]
    ) -> dict[int, list[float]]:
        """Odds that add up to one at each seat and to the numbers left of each role."""
        rows = {seat: [fits[seat][r] * left[r] for r in range(ROLES)] for seat in unknown}
        share = len(unknown) / sum(left)  # less than all where a card lies aside
        roles = [r for r in range(ROLES) if left[r]]
        table = list(rows.values())
        for _ in range(4):
            for r in roles:
                total = 0.0
                for row in table:
                    total += row[r]
                if total > 0:
                    factor = left[r] * share / total
                    for row in table:
                        row[r] *= factor
            for row in table:
                total = row[0] + row[1] + row[2] + row[3]
                if total > 0:
                    for r in roles:
                        row[r] /= total
        return rows

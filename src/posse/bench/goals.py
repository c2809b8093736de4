"""What we want to reach, with seven players, and whether a run reached it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PLAYERS: Final = 7


@dataclass(frozen=True)
class Goal:
    """A figure of a mixture of boxes (None: of every one), and what it has to be in each build."""

    figure: str  # hearts and hearts_codes: our decisions in units of theirs; copy: µs; state: bytes
    boxes: tuple[str, ...] | None
    compiled: float | None
    pure: float | None
    at_most: bool = False


GOALS: Final = (
    Goal("hearts", ("base",), 1.5, 0.4),
    Goal("hearts", ("all",), 1.2, 0.35),
    Goal("hearts_codes", ("base",), 1.8, None),
    Goal("copy", None, 1.5, 6.0, at_most=True),
    Goal("state", None, 4096, 4096, at_most=True),
)


@dataclass(frozen=True)
class Verdict:
    """A goal and the figure measured. `short` is the share that is missing or too much, 0 when met."""

    figure: str
    boxes: tuple[str, ...]
    goal: float
    value: float
    short: float

    @property
    def met(self) -> bool:
        return self.short == 0


def judge(figure: str, boxes: tuple[str, ...], value: float, *, compiled: bool) -> Verdict | None:
    """None where no goal was set."""
    for goal in GOALS:
        wanted = goal.compiled if compiled else goal.pure
        if goal.figure == figure and goal.boxes in (None, boxes) and wanted is not None:
            gap = value - wanted if goal.at_most else wanted - value
            return Verdict(figure, boxes, wanted, value, max(0.0, gap / wanted))
    return None

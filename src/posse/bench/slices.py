"""Slices: how many jobs are measured side by side so that a machine whose speed drifts treats them alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from posse.bench.subjects import Subject

FIRST_SEED: Final = 1


@dataclass(frozen=True)
class Slice:
    """What one slice did: how many things in how much time of the core (and of the wall clock)."""

    count: float
    seconds: float
    wall: float

    @property
    def rate(self) -> float:
        return self.count / max(self.seconds, 1e-9)


@dataclass
class Job:
    """One figure of one subject, measured again and again; the games of every slice are the same."""

    subject: Subject
    measure: str
    request: dict[str, int]
    slices: list[Slice] = field(default_factory=list)
    games: int = 0

    def run(self) -> None:
        answer = self.subject.ask(self.measure, **self.request)
        self.games = int(answer.get("games", 0))
        self.slices.append(Slice(answer["count"], answer["seconds"], answer["wall"]))

    @property
    def best(self) -> float:
        """Things a second in the quickest slice: what the program can do when nothing disturbs it."""
        return max(piece.rate for piece in self.slices)

    @property
    def median(self) -> float:
        return median(piece.rate for piece in self.slices)

    @property
    def things_a_game(self) -> float:
        return self.slices[0].count / self.games


@dataclass(frozen=True)
class Ratio:
    """Two jobs compared: their quickest slices, and the median over the rounds."""

    best: float
    median: float


def ratio(one: Job, other: Job) -> Ratio:
    pairs = [mine.rate / theirs.rate for mine, theirs in zip(one.slices, other.slices)]
    return Ratio(one.best / other.best, median(pairs))


def run_rounds(jobs: Sequence[Job], rounds: int, advance: Callable[[], None]) -> None:
    """Every job once a round; every second round backwards, so that a drift favours nobody."""
    for number in range(rounds):
        for job in jobs if number % 2 == 0 else reversed(jobs):
            job.run()
            advance()


def calibrate(subject: Subject, measure: str, parameter: str, request: dict[str, int], seconds: float) -> int:
    """How much of it fills a slice of so many seconds. Warms the process up as well."""
    amount = 1
    while True:
        took = float(subject.ask(measure, **request, **{parameter: amount})["seconds"])
        if took > seconds / 3:
            return max(1, round(amount * seconds / took))
        amount *= 2 if took > seconds / 30 else 4


def shared(jobs: Sequence[Job]) -> float:
    """The share of the wall-clock time in which other programs had the core, 0 to 1."""
    wall = sum(piece.wall for job in jobs for piece in job.slices)
    core = sum(piece.seconds for job in jobs for piece in job.slices)
    return max(0.0, 1 - core / wall) if wall else 0.0

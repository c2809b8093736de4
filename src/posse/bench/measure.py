"""One run: which subjects are started, what is measured of each, and the figures that come of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from posse.bench.builds import Build
from posse.bench.goals import PLAYERS, Verdict, judge
from posse.bench.peers import Peer
from posse.bench.slices import FIRST_SEED, Job, Ratio, calibrate, ratio, run_rounds, shared
from posse.bench.subjects import Subject, SubjectError, choose_core

Figure = Literal["choose", "codes", "copy", "deals"]
FIGURES: Final[tuple[Figure, ...]] = ("choose", "codes", "copy", "deals")
POSITIONS: Final = 64
COPIES_KEPT: Final = 1_000
UNFINISHED: Final = ("unfinished",)  # everything there is, whether it may be dealt yet or not


class RevisionError(Exception):
    """The other revision does not play the game that this one plays."""


@dataclass(frozen=True)
class Effort:
    """How long each figure is measured: slices of some seconds, or of a number of games."""

    slices: int = 9
    seconds: float = 3.0
    games: int | None = None

    def amount(self, subject: Subject, measure: str, parameter: str, request: dict[str, int]) -> int:
        if self.games is not None:
            return self.games
        return calibrate(subject, measure, parameter, request, self.seconds / self.slices)

    @property
    def positions(self) -> int:
        return POSITIONS if self.games is None else min(POSITIONS, self.games)


@dataclass
class Mixture:
    """What was measured of one mixture of boxes, in one build of Posse."""

    boxes: tuple[str, ...]
    about: dict[str, Any]
    jobs: dict[Figure, Job] = field(default_factory=dict)
    shape: dict[str, Any] = field(default_factory=dict)
    size: dict[str, Any] = field(default_factory=dict)

    @property
    def compiled(self) -> bool:
        return bool(self.about["engine"] == "compiled")

    def micros(self, figure: Figure) -> tuple[float, float]:
        """Best and median, in µs each."""
        job = self.jobs[figure]
        return 1e6 / job.best, 1e6 / job.median


@dataclass
class PeerResult:
    """What was measured of another program."""

    peer: Peer
    about: dict[str, Any]
    jobs: dict[str, Job]


@dataclass
class Run:
    """Everything one call of the command measured."""

    players: int
    effort: Effort
    core: int | None
    mixtures: list[Mixture] = field(default_factory=list)
    older: list[Mixture] = field(default_factory=list)  # the revision compared with, in the same order
    peers: list[PeerResult] = field(default_factory=list)
    yardstick: Job | None = None
    left_out: dict[tuple[str, ...], str] = field(
        default_factory=dict
    )  # mixtures that could not be dealt, and why
    failed_peers: dict[str, str] = field(default_factory=dict)

    @property
    def jobs(self) -> list[Job]:
        of_posse = [job for mixture in self.mixtures + self.older for job in mixture.jobs.values()]
        of_peers = [job for result in self.peers for job in result.jobs.values()]
        return of_posse + of_peers + ([self.yardstick] if self.yardstick else [])

    @property
    def shared(self) -> float:
        """The share of the time in which other programs had the core."""
        return shared(self.jobs)

    @property
    def hearts(self) -> PeerResult | None:
        return next((result for result in self.peers if result.peer.id == "hearts"), None)

    def against_hearts(self, mixture: Mixture) -> dict[Figure, Ratio]:
        """Our decisions and copies a second in units of theirs."""
        if self.hearts is None:
            return {}
        ours, theirs = mixture.jobs, self.hearts.jobs
        units: dict[Figure, str] = {"choose": "choose", "codes": "choose", "copy": "copy"}
        return {figure: ratio(ours[figure], theirs[unit]) for figure, unit in units.items() if figure in ours}

    def against_older(self, number: int) -> dict[Figure, Ratio]:
        """How many times as quick as the other revision the mixture of that number is."""
        if not self.older:
            return {}
        ours, theirs = self.mixtures[number].jobs, self.older[number].jobs
        common = [figure for figure in FIGURES if figure in ours and figure in theirs]
        return {figure: ratio(ours[figure], theirs[figure]) for figure in common}

    def verdicts(self) -> list[Verdict]:
        """The goals that this run can judge: speed by the median of the rounds, a copy by its best slice."""
        if self.players != PLAYERS:
            return []
        found = []
        for mixture in self.mixtures:
            if mixture.boxes == UNFINISHED:
                continue  # told for information
            ratios = self.against_hearts(mixture)
            values = {
                "hearts": ratios["choose"].median if ratios else None,
                "hearts_codes": ratios["codes"].median if "codes" in ratios else None,
                "copy": mixture.micros("copy")[0],
                "state": float(mixture.size["copy"]),
            }
            for figure, value in values.items():
                if value is not None:
                    found.append(judge(figure, mixture.boxes, value, compiled=mixture.compiled))
        return [verdict for verdict in found if verdict is not None]


@dataclass(frozen=True)
class Plan:
    """What the command was asked for."""

    players: int
    mixtures: tuple[tuple[str, ...], ...]
    effort: Effort
    build: Build
    older: Build | None = None
    all_may_be_missing: bool = False  # the mixtures are our own choice, and not everyone knows every one


@dataclass(frozen=True)
class Installed:
    """A peer and the Python that imports it."""

    peer: Peer
    python: str


class Steps:
    """Tells somebody how far we are: `total` steps once they are known, then one call each."""

    def total(self, steps: int) -> None:
        """So many slices will be measured."""

    def step(self) -> None:
        """One of them is done."""


def measure(plan: Plan, peers: Sequence[Installed], steps: Steps) -> Run:
    """Starts every subject, measures slice by slice in turn, and ends them all."""
    run = Run(plan.players, plan.effort, choose_core())
    with ExitStack() as stack:
        for boxes in plan.mixtures:
            try:
                subject = start(stack, plan, plan.build, boxes, run.core)
            except SubjectError as error:
                if not plan.all_may_be_missing or not run.mixtures:
                    raise
                run.left_out[boxes] = str(error)
                continue
            mixture = Mixture(boxes, subject.about)
            older = None
            if plan.older is not None:
                try:
                    other = start(stack, plan, plan.older, boxes, run.core)
                except SubjectError as error:
                    if not plan.all_may_be_missing or not run.mixtures:
                        raise RevisionError(str(error)) from error
                    run.left_out[boxes] = str(error)
                    continue
                older = Mixture(boxes, other.about)
            prepare(mixture, subject, plan.effort, None)
            run.mixtures.append(mixture)
            if run.yardstick is None:
                run.yardstick = Job(subject, "yardstick", {})
            if older is not None:
                try:
                    prepare(older, other, plan.effort, mixture)
                except SubjectError as error:
                    raise RevisionError(str(error)) from error
                run.older.append(older)
        for installed in peers:
            try:
                run.peers.append(prepare_peer(stack, installed, plan.effort, run.core))
            except SubjectError as error:
                run.failed_peers[installed.peer.name] = str(error)
        steps.total(len(run.jobs) * plan.effort.slices)
        run_rounds(in_turn(run), plan.effort.slices, steps.step)
    return run


def start(stack: ExitStack, plan: Plan, build: Build, boxes: tuple[str, ...], core: int | None) -> Subject:
    subject = Subject("posse_games", path=build.path, core=core, players=plan.players, boxes=boxes)
    stack.callback(subject.close)
    return subject


def prepare(mixture: Mixture, subject: Subject, effort: Effort, twin: Mixture | None) -> None:
    """What is counted once, and how large a slice is: for two revisions the same number of the same games."""
    seeds = {"first": FIRST_SEED}
    subject.ask("sample", **seeds, number=effort.positions)
    amounts: dict[Figure, tuple[str, str, dict[str, int]]] = {
        "choose": ("choose", "games", seeds),
        "codes": ("codes", "games", seeds),
        "copy": ("copy", "repeat", {}),
        "deals": ("deals", "games", seeds),
    }
    for figure, (measure_name, parameter, request) in amounts.items():
        if figure == "codes" and "codes" not in subject.about["doors"]:
            continue
        if twin is not None and figure in twin.jobs:
            amount = twin.jobs[figure].request[parameter]
            subject.ask(measure_name, **request, **{parameter: max(1, amount // 10)})  # warm
        else:
            amount = effort.amount(subject, measure_name, parameter, request)
        mixture.jobs[figure] = Job(subject, measure_name, {**request, parameter: amount})
    mixture.shape = subject.ask("shape", **seeds, games=mixture.jobs["choose"].request["games"])
    mixture.size = subject.ask(
        "size", **seeds, number=effort.positions, copies=max(1, COPIES_KEPT // effort.positions)
    )


def prepare_peer(stack: ExitStack, installed: Installed, effort: Effort, core: int | None) -> PeerResult:
    peer = installed.peer
    subject = Subject(peer.driver, python=installed.python, core=core)
    stack.callback(subject.close)
    seeds = {"first": FIRST_SEED}
    jobs = {}
    for figure in ("choose", *peer.extra):
        games = effort.amount(subject, figure, "games", seeds)
        jobs[figure] = Job(subject, figure, {**seeds, "games": games})
    subject.ask("sample", **seeds, number=effort.positions)
    repeat = effort.amount(subject, "copy", "repeat", {})
    jobs["copy"] = Job(subject, "copy", {"repeat": repeat})
    return PeerResult(peer, subject.about, jobs)


def in_turn(run: Run) -> list[Job]:
    """The jobs in such an order that what will be compared is measured one right after the other."""
    jobs = [run.yardstick] if run.yardstick else []
    of_peers = [list(result.jobs.values()) for result in run.peers]
    for number, mixture in enumerate(run.mixtures):
        for figure, job in mixture.jobs.items():
            jobs.append(job)
            if run.older and figure in run.older[number].jobs:
                jobs.append(run.older[number].jobs[figure])
            if number == 0 and figure == "choose" and of_peers:
                jobs += of_peers.pop(0)
    return jobs + [job for several in of_peers for job in several]

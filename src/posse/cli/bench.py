"""`posse bench`: how fast the engine is here, beside other revisions and other programs."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from posse.bench import builds, peers, report
from posse.bench.measure import UNFINISHED, Effort, Installed, Plan, RevisionError, Steps, measure
from posse.bench.subjects import SubjectError
from posse.cli import common
from posse.i18n import Locale

# The mixtures that are measured when none is named: `all` is every finished box, `unfinished` every box there is.
OURS: Final = (("base",), ("all",), UNFINISHED)


def register(app: typer.Typer) -> None:
    """Adds the command."""
    t = common.texts()

    @app.command("bench", help=t("bench-help"))
    def bench(
        players: int = typer.Option(7, min=2, max=8, help=t("bench-help-players")),
        boxes: list[str] = typer.Option([], help=t("bench-help-boxes"), show_default=False),
        seconds: float | None = typer.Option(None, min=0.05, help=t("bench-help-seconds"), show_default="3"),
        games: int | None = typer.Option(None, min=1, help=t("bench-help-games")),
        slices: int = typer.Option(9, min=1, help=t("bench-help-slices")),
        as_json: bool = typer.Option(False, "--json", help=t("bench-help-json")),
        compiled: bool | None = typer.Option(
            None, "--compiled/--pure", help=t("bench-help-build"), show_default=False
        ),
        against: str | None = typer.Option(None, metavar="REV", help=t("bench-help-against")),
        with_peers: bool = typer.Option(False, "--peers", help=t("bench-help-peers")),
    ) -> None:
        run(
            players=players,
            boxes=boxes,
            seconds=seconds,
            games=games,
            slices=slices,
            as_json=as_json,
            compiled=compiled,
            against=against,
            with_peers=with_peers,
        )


def run(
    *,
    players: int,
    boxes: Sequence[str],
    seconds: float | None,
    games: int | None,
    slices: int,
    as_json: bool,
    compiled: bool | None,
    against: str | None,
    with_peers: bool,
) -> None:
    """The command itself; what is wrong is told in one sentence on stderr."""
    t = common.texts()
    if seconds is not None and games is not None:
        raise common.wrong(t("bench-error-both"))
    mixtures = tuple(tuple(box.strip() for box in mixture.split(",")) for mixture in boxes) or OURS
    if not all(box for mixture in mixtures for box in mixture):
        raise common.wrong(t("bench-error-boxes"))
    effort = Effort(slices, 3.0 if seconds is None else seconds, games)
    revision: dict[str, str] | None = None
    try:
        with ExitStack() as stack:
            stack.enter_context(ended_politely())
            bar = stack.enter_context(Bar(common.err(), t))
            build = stack.enter_context(builds.wanted(compiled))
            older = None
            if against is not None:
                root, commit = builds.commit_of(against)
                bar.say("bench-step-build" if build.compiled else "bench-step-checkout", revision=against)
                older = stack.enter_context(builds.checked_out(root, commit, build.compiled))
                revision = {"revision": against, "commit": commit}
            installed: list[Installed] = []
            failed: dict[str, str] = {}
            for peer in peers.PEERS if with_peers else ():
                bar.say("bench-step-install", name=peer.name)
                python, trouble = peers.install(peer, peers.environment_folder())
                if trouble:
                    failed[peer.name] = trouble
                else:
                    installed.append(Installed(peer, str(python)))
            bar.say("bench-step-prepare")
            plan = Plan(players, mixtures, effort, build, older, all_may_be_missing=not boxes)
            result = measure(plan, installed, bar)
            result.failed_peers.update(failed)
    except builds.BuildError as error:
        refuse = common.wrong if error.wrong_call else common.no
        raise refuse(t(error.text, **error.values)) from error
    except RevisionError as error:
        sentence = t("bench-error-revision-game", revision=against or "", reason=str(error))
        raise common.no(sentence) from error
    except SubjectError as error:
        if error.refused:
            raise common.wrong(t("bench-error-game", reason=str(error))) from error
        raise common.no(t("bench-error-worker", reason=str(error))) from error
    if as_json:
        common.print_json(report.as_json(result, revision))
    else:
        report.show(result, revision, t, common.out())


class Bar(Steps):
    """A progress bar on stderr; where that is no terminal, nothing."""

    def __init__(self, console: Console, t: Locale) -> None:
        self.t = t
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
            refresh_per_second=2,  # what draws the bar takes time from the core next door
        )
        self.task = self.progress.add_task("", total=None)

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def say(self, text: str, **values: str | int) -> None:
        self.progress.update(self.task, description=self.t(text, **values))

    def total(self, steps: int) -> None:
        self.say("bench-step-measure")
        self.progress.update(self.task, total=steps)

    def step(self) -> None:
        self.progress.advance(self.task)


@contextmanager
def ended_politely() -> Iterator[None]:
    """A request to end (SIGTERM) cleans up as Ctrl-C does: worktree, worker processes, temporary folders."""

    def leave(_signal: int, _frame: FrameType | None) -> None:
        sys.exit(143)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)

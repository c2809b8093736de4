"""`posse simulate`: many games among bots, and who won how often."""

from __future__ import annotations

import csv
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from posse.cli import common
from posse.i18n import Locale

if TYPE_CHECKING:
    from posse.simulate import Count, Plan, Played, Tally

STEP: Final = 20  # games between two moves of the bar
STOPPED: Final = 130  # the exit code of what Ctrl-C ended


def register(app: typer.Typer) -> None:
    t = common.texts()

    @app.command("simulate", help=t("sim-help"))
    def simulate(
        games: int = typer.Option(1000, "--games", "-n", help=t("sim-help-games")),
        players: int = typer.Option(4, "--players", help=t("sim-help-players")),
        bots: str = typer.Option("greedy", "--bots", help=t("sim-help-bots")),
        boxes: str = typer.Option("base", "--boxes", help=t("sim-help-boxes")),
        mode: str = typer.Option("", "--mode", help=t("sim-help-mode"), show_default=False),
        rulebook: str = typer.Option(
            "compendium", "--rulebook", metavar="compendium|published", help=t("sim-help-rulebook")
        ),
        option: list[str] = typer.Option(
            [], "--option", metavar="K=V", help=t("sim-help-option"), show_default=False
        ),
        seed: int = typer.Option(0, "--seed", help=t("sim-help-seed")),
        as_json: bool = typer.Option(False, "--json", help=t("cli-help-json")),
        out: Path | None = typer.Option(
            None, "--out", metavar=t("sim-arg-out"), help=t("sim-help-out"), show_default=False
        ),
    ) -> None:
        run(
            games=games,
            players=players,
            bots=bots,
            boxes=boxes,
            mode=mode,
            rulebook=rulebook,
            options=option,
            seed=seed,
            as_json=as_json,
            out=out,
        )


def run(
    *,
    games: int,
    players: int,
    bots: str,
    boxes: str,
    mode: str,
    rulebook: str,
    options: list[str],
    seed: int,
    as_json: bool,
    out: Path | None,
) -> None:
    from posse.engine.setup import SetupError
    from posse.simulate import Plan, Tally
    from posse.simulate import run as games_of

    t = common.texts()
    given: dict[str, object] = {}
    for each in options:
        name, sign, value = each.partition("=")
        if not sign or not name.strip():
            raise common.wrong(t("sim-bad-option", given=each))
        given[name.strip()] = value.strip()
    if out is not None and out.suffix.lower() != ".csv":
        raise common.wrong(t("sim-bad-out", path=str(out)))
    try:
        plan = Plan(games, players, [bots], boxes, mode or None, rulebook, given, seed)
    except SetupError as error:
        raise common.wrong(str(error)) from None
    with ExitStack() as stack:
        write = open_rows(out, stack) if out is not None else None
        bar = Progress(
            TextColumn(t("sim-progress")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=common.err(),
            transient=True,
            disable=not common.err().is_terminal,
        )
        stack.enter_context(bar)
        task = bar.add_task("", total=plan.games)

        def after(played: Played) -> None:
            if write is not None:
                write(played)
            if (played.number + 1) % STEP == 0:
                bar.update(task, completed=played.number + 1)

        tally = Tally(plan)
        begun = perf_counter()
        stopped = False
        try:
            for played in games_of(plan):
                tally.add(played)
                after(played)
        except KeyboardInterrupt:  # what was played counts
            if not tally.games:
                raise
            stopped = True
        tally.seconds = perf_counter() - begun
    if stopped:
        common.err().print(t("sim-stopped", games=tally.games, total=plan.games))
    if as_json:
        common.print_json(tally.summary())
    else:
        show(tally, t)
        if out is not None:
            common.err().print(t("sim-written", path=str(out)))
    if stopped:
        raise typer.Exit(STOPPED)


def open_rows(path: Path, stack: ExitStack) -> Callable[[Played], None]:
    """A CSV file with one row a seat of every game."""
    from posse.simulate import COLUMNS

    try:
        file = stack.enter_context(path.open("w", encoding="utf-8", newline=""))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise common.wrong(common.texts()("sim-no-file", path=str(path), reason=reason)) from None
    writer = csv.writer(file)
    writer.writerow(COLUMNS)

    def write(played: Played) -> None:
        writer.writerows(played.lines())

    return write


# ------------------------------------------------------------------------------------------------ for people


def show(tally: Tally, t: Locale) -> None:
    console = common.out()
    plan = tally.plan
    console.print(t("sim-title", games=tally.games, players=plan.players, seed=str(plan.seed)))
    console.print(setting(plan, t), style="dim")
    console.print()
    console.print(counted(t("sim-head-sides"), [(side_name(t, s), c) for s, c in tally.side_counts()], t))
    roles = [(role, count) for role, count in tally.roles.items() if role != "none"]
    several = len(tally.bots) > 1
    if roles and not several:
        roles.sort(key=lambda item: ROLE_ORDER.index(item[0]))
        console.print(counted(t("sim-head-roles"), [(t.name("role", r), c) for r, c in roles], t))
    if several:
        console.print(by_bot(tally, t))
    characters = sorted(tally.characters.items(), key=lambda item: -item[1].share)
    named = [(t.name("char", c), count) for c, count in characters if c]
    console.print(counted(t("sim-head-characters"), named, t))
    decisions = round(tally.decisions / tally.games)
    turns = round(tally.turns / tally.games)
    speed = tally.games / tally.seconds if tally.seconds else 0.0
    console.print(t("sim-length", decisions=decisions, turns=turns))
    console.print(t("sim-speed", speed=t.number(speed), seconds=t.number(tally.seconds, 1)), style="dim")


ROLE_ORDER: Final = ("sheriff", "deputy", "outlaw", "renegade", "none")


def setting(plan: Plan, t: Locale) -> str:
    parts = [t.name("mode", plan.mode), ", ".join(t.name("box", box) for box in plan.boxes)]
    parts.append(t.name("rulebook", plan.rulebook))
    parts += [f"{name}={value}" for name, value in plan.options.items()]
    parts.append(t("sim-bots", bots=", ".join(plan.bots)))
    return " · ".join(parts)


def side_name(t: Locale, side: str) -> str:
    return t(f"sim-side-{side}")


def percent(count: Count, t: Locale) -> str:
    return t.number(100 * count.share, 1) + "\u00a0%"


def interval(count: Count, t: Locale) -> str:
    return "–".join(t.number(100 * end, 1) for end in count.interval())


def counted(title: str, rows: list[tuple[str, Count]], t: Locale) -> Table:
    """Names with their share of wins, the interval it is known to, and the numbers behind it."""
    table = new_table(title)
    for head in (t("sim-share"), t("sim-interval"), t("sim-wins"), t("sim-of")):
        table.add_column(head, justify="right")
    for name, count in rows:
        table.add_row(name, percent(count, t), interval(count, t), str(count.wins), str(count.trials))
    return table


def by_bot(tally: Tally, t: Locale) -> Table:
    """Bots side by side: how often each won, with which role."""
    bots = sorted(tally.bots)
    table = new_table(t("sim-head-bots"))
    for bot in bots:
        table.add_column(bot, justify="right")
        table.add_column(t("sim-interval"), justify="right", style="dim")

    def row(name: str, counts: list[Count | None]) -> None:
        cells: list[str] = []
        for count in counts:
            cells += [percent(count, t), interval(count, t)] if count is not None else ["", ""]
        table.add_row(name, *cells)

    for role in ROLE_ORDER[:-1]:
        if role in tally.roles:
            row(t.name("role", role), [tally.bot_roles.get((bot, role)) for bot in bots])
    row(t("sim-all"), [tally.bots[bot] for bot in bots])
    return table


def new_table(title: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim", show_edge=False)
    table.add_column(title, style="bold")
    return table

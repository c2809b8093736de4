"""Attacks the engine with random games, of all boxes and modes, until something does not hold or the time is up.

What must hold is in `posse.fuzzing`. Each game follows from its own seed: `--seed 1234 --games 1` plays it again.
Exit code 0: all held; 1: something did not, with the seed and the record of the first such game; 2: a wrong call.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from posse.fuzzing import Outcome, Plan, fuzz_game

GAMES = 1000  # unless said otherwise
BATCH = 4  # games a process is given at once


def read_players(text: str) -> tuple[int, int]:
    least, _, most = text.partition("-")
    try:
        span = int(least), int(most or least)
    except ValueError:
        raise argparse.ArgumentTypeError("players is a number or a span, like 5 or 3-8") from None
    if not 2 <= span[0] <= span[1] <= 8:
        raise argparse.ArgumentTypeError("a game has 2 to 8 players")
    return span


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random games that look for errors in the engine.")
    parser.add_argument("--games", type=int, help=f"how many (default {GAMES}, unless --minutes is given)")
    parser.add_argument("--minutes", type=float, help="play for so long")
    parser.add_argument("--seed", type=int, help="of the first game; the next games have the next seeds")
    parser.add_argument("--players", type=read_players, default=(2, 8), help="a number or a span, like 3-8")
    parser.add_argument("--jobs", type=int, default=0, help="processes (default: one for each core)")
    parser.add_argument("--boxes", help="these boxes in every game, instead of some at random")
    parser.add_argument("--mode", help="this mode alone")
    parser.add_argument("--thorough", type=float, default=0.02, help="share of decisions looked at closely")
    parser.add_argument("--plain", action="store_true", help="no options of the house")
    parser.add_argument("--unfinished", action="store_true", help="boxes that are not finished, too")
    parser.add_argument(
        "--out", type=Path, default=Path("build/fuzz.txt"), help="where a failing game is kept"
    )
    return parser.parse_args(given)


def seeds(first: int, games: int | None, end: float | None) -> Iterator[int]:
    for number in count():
        if games is not None and number >= games:
            return
        if end is not None and time.monotonic() > end:
            return
        yield first + number


def outcomes(wanted: Iterator[int], plan: Plan, jobs: int) -> Iterator[Outcome]:
    """The games as they end; no more are begun than are wanted soon, so that the time is kept."""
    play = partial(fuzz_game, plan=plan)
    if jobs == 1:
        yield from map(play, wanted)
        return
    with multiprocessing.Pool(jobs) as pool:
        while batch := [seed for _, seed in zip(range(jobs * BATCH * 4), wanted)]:
            yield from pool.imap_unordered(play, batch, BATCH)


def report(console: Console, ended: list[Outcome], seconds: float) -> None:
    table = Table(title="Who won", title_justify="left")
    for head in ("mode", "players", "games", "decisions", "turns", "won by"):
        table.add_column(head, justify="right" if head in ("games", "decisions", "turns") else "left")
    kinds = sorted({(o.mode, o.players) for o in ended})
    for mode, players in kinds:
        some = [o for o in ended if (o.mode, o.players) == (mode, players)]
        sides = Counter(o.side for o in some)
        table.add_row(
            mode,
            str(players),
            str(len(some)),
            str(round(sum(o.decisions for o in some) / len(some))),
            str(round(sum(o.turns for o in some) / len(some))),
            ", ".join(f"{side} {100 * n / len(some):.0f} %" for side, n in sides.most_common()),
        )
    console.print(table)
    decisions = sum(o.decisions for o in ended)
    looked = sum(o.checks for o in ended)
    undone = sum(o.undone for o in ended)
    console.print(
        f"{len(ended)} games, {decisions} decisions, {looked} looked at closely, {undone} taken back, {seconds:.0f} s"
    )


def again(args: argparse.Namespace, seed: int) -> str:
    """The call that plays this game alone."""
    words = ["scripts/fuzz.py", f"--games 1 --seed {seed} --players {args.players[0]}-{args.players[1]}"]
    if args.boxes:
        words.append(f"--boxes {args.boxes.replace(' ', ',')}")
    if args.mode:
        words.append(f"--mode {args.mode}")
    words.append(f"--thorough {args.thorough}")
    words += ["--plain"] * args.plain + ["--unfinished"] * args.unfinished
    return " ".join(words)


def cores() -> int:
    """How many processes may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def main(given: list[str] | None = None) -> int:
    args = arguments(given)
    console = Console(stderr=True)
    games = args.games if args.games is not None or args.minutes is not None else GAMES
    begun = time.monotonic()
    end = begun + 60 * args.minutes if args.minutes is not None else None
    first = args.seed if args.seed is not None else secrets.randbelow(10**9) * 1000
    jobs = args.jobs or cores()
    plan = Plan(
        least=args.players[0],
        most=args.players[1],
        boxes=args.boxes.replace(",", " ").split() if args.boxes else None,
        mode=args.mode,
        thorough=args.thorough,
        options=not args.plain,
        unfinished=args.unfinished,
    )
    ended: list[Outcome] = []
    failed: Outcome | None = None
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=games)
        for outcome in outcomes(seeds(first, games, end), plan, jobs):
            if outcome.trouble:
                failed = outcome
                break
            ended.append(outcome)
            progress.advance(task)
    if ended:
        report(console, ended, time.monotonic() - begun)
    if failed is None:
        return 0
    console.print(f"[bold red]seed {failed.seed}[/] (again: {again(args, failed.seed)})", highlight=False)
    console.print(failed.trouble, markup=False, highlight=False)
    console.print(failed.record, markup=False, highlight=False)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(f"seed {failed.seed}\n{failed.trouble}\n\n{failed.record}\n", "utf-8")
    console.print(f"kept in {args.out}", highlight=False)
    return 1


if __name__ == "__main__":
    sys.exit(main())

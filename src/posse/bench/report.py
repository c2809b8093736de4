"""A run told to a program (one JSON object) and to people (Rich tables in their language)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from posse.bench.goals import PLAYERS, Verdict
from posse.bench.measure import FIGURES, Figure, Mixture, Run
from posse.bench.slices import Job, Ratio
from posse.i18n import Locale

BUSY: Final = 0.05  # the share of the core taken by others from which on we warn


# ----------------------------------------------------------------------------------------------- for programs


def as_json(run: Run, against: dict[str, str] | None) -> dict[str, Any]:
    """Rates are things a second, over the slices; the median of a ratio goes over the rounds."""
    yard = run.yardstick
    assert yard is not None
    about = run.mixtures[0].about
    result: dict[str, Any] = {
        "posse": about["version"],
        "engine": about["engine"],
        "python": about["python"],
        "recorder": about["recorder"],
        "clock": about["clock"],
        "core": run.core,
        "shared": round(run.shared, 3),
        "players": run.players,
        "slices": run.effort.slices,
        "yardstick": rates(yard),
        "mixtures": [mixture_json(mixture, yard) for mixture in run.mixtures],
        "left_out": {",".join(boxes): reason for boxes, reason in run.left_out.items()},
    }
    if against is not None:
        result["against"] = {**against, "mixtures": [against_json(run, n) for n in range(len(run.older))]}
    if run.peers or run.failed_peers:
        result["peers"] = {
            found.peer.id: {
                "version": found.about["version"],
                **{name: rates(job) for name, job in found.jobs.items()},
            }
            for found in run.peers
        }
        result["failed_peers"] = run.failed_peers
        result["hearts"] = [
            {"boxes": list(mixture.boxes), **ratios_json(run.against_hearts(mixture))}
            for mixture in run.mixtures
        ]
    result["goals"] = [
        {
            "figure": verdict.figure,
            "boxes": list(verdict.boxes),
            "goal": verdict.goal,
            "value": rounded(verdict.value),
            "met": verdict.met,
            "short": round(verdict.short, 4),
        }
        for verdict in run.verdicts()
    ]
    return result


def mixture_json(mixture: Mixture, yard: Job) -> dict[str, Any]:
    shape, size = mixture.shape, mixture.size
    choose = mixture.jobs["choose"]
    codes = mixture.jobs.get("codes")
    return {
        "boxes": list(mixture.boxes),
        "decisions_per_second": rates(choose),
        "decisions_per_second_by_codes": rates(codes) if codes else None,
        "decisions_per_yardstick_round": rounded(choose.median / yard.median),
        "games_per_second": {
            "best": rounded(choose.best / choose.things_a_game),
            "median": rounded(choose.median / choose.things_a_game),
        },
        "copy_us": dict(zip(("best", "median"), map(rounded, mixture.micros("copy")))),
        "deal_us": dict(zip(("best", "median"), map(rounded, mixture.micros("deals")))),
        "bytes_of_a_copy": rounded(size["copy"]),
        "bytes_of_a_game": rounded(size["game"]),
        "decisions_per_game": rounded(shape["count"] / shape["games"]),
        "options_per_decision": rounded(shape["options"] / shape["count"]),
        "forced_share": rounded(shape["forced"] / shape["count"]),
        "games_per_slice": shape["games"],
    }


def against_json(run: Run, number: int) -> dict[str, Any]:
    older = run.older[number]
    return {
        "boxes": list(older.boxes),
        "engine": older.about["engine"],
        "same_games": same_games(run, number),
        "bytes_of_a_copy": rounded(older.size["copy"]),
        **ratios_json(run.against_older(number)),
    }


def same_games(run: Run, number: int) -> bool:
    """Whether both revisions listed as many options at every decision of every game."""
    return bool(run.mixtures[number].shape["trace"] == run.older[number].shape["trace"])


def rates(job: Job) -> dict[str, float]:
    return {"best": rounded(job.best), "median": rounded(job.median)}


def ratios_json(ratios: dict[Figure, Ratio]) -> dict[str, dict[str, float]]:
    return {name: {"best": rounded(one.best), "median": rounded(one.median)} for name, one in ratios.items()}


def rounded(value: float) -> float:
    """Four figures: more would be noise."""
    return float(f"{value:.4g}")


# ------------------------------------------------------------------------------------------------- for people


def show(run: Run, against: dict[str, str] | None, t: Locale, console: Console) -> None:
    """Every table that the run has something for."""
    about = run.mixtures[0].about
    parts: list[RenderableType] = [
        Text(t("bench-title", **{name: about[name] for name in ("version", "engine", "python")}), "bold"),
        Text(t("bench-setup", players=run.players, slices=run.effort.slices), "dim"),
        main_table(run, t),
    ]
    if (yard := run.yardstick) is not None:
        rounds = t("bench-yardstick", best=t.number(yard.best), median=t.number(yard.median))
        parts.append(Text(rounds, "dim"))
    for boxes, reason in run.left_out.items():
        parts.append(Text(t("bench-left-out", boxes=named(boxes, t), reason=reason), "yellow"))
    if about["recorder"]:
        parts.append(Text(t("bench-recorder"), "yellow"))
    if about["clock"] != "cpu":
        parts.append(Text(t("bench-shared-wall"), "yellow"))
    elif run.shared > BUSY:
        parts.append(Text(t("bench-shared", share=round(100 * run.shared)), "yellow"))
    if against is not None:
        parts += ["", against_table(run, against["revision"], t)]
        parts += [
            Text(t("bench-other-games", boxes=named(mixture.boxes, t)), "yellow")
            for number, mixture in enumerate(run.mixtures)
            if not same_games(run, number)
        ]
    if run.peers:
        parts += ["", peers_table(run, t)]
        parts += headlines(run, t)
    failed = run.failed_peers.items()
    parts += [Text(t("bench-peer-failed", name=name, reason=why), "yellow") for name, why in failed]
    if verdicts := run.verdicts():
        parts += ["", goals_table(verdicts, t)]
    elif run.players != PLAYERS:
        parts.append(Text(t("bench-no-goals", players=PLAYERS), "dim"))
    console.print(Group(*parts))


def named(boxes: Sequence[str], t: Locale) -> str:
    """The boxes of a mixture by name; unknown ids stay as they are written."""
    if tuple(boxes) == ("all",):
        return t("bench-all-boxes")
    if tuple(boxes) == ("unfinished",):
        return t("bench-unfinished-boxes")
    return ", ".join(t.name("box", box) if t.has(f"box-{box.replace('_', '-')}") else box for box in boxes)


def plain_table(title: str = "") -> Table:
    head = Text(title, "bold") if title else None
    return Table(title=head, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))


def both(job: Job, share: float = 1) -> tuple[float, float]:
    return job.best / share, job.median / share


def main_table(run: Run, t: Locale) -> Table:
    table = plain_table()
    table.add_column("")
    for mixture in run.mixtures:
        table.add_column(named(mixture.boxes, t) + "\n" + t("bench-best"), justify="right")
        table.add_column("\n" + t("bench-median"), justify="right")
    yard = run.yardstick
    assert yard is not None

    def row(text: str, digits: int, values: Callable[[Mixture], tuple[float, float] | float]) -> None:
        cells: list[str] = []
        for mixture in run.mixtures:
            value = values(mixture)
            best, median = value if isinstance(value, tuple) else (None, value)
            cells += ["" if best is None else t.number(best, digits), t.number(median, digits)]
        table.add_row(t(text), *cells)

    row("bench-row-choose", 0, lambda m: both(m.jobs["choose"]))
    if all("codes" in mixture.jobs for mixture in run.mixtures):
        row("bench-row-codes", 0, lambda m: both(m.jobs["codes"]))
    row("bench-row-games", 0, lambda m: both(m.jobs["choose"], m.jobs["choose"].things_a_game))
    row("bench-row-copy", 2, lambda m: m.micros("copy"))
    row("bench-row-deal", 1, lambda m: m.micros("deals"))
    row("bench-row-yard", 3, lambda m: m.jobs["choose"].median / yard.median)
    table.add_section()
    row("bench-row-bytes-copy", 0, lambda m: float(m.size["copy"]))
    row("bench-row-bytes-game", 0, lambda m: float(m.size["game"]))
    row("bench-row-length", 1, lambda m: float(m.shape["count"] / m.shape["games"]))
    row("bench-row-options", 2, lambda m: float(m.shape["options"] / m.shape["count"]))
    row("bench-row-forced", 1, lambda m: float(100 * m.shape["forced"] / m.shape["count"]))
    return table


def against_table(run: Run, revision: str, t: Locale) -> Table:
    table = plain_table(t("bench-against-title", revision=revision))
    table.add_column("")
    for mixture in run.mixtures:
        table.add_column(named(mixture.boxes, t) + "\n" + t("bench-best"), justify="right")
        table.add_column("\n" + t("bench-median"), justify="right")
    ratios = [run.against_older(number) for number in range(len(run.mixtures))]
    for figure in FIGURES:
        if any(figure in one for one in ratios):
            cells = [times(one[figure], t) if figure in one else ("–", "–") for one in ratios]
            table.add_row(t(f"bench-speed-{figure}"), *[cell for both in cells for cell in both])
    return table


def times(one: Ratio, t: Locale) -> tuple[str, str]:
    return "× " + t.number(one.best, 3), "× " + t.number(one.median, 3)


def peers_table(run: Run, t: Locale) -> Table:
    table = plain_table(t("bench-peers-title"))
    table.add_column("", no_wrap=True)
    for text in ("bench-decisions-best", "bench-decisions-median", "bench-copy-best", "bench-ours-to-theirs"):
        table.add_column(t(text), justify="right")
    ours = run.mixtures[0].jobs["choose"]
    for found in run.peers:
        for name, job in found.jobs.items():
            if name == "copy":
                continue
            label = f"{found.peer.name} {found.about['version']}"
            if name != "choose":
                label = "  " + t(f"bench-extra-{name}")
            copy = t.number(1e6 / found.jobs["copy"].best, 2) if name == "choose" else ""
            factor = "× " + t.number(ours.median / job.median, 2)
            table.add_row(label, t.number(job.best), t.number(job.median), copy, factor)
    return table


def headlines(run: Run, t: Locale) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for mixture in run.mixtures:
        if ratios := run.against_hearts(mixture):
            one = ratios["choose"]
            text = t(
                "bench-headline",
                boxes=named(mixture.boxes, t),
                median=t.number(one.median, 2),
                best=t.number(one.best, 2),
            )
            lines.append(Text(text, "bold"))
    return lines


def goals_table(verdicts: list[Verdict], t: Locale) -> Table:
    table = plain_table(t("bench-goals-title"))
    for text in ("bench-goal", "bench-goal-wanted", "bench-goal-measured", "bench-goal-verdict"):
        table.add_column(t(text), justify="left" if text in ("bench-goal", "bench-goal-verdict") else "right")
    for one in verdicts:
        digits = 0 if one.figure == "state" else 2
        sign = "≤ " if one.figure in ("copy", "state") else "≥ "
        verdict = t("bench-met") if one.met else t("bench-short", percent=percent(one.short, t))
        table.add_row(
            t(f"bench-goal-{one.figure.replace('_', '-')}", boxes=named(one.boxes, t)),
            sign + t.number(one.goal, digits),
            t.number(one.value, digits),
            Text(verdict, "green" if one.met else "red"),
        )
    return table


def percent(share: float, t: Locale) -> str:
    """Small gaps keep a decimal, so that a goal missed by a hair does not read as 0 %."""
    return t.number(100 * share, 0 if share >= 0.1 else 1)

"""`posse check FILE|FOLDER…`: plays scenarios and says which fell short, with the table as it stood."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.text import Text

from posse import data
from posse.cli import common

if TYPE_CHECKING:
    from posse.scenario import Outcome, ScenarioError, Situation


def register(app: typer.Typer) -> None:
    t = common.texts()

    @app.command("check", help=t("check-help"))
    def check(
        paths: list[Path] = typer.Argument(None, metavar=t("check-arg-paths"), help=t("check-help-paths")),
        word: str = typer.Option("", "-k", metavar=t("cli-arg-word"), help=t("check-help-word")),
        as_json: bool = typer.Option(False, "--json", help=t("cli-help-json")),
    ) -> None:
        show(list(paths or ()), word, as_json)


def show(paths: list[Path], word: str, as_json: bool) -> None:
    t = common.texts()
    files = find_files(paths)
    begun = time.perf_counter()
    items = [item for file in files for item in read(file) if wanted(item, word)]
    if not items:
        raise common.wrong(t("check-no-match", word=word) if word else t("check-nothing"))
    outcomes = [outcome for _, outcome in zip(items, run_all(items, quiet=as_json))]
    seconds = time.perf_counter() - begun
    unreadable = [o for o in outcomes if o.error is not None]
    short = [o for o in outcomes if o.error is None and not o.held]
    if as_json:
        common.print_json(
            {
                "situations": len(outcomes),
                "held": len(outcomes) - len(short) - len(unreadable),
                "fell_short": [failure_data(o) for o in short],
                "unreadable": [
                    {"file": o.error.file, "line": o.error.line, "sentence": o.error.sentence}
                    for o in unreadable
                    if o.error is not None
                ],
                "seconds": round(seconds, 3),
            }
        )
    else:
        console = common.out()
        for outcome in short:
            print_failure(outcome)
        for outcome in unreadable:
            console.print(Text(str(outcome.error), "red"))
        if not short and not unreadable:
            line = t("check-all-hold", count=len(outcomes), seconds=t.number(seconds, 1))
            console.print(Text(line, "green"))
        else:
            parts = [t("check-held", count=len(outcomes) - len(short) - len(unreadable))]
            if short:
                parts.append(t("check-fell-short", count=len(short)))
            if unreadable:
                parts.append(t("check-unreadable", count=len(unreadable)))
            console.print(Text(" · ".join(parts), "red"))
    if unreadable:
        raise typer.Exit(common.WRONG)
    if short:
        raise common.no()


# ------------------------------------------------------------------------------------------------ files


def find_files(paths: list[Path]) -> list[Path]:
    """The files named, those of the folders named; without a name, all scenarios of this folder or repository."""
    t = common.texts()
    if not paths:
        folder = Path("scenarios") if Path("scenarios").is_dir() else data.find_folder("scenarios")
        if folder is None:
            raise common.wrong(t("check-no-folder"))
        paths = [folder]
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml") and p.is_file())
            if not inside:
                raise common.wrong(t("check-empty-folder", path=str(path)))
            found += inside
        elif path.exists():
            found.append(path)
        else:
            raise common.wrong(t("check-no-file", path=str(path)))
    return list(dict.fromkeys(found))


def shown_as(file: Path) -> str:
    """The path as short as it can be written here."""
    try:
        return str(file.resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(file)


def read(file: Path) -> list[Situation | ScenarioError]:
    from posse import scenario

    try:
        return scenario.read_file(file, shown_as(file))
    except scenario.ScenarioError as error:
        return [error]


def wanted(item: Situation | ScenarioError, word: str) -> bool:
    """Does every word occur in the name, the file or the rules? What cannot be read is always wanted."""
    if not word or isinstance(item, ValueError):
        return True
    text = f"{item.name} {item.file} {' '.join(item.rules)}".lower()
    return all(part in text for part in word.lower().split())


# ------------------------------------------------------------------------------------------------ running


def run_all(items: list[Situation | ScenarioError], quiet: bool) -> list[Outcome]:
    from posse import scenario

    t = common.texts()
    progress = not quiet and sys.stderr.isatty()
    outcomes: list[Outcome] = []
    short = 0
    for number, item in enumerate(items, 1):
        outcome = scenario.run(item)
        outcomes.append(outcome)
        short += not outcome.held
        if progress and (number % 20 == 0 or number == len(items)):
            line = t("check-progress", done=number, all=len(items), short=short)
            sys.stderr.write(f"\r\x1b[K{line}")
            sys.stderr.flush()
    if progress:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
    return outcomes


# ------------------------------------------------------------------------------------------------ what fell short


def failure_data(outcome: Outcome) -> dict[str, object]:
    situation = outcome.situation
    assert situation is not None
    return {
        "file": situation.file,
        "line": outcome.line,
        "name": outcome.name,
        "rules": situation.rules,
        "step": outcome.step or None,
        "sentence": outcome.sentence,
        "table": outcome.table,
        "options": outcome.options,
    }


def print_failure(outcome: Outcome) -> None:
    t = common.texts()
    console = common.out()
    situation = outcome.situation
    assert situation is not None
    head = Text(f"{situation.file}:{outcome.line}  ", "dim")
    head.append(outcome.name, "bold")
    console.print(head)
    if outcome.step:
        console.print(common.indented(Text(outcome.step, "cyan")))
    console.print(common.indented(Text(outcome.sentence, "red")))
    if outcome.table:
        console.print(Text(f"  {t('check-table')}", "dim"))
        for line in outcome.table:
            console.print(f"  {line}", soft_wrap=True)
    if outcome.options:
        console.print(Text(f"  {t('check-options')}", "dim"))
        for line in outcome.options:
            console.print(f"    {line}", soft_wrap=True)
    console.print()

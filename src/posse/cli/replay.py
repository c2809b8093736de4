"""`posse replay FILE`: a recorded game as a log, at one of its moments, or verified."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.text import Text

from posse.cli import common

if TYPE_CHECKING:
    from posse.engine.game import Game
    from posse.record import Record, RecordError


def register(app: typer.Typer) -> None:
    t = common.texts()

    @app.command("replay", help=t("replay-help"))
    def replay(
        file: Path = typer.Argument(..., metavar=t("replay-arg-file"), help=t("replay-help-file")),
        step: int = typer.Option(None, "--step", min=0, help=t("replay-help-step")),
        to: int = typer.Option(None, "--to", min=0, help=t("replay-help-to")),
        verify: bool = typer.Option(False, "--verify", help=t("replay-help-verify")),
        commitment: str = typer.Option("", "--commitment", metavar="HEX", help=t("replay-help-commitment")),
        as_json: bool = typer.Option(False, "--json", help=t("cli-help-json")),
    ) -> None:
        show(file, step, to, verify, commitment, as_json)


def show(file: Path, step: int | None, to: int | None, verify: bool, commitment: str, as_json: bool) -> None:
    from posse import record

    t = common.texts()
    text = read(file)
    try:
        found = record.read(text)
    except record.RecordError as error:
        raise common.wrong(f"{file}: {error}") from None
    if as_json:
        raise common.no() if answer(found, text, commitment) else typer.Exit(0)
    if verify or commitment:
        try:
            game = record.verify(text, shown=commitment)
        except record.RecordError as error:
            raise common.no(f"{file}: {error}") from None
        common.out().print(Text(t("replay-good", count=len(found.choices), end=end_of(game)), "green"))
        if found.commitment or commitment:
            common.out().print(Text(t("replay-fair"), "green"))
        return
    if not found.is_of_this_version:
        from posse.version import VERSION

        common.err().print(t("replay-other-version", version=found.version, ours=VERSION), style="yellow")
        for line in found.lines:
            common.out().print(str(line), soft_wrap=True)
        return
    trouble = show_step(found, step) if step is not None else show_log(found, to)
    if trouble is not None:
        raise common.wrong(f"{file}: {trouble}")


def read(file: Path) -> str:
    t = common.texts()
    try:
        raw = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return raw.decode("utf-8-sig")
    except FileNotFoundError:
        raise common.wrong(t("check-no-file", path=str(file))) from None
    except OSError as error:
        raise common.wrong(f"{file}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise common.wrong(t("replay-no-text", path=str(file))) from None


# ------------------------------------------------------------------------------------------------ showing


def told(game: Game, begun: int) -> Iterator[str]:
    """Sentences for what has happened since."""
    from posse.telling import log
    from posse.telling.words import words

    assert game.recorder is not None
    say = words(game, common.texts()).say
    yield from map(say, log.tell_all(game.recorder.events[begun:], game))


def show_log(found: Record, to: int | None) -> RecordError | None:
    """The choices one after the other, each with what came of it."""
    from posse import record

    console = common.out()
    t = common.texts()
    print_head(found)
    begun = 0
    game = None
    try:
        for step in record.play(found):
            if to is not None and step.number > to:
                break
            game = step.game
            if step.line is not None:
                console.print(Text(f"{step.number:>4}  {step.line}", "cyan"), soft_wrap=True)
            for sentence in told(game, begun):
                console.print(f"      {sentence}", soft_wrap=True)
            assert game.recorder is not None
            begun = len(game.recorder.events)
    except record.RecordError as error:
        return error
    if game is not None and to is None and not game.over:
        console.print(Text(t("replay-stops", player=game.setup.names[game.owner[game.asked]]), "yellow"))
    return None


def show_step(found: Record, number: int) -> RecordError | None:
    """One choice, what came of it, and the table after it."""
    from posse import record
    from posse.scenario.running import options, table

    console = common.out()
    t = common.texts()
    begun = 0
    last = None
    try:
        for step in record.play(found):
            last = step
            if step.number == number:
                break
            assert step.game.recorder is not None
            begun = len(step.game.recorder.events)
    except record.RecordError as error:
        return error
    assert last is not None
    if last.number < number:
        raise common.wrong(t("replay-no-step", count=last.number, step=number))
    game = last.game
    line = f"{last.number}/{len(found.choices)}"
    console.print(Text(f"{line}  {last.line}" if last.line is not None else line, "cyan"), soft_wrap=True)
    for sentence in told(game, begun):
        console.print(f"  {sentence}", soft_wrap=True)
    console.print(Text(t("check-table"), "dim"))
    for row in table(game):
        console.print(row, soft_wrap=True)
    if game.asked >= 0:
        console.print(Text(t("check-options"), "dim"))
        for row in options(game):
            console.print(f"  {row}", soft_wrap=True)
    return None


def print_head(found: Record) -> None:
    t = common.texts()
    boxes = ", ".join(t.name("box", box) for box in found.boxes)
    mode = t.name("mode", found.mode)
    common.out().print(
        Text(f"Posse {found.version} · {boxes} · {mode} · {', '.join(found.names)} · {found.seed}", "dim"),
        soft_wrap=True,
    )


def end_of(game: Game) -> str:
    from posse.telling import log
    from posse.telling.words import words

    return words(game, common.texts()).say(log.over(game))


# ------------------------------------------------------------------------------------------------ for programs


def answer(found: Record, text: str, commitment: str) -> bool:
    """The record and whether it holds, as JSON; true if it does not."""
    from posse import record

    trouble: record.RecordError | None = None
    game = None
    try:
        game = record.verify(text, shown=commitment)
    except record.RecordError as error:
        trouble = error
    result = game.result if game is not None else None
    common.print_json(
        {
            "version": found.version,
            "boxes": found.boxes,
            "mode": found.mode,
            "rulebook": found.rulebook,
            "options": found.options,
            "seed": found.seed,
            "commitment": found.commitment or None,
            "names": found.names,
            "choices": [{"line": c.number, "player": c.name, "choice": c.text} for c in found.choices],
            "whole": trouble is None,
            "trouble": None
            if trouble is None
            else {"line": trouble.line or None, "sentence": trouble.sentence},
            "result": None
            if result is None
            else {"side": result.side, "winners": result.winners, "turns": result.turns},
        }
    )
    return trouble is not None

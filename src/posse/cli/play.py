"""`posse play`: a game at once, against bots."""

from __future__ import annotations

import getpass
import os
import sys
from typing import TYPE_CHECKING

import typer

from posse.cli import browser, common

if TYPE_CHECKING:
    from posse.terminal.session import Plan

#: names of accounts that are nobody's name
NO_NAMES = ("root", "admin", "user", "ubuntu", "guest", "nobody", "runner")


def register(app: typer.Typer) -> None:
    t = common.texts()

    @app.command("play", help=t("term-cli-help"))
    def play(
        terminal: bool = typer.Option(False, "--terminal", help=t("term-cli-terminal")),
        web: bool = typer.Option(False, "--web", help=t("term-cli-web")),
        players: int = typer.Option(4, "--players", min=2, max=8, help=t("term-cli-players")),
        boxes: str = typer.Option("", "--boxes", metavar=t("term-arg-boxes"), help=t("term-cli-boxes")),
        mode: str = typer.Option("", "--mode", metavar=t("term-arg-mode"), help=t("term-cli-mode")),
        rulebook: str = typer.Option(
            "compendium", "--rulebook", metavar="compendium|published", help=t("term-cli-rulebook")
        ),
        option: list[str] = typer.Option(
            [], "--option", metavar=t("term-arg-option"), help=t("term-cli-option")
        ),
        seed: str = typer.Option("", "--seed", metavar=t("term-arg-seed"), help=t("term-cli-seed")),
        name: str = typer.Option("", "--name", metavar=t("term-arg-name"), help=t("term-cli-name")),
        bots: list[str] = typer.Option([], "--bots", metavar="greedy|random", help=t("term-cli-bots")),
        speed: int = typer.Option(1, "--speed", min=0, max=3, help=t("term-cli-speed")),
        resume: bool = typer.Option(False, "--resume", help=t("term-cli-resume")),
    ) -> None:
        from posse.terminal.session import Plan

        given: dict[str, str] = {}
        for each in option:
            key, sign, value = each.partition("=")
            if not sign:
                raise common.wrong(t("term-cli-bad-option", given=each))
            given[key.strip()] = value.strip()
        plan = Plan(
            players=players,
            boxes=tuple(boxes.replace(",", " ").split()),
            mode=mode or None,
            rulebook=rulebook,
            options=given,
            seed=seed or None,
            name=name or own_name(t("term-stranger")),
            bots=tuple(bot for each in bots for bot in each.replace(",", " ").split()),
        )
        plain = not (boxes or mode or option or seed or name or bots) and players == 4
        if wants_page(web, terminal, plain and not resume):
            browser.play()
            return
        start(plan, resume=resume, plain=plain, speed=speed)


def wants_page(web: bool, terminal: bool, plain: bool) -> bool:
    """The page if it is asked for, or if nothing else is and there is a browser; the terminal where it is missing."""
    if terminal or not (web or (plain and browser.can_open())):
        return False
    if browser.is_there():
        return True
    common.err().print(common.texts()("term-cli-no-page"))
    return False


def own_name(stranger: str) -> str:
    """What the table calls the person: the name of the account, if it is one."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return stranger
    name = "".join(ch for ch in name if ch.isalnum() or ch in "_-")[:16]
    if not name or name.lower() in NO_NAMES or not name[0].isalpha():
        return stranger
    return name[:1].upper() + name[1:]


def start(plan: Plan, *, resume: bool, plain: bool, speed: int) -> None:
    from posse.engine.setup import SetupError
    from posse.terminal import saves
    from posse.terminal.session import Session

    t = common.texts()
    path = saves.latest()
    session: Session | None = None
    if resume:
        if path is None:
            raise common.no(t("term-cli-nothing-saved"))
        try:
            session = saves.load(path)
        except saves.DamagedSave as damaged:
            raise common.no(t("term-damaged", file=str(damaged.kept))) from None
    ask_first = None
    if session is None:
        try:
            session = Session.deal(plan)
        except SetupError as error:
            raise common.wrong(str(error)) from None
        ask_first, path = (path if plain else None), None

    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):  # it is drawn on stderr
        raise common.wrong(t("term-cli-no-terminal"))
    if os.environ.get("TERM") in ("dumb", "unknown"):
        raise common.wrong(t("term-cli-dumb", term=os.environ["TERM"]))

    from posse.terminal.app import PosseApp

    PosseApp(session, common.language(), path, ask_first=ask_first, speed=speed).run()

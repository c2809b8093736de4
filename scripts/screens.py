"""Pictures of every view of the page in both sizes, to be looked at: `make screens`, or

    python scripts/screens.py [FOLDER] [--only WORD] [--lang en|ru|uk] [--size WIDTHxHEIGHT …] [--readme]

Situations at the table lie in screens.yaml. `--readme` takes those of the README, in `docs/`. The page has to be built
(`make page`), Chromium to be there.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from posse.server import protocol
from posse.server.app import Config
from posse.server.client import Client
from posse.server.page import FOLDER
from posse.server.staged import Stage, situations
from posse.server.testserver import FREE, Running

ROOT: Final = Path(__file__).resolve().parent.parent
SIZES: Final = ("1366x768", "390x844")
ARGUMENTS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
SITUATIONS: Final = situations((ROOT / "scripts" / "screens.yaml").read_text("utf-8"), "screens.yaml")

Deed = Callable[[Page], None]


@dataclass(frozen=True)
class View:
    """One picture: a situation, seen by one of its players (none: a spectator), after some choices and deeds."""

    name: str
    situation: str
    viewer: int | None = 0
    moves: tuple[str, ...] = ()
    then: tuple[str, ...] = ()  # choices while somebody looks
    deed: Deed = lambda page: None
    waited: int | None = None  # another person who is there, so that the clock runs
    people: tuple[int, ...] = ()  # persons who are not there
    chat: tuple[tuple[int, str], ...] = field(default=())
    langs: tuple[str, ...] = ("en",)


def hand(card: str) -> Deed:
    return lambda page: page.locator(f'.hand [data-card="{card}"]').first.click()


def both(*deeds: Deed) -> Deed:
    def all_of_them(page: Page) -> None:
        for deed in deeds:
            deed(page)

    return all_of_them


def press(key: str) -> Deed:
    return lambda page: page.keyboard.press(key)


def ask(selector: str) -> Deed:
    """What a thing is: by pointing at it."""

    def point(page: Page) -> None:
        page.locator(selector).first.hover(force=True)
        page.wait_for_timeout(700)
        if not page.locator(".tip").count():
            page.locator(selector).first.dispatch_event("click")
            page.wait_for_timeout(200)

    return point


def click(selector: str) -> Deed:
    return lambda page: page.locator(selector).first.click()


GATLING: Final = ("gatling[10H]", "missed[6S]", "pass", "missed", "missed")
VIEWS: Final = (
    View("play", "seven", waited=3, langs=("en", "ru", "uk")),
    View("target", "seven", deed=hand("bang[AS]"), waited=3, langs=("en", "ru", "uk")),
    View("shot", "gatling", viewer=6, waited=2, then=("gatling[10H]", "missed[6S]", "pass"), langs=("en", "ru", "uk")),
    View("eight", "eight", waited=3, langs=("uk",)),
    View("eight-target", "eight", deed=hand("jail[10S]"), langs=("uk",)),
    View("check", "five", langs=("en", "uk")),
    View("aim", "robbed", deed=both(hand("panic[JH]"), click('.seat.target [data-key^="seat"]')), langs=("en", "ru")),
    View("store", "store", viewer=1, then=("general_store[9C]", "take winchester[8S]"), langs=("en", "uk")),
    View("kit", "kit", langs=("en",)),
    View("six-discard", "six", langs=("en", "ru")),
    View("three", "three", langs=("en",)),
    View("duel", "three", then=("duel[JS] > Mara", "bang[2C]"), waited=2, langs=("en", "uk")),
    View("two", "two", langs=("en", "uk")),
    View("two-target", "two", deed=hand("bang[AS]"), langs=("en",)),
    View("others", "seven", then=("bang[AS] > Mara",), langs=("en", "uk")),
    View("away", "seven", viewer=3, people=(0, 1, 5), langs=("en",)),
    View("out", "seven", viewer=4, langs=("en", "uk")),
    View("watch", "seven", viewer=None, langs=("en",)),
    View("log", "gatling", viewer=6, then=GATLING[:3], deed=press("l")),
    View("chat", "seven", deed=press("c"), waited=3, chat=((3, "You'll want that barrel, Anya."),)),
    View("menu", "seven", deed=click(".mast .ic"), langs=("en", "uk")),
    View("card", "seven", deed=ask('.hand [data-card="winchester[8S]"]'), langs=("en", "uk")),
    View("card-why", "gatling", viewer=6, then=("gatling[10H]", "missed[6S]", "pass"), deed=ask('.hand [data-card="beer[8H]"]')),
    View("seat-card", "seven", deed=ask('.place:nth-child(2) .cover')),
    View("keys", "seven", deed=press("?")),
    View("over", "last", then=("bang[AS] > Tom", "pass", "pass")),
)


@contextmanager
def serve() -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Config(f"sqlite:///{folder}/rooms.db", (), FREE))
        try:
            yield server
        finally:
            server.stop()


def show(server: Running, page: Page, view: View) -> list[Client]:
    """Brings the page there; the clients that sit at the table meanwhile."""
    people = tuple(p for p in dict.fromkeys((view.viewer, view.waited, *view.people)) if p is not None)
    stage = Stage(server, SITUATIONS[view.situation](), protocol.Settings(clock=60, grace=30), people)
    others: list[Client] = []
    for player in {p for p in (view.waited,) if p is not None} | {p for p, _ in view.chat}:
        client = server.client()
        others.append(client)
        client.join(stage.code, secret=stage.room.secrets[player])
        for who, line in view.chat:
            if who == player:
                client.send(protocol.Say(text=line))
        client.settle()
    stage.move(*view.moves)
    page.goto(stage.link(view.viewer))
    page.locator(".ticket").wait_for()
    page.wait_for_timeout(150)
    stage.move(*view.then)
    page.wait_for_timeout(500 if view.then else 150)
    view.deed(page)
    page.wait_for_timeout(400)
    return others


def take(server: Running, folder: Path, views: list[View], sizes: list[str], langs: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(ARGUMENTS))
        for size in sizes:
            width, height = (int(part) for part in size.split("x"))
            for view in views:
                for lang in view.langs if not langs else langs:
                    context = browser.new_context(
                        viewport={"width": width, "height": height},
                        has_touch=width < 760,
                        is_mobile=width < 760,
                        locale=lang,
                        reduced_motion="reduce",
                    )
                    page = context.new_page()
                    page.set_default_timeout(5000)
                    page.on("console", lambda m, v=view: print(f"{v.name}: {m.type} {m.text}"))
                    page.on("pageerror", lambda e, v=view: print(f"{v.name}: {e}"))
                    name = f"{view.name}-{width}{'' if lang == 'en' else '-' + lang}.png"
                    others: list[Client] = []
                    try:
                        others = show(server, page, view)
                    except Exception as error:
                        print(name, error)
                    page.screenshot(path=folder / name)
                    for other in others:
                        other.close()
                    context.close()
        browser.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screens")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--lang", nargs="*", default=[])
    parser.add_argument("--size", nargs="*", default=list(SIZES))
    given = parser.parse_args(arguments)
    if not (FOLDER / "index.html").exists():
        print("the page is not built: make page", file=sys.stderr)
        return 2
    given.folder.mkdir(parents=True, exist_ok=True)
    views = [view for view in VIEWS if not given.only or view.name in given.only]
    with serve() as server:
        take(server, given.folder, views, given.size, given.lang)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Pictures of every view of the page in both sizes, to be looked at: `make screens`, or

    python scripts/screens.py [FOLDER] [--only NAME …] [--lang en|ru|uk …] [--size WIDTHxHEIGHT …] [--readme]

Situations at the table lie in screens.yaml. `--readme` takes those of the README, in `docs/`. The page has to be built
(`make page`), Chromium to be there.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

import chromium
from posse.server import protocol
from posse.server.app import Config
from posse.server.client import Client
from posse.server.page import FOLDER
from posse.server.staged import Stage, situations
from posse.server.testserver import FREE, Running

ROOT: Final = Path(__file__).resolve().parent.parent
SIZES: Final = ("1366x768", "390x844")
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
    chat: tuple[tuple[int, str], ...] = ()
    undo: bool = False  # the other person asks to take something back
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


def pause(page: Page) -> None:
    page.locator(".mast .ic").click()
    page.locator("dialog .btn").first.click()
    page.keyboard.press("Escape")


def click(selector: str) -> Deed:
    return lambda page: page.locator(selector).first.click()


SHOT: Final = ("gatling[10H]", "missed[6S]", "pass", "pass", "missed[KC]")
THREE: Final = ("en", "ru", "uk")
VIEWS: Final = (
    View("play", "seven", waited=3, langs=THREE),
    View("target", "seven", deed=hand("bang[AS]"), waited=3, langs=THREE),
    View("shot", "gatling", viewer=6, waited=2, then=SHOT, langs=THREE),
    View("eight", "eight", waited=3, langs=("uk",)),
    View("eight-target", "eight", deed=hand("jail[10S]"), langs=("uk",)),
    View("check", "five", langs=("en", "uk")),
    View(
        "aim", "robbed", deed=both(hand("panic[JH]"), click('.seat.target [data-key^="seat"]')), langs=THREE
    ),
    View("store", "store", viewer=1, then=("general_store[9C]", "take winchester[8S]"), langs=("en", "uk")),
    View("kit", "kit"),
    View("six-discard", "six", langs=("en", "ru")),
    View("three", "three"),
    View("duel", "three", then=("duel[JS] > Mara", "bang[2C]"), waited=2, langs=THREE),
    View("two", "two", langs=("en", "uk")),
    View("two-target", "two", deed=hand("bang[AS]")),
    View("others", "seven", then=("bang[AS] > Mara",), langs=("en", "uk")),
    View("away", "seven", viewer=3, people=(0, 1, 5)),
    View("paused", "seven", waited=3, deed=pause),
    View("vote", "seven", viewer=3, waited=0, then=("jail[10S] > Mara",), undo=True, langs=THREE),
    View("out", "seven", viewer=4, langs=("en", "uk")),
    View("watch", "seven", viewer=None),
    View("log", "gatling", viewer=6, then=SHOT, deed=press("l")),
    View("chat", "seven", deed=press("c"), waited=3, chat=((3, "You'll want that barrel, Anya."),)),
    View("menu", "seven", deed=click(".mast .ic"), langs=("en", "uk")),
    View("card", "seven", deed=ask('.hand [data-card="winchester[8S]"]'), langs=("en", "uk")),
    View("card-why", "gatling", viewer=6, then=SHOT[:3], deed=ask('.hand [data-card="beer[8H]"]')),
    View("seat-card", "seven", deed=ask(".place:nth-child(2) .cover")),
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
    stage = Stage(server, SITUATIONS[view.situation], protocol.Settings(clock=60, grace=30), people)
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
    if view.undo:
        others[0].settle()
        table = others[0].table
        assert table is not None
        others[0].send(protocol.Undo(game=table.game, at=table.at))
        others[0].settle()
    view.deed(page)
    page.wait_for_timeout(400)
    return others


PAGES: Final = {
    "home": "/", "new": "/new", "learned": "/learn?done", "cards": "/cards", "card-page": "/cards/bang",
    "rules": "/rules", "statement": "/rules/BASE-JAIL-6", "replay": "/replay", "settings": "/settings",
    "about": "/about", "nowhere": "/nowhere",
}  # fmt: skip
#: what the README shows: a view, its size, how large it is drawn
README: Final = {
    "table": (
        View(
            "table", "seven", waited=3, then=("jail[10S] > Mara",), deed=hand("bang[AS]"),
            chat=((3, "You'll want that barrel, Anya."),),
        ),
        "1366x768", 0.75,
    ),
    "table-phone": (View("table-phone", "gatling", viewer=6, waited=2, then=SHOT), "390x844", 1),
    "home": (None, "1366x768", 0.75),
}  # fmt: skip


def open_page(browser: Browser, size: str, lang: str, name: str, scale: float = 1) -> Page:
    width, height = (int(part) for part in size.split("x"))
    touch = min(width, height) < 500
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        device_scale_factor=scale,
        locale=lang,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(5000)

    def said(message: ConsoleMessage) -> None:
        print(f"{name}: {message.type} {message.text}")

    page.on("console", said)
    page.on("pageerror", lambda error: print(f"{name}: {error}"))
    return page


def take_pages(server: Running, folder: Path, names: list[str], sizes: list[str], langs: list[str]) -> None:
    """The pages around the table, whole, and the lobby."""
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        with server.client() as host:
            host.create("Anya", protocol.Settings(players=5, listed=True))
            lobby = f"/r/{host.room.room if host.room else ''}"
            for size in sizes:
                for view, address in {**PAGES, "lobby": lobby}.items():
                    if names and view not in names:
                        continue
                    for lang in langs or THREE:
                        name = f"{view}-{size.partition('x')[0]}{'' if lang == 'en' else '-' + lang}.png"
                        page = open_page(browser, size, lang, name)
                        page.goto(server.http + address)
                        page.locator("h1").wait_for()
                        page.wait_for_load_state("networkidle")
                        page.screenshot(path=folder / name, full_page=view in ("home", "new", "lobby"))
                        page.context.close()
        browser.close()


def take_readme(server: Running) -> None:
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for name, (view, size, scale) in README.items():
            page = open_page(browser, size, "en", name, scale)
            others = show(server, page, view) if view else []
            if view is None:
                page.goto(server.http)
                page.locator("h1").wait_for()
                page.wait_for_load_state("networkidle")
            page.screenshot(path=ROOT / "docs" / f"{name}.png")
            for other in others:
                other.close()
            page.context.close()
        browser.close()


def take(server: Running, folder: Path, views: list[View], sizes: list[str], langs: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for size in sizes:
            for view in views:
                for lang in langs or view.langs:
                    name = f"{view.name}-{size.partition('x')[0]}{'' if lang == 'en' else '-' + lang}.png"
                    page = open_page(browser, size, lang, name)
                    others = show(server, page, view)
                    page.screenshot(path=folder / name)
                    for other in others:
                        other.close()
                    page.context.close()
        browser.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screens")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--lang", nargs="*", default=[])
    parser.add_argument("--size", nargs="*", default=list(SIZES))
    parser.add_argument("--readme", action="store_true")
    given = parser.parse_args(arguments)
    if chromium.find() is None:
        print("there is no Chromium here", file=sys.stderr)
        return 2
    if not (FOLDER / "index.html").exists():
        print("the page is not built: make page", file=sys.stderr)
        return 2
    if given.readme:
        with serve() as server:
            take_readme(server)
        return 0
    given.folder.mkdir(parents=True, exist_ok=True)
    views = [view for view in VIEWS if not given.only or view.name in given.only]
    with serve() as server:
        take(server, given.folder, views, given.size, given.lang)
        take_pages(server, given.folder, given.only, given.size, given.lang)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

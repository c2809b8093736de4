"""Browsers at a server on loopback. What a page says on its console, or what its policy refuses, fails the test."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    expect,
    sync_playwright,
)

import chromium
import screens
from hands import DESK, Open, Staging
from posse.server import fair, protocol
from posse.server.app import Config
from posse.server.page import FOLDER
from posse.server.staged import Stage
from posse.server.testserver import FREE, Running

STATUS = Path(__file__).resolve().parent.parent.parent / "build" / "page.status"
PATIENCE = 15_000  # milliseconds for anything that is waited for

#: reported on the console, so that one list holds everything
WATCH = """
addEventListener("securitypolicyviolation", (event) => {
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
});
"""


@pytest.fixture(scope="session", autouse=True)
def _built() -> None:
    """A machine that has no Chromium, or cannot build the page, leaves these tests out; nothing else does."""
    if chromium.find() is None:
        pytest.skip("there is no Chromium here")
    status = STATUS.read_text().strip() if STATUS.exists() else "impossible"
    assert status != "failed", "the page does not build: build/page.log"
    if status != "built" and not (FOLDER / "index.html").exists():
        pytest.skip("the page is not built here: make page")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # not longer than a module: while it is there, no other test of this process can run an event loop
    with sync_playwright() as playwright:
        found = chromium.launch(playwright)
        expect.set_options(timeout=PATIENCE)
        yield found
        found.close()


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals every time, so that a test takes the same course every time."""
    numbers = iter(range(1, 10_000))
    monkeypatch.setattr(fair, "next_seed", lambda: f"{next(numbers):064x}")


@pytest.fixture
def server(tmp_path: Path, seeds: None) -> Iterator[Running]:
    running = Running(Config(f"sqlite:///{tmp_path / 'rooms.db'}", (), FREE))
    yield running
    running.stop()


@pytest.fixture
def stage(server: Running) -> Staging:
    """A situation at the table, of those of the pictures: `stage("seven", people=(0, 3))`. Nobody moves by himself."""

    def put(name: str, *, people: Sequence[int] = (0,), moves: Sequence[str] = ()) -> Stage:
        found = Stage(server, screens.SITUATIONS[name], protocol.Settings(clock=0), people)
        found.move(*moves)
        return found

    return put


@pytest.fixture
def open_page(browser: Browser, server: Running) -> Iterator[Open]:
    """Opens an address in a browser of its own: `open_page("/", lang="uk", size=PHONE)`."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    allowed: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in allowed):
            troubles.append(f"{message.type}: {message.text}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            troubles.append(f"{response.status}: {response.url}")

    def open_it(
        address: str = "/",
        *,
        lang: str = "en",
        size: tuple[int, int] = DESK,
        moving: bool = False,
        settings: dict[str, Any] | None = None,
        name: str = "Anya",
        expected: str = "nothing is",
    ) -> Page:
        allowed.append(expected)
        touch = min(size) < 500
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale=lang,
            reduced_motion="no-preference" if moving else "reduce",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        kept = {"lang": lang, "name": name, "speed": 1 if moving else 3, "volume": 0, **(settings or {})}
        context.add_init_script(WATCH)
        context.add_init_script(f"localStorage['posse.settings'] ??= JSON.stringify({json.dumps(kept)})")
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: troubles.append(f"exception: {error}"))
        page.on("response", answered)
        page.goto(address if address.startswith("http") else server.http + address)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert not troubles

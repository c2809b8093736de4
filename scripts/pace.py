"""How quickly the page is there, and whether it ever stutters: measured in Chromium, printed.

    python scripts/pace.py [--goal]

First view: the first page on an empty cache, over a line of 10 Mbit/s with 40 ms there and back; how long until
something is painted, and until the largest part is. In play: a game against bots with animations on; the tasks that
held the browser's thread for long, in time of the processor, so that what else the machine does counts for nothing.
`--goal`: the exit code says whether both hold. The page has to be built (`make page`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import chromium
from hands import DESK, PHONE, Mouse
from posse.server import protocol
from posse.server.page import FOLDER
from posse.server.testserver import Running
from screens import serve

#: milliseconds
FIRST_VIEW: Final = 1000
LONG_TASK: Final = 50
LINE: Final = {"offline": False, "latency": 20, "downloadThroughput": 1.25e6, "uploadThroughput": 6.25e5}
TIMES: Final = 5
PRESSES: Final = 60

OBSERVE: Final = """
new PerformanceObserver((list) => {
  window.largest = list.getEntries().at(-1).startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });
"""


def new_page(browser: Browser, size: tuple[int, int], settings: str = "") -> tuple[Page, CDPSession]:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
    context.add_init_script(OBSERVE + settings)
    page = context.new_page()
    return page, context.new_cdp_session(page)


def first_view(browser: Browser, server: Running, size: tuple[int, int]) -> tuple[float, float]:
    """Milliseconds until something, and until the largest part of the first page is painted."""
    page, session = new_page(browser, size)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    page.goto(server.http)
    page.locator("h1").wait_for()
    page.wait_for_timeout(300)
    first: float = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    largest: float = page.evaluate("window.largest")
    page.context.close()
    return first, largest


def in_play(browser: Browser, server: Running, size: tuple[int, int]) -> list[float]:
    """Long tasks once the table is there."""
    settings = "localStorage['posse.settings'] ??= JSON.stringify({ lang: 'en', speed: 2, volume: 0 });"
    page, _ = new_page(browser, size, settings)
    page.set_default_timeout(120_000)  # others may take their time
    with server.client() as client:
        room = client.create("Anya", protocol.Settings(players=7, pace=1, clock=0), go=True)
    page.goto(f"{server.http}/r/{room.room}#{client.secret}")
    page.locator(".ticket").wait_for()
    page.wait_for_timeout(500)
    hands = Mouse(page)
    browser.start_tracing(page=page, categories=["toplevel"])
    for _ in range(PRESSES):
        if not hands.step():
            break
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return [length for length in lengths(trace) if length > LONG_TASK]


def lengths(trace: list[dict[str, Any]]) -> Iterator[float]:
    """Milliseconds of the processor that each task of the page's thread took."""
    page = {
        (event["pid"], event["tid"])
        for event in trace
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    for event in trace:
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in page:
            yield event.get("tdur", 0) / 1000


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--goal", action="store_true")
    given = parser.parse_args(arguments)
    if chromium.find() is None or not (FOLDER / "index.html").exists():
        print("there is no Chromium here, or the page is not built: make page", file=sys.stderr)
        return 2
    well = True
    with serve() as server, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for name, size in (("desk", DESK), ("phone", PHONE)):
            views = [first_view(browser, server, size) for _ in range(TIMES)]
            first, largest = (median(each) for each in zip(*views))
            print(f"first view, {name}: {first:5.0f} ms, the largest part {largest:5.0f} ms, of {FIRST_VIEW}")
            tasks = in_play(browser, server, size)
            longest = max(tasks, default=0)
            print(f"in play, {name}: {len(tasks)} tasks over {LONG_TASK} ms, the longest {longest:.0f} ms")
            well = well and largest <= FIRST_VIEW and not tasks
        browser.close()
    return 0 if well or not given.goal else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

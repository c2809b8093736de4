"""No view has a fault that axe finds, on a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from hands import DESK, PHONE, Open, Staging

SIZES = {"desk": DESK, "phone": PHONE}
PAGES = (
    "/", "/new", "/learn?done", "/cards", "/cards/bang", "/rules", "/rules/BASE-JAIL-6", "/settings", "/about",
    "/nowhere",
)  # fmt: skip
#: a situation, who looks, what happened, the card taken up, a key
TABLE = {
    "target": ("seven", 0, (), "bang[AS]", ""),
    "attacked": ("gatling", 6, ("gatling[10H]", "missed[6S]", "pass", "pass", "missed[KC]"), "", ""),
    "store": ("store", 1, ("general_store[9C]", "take winchester[8S]"), "", ""),
    "two": ("two", 0, (), "", ""),
    "eight": ("eight", 0, (), "", ""),
    "out": ("seven", 4, (), "", ""),
    "watching": ("seven", None, (), "", ""),
    "chat": ("seven", 0, (), "", "c"),
    "keys": ("seven", 0, (), "", "?"),
    "over": ("last", 0, ("bang[AS] > Tom", "pass", "pass"), "", ""),
}


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(100)  # what fades in is there
    response: dict[str, Any] = Axe().run(page).response
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in response["violations"]
        for node in found["nodes"]
    ]


@pytest.mark.parametrize("size", SIZES)
def test_pages(size: str, open_page: Open) -> None:
    found: dict[str, list[str]] = {}
    page = open_page("/", size=SIZES[size])
    for address in PAGES:
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + address)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        if here := violations(page):
            found[address] = here
    assert not found


@pytest.mark.parametrize("size", SIZES)
def test_the_table(size: str, stage: Staging, open_page: Open) -> None:
    found: dict[str, list[str]] = {}
    for case, (situation, viewer, moves, card, key) in TABLE.items():
        room = stage(situation, people=() if viewer is None else (viewer,), moves=moves)
        page = open_page(room.link(viewer), size=SIZES[size])
        expect(page.locator(".ticket")).to_be_visible()
        if card:
            page.locator(f'.hand [data-card="{card}"]').dispatch_event("click")
        if key:
            page.keyboard.press(key)
        if here := violations(page):
            found[case] = here
        page.context.close()
    assert not found


@pytest.mark.parametrize("size", SIZES)
def test_the_menu(size: str, stage: Staging, open_page: Open) -> None:
    page = open_page(stage("seven").link(), size=SIZES[size])
    page.locator(".mast .ic").click()
    expect(page.locator("dialog")).to_be_visible()
    assert not violations(page)

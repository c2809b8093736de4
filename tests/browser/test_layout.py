"""The table at every size: nothing is cut, nothing lies over something else, nothing scrolls but the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hands import DESK, PHONE, Open, Staging

SIZES = {"desk": DESK, "phone": PHONE, "middle": (1024, 768), "large": (1920, 1080), "flat": (844, 390)}
#: a situation, who looks, what happened, the card taken up
CASES = {
    "play": ("seven", 0, (), ""),
    "target": ("seven", 0, (), "bang[AS]"),
    "attacked": ("gatling", 6, ("gatling[10H]", "missed[6S]", "pass", "pass", "missed[KC]"), ""),
    "eight": ("eight", 0, (), ""),
    "eight-target": ("eight", 0, (), "jail[10S]"),
    "check": ("five", 0, (), ""),
    "store": ("store", 1, ("general_store[9C]", "take winchester[8S]"), ""),
    "discard": ("six", 0, (), ""),
    "duel": ("three", 0, ("duel[JS] > Mara", "bang[2C]"), ""),
    "two": ("two", 0, (), "bang[AS]"),
    "out": ("seven", 4, (), ""),
    "over": ("last", 0, ("bang[AS] > Tom", "pass", "pass"), ""),
}

FAULTS = """() => {
  const found = [];
  const box = (node) => node.getBoundingClientRect();
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length);
  const page = document.scrollingElement;
  const table = document.querySelector(".tbl");
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) found.push("the page scrolls");
  if (table.scrollHeight > table.clientHeight + 1) found.push(`the table scrolls: ${table.scrollHeight}`);
  // whole in the window
  for (const node of shown(".seat, .notice, .ticket, .self, .role, .pile, .hand .card, .mast button")) {
    const { left, top, right, bottom } = box(node);
    const sideways = node.closest(".hand");
    if (top < -1 || bottom > innerHeight + 1 || (!sideways && (left < -1 || right > innerWidth + 1)))
      found.push(`${node.className} is outside: ${[left, top, right, bottom].map(Math.round)}`);
  }
  // what is said in the prompt is inside it
  const ticket = box(document.querySelector(".ticket"));
  for (const node of shown(".ticket .from, .ticket h2, .ticket p, .ticket .btn, .ticket .clock")) {
    const { left, top, right, bottom } = box(node);
    if (left < ticket.left - 1 || right > ticket.right + 1 || top < ticket.top - 1 || bottom > ticket.bottom + 1)
      found.push(`${node.className || node.tagName} sticks out of the prompt`);
  }
  // words that are cut off
  const words = [".seat .as, .seat .ans, .seat .why, .seat .sm, .notice .as, .one .as, .role b",
    ".btn, .ticket p, .ticket h2, .pile p"].join();
  for (const node of shown(words)) {
    if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline")
      found.push(`cut: ${node.className} “${node.textContent.trim()}” ${node.scrollWidth} ${node.clientWidth}`);
  }
  // seats beside each other
  const seats = shown(".seat");
  for (const [i, one] of seats.entries())
    for (const other of seats.slice(i + 1)) {
      const [a, b] = [box(one), box(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 4 && high > 2)
        found.push(`${one.dataset.seat} lies over ${other.dataset.seat} by ${Math.round(wide)}`);
    }
  return found;
}"""


def faults(page: Page) -> list[str]:
    page.evaluate("() => document.fonts.ready.then(() => 0)")
    found: list[str] = page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_everything_is_in_its_place(lang: str, size: str, stage: Staging, open_page: Open) -> None:
    found: dict[str, list[str]] = {}
    page: Page | None = None
    for case, (situation, viewer, moves, card) in CASES.items():
        room = stage(situation, people=(viewer,), moves=moves)
        if page is None:
            page = open_page(room.link(viewer), lang=lang, size=SIZES[size])
        else:
            page.goto(room.link(viewer))
        expect(page.locator(".ticket")).to_be_visible()
        expect(page.locator(f".ticket{'' if moves or case == 'out' else ':not(.waiting)'}")).to_be_visible()
        if card:
            page.locator(f'.hand [data-card="{card}"]').dispatch_event("click")
            expect(page.locator(".st-selected")).to_be_visible()
        if here := faults(page):
            found[case] = here
    assert not found

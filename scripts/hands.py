"""Plays the game on the page as a person does: by mouse, by touch, or by keyboard alone. For tests and measurements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page

from posse.server.staged import Stage

DESK: Final = (1366, 768)
PHONE: Final = (390, 844)
Open = Callable[..., Page]  # opens an address in a browser of its own
Staging = Callable[..., Stage]  # a room in the middle of a situation

#: what could be pressed next, as a selector; "over": the game is; nothing: others are asked. `n` varies it
NEXT: Final = """(n) => {
  const one = (selector) => document.querySelector(`.tbl ${selector}`);
  const all = (selector) =>
    [...document.querySelectorAll(`.tbl ${selector}`)].filter((node) => node.getClientRects().length);
  const name = (node) => `[data-nav=${JSON.stringify(node.dataset.nav)}][data-key=${JSON.stringify(node.dataset.key)}]`;
  const some = (nodes) => (nodes.length ? name(nodes[n % nodes.length]) : null);
  if (one('.ticket [data-key="story"]')) return "over";
  const ticket = one(".ticket");
  if (!ticket || ticket.classList.contains("waiting")) return null;
  const buttons = all(".ticket [data-digit]:not([data-digit='0'])");
  const confirm = all('.ticket [data-key="confirm"]');
  if (confirm.length) return some(confirm);
  if (one('.ticket [data-key="back"]')) {
    const seats = all(".seat.target .cover, .one.target .cover");
    return some(buttons) ?? some(seats) ?? some(all('.ticket [data-key="back"]'));
  }
  return (
    some(all(".hand [data-usable]")) ??
    some(all(".pile .pick").filter((node) => node.querySelector(".st-asked"))) ??
    some(all(".seat.target .cover, .one.target .cover")) ??
    some(buttons) ??
    some(all(".ticket [data-digit='0']"))
  );
}"""


class Hands:
    """Somebody at the table. `press` is what the ways to play differ in."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = 0

    def press(self, thing: Locator) -> None:
        raise NotImplementedError

    def next(self) -> str:
        """What can be pressed, as soon as there is something."""
        found: str = self.page.wait_for_function(NEXT, arg=self.pressed).json_value()
        return found

    def step(self) -> bool:
        """One press; False if the game is over."""
        selector = self.next()
        if selector == "over":
            return False
        self.press(self.page.locator(selector).first)
        self.pressed += 1
        return True

    def play_out(self, most: int = 600) -> int:
        """To the end of the game; how often something was pressed."""
        for _ in range(most):
            if not self.step():
                return self.pressed
        raise AssertionError(f"the game goes on after {most} presses")


class Mouse(Hands):
    def press(self, thing: Locator) -> None:
        thing.click()


class Touch(Hands):
    def press(self, thing: Locator) -> None:
        thing.tap()


class Keys(Hands):
    """Tab goes from part to part, arrows within and between them, Enter presses; digits the buttons of the prompt."""

    MOST: Final = 24

    def press(self, thing: Locator) -> None:
        digit = thing.get_attribute("data-digit")
        if digit:
            self.page.keyboard.press(digit)
            return
        self.go_to(thing)
        self.page.keyboard.press("Enter")

    def go_to(self, thing: Locator) -> None:
        part = thing.get_attribute("data-nav")
        for _ in range(self.MOST):
            if self._at("nav") == part:
                break
            self.page.keyboard.press("Tab")
        for _ in range(self.MOST):
            way = thing.evaluate(WAY)
            if way == "here":
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"no way by keyboard to {thing}")

    def _at(self, name: str) -> str | None:
        found: str | None = self.page.evaluate(
            "(name) => document.activeElement?.dataset[name] ?? null", name
        )
        return found


#: which arrow leads from what has the focus to this
WAY: Final = """(thing) => {
  const from = document.activeElement;
  if (from === thing) return "here";
  const [a, b] = [from.getBoundingClientRect(), thing.getBoundingClientRect()];
  const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
  return dy > 0 ? "ArrowDown" : "ArrowUp";
}"""

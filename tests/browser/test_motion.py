"""What moves on the table, with animations on: it leads the eye, and holds nothing up."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from hands import PHONE, Mouse, Open, Staging

#: counts what was in the air since
COUNT = """() => {
  window.seen = { flight: 0, shell: 0, read: 0, jolt: 0 };
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) {
      if (node.classList?.contains("flight")) window.seen.flight++;
      if (node.classList?.contains("read")) window.seen.read++;
      if (node.classList?.contains("shell")) window.seen.shell++;
    }
  }).observe(document.querySelector(".air"), { childList: true });
}"""


def seen(page: Page, what: str) -> int:
    found: int = page.evaluate("(what) => window.seen[what]", what)
    return found


def test_a_shot_flies_and_life_drops(stage: Staging, open_page: Open) -> None:
    room = stage("seven", people=(0,))
    page = open_page(room.link(), moving=True, settings={"speed": 2})
    expect(page.locator(".ticket")).to_be_visible()
    page.evaluate(COUNT)
    page.locator('.hand [data-card="bang[AS]"]').click()
    page.locator('.seat.target[data-seat="1"] .cover').click()
    expect(page.locator('[data-place="discard"] [data-card="bang[AS]"]')).to_be_visible()
    assert seen(page, "flight") == 1
    assert seen(page, "shell") == 1
    room.move("pass")
    expect(page.locator('[data-seat="1"] .life .on')).to_have_count(2)
    expect(page.locator(".air > *")).to_have_count(0)


def test_a_check_is_turned_over_to_be_read(stage: Staging, open_page: Open) -> None:
    room = stage("gatling", people=(6,), moves=("gatling[10H]", "missed[6S]", "pass", "pass", "missed[KC]"))
    page = open_page(room.link(6), moving=True, size=PHONE)
    expect(page.locator(".ticket.hot")).to_be_visible()
    page.evaluate(COUNT)
    page.locator('.inplay [data-card="barrel[KS]"]').tap()
    expect(page.locator(".flight.read")).to_be_visible()
    assert seen(page, "read") == 1
    expect(page.locator(".flight.read")).to_have_count(0)


def test_a_press_ends_what_moves_and_counts(stage: Staging, open_page: Open) -> None:
    """Slowest animations; who presses at once need not wait for them."""
    room = stage("seven", people=(0,))
    page = open_page(room.link(), moving=True, settings={"speed": 0})
    expect(page.locator(".ticket")).to_be_visible()
    page.locator('.hand [data-card="jail[10S]"]').click()
    page.locator('.seat.target[data-seat="1"] .cover').click()
    expect(page.locator(".flight")).to_have_count(1)
    page.locator(".mast").click(position={"x": 300, "y": 10})
    expect(page.locator(".flight")).to_have_count(0, timeout=300)
    page.locator('.hand [data-card="winchester[8S]"]').click()
    expect(page.locator('.inplay [data-card="winchester[8S]"]')).to_be_visible()


def test_nothing_moves_for_who_wants_it_so(stage: Staging, open_page: Open) -> None:
    room = stage("seven")
    page = open_page(room.link())
    expect(page.locator(".ticket")).to_be_visible()
    page.evaluate(COUNT)
    hands = Mouse(page)
    page.locator('.hand [data-card="winchester[8S]"]').click()
    hands.next()
    assert seen(page, "flight") + seen(page, "shell") == 0

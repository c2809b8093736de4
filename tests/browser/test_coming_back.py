"""The page is loaded anew, or the network goes, in the middle of a decision: the seat and the question are the same."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from hands import DESK, PHONE, Open, Staging


def hand(page: Page) -> list[str]:
    return [str(card.get_attribute("data-card")) for card in page.locator(".hand .card").all()]


def test_reload_in_the_middle_of_a_decision(stage: Staging, open_page: Open) -> None:
    room = stage("seven")
    page = open_page(room.link())
    page.locator('.hand [data-card="bang[AS]"]').click()
    expect(page.locator(".seat.target")).to_have_count(2)
    before = hand(page)
    page.reload()
    expect(page.locator(".ticket h2")).to_have_text("Play cards, or end the turn")
    assert hand(page) == before
    page.locator('.hand [data-card="bang[AS]"]').click()
    page.locator(".seat.target .cover").first.click()
    expect(page.locator('.hand [data-card="bang[AS]"]')).to_have_count(0)
    assert room.room.play is not None
    assert room.room.play.made == 1


def test_the_secret_leaves_the_address(stage: Staging, open_page: Open) -> None:
    room = stage("seven")
    page = open_page(room.link())
    expect(page.locator(".ticket")).to_be_visible()
    assert page.url == f"{room.server.http}/r/{room.code}"
    page.goto("/".join(page.url.split("/")[:3]) + "/cards")
    page.goto(f"{room.server.http}/r/{room.code}")  # the browser knows its seat
    expect(page.locator(".hand .pick")).to_have_count(6)


def test_the_network_goes_and_comes_back(stage: Staging, open_page: Open) -> None:
    room = stage("gatling", people=(6,), moves=("gatling[10H]", "missed[6S]", "pass", "pass"))
    page = open_page(room.link(6), size=PHONE, expected="ERR_INTERNET_DISCONNECTED")
    expect(page.locator(".ticket.waiting")).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator(".banner.bad")).to_be_visible()
    room.move("missed[KC]")  # meanwhile it goes on
    page.context.set_offline(False)
    expect(page.locator(".banner.bad")).to_have_count(0)
    expect(page.locator(".ticket.hot")).to_be_visible()
    page.locator('.hand [data-card="missed[JC]"]').tap()
    expect(page.locator('.hand [data-card="missed[JC]"]')).to_have_count(0)


def test_the_same_seat_on_another_device(stage: Staging, open_page: Open) -> None:
    room = stage("seven")
    first = open_page(room.link())
    expect(first.locator(".ticket")).to_be_visible()
    second = open_page(room.link(), size=PHONE)
    expect(second.locator(".hand .pick")).to_have_count(6)
    expect(first.locator(".problem")).to_be_visible()
    assert second.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    assert first.viewport_size == {"width": DESK[0], "height": DESK[1]}

"""What one does at the table besides choosing: language, undo, chat, pause, looking things up, the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from hands import PHONE, Open, Staging

WORDS = {
    "en": ("Play cards, or end the turn", "BEER", "Deputy"),
    "ru": ("Играйте карты или закончите ход", "ПИВО", "помощник шерифа"),
    "uk": ("Грайте карти або завершіть хід", "ПИВО", "помічник шерифа"),
}


def test_the_language_changes_in_the_middle_of_a_game(stage: Staging, open_page: Open) -> None:
    page = open_page(stage("seven").link())
    for lang in ("uk", "ru", "en"):
        page.locator(".mast .ic").click()
        page.locator(f'dialog label[lang="{lang}"]').click()
        page.keyboard.press("Escape")
        headline, beer, role = WORDS[lang]
        expect(page.locator(".ticket h2")).to_have_text(headline)
        expect(page.locator('.hand [data-card="beer[8H]"] .c-name text')).to_have_text(beer)
        expect(page.locator(".role b")).to_have_text(role, ignore_case=True)
        expect(page.locator("html")).to_have_attribute("lang", lang)
    # and what the server says itself follows
    page.locator(".mast .ic").click()
    page.locator('dialog label[lang="uk"]').click()
    page.keyboard.press("Escape")
    page.evaluate("fetch('/api/rooms')")  # a round trip later the server knows
    expect(page.locator(".hand .pick")).to_have_count(6)


def test_what_is_taken_up_can_be_put_back(stage: Staging, open_page: Open) -> None:
    page = open_page(stage("seven").link())
    page.locator('.hand [data-card="jail[10S]"]').click()
    expect(page.locator(".seat.target")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".seat.target")).to_have_count(0)
    page.locator('.hand [data-card="jail[10S]"]').click()
    page.locator('[data-key="back"]').click()
    expect(page.locator(".seat.target")).to_have_count(0)


def test_undo_alone_at_once(stage: Staging, open_page: Open) -> None:
    page = open_page(stage("seven").link())
    page.locator('.hand [data-card="winchester[8S]"]').click()
    expect(page.locator('.inplay [data-card="winchester[8S]"]')).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator('.hand [data-card="winchester[8S]"]')).to_be_visible()
    expect(page.locator('.inplay [data-card="winchester[8S]"]')).to_have_count(0)


@pytest.mark.parametrize("agreed", [True, False])
def test_undo_with_the_consent_of_the_others(agreed: bool, stage: Staging, open_page: Open) -> None:
    room = stage("seven", people=(0, 3))
    anya, tom = open_page(room.link(0)), open_page(room.link(3), size=PHONE)
    expect(tom.locator(".ticket")).to_be_visible()
    anya.locator('.hand [data-card="winchester[8S]"]').click()
    anya.locator('.ticket [data-key="undo"]').click()
    expect(tom.locator(".banner")).to_contain_text("Anya")
    expect(anya.locator('.inplay [data-card="winchester[8S]"]')).to_be_visible()
    tom.locator(".banner .btn").nth(0 if agreed else 1).tap()
    expect(anya.locator(".banner")).to_have_count(0)
    expect(anya.locator('.hand [data-card="winchester[8S]"]')).to_have_count(1 if agreed else 0)
    expect(tom.locator(".banner")).to_have_count(0)


def test_chat_is_text_and_nothing_else(stage: Staging, open_page: Open) -> None:
    room = stage("seven", people=(0, 3))
    anya, tom = open_page(room.link(0)), open_page(room.link(3), size=PHONE)
    expect(tom.locator(".ticket")).to_be_visible()
    words = "<img src=x onerror=\"document.title='x'\"> <b>bold</b> &amp; {{1+1}}"
    anya.locator("[data-chat]").fill(words)
    anya.locator("[data-chat]").press("Enter")
    expect(tom.locator(".ticker .badge")).to_have_text("1")
    tom.locator(".ticker").tap()
    tom.locator("#tab-chat").tap()
    line = tom.locator(".entries .lines p")
    expect(line).to_have_text(f"Anya {words}")
    expect(line.locator("img, b:not(:first-child)")).to_have_count(0)
    assert tom.title() != "x"
    expect(tom.locator(".badge")).to_have_count(0)  # read


def test_somebody_else_is_at_it(stage: Staging, open_page: Open) -> None:
    """Two browsers in one room: what one does the other sees, and nothing of the other's hand."""
    room = stage("seven", people=(0, 1))
    anya, mara = open_page(room.link(0)), open_page(room.link(1), lang="uk")
    expect(mara.locator(".ticket.waiting h2")).to_contain_text("Anya")
    expect(mara.locator('[data-card="bang[9D]"]')).to_have_count(0)
    anya.locator('.hand [data-card="bang[AS]"]').click()
    anya.locator('.seat.target[data-seat="1"] .cover').click()
    expect(mara.locator(".ticket.hot h2")).to_have_text("Ухиляйтеся!")
    expect(mara.locator('.seat.attacks[data-seat="0"]')).to_be_visible()
    expect(mara).to_have_title(re.compile("★"))
    mara.locator('[data-digit="0"]').click()
    expect(anya.locator('[data-seat="1"] .life .on')).to_have_count(2)
    expect(anya.locator('[data-seat="1"] .ans.bad')).to_be_visible()


def test_pause(stage: Staging, open_page: Open) -> None:
    room = stage("seven", people=(0, 3))
    anya, tom = open_page(room.link(0)), open_page(room.link(3))
    expect(anya.locator(".hand .can").first).to_be_visible()
    tom.locator(".mast .ic").click()
    tom.get_by_role("button", name="Pause the game").click()
    tom.keyboard.press("Escape")
    expect(anya.locator(".banner")).to_contain_text("paused")
    expect(anya.locator(".hand .can")).to_have_count(0)
    anya.locator(".banner .btn").click()
    expect(anya.locator(".hand .can").first).to_be_visible()
    expect(tom.locator(".banner")).to_have_count(0)


def test_a_card_explains_itself(stage: Staging, open_page: Open) -> None:
    room = stage("gatling", people=(6,), moves=("gatling[10H]",))
    page = open_page(room.link(6))
    page.locator('.hand [data-card="beer[8H]"]').hover()
    expect(page.locator(".tip")).to_contain_text("Beer")
    page.mouse.move(700, 20)
    expect(page.locator(".tip")).to_have_count(0)
    page.locator('.hand [data-card="beer[8H]"]').click()  # what cannot be used says why
    expect(page.locator(".tip li")).to_have_text("Not your turn")
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)
    page.locator(".place:nth-child(3) .cover").focus()
    page.keyboard.press("ArrowRight")  # by keyboard it is enough to be there
    expect(page.locator(".tip")).to_be_visible()


def test_a_long_press_explains_and_does_not_play(stage: Staging, open_page: Open) -> None:
    page = open_page(stage("seven").link(), size=PHONE)
    card = page.locator('.hand [data-card="bang[AS]"]')
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + 40, "y": box["y"] + 60}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(page.locator(".tip.pinned")).to_contain_text("Bang!")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".tip.pinned")).to_be_visible()
    expect(page.locator(".seat.target")).to_have_count(0)


def test_the_table_as_it_was(stage: Staging, open_page: Open) -> None:
    room = stage("gatling", people=(6,))
    page = open_page(room.link(6))
    expect(page.locator(".ticket")).to_be_visible()
    room.move("gatling[10H]", "missed[6S]", "pass")
    expect(page.locator('[data-seat="2"] .life .on')).to_have_count(4)
    row = page.locator(".entries p", has_text="played").first
    row.hover()
    row.locator(".moment").click()
    expect(page.locator('[data-seat="2"] .life .on')).to_have_count(5)
    page.locator(".banner .btn").click()
    expect(page.locator('[data-seat="2"] .life .on')).to_have_count(4)


def test_who_watches_sees_no_hand(stage: Staging, open_page: Open) -> None:
    page = open_page(stage("seven").link(None))
    expect(page.locator(".ticket")).to_contain_text("You watch")
    expect(page.locator(".hand .back")).to_have_count(6)
    expect(page.locator(".hand .card")).to_have_count(0)
    expect(page.locator(".role")).to_have_count(0)

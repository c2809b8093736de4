"""How one comes into a game: at once against bots, with a link to friends, through the lesson."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from hands import PHONE, Mouse, Open, Touch
from posse.server import teaching
from posse.server.teaching import LessonRoom
from posse.server.testserver import Running


@pytest.mark.parametrize("size", [None, PHONE])
def test_play_now_is_one_press(size: tuple[int, int] | None, open_page: Open) -> None:
    page = open_page("/", size=size) if size else open_page("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".tbl .ticket")).to_be_visible()
    expect(page.locator(".mine .who")).to_contain_text("Anya")
    expect(page.locator(".seat")).to_have_count(4)


def test_friends_come_by_the_link(server: Running, open_page: Open) -> None:
    host = open_page("/")
    host.get_by_role("link", name="Play with friends").click()
    host.get_by_role("button", name="Open the table").click()
    link = host.locator(".invite input")
    expect(link).to_be_visible()
    address = link.input_value()
    friend = open_page(address, lang="uk", size=PHONE, name="Богдана О'Ніл")
    friend.locator(".next form button").tap()
    expect(host.get_by_role("heading", name="Богдана ОʼНіл")).to_be_visible()
    expect(friend.get_by_role("heading", name="Anya")).to_be_visible()
    host.locator("button.start").click()
    expect(host.locator(".ticket")).to_be_visible()
    expect(friend.locator(".ticket")).to_be_visible()
    expect(friend.locator(".mine .who")).to_contain_text("Богдана")
    (room,) = server.hub.rooms.values()
    assert room.room.seats.persons == [0, 1]
    # what each sees of the other: never the hand
    for page, player in ((host, 0), (friend, 1)):
        play = room.room.play
        assert play is not None
        expect(page.locator(".hand .card")).to_have_count(len(play.game.hands[player]))


@pytest.mark.parametrize("touch", [False, True])
def test_the_lesson_from_start_to_end(
    touch: bool, server: Running, open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teaching, "PACE", 0)
    page = open_page("/learn", size=PHONE) if touch else open_page("/learn")
    hands = Touch(page) if touch else Mouse(page)
    teacher = page.locator(".teacher")
    expect(teacher).to_be_visible()
    (live,) = server.hub.rooms.values()
    room = live.room
    assert isinstance(room, LessonRoom)
    for _ in range(60):
        lesson = room.lesson
        assert lesson is not None
        if lesson.over:
            break
        done, wants = lesson.done, lesson.scene.wants
        if lesson.scene.moves:
            page.wait_for_timeout(20)
            continue
        if wants is None:
            hands.press(teacher.locator(".btn"))
        else:
            card, _, target = wants.partition(" > ")
            if "[" in card:  # as soon as the page, too, has come so far
                thing = page.locator(f'.hand .can [data-card="{card}"]')
            else:  # the end of the turn, or what lies on the table
                thing = page.locator(".ticket [data-digit='0']" if card == "end" else ".inplay .pick.hot")
            hands.press(thing.first)
            if target:
                hands.press(page.locator(".seat.target", has_text=target).locator(".cover"))
        for _ in range(200):
            if lesson.done > done:
                break
            page.wait_for_timeout(20)
        assert lesson.done > done, lesson.scene
    expect(teacher.locator(".btn")).to_be_visible()
    hands.press(teacher.locator(".btn"))
    expect(page.locator("main .way")).to_have_count(4)  # what to do next

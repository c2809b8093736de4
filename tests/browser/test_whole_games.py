"""Whole games against bots: by mouse, by keyboard alone, by touch on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from hands import DESK, PHONE, Hands, Keys, Mouse, Open, Touch
from posse.server import protocol
from posse.server.testserver import Running

WAYS = {"mouse": Mouse, "keys": Keys, "touch": Touch}


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game(way: str, server: Running, open_page: Open) -> None:
    with server.client() as client:
        room = client.create("Anya", protocol.Settings(players=4, pace=0, clock=0), go=True)
        secret = client.secret
    page = open_page(f"/r/{room.room}#{secret}", size=PHONE if way == "touch" else DESK)
    hands: Hands = WAYS[way](page)
    assert hands.play_out() > 5
    assert server.hub.rooms[room.room].room.stage == "over"
    # the end is a story; then the same table plays again
    story = page.locator("dialog .story")
    expect(story).to_be_visible()
    again = story.locator(".btn.prime")
    if way == "keys":
        again.press("Enter")
    else:
        hands.press(again)
    expect(story).to_have_count(0)
    expect(page.locator(".ticket")).to_be_visible()
    assert server.hub.rooms[room.room].room.game == 2

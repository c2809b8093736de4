"""A room from the lobby through its games, with time moved by hand."""

from __future__ import annotations

import pytest

from posse.bots import BOTS
from posse.server import protocol
from posse.server.course import AWAY, LATE, PAUSES
from posse.server.errors import Refused
from posse.server.protocol import Settings
from posse.server.trying import Desk


def four(**settings: object) -> tuple[Desk, list[int]]:
    """Four people, the game not yet begun."""
    desk = Desk(Settings(**{"players": 4, "pace": 0, **settings}))  # type: ignore[arg-type]
    return desk, [desk.host, desk.join("Bob"), desk.join("Cy"), desk.join("Dan")]


def begun(**settings: object) -> tuple[Desk, list[int]]:
    desk, conns = four(**settings)
    desk.send(desk.host, protocol.Start())
    return desk, conns


def asked(desk: Desk, conns: list[int]) -> int:
    return conns[desk.asked]


# -- the lobby --------------------------------------------------------------------------------------------------------


def test_people_sit_down_one_after_the_other() -> None:
    desk, conns = four()
    told = desk.told(desk.host)
    assert [(seat.name, seat.kind, seat.online) for seat in told.seats] == [
        (name, "person", True) for name in ("Ann", "Bob", "Cy", "Dan")
    ]
    assert [desk.told(conn).you for conn in conns] == [0, 1, 2, 3]
    assert [desk.told(conn).host for conn in conns] == [True, False, False, False]
    with pytest.raises(Refused, match="full"):
        desk.join("Eve")


def test_a_secret_is_told_once_and_to_its_owner_alone() -> None:
    desk, conns = four()
    for conn in conns:
        assert sum(room.secret is not None for room in desk.all(conn, protocol.Room)) == 1
    secrets = [desk.secret(conn) for conn in conns]
    assert len(set(secrets)) == 4
    assert all(len(secret) >= 43 for secret in secrets)
    written = repr(desk.disk.rows)
    assert not any(secret in written for secret in secrets)


def test_names_are_tidied_and_everybody_has_one_of_his_own() -> None:
    desk = Desk(host="  Мар'яна \U0001f920 П ")
    assert desk.told(desk.host).seats[0].name == "Марʼяна__П"
    with pytest.raises(Refused, match="name-taken"):
        desk.join("марʼяна__п")
    with pytest.raises(Refused, match="bad-name"):
        desk.join("<>")
    assert desk.refused(desk.host, protocol.Rename(name="?")) == "bad-name"
    desk.send(desk.host, protocol.Rename(name="Мар’яна"))
    assert desk.told(desk.host).seats[0].name == "Марʼяна"


def test_a_bot_gives_its_name_to_a_person() -> None:
    desk = Desk()
    desk.send(desk.host, protocol.SetSeat(player=1, kind="bot"))
    name = desk.told(desk.host).seats[1].name
    desk.join(name)
    seats = desk.told(desk.host).seats
    assert seats[2].name == name
    assert seats[1].name not in (name, "")


def test_the_host_alone_arranges_things() -> None:
    desk, conns = four()
    for message in (
        protocol.Start(),
        protocol.SetSeat(player=2, kind="open"),
        protocol.Configure(settings=Settings(players=5)),
    ):
        assert desk.refused(conns[1], message) == "not-host"
    desk.send(desk.host, protocol.SetSeat(player=2, kind="open"))
    assert desk.last(conns[2], protocol.Gone).reason == "kicked"
    assert desk.told(desk.host).seats[2].kind == "open"
    assert desk.refused(desk.host, protocol.SetSeat(player=0, kind="open")) == "seat-taken"
    assert desk.refused(desk.host, protocol.SetSeat(player=9, kind="open")) == "no-seat"
    assert desk.refused(desk.host, protocol.SetSeat(player=2, kind="bot", bot="nobody")) == "bad-settings"


def test_settings_are_checked_by_the_engine() -> None:
    desk = Desk()
    for settings in (
        Settings(players=9),
        Settings(players=1),
        Settings(mode="three"),
        Settings(boxes=["no_such_box"]),
        Settings(rulebook="mine"),
        Settings(options={"no_such_option": "on"}),
        Settings(bots="nobody"),
        Settings(pace=4),
        Settings(clock=-1),
        Settings(clock=3),
        Settings(grace=-5),
    ):
        with pytest.raises(Refused, match="bad-settings") as refused:
            desk.send(desk.host, protocol.Configure(settings=settings))
        assert refused.value.detail
    desk.send(desk.host, protocol.Configure(settings=Settings(players=6, mode="hidden_six")))
    assert len(desk.told(desk.host).seats) == 6


def test_fewer_seats_leave_the_people_where_they_can() -> None:
    desk = Desk(Settings(players=6))
    bob = desk.join("Bob")
    desk.send(desk.host, protocol.SetSeat(player=2, kind="bot"))
    cy = desk.join("Cy")  # in seat 3, behind the bot
    desk.send(desk.host, protocol.Configure(settings=Settings(players=4)))
    assert [desk.told(conn).you for conn in (desk.host, bob, cy)] == [0, 1, 3]
    desk.send(desk.host, protocol.Configure(settings=Settings(players=3)))
    assert [desk.told(conn).you for conn in (desk.host, bob, cy)] == [0, 1, 2]
    assert desk.refused(desk.host, protocol.Configure(settings=Settings(players=2))) == "too-few-seats"


def test_bots_fill_what_is_open() -> None:
    desk = Desk(Settings(players=5))
    bob = desk.join("Bob")
    desk.send(desk.host, protocol.Start())
    told = desk.told(bob)
    assert told.stage == "playing"
    assert [seat.kind for seat in told.seats] == ["person", "person", "bot", "bot", "bot"]
    assert len({seat.name for seat in told.seats}) == 5
    assert desk.table(bob).view["players"][1]["name"] == "Bob"
    assert desk.table(bob).whole


def test_host_rights_pass_on() -> None:
    desk, conns = four()
    desk.send(desk.host, protocol.Leave())
    assert desk.last(desk.host, protocol.Gone).reason == "left"
    assert [desk.told(conn).host for conn in conns[1:]] == [True, False, False]
    desk.drop(conns[1])
    desk.wait(AWAY + 1)
    assert [desk.told(conn).host for conn in conns[2:]] == [True, False]


def test_a_personal_link_moves_the_seat_to_another_device() -> None:
    desk, conns = begun()
    secret = desk.secret(conns[2])
    again = desk.join(secret=secret)
    assert desk.last(conns[2], protocol.Gone).reason == "elsewhere"
    assert desk.told(again).you == 2
    assert desk.told(again).secret == secret
    assert desk.table(again).view["hand"] == desk.table(conns[2]).view["hand"]
    assert desk.table(again).whole
    with pytest.raises(Refused, match="not-in-room"):
        desk.room.handle(conns[2], protocol.Pause(on=True), desk.now)
    for wrong in ("", secret[:-1], secret + "x", "x" * 43, desk.room.seats[2].secret):
        with pytest.raises(Refused, match="no-secret"):
            desk.join(secret=wrong)


def test_who_left_has_no_secret_any_more() -> None:
    desk, conns = begun()
    secret = desk.secret(conns[1])
    desk.send(conns[1], protocol.Leave())
    with pytest.raises(Refused, match="no-secret"):
        desk.join(secret=secret)
    seat = desk.told(conns[0]).seats[1]
    assert (seat.kind, seat.bot, seat.name) == ("open", "greedy", "Bob")


# -- watching ---------------------------------------------------------------------------------------------------------


def test_whoever_watches_sees_what_is_public() -> None:
    desk, _conns = begun()
    eve = desk.join("Eve", watch=True)
    assert desk.told(eve).you is None
    assert desk.told(eve).watchers == ["Eve"]
    view = desk.table(eve).view
    assert view["player"] is None
    assert view["hand"] == []
    assert desk.table(eve).question is not None
    assert desk.table(eve).question.options is None  # type: ignore[union-attr]
    at = desk.table(eve).at
    for message in (
        protocol.Choose(game=1, at=at, option=0),
        protocol.Undo(game=1, at=at),
        protocol.Pause(on=True),
        protocol.Kick(player=0),
        protocol.Stand(on=True),
    ):
        assert desk.refused(eve, message) == "watching"


def test_watching_may_be_forbidden() -> None:
    desk = Desk(Settings(watchers=False))
    with pytest.raises(Refused, match="no-watching"):
        desk.join("Eve", watch=True)


def test_an_abandoned_seat_can_be_taken_by_who_watches() -> None:
    desk, conns = begun()
    eve = desk.join("Eve", watch=True)
    assert desk.refused(eve, protocol.Sit(player=2, name="Eve")) == "seat-taken"
    hand = desk.table(conns[2]).view["hand"]
    desk.send(conns[2], protocol.Leave())
    desk.send(eve, protocol.Sit(player=2, name="Eve"))
    assert desk.told(eve).you == 2
    assert desk.told(eve).secret
    assert desk.table(eve).view["player"] == 2
    if desk.table(eve).at == desk.table(conns[2]).at:
        assert desk.table(eve).view["hand"] == hand
    assert desk.told(eve).seats[2].bot is None


def test_those_who_are_out_see_everything_only_if_the_host_allows_it() -> None:
    for allowed in (False, True):
        desk, conns = begun(dead_see_all=allowed, clock=0)
        seen = 0
        while desk.room.stage == "playing" and seen < 5:
            play = desk.room.play
            assert play is not None
            out = [p for p in range(4) if play.is_out(p)]
            for player in out:
                told = desk.table(conns[player])
                seen += 1
                hands = ["hand" in other for other in told.view["players"]]
                if not allowed:
                    assert sum(hands) == 1
                    assert told.view["player"] == player
            desk.choose(asked(desk, conns), 0)


# -- bots for people --------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back_at_once() -> None:
    desk, conns = begun(clock=0)
    player = desk.asked
    secret = desk.secret(conns[player])
    desk.drop(conns[player])
    made = desk.table(conns[player - 1]).at
    desk.wait(AWAY - 1)
    other = conns[(player + 1) % 4]
    assert desk.table(other).at == made
    assert desk.told(other).seats[player].bot is None
    assert not desk.told(other).seats[player].online
    desk.wait(2)
    assert desk.told(other).seats[player].bot == "greedy"
    assert desk.told(other).seats[player].kind == "person"
    assert desk.table(other).at > made
    again = desk.join(secret=secret)
    assert desk.told(again).seats[player].bot is None
    assert desk.room.play is not None
    assert desk.room.play.bots[player] is None


def test_nobody_is_replaced_while_nobody_waits() -> None:
    """The last one who goes finds everything as it was, whenever he comes back."""
    desk = Desk(Settings(players=4, pace=0))
    desk.send(desk.host, protocol.Start())
    desk.play_on([desk.host], until=12)
    desk.wait(5)
    before = desk.table(desk.host).at
    secret = desk.secret(desk.host)
    desk.drop(desk.host)
    desk.wait(86_400)
    again = desk.join(secret=secret)
    assert desk.table(again).at == before
    assert desk.told(again).seats[0].bot is None


def test_a_bot_plays_for_who_wants_it() -> None:
    desk, conns = begun(clock=0)
    player = desk.asked
    desk.send(conns[player], protocol.Stand(on=True))
    assert desk.told(conns[0]).seats[player].bot == "greedy"
    desk.wait(1)
    assert desk.asked != player or desk.room.stage == "over" or desk.table(conns[0]).at > 0
    desk.send(conns[player], protocol.Stand(on=False))
    assert desk.told(conns[0]).seats[player].bot is None


@pytest.mark.parametrize("pace", range(len(PAUSES)))
def test_bots_wait_the_same_time_whatever_they_hold(pace: int) -> None:
    desk = Desk(Settings(players=7, pace=pace))
    desk.send(desk.host, protocol.Start())
    desk.send(desk.host, protocol.Stand(on=True))
    times = []
    for _ in range(60):
        due = desk.room.next_due()
        if due is None:
            break
        times.append(round(due - desk.now, 6))
        desk.now = due
        desk.room.tick(due)
    assert set(times) == {PAUSES[pace]}


def test_all_bots_can_sit_in_a_room() -> None:
    for bot in BOTS:
        desk = Desk(Settings(players=4, pace=0, bots=bot))
        desk.send(desk.host, protocol.Start())
        desk.send(desk.host, protocol.Stand(on=True))
        desk.wait(1)
        assert desk.room.stage == "over"
        assert not any(seat.bot for seat in desk.told(desk.host).seats if seat.kind == "person")


# -- the clock --------------------------------------------------------------------------------------------------------


def test_the_clock_warns_then_a_bot_decides_that_one_choice() -> None:
    desk, conns = begun(clock=40, grace=20)
    player = desk.asked
    conn, other = conns[player], conns[(player + 1) % 4]
    clock = desk.table(other).clock
    assert clock is not None
    assert (clock.player, clock.left, clock.total, clock.grace) == (player, 40, 40, 20)
    desk.clear()
    desk.wait(39)
    assert not desk.got[other]
    desk.wait(1.5)
    told = desk.table(other).clock
    assert told is not None
    assert told.left == 0
    assert desk.table(other).entries == []
    at = desk.table(other).at
    desk.wait(18)
    assert desk.table(other).at == at
    desk.wait(2)
    assert desk.table(other).at == at + 1
    assert desk.room.seats[player].late == 1
    assert desk.told(conn).seats[player].bot is None


def test_who_is_late_again_and_again_counts_as_away() -> None:
    desk, conns = begun(clock=40, grace=20)
    player = desk.asked
    for _ in range(LATE):
        while desk.asked != player:
            desk.choose(asked(desk, conns), 0)
        desk.wait(61)
    assert desk.told(conns[0]).seats[player].bot == "greedy"
    desk.send(conns[player], protocol.Stand(on=False))
    assert desk.told(conns[0]).seats[player].bot is None
    assert desk.room.seats[player].late == 0


def test_the_clock_stands_still_where_nobody_waits() -> None:
    desk = Desk(Settings(players=4, pace=0, clock=10, grace=5))
    desk.send(desk.host, protocol.Start())
    desk.wait(1)
    while desk.asked != 0:
        desk.wait(1)
    at = desk.table(desk.host).at
    assert desk.table(desk.host).clock is None
    desk.wait(1000)
    assert desk.table(desk.host).at == at


def test_a_pause_stops_everything() -> None:
    desk, conns = begun(clock=40, grace=20)
    player = desk.asked
    conn, other = conns[player], conns[(player + 1) % 4]
    desk.wait(30)
    desk.send(other, protocol.Pause(on=True))
    assert desk.told(conn).paused
    at = desk.table(conn).at
    assert desk.refused(conn, protocol.Choose(game=1, at=at, option=0)) == "paused"
    desk.wait(10_000)
    assert desk.table(conn).at == at
    desk.send(conn, protocol.Pause(on=False))
    clock = desk.table(conn).clock
    assert clock is not None
    assert clock.left == 10
    desk.choose(conn)
    assert desk.table(conn).at == at + 1


def test_bots_wait_while_it_is_paused() -> None:
    desk = Desk(Settings(players=4, pace=0))
    desk.send(desk.host, protocol.Start())
    desk.send(desk.host, protocol.Stand(on=True))
    desk.send(desk.host, protocol.Pause(on=True))
    at = desk.table(desk.host).at
    desk.wait(100)
    assert desk.table(desk.host).at == at
    desk.send(desk.host, protocol.Pause(on=False))
    desk.wait(100)
    assert desk.room.stage == "over"


# -- choices ----------------------------------------------------------------------------------------------------------


def test_only_who_is_asked_chooses_and_only_what_is_offered() -> None:
    desk, conns = begun(clock=0)
    conn = asked(desk, conns)
    other = conns[(desk.asked + 1) % 4]
    at = desk.table(conn).at
    question = desk.table(conn).question
    assert question is not None
    assert question.options
    assert desk.table(other).question.options is None  # type: ignore[union-attr]
    assert desk.refused(other, protocol.Choose(game=1, at=at, option=0)) == "not-asked"
    for option in (-1, len(question.options), 10**30):
        assert desk.refused(conn, protocol.Choose(game=1, at=at, option=option)) == "no-option"
    for wrong in (at - 1, at + 1, -1, 10**30):
        assert desk.refused(conn, protocol.Choose(game=1, at=wrong, option=0)) == "stale"
    for game in (0, 2, -1):
        assert desk.refused(conn, protocol.Choose(game=game, at=at, option=0)) == "stale"
    message = protocol.Choose(game=1, at=at, option=0)
    desk.send(conn, message)
    assert desk.refused(conn, message) == "stale"


def test_entries_are_told_once_each() -> None:
    desk, conns = begun(clock=0)
    desk.play_on(conns, until=60)
    for conn in conns:
        told = [entry.n for table in desk.all(conn, protocol.Table) for entry in table.entries]
        assert told == sorted(set(told))


# -- taking back ------------------------------------------------------------------------------------------------------


def undoable(desk: Desk, conns: list[int], most: int = 4000) -> int:
    """Play until somebody could take a finished choice back; who."""
    for _ in range(most):
        for conn in conns:
            table = desk.table(conn)
            if table.can_undo and not (table.question and table.question.can_undo):
                return conn
        if desk.room.stage != "playing":
            desk.send(conns[0], protocol.Rematch())
        desk.choose(asked(desk, conns), 0)
    raise AssertionError("nothing could be taken back")


def test_a_finished_choice_is_taken_back_when_all_others_agree() -> None:
    desk, conns = begun(clock=0)
    conn = undoable(desk, conns)
    before = desk.texts()
    table = desk.table(conn)
    desk.send(conn, protocol.Undo(game=table.game, at=table.at))
    others = [other for other in conns if other != conn]
    vote = desk.told(others[0]).votes[0]
    assert (vote.kind, vote.by, vote.needed, vote.yes) == ("undo", desk.told(conn).you, 3, [])
    assert desk.refused(conn, protocol.Answer(vote=vote.id, yes=True)) == "no-vote"
    for other in others[:2]:
        desk.send(other, protocol.Answer(vote=vote.id, yes=True))
    assert desk.texts() == before
    desk.send(others[2], protocol.Answer(vote=vote.id, yes=True))
    assert desk.texts() == before[: len(desk.texts())]
    assert len(desk.texts()) < len(before)
    for other in conns:
        assert desk.table(other).whole
        assert desk.told(other).votes == []
    desk.restart()
    assert desk.texts() == before[: len(desk.texts())]


def test_one_no_is_enough() -> None:
    desk, conns = begun(clock=0)
    conn = undoable(desk, conns)
    before = desk.texts()
    table = desk.table(conn)
    desk.send(conn, protocol.Undo(game=table.game, at=table.at))
    other = next(other for other in conns if other != conn)
    vote = desk.told(other).votes[0]
    desk.send(other, protocol.Answer(vote=vote.id, yes=False))
    assert desk.told(other).votes == []
    assert desk.texts() == before


def test_a_vote_to_take_back_ends_with_the_next_choice_or_with_time() -> None:
    desk, conns = begun(clock=0)
    conn = undoable(desk, conns)
    table = desk.table(conn)
    desk.send(conn, protocol.Undo(game=table.game, at=table.at))
    desk.wait(31)
    assert desk.told(conn).votes == []
    desk.send(conn, protocol.Undo(game=table.game, at=table.at))
    assert desk.told(conn).votes
    desk.choose(asked(desk, conns), 0)
    assert desk.told(conn).votes == []


def test_alone_with_bots_nobody_has_to_agree() -> None:
    desk = Desk(Settings(players=4, pace=0))
    desk.send(desk.host, protocol.Start())
    for _ in range(500):
        if desk.room.stage != "playing":
            desk.send(desk.host, protocol.Rematch())
        if desk.table(desk.host).can_undo:
            break
        if desk.asked == 0:
            desk.choose(desk.host, 0)
        else:
            desk.wait(0.001)
    before = desk.texts()
    table = desk.table(desk.host)
    desk.send(desk.host, protocol.Undo(game=table.game, at=table.at))
    assert desk.texts() == before[:-1]
    assert desk.table(desk.host).whole


def test_an_unfinished_choice_goes_back_at_once() -> None:
    desk, conns = begun(clock=0)
    for _ in range(6000):
        if desk.room.stage != "playing":
            desk.send(conns[0], protocol.Rematch())
        conn = asked(desk, conns)
        question = desk.table(conn).question
        assert question is not None
        if question.can_undo:
            break
        desk.choose(conn, 0)
    before = desk.texts()
    table = desk.table(conn)
    desk.send(conn, protocol.Undo(game=table.game, at=table.at))
    assert desk.texts() == before[:-1]
    desk.restart()
    assert desk.texts() == before[:-1]


def test_what_has_shown_something_new_stays() -> None:
    desk, conns = begun(clock=0)
    for _ in range(400):
        if desk.room.stage != "playing":
            break
        conn = asked(desk, conns)
        for other in conns:
            table = desk.table(other)
            question = table.question
            if not table.can_undo and not (question and question.can_undo):
                assert desk.refused(other, protocol.Undo(game=table.game, at=table.at)) == "no-undo"
        desk.choose(conn, 0)


# -- sending away -----------------------------------------------------------------------------------------------------


def test_more_than_half_of_the_others_send_somebody_away() -> None:
    desk, conns = begun(clock=0)
    secret = desk.secret(conns[3])
    desk.send(conns[0], protocol.Kick(player=3))
    vote = desk.told(conns[3]).votes[0]
    assert (vote.kind, vote.about, vote.yes, vote.needed) == ("kick", 3, [0], 2)
    assert desk.refused(conns[3], protocol.Answer(vote=vote.id, yes=False)) == "no-vote"
    assert desk.refused(conns[1], protocol.Kick(player=3)) == "no-kick"
    desk.send(conns[1], protocol.Answer(vote=vote.id, yes=True))
    assert desk.last(conns[3], protocol.Gone).reason == "kicked"
    seat = desk.told(conns[0]).seats[3]
    assert (seat.kind, seat.bot) == ("bot", "greedy")
    with pytest.raises(Refused, match="no-secret"):
        desk.join(secret=secret)
    eve = desk.join("Eve", watch=True)
    assert desk.refused(eve, protocol.Sit(player=3, name="Eve")) == "seat-taken"


def test_of_two_nobody_sends_the_other_away() -> None:
    desk = Desk()
    desk.join("Bob")
    assert desk.refused(desk.host, protocol.Kick(player=1)) == "no-kick"
    assert desk.refused(desk.host, protocol.Kick(player=0)) == "no-kick"
    assert desk.refused(desk.host, protocol.Kick(player=2)) == "no-kick"
    assert desk.refused(desk.host, protocol.Kick(player=77)) == "no-seat"


# -- the chat ---------------------------------------------------------------------------------------------------------


def test_the_chat_has_limits() -> None:
    desk, conns = four()
    assert desk.refused(conns[0], protocol.Say(text=" \n\t ")) == "chat-empty"
    assert desk.refused(conns[0], protocol.Say(text="x" * 301)) == "chat-long"
    desk.send(conns[0], protocol.Say(text="<b>hi</b>\n\x00there "))
    line = desk.last(conns[1], protocol.Chat).lines[0]
    assert (line.player, line.name, line.text) == (0, "Ann", "<b>hi</b> there")
    sent = 1
    while desk.refused(conns[0], protocol.Say(text="again")) == "":
        sent += 1
    assert sent == desk.limits.chat_burst
    assert desk.refused(conns[0], protocol.Say(text="again")) == "chat-fast"
    desk.send(conns[1], protocol.Say(text="others may"))
    desk.wait(2 / desk.limits.chat_rate)
    desk.send(conns[0], protocol.Say(text="after a while"))
    nameless = desk.join(watch=True)
    assert desk.refused(nameless, protocol.Say(text="who am I")) == "bad-name"
    assert [line.text for line in desk.last(nameless, protocol.Chat).lines][-1] == "after a while"


def test_two_hundred_lines_are_kept() -> None:
    desk, conns = four()
    for number in range(250):
        desk.wait(10)
        desk.send(conns[0], protocol.Say(text=f"line {number}"))
    eve = desk.join("Eve", watch=True)
    lines = desk.last(eve, protocol.Chat).lines
    assert [line.text for line in lines] == [f"line {n}" for n in range(50, 250)]
    desk.restart()
    assert [line.text for line in desk.room.lines] == [f"line {n}" for n in range(50, 250)]


# -- one game after the other -----------------------------------------------------------------------------------------


def finished(**settings: object) -> tuple[Desk, list[int]]:
    desk, conns = begun(clock=0, **settings)
    for conn in conns:
        desk.send(conn, protocol.Stand(on=True))
    desk.wait(10)
    assert desk.told(conns[0]).stage == "over"
    return desk, conns


def test_a_rematch_begins_when_all_agree() -> None:
    desk, conns = finished()
    first = desk.told(conns[0])
    for conn in conns[1:]:
        desk.send(conn, protocol.Rematch())
    assert desk.told(conns[0]).again == [1, 2, 3]
    assert desk.told(conns[0]).stage == "over"
    assert first.next_commitment
    desk.send(conns[0], protocol.Rematch())
    second = desk.told(conns[0])
    assert (second.stage, second.game, second.again) == ("playing", 2, [])
    assert second.commitment == first.next_commitment != first.commitment
    assert desk.table(conns[1]).whole
    assert desk.refused(conns[1], protocol.Rematch()) == "not-over"


def test_the_host_need_not_wait_and_late_people_take_the_seats_of_bots() -> None:
    desk, conns = finished()
    desk.send(conns[3], protocol.Leave())
    desk.drop(conns[2])
    eve = desk.join("Eve")
    assert desk.told(eve).you == 3
    desk.send(conns[0], protocol.Rematch())
    told = desk.told(eve)
    assert told.stage == "playing"
    assert [seat.name for seat in told.seats] == ["Ann", "Bob", "Cy", "Eve"]
    assert told.seats[2].bot == "greedy"  # is not there: does not hold up the others
    assert desk.table(eve).view["players"][3]["name"] == "Eve"


def test_survivors_keep_their_characters_and_the_sheriff_goes_round() -> None:
    desk, conns = finished(keep_characters=True, rotate_sheriff=True)
    old = desk.table(conns[0]).view
    desk.send(conns[0], protocol.Rematch())
    new = desk.table(conns[0]).view
    sheriff = next(n for n, seat in enumerate(old["seats"]) if seat["role"] == "sheriff")
    assert new["seats"][(sheriff + 1) % 4]["role"] == "sheriff"
    alive = [n for n, seat in enumerate(old["seats"]) if seat["standing"] == "alive"]
    assert alive
    for n in alive:
        assert new["seats"][n]["character"] == old["seats"][n]["character"]


def test_other_settings_lead_back_to_the_lobby() -> None:
    desk, conns = finished()
    desk.send(conns[0], protocol.Configure(settings=Settings(players=5, pace=0, clock=0)))
    assert desk.told(conns[0]).stage == "lobby"
    assert [seat.kind for seat in desk.told(conns[0]).seats] == ["person"] * 4 + ["open"]
    desk.send(conns[0], protocol.Start())
    assert desk.told(conns[0]).game == 2
    assert len(desk.table(conns[0]).view["players"]) == 5


def test_in_a_game_only_some_settings_change() -> None:
    desk, conns = begun(clock=30)
    allowed = Settings(players=4, pace=3, clock=90, grace=10, listed=True, watchers=False)
    desk.send(conns[0], protocol.Configure(settings=allowed))
    assert desk.told(conns[1]).settings == allowed
    clock = desk.table(conns[1]).clock
    assert clock is not None
    assert clock.total == 90
    for wrong in (Settings(players=5), Settings(boxes=["dodge_city"]), Settings(dead_see_all=True)):
        assert desk.refused(conns[0], protocol.Configure(settings=wrong)) in ("not-in-lobby", "bad-settings")


# -- coming back from disk --------------------------------------------------------------------------------------------


def test_a_room_comes_back_in_the_middle_of_any_decision() -> None:
    desk, conns = begun(clock=0)
    secrets = [desk.secret(conn) for conn in conns]
    for _ in range(40):
        for _ in range(5):
            if desk.room.stage == "playing":
                desk.choose(asked(desk, conns), 0)
        before = [desk.table(conn) for conn in conns]
        desk.restart()
        conns = [desk.join(secret=secret) for secret in secrets]
        for old, conn in zip(before, conns, strict=True):
            new = desk.table(conn)
            assert new.view == old.view
            assert new.question == old.question
            assert (new.at, new.game, new.can_undo) == (old.at, old.game, old.can_undo)
            assert new.whole
            assert new.entries[-1].n == desk.room.happened - 1
        if desk.room.stage == "over":
            break
    else:
        return
    assert desk.told(conns[0]).stage == "over"
    desk.send(conns[0], protocol.Rematch())
    assert desk.told(conns[0]).game == 2


def test_after_a_restart_people_have_time_to_come_back() -> None:
    desk, conns = begun(clock=0)
    secrets = [desk.secret(conn) for conn in conns]
    desk.wait(5000)
    desk.restart()
    first = desk.join(secret=secrets[0])
    desk.wait(AWAY / 2)
    assert not any(seat.bot for seat in desk.told(first).seats)
    desk.wait(AWAY)
    assert sum(seat.bot is not None for seat in desk.told(first).seats) == 3

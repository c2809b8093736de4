"""A room where two things meet: votes in the middle of votes, hosts who go, people who come back after a long time."""

from __future__ import annotations

import itertools
import random

import pytest

from posse.engine import recorder as rec
from posse.server import protocol
from posse.server.course import AWAY
from posse.server.errors import Refused
from posse.server.protocol import Settings
from posse.server.trying import Desk
from posse.server.votes import SECONDS

#: somebody has seen a card that he had not seen
NEWS = (rec.CardDrawn, rec.HandTaken, rec.HandLost, rec.CheckDrawn, rec.CardsTurnedUp, rec.Eliminated)
pytestmark = pytest.mark.usefixtures("seeds")
NAMES = ("Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal")


def table_of(people: int, players: int = 0, **settings: object) -> tuple[Desk, list[int]]:
    given = {"players": players or people, "pace": 0, "clock": 0, **settings}
    desk = Desk(Settings(**given))  # type: ignore[arg-type]
    return desk, [desk.host, *(desk.join(name) for name in NAMES[1:people])]


def begun(people: int, players: int = 0, **settings: object) -> tuple[Desk, list[int]]:
    desk, conns = table_of(people, players, **settings)
    desk.send(desk.host, protocol.Start())
    return desk, conns


def undo_asked(people: int) -> tuple[Desk, list[int], int]:
    """Somebody asks to take a finished choice back; who."""
    desk, conns = begun(people)
    for _ in range(5000):
        for conn in conns:
            table = desk.table(conn)
            middle = table.question is not None and table.question.can_undo
            if table.can_undo and not middle:
                desk.send(conn, protocol.Undo(game=table.game, at=table.at))
                return desk, conns, conn
        if desk.room.stage == "over":
            desk.send(desk.host, protocol.Rematch())
        desk.choose(conns[desk.asked], 0)
    raise AssertionError("nothing could be taken back")


def over(people: int, players: int = 0) -> tuple[Desk, list[int]]:
    desk, conns = begun(people, players)
    for conn in conns:
        desk.send(conn, protocol.Stand(on=True))
    desk.wait(10)
    assert desk.room.stage == "over"
    return desk, conns


# -- two votes at once ------------------------------------------------------------------------------------------------


def test_sending_away_the_last_who_has_not_agreed_ends_the_other_vote_too() -> None:
    desk, conns, asker = undo_asked(4)
    before = desk.texts()
    first, second, silent = (conn for conn in conns if conn != asker)
    undo = desk.told(first).votes[0]
    for conn in (first, second):
        desk.send(conn, protocol.Answer(vote=undo.id, yes=True))
    player = desk.told(silent).you
    assert player is not None
    desk.send(first, protocol.Kick(player=player))
    kick = desk.told(first).votes[1]
    assert (kick.kind, kick.about) == ("kick", player)
    desk.send(second, protocol.Answer(vote=kick.id, yes=True))
    assert desk.last(silent, protocol.Gone).reason == "kicked"
    assert desk.told(first).votes == []
    assert desk.texts() == before[: len(desk.texts())]
    assert len(desk.texts()) < len(before)


def test_sending_away_who_asked_to_take_back_ends_that_vote() -> None:
    desk, conns, asker = undo_asked(4)
    before = desk.texts()
    others = [conn for conn in conns if conn != asker]
    player = desk.told(asker).you
    assert player is not None
    desk.send(others[0], protocol.Kick(player=player))
    kick = desk.told(others[0]).votes[1]
    desk.send(others[1], protocol.Answer(vote=kick.id, yes=True))
    assert desk.told(others[0]).votes == []
    assert desk.texts() == before


def test_each_of_two_wants_the_other_away() -> None:
    desk, conns = begun(4)
    desk.send(conns[0], protocol.Kick(player=1))
    desk.send(conns[1], protocol.Kick(player=0))
    first, second = desk.told(conns[2]).votes
    desk.send(conns[2], protocol.Answer(vote=second.id, yes=True))
    assert desk.last(conns[0], protocol.Gone).reason == "kicked"
    assert desk.told(conns[1]).votes == []  # whose vote it was is not there any more
    assert desk.refused(conns[2], protocol.Answer(vote=first.id, yes=True)) == "no-vote"
    assert desk.told(conns[1]).seats[1].kind == "person"


def test_who_goes_while_a_vote_is_on_has_no_weight_in_it() -> None:
    desk, conns = begun(6)
    desk.send(conns[0], protocol.Kick(player=5))
    assert desk.told(conns[0]).votes[0].needed == 3
    for conn in (conns[3], conns[4]):
        desk.drop(conn)
    assert desk.told(conns[0]).votes[0].needed == 2
    desk.send(conns[1], protocol.Answer(vote=desk.told(conns[0]).votes[0].id, yes=True))
    assert desk.last(conns[5], protocol.Gone).reason == "kicked"


def test_a_vote_is_no_choice_of_those_who_come_later() -> None:
    desk, conns = begun(4)
    secret = desk.secret(conns[2])
    desk.drop(conns[2])
    desk.send(conns[0], protocol.Kick(player=3))
    again = desk.join(secret=secret)
    vote = desk.told(again).votes[0]
    assert desk.refused(again, protocol.Answer(vote=vote.id, yes=True)) == "no-vote"
    desk.wait(SECONDS + 1)
    assert desk.told(again).votes == []
    assert desk.told(again).seats[3].kind == "person"


def test_votes_do_not_outlive_the_game() -> None:
    desk, conns = begun(4)
    desk.send(conns[0], protocol.Kick(player=3))
    vote = desk.told(conns[1]).votes[0]
    for conn in conns:
        desk.send(conn, protocol.Stand(on=True))
    desk.wait(10)
    assert desk.told(conns[1]).stage == "over"
    assert desk.told(conns[1]).votes == []
    assert desk.refused(conns[1], protocol.Answer(vote=vote.id, yes=True)) == "no-vote"


# -- the host ---------------------------------------------------------------------------------------------------------


def test_the_host_too_can_be_sent_away() -> None:
    desk, conns = begun(4)
    desk.send(conns[1], protocol.Kick(player=0))
    desk.send(conns[2], protocol.Answer(vote=desk.told(conns[1]).votes[0].id, yes=True))
    assert desk.last(conns[0], protocol.Gone).reason == "kicked"
    assert [seat.host for seat in desk.told(conns[1]).seats] == [False, True, False, False]
    assert desk.told(conns[1]).host


def test_a_host_who_leaves_in_a_game_leaves_a_bot_and_another_host() -> None:
    desk, conns = begun(3, 4)
    desk.send(conns[0], protocol.Leave())
    told = desk.told(conns[1])
    assert told.host
    assert (told.seats[0].kind, told.seats[0].bot, told.seats[0].host) == ("open", "greedy", False)
    desk.send(conns[1], protocol.Configure(settings=Settings(players=4, pace=1, clock=0)))
    assert desk.told(conns[2]).settings.pace == 1


@pytest.mark.parametrize("stage", ["lobby", "playing", "over"])
def test_everybody_leaves_and_somebody_comes(stage: str) -> None:
    desk, conns = table_of(3, 4) if stage == "lobby" else begun(3, 4) if stage == "playing" else over(3, 4)
    for conn in conns:
        desk.send(conn, protocol.Leave())
    assert not desk.room.guests
    assert desk.room.next_due() is None  # bots among themselves wait until somebody looks
    desk.restart()
    new = desk.join("New")
    told = desk.told(new)
    assert (told.host, told.you) == (True, 0)
    assert told.stage == stage
    if stage == "lobby":
        desk.send(new, protocol.Start())
    elif stage == "over":
        desk.send(new, protocol.Rematch())
    assert desk.told(new).stage == "playing"
    desk.send(new, protocol.Stand(on=True))
    desk.wait(10)
    assert desk.told(new).stage == "over"


@pytest.mark.parametrize("paused", [False, True])
def test_after_a_night_everybody_finds_the_decision_as_it_was(paused: bool) -> None:
    """Out of memory and back: the seats, the pause, the question; nobody is late because he slept."""
    desk, conns = begun(3, 4, clock=40, grace=20)
    desk.play_on(conns, until=25)
    if paused:
        desk.send(conns[1], protocol.Pause(on=True))
    secrets = [desk.secret(conn) for conn in conns]
    before = desk.texts()
    for conn in conns:
        desk.drop(conn)
    desk.wait(30_000)
    desk.restart()
    desk.wait(30_000)
    back = [desk.join(secret=secret) for secret in secrets]
    desk.wait(20)
    assert desk.texts()[: len(before)] == before
    told = desk.told(back[0])
    assert told.paused == paused
    assert [seat.kind for seat in told.seats] == ["person"] * 3 + ["bot"]
    assert not any(seat.bot for seat in told.seats[:3])
    if paused:
        assert desk.texts() == before
        desk.send(back[2], protocol.Pause(on=False))
    desk.play_on(back, until=len(before) + 10)
    assert len(desk.texts()) >= len(before) + 10 or desk.room.stage == "over"


# -- taking back ------------------------------------------------------------------------------------------------------


def test_nothing_is_taken_back_after_a_hidden_card_was_seen() -> None:
    """By what happened since: a card drawn, taken from a hand, turned over, or somebody else's answer."""
    seen = 0
    for start in range(5):
        desk, conns = begun(4)
        dice = random.Random(start)
        play = desk.room.play
        assert play is not None
        for _ in range(300):
            if desk.room.stage == "over":
                break
            recorder = play.game.recorder
            assert recorder is not None
            happened, player = len(recorder.events), desk.asked
            options = desk.table(conns[player]).question
            assert options is not None
            assert options.options is not None
            desk.choose(conns[player], dice.randrange(len(options.options)))
            new = recorder.events[happened:]
            if any(
                isinstance(e, (rec.CardDrawn, rec.HandTaken, rec.CheckDrawn, rec.CardsTurnedUp)) for e in new
            ):
                seen += 1
                for conn in conns:
                    table = desk.table(conn)
                    assert not table.can_undo, [event.text(list(NAMES)) for event in new]
                    if not (table.question and table.question.can_undo) and desk.room.stage == "playing":
                        message = protocol.Undo(game=table.game, at=table.at)
                        assert desk.refused(conn, message) == "no-undo"
    assert seen > 100


def test_consent_that_comes_late_takes_nothing_back() -> None:
    desk, conns, asker = undo_asked(3)
    vote = desk.told(asker).votes[0]
    others = [conn for conn in conns if conn != asker]
    desk.send(others[0], protocol.Answer(vote=vote.id, yes=True))
    desk.choose(conns[desk.asked], 0)
    before = desk.texts()
    assert desk.refused(others[1], protocol.Answer(vote=vote.id, yes=True)) == "no-vote"
    assert desk.texts() == before


def test_who_asks_twice_asks_once() -> None:
    desk, conns, asker = undo_asked(4)
    table = desk.table(asker)
    assert desk.refused(asker, protocol.Undo(game=table.game, at=table.at)) == "no-undo"
    assert len(desk.told(conns[0]).votes) == 1


# -- a bot gives the seat back ----------------------------------------------------------------------------------------


def test_a_bot_gives_the_seat_back_in_the_middle_of_a_choice() -> None:
    """Half of a choice was made by a bot: the person goes on from there, or takes the half back."""
    middles = 0
    for start in range(40):
        desk, conns = begun(1, 4, bots="random")
        desk.send(conns[0], protocol.Stand(on=True))
        for _ in range(400):
            due = desk.room.next_due()
            if due is None:
                break
            desk.now = max(desk.now, due)
            desk.room.tick(desk.now)
            desk._collect()
            question = desk.table(conns[0]).question
            if question is not None and question.options and question.can_undo:
                break
        else:
            continue
        if desk.room.stage == "over":
            continue
        middles += 1
        before = desk.texts()
        desk.send(conns[0], protocol.Stand(on=False))
        assert desk.told(conns[0]).seats[0].bot is None
        desk.wait(1000)
        assert desk.texts() == before  # it is the person's now
        if start % 2:
            desk.choose(conns[0], 0)
            assert desk.texts()[: len(before)] == before
        else:
            table = desk.table(conns[0])
            desk.send(conns[0], protocol.Undo(game=table.game, at=table.at))
            assert desk.texts() == before[:-1]
        if middles == 3:
            return
    raise AssertionError(f"only {middles} choices were left half made")


def test_who_chooses_or_takes_back_is_there_again() -> None:
    desk, conns = begun(2, 4)
    while desk.asked > 1:
        desk.wait(1)
    player = desk.asked
    desk.send(conns[player], protocol.Stand(on=True))
    desk.choose(conns[player], 0)
    assert desk.told(conns[0]).seats[player].bot is None


# -- the next game ----------------------------------------------------------------------------------------------------


def test_a_rematch_does_not_wait_for_who_has_gone() -> None:
    for way in ("leaves", "drops"):
        desk, conns = over(3, 4)
        for conn in conns[1:]:
            desk.send(conn, protocol.Rematch())
        assert desk.told(conns[1]).stage == "over"
        if way == "leaves":
            desk.send(conns[0], protocol.Leave())
        else:
            desk.drop(conns[0])
        told = desk.told(conns[1])
        assert (told.stage, told.game) == ("playing", 2), way
        assert told.seats[0].bot == "greedy"
        assert told.seats[0].kind == ("bot" if way == "leaves" else "person")


def test_nobody_begins_a_rematch_for_an_empty_table() -> None:
    desk, conns = over(2, 4)
    desk.send(conns[1], protocol.Rematch())
    desk.drop(conns[0])
    assert desk.told(conns[1]).game == 2
    desk, conns = over(2, 4)
    desk.send(conns[1], protocol.Rematch())
    desk.drop(conns[1])
    desk.drop(conns[0])
    assert (desk.room.stage, desk.room.game) == ("over", 1)


def test_who_was_away_at_the_rematch_comes_back_to_his_seat() -> None:
    desk, conns = over(3, 4)
    secret = desk.secret(conns[2])
    desk.drop(conns[2])
    desk.send(conns[0], protocol.Rematch())
    assert desk.told(conns[0]).seats[2].bot == "greedy"
    again = desk.join(secret=secret)
    assert (desk.told(again).you, desk.told(again).seats[2].bot) == (2, None)
    assert desk.table(again).view["player"] == 2


# -- anything, in any order -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", range(6))
def test_whatever_people_do_the_room_stays_whole(start: int) -> None:
    """People come, go, vote, pause, wait and come back at random: nothing breaks, and the disk has it all."""
    dice = random.Random(start)
    desk, conns = begun(4, 5, clock=20, grace=5)
    there: dict[int, str] = {conn: desk.secret(conn) for conn in conns}
    away: list[str] = []
    for _ in range(700):
        doing = dice.randrange(16)
        conn = dice.choice(list(there)) if there else 0
        try:
            if doing < 5 and conn:
                question = desk.table(conn).question
                if desk.room.stage == "playing" and question is not None and question.options:
                    desk.choose(conn, dice.randrange(len(question.options)))
                else:
                    desk.wait(dice.random())
            elif doing == 5 and conn:
                desk.drop(conn)
                away.append(there.pop(conn))
            elif doing in (6, 7) and away:
                secret = away.pop(dice.randrange(len(away)))
                there[desk.join(secret=secret)] = secret
            elif doing == 8 and conn:
                desk.send(conn, protocol.Kick(player=dice.randrange(5)))
            elif doing in (9, 10) and conn and desk.told(conn).votes:
                vote = dice.choice(desk.told(conn).votes)
                desk.send(conn, protocol.Answer(vote=vote.id, yes=dice.random() < 0.7))
            elif doing == 11 and conn and desk.room.play is not None:
                table = desk.table(conn)
                desk.send(conn, protocol.Undo(game=table.game, at=table.at))
            elif doing == 12 and conn:
                desk.send(conn, protocol.Pause(on=dice.random() < 0.3))
            elif doing == 13 and conn:
                if dice.random() < 0.2:
                    desk.send(conn, protocol.Leave())
                    del there[conn]
                else:
                    desk.send(conn, protocol.Stand(on=dice.random() < 0.5))
            elif doing == 14:
                desk.wait(dice.choice((1, 8, 40, AWAY * 2)))
                if conn and desk.room.stage == "over":
                    desk.send(conn, protocol.Rematch())
            elif len(there) + len(away) < 4:
                new = desk.join(f"N{desk.now:.0f}"[:20])
                there[new] = desk.secret(new)
        except Refused:
            pass
        for gone in [one for one in there if one not in desk.room.guests]:
            del there[gone]
        hosts = [seat for seat in desk.room.seats.all if seat.host]
        assert len(hosts) == (1 if desk.room.seats.persons else 0)
        assert all(seat.kind == "person" for seat in hosts)
        if dice.random() < 0.05:
            kept = desk.texts()
            desk.restart()
            assert desk.texts() == kept
            away += there.values()
            there = {}
    assert desk.room.game >= 1
    assert len(list(itertools.chain(*desk.got.values()))) > 500

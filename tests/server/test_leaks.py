"""Whatever comes over the socket follows from what its reader may see: whole games, with everything hidden dealt anew.

While a game is played over real sockets, every message is made a second time from a game that looks the same to its
reader: hands, deck and roles he does not see are others. What he was sent has to be the same, byte for byte.
POSSE_LEAKS=1 looks at every message instead of some.
"""

from __future__ import annotations

import copy
import os
import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from posse.engine import recorder as rec
from posse.engine.cards import BOXES, card_text
from posse.engine.game import Game
from posse.engine.recorder import Recorder
from posse.server import protocol, tables
from posse.server.client import Client
from posse.server.course import PAUSES
from posse.server.people import People, Sent
from posse.server.protocol import Settings
from posse.server.room import Room
from posse.server.testserver import Journal, Running, Serve
from posse.server.trying import Desk
from posse.telling import log
from posse.telling.message import Message
from posse.telling.names import EVERYTHING, ONLY_PUBLIC

SHARE = 1.0 if os.environ.get("POSSE_LEAKS") else 0.25
ALL = [box.id for box in BOXES]
pytestmark = pytest.mark.usefixtures("seeds")
NAMES = ("Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal")
QUIET = (protocol.Welcome, protocol.Pong)  # of the connection, not of the room


def other_history(game: Game, viewer: int) -> Recorder:
    """What this viewer saw of it, with other cards where he saw none."""
    found = Recorder()
    assert game.recorder is not None
    found.choices = [(-1, -1) for _ in game.recorder.choices]
    for event in game.recorder.events:
        if not log.sees(event, game, viewer):
            fields = {name: getattr(event, name) for name, _ in event.FIELDS}
            fields["card"] = (fields["card"] + 1) % 70
            event = type(event)(**fields)
        found.events.append(event)
    return found


class Spy:
    """Stands in a room of a server, and makes some of its messages a second time, as if another game were played."""

    def __init__(self, room: Room, seed: int) -> None:
        self.room = room
        self.dice = random.Random(seed)
        self.expected: defaultdict[int, list[bytes]] = defaultdict(list)
        self.looked = 0
        self.different = 0  # so often there was something to hide
        self.broken: Exception | None = None
        room.take_messages = self.take  # type: ignore[method-assign]

    def take(self, now: float) -> list[Sent]:
        try:
            return self._take(now)
        except Exception as error:
            self.broken = error
            raise

    def _take(self, now: float) -> list[Sent]:
        room = self.room
        twins: dict[int, list[bytes]] = {}
        if room.play is not None and self.dice.random() < SHARE:
            self.looked += 1
            for guest in room.guests.values():
                viewer = room.viewer(guest)
                if viewer is not EVERYTHING:
                    twins[guest.conn] = self._imagined(viewer, guest.conn, now)
        sent = People.take_messages(room, now)
        for conn, data in sent:
            if conn not in twins:
                self.expected[conn].append(data)
        for conn, found in twins.items():
            self.expected[conn] += found
        return sent

    def _imagined(self, viewer: int, conn: int, now: float) -> list[bytes]:
        room = self.room
        assert room.play is not None
        game = room.play.game
        twin = copy.copy(room)
        twin.guests = {number: copy.copy(guest) for number, guest in room.guests.items()}
        twin._direct = list(room._direct)
        twin.play = copy.copy(room.play)
        other = game.determinize(None if viewer == ONLY_PUBLIC else viewer, self.dice.randrange(1 << 30))
        other.recorder = other_history(game, viewer)
        if game.over:  # then the seed is told
            other.secret = game.secret
        self.different += [other.hands, other.deck] != [game.hands, game.deck]
        real = {player: room.play.last_own(player) for player in range(len(room.seats))}
        twin.play.game = other
        twin.play.last_own = real.__getitem__  # type: ignore[method-assign, assignment]
        return [data for to, data in People.take_messages(twin, now) if to == conn]


def play(server: Running, settings: Settings, people: int, boxes: list[str], seed: int, most: int) -> Spy:
    """A game of random choices over sockets; what everybody got is compared with what the spy expected."""
    dice = random.Random(seed)
    clients = [server.client() for _ in range(people)]
    code = clients[0].create("Ann", settings).room
    for client, name in zip(clients[1:], NAMES[1:], strict=False):
        client.join(code, name)
    watcher = server.client("ru")
    watcher.join(code, watch=True)
    everybody = [*clients, watcher]
    for client in everybody:
        client.settle()
        client.raw.clear()
        client.got.clear()
    live = server.hub.rooms[code]
    live.room.settings.boxes = boxes  # unfinished ones too, which nobody may choose yet
    spy = Spy(live.room, seed)
    numbers = sorted(live.connections)
    clients[0].send(protocol.Start())
    for _ in range(most):
        for client in everybody:
            client.settle_all()
        assert spy.broken is None
        assert clients[0].room is not None
        if clients[0].room.stage == "over":
            break
        for client in clients:
            if client.options:
                client.choose(dice.randrange(len(client.options)))
                if dice.random() < 0.1:
                    client.send(protocol.Say(text=f"<b>{dice.random()}</b>"))
                if dice.random() < 0.1 and client.table is not None:
                    client.send(protocol.Undo(game=client.table.game, at=client.table.at))
    clients[0].send(protocol.Pause(on=True))  # bots would go on while the last ones hear what they did
    for client in everybody:
        client.settle_all()
    for number, client in zip(numbers, everybody, strict=True):
        compare(client, spy.expected[number])
    for client in everybody:
        client.close()
    return spy


def compare(client: Client, expected: list[bytes]) -> None:
    pairs = zip(client.got, client.raw, strict=True)
    came = [raw for message, raw in pairs if not isinstance(message, (*QUIET, protocol.Error))]
    for text, wanted in zip(came, expected, strict=False):
        assert (text.encode() if isinstance(text, str) else text) == wanted
    assert len(came) == len(expected)


TABLES: list[tuple[dict[str, Any], int, list[str], int]] = [
    ({"players": 3}, 3, ["base"], 400),
    ({"players": 5}, 3, ["base"], 400),
    ({"players": 8, "dead_see_all": True}, 4, ["base"], 250),
    ({"players": 2}, 2, ["base"], 250),
    ({"players": 6, "mode": "hidden_six"}, 4, ["base"], 200),
    ({"players": 4, "options": {"shadow_gunslingers": "on"}}, 4, ["base"], 300),
    ({"players": 4}, 3, ALL, 200),
    ({"players": 2}, 2, ALL, 150),
    ({"players": 7}, 3, ALL, 150),
    ({"players": 6, "mode": "hidden_six"}, 4, ALL, 120),
]


@pytest.mark.parametrize("given, people, boxes, most", TABLES, ids=lambda value: str(value)[:40])
def test_nothing_but_what_one_sees_comes_over_the_socket(
    serve: Serve, journal: Journal, given: dict[str, Any], people: int, boxes: list[str], most: int
) -> None:
    spy = play(serve(), Settings(pace=0, clock=0, **given), people, boxes, 1, most)
    assert spy.looked > 10
    assert spy.different > 10
    assert not journal.troubles()


def deck_shows(found: protocol.Table, game: Game) -> None:
    found.view["next"] = game.deck[-1] if game.deck else None


def hand_shows(found: protocol.Table, game: Game) -> None:
    found.can_undo = bool(sum(game.hands[-1]) & 1)


def past_shows(found: protocol.Table, game: Game) -> None:
    assert game.recorder is not None
    drawn = [event.card for event in game.recorder.events if isinstance(event, rec.CardDrawn)]
    found.since = [Message("log-draw", {"count": sum(drawn)})]


def role_shows(found: protocol.Table, game: Game) -> None:
    found.view["roles"] = list(game.role)


@pytest.mark.parametrize(
    "leak", [deck_shows, hand_shows, past_shows, role_shows], ids=lambda leak: leak.__name__
)
def test_a_leak_is_noticed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, leak: Callable[[protocol.Table, Game], None]
) -> None:
    real = tables.table

    def leaking(game: Game, **given: Any) -> protocol.Table:
        found = real(game, **given)
        leak(found, game)
        return found

    monkeypatch.setattr("posse.server.people.table", leaking)
    monkeypatch.setattr(f"{__name__}.SHARE", 1.0)
    with pytest.raises(AssertionError):
        play(serve(), Settings(players=4, pace=0, clock=0), 3, ["base"], 1, 12)


# -- who could answer -------------------------------------------------------------------------------------------------


def targets(happened: list[rec.Event]) -> list[int]:
    """The seats at which a Bang! was played."""
    played = [event for event in happened if isinstance(event, rec.CardPlayed) and event.target >= 0]
    return [event.target for event in played if card_text(event.card).startswith("bang[")]


@pytest.mark.parametrize("pace", range(len(PAUSES)))
def test_who_is_aimed_at_is_asked_whatever_he_holds_and_bots_take_the_same_time(pace: int) -> None:
    """Who holds no answer is asked too, and his bot thinks just as long."""
    could: set[bool] = set()
    for _ in range(12):
        desk = Desk(Settings(players=5, pace=pace))
        desk.send(desk.host, protocol.Start())
        desk.send(desk.host, protocol.Stand(on=True))
        room = desk.room
        for _ in range(120):
            due = room.next_due()
            if room.stage != "playing" or due is None:
                break
            assert room.play is not None
            game = room.play.game
            assert game.recorder is not None
            happened = len(game.recorder.events)
            assert due - desk.now == pytest.approx(PAUSES[pace])
            desk.now = due
            room.tick(due)
            desk._collect()
            aimed = targets(game.recorder.events[happened:])
            if aimed and room.stage == "playing":
                question = desk.table(desk.host).question
                assert question is not None
                assert (question.seat, question.kind) == (aimed[-1], "shot")
                could.add(len(game.codes) > 1)
        if could == {True, False}:
            return
    raise AssertionError(f"all who were aimed at could answer, or none: {could}")


def test_a_person_without_an_answer_has_the_same_time_and_sentence() -> None:
    """To the others it looks the same: the question as they are told it, and the clock."""
    told: dict[bool, set[bytes]] = {True: set(), False: set()}
    for _ in range(60):
        desk = Desk(Settings(players=4, pace=0, clock=30, grace=10))
        conns = [desk.host, desk.join("Bob"), desk.join("Cy"), desk.join("Dan")]
        desk.send(desk.host, protocol.Start())
        for _ in range(60):
            if desk.room.stage != "playing":
                break
            table = desk.table(conns[(desk.asked + 1) % 4])
            assert table.question is not None
            assert desk.room.play is not None
            if table.question.kind == "shot" and table.question.card is not None:
                shot = msgspec.structs.replace(table.question, player=0, seat=0, by=0, card="")
                shot.text = Message(shot.text.id)
                assert table.clock is not None
                seen = [shot, table.clock.left, table.clock.total, table.clock.grace]
                told[len(desk.room.play.game.codes) > 1].add(msgspec.json.encode(seen))
            options = desk.table(conns[desk.asked]).question
            assert options is not None
            assert options.options is not None
            shots = [n for n, option in enumerate(options.options) if (option.card or "").startswith("bang[")]
            desk.choose(conns[desk.asked], shots[0] if shots else 0)
        if told[True] and told[False]:
            break
    assert told[True] == told[False] != set()

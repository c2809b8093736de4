"""The server over real sockets on loopback: rooms, restarts, stopping, who may connect."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import cast

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from posse.server import fair, protocol
from posse.server.client import Client
from posse.server.connection import Connection
from posse.server.protocol import Settings
from posse.server.testserver import FREE, Journal, Running, Serve

QUICK = Settings(players=4, pace=0, clock=0)


@pytest.fixture
def server(serve: Serve) -> Running:
    return serve()


def table_of(server: Running, people: int, settings: Settings = QUICK) -> list[Client]:
    clients = [server.client() for _ in range(people)]
    room = clients[0].create("Ann", settings).room
    for client, name in zip(clients[1:], ("Bob", "Cy", "Dan", "Eve"), strict=False):
        client.join(room, name)
    return clients


def play_to_the_end(clients: list[Client], most: int = 5000) -> None:
    """Everybody takes the first option until the game is over."""
    for _ in range(most):
        for client in clients:
            client.settle()
        assert clients[0].room is not None
        if clients[0].room.stage == "over":
            return
        for client in clients:
            if client.options:
                client.choose(0)
    raise AssertionError("the game does not end")


def test_a_stranger_is_in_a_game_with_two_messages(server: Running) -> None:
    with server.client("uk") as client:
        room = client.create("Ann", QUICK, go=True)
        assert room.stage == "playing"
        table = client.expect(protocol.Table)
        assert table.whole
        assert table.view["player"] == 0


def test_a_whole_game_of_two_people_and_two_bots_and_its_record(server: Running, journal: Journal) -> None:
    from posse.record import verify

    clients = table_of(server, 2)
    clients[0].settle()
    lobby = clients[0].room
    assert lobby is not None
    assert lobby.stage == "lobby"
    assert lobby.commitment
    clients[0].send(protocol.Start())
    play_to_the_end(clients)
    room = clients[1].room
    assert room is not None
    assert room.commitment == lobby.commitment
    url = f"{server.http}/api/records/{room.room}/1"
    for _ in range(100):
        answer = httpx.get(url)
        if answer.status_code == 200:
            break
        time.sleep(0.05)
    game = verify(answer.text)
    assert game.over
    assert fair.commitment(game.setup.seed) == lobby.commitment
    assert "attachment" in answer.headers["content-disposition"]
    assert not journal.troubles()


def test_there_is_no_record_while_the_game_is_on(server: Running) -> None:
    with server.client() as client:
        room = client.create("Ann", QUICK, go=True)
        answer = httpx.get(f"{server.http}/api/records/{room.room}/1?lang=ru")
        assert answer.status_code == 404
        assert answer.json()["code"] == "no-game"
        assert answer.json()["text"] == "Записи такой партии нет. Она появляется, когда партия окончена."


def test_a_seat_is_taken_over_from_another_device_in_the_middle_of_a_decision(server: Running) -> None:
    clients = table_of(server, 2)
    clients[0].send(protocol.Start())
    for _ in range(30):
        for client in clients:
            client.settle()
        asked = next((client for client in clients if client.options), None)
        if asked is not None:
            break
    assert asked is not None
    assert asked.room is not None
    question = asked.table.question if asked.table else None
    with server.client() as phone:
        phone.join(asked.room.room, secret=asked.secret)
        table = phone.expect(protocol.Table)
        assert table.question == question
        assert asked.expect(protocol.Gone).reason == "elsewhere"
        phone.choose(0)
        assert phone.expect(protocol.Table).at == table.at + 1
        asked.send(protocol.Pause(on=True))
        assert asked.expect(protocol.Error).code == "not-in-room"


def test_idle_rooms_leave_memory_and_come_back(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.live.IDLE", 0.2)
    with server.client() as client:
        code = client.create("Ann", QUICK, go=True).room
        client.expect(protocol.Table)
        for _ in range(10):
            client.settle()
            if client.options:
                client.choose(0)
        client.settle()
        secret = client.secret
    for _ in range(200):
        if not server.hub.rooms:
            break
        time.sleep(0.02)
    assert not server.hub.rooms
    with server.client() as client:
        room = client.join(code.lower(), secret=secret)  # as somebody types it
        assert room.stage == "playing"
        assert room.you == 0
        assert client.expect(protocol.Table).at >= 1
    assert server.hub.metrics.loads == 1


def test_after_a_restart_everything_is_there(serve: Serve, database: str) -> None:
    first = serve(database)
    clients = table_of(first, 3)
    clients[0].send(protocol.Start())
    for _ in range(40):
        for client in clients:
            client.settle()
            if client.options:
                client.choose(0)
    for client in clients:
        client.settle()
    secrets = [client.secret for client in clients]
    tables = [client.table for client in clients]
    code = clients[0].room.room if clients[0].room else ""
    first.stop()
    second = serve(database)
    for secret, old in zip(secrets, tables, strict=True):
        with second.client() as client:
            client.join(code, secret=secret)
            new = client.expect(protocol.Table)
            assert old is not None
            assert new.at >= old.at
            if new.at == old.at:
                assert new.view == old.view


def test_stopping_tells_everybody_and_closes_with_come_again(serve: Serve, journal: Journal) -> None:
    server = serve()
    clients = table_of(server, 2)
    clients[0].send(protocol.Start())
    idle = server.client()
    server.stop()
    for client in clients:
        assert client.expect(protocol.Gone).reason == "closed"
        assert client.expect_closed() == 1012
    assert idle.expect_closed() == 1012
    assert "stopped" in [line["event"] for line in journal.lines]
    assert not journal.troubles()


def test_a_room_that_cannot_be_written_sends_everybody_to_come_again(
    server: Running, journal: Journal
) -> None:
    """What was not written was not told; the room goes on from what is on disk."""
    clients = table_of(server, 2)
    clients[0].send(protocol.Start())
    for client in clients:
        client.settle()
    code = clients[0].room.room if clients[0].room else ""
    broken = server.hub.storage.write

    def fail(*_: object) -> object:
        raise OSError("disk full")

    server.hub.storage.write = fail  # type: ignore[assignment, method-assign]
    clients[1].send(protocol.Say(text="hello?"))
    error = clients[0].expect(protocol.Error)
    assert error.code == "internal"
    assert clients[0].expect_closed() == 1012
    server.hub.storage.write = broken  # type: ignore[method-assign]
    with server.client() as again:
        room = again.join(code, secret=clients[0].secret)
        assert room.stage == "playing"
        again.settle()
        assert not any(isinstance(message, protocol.Chat) for message in again.got)
    assert [line["event"] for line in journal.troubles()] == ["room failed"]


@pytest.mark.parametrize(
    "origin, may",
    [
        (None, True),
        ("http://127.0.0.1:{port}", True),
        ("https://127.0.0.1:{port}", True),
        ("https://friends.example", True),
        ("http://127.0.0.1", False),
        ("http://evil.example", False),
        ("http://127.0.0.1:{port}.evil.example", False),
        ("null", False),
        ("file://127.0.0.1:{port}", False),
        ("http://[::1", False),
    ],
)
def test_pages_of_other_sites_may_not_connect(serve: Serve, origin: str | None, may: bool) -> None:
    server = serve(origins=("https://friends.example",))
    asked = origin.format(port=server.port) if origin else None
    if may:
        server.client(origin=asked).close()
    else:
        with pytest.raises(InvalidStatus, match="403"):
            server.client(origin=asked)


def test_who_says_nothing_is_sent_away(serve: Serve) -> None:
    server = serve(limits=replace(FREE, hello=0.1))
    with connect(server.url, compression=None) as socket:
        assert "hello-first" in str(socket.recv(5))


def test_a_flood_is_answered_and_then_closed(serve: Serve) -> None:
    server = serve(limits=replace(FREE, rate=1.0, burst=5.0, patience=50))
    with server.client() as client:
        for _ in range(80):
            client.send(protocol.Ping())
        assert client.expect_closed() == 1008
        codes = [message.code for message in client.got if isinstance(message, protocol.Error)]
        assert codes.count("too-fast") == 51


def test_a_client_that_does_not_read_is_closed_and_holds_up_nobody() -> None:
    class Deaf:
        """A socket to which nothing can be sent, since its other end does not read."""

        code = 0

        async def send(self, message: object) -> None:
            await asyncio.Event().wait()

    async def work() -> None:
        connection = Connection(1, cast("WebSocket", Deaf()), "", replace(FREE, behind=10_000), 0.0)
        sender = asyncio.create_task(connection.pump())
        for _ in range(50):
            connection.send(b"x" * 300)
            await asyncio.sleep(0)
        assert connection.slow
        connection.send(b"nothing more")
        sender.cancel()

    asyncio.run(work())

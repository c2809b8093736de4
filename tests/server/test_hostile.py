"""Whatever comes over the wire: an error with code and sentence, nothing in the log, the game as it was.

POSSE_FLOOD=20000 sends so many messages; in everyday tests there are fewer.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from websockets.sync.client import connect

import posse
from posse.record import record
from posse.server import protocol
from posse.server.app import DECODER
from posse.server.client import Client
from posse.server.errors import CODES, sentence
from posse.server.protocol import Settings
from posse.server.testserver import Journal, Running, Serve

#: the server in another thread uses it, which hypothesis takes for the test's doing
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")
MESSAGES = int(os.environ.get("POSSE_FLOOD", "1500"))
BATCH = 25
COMMON: Any = {
    "deadline": None,
    "database": None,
    "phases": (Phase.explicit, Phase.generate),  # a server remembers, so nothing is shrunk
    "suppress_health_check": list(HealthCheck),
}
TYPES = [str(each.__struct_config__.tag) for each in protocol.FromPage.__args__]
#: what somebody in the room may do at any time; all else must be refused as the room stands
ALLOWED = (
    protocol.Hello, protocol.Leave, protocol.Kick, protocol.Pause, protocol.Stand, protocol.Rename, protocol.Say,
    protocol.Ping,
)  # fmt: skip

scalars = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.floats(), st.text(max_size=30),
    st.sampled_from(["bang[5C]", "", "\u202e", "\x00", "null", "<script>alert(1)</script>", "' or 1=1 --"]),
)  # fmt: skip
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = [
    "type", "version", "lang", "name", "settings", "go", "lesson", "room", "secret", "watch", "player", "kind", "bot",
    "game", "at", "option", "vote", "yes", "on", "text", "n",
]  # fmt: skip


@st.composite
def objects(draw: st.DrawFn) -> str:
    """Messages of a kind there is, with fields that may fit or not."""
    found = draw(st.dictionaries(st.sampled_from(FIELDS), values, max_size=5))
    found["type"] = draw(st.sampled_from(TYPES))
    for name in draw(st.sets(st.sampled_from(("game", "at", "option", "player", "vote")))):
        found[name] = draw(st.integers(-2, 60))
    return json.dumps(found)


@st.composite
def broken(draw: st.DrawFn) -> str:
    """A message that was cut off, doubled, or written over."""
    text = draw(objects())
    at = draw(st.integers(0, len(text)))
    return draw(
        st.sampled_from(
            [text[:at], text + text, text[:at] + draw(st.text(max_size=5)) + text[at:], f"[{text}]"]
        )
    )


class Long(str):
    """A long message that is told in few words."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{len(self)} times {self[:5]!r}"


def large() -> SearchStrategy[str]:
    sizes = st.sampled_from([8_200, 20_000, 100_000])
    return st.builds(
        lambda n, kind: Long(kind * (n // len(kind))), sizes, st.sampled_from(["[", '{"a":', "9", "я", " "])
    )


messages: SearchStrategy[str | bytes] = st.one_of(
    objects(),
    objects(),
    broken(),
    st.text(max_size=200),
    st.binary(max_size=50),
    large(),
    values.map(json.dumps),
)


class Room:
    """A game in the middle, with everybody who may send something wrong to it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        quick = Settings(players=3, pace=0, clock=0, watchers=True)
        self.people = [server.client() for _ in range(3)]
        self.code = self.people[0].create("Ann", quick).room
        for client, name in zip(self.people[1:], ("Bob", "Cy"), strict=True):
            client.join(self.code, name)
        self.old: list[str] = []  # messages that were good once
        self.people[0].send(protocol.Start())
        for _ in range(200):
            for client in self.people:
                client.settle()
            asked = next(client for client in self.people if client.options)
            assert asked.table is not None
            if asked.table.at >= 12 and not self.loose():
                break
            chosen = protocol.Choose(game=asked.table.game, at=asked.table.at, option=0)
            self.old.append(msgspec.json.encode(chosen).decode())
            asked.send(chosen)
        else:
            raise AssertionError("something could always be taken back")
        self.watcher = server.client("uk")
        self.watcher.join(self.code, watch=True)
        self.stranger = server.client("ru")
        with server.client() as other:  # another room, and the secret of a seat in it
            other.create("Zed", quick)
            self.foreign = str(other.secret)

    def loose(self) -> bool:
        """May anybody take something back just now?"""
        tables = [client.table for client in self.people if client.table is not None]
        return any(t.can_undo or (t.question is not None and t.question.can_undo) for t in tables)

    def state(self) -> list[object]:
        """All that counts: the choices, what is kept on disk, what everybody sees."""
        room = self.server.hub.rooms[self.code].room
        assert room.play is not None
        game = room.play.game
        assert game.recorder is not None
        views = [msgspec.json.encode(game.view(player)) for player in (None, 0, 1, 2)]
        kept = msgspec.json.encode(room.saved())
        votes, lines = len(room.votes), room.next_line
        return [list(game.recorder.choices), room.steps, kept, views, votes, lines, len(room.guests)]

    def senders(self) -> list[Client]:
        return [*self.people, self.watcher, self.stranger]

    def is_refused(self, sender: Client, text: str | bytes) -> bool:
        """Is it not something that this sender may do now?"""
        if isinstance(text, bytes):
            return True
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError, ValueError):
            return True
        if isinstance(message, ALLOWED):
            return False
        if sender is self.stranger:
            return not isinstance(message, (protocol.Create, protocol.Join))
        if sender is self.people[0] and isinstance(message, protocol.Configure):
            return False
        if isinstance(message, protocol.Choose) and sender.options and sender.table is not None:
            right = (message.game, message.at) == (sender.table.game, sender.table.at)
            return not (right and 0 <= message.option < len(sender.options))
        return True


@pytest.fixture(scope="module")
def journal_of_all() -> Iterator[Journal]:
    import logging

    handler = Journal()
    for name in ("posse.server", "uvicorn.error"):
        logging.getLogger(name).addHandler(handler)
    yield handler
    for name in ("posse.server", "uvicorn.error"):
        logging.getLogger(name).removeHandler(handler)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    from posse.server.app import Config
    from posse.server.testserver import FREE

    folder = tmp_path_factory.mktemp("hostile")
    server = Running(Config(f"sqlite:///{folder / 'rooms.db'}", (), FREE, folder / "page"))
    yield Room(server)
    server.stop()


@settings(
    max_examples=max(MESSAGES // BATCH, 1),
    **COMMON,
)
@given(who=st.integers(0, 4), batch=st.lists(messages, min_size=BATCH, max_size=BATCH))
def test_whatever_is_sent_is_refused_with_code_and_sentence(
    room: Room, journal_of_all: Journal, who: int, batch: list[str | bytes]
) -> None:
    sender = room.senders()[who]
    before = room.state()
    plain = [str(text) if isinstance(text, str) else text for text in batch]
    sent = [text for text in plain if room.is_refused(sender, text)]
    for text in sent:
        sender.send_text(text)
    errors = sender.settle_all()
    assert len(errors) == len(sent)
    lang = "uk" if sender is room.watcher else "ru" if sender is room.stranger else "en"
    for (
        error
    ) in errors:  # not in the order of the messages: those of the room come after those of the connection
        assert error.text == sentence(error.code, lang)
        assert error.code != "internal"
    too_large = sum(isinstance(text, str) and len(text) > 8192 for text in sent)
    assert sum(error.code == "too-large" for error in errors) == too_large
    assert room.state() == before
    assert not journal_of_all.troubles()
    sender.got.clear()
    sender.raw.clear()


@settings(
    max_examples=max(MESSAGES // 100, 10),
    **COMMON,
)
@given(
    other=st.integers(-5, 200),
    option=st.integers(-5, 80),
    pick=st.integers(0, 1000),
    text=st.text(max_size=50),
    order=st.randoms(use_true_random=False),
)
def test_choices_that_are_stale_replayed_out_of_turn_or_of_a_foreign_seat(
    room: Room, journal_of_all: Journal, other: int, option: int, pick: int, text: str, order: random.Random
) -> None:
    """Well-formed, and wrong: the code says what it is."""
    before = room.state()
    table = room.people[0].table
    assert table is not None
    asked = next(client for client in room.people if client.options)
    waiting = next(client for client in room.people if not client.options)
    other += other >= table.at
    old = room.old[pick % len(room.old)]
    cases: list[tuple[Client, str | protocol.Base, str]] = [
        (asked, protocol.Choose(game=table.game, at=other, option=option), "stale"),
        (asked, protocol.Choose(game=table.game + 1, at=table.at, option=option), "stale"),
        (asked, protocol.Choose(game=table.game, at=table.at, option=len(asked.options) + abs(option)), "no-option"),
        (waiting, protocol.Choose(game=table.game, at=table.at, option=option), "not-asked"),
        (room.watcher, protocol.Choose(game=table.game, at=table.at, option=option), "watching"),
        (room.stranger, protocol.Choose(game=table.game, at=table.at, option=option), "not-in-room"),
        (asked, old, "stale"),
        (waiting, old, "stale"),
        (waiting, protocol.Undo(game=table.game, at=table.at), "no-undo"),
        (waiting, protocol.Answer(vote=option, yes=True), "no-vote"),
        (room.stranger, protocol.Join(room=room.code, secret=room.foreign), "no-secret"),
        (room.stranger, protocol.Join(room=room.code, secret=text), "no-secret"),
        (room.stranger, protocol.Join(room="BCDFGHJK", secret=str(asked.secret)), "no-room"),
        (room.stranger, protocol.Join(room=text, name="Eve"), "no-room"),
        (room.stranger, protocol.Join(room=room.code, name="Eve"), "full"),
        (room.stranger, protocol.Create(name=("", "<>", "\u200b")[pick % 3]), "bad-name"),
        (room.stranger, protocol.Create(name="Eve", settings=Settings(players=option + 100)), "bad-settings"),
        (room.people[1], protocol.Start(), "not-host"),
        (room.people[1], protocol.SetSeat(player=option, kind="open"), "not-host"),
        (room.people[0], protocol.SetSeat(player=option, kind="open"), "not-in-lobby"),
        (room.people[0], protocol.Configure(settings=Settings(players=5)), "not-in-lobby"),
        (room.people[2], protocol.Rematch(), "not-over"),
        (room.people[2], protocol.Kick(player=max(option, 3) + 3), "no-seat"),
        (room.people[2], protocol.Next(), "no-lesson"),
    ]  # fmt: skip
    order.shuffle(cases)
    for sender, message, code in cases:
        if isinstance(message, str):
            sender.send_text(message)
        else:
            sender.send(message)
        (error,) = sender.settle_all()
        assert error.code == code, message
    assert room.state() == before
    assert not journal_of_all.troubles()


def test_before_the_greeting_nothing_is_heard(room: Room) -> None:
    with connect(room.server.url, compression=None) as raw:
        for name in TYPES[1:]:
            texts = {"leave": "{}", "start": "{}", "rematch": "{}", "next": "{}", "ping": "{}"}
            if name in texts:
                raw.send(json.dumps({"type": name}))
                assert json.loads(raw.recv(5))["code"] == "hello-first"
        raw.send('{"type":"hello","version":99}')
        assert json.loads(raw.recv(5))["code"] == "version"


def test_what_is_too_long_for_any_buffer_closes_the_connection_alone(
    room: Room, journal_of_all: Journal
) -> None:
    before = room.state()
    with room.server.client() as client:
        client.send_text("x" * 300_000)
        assert client.expect_closed() == 1009
    assert room.state() == before
    assert not journal_of_all.troubles()


def test_frames_that_are_none_close_the_connection_alone(room: Room, journal_of_all: Journal) -> None:
    """Below the messages: bytes that follow no protocol."""
    dice = random.Random(1)
    before = room.state()
    hello = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{room.server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    frames = [
        b"\x81\x05hello",  # not masked
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # not UTF-8
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",  # longer than anything
        b"\x8f\x80\x00\x00\x00\x00",  # no such frame
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x88\x81\x00\x00\x00\x00\x01",  # half a code
        *(dice.randbytes(dice.randrange(1, 400)) for _ in range(30)),
    ]
    for frame in frames:
        with socket.create_connection(("127.0.0.1", room.server.port), 5) as raw:
            raw.sendall(hello)
            assert b" 101 " in raw.recv(4096)
            raw.sendall(frame)
            raw.shutdown(socket.SHUT_WR)
            raw.settimeout(10)
            with contextlib.suppress(ConnectionResetError):
                while raw.recv(4096):
                    pass
    for client in room.people:
        client.settle()
    assert room.state() == before
    assert not [line for line in journal_of_all.lines if "trace" in line]


def test_names_and_chat_stay_text(serve: Serve) -> None:
    """Nothing is made of what people write: markup is not read, and comes back as it was written."""
    server = serve()
    with server.client() as ann, server.client() as bob:
        code = ann.create("<img src=x onerror=alert(1)>", Settings(players=4)).room
        bob.join(code, "Robert'); drop table rooms;--")
        text = "<script>alert('a & b')</script> {{7*7}} \u202egnp.exe"
        ann.send(protocol.Say(text=text))
        line = bob.expect(protocol.Chat).lines[0]
        assert line.text == text.replace("\u202e", "")
        assert line.name == "imgsrcxonerroralert1"[:20].replace("imgsrc", "img_src").replace("srcx", "srcx")[
            :20
        ] or (set(line.name) <= set("abcdefghijklmnopqrstuvwxyz_1"))
        bob.settle()
        assert bob.room is not None
        assert [seat.name for seat in bob.room.seats[:2]] == [line.name, "Robertʼ_drop_table_r"]


# -- over HTTP --------------------------------------------------------------------------------------------------------


def raw_http(server: Running, data: bytes) -> tuple[int, bytes]:
    """The status and the whole answer; 0 if the server just closed."""
    with socket.create_connection(("127.0.0.1", server.port), 5) as wire:
        wire.settimeout(10)
        try:
            wire.sendall(data)
            found = b""
            while part := wire.recv(65536):
                found += part
        except (ConnectionResetError, BrokenPipeError):
            return 0, b""
    return (int(found[9:12]) if found.startswith(b"HTTP/1.1 ") else 0), found


PLACES = """
/../../etc/passwd /%2e%2e/%2e%2e/etc/passwd /assets/../../app.py // /%00 /api/ /api/rules/%ff /ws /api/replay
/api/records/BCDFGHJK/1 /api/records/BCDFGHJK/4294967296 /api/records/x/99999999999999999999 /api/replay/BCDFGHJK/-1
/api/rules?q=%F0%9F /api/rules?file=../../x&section=y /api/cards?lang=../../ru /healthz/x /r/<script>
"""
paths = st.one_of(
    st.sampled_from(PLACES.split()),
    st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=60).map(lambda text: "/" + text),
    st.binary(max_size=40).map(lambda data: "/api/rules?q=" + "".join(f"%{byte:02x}" for byte in data)),
)
headers = st.lists(
    st.tuples(
        st.sampled_from(
            ["Accept-Language", "Accept-Encoding", "If-None-Match", "Origin", "X-Forwarded-For", "Content-Length"]
        ),
        st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=60),
    ),
    max_size=4,
)  # fmt: skip


@settings(
    max_examples=max(MESSAGES // 10, 50),
    **COMMON,
)
@given(
    method=st.sampled_from(["GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "BREW"]),
    path=paths,
    more=headers,
)
def test_strange_requests(
    room: Room, journal_of_all: Journal, method: str, path: str, more: list[tuple[str, str]]
) -> None:
    lines = [
        f"{method} {path} HTTP/1.1",
        "Host: x",
        "Connection: close",
        *(f"{n}: {v}" for n, v in more),
        "",
        "",
    ]
    status, answer = raw_http(room.server, "\r\n".join(lines).encode("utf-8", "replace"))
    assert status in (0, 200, 304, 400, 404, 405, 413, 429, 431, 503)
    if status == 503 and method != "HEAD":
        assert b"page was not built" in answer
    assert b"root:" not in answer
    assert not [line for line in journal_of_all.lines if "trace" in line or line["level"] == "error"]


def a_record() -> str:
    game = posse.new_game(players=3, seed=5)
    while game.decision is not None:
        game.choose(0)
    return record(game)


RECORD = a_record()


@st.composite
def records(draw: st.DrawFn) -> bytes:
    """A good record, with something wrong in it."""
    lines = RECORD.splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, min(len(lines) - 1, 40)))
        way = draw(st.integers(0, 4))
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(at, draw(st.text(max_size=60)))
        elif way == 2:
            lines[at] = lines[at].partition(":")[0] + ": " + draw(st.text(max_size=40))
        elif way == 3:
            lines[at] = lines[draw(st.integers(0, min(len(lines) - 1, 40)))]
        else:
            lines = lines[: at + 1]
    data = "\n".join(lines).encode("utf-8", "replace")
    return data if draw(st.booleans()) else data + draw(st.binary(max_size=20))


@settings(
    max_examples=max(MESSAGES // 50, 20),
    **COMMON,
)
@given(data=st.one_of(records(), records(), st.binary(max_size=300)))
def test_bad_records(room: Room, journal_of_all: Journal, data: bytes) -> None:
    answer = httpx.post(f"{room.server.http}/api/replay?count=1", content=data, timeout=30)
    assert answer.status_code in (200, 400)
    if answer.status_code == 400:
        told = answer.json()
        assert told["code"] == "no-record"
        assert told["text"] == sentence("no-record", "en")
        assert told["detail"]
    assert not journal_of_all.troubles()


def test_huge_bodies_are_not_read(room: Room, journal_of_all: Journal) -> None:
    url = f"{room.server.http}/api/replay"
    assert httpx.post(url, content=RECORD, timeout=30).status_code == 200
    for content in (b"x" * 600_000, iter([b"x" * 100_000] * 8)):
        answer = httpx.post(url, content=content, headers={"accept-language": "uk"})
        assert answer.status_code == 413
        assert answer.json()["text"] == sentence("too-large", "uk")
    status, _ = raw_http(
        room.server, b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999999\r\nConnection: close\r\n\r\n"
    )  # fmt: skip
    assert status == 413
    assert not journal_of_all.troubles()


def test_every_answer_is_safe_for_a_browser(serve: Serve, tmp_path: object) -> None:
    """No script, no frame, no guessing of types; on errors too."""
    server = serve()
    for path in ("/", "/healthz", "/api/setup", "/api/nothing", "/assets/none.js", "/metrics"):
        answer = httpx.get(f"{server.http}{path}")
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
    assert set(CODES) >= {"not-found", "too-many"}

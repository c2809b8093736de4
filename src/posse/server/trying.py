"""A room whose people, disk and time are moved by hand: for tests, and for trying out what a room does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from posse.server import protocol, rows
from posse.server.errors import Refused
from posse.server.limits import Limits
from posse.server.people import Saved
from posse.server.play import Deal, Step
from posse.server.room import Room

DECODER: msgspec.json.Decoder[protocol.ToPage] = msgspec.json.Decoder(protocol.ToPage)
M = TypeVar("M", bound=protocol.Base)


class Disk:
    """What was written, and what would be read again."""

    def __init__(self) -> None:
        self.rows: list[rows.Row] = []

    def room(self, code: str, limits: Limits, now: float) -> Room:
        saved: Saved | None = None
        deals: dict[int, Deal] = {}
        steps: dict[int, list[Step]] = {}
        lines: list[protocol.ChatLine] = []
        for row in self.rows:
            match row:
                case rows.SaveRoom():
                    saved = msgspec.json.decode(row.data, type=Saved)
                case rows.NewGame():
                    deals[row.game] = row.deal
                    steps[row.game] = []
                case rows.AddStep():
                    assert row.n == len(steps[row.game])
                    steps[row.game].append(row.step)
                case rows.AddLine():
                    lines.append(
                        protocol.ChatLine(n=row.n, player=row.player, name=row.name, text=row.text, at=row.at)
                    )
        assert saved is not None
        game = (deals[saved.game], steps[saved.game]) if saved.game and saved.stage != "lobby" else None
        return Room.restored(code, saved, game, lines, limits, now)


class Desk:
    """Everybody is known by the number of a connection; what each was sent lies in `got`."""

    def __init__(
        self, settings: protocol.Settings | None = None, host: str = "Ann", now: float = 1000.0
    ) -> None:
        self.now = now
        self.limits = Limits()
        self.disk = Disk()
        self.got: dict[int, list[protocol.Base]] = {}
        self.raw: dict[int, list[bytes]] = {}
        self._next = 1
        self.room = Room.new("TESTROOM", settings or protocol.Settings(), self.limits)
        self.host = self._new()
        self.room.found(self.host, host, self.now)
        self._collect()

    # -- people -----------------------------------------------------------------------------------------------

    def _new(self) -> int:
        conn = self._next
        self._next += 1
        self.got[conn] = []
        self.raw[conn] = []
        return conn

    def join(self, name: str | None = None, *, secret: str | None = None, watch: bool = False) -> int:
        conn = self._new()
        self.room.join(
            conn, protocol.Join(room=self.room.code, secret=secret, name=name, watch=watch), self.now
        )
        self._collect()
        return conn

    def send(self, conn: int, message: protocol.Base) -> None:
        """`Refused` goes through; nothing may have changed then."""
        before = self.state()
        try:
            self.room.handle(conn, message, self.now)
        except Refused:
            assert self.state() == before
            assert not self.room.take_rows(self.now)
            assert not self.room.take_messages(self.now)
            raise
        self._collect()

    def drop(self, conn: int) -> None:
        self.room.detach(conn, self.now)
        self._collect()

    def refused(self, conn: int, message: protocol.Base) -> str:
        """The code with which this message is refused; "" if it is not."""
        try:
            self.send(conn, message)
        except Refused as refused:
            return refused.code
        return ""

    # -- time -------------------------------------------------------------------------------------------------

    def wait(self, seconds: float) -> None:
        """Time passes, and everything happens when it is due."""
        until = self.now + seconds
        for _ in range(100_000):
            due = self.room.next_due()
            if due is None or due > until:
                break
            self.now = max(self.now, due)
            self.room.tick(self.now)
            self._collect()
        else:
            raise AssertionError("the room does not come to rest")
        self.now = until

    def restart(self) -> None:
        """The server is killed and comes back: all connections are gone, the room is what the disk says."""
        self.room = self.disk.room(self.room.code, self.limits, self.now)

    # -- what was told ----------------------------------------------------------------------------------------

    def _collect(self) -> None:
        self.disk.rows += self.room.take_rows(self.now)
        for conn, data in self.room.take_messages(self.now):
            self.got[conn].append(DECODER.decode(data))
            self.raw[conn].append(data)

    def last(self, conn: int, kind: type[M]) -> M:
        return next(message for message in reversed(self.got[conn]) if isinstance(message, kind))

    def all(self, conn: int, kind: type[M]) -> list[M]:
        return [message for message in self.got[conn] if isinstance(message, kind)]

    def table(self, conn: int) -> protocol.Table:
        return self.last(conn, protocol.Table)

    def told(self, conn: int) -> protocol.Room:
        return self.last(conn, protocol.Room)

    def secret(self, conn: int) -> str:
        return next(room.secret for room in reversed(self.all(conn, protocol.Room)) if room.secret)

    def clear(self) -> None:
        for conn in self.got:
            self.got[conn] = []
            self.raw[conn] = []

    # -- the game ---------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        assert self.room.play is not None
        return self.room.play.asked

    def choose(self, conn: int, option: int = 0) -> None:
        table = self.table(conn)
        self.send(conn, protocol.Choose(game=table.game, at=table.at, option=option))

    def texts(self) -> list[str]:
        """The choices that count."""
        assert self.room.play is not None
        recorder = self.room.play.game.recorder
        assert recorder is not None
        return [f"{seat} {code}" for seat, code in recorder.choices]

    def state(self) -> bytes:
        room = self.room
        texts = self.texts() if room.play is not None else []
        votes = [(vote.id, sorted(vote.yes), sorted(vote.no)) for vote in room.votes]
        guests = [(guest.conn, guest.name) for guest in room.guests.values()]
        return msgspec.json.encode([room.saved(), texts, votes, sorted(room.again), guests, room.next_line])

    def play_on(self, conns: Iterable[int], until: int = 100_000) -> None:
        """Everybody takes the first option that ends something, until the game is over or has `until` choices."""
        by_player = {self.told(conn).you: conn for conn in conns}
        room = self.room
        while room.stage == "playing" and room.play is not None and room.play.made < until:
            if self.asked in by_player and room.seats[self.asked].bot is None:
                options = self.table(by_player[self.asked]).question
                assert options is not None
                assert options.options is not None
                self.choose(by_player[self.asked], 0)
            else:
                self.wait(2)

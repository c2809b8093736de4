"""A room in memory with its connections: one message after the other, on disk before anybody is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from posse.record import record
from posse.server import protocol, rows
from posse.server.connection import AGAIN, Connection
from posse.server.errors import Refused
from posse.server.logs import tag, trouble

if TYPE_CHECKING:
    from posse.server.hub import Hub
    from posse.server.room import Room

IDLE: Final = 300.0  # seconds without anybody until a room leaves memory
Action = Callable[[float], None]


class Live:
    """Runs a room: `post` puts something to do at the end of its queue."""

    def __init__(self, hub: Hub, room: Room, *, recorded: bool = True) -> None:
        self.hub = hub
        self.room = room
        self.connections: dict[int, Connection] = {}
        self.recorded = recorded  # is the record of a game that is over on disk
        self._queue: asyncio.Queue[tuple[Action, Connection | None, str | None] | None] = asyncio.Queue()
        self._timer: asyncio.TimerHandle | None = None
        self._idle_since = hub.now()
        self._task = asyncio.create_task(self._run())

    # -- from outside -----------------------------------------------------------------------------------------

    def post(self, action: Action, connection: Connection | None = None, about: str | None = None) -> None:
        self._queue.put_nowait((action, connection, about))

    def enter(self, connection: Connection, action: Action, about: str) -> None:
        """A connection joins with its first action; if that is refused, it is outside again."""

        def enter(now: float) -> None:
            self.connections[connection.id] = connection
            action(now)

        connection.live = self
        self.post(enter, connection, about)

    def message(self, connection: Connection, message: protocol.Base, about: str) -> None:
        self.post(lambda now: self.room.handle(connection.id, message, now), connection, about)

    def ping(self, connection: Connection, number: int) -> None:
        self.post(lambda _: connection.tell(protocol.Pong(n=number)))

    def gone(self, connection: Connection) -> None:
        """The socket is closed."""

        def detach(now: float) -> None:
            self.connections.pop(connection.id, None)
            self.room.detach(connection.id, now)

        self.post(detach)

    async def stop(self) -> None:
        """When all that was posted is done and written."""
        self._queue.put_nowait(None)
        await self._task

    # -- the loop of the room ---------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            self._wind()
            while True:
                item = await self._queue.get()
                if item is None:
                    break
                await self._step(*item)
                if self._is_idle():
                    self.hub.forget(self)
                    break
                self._wind()
        except Exception:
            trouble("room failed", room=tag(self.room.code))
            self._fail()
        finally:
            if self._timer is not None:
                self._timer.cancel()

    async def _step(self, action: Action, connection: Connection | None, about: str | None) -> None:
        begun = time.perf_counter()
        room = self.room
        now = self.hub.now()
        game = room.game
        try:
            action(now)
        except Refused as refused:
            if connection is not None:
                self.hub.refuse(connection, refused, about)
        found = room.take_rows(now)
        written = self.hub.storage.write(found) if found else None
        messages = room.take_messages(now)  # made while the rows are being written
        if written is not None:
            await written
            self.hub.metrics.commits.add(time.perf_counter() - begun)
        connections = self.connections
        for id, data in messages:
            to = connections.get(id)
            if to is not None:
                to.send(data)
        self.hub.metrics.sent += len(messages)
        self._count(found, begun)
        for id in [id for id in connections if id not in room.guests]:
            connections.pop(id).live = None
        if room.game != game:
            self.recorded = False
            self.hub.metrics.games += 1
        if room.stage == "over" and not self.recorded:
            await self._record(now)

    def _count(self, found: list[rows.Row], begun: float) -> None:
        stepped = False
        for row in found:
            if isinstance(row, rows.AddStep):
                stepped = True
                self.hub.metrics.steps[row.by] += 1
        if stepped:
            self.hub.metrics.told.add(time.perf_counter() - begun)

    async def _record(self, now: float) -> None:
        """The record of the game that is over, as a text that later versions can show too."""
        self.recorded = True
        play = self.room.play
        if play is None or self.room.is_lesson:
            return
        text = await asyncio.to_thread(record, play.game)
        await self.hub.storage.write([rows.EndGame(self.room.code, self.room.game, text, now)])

    def _fail(self) -> None:
        """What is on disk is right: everybody is sent away to come again, and the room is read anew."""
        self.hub.forget(self)
        there = set(self.connections.values())
        while not self._queue.empty():  # some were just coming in
            item = self._queue.get_nowait()
            if item is not None and item[1] is not None:
                there.add(item[1])
        for connection in there:
            connection.live = None
            self.hub.refuse(connection, Refused("internal"), None)
            connection.close(AGAIN)
        self.connections = {}

    # -- time -------------------------------------------------------------------------------------------------

    def _is_idle(self) -> bool:
        now = self.hub.now()
        if self.connections or self.room.guests:
            self._idle_since = now
        return now - self._idle_since >= IDLE and self._queue.empty()

    def _wind(self) -> None:
        """Ask to be woken when the room next has something to do."""
        if self._timer is not None:
            self._timer.cancel()
        due = self.room.next_due()
        if not self.connections:
            idle = self._idle_since + IDLE
            due = idle if due is None else min(due, idle)
        if due is None:
            self._timer = None
        else:
            wait = max(0.0, due - self.hub.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self.post, self.room.tick)

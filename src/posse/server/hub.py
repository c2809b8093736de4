"""All rooms of a server: found by their code, read from disk when somebody comes, stopped in good order."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count

from posse.server import fair, names, protocol
from posse.server.clock import Time, steady
from posse.server.connection import AGAIN, Connection
from posse.server.errors import Refused
from posse.server.limits import Addresses, Limits, is_local, network
from posse.server.live import Live
from posse.server.logs import log, tag, trouble
from posse.server.metrics import Metrics
from posse.server.room import Room, check
from posse.server.storage import Storage
from posse.version import full_version


class Hub:
    def __init__(self, storage: Storage, limits: Limits | None = None, now: Time | None = None) -> None:
        self.storage = storage
        self.limits = limits or Limits()
        self.now = now or steady()
        self.metrics = Metrics()
        self.rooms: dict[str, Live] = {}
        self.connections: set[Connection] = set()
        self.stopping = False
        self.wrong = Addresses(self.limits.wrong_rate, self.limits.wrong_burst)
        self.making = Addresses(self.limits.rooms_rate, self.limits.rooms_burst)
        self.asking = Addresses(self.limits.http_rate, self.limits.http_burst)
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._ids = count(1)
        self._open: Counter[str] = Counter()

    # -- sockets ----------------------------------------------------------------------------------------------

    def next_id(self) -> int:
        return next(self._ids)

    def may_open(self, address: str) -> bool:
        return is_local(address) or self._open[network(address)] < self.limits.connections

    def opened(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._open[network(connection.address)] += 1
        self.metrics.sockets += 1

    def refuse(self, connection: Connection, refused: Refused, about: str | None) -> None:
        self.metrics.errors[refused.code] += 1
        if refused.code in ("no-secret", "no-room"):
            self.wrong.take(connection.address, self.now())
        connection.refuse(refused, about)

    async def handle(self, connection: Connection, message: protocol.Base) -> None:
        """A message that could be read, of a socket that may send. May be `Refused`."""
        about = str(message.__struct_config__.tag)
        self.metrics.messages[about] += 1
        if isinstance(message, protocol.Hello):
            self._greet(connection, message)
        elif not connection.greeted:
            raise Refused("hello-first")
        elif isinstance(message, protocol.Ping):
            connection.tell(protocol.Pong(n=message.n))
        elif isinstance(message, protocol.Create):
            await self._create(connection, message)
        elif isinstance(message, protocol.Join):
            await self._join(connection, message)
        elif connection.live is None:
            raise Refused("not-in-room")
        else:
            connection.live.message(connection, message, about)

    def _greet(self, connection: Connection, message: protocol.Hello) -> None:
        connection.lang = message.lang
        if message.version != protocol.VERSION:
            raise Refused("version", f"this server speaks version {protocol.VERSION}")
        connection.greeted = True  # again: another language from now on
        connection.tell(protocol.Welcome(version=protocol.VERSION, release=full_version()))

    def closed(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._open[network(connection.address)] -= 1
        self._open = +self._open if len(self._open) > 10_000 else self._open
        if connection.slow:
            self.metrics.slow += 1
        if connection.live is not None:
            connection.live.gone(connection)

    # -- rooms ------------------------------------------------------------------------------------------------

    async def _create(self, connection: Connection, message: protocol.Create) -> None:
        if connection.live is not None:
            raise Refused("in-room")
        if self.stopping:
            raise Refused("stopping")
        check(message.settings)
        name = names.tidy(message.name)
        if not self.making.take(connection.address, self.now()):
            raise Refused("too-many")
        code = fair.new_code()
        while code in self.rooms or await self.storage.room(code) is not None:
            code = fair.new_code()
        live = Live(self, Room.new(code, message.settings, self.limits))
        self.rooms[code] = live
        self.metrics.rooms += 1

        def found(now: float) -> None:
            live.room.found(connection.id, name, now)
            if message.go:
                live.room.begin(now)

        live.enter(connection, found, "create")
        log("room made", room=tag(code), players=message.settings.players, rooms=len(self.rooms))

    async def _join(self, connection: Connection, message: protocol.Join) -> None:
        if connection.live is not None:
            raise Refused("in-room")
        if not self.wrong.has(connection.address, self.now()):
            raise Refused("too-many")
        live = await self.find(message.room)
        if live is None:
            raise Refused("no-room")
        live.enter(connection, lambda now: live.room.join(connection.id, message, now), "join")

    async def find(self, given: str) -> Live | None:
        """The room with this code, read from disk if it is not in memory."""
        if self.stopping:
            raise Refused("stopping")
        code = fair.tidy_code(given)
        if not code:
            return None
        live = self.rooms.get(code)
        if live is not None:
            return live
        task = self._loading.get(code)
        if task is None:
            task = asyncio.create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        try:
            return await asyncio.shield(task)
        except Refused:
            raise
        except Exception:
            trouble("room not loaded", room=tag(code))
            raise Refused("storage") from None

    async def _load(self, code: str) -> Live | None:
        kept = await self.storage.room(code)
        if kept is None:
            return None
        room = await asyncio.to_thread(
            Room.restored, code, kept.saved, kept.game, kept.lines, self.limits, self.now()
        )
        live = Live(self, room, recorded=kept.recorded or room.stage != "over")
        self.rooms[code] = live
        self.metrics.loads += 1
        log("room loaded", room=tag(code), rooms=len(self.rooms))
        return live

    def forget(self, live: Live) -> None:
        """Out of memory; on disk it stays."""
        if self.rooms.get(live.room.code) is live:
            del self.rooms[live.room.code]
            log("room left memory", room=tag(live.room.code), rooms=len(self.rooms))

    def listed(self) -> protocol.Rooms:
        """The rooms that want to be found, and have somebody in them."""
        found: list[protocol.Listed] = []
        for code, live in self.rooms.items():
            room = live.room
            host = room.seats.host()
            if not room.settings.listed or not room.online or host is None or room.is_lesson:
                continue
            settings = room.settings
            found.append(
                protocol.Listed(
                    room=code,
                    host=host.name,
                    stage="lobby" if room.stage == "lobby" else "over" if room.stage == "over" else "playing",
                    players=len(room.seats),
                    persons=len(room.seats.persons),
                    open=sum(seat.kind == "open" for seat in room.seats.all),
                    watchers=settings.watchers,
                    boxes=settings.boxes,
                    mode=settings.mode,
                    rulebook=settings.rulebook,
                )
            )
        return protocol.Rooms(rooms=found)

    # -- the end ----------------------------------------------------------------------------------------------

    async def stop(self) -> None:
        """Finish what was begun, tell everybody, write the last row."""
        if self.stopping:
            return
        self.stopping = True
        if self._loading:
            await asyncio.gather(*self._loading.values(), return_exceptions=True)
        lives = list(self.rooms.values())
        await asyncio.gather(*(live.stop() for live in lives))
        for connection in self.connections:
            if connection.live is not None:
                connection.tell(protocol.Gone(reason="closed"))
            connection.close(AGAIN)
        self.rooms = {}
        await asyncio.to_thread(self.storage.close)
        log("stopped", rooms=len(lives), connections=len(self.connections))

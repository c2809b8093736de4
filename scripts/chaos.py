"""Kills the server with -9 at random moments, again and again, and looks whether anything was lost: `scripts/chaos.py`.

Two people and bots play in every room. Whatever anybody was told must be there after the restart, event for event, and
every room must go on before the next kill. `--rooms 50 --kills 200`; exit 1 if anything was lost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import msgspec
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from posse.server import protocol
from posse.server.runner import ServerProcess, raise_files

NAMES: Final = ("Ann", "Bob")
SETTINGS: Final = protocol.Settings(players=4, pace=0, clock=0)
PAUSE: Final = 0.06  # before a choice: more messages a second than the server takes are no part of this
ENCODE = msgspec.json.encode
DECODER: msgspec.json.Decoder[protocol.ToPage] = msgspec.json.Decoder(protocol.ToPage)


class Person:
    """Somebody who plays, and remembers everything he was told."""

    def __init__(self, room: Room, name: str) -> None:
        self.room = room
        self.name = name
        self.secret: str | None = None
        self.game = 0
        self.at = 0
        self.told: dict[int, bytes] = {}  # of this game: what happened, by its place
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.back = asyncio.Event()

    async def send(self, message: protocol.Base) -> None:
        assert self.socket is not None
        await self.socket.send(ENCODE(message).decode())

    async def come(self, url: str, code: str | None) -> None:
        """To the server that is there now; with the secret, if there is one."""
        self.socket = await connect(url, compression=None, open_timeout=60, ping_interval=None, max_size=None)
        await self.send(protocol.Hello(version=protocol.VERSION))
        if code is None:
            await self.send(protocol.Create(name=self.name, settings=SETTINGS))
        else:
            name = None if self.secret else self.name
            await self.send(protocol.Join(room=code, secret=self.secret, name=name))
        self.back.clear()
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        assert self.socket is not None
        with contextlib.suppress(ConnectionClosed, OSError):
            async for text in self.socket:
                message = DECODER.decode(text)
                if isinstance(message, protocol.Room):
                    self.secret = message.secret or self.secret
                    self.room.code = message.room
                    self.room.stage = message.stage
                    if message.stage == "over":
                        await self.send(protocol.Rematch())
                    elif message.stage == "lobby":
                        self.back.set()
                elif isinstance(message, protocol.Table):
                    self.check(message)
                    self.back.set()
                    if message.question is not None and message.question.options:
                        await asyncio.sleep(PAUSE)
                        option = self.room.random.randrange(len(message.question.options))
                        await self.send(protocol.Choose(game=message.game, at=message.at, option=option))
                elif isinstance(message, protocol.Error) and message.code not in ("stale", "not-over"):
                    self.room.lost(f"{message.code}: {message.text}")

    def check(self, table: protocol.Table) -> None:
        """Nothing that was told once may be missing or different now."""
        if table.game < self.game or (table.game == self.game and table.at < self.at):
            self.room.lost(
                f"told of choice {self.at} of game {self.game}, back is {table.at} of {table.game}"
            )
        self.room.moved = self.room.moved or (table.game, table.at) > (self.game, self.at)
        if table.game != self.game:
            self.game, self.at, self.told = table.game, 0, {}
        new = {entry.n: ENCODE(entry.event) for entry in table.entries}
        if table.whole:
            for n, event in self.told.items():
                if new.get(n) != event:
                    self.room.lost(f"event {n} of game {table.game} was {event!r}, is {new.get(n)!r}")
        self.told.update(new)
        self.room.choices += max(0, table.at - self.at) if self is self.room.people[0] else 0
        self.at = table.at


class Room:
    def __init__(self, number: int, seed: int) -> None:
        self.random = random.Random(f"{seed}/{number}")
        self.code: str | None = None
        self.stage = "lobby"
        self.people = [Person(self, name) for name in NAMES]
        self.moved = False  # since the last start of the server
        self.choices = 0
        self.troubles: list[str] = []

    def lost(self, what: str) -> None:
        self.troubles.append(what)

    async def come(self, url: str) -> None:
        self.moved = False
        for person in self.people:
            await person.come(url, self.code)
            await asyncio.wait_for(person.back.wait(), 60)
        if self.stage == "lobby":
            await self.people[0].send(protocol.Start())

    async def gone(self) -> None:
        for person in self.people:
            if person.task is not None:
                await person.task
                assert person.socket is not None
                await person.socket.close()


async def run(rooms: int, kills: int, seed: int, database: str, log: Path, *, quiet: bool) -> int:
    chance = random.Random(seed)
    playing = [Room(number, seed) for number in range(rooms)]
    server = ServerProcess(database, log)
    begun = time.monotonic()
    with server, Progress(disable=quiet) as progress:
        bar = progress.add_task("kills", total=kills)
        for number in range(kills + 1):
            if number:
                await asyncio.to_thread(server.start)
            try:
                await asyncio.gather(*(room.come(server.socket) for room in playing))
                await until(lambda: all(room.moved for room in playing), 60)
            except (TimeoutError, ConnectionClosed, InvalidHandshake, OSError) as error:
                stuck = sum(not room.moved for room in playing)
                print(f"after {number} kills {stuck} rooms do not go on: {error!r}", file=sys.stderr)
                return 1
            if number < kills:
                await asyncio.sleep(chance.random() * 0.5)
                await asyncio.to_thread(server.kill)
            else:
                server.terminate()
            await asyncio.gather(*(room.gone() for room in playing))
            troubles = [trouble for room in playing for trouble in room.troubles]
            if troubles:
                print(f"after {number + 1} kills: {troubles[0]}", file=sys.stderr)
                return 1
            progress.update(bar, completed=number)
    choices = sum(room.choices for room in playing)
    print(
        f"{kills} kills under {rooms} rooms in {time.monotonic() - begun:.0f} s: {choices} choices were told, "
        "none of them was lost, every room went on"
    )
    return 0


async def until(done: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            raise TimeoutError("a room does not go on")
        await asyncio.sleep(0.01)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--database", default="", help="a URL; SQLite in a folder of its own if not given")
    parser.add_argument("--quiet", action="store_true")
    given = parser.parse_args()
    raise_files()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/rooms.db"
        log = Path(folder) / "server.log"
        code = asyncio.run(run(given.rooms, given.kills, given.seed, database, log, quiet=given.quiet))
        errors = [line for line in log.read_text("utf-8").splitlines() if '"level": "error"' in line]
        if errors:
            print(f"the server logged {len(errors)} errors, first: {errors[0][:2000]}", file=sys.stderr)
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())

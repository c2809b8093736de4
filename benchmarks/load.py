"""How quickly everybody at a table hears of a choice, with many tables on one server: `python benchmarks/load.py`.

One server process (`posse serve`, SQLite in a folder of its own), clients in processes of their own, real sockets on
loopback. In every room somebody chooses once a second. Printed: from sending a choice until the last one at the table
has its update (p50, p99), memory of the server a connection and a room, its share of a core. `--goal` makes the exit
code say whether p99 is under 50 ms and a room under 100 KB (its connections not counted).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections.abc import Coroutine
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path[:0] = (
    [str(Path(__file__).resolve().parent.parent / "src")] if not os.environ.get("PYTHONPATH") else []
)

from posse.server.runner import ServerProcess, raise_files  # noqa: E402

NAMES: Final = ("Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal")
GOAL_MS: Final = 50.0
GOAL_KB: Final = 100.0
WARM: Final = 3.0  # seconds that do not count


class Question(msgspec.Struct):
    options: list[msgspec.Raw] | None = None


class Heard(msgspec.Struct):
    """What a client needs of a message; the rest is skipped."""

    type: str
    room: str | None = None
    stage: str | None = None
    game: int = 0
    at: int = -1
    question: Question | None = None
    code: str | None = None


DECODER = msgspec.json.Decoder(Heard)


class Room:
    """Five people at a table, and when each heard of what."""

    def __init__(self, number: int, people: int, url: str, until: float) -> None:
        self.random = random.Random(number)
        self.people = people
        self.url = url
        self.until = until
        self.sockets: list[ClientConnection] = []
        self.code = asyncio.get_running_loop().create_future()
        self.sent: tuple[int, int] | None = None
        self.begun = 0.0
        self.missing: set[int] = set()
        self.heard: list[tuple[float, float]] = []  # when, and how many seconds it took
        self.refused = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def connect(self, gate: asyncio.Semaphore) -> None:
        for _ in range(self.people):
            async with gate:
                socket = await connect(self.url, compression=None, open_timeout=60, ping_interval=None)
                self.sockets.append(socket)
                await socket.send('{"type":"hello","version":1}')
                await socket.recv()

    async def sit_down(self, gate: asyncio.Semaphore) -> None:
        for number, socket in enumerate(self.sockets):
            async with gate:
                if number == 0:
                    settings = {"players": self.people, "pace": 0, "clock": 0}
                    await socket.send(json.dumps({"type": "create", "name": NAMES[0], "settings": settings}))
                    while (heard := DECODER.decode(await socket.recv())).type != "room":
                        pass
                    code = heard.room
                else:
                    await socket.send(json.dumps({"type": "join", "room": code, "name": NAMES[number]}))
                    while DECODER.decode(await socket.recv()).type != "room":
                        pass

    async def play(self, start: float) -> None:
        readers = [asyncio.create_task(self.read(number)) for number in range(self.people)]
        await asyncio.sleep(max(0.0, start - time.time()) + self.random.random())
        await self.sockets[0].send('{"type":"start"}')
        await asyncio.sleep(max(0.0, self.until - time.time()) + 1)
        for reader in readers:
            reader.cancel()

    async def read(self, number: int) -> None:
        socket = self.sockets[number]
        async for text in socket:
            now = time.perf_counter()
            heard = DECODER.decode(text)
            if heard.type == "error":
                self.refused += 1
            if heard.type == "room" and heard.stage == "over" and number == 0:
                asyncio.get_running_loop().call_later(1.0, self.again)
            if heard.type != "table":
                continue
            if self.sent is not None and (heard.game, heard.at) == self.sent and number in self.missing:
                self.missing.discard(number)
                if not self.missing:
                    self.heard.append((time.time(), now - self.begun))
            if heard.question is not None and heard.question.options:
                self.doing(self.choose(number, heard, len(heard.question.options)))

    def doing(self, what: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(what)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def again(self) -> None:
        if time.time() < self.until:
            self.doing(self.sockets[0].send('{"type":"rematch"}'))

    async def choose(self, number: int, heard: Heard, options: int) -> None:
        await asyncio.sleep(1.0)
        if time.time() >= self.until:
            return
        self.sent = (heard.game, heard.at + 1)
        self.missing = set(range(self.people))
        option = self.random.randrange(options)
        text = json.dumps({"type": "choose", "game": heard.game, "at": heard.at, "option": option})
        self.begun = time.perf_counter()
        await self.sockets[number].send(text)


def clients(pipe: Connection, url: str, numbers: range, people: int, seconds: float) -> None:
    """A process with the people of some rooms."""
    raise_files()
    asyncio.run(_clients(pipe, url, numbers, people, seconds))


async def _clients(pipe: Connection, url: str, numbers: range, people: int, seconds: float) -> None:
    gate = asyncio.Semaphore(20)
    rooms = [Room(number, people, url, 0.0) for number in numbers]
    await asyncio.gather(*(room.connect(gate) for room in rooms))
    pipe.send("connected")
    await asyncio.to_thread(pipe.recv)
    await asyncio.gather(*(room.sit_down(gate) for room in rooms))
    pipe.send("ready")
    start: float = await asyncio.to_thread(pipe.recv)
    for room in rooms:
        room.until = start + WARM + seconds
    await asyncio.gather(*(room.play(start) for room in rooms))
    heard = [took for room in rooms for when, took in room.heard if when >= start + WARM]
    pipe.send((heard, sum(room.refused for room in rooms), sum(bool(room.missing) for room in rooms)))
    pipe.recv()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--people", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--processes", type=int, default=2, help="of the clients")
    parser.add_argument("--database", default="", help="a URL; SQLite if not given")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--goal", action="store_true")
    given = parser.parse_args()
    raise_files()
    with tempfile.TemporaryDirectory() as folder:
        url = given.database or f"sqlite:///{folder}/rooms.db"
        with ServerProcess(url) as server:
            figures = measure(server, given)
    if given.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:>24}  {value}")
    good = figures["p99_ms"] < GOAL_MS and figures["memory_kb_a_room"] < GOAL_KB
    return 0 if good or not given.goal else 1


def measure(server: ServerProcess, given: argparse.Namespace) -> dict[str, float]:
    context = multiprocessing.get_context("spawn")
    empty = server.memory()
    share = -(-given.rooms // given.processes)
    pipes: list[Connection] = []
    processes = []
    for first in range(0, given.rooms, share):
        ours, theirs = context.Pipe()
        numbers = range(first, min(first + share, given.rooms))
        process = context.Process(
            target=clients, args=(theirs, server.socket, numbers, given.people, given.seconds)
        )
        process.start()
        pipes.append(ours)
        processes.append(process)
    for pipe in pipes:
        assert pipe.recv() == "connected"
    connected = server.memory()
    for pipe in pipes:
        pipe.send("go on")
    for pipe in pipes:
        assert pipe.recv() == "ready"
    start = time.time() + 1
    used = server.cpu()
    for pipe in pipes:
        pipe.send(start)
    time.sleep(max(0.0, start + WARM + given.seconds - time.time()))
    full = server.memory()
    cpu = (server.cpu() - used) / (WARM + given.seconds)
    heard: list[float] = []
    refused = waiting = 0
    for pipe in pipes:
        some, no, open = pipe.recv()
        heard += some
        refused += no
        waiting += open
        pipe.send("done")
    for process in processes:
        process.join(30)
    made = len(heard) * (WARM + given.seconds) / given.seconds  # those that do not count took their time too
    heard.sort()
    return {
        "rooms": given.rooms,
        "people_a_room": given.people,
        "choices": len(heard),
        "choices_a_second": round(len(heard) / given.seconds, 1),
        "p50_ms": round(heard[len(heard) // 2] * 1000, 2),
        "p99_ms": round(heard[int(len(heard) * 0.99)] * 1000, 2),
        "most_ms": round(heard[-1] * 1000, 2),
        "server_cores": round(cpu, 2),
        "server_ms_a_choice": round(cpu * (WARM + given.seconds) / max(made, 1) * 1000, 2),
        "memory_kb_a_connection": round((connected - empty) / given.rooms / given.people, 1),
        "memory_kb_a_room": round((full - connected) / given.rooms, 1),
        "refused": refused,
        "unanswered": waiting,
    }


if __name__ == "__main__":
    sys.exit(main())

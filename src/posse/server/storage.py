"""What lasts: rooms, games, steps and chat in a database. One thread writes; what waits is committed together.

SQLite or PostgreSQL, by URL. Steps are only ever added. A future is done when its rows are on disk, never before.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from posse.folders import data_home
from posse.server import migrations, protocol, rows
from posse.server.people import LINES_KEPT, Saved
from posse.server.play import Deal, Step
from posse.server.schema import CHAT, GAMES, ROOMS, STEPS

T = TypeVar("T")
MOST_AT_ONCE: Final = 512  # jobs in one transaction
TRIM: Final = 50  # lines of chat between two clearings


def default_url() -> str:
    """SQLite in the user's data folder."""
    folder = data_home()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'rooms.db'}"


@dataclass
class Kept:
    """A room as it came from disk."""

    saved: Saved
    game: tuple[Deal, list[Step]] | None
    finished: bool
    recorded: bool
    lines: list[protocol.ChatLine]


@dataclass
class _Job:
    rows: Sequence[rows.Row]
    read: Callable[[Connection], Any] | None
    future: Future[Any] = field(default_factory=Future)


class Storage:
    """The database with its thread."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = make_engine(self.url)
        self.seconds: list[float] = []  # how long each commit took, for whoever measures
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._open = False

    def start(self) -> None:
        """Bring the tables up to date and begin to write."""
        migrations.upgrade(self.engine)
        self._open = True
        self._thread.start()

    def close(self) -> None:
        """After everything that was handed in is written."""
        if self._open:
            self._open = False
            self._jobs.put(None)
            self._thread.join()
        self.engine.dispose()

    # -- from the loop ----------------------------------------------------------------------------------------

    def write(self, given: Sequence[rows.Row]) -> asyncio.Future[None]:
        """Done when all of it is on disk."""
        job = _Job(given, None)
        self._jobs.put(job)
        return asyncio.wrap_future(job.future)

    def read(self, what: Callable[[Connection], T]) -> asyncio.Future[T]:
        """After everything that was handed in before."""
        job = _Job((), what)
        self._jobs.put(job)
        return asyncio.wrap_future(job.future)

    def room(self, code: str) -> asyncio.Future[Kept | None]:
        return self.read(lambda connection: load_room(connection, code))

    def game(self, code: str, number: int) -> asyncio.Future[tuple[Deal, list[Step], str | None] | None]:
        return self.read(lambda connection: load_game(connection, code, number))

    def ping(self) -> asyncio.Future[int]:
        return self.read(lambda connection: connection.execute(sa.text("select 1")).scalar_one())

    # -- in the thread ----------------------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            jobs: list[_Job] = []
            end = job is None
            while job is not None and len(jobs) < MOST_AT_ONCE:
                jobs.append(job)
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                end = job is None
            else:
                if job is not None:
                    jobs.append(job)
            self._write([job for job in jobs if job.rows])
            for reader in jobs:
                if reader.read is not None:
                    self._read(reader)
            if end:
                return

    def _write(self, jobs: list[_Job]) -> None:
        """All together; where that fails, each by itself, so that one does not spoil the others."""
        if not jobs:
            return
        begun = time.perf_counter()
        try:
            with self.engine.begin() as connection:
                put(connection, [row for job in jobs for row in job.rows])
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].future.set_exception(error)
                return
            for job in jobs:
                self._write([job])
            return
        self.seconds.append(time.perf_counter() - begun)
        del self.seconds[:-1000]
        for job in jobs:
            job.future.set_result(None)

    def _read(self, job: _Job) -> None:
        assert job.read is not None
        try:
            with self.engine.connect() as connection:
                found = job.read(connection)
        except Exception as error:
            job.future.set_exception(error)
            return
        job.future.set_result(found)


def make_url(text: str) -> sa.URL:
    """As people write it: PostgreSQL with or without the name of its library."""
    if text.startswith("postgres://"):
        text = text.replace("postgres://", "postgresql://", 1)
    url = sa.make_url(text)
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def make_engine(url: sa.URL) -> Engine:
    """Errors do not tell what was to be written: the seed of a game that goes on would stand in the log."""
    if url.get_backend_name() == "sqlite":
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(
            url, connect_args={"check_same_thread": False}, poolclass=sa.StaticPool, hide_parameters=True
        )

        @sa.event.listens_for(engine, "connect")
        def _set(connection: Any, _: object) -> None:
            for pragma in (
                "journal_mode = WAL",
                "synchronous = FULL",
                "foreign_keys = ON",
                "busy_timeout = 5000",
            ):
                connection.execute(f"pragma {pragma}")

        return engine
    if url.get_backend_name() == "postgresql":
        return sa.create_engine(url, pool_size=1, max_overflow=1, pool_pre_ping=True, hide_parameters=True)
    raise ValueError(url.get_backend_name())


# -- writing ----------------------------------------------------------------------------------------------------------


def put(connection: Connection, given: Iterable[rows.Row]) -> None:
    """Rows of many rooms, those of one kind in one statement; of a room only its last state counts."""
    rooms: dict[str, dict[str, object]] = {}
    games: list[dict[str, object]] = []
    steps: list[dict[str, object]] = []
    ends: list[rows.EndGame] = []
    lines: list[dict[str, object]] = []
    trimmed: dict[str, int] = {}
    for row in given:
        match row:
            case rows.AddStep():
                step = row.step
                steps.append(
                    {
                        "room": row.room, "game": row.game, "n": row.n, "player": step.player, "text": step.text,
                        "keep": step.keep, "by": row.by, "at": row.at,
                    }
                )  # fmt: skip
            case rows.SaveRoom():
                rooms[row.room] = {"code": row.room, "data": row.data, "listed": row.listed, "at": row.at}
            case rows.NewGame():
                deal = msgspec.json.encode(row.deal).decode()
                games.append(
                    {
                        "room": row.room,
                        "n": row.game,
                        "deal": deal,
                        "commitment": row.commitment,
                        "began": row.at,
                    }
                )
            case rows.EndGame():
                ends.append(row)
            case rows.AddLine():
                lines.append(
                    {
                        "room": row.room, "n": row.n, "player": row.player, "name": row.name, "text": row.text,
                        "at": row.at,
                    }
                )  # fmt: skip
                if row.n % TRIM == 0:
                    trimmed[row.room] = row.n - LINES_KEPT
    if rooms:
        connection.execute(_upsert(connection.dialect.name), list(rooms.values()))
    if games:
        connection.execute(sa.insert(GAMES), games)
    if steps:
        connection.execute(sa.insert(STEPS), steps)
    for end in ends:
        where = (GAMES.c.room == end.room) & (GAMES.c.n == end.game)
        connection.execute(sa.update(GAMES).where(where).values(record=end.record, ended=end.at))
    if lines:
        connection.execute(sa.insert(CHAT), lines)
    for room, before in trimmed.items():
        connection.execute(sa.delete(CHAT).where((CHAT.c.room == room) & (CHAT.c.n < before)))


def _upsert(dialect: str) -> sa.Insert:
    from sqlalchemy.dialects import postgresql, sqlite

    if dialect == "sqlite":
        light = sqlite.insert(ROOMS)
        new = light.excluded
        return light.on_conflict_do_update(
            index_elements=["code"], set_={"data": new.data, "listed": new.listed, "at": new.at}
        )
    heavy = postgresql.insert(ROOMS)
    values = heavy.excluded
    return heavy.on_conflict_do_update(
        index_elements=["code"], set_={"data": values.data, "listed": values.listed, "at": values.at}
    )


# -- reading ----------------------------------------------------------------------------------------------------------


def load_room(connection: Connection, code: str) -> Kept | None:
    row = connection.execute(sa.select(ROOMS.c.data).where(ROOMS.c.code == code)).first()
    if row is None:
        return None
    saved = msgspec.json.decode(row.data, type=Saved)
    game = None
    finished = recorded = False
    if saved.game and saved.stage != "lobby":
        found = load_game(connection, code, saved.game)
        if found is not None:
            game = found[0], found[1]
            finished = saved.stage == "over"
            recorded = found[2] is not None
    chat = connection.execute(
        sa.select(CHAT).where(CHAT.c.room == code).order_by(CHAT.c.n.desc()).limit(LINES_KEPT)
    ).all()
    lines = [
        protocol.ChatLine(n=line.n, player=line.player, name=line.name, text=line.text, at=line.at)
        for line in reversed(chat)
    ]
    return Kept(saved, game, finished, recorded, lines)


def load_game(connection: Connection, code: str, number: int) -> tuple[Deal, list[Step], str | None] | None:
    """What it was dealt from, all its steps, and its record when it is over."""
    where = (GAMES.c.room == code) & (GAMES.c.n == number)
    row = connection.execute(sa.select(GAMES.c.deal, GAMES.c.record).where(where)).first()
    if row is None:
        return None
    steps = connection.execute(
        sa.select(STEPS.c.text, STEPS.c.player, STEPS.c.keep)
        .where((STEPS.c.room == code) & (STEPS.c.game == number))
        .order_by(STEPS.c.n)
    ).all()
    deal = msgspec.json.decode(row.deal, type=Deal)
    return deal, [Step(text=step.text, player=step.player, keep=step.keep) for step in steps], row.record

"""What is on disk: the same tests over SQLite and, where there is one, PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa

from posse.server import migrations, protocol, rows
from posse.server.people import LINES_KEPT
from posse.server.play import Deal, Step
from posse.server.protocol import Settings
from posse.server.room import Room
from posse.server.schema import CHAT, METADATA, ROOMS, STEPS
from posse.server.storage import Storage, make_engine
from posse.server.trying import Desk

T = TypeVar("T")
DEAL = Deal(names=["ann", "bob"], boxes=["base"], mode="two", rulebook="compendium", options={}, seed="7")


def with_storage(url: str, work: Callable[[Storage], Coroutine[Any, Any, T]]) -> T:
    storage = Storage(url)
    storage.start()
    try:
        return asyncio.run(work(storage))
    finally:
        storage.close()


def save(code: str, data: str = "{}") -> rows.SaveRoom:
    return rows.SaveRoom(code, data, False, 1.0)


def add(code: str, n: int, text: str = "pass", keep: int | None = None) -> rows.AddStep:
    return rows.AddStep(code, 1, n, Step(text=text, player=0, keep=keep), "person", 1.5)


def new_game(code: str) -> rows.NewGame:
    return rows.NewGame(code, 1, DEAL, "c" * 64, 1.0)


def test_migrations_lead_from_nothing_to_what_the_code_uses(database: str) -> None:
    engine = make_engine(sa.make_url(database))
    migrations.upgrade(engine)
    migrations.upgrade(engine)  # again: nothing to do
    found = sa.inspect(engine)
    assert set(found.get_table_names()) == {*METADATA.tables, "alembic_version"}
    for table in METADATA.tables.values():
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.columns}
        for column in table.columns:
            assert columns[column.name]["nullable"] == column.nullable
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key.columns]
    engine.dispose()


def test_the_migrations_leave_nothing_to_be_done(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = make_engine(sa.make_url(database))
    migrations.upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_future_is_done_when_its_rows_are_on_disk(database: str) -> None:
    other = make_engine(sa.make_url(database))

    async def work(storage: Storage) -> None:
        await storage.write([save("A"), new_game("A")])
        for n in range(20):
            await storage.write([add("A", n, f"choice {n}")])
            with other.connect() as connection:  # another connection: sees only what is committed
                texts = connection.execute(sa.select(STEPS.c.text).order_by(STEPS.c.n)).scalars().all()
            assert texts == [f"choice {m}" for m in range(n + 1)]

    with_storage(database, work)
    other.dispose()


def test_what_waits_is_written_together(database: str) -> None:
    async def work(storage: Storage) -> int:
        await storage.write([save(f"R{n}") for n in range(50)] + [new_game(f"R{n}") for n in range(50)])
        commits: list[int] = []
        sa.event.listen(storage.engine, "commit", lambda _: commits.append(1))
        gate = threading.Event()
        blocked = storage.read(lambda _: gate.wait(10))
        writes = [storage.write([add(f"R{n}", m)]) for m in range(6) for n in range(50)]
        gate.set()
        await asyncio.gather(blocked, *writes)
        return len(commits)

    assert with_storage(database, work) <= 2


def test_one_that_fails_does_not_spoil_the_others(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.write([save("A"), new_game("A"), add("A", 0, "first")])
        gate = threading.Event()
        blocked = storage.read(lambda _: gate.wait(10))
        results = [
            storage.write([save("B")]),
            storage.write([add("A", 0, "twice the same place")]),
            storage.write([add("A", 1, "second")]),
            storage.write([add("nowhere", 0)]),
        ]
        gate.set()
        await blocked
        ended = await asyncio.gather(*results, return_exceptions=True)
        assert [isinstance(end, Exception) for end in ended] == [False, True, False, True]
        found = await storage.game("A", 1)
        assert found is not None
        assert [step.text for step in found[1]] == ["first", "second"]
        assert await storage.read(
            lambda connection: connection.execute(sa.select(ROOMS.c.code)).scalars().all()
        ) == [
            "A",
            "B",
        ]

    with_storage(database, work)


def test_steps_are_never_changed_or_taken_away(database: str) -> None:
    async def work(storage: Storage) -> None:
        given = [add("A", 0, "one"), add("A", 1, "two"), add("A", 2, "undo", 1), add("A", 3, "three")]
        await storage.write([save("A"), new_game("A"), *given])
        found = await storage.game("A", 1)
        assert found is not None
        deal, steps, record = found
        assert deal == DEAL
        assert steps == [row.step for row in given]
        assert record is None
        await storage.write([rows.EndGame("A", 1, "posse record 1\n", 9.0)])
        found = await storage.game("A", 1)
        assert found is not None
        assert found[2] == "posse record 1\n"
        assert await storage.game("A", 2) is None
        assert await storage.game("B", 1) is None
        assert await storage.room("B") is None
        assert await storage.ping() == 1

    with_storage(database, work)


def test_a_room_comes_back_as_it_was(database: str) -> None:
    """A whole game with everything that is kept, read again after every few steps."""
    desk = Desk(Settings(players=5, pace=0, clock=0, listed=True))
    conns = [desk.host, desk.join("Мар'яна"), desk.join("Ґжегож")]
    desk.send(desk.host, protocol.Start())
    desk.send(conns[1], protocol.Say(text="Привіт усім 🤠"))
    written = 0

    async def work(storage: Storage) -> None:
        nonlocal written
        until = 0
        while desk.room.stage == "playing":
            until += 25
            desk.play_on(conns, until)
            await storage.write(desk.disk.rows[written:])
            written = len(desk.disk.rows)
            kept = await storage.room(desk.room.code)
            assert kept is not None
            again = Room.restored(desk.room.code, kept.saved, kept.game, kept.lines, desk.limits, desk.now)
            assert again.saved() == desk.room.saved()
            assert again.lines == desk.room.lines
            assert again.steps == desk.room.steps
            assert again.play is not None
            assert desk.room.play is not None
            for player in range(5):
                assert again.play.game.view(player) == desk.room.play.game.view(player)

    with_storage(database, work)
    assert desk.room.stage == "over"


def test_only_the_last_lines_of_the_chat_stay_on_disk(database: str) -> None:
    async def work(storage: Storage) -> int:
        await storage.write([save("A")])
        lines = [rows.AddLine("A", n, 0, "Ann", f"line {n}", 1.0) for n in range(500)]
        for n in range(0, 500, 25):
            await storage.write(lines[n : n + 25])
        return await storage.read(
            lambda connection: int(
                connection.execute(sa.select(sa.func.count()).select_from(CHAT)).scalar_one()
            )
        )

    assert LINES_KEPT <= with_storage(database, work) <= LINES_KEPT + 50


def test_a_database_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="mysql"):
        make_engine(sa.make_url("mysql://localhost/posse"))

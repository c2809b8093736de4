"""Servers on loopback, databases, and what the servers wrote into their logs."""

from __future__ import annotations

import itertools
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from posse.server.app import Config
from posse.server.limits import Limits
from posse.server.testserver import FREE, Journal, Running, Serve


@pytest.fixture
def journal() -> Iterator[Journal]:
    handler = Journal()
    loggers = [logging.getLogger(name) for name in ("posse.server", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
    yield handler
    for logger in loggers:
        logger.removeHandler(handler)


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games every time."""
    numbers = itertools.count(1)
    monkeypatch.setattr("posse.server.fair.next_seed", lambda: f"{next(numbers):064x}")


def _urls() -> list[str]:
    return ["sqlite", *(["postgresql"] if os.environ.get("POSSE_TEST_POSTGRES") else [])]


@pytest.fixture(params=_urls())
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind there is: SQLite, and PostgreSQL where POSSE_TEST_POSTGRES names one."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'rooms.db'}"
        return
    worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
    name = f"posse_test_{worker}"
    base = sa.make_url(os.environ["POSSE_TEST_POSTGRES"])
    engine = sa.create_engine(base, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"drop database if exists {name} with (force)"))
        connection.execute(sa.text(f"create database {name}"))
    yield base.set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(sa.text(f"drop database if exists {name} with (force)"))
    engine.dispose()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers: `serve(database=…, limits=…)`; all are stopped at the end."""
    running: list[Running] = []

    def start(
        database: str = "", limits: Limits = FREE, origins: tuple[str, ...] = (), page: Path | None = None
    ) -> Running:
        url = database or f"sqlite:///{tmp_path / 'rooms.db'}"
        server = Running(Config(url, origins, limits, page or tmp_path / "page"))
        running.append(server)
        return server

    yield start
    for server in running:
        server.stop()

"""How the tables of the database came to be, step by step; run at start-up, so that nobody has to think of it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine


def config(connection: Connection | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


def upgrade(engine: Engine) -> None:
    """From whatever is there, nothing included, to what this version needs."""
    with engine.begin() as connection:
        command.upgrade(config(connection), "head")

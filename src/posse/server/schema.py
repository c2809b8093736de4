"""The tables of the database as the code uses them; how they came to be is told in `migrations/`."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

ROOMS: Final = sa.Table(
    "rooms",
    METADATA,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float(53), nullable=False),
)
GAMES: Final = sa.Table(
    "games",
    METADATA,
    sa.Column("room", sa.String(16), sa.ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("deal", sa.Text, nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("began", sa.Float(53), nullable=False),
    sa.Column("ended", sa.Float(53)),
    sa.Column("record", sa.Text),
)
STEPS: Final = sa.Table(
    "steps",
    METADATA,
    sa.Column("room", sa.String(16), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("keep", sa.Integer),
    sa.Column("by", sa.String(8), nullable=False),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.ForeignKeyConstraint(["room", "game"], ["games.room", "games.n"], ondelete="CASCADE"),
)
CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("room", sa.String(16), sa.ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float(53), nullable=False),
)

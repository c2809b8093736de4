"""Rooms, their games, the steps of these, and the chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("began", sa.Float(53), nullable=False),
        sa.Column("ended", sa.Float(53)),
        sa.Column("record", sa.Text),
    )
    op.create_table(
        "steps",
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
    op.create_table(
        "chat",
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    for table in ("chat", "steps", "games", "rooms"):
        op.drop_table(table)

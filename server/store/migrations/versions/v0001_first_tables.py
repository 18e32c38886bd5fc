"""The tables as they were at first."""

from typing import Final

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String, Text

from server.store.migrations.adding import has_table

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Make the two tables."""
    if not has_table("sessions"):
        op.create_table(
            "sessions",
            Column("number", Integer, primary_key=True, autoincrement=True),
            Column("id", String(40), unique=True, nullable=False),
            Column("game", String(40), nullable=False),
            Column("options", Text, nullable=False),
            Column("seed", String(40), nullable=False),
            Column("dice", String(10), nullable=False),
            Column("codes", Text, nullable=False),
            Column("created_at", String(40), nullable=False),
        )
    if not has_table("events"):
        op.create_table(
            "events",
            Column("session_id", String(40), ForeignKey("sessions.id"), primary_key=True),
            Column("seq", Integer, primary_key=True, autoincrement=False),
            Column("event", Text, nullable=False),
            Column("who", String(40), nullable=False),
            Column("at", String(40), nullable=False),
            Column("proposal", String(120)),
        )

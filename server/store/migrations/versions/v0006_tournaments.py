"""Tournaments and the codes of the hall."""

from typing import Final

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String, Text

from server.store.migrations.adding import has_table

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    """Make the tables."""
    if not has_table("halls"):
        op.create_table(
            "halls",
            Column("number", Integer, primary_key=True, autoincrement=False),
            Column("codes", Text, nullable=False),
        )
    if not has_table("tournaments"):
        op.create_table(
            "tournaments",
            Column("number", Integer, primary_key=True, autoincrement=True),
            Column("id", String(40), unique=True, nullable=False),
            Column("head_seq", Integer, nullable=False),
            Column("head", String(64), nullable=False),
        )
    if not has_table("tournament_events"):
        op.create_table(
            "tournament_events",
            Column("tournament_id", String(40), ForeignKey("tournaments.id"), primary_key=True),
            Column("seq", Integer, primary_key=True, autoincrement=False),
            Column("event", Text, nullable=False),
            Column("who", String(40), nullable=False),
            Column("at", String(40), nullable=False),
            Column("link", String(64), nullable=False),
        )

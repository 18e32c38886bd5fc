"""Entries keep their command, and what the referee changed in a proposal."""

from typing import Final

from sqlalchemy import Text

from server.store.migrations.adding import add_columns

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Add the columns, empty: earlier commands are not known."""
    add_columns("events", said=Text, comment=Text)

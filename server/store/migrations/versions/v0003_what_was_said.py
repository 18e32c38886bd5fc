"""Entries keep what was said, and what an answer changed."""

from typing import Final

from sqlalchemy import Text

from server.store.migrations.adding import add_columns

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Add the columns, empty: what was said before is not known."""
    add_columns("events", said=Text, comment=Text)

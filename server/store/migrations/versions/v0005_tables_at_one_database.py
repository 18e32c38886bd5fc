"""Games name the table at which they are played; the key of a proposal may have any length."""

from typing import Final

from alembic import op
from sqlalchemy import String, Text

from server.store.migrations.adding import add_columns

revision: Final = "0005"
down_revision: Final = "0004"


def upgrade() -> None:
    """Add the column, empty; SQLite does not limit the length of text, and needs no other type."""
    add_columns("sessions", at_table=Text)
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("events", "proposal", type_=Text, existing_type=String(120))

"""Each entry names the command that it belongs to."""

from typing import Final

from alembic import op
from sqlalchemy import Integer, column, select, table, update

from server.store.migrations.adding import add_columns

revision: Final = "0002"
down_revision: Final = "0001"

EVENTS: Final = table(
    "events", column("session_id"), column("seq"), column("at"), column("command")
)


def upgrade() -> None:
    """Group existing entries by time: those of one command have the same, to the microsecond."""
    if not add_columns("events", command=Integer):
        return
    connection = op.get_bind()
    key = EVENTS.c.session_id, EVENTS.c.seq
    before: tuple[str, str] | None = None
    first = 0
    for row in connection.execute(select(*key, EVENTS.c.at).order_by(*key)).all():
        if (row.session_id, row.at) != before:
            first = row.seq
        here = (EVENTS.c.session_id == row.session_id) & (EVENTS.c.seq == row.seq)
        connection.execute(update(EVENTS).where(here).values(command=first))
        before = row.session_id, row.at

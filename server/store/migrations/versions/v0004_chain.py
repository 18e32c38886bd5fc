"""Entries are chained by hash."""

from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Final

from alembic import op
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    MetaData,
    String,
    Table,
    bindparam,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from server.store.chain import entry_link, first_link, session_link
from server.store.migrations.adding import add_columns

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Chain the existing entries; a game that cannot be read stays as it is."""
    add_columns("sessions", link=String(64), head_seq=Integer, head=String(64))
    add_columns("events", link=String(64))
    connection = op.get_bind()
    found = MetaData()
    sessions = Table("sessions", found, autoload_with=connection)
    events = Table("events", found, autoload_with=connection)
    for number in connection.scalars(select(sessions.c.number)).all():
        with suppress(SQLAlchemyError), _apart(connection):
            _chain(connection, sessions, events, sessions.c.number == number)


def _apart(connection: Connection) -> AbstractContextManager[object]:
    """A savepoint, so that one game's failure does not undo the others; SQLite needs none."""
    return nullcontext() if connection.dialect.name == "sqlite" else connection.begin_nested()


def _chain(
    connection: Connection, sessions: Table, events: Table, here: ColumnElement[bool]
) -> None:
    """Chain one game from the end of its chain."""
    row = connection.execute(select(sessions).where(here)).mappings().one()
    seq, head = row["head_seq"], row["head"]
    if row["link"] is None and seq is None:
        seq, head = 0, first_link(row["id"])
        new = {"link": session_link({"at_table": None, **row}), "head_seq": seq, "head": head}
        connection.execute(update(sessions).where(here).values(**new))
    this = events.c.session_id == row["id"]
    unchained = this & (events.c.seq > seq) & events.c.link.is_(None)
    rows = connection.execute(select(events).where(unchained).order_by(events.c.seq)).mappings()
    links = []
    for one in rows.all():
        head, seq = entry_link(head, one), one["seq"]
        links.append({"of": seq, "link": head})
    if links:
        chained = update(events).where(this & (events.c.seq == bindparam("of")))
        connection.execute(chained, links)
        connection.execute(update(sessions).where(here).values(head_seq=seq, head=head))

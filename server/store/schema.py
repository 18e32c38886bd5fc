"""The tables of the event log, and how those of earlier versions become what they are now."""

from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    inspect,
    select,
    text,
    update,
)

METADATA = MetaData()
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("id", String(40), unique=True, nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("dice", String(10), nullable=False),
    Column("codes", Text, nullable=False),
    Column("created_at", String(40), nullable=False),
)
EVENTS = Table(
    "events",
    METADATA,
    # The primary key is the guard: two writers can never both be number seq.
    Column("session_id", String(40), ForeignKey("sessions.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("event", Text, nullable=False),
    Column("who", String(40), nullable=False),
    Column("at", String(40), nullable=False),
    Column("proposal", String(120)),
    Column("command", Integer),
)


def make_tables(engine: Engine) -> None:
    """Make what is not there yet, and add what earlier versions did not keep."""
    METADATA.create_all(engine)
    with engine.begin() as connection:
        if "command" in _add_columns(connection, EVENTS):
            _derive_commands(connection)


def _add_columns(connection: Connection, table: Table) -> frozenset[str]:
    """Columns that the database lacks, added empty; their names."""
    there = {column["name"] for column in inspect(connection).get_columns(table.name)}
    lacking = [column for column in table.columns if column.name not in there]
    for column in lacking:
        kind = column.type.compile(connection.dialect)
        connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {column.name} {kind}"))
    return frozenset(column.name for column in lacking)


def _derive_commands(connection: Connection) -> None:
    """Entries that were appended together carry the same moment, to the microsecond."""
    key = EVENTS.c.session_id, EVENTS.c.seq
    rows = connection.execute(select(*key, EVENTS.c.at).order_by(*key)).all()
    before: Any = None
    first = 0
    for row in rows:
        if before is None or (row.session_id, row.at) != (before.session_id, before.at):
            first = row.seq
        here = (EVENTS.c.session_id == row.session_id) & (EVENTS.c.seq == row.seq)
        connection.execute(update(EVENTS).where(here).values(command=first))
        before = row

"""The tables of the event log, and how those of earlier versions become what they are now."""

from sqlalchemy import (
    Column,
    ColumnElement,
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
from sqlalchemy.exc import SQLAlchemyError

from server.store.chain import entry_link, first_link, session_link

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
    # The chain: of what stands above, and where the entries end.
    Column("link", String(64)),
    Column("head_seq", Integer),
    Column("head", String(64)),
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
    Column("said", Text),
    Column("comment", Text),
    Column("link", String(64)),
)


def make_tables(engine: Engine) -> None:
    """Make what is not there yet, and add what earlier versions did not keep."""
    METADATA.create_all(engine)
    with engine.begin() as connection:
        _add_columns(connection, SESSIONS)
        if "command" in _add_columns(connection, EVENTS):
            _derive_commands(connection)
    _chain(engine)


def of_session(session_id: str) -> ColumnElement[bool]:
    """The entries of a session, as a condition."""
    return EVENTS.c.session_id == session_id


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
    before: tuple[str, str] | None = None
    first = 0
    for row in rows:
        if (row.session_id, row.at) != before:
            first = row.seq
        here = of_session(row.session_id) & (EVENTS.c.seq == row.seq)
        connection.execute(update(EVENTS).where(here).values(command=first))
        before = row.session_id, row.at


def _chain(engine: Engine) -> None:
    """Chain what an earlier version wrote; a game that cannot be read stays as it is."""
    with engine.connect() as connection:
        numbers = connection.scalars(select(SESSIONS.c.number)).all()
    for number in numbers:
        try:
            with engine.begin() as connection:
                _chain_session(connection, SESSIONS.c.number == number)
        except SQLAlchemyError:
            continue


def _chain_session(connection: Connection, here: ColumnElement[bool]) -> None:
    row = connection.execute(select(SESSIONS).where(here)).mappings().one()
    seq, head = row["head_seq"], row["head"]
    if row["link"] is None and seq is None:
        seq, head = 0, first_link(row["id"])
        new = {"link": session_link(row), "head_seq": seq, "head": head}
        connection.execute(update(SESSIONS).where(here).values(**new))
    unchained = of_session(row["id"]) & (EVENTS.c.seq > seq) & EVENTS.c.link.is_(None)
    query = select(EVENTS).where(unchained).order_by(EVENTS.c.seq)
    rows = connection.execute(query).mappings().all()
    for one in rows:
        head, seq = entry_link(head, one), one["seq"]
        this = of_session(row["id"]) & (EVENTS.c.seq == seq)
        connection.execute(update(EVENTS).where(this).values(link=head))
    if rows:
        connection.execute(update(SESSIONS).where(here).values(head_seq=seq, head=head))

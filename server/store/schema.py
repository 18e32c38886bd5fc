"""The tables of the database as they are now; their history is in `migrations`."""

from sqlalchemy import Column, ColumnElement, ForeignKey, Integer, MetaData, String, Table, Text

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
    # The chain: the hash of the columns above, and the last entry.
    Column("link", String(64)),
    Column("head_seq", Integer),
    Column("head", String(64)),
    Column("at_table", Text),
)
EVENTS = Table(
    "events",
    METADATA,
    # The primary key guards the order: two writers can never both write number seq.
    Column("session_id", String(40), ForeignKey("sessions.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("event", Text, nullable=False),
    Column("who", String(40), nullable=False),
    Column("at", String(40), nullable=False),
    Column("proposal", Text),
    Column("command", Integer),
    Column("said", Text),
    Column("comment", Text),
    Column("link", String(64)),
)

HALLS = Table(
    "halls",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("codes", Text, nullable=False),
)
TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("id", String(40), unique=True, nullable=False),
    Column("head_seq", Integer, nullable=False),
    Column("head", String(64), nullable=False),
)
TOURNAMENT_EVENTS = Table(
    "tournament_events",
    METADATA,
    # As for games: two programs can never both write number seq, and so never both draw a round.
    Column("tournament_id", String(40), ForeignKey("tournaments.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("event", Text, nullable=False),
    Column("who", String(40), nullable=False),
    Column("at", String(40), nullable=False),
    Column("link", String(64), nullable=False),
)


def of_session(session_id: str) -> ColumnElement[bool]:
    """The entries of a session, as a condition."""
    return EVENTS.c.session_id == session_id

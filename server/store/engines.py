"""Opens databases with settings for durability, and for noticing a lost server."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Engine
from sqlalchemy.engine.interfaces import DBAPIConnection

from server.store.sqlite_file import as_text

CONNECT_TIMEOUT_S: Final = 5
"""Seconds to wait for a connection. By trial: a server in the same house answers in
milliseconds."""

POSTGRES_OPTIONS: Final[Mapping[str, object]] = {
    "application_name": "tableref",
    "connect_timeout": CONNECT_TIMEOUT_S,
    # A lost connection is noticed after 10 + 3 x 5 s when idle, after 15,000 ms during a write.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""Options for libpq; those in the database's address take precedence."""

POSTGRES_SETTINGS: Final = (
    # A commit is acknowledged only once it is on disk, as with SQLite's write-ahead log.
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') IN ('off', 'local')",
    # A program that hangs in a transaction is disconnected before others' waits for locks time out.
    "SET idle_in_transaction_session_timeout = '5s'",
    "SET lock_timeout = '10s'",
    "SET statement_timeout = '60s'",
)


def engine_for(url: URL) -> Engine:
    """Make the engine of a database, without connecting yet.

    Raises:
        ImportError: Its driver is not installed.
        sqlalchemy.exc.NoSuchModuleError: There is no such kind of database.
    """
    if url.get_backend_name() == "postgresql":
        said = set(url.query)
        options = {name: value for name, value in POSTGRES_OPTIONS.items() if name not in said}
        engine = create_engine(url, connect_args=options, pool_pre_ping=True)
        event.listen(engine, "connect", _make_postgres_durable)
        return engine
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _make_sqlite_durable)
        event.listen(engine, "connect", _read_damaged_text)
    return engine


def _make_postgres_durable(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    for setting in POSTGRES_SETTINGS:
        cursor.execute(setting)
    cursor.close()
    connection.commit()


def _make_sqlite_durable(connection: DBAPIConnection, _record: object) -> None:
    """Set SQLite so that a power cut loses the last command at most and readers block no writer."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _read_damaged_text(connection: DBAPIConnection, _record: object) -> None:
    """Read damaged text without raising: the hash chain reports it."""
    connection.text_factory = as_text

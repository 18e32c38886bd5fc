"""The event log in a database: SQLite by default, any SQLAlchemy URL otherwise."""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import create_engine, event, func, insert, select
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, OperationalError

from server.store.ledger import Entry, SessionRecord, StaleHead, StoreProblem
from server.store.schema import EVENTS, SESSIONS, make_tables


class SqlLedger:
    """Keeps sessions in the database that a SQLAlchemy URL names.

    Raises:
        StoreProblem: The database cannot be opened.
    """

    def __init__(self, url: str) -> None:
        try:
            self._engine = create_engine(url)
            if self._engine.dialect.name == "sqlite":
                event.listen(self._engine, "connect", _make_sqlite_durable)
            make_tables(self._engine)
        except (ArgumentError, NoSuchModuleError, OperationalError, ImportError) as error:
            raise StoreProblem(
                f"The database {url} cannot be opened; name another with --database, "
                "or leave it out to use a file in the data folder."
            ) from error

    def create(self, record: SessionRecord) -> None:
        """Keep a new session."""
        row = {
            "id": record.id,
            "game": record.game,
            "options": json.dumps(record.options),
            "seed": str(record.seed),
            "dice": record.dice,
            "codes": json.dumps(record.codes),
            "created_at": record.created_at,
        }
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(SESSIONS), row)
        except IntegrityError as error:
            raise ValueError(f"session {record.id} exists already") from error

    def sessions(self) -> tuple[SessionRecord, ...]:
        """All sessions, oldest first."""
        query = select(SESSIONS).order_by(SESSIONS.c.number)
        with self._engine.connect() as connection:
            return tuple(_record(row) for row in connection.execute(query).mappings())

    def append(self, session_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries in one transaction; raises StaleHead unless they follow the head."""
        rows = [_row(session_id, entry) for entry in entries]
        try:
            with self._engine.begin() as connection:
                head = connection.scalar(
                    select(func.count()).where(EVENTS.c.session_id == session_id)
                )
                expected = list(range((head or 0) + 1, (head or 0) + 1 + len(entries)))
                if [entry.seq for entry in entries] != expected:
                    raise StaleHead(session_id)
                if rows:
                    connection.execute(insert(EVENTS), rows)
        except IntegrityError as error:
            raise StaleHead(session_id) from error

    def entries(self, session_id: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above `after`."""
        query = (
            select(EVENTS)
            .where(EVENTS.c.session_id == session_id, EVENTS.c.seq > after)
            .order_by(EVENTS.c.seq)
        )
        with self._engine.connect() as connection:
            return tuple(_entry(row) for row in connection.execute(query).mappings())

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()


def _make_sqlite_durable(connection: Any, _record: Any) -> None:
    """A power cut may cost the last click at most, and readers never block the writer."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _record(row: Mapping[Any, Any]) -> SessionRecord:
    return SessionRecord(
        id=row["id"],
        game=row["game"],
        options=json.loads(row["options"]),
        seed=int(row["seed"]),
        dice=row["dice"],
        codes=json.loads(row["codes"]),
        created_at=row["created_at"],
    )


def _row(session_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "session_id": session_id,
        "seq": entry.seq,
        "event": json.dumps(entry.event),
        "who": entry.who,
        "at": entry.at,
        "proposal": entry.proposal,
        "command": entry.command,
    }


def _entry(row: Mapping[Any, Any]) -> Entry:
    event = json.loads(row["event"])
    return Entry(row["seq"], event, row["who"], row["at"], row["proposal"], row["command"])

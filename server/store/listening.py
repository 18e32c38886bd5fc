"""Notices what other programs write to the same PostgreSQL database, by LISTEN and NOTIFY.

Every transaction that changes a game announces the game's id, which PostgreSQL delivers when the
transaction is committed. Announcements are lost while there is no connection. So after every
reconnect, and at regular intervals, the states of all games are compared with the last known ones.
"""

import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Engine, select, text
from sqlalchemy.exc import DBAPIError

from server.store.explained import does_not_answer
from server.store.ledger import NAMED, StoreProblem
from server.store.schema import HALLS, SESSIONS, TOURNAMENTS

CHANNEL: Final = "tableref"
COMPARED_EVERY_S: Final = 30.0
"""Seconds between two comparisons of all games. By trial: a change takes this long to be noticed
only if the connection is half-open."""

Mark = tuple[str | None, int | None, str | None]
"""The state of a game, for noticing changes: the hash of its record, and seq and hash of its
head."""


def announce(connection: Connection, session_id: str) -> None:
    """Notify other programs that a game changed, as soon as this transaction is committed."""
    if connection.dialect.name == "postgresql":
        said = {"channel": CHANNEL, "id": session_id}
        connection.execute(text("SELECT pg_notify(:channel, :id)"), said)


class PostgresListener:
    """Reports games that any program has changed since this listener was created.

    Args:
        engine: The database.
        report: Called with a sentence when the database cannot be reached, and with an empty text
            when it can be reached again.
    """

    def __init__(self, engine: Engine, report: Callable[[str], None]) -> None:
        self._engine = engine
        self._report = report
        self._connection: Connection | None = None
        self._compare_at_s = 0.0
        with engine.connect() as connection:
            self._marks = _marks(connection)

    def changed(self, timeout_s: float) -> frozenset[str]:
        """The ids of games that changed; waits up to `timeout_s` for the first.

        Raises:
            StoreProblem: The database does not answer; the next call tries again.
        """
        try:
            if self._connection is None:
                self._connection = self._listening()
                self._report("")
            named = self._named(self._connection, timeout_s)
            if time.monotonic() < self._compare_at_s:
                return named
            return named | self._changed(self._connection)
        except (DBAPIError, self._engine.dialect.loaded_dbapi.Error) as error:
            self.close()
            problem = does_not_answer(error, self._engine.url)
            self._report(problem)
            raise StoreProblem(problem) from error

    def close(self) -> None:
        """Stop listening."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
        self._connection = None

    def _listening(self) -> Connection:
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        connection.execute(text(f"LISTEN {CHANNEL}"))
        self._compare_at_s = 0.0
        return connection

    def _named(self, connection: Connection, timeout_s: float) -> frozenset[str]:
        """Wait for announcements; returns the announced names.

        Does not wait if the next comparison of all games is due.
        """
        wait_s = min(timeout_s, max(0.0, self._compare_at_s - time.monotonic()))
        driver = connection.connection.driver_connection
        assert driver is not None
        return frozenset(one.payload for one in driver.notifies(timeout=wait_s, stop_after=1))

    def _changed(self, connection: Connection) -> frozenset[str]:
        """The games that have changed since the last comparison of all."""
        before, self._marks = self._marks, _marks(connection)
        self._compare_at_s = time.monotonic() + COMPARED_EVERY_S
        return frozenset(name for name, mark in self._marks.items() if before.get(name) != mark)


def _marks(connection: Connection) -> dict[str, Mark]:
    """The marks of all games and tournaments, by the names under which they are announced."""
    games = select(SESSIONS.c.id, SESSIONS.c.link, SESSIONS.c.head_seq, SESSIONS.c.head)
    found: dict[str, Mark] = {
        row.id: (row.link, row.head_seq, row.head) for row in connection.execute(games)
    }
    tournaments = select(TOURNAMENTS.c.id, TOURNAMENTS.c.head_seq, TOURNAMENTS.c.head)
    for row in connection.execute(tournaments):
        found[NAMED + row.id] = (None, row.head_seq, row.head)
    codes = connection.scalar(select(HALLS.c.codes))
    return {**found, NAMED: (codes, None, None)}

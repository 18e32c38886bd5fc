"""The event log in a database: a SQLite file by default, PostgreSQL for many tables."""

import json
import logging
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import (
    Connection,
    ScalarResult,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    IntegrityError,
    NoResultFound,
    NoSuchModuleError,
)

from engine.plain import JsonObject
from server.store.address import POSTGRES, read_address
from server.store.backups import FOLDER, Backups
from server.store.chain import first_link, session_link
from server.store.engines import engine_for
from server.store.explained import cannot_keep, cannot_open, does_not_answer, perhaps_kept
from server.store.ledger import (
    Damage,
    DamagedGame,
    Entry,
    OtherWriters,
    SessionRecord,
    StaleHead,
    StoreProblem,
)
from server.store.listening import PostgresListener, announce
from server.store.migrating import bring_up_to_date
from server.store.rows import (
    GameRows,
    linked,
    orphans,
    read_game,
    record_of,
    record_or_damage,
    session_row,
)
from server.store.schema import EVENTS, SESSIONS, of_session
from server.store.sql_tournaments import (
    SqlTournamentLog,
    TournamentRows,
    take_in_tournament,
)
from server.store.sqlite_file import errors_as_text, file_of, keep_to_owner, made_whole

LOG = logging.getLogger(__name__)
SETTLED_WITHIN_S: Final = 5.0
"""Seconds to wait for a server after a lost connection, to learn whether a write was committed. By
trial: a server that was killed is back in one or two seconds."""

_ASKED_EVERY_S: Final = 0.2
"""Seconds between two attempts to reach the server again."""


class SqlLedger:
    """Keeps sessions in the database that a SQLAlchemy URL names.

    A SQLite file with damaged pages is replaced by what can be read of it; the damaged one is kept
    beside it. With PostgreSQL any number of programs may share one database: the row of a session
    is locked while its entries are appended, and no two entries have the same number.

    Args:
        url: The database.
        backups: Where a SQLite file is copied to when it is closed, and when it is opened and has
            changed since the last copy; None: nowhere.
        copy_of: The SQLite file of which this is a temporary copy, and which messages name.

    Raises:
        StoreProblem: The database cannot be opened.
    """

    def __init__(
        self, url: str, *, backups: Path | None = None, copy_of: Path | None = None
    ) -> None:
        self._failed = ""
        self._url = read_address(url)
        self._file = file_of(self._url)
        self._known_as = copy_of or self._file
        self._backups = Backups(self._file, backups) if self._file and backups else None
        try:
            with errors_as_text():
                self._engine = self._opened(self._url)
            self._identity = _identity(self._file)
        except (DatabaseError, sqlite3.DatabaseError) as error:
            raise StoreProblem(self._unreadable(error)) from error
        except (NoSuchModuleError, ImportError) as error:
            raise StoreProblem(cannot_open(self._url, error)) from error

    @property
    def trouble(self) -> str:
        """Why nothing can be written at the moment, in sentences; empty while all is well."""
        return self._removed() or self._failed

    def _removed(self) -> str:
        """A sentence if the SQLite file was deleted or replaced; empty otherwise.

        Writes to a deleted file would seem to succeed, and be lost.
        """
        if self._file is None or self._identity == _identity(self._file):
            return ""
        return (
            f"{self._file} was removed or replaced while the program runs: nothing can be kept. "
            "Stop the program, put the file back, and start it again."
        )

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction; raises StoreProblem if it cannot be committed."""
        if removed := self._removed():
            raise StoreProblem(removed)
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DatabaseError as error:
            self._failed = cannot_keep(error, self._url)
            raise StoreProblem(self._failed) from error
        self._failed = ""

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A connection that sees a snapshot of the database.

        Raises:
            StoreProblem: A server does not answer.
        """
        try:
            with self._engine.connect() as connection:
                if connection.dialect.name == POSTGRES:
                    connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection
        except DBAPIError as error:
            if self._engine.dialect.name == "sqlite":
                raise
            raise StoreProblem(does_not_answer(error, self._url)) from error

    def _opened(self, url: URL) -> Engine:
        """Repair and back up a SQLite file, open the database, and migrate it."""
        if self._file and self._file.is_file():
            kept = made_whole(self._file)
            if kept:
                LOG.warning("%s was damaged: it is kept as %s.", self._file, kept)
            if self._backups:  # before migrating; also after an evening that ended in a crash
                self._backups.keep()
        if self._file and self._file.parent.is_dir():
            keep_to_owner(self._file)
        engine = engine_for(url)
        bring_up_to_date(engine)
        return engine

    def create(self, record: SessionRecord, entries: tuple[Entry, ...] = ()) -> None:
        """Store a new session with its first entries, in one transaction."""
        try:
            with self._writing() as connection:
                connection.execute(insert(SESSIONS), session_row(record))
                _appended(connection, record.id, entries)
                announce(connection, record.id)
        except IntegrityError as error:
            raise ValueError(f"session {record.id} exists already") from error

    def sessions(self) -> tuple[SessionRecord | Damage, ...]:
        """All sessions, oldest first; for one that cannot be read, its damage."""
        with self._reading() as connection:
            query = select(SESSIONS.c.number).order_by(SESSIONS.c.number)
            numbers: ScalarResult[int] = connection.scalars(query)
            found = [record_or_damage(connection, number) for number in numbers.all()]
            return (*found, *orphans(connection))

    def find(self, session_id: str) -> SessionRecord | Damage | None:
        """One session, or its damage; None if there is none."""
        with self._reading() as connection:
            query = select(SESSIONS.c.number).where(SESSIONS.c.id == session_id)
            number = connection.scalar(query)
            return None if number is None else record_or_damage(connection, number)

    def append(self, session_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries in one transaction; raises StaleHead unless they follow the head."""
        rows: list[JsonObject] = []
        try:
            with self._writing() as connection:
                rows.extend(_appended(connection, session_id, entries))
        except IntegrityError as error:
            raise StaleHead(session_id) from error
        except StoreProblem as problem:
            lost = problem.__cause__
            if not (rows and isinstance(lost, DatabaseError) and lost.connection_invalidated):
                raise
            if not self._is_kept_after_all(session_id, rows[-1], lost):
                raise

    def _is_kept_after_all(self, session_id: str, row: JsonObject, lost: DatabaseError) -> bool:
        """Whether a write was committed although the connection was lost meanwhile.

        It waits for the lock on the session's row, so the lost transaction has certainly ended.

        Args:
            session_id: The session that was written to.
            row: The last row that was to be written.
            lost: The error of the lost connection.

        Raises:
            StoreProblem: The database does not answer in time, so that it cannot be known yet.
        """
        here = of_session(session_id) & (EVENTS.c.seq == row["seq"])
        give_up_at_s = time.monotonic() + SETTLED_WITHIN_S
        while True:
            try:
                with self._engine.begin() as connection:
                    _locked_head(connection, session_id)
                    link: str | None = connection.scalar(select(EVENTS.c.link).where(here))
            except DatabaseError as error:
                if time.monotonic() < give_up_at_s:
                    time.sleep(_ASKED_EVERY_S)
                    continue
                self._failed = perhaps_kept(lost, self._url)
                raise StoreProblem(self._failed) from error
            self._failed = ""
            return link is not None and link == row["link"]

    def entries(self, session_id: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above `after`; raises DamagedGame if one is damaged."""
        with self._reading() as connection:
            found = read_game(connection, session_id, after=after)
        found.check()
        return found.entries

    def change_codes(
        self, session_id: str, codes: JsonObject, *, instead_of: JsonObject | None = None
    ) -> None:
        """Replace the codes; raises StaleHead if they are no longer `instead_of`."""
        this = SESSIONS.c.id == session_id
        with self._writing() as connection:
            query = select(SESSIONS).where(this).with_for_update()
            row = connection.execute(query).mappings().one()
            if instead_of is not None and json.loads(row["codes"]) != instead_of:
                raise StaleHead(session_id)
            new: JsonObject = {"codes": json.dumps(codes)}
            new["link"] = session_link({**row, **new})
            connection.execute(update(SESSIONS).where(this).values(**new))
            announce(connection, session_id)

    def tournament_log(self) -> SqlTournamentLog:
        """Where tournaments are kept, in the same database."""
        return SqlTournamentLog(self._reading, self._writing)

    def others(self) -> OtherWriters | None:
        """Notices what other programs write; None if no other program can write."""
        if self._url.get_backend_name() != POSTGRES:
            return None
        with self._reading():
            return PostgresListener(self._engine, self._note)

    def _note(self, trouble: str) -> None:
        self._failed = trouble

    def record(self, session_id: str) -> SessionRecord:
        """The record of a session, even if its hash is wrong."""
        with self._reading() as connection:
            query = select(SESSIONS).where(SESSIONS.c.id == session_id)
            return record_of(connection.execute(query).mappings().one())

    def sound_entries(self, session_id: str) -> tuple[Entry, ...]:
        """The entries before the first that is damaged."""
        with self._reading() as connection:
            return read_game(connection, session_id).entries

    def cut(self, session_id: str, seq: int) -> None:
        """Remove the entries of a damaged game after `seq`, and accept its record as it is."""
        this = SESSIONS.c.id == session_id
        with self._writing() as connection:
            connection.execute(delete(EVENTS).where(of_session(session_id), EVENTS.c.seq > seq))
            row = connection.execute(select(SESSIONS).where(this)).mappings().one()
            last = select(EVENTS.c.link).where(of_session(session_id), EVENTS.c.seq == seq)
            head = connection.scalar(last) or first_link(session_id)
            new = {"link": session_link(row), "head_seq": seq, "head": head}
            connection.execute(update(SESSIONS).where(this).values(**new))

    def game(self, session_id: str) -> GameRows:
        """A game row by row, to copy it to another database.

        Raises:
            DamagedGame: It is damaged.
            KeyError: There is no such game.
        """
        try:
            with self._reading() as connection:
                found = read_game(connection, session_id)
        except NoResultFound as error:
            raise KeyError(session_id) from error
        found.check_whole()
        return found

    def take_in(
        self, games: Sequence[GameRows], tournaments: Sequence[TournamentRows] = ()
    ) -> None:
        """Store games and tournaments from another database, in one transaction.

        Raises:
            ValueError: One of them is here already.
            DamagedGame: What was stored differs from what was sent.
        """
        try:
            with self._writing() as connection:
                for game in games:
                    _take_in(connection, game)
                for tournament in tournaments:
                    take_in_tournament(connection, tournament)
        except IntegrityError as error:
            raise ValueError("one of the games or tournaments is there already") from error

    def close(self) -> None:
        """Close the database, and copy it if it has changed."""
        self._engine.dispose()
        if self._backups:
            self._backups.keep()

    def _unreadable(self, error: Exception) -> str:
        """What is wrong with the database and how to mend it, in one sentence."""
        if self._known_as is None or not self._known_as.is_file():
            return cannot_open(self._url, error)
        beside = Backups(self._known_as, self._known_as.parent / FOLDER)
        copies = (self._backups or beside).all()
        copy = f"put back its newest copy, {copies[-1]}, or " if copies else ""
        what = str(getattr(error, "orig", error))
        return f"The database {self._known_as} cannot be opened ({what}): {copy}name another."


def _identity(file: Path | None) -> tuple[int, int] | None:
    """Device and inode of a file; None if there is none."""
    try:
        found = file.stat() if file else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found else None


def _appended(
    connection: Connection, session_id: str, entries: tuple[Entry, ...]
) -> list[JsonObject]:
    """Append entries; returns their rows. Raises StaleHead unless they follow the head."""
    seq, link = _locked_head(connection, session_id)
    if [entry.seq for entry in entries] != list(range(seq + 1, seq + 1 + len(entries))):
        raise StaleHead(session_id)
    if not entries:
        return []
    rows = linked(link, session_id, entries)
    connection.execute(insert(EVENTS), rows)
    head = {"head_seq": rows[-1]["seq"], "head": rows[-1]["link"]}
    connection.execute(update(SESSIONS).where(SESSIONS.c.id == session_id).values(**head))
    announce(connection, session_id)
    return rows


def _locked_head(connection: Connection, session_id: str) -> tuple[int, str]:
    """Lock a session's row until the transaction ends, so that no other program appends.

    Returns:
        The seq and the link of its last entry.
    """
    query = select(SESSIONS.c.head_seq, SESSIONS.c.head).where(SESSIONS.c.id == session_id)
    seq, link = connection.execute(query.with_for_update()).one()
    return seq, link


def _take_in(connection: Connection, game: GameRows) -> None:
    """Write a game, and read it back; raises DamagedGame if it differs."""
    session = {name: value for name, value in game.session.items() if name != "number"}
    connection.execute(insert(SESSIONS), session)
    if game.rows:
        connection.execute(insert(EVENTS), [dict(row) for row in game.rows])
    arrived = read_game(connection, session["id"])
    arrived.check_whole()
    if arrived.session["head"] != session["head"]:
        raise DamagedGame(Damage(session["id"], session["game"], "it arrived as another game"))
    announce(connection, session["id"])

"""The event log in a database: SQLite by default, any SQLAlchemy URL otherwise."""

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import (
    Connection,
    ScalarResult,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import URL, Engine, RowMapping, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    IntegrityError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)

from engine.plain import JsonObject
from server.store.backups import Backups
from server.store.chain import entry_link, first_link, first_misfit, session_link
from server.store.ledger import (
    Damage,
    DamagedGame,
    Entry,
    SessionRecord,
    StaleHead,
    StoreProblem,
)
from server.store.schema import EVENTS, SESSIONS, make_tables, of_session
from server.store.sqlite_file import as_text, errors_as_text, file_of, keep_to_owner, made_whole

LOG = logging.getLogger(__name__)


class SqlLedger:
    """Keeps sessions in the database that a SQLAlchemy URL names.

    A SQLite file with damaged pages is replaced by what can be read of it; the damaged one is kept
    beside it.

    Args:
        url: The database.
        backups: Where a SQLite file is copied to when it is closed, and when it is opened with news
            that no copy has; None: nowhere.

    Raises:
        StoreProblem: The database cannot be opened.
    """

    def __init__(self, url: str, *, backups: Path | None = None) -> None:
        self._failed = ""
        try:
            made = make_url(url)
            self._file = file_of(made)
            self._backups = Backups(self._file, backups) if self._file and backups else None
            with errors_as_text():
                self._engine = self._opened(made)
            self._identity = _identity(self._file)
        except (DatabaseError, sqlite3.DatabaseError) as error:
            raise StoreProblem(self._unreadable(url, error)) from error
        except (ArgumentError, NoSuchModuleError, ImportError) as error:
            raise StoreProblem(_cannot_open(url)) from error

    @property
    def trouble(self) -> str:
        """Why nothing can be kept at this moment, in sentences; empty while all is well."""
        return self._removed() or self._failed

    def _removed(self) -> str:
        """A file that was deleted is written to for ever, and is nowhere: that is noticed here."""
        if self._file is None or self._identity == _identity(self._file):
            return ""
        return (
            f"{self._file} was removed or replaced while the program runs: nothing can be kept. "
            "Stop the program, put the file back, and start it again."
        )

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction; raises StoreProblem where it cannot be kept."""
        if removed := self._removed():
            raise StoreProblem(removed)
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DatabaseError as error:
            self._failed = _cannot_keep(error)
            raise StoreProblem(self._failed) from error
        self._failed = ""

    def _opened(self, url: URL) -> Engine:
        if self._file and self._file.is_file():
            kept = made_whole(self._file)
            if kept:
                LOG.warning("%s was damaged: it is kept as %s.", self._file, kept)
            if (
                self._backups
            ):  # of an evening that ended without goodbye, and before columns are added
                self._backups.keep()
        if self._file and self._file.parent.is_dir():
            keep_to_owner(self._file)
        engine = create_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _make_sqlite_durable)
            event.listen(engine, "connect", _read_damaged_text)
        make_tables(engine)
        return engine

    def create(self, record: SessionRecord) -> None:
        """Keep a new session."""
        row: JsonObject = {
            "id": record.id,
            "game": record.game,
            "options": json.dumps(record.options),
            "seed": str(record.seed),
            "dice": record.dice,
            "codes": json.dumps(record.codes),
            "created_at": record.created_at,
        }
        row |= {"link": session_link(row), "head_seq": 0, "head": first_link(record.id)}
        try:
            with self._writing() as connection:
                connection.execute(insert(SESSIONS), row)
        except IntegrityError as error:
            raise ValueError(f"session {record.id} exists already") from error

    def sessions(self) -> tuple[SessionRecord | Damage, ...]:
        """All sessions, oldest first; where one cannot be read, its damage."""
        with self._engine.connect() as connection:
            query = select(SESSIONS.c.number).order_by(SESSIONS.c.number)
            numbers: ScalarResult[int] = connection.scalars(query)
            found = [_record_or_damage(connection, number) for number in numbers.all()]
            return (*found, *_orphans(connection))

    def append(self, session_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries in one transaction; raises StaleHead unless they follow the head."""
        this = SESSIONS.c.id == session_id
        try:
            with self._writing() as connection:
                query = select(SESSIONS.c.head_seq, SESSIONS.c.head).where(this)
                seq, link = connection.execute(query).one()
                if [entry.seq for entry in entries] != list(range(seq + 1, seq + 1 + len(entries))):
                    raise StaleHead(session_id)
                if not entries:
                    return
                rows = _linked(link, [_row(session_id, entry) for entry in entries])
                connection.execute(insert(EVENTS), rows)
                head = {"head_seq": rows[-1]["seq"], "head": rows[-1]["link"]}
                connection.execute(update(SESSIONS).where(this).values(**head))
        except IntegrityError as error:
            raise StaleHead(session_id) from error

    def entries(self, session_id: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above `after`; raises DamagedGame where one does not fit."""
        session, rows, seq = self._rows(session_id)
        if seq is not None:
            why = f"entry {seq} is not as it was written, or is missing"
            raise DamagedGame(Damage(session_id, session["game"], why, seq))
        return tuple(_entry(row) for row in rows[after:])

    def change_codes(self, session_id: str, codes: JsonObject) -> None:
        """Keep other codes of a session than it was begun with."""
        this = SESSIONS.c.id == session_id
        with self._writing() as connection:
            row = connection.execute(select(SESSIONS).where(this)).mappings().one()
            new: JsonObject = {"codes": json.dumps(codes)}
            new["link"] = session_link({**row, **new})
            connection.execute(update(SESSIONS).where(this).values(**new))

    def record(self, session_id: str) -> SessionRecord:
        """What a session was begun with, as far as it can be read, fitting or not."""
        with self._engine.connect() as connection:
            query = select(SESSIONS).where(SESSIONS.c.id == session_id)
            return _record(connection.execute(query).mappings().one())

    def sound_entries(self, session_id: str) -> tuple[Entry, ...]:
        """The entries before the first that is damaged."""
        _, rows, seq = self._rows(session_id)
        return tuple(_entry(row) for row in (rows if seq is None else rows[: seq - 1]))

    def cut(self, session_id: str, seq: int) -> None:
        """Let a damaged game end after entry `seq`, and take what it was begun with as it is."""
        this = SESSIONS.c.id == session_id
        with self._writing() as connection:
            connection.execute(delete(EVENTS).where(of_session(session_id), EVENTS.c.seq > seq))
            row = connection.execute(select(SESSIONS).where(this)).mappings().one()
            last = select(EVENTS.c.link).where(of_session(session_id), EVENTS.c.seq == seq)
            head = connection.scalar(last) or first_link(session_id)
            new = {"link": session_link(row), "head_seq": seq, "head": head}
            connection.execute(update(SESSIONS).where(this).values(**new))

    def close(self) -> None:
        """Let go of the database, and copy it if there is anything new in it."""
        self._engine.dispose()
        if self._backups:
            self._backups.keep()

    def _rows(self, session_id: str) -> tuple[RowMapping, list[RowMapping], int | None]:
        """A session's row, those of its entries as far as they are readable, the first misfit."""
        with self._engine.connect() as connection:
            this = SESSIONS.c.id == session_id
            session = connection.execute(select(SESSIONS).where(this)).mappings().one()
            rows = _read(connection, session_id)
        seq = first_misfit(session_id, rows)
        head = session["head_seq"], session["head"]
        if seq is None and head != (len(rows), _head(session_id, rows)):
            seq = len(rows) + 1
        return session, rows, seq

    def _unreadable(self, url: str, error: Exception) -> str:
        """One sentence: what is wrong with the database, and what would mend it."""
        if self._file is None or not self._file.is_file():
            return _cannot_open(url)
        copies = self._backups.all() if self._backups else ()
        copy = f"put back its newest copy, {copies[-1]}, or " if copies else ""
        what = str(getattr(error, "orig", error))
        return f"The database {self._file} cannot be opened ({what}): {copy}name another."


def _identity(file: Path | None) -> tuple[int, int] | None:
    """Which file it is, whatever its name; None where there is none."""
    try:
        found = file.stat() if file else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found else None


def _cannot_keep(error: DatabaseError) -> str:
    mend = (
        "Make room on the disk, or stop what uses the database; then do it again."
        if isinstance(error, OperationalError)
        else "Stop the program, and let `tableref store rescue` repair the database."
    )
    return f"This cannot be kept ({error.orig}), and so it was not done. {mend}"


def _cannot_open(url: str) -> str:
    return (
        f"The database {url} cannot be opened; name another with --database, "
        "or leave it out to use a file in the data folder."
    )


def _make_sqlite_durable(connection: DBAPIConnection, _record: object) -> None:
    """A power cut may cost the last click at most, and readers never block the writer."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _read_damaged_text(connection: DBAPIConnection, _record: object) -> None:
    """Text that is no text any more is told by the chain, and stops nobody from reading on."""
    connection.text_factory = as_text


def _record_or_damage(connection: Connection, number: int) -> SessionRecord | Damage:
    here = SESSIONS.c.number == number
    try:
        row = connection.execute(select(SESSIONS).where(here)).mappings().one()
        if row["link"] == session_link(row):
            return _record(row)
        why = "what it was begun with is not as it was written"
        return Damage(str(row["id"]), str(row["game"]), why, 0)
    except (SQLAlchemyError, ValueError) as error:
        return Damage(f"number {number}", "", f"it cannot be read ({type(error).__name__})", 0)


def _orphans(connection: Connection) -> list[Damage]:
    """Games of which only entries are left."""
    begun = select(SESSIONS.c.id)
    query = select(EVENTS.c.session_id).where(EVENTS.c.session_id.not_in(begun)).distinct()
    lost = "what it was begun with is lost"
    try:
        return [Damage(str(found), "", lost, 0) for found in connection.scalars(query).all()]
    except SQLAlchemyError:
        return [Damage("of unreadable name", "", lost, 0)]


def _read(connection: Connection, session_id: str) -> list[RowMapping]:
    """The rows of a session's entries, up to the first that cannot be read."""
    seqs = select(EVENTS.c.seq).where(of_session(session_id)).order_by(EVENTS.c.seq)
    whole = select(EVENTS).where(of_session(session_id)).order_by(EVENTS.c.seq)
    try:
        return list(connection.execute(whole).mappings())
    except SQLAlchemyError:
        rows: list[RowMapping] = []
        for seq in connection.scalars(seqs).all():
            one = select(EVENTS).where(of_session(session_id), EVENTS.c.seq == seq)
            try:
                rows.append(connection.execute(one).mappings().one())
            except SQLAlchemyError:
                break
        return rows


def _head(session_id: str, rows: list[RowMapping]) -> str:
    return str(rows[-1]["link"]) if rows else first_link(session_id)


def _linked(link: str, rows: list[JsonObject]) -> list[JsonObject]:
    """Rows that follow a link, each with its own."""
    for row in rows:
        row["link"] = link = entry_link(link, row)
    return rows


def _record(row: RowMapping) -> SessionRecord:
    return SessionRecord(
        id=row["id"],
        game=row["game"],
        options=json.loads(row["options"]),
        seed=int(row["seed"]),
        dice=row["dice"],
        codes=json.loads(row["codes"]),
        created_at=row["created_at"],
    )


def _row(session_id: str, entry: Entry) -> JsonObject:
    return {
        "session_id": session_id,
        "seq": entry.seq,
        "event": json.dumps(entry.event),
        "who": entry.who,
        "at": entry.at,
        "proposal": entry.proposal,
        "command": entry.command,
        "said": None if entry.said is None else json.dumps(entry.said),
        "comment": entry.comment,
    }


def _entry(row: RowMapping) -> Entry:
    event = json.loads(row["event"])
    said = None if row["said"] is None else json.loads(row["said"])
    return Entry(
        row["seq"],
        event,
        row["who"],
        row["at"],
        row["proposal"],
        row["command"],
        said,
        row["comment"],
    )

"""Checks, copies and salvages SQLite files.

It uses `PRAGMA quick_check` and `integrity_check`, and SQLite's online backup API. A table with a
damaged page is read from both ends up to that page.
"""

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.engine import URL

from server.store.schema import METADATA

WHOLE = "ok"
OWNERS = 0o600
"""File mode: only the owner may read and write."""

PRIMARY = 0xFF
"""The bits of SQLite's primary error code; those above it say more."""

ROWS_AT_ONCE = 100
"""Rows that are rescued at a time."""

BESIDE = ("", "-wal")  # the newest entries may still be in the write-ahead log


def file_of(url: URL) -> Path | None:
    """The file that a database URL names; None for other databases and for memory."""
    named = url.database
    if url.get_backend_name() != "sqlite" or not named or named == ":memory:":
        return None
    return None if named.startswith("file:") else Path(named)


def as_text(stored: bytes) -> str:
    """Decode a column's text. Bytes that are not UTF-8 are replaced; the hash chain shows that."""
    return stored.decode(errors="replace")


@contextmanager
def errors_as_text() -> Iterator[None]:
    """Raise sqlite3.DatabaseError even if the text of SQLite's own error is not UTF-8.

    The text quotes names of the damaged schema; if they are not UTF-8, Python raises
    UnicodeDecodeError instead.
    """
    try:
        yield
    except UnicodeDecodeError as error:
        raise sqlite3.DatabaseError("the names of its tables are damaged") from error


def trouble_in(file: Path, *, thorough: bool = False) -> str:
    """The first fault that SQLite finds in a file's pages; empty if there is none.

    Args:
        file: The database.
        thorough: Also compare the indexes with the tables, which takes longer.

    Raises:
        sqlite3.DatabaseError: It is not a database.
    """
    check = "integrity_check" if thorough else "quick_check"
    try:
        with closing(sqlite3.connect(file)) as connection, errors_as_text():
            connection.text_factory = as_text
            connection.execute("PRAGMA cell_size_check = ON")
            said = connection.execute(f"PRAGMA {check}(5)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
        if code & PRIMARY != sqlite3.SQLITE_CORRUPT:
            raise
        return str(error)
    return "" if said == WHOLE else str(said).removeprefix("*** in database main ***\n")


def keep_to_owner(file: Path) -> None:
    """Make a database, which contains the codes, readable by its owner only (not on Windows)."""
    with suppress(OSError):
        if not file.exists():
            file.touch(mode=OWNERS)
        file.chmod(OWNERS)


def copy_aside(file: Path, why: str) -> Path:
    """Copy a database with its write-ahead log beside it, before anything is done to it.

    Args:
        file: The database.
        why: A word for the copy's name: `tableref.db.damaged-20261122-183000`.
    """
    name = f"{file.name}.{why}-{datetime.now():%Y%m%d-%H%M%S}"
    target, more = file.with_name(name), count(2)
    while target.exists():  # a copy of the same second, or from before the clock was set back
        target = file.with_name(f"{name}-{next(more)}")
    for ending in BESIDE:
        source = file.with_name(file.name + ending)
        if source.exists():
            shutil.copy2(source, target.with_name(target.name + ending))
    return target


def back_up(file: Path, target: Path) -> None:
    """Copy a database in use; the copy gets its name only when it is complete.

    Raises:
        sqlite3.Error: It cannot be read or written.
        OSError: It cannot be written.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    under_way = target.with_name(target.name + ".part")
    under_way.unlink(missing_ok=True)
    keep_to_owner(under_way)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(under_way)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    under_way.replace(target)


def salvage(damaged: Path, fresh: Path) -> None:
    """Write what can be read of a damaged database into a new one, without judging any row."""
    engine = create_engine(URL.create("sqlite", database=str(fresh)))
    METADATA.create_all(engine)
    engine.dispose()
    with (
        closing(sqlite3.connect(damaged)) as source,
        closing(sqlite3.connect(fresh)) as target,
        errors_as_text(),
    ):
        source.text_factory = as_text
        for table in METADATA.sorted_tables:
            names = [row[1] for row in source.execute(f"PRAGMA table_info({table.name})")]
            known = [name for name in names if name in table.columns]
            if not known:  # a table that files of earlier versions do not have
                continue
            slots = ",".join("?" for _ in known)
            into = f"INSERT OR IGNORE INTO {table.name} ({','.join(known)}) VALUES ({slots})"
            target.executemany(into, _readable_rows(source, table.name, known))
        target.commit()


def made_whole(file: Path, *, thorough: bool = False) -> Path | None:
    """Replace a database with damaged pages by what can be read of it.

    Args:
        file: The database.
        thorough: Also if only an index does not match its table.

    Returns:
        Where the damaged file is kept; None if nothing was wrong.

    Raises:
        sqlite3.DatabaseError: It is not a database, or nothing of it can be read.
    """
    if not trouble_in(file, thorough=thorough):
        return None
    kept = copy_aside(file, "damaged")
    fresh = file.with_name(file.name + ".part")
    fresh.unlink(missing_ok=True)
    keep_to_owner(fresh)
    try:
        salvage(kept, fresh)
    except sqlite3.DatabaseError:
        kept.unlink()
        fresh.unlink(missing_ok=True)
        raise
    for ending in ("-wal", "-shm"):
        file.with_name(file.name + ending).unlink(missing_ok=True)
    fresh.replace(file)
    return kept


def _readable_rows(
    source: sqlite3.Connection, table: str, names: Sequence[str]
) -> Iterator[tuple[object, ...]]:
    """Rows from the beginning up to the first damaged page, then from the end back to it."""
    columns = ",".join(names)
    for order in ("ASC", "DESC"):
        try:
            rows = source.execute(f"SELECT {columns} FROM {table} ORDER BY rowid {order}")
            while some := rows.fetchmany(ROWS_AT_ONCE):
                yield from some
        except sqlite3.DatabaseError:
            continue
        return

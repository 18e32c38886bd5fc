"""Finding and opening the databases that a command names, to read or to write."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Annotated

import typer

from server.cli.exits import Unusable
from server.settings import HELP
from server.store.address import read_address, without_credentials
from server.store.locking import locked
from server.store.sql import SqlLedger
from server.store.sqlite_file import BESIDE, file_of

Database = Annotated[str | None, typer.Option("--store", "--database", help=HELP["database"])]
"""The option of every command that opens a database."""


def sqlite_file(url: str) -> Path:
    """The SQLite file that an address names; raises Unusable if there is none."""
    address = read_address(url)
    file = file_of(address)
    if file is None:
        raise Unusable(
            f"{without_credentials(address)} is not a SQLite file; "
            "mend it with the means of its own program."
        )
    if not file.is_file():
        raise Unusable(f"There is no database {file}; name its folder with --data.")
    return file


@contextmanager
def to_read(url: str) -> Iterator[SqlLedger]:
    """Open a database for reading; a file as a copy, so that another program may serve it.

    Raises:
        Unusable: There is no such file.
        StoreProblem: It cannot be opened.
    """
    if file_of(read_address(url)) is None:
        with closing(SqlLedger(url)) as ledger:
            yield ledger
        return
    with copied(sqlite_file(url)) as copy, closing(SqlLedger(url_of_file(copy))) as ledger:
        yield ledger


@contextmanager
def to_write(url: str, *, backups: Path | None = None) -> Iterator[SqlLedger]:
    """Open a database for writing; a file is locked meanwhile.

    Raises:
        StoreProblem: It cannot be opened, or another program holds the file.
    """
    file = file_of(read_address(url))
    with (
        locked(file) if file is not None else nullcontext(),
        closing(SqlLedger(url, backups=backups)) as ledger,
    ):
        yield ledger


@contextmanager
def copied(file: Path) -> Iterator[Path]:
    """A temporary copy of a database file, with its write-ahead log."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        for ending in BESIDE:
            beside = file.with_name(file.name + ending)
            if beside.is_file():
                shutil.copy2(beside, copy.with_name(copy.name + ending))
        yield copy


def url_of_file(file: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite:///{file.as_posix()}"

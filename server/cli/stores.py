"""Finding and opening the databases that a command names, to read or to write."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Final

import typer

from server.cli.exits import Unusable
from server.cli.files import make_folder
from server.settings import HELP
from server.store.address import read_address, without_credentials
from server.store.locking import locked
from server.store.sql import SqlLedger
from server.store.sqlite_file import BESIDE, file_of

Database = Annotated[str | None, typer.Option("--store", "--database", help=HELP["database"])]
"""The option of every command that opens a database."""

BY_FOLDER: Final = "name its folder with --data"
"""How to name another database, where --data does."""


def sqlite_file(url: str, *, mend: str = BY_FOLDER) -> Path:
    """The SQLite file that an address names; raises Unusable if there is none.

    Args:
        url: The address.
        mend: How to name another.
    """
    address = read_address(url)
    file = file_of(address)
    if file is None:
        raise Unusable(
            f"{without_credentials(address)} is not a SQLite file; "
            "mend it with the means of its own program."
        )
    if not file.is_file():
        raise Unusable(f"There is no database {file}; {mend}.")
    return file


@contextmanager
def to_read(url: str, *, mend: str = BY_FOLDER) -> Iterator[SqlLedger]:
    """Open a database for reading; a file as a copy, so that another program may serve it.

    Args:
        url: Its address.
        mend: How to name another, if there is no such file.

    Raises:
        Unusable: There is no such file.
        StoreProblem: It cannot be opened.
    """
    if file_of(read_address(url)) is None:
        with closing(SqlLedger(url)) as ledger:
            yield ledger
        return
    file = sqlite_file(url, mend=mend)
    with (
        copied(file) as copy,
        closing(SqlLedger(url_of_file(copy), copy_of=file)) as ledger,
    ):
        yield ledger


@contextmanager
def to_write(url: str, *, backups: Path | None = None) -> Iterator[SqlLedger]:
    """Open a database for writing; a file is locked meanwhile, and its folder made.

    Raises:
        Unusable: The folder cannot be made.
        StoreProblem: It cannot be opened, or another program holds the file.
    """
    file = file_of(read_address(url))
    if file is not None:
        make_folder(file.parent)
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
        _copy_files(file, copy)
        yield copy


def _copy_files(file: Path, copy: Path) -> None:
    try:
        for ending in BESIDE:
            beside = file.with_name(file.name + ending)
            if beside.is_file():
                shutil.copy2(beside, copy.with_name(copy.name + ending))
    except OSError as error:
        raise Unusable(
            f"{file} cannot be copied to be read ({error.strerror}); allow it to be read, and make "
            f"room in {copy.parent.parent}."
        ) from error


def url_of_file(file: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite:///{file.as_posix()}"

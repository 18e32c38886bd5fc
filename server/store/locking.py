"""A lock file, so that only one program at a time serves a database file."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import IO

from server.store.ledger import StoreProblem

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        """Lock a byte far behind the text: on Windows, locked bytes cannot be read by others."""
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Keep other programs from a database during the block; the system releases the lock.

    Raises:
        StoreProblem: Another program has the lock (the message names it), or the lock file
            cannot be written.
    """
    path = database.with_name(database.name + ".lock")
    try:
        file = path.open("a+", encoding="utf-8")
    except OSError as error:
        raise StoreProblem(
            f"{path} cannot be written ({error.strerror}); allow it, or name another folder."
        ) from error
    with file:
        try:
            _lock(file)
        except OSError as error:
            file.seek(0)
            who = file.read().strip() or "another program"
            raise StoreProblem(
                f"{database} is in use by {who}; stop that one, or name another folder with --data."
            ) from error
        file.truncate(0)
        file.write(f"process {os.getpid()}, since {datetime.now():%Y-%m-%d %H:%M}\n")
        file.flush()
        yield

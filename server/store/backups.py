"""Copies the database at the end of each evening into a folder beside it."""

import logging
import sqlite3
import time
from datetime import datetime
from pathlib import Path
from typing import Final

from server.store.sqlite_file import back_up, trouble_in

LOG = logging.getLogger(__name__)
FOLDER: Final = "backups"
KEPT: Final = 14
"""How many copies are kept; older ones are deleted."""


class Backups:
    """The copies of one database, one for each evening.

    Args:
        file: The SQLite file.
        folder: Where the copies are kept.
    """

    def __init__(self, file: Path, folder: Path) -> None:
        self._file = file
        self._folder = folder

    def all(self) -> tuple[Path, ...]:
        """The copies, oldest first."""
        return tuple(sorted(self._folder.glob(f"{self._file.stem}-????-??-??{self._file.suffix}")))

    def keep(self) -> None:
        """Make a copy if anything has changed since the last one and the file is not damaged."""
        if not self._has_news():
            return
        moment = datetime.fromtimestamp(self._changed_s())
        try:
            if trouble_in(self._file):
                return
            name = f"{self._file.stem}-{moment:%Y-%m-%d}{self._file.suffix}"
            back_up(self._file, self._folder / name)
            for old in self.all()[:-KEPT]:
                old.unlink()
        except (OSError, sqlite3.Error) as error:
            LOG.warning("The backup in %s could not be made (%s).", self._folder, error)

    def _has_news(self) -> bool:
        """Whether the file has changed since the newest copy.

        Copies with a time in the future, made before the clock was set back, are ignored.
        """
        if not self._file.exists():
            return False
        made_s = (copy.stat().st_mtime for copy in self.all())
        return not any(self._changed_s() <= one <= time.time() for one in made_s)

    def _changed_s(self) -> float:
        written = (self._file, self._file.with_name(self._file.name + "-wal"))
        return max(path.stat().st_mtime for path in written if path.exists())

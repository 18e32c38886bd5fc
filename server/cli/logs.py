"""The log on standard error, limited in rate: nobody can fill a disk by provoking errors."""

import logging
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Final

PER_MINUTE: Final = 10
"""Lines of one kind; the next line that is written says how many were left out."""


class Bounded(logging.Filter):
    """Limits how many records of one kind are logged in a minute.

    Args:
        per_minute: Most records from one line of the program.
        clock: Monotonic seconds.
    """

    def __init__(
        self, per_minute: int = PER_MINUTE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._per_minute = per_minute
        self._clock = clock
        self._minute = 0
        self._seen: dict[tuple[str, int], int] = defaultdict(int)
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a record; adds to it how many were left out before."""
        minute = int(self._clock() // 60)
        if minute != self._minute:
            self._minute = minute
            self._seen.clear()
        kind = record.pathname, record.lineno
        self._seen[kind] += 1
        if self._seen[kind] > self._per_minute:
            self._left_out += 1
            return False
        if self._left_out:
            record.msg = f"{record.getMessage()} ({self._left_out} lines like others left out)"
            record.args = None
            self._left_out = 0
        return True


class _OneLine(logging.Formatter):
    """Leaves out tracebacks, which do not help the user of a command."""

    def format(self, record: logging.LogRecord) -> str:
        """The message alone."""
        return record.getMessage()


def write_lines() -> None:
    """Write a command's log messages on standard error, one line each."""
    if logging.lastResort:
        logging.lastResort.setFormatter(_OneLine())


def write_logs() -> None:
    """Write all warnings and errors on standard error, limited in rate."""
    handler = logging.StreamHandler()
    handler.addFilter(Bounded())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], format="%(message)s")

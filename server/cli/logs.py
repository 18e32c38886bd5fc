"""The log on standard error: bounded, so that nobody fills a disk by annoying the program."""

import logging
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Final

PER_MINUTE: Final = 10
"""Of one kind; how many were left out is told with the next that is written."""


class Bounded(logging.Filter):
    """Lets through so many records of one kind a minute.

    Args:
        per_minute: How many of what one line of the program says.
        clock: Seconds that only ever grow.
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
        """Whether to write it; notes on it how many were left out."""
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
    """Leaves out where in the program something failed: who calls a command cannot mend that."""

    def format(self, record: logging.LogRecord) -> str:
        """The message alone."""
        return record.getMessage()


def write_lines() -> None:
    """What a command logs before it ends in a sentence: a line each, on standard error."""
    if logging.lastResort:
        logging.lastResort.setFormatter(_OneLine())


def write_logs() -> None:
    """Warnings and errors of all parts go to standard error, bounded."""
    handler = logging.StreamHandler()
    handler.addFilter(Bounded())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], format="%(message)s")

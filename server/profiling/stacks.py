"""Samples the call stack a few hundred times a second."""

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from server.profiling.stopwatch import Stopwatch

EVERY_S: Final = 0.004
"""Seconds between two samples. A sample takes 0.01 ms at a depth of 40 calls (measured); in half a
minute a function that takes 0.5 % of the time is in 37 samples."""

OURS: Final = f"{__package__}."
BETWEEN: Final = "between stages"

Stacks = Counter[tuple[str, ...]]
"""Samples of each stack: the stage first, then the functions it called, outermost first."""


@contextmanager
def sampled_stacks(clock: Stopwatch, into: Stacks) -> Iterator[None]:
    """While open, sample the calling thread's stack from another thread.

    Native code of a library counts for the Python function that called it.

    Args:
        clock: Says which stage is running.
        into: Counts the samples of each stack.
    """
    asked, over = threading.get_ident(), threading.Event()

    def ask() -> None:
        while not over.wait(EVERY_S):
            frame = sys._current_frames().get(asked)
            if frame is not None:
                into[clock.running or BETWEEN, *calls_below(frame)] += 1

    asking = threading.Thread(target=ask, name="stacks", daemon=True)
    asking.start()
    try:
        yield
    finally:
        over.set()
        asking.join()


def calls_below(innermost: FrameType) -> tuple[str, ...]:
    """The running functions, outermost first, without the profiler's own."""
    calls: list[str] = []
    frame: FrameType | None = innermost
    while frame is not None:
        module = frame.f_globals.get("__name__", "?")
        if module.startswith(OURS):
            break
        calls.append(f"{module}.{frame.f_code.co_qualname}")
        frame = frame.f_back
    return tuple(reversed(calls))

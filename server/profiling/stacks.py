"""What the program is doing, asked a few hundred times a second."""

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from server.profiling.stopwatch import Stopwatch

EVERY_S: Final = 0.004
"""From one look to the next: 250 a second cost under 2 % and show whatever takes 0.5 % or more in
half a minute ten times over."""

OURS: Final = Path(__file__).parent
BETWEEN: Final = "between stages"

Stacks = Counter[tuple[str, ...]]
"""How often each stack was met: the stage first, then the functions it called, outermost first."""


@contextmanager
def sampled_stacks(clock: Stopwatch, into: Stacks) -> Iterator[None]:
    """Count the stacks of this thread, on a thread beside it, for as long as this is open.

    What a library does in its own language counts for the Python function that called it.

    Args:
        clock: Tells which stage runs.
        into: Where they are counted.
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
    """The functions that run, outermost first, below the last one that only measures."""
    calls: list[str] = []
    frame: FrameType | None = innermost
    while frame is not None and not _measures(frame):
        calls.append(f"{frame.f_globals.get('__name__', '?')}.{frame.f_code.co_qualname}")
        frame = frame.f_back
    return tuple(reversed(calls))


def _measures(frame: FrameType) -> bool:
    return Path(frame.f_code.co_filename).parent == OURS

"""Waits for results of another thread."""

import time
from collections.abc import Callable

PAUSE_S = 0.01


def until(condition: Callable[[], object], within_s: float = 10.0) -> None:
    """Return once a condition is truthy; fail if it is not within `within_s` seconds."""
    deadline_s = time.monotonic() + within_s
    while not condition():
        assert time.monotonic() < deadline_s, "waited too long"
        time.sleep(PAUSE_S)

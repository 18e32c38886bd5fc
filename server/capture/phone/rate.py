"""A phone's frame rate by its own clock, independent of delays on the network."""

from collections import deque
from statistics import median
from typing import Final

STEPS: Final = 9
"""The median of so many frame intervals counts: one lost frame doubles an interval, although the
rate has not changed. At 15 pictures a second they take 0.6 s."""

SLOWED: Final = 0.6
"""Share of its rate below which a phone has slowed down: its rate varies by a tenth; a real
slowdown halves it (30 for 60, 15 for 30)."""


class FrameRate:
    """The rate of one connection's frames."""

    def __init__(self) -> None:
        self._last_s: float | None = None
        self._steps: deque[float] = deque(maxlen=STEPS)
        self._best = 0.0

    def frame(self, taken_s: float | None) -> None:
        """A frame has arrived; ignored if it has no time."""
        if taken_s is None:
            return
        if self._last_s is not None and taken_s > self._last_s:
            self._steps.append(taken_s - self._last_s)
        self._last_s = taken_s
        if len(self._steps) == STEPS:
            self._best = max(self._best, self._now)

    @property
    def slowed(self) -> tuple[float, float] | None:
        """Pictures a second now and at best; None unless it has become slower."""
        if len(self._steps) < STEPS or self._now >= SLOWED * self._best:
            return None
        return self._now, self._best

    @property
    def _now(self) -> float:
        return 1 / median(self._steps)

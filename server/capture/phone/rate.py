"""Measures a phone's frame rate by its own clock, so that network delays do not matter."""

from collections import deque
from statistics import median
from typing import Final

STEPS: Final = 9
"""How many frame intervals the median is taken of, because a lost frame doubles an interval
although the rate is the same. At 15 frames a second they take 0.6 s."""

SLOWED: Final = 0.6
"""A phone has slowed down if its rate is below this share of its best rate: normally the rate
varies by a tenth, while a real slowdown halves it (30 instead of 60, 15 instead of 30)."""


class FrameRate:
    """The rate of one connection's frames."""

    def __init__(self) -> None:
        self._last_s: float | None = None
        self._steps: deque[float] = deque(maxlen=STEPS)
        self._best = 0.0

    def frame(self, taken_s: float | None) -> None:
        """Count a frame by the time at which the phone took it; ignored without a time."""
        if taken_s is None:
            return
        if self._last_s is not None and taken_s > self._last_s:
            self._steps.append(taken_s - self._last_s)
        self._last_s = taken_s
        if len(self._steps) == STEPS:
            self._best = max(self._best, self._now)

    @property
    def slowed(self) -> tuple[float, float] | None:
        """Frames per second now and at best; None unless the phone has slowed down."""
        if len(self._steps) < STEPS or self._now >= SLOWED * self._best:
            return None
        return self._now, self._best

    @property
    def _now(self) -> float:
        return 1 / median(self._steps)

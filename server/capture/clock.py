"""Times of a stream's frames: the sender's, as long as they agree with their arrival."""

from typing import Final

OUT_OF_STEP_S: Final = 2.0
"""Delay, in seconds, beyond which the sender's clock must have been set or restarted: no usable
network delays a picture for longer."""

LEAST_STEP_S: Final = 0.001
"""Least seconds between two frames: times rise strictly, and no two frames have the same."""


class StreamClock:
    """Seconds since the first frame of a stream.

    The time between two frames is the sender's: a network that delays frames and delivers several
    at once must not make a missile look faster. If the sender states no time, or an impossible
    one, the time of arrival counts.
    """

    def __init__(self) -> None:
        self._began_s: float | None = None
        self._stated_at_0_s: float | None = None
        self._last_s = -LEAST_STEP_S

    def time_of(self, stated_s: float | None, arrived_s: float) -> float:
        """The time of the next frame.

        Args:
            stated_s: By the sender's clock, with any origin; None if not stated.
            arrived_s: By this machine's clock.
        """
        if self._began_s is None:
            self._began_s = arrived_s
        since_s = arrived_s - self._began_s
        t_s = max(self._in_step(stated_s, since_s), self._last_s + LEAST_STEP_S)
        self._last_s = t_s
        return t_s

    def _in_step(self, stated_s: float | None, since_s: float) -> float:
        if stated_s is None:
            self._stated_at_0_s = None
            return since_s
        if self._stated_at_0_s is not None:
            t_s = stated_s - self._stated_at_0_s
            if t_s > self._last_s and abs(t_s - since_s) < OUT_OF_STEP_S:
                return t_s
        self._stated_at_0_s = stated_s - since_s
        return since_s

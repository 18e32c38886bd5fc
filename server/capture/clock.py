"""Times for a stream's frames, by the sender's clock as long as it agrees with their arrival."""

from typing import Final

OUT_OF_STEP_S: Final = 2.0
"""If the sender's time and the time of arrival drift apart by more than this, in seconds, the
sender's clock was set or restarted: no usable network delays a picture that long."""

LEAST_STEP_S: Final = 0.001
"""Least seconds between two frames: times rise strictly, also from one stream to the next, and no
two frames have the same."""


class StreamClock:
    """Computes frames' times, in seconds since the first frame of a stream.

    The interval between two frames is taken from the sender's clock, because a network may deliver
    delayed frames all at once, which would make a missile look faster. If the sender states no
    time, or an impossible one, the time of arrival is used.
    """

    def __init__(self) -> None:
        self._began_s: float | None = None
        self._stated_at_0_s: float | None = None
        self._last_s = -LEAST_STEP_S

    def time_of(self, stated_s: float | None, arrived_s: float) -> float:
        """The time of the next frame.

        Args:
            stated_s: When it was taken, by the sender's clock with any origin; None if unknown.
            arrived_s: When it arrived, by this machine's monotonic clock.
        """
        if self._began_s is None:
            self._began_s = arrived_s
        since_s = arrived_s - self._began_s
        t_s = max(self._in_step(stated_s, since_s), self._last_s + LEAST_STEP_S)
        self._last_s = t_s
        return t_s

    def _in_step(self, stated_s: float | None, since_s: float) -> float:
        """The sender's time if it is plausible; else the arrival, from which it counts anew."""
        if stated_s is None:
            self._stated_at_0_s = None
            return since_s
        if self._stated_at_0_s is not None:
            t_s = stated_s - self._stated_at_0_s
            if t_s > self._last_s and abs(t_s - since_s) < OUT_OF_STEP_S:
                return t_s
        self._stated_at_0_s = stated_s - since_s
        return since_s

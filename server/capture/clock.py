"""The time of a stream's frames: the sender's own, as long as it keeps step with their arrival."""

from typing import Final

OUT_OF_STEP_S: Final = 2.0
"""No network that can be played over holds a picture back for longer: then the sender's clock was
set, or began anew."""

LEAST_STEP_S: Final = 0.001
"""Times rise; two frames are never of the same moment."""


class StreamClock:
    """Seconds since the first frame of a stream.

    What lies between two frames is what the sender says lies between them: a network that holds
    frames back and lets them go together does not make a missile fly faster. A sender that
    says nothing, or nothing that can be, is timed by arrival.
    """

    def __init__(self) -> None:
        self._began_s: float | None = None
        self._stated_at_0_s: float | None = None
        self._last_s = -LEAST_STEP_S

    def time_of(self, stated_s: float | None, arrived_s: float) -> float:
        """The time of the next frame.

        Args:
            stated_s: By the sender's clock, whose zero may lie anywhere; None where it tells none.
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

"""Load shedding: which frames are left out on a slow computer, and the message that says so.

`ORDER` begins with the frames that are given up first. Nothing else is given up: a flying missile
is followed in every frame as long as possible, and the live picture is drawn on its own thread.
"""

from collections import deque
from enum import Enum
from typing import Final

WITHIN_S: Final = 3.0
"""Period, in seconds, over which left-out frames are counted."""

WORTH_TELLING: Final = 0.2
"""Smallest share of left-out frames that is reported: it does not matter if an arm is followed more
slowly for a moment."""

MOST_NOTES: Final = 2000
"""Most frames that are remembered: more than any camera sends in `WITHIN_S`."""


class Shed(Enum):
    """What is left out, with the message for the referee; empty if nothing is lost."""

    REST = ""
    """While nothing moves, only the newest picture is processed."""

    EVERY_OTHER = (
        "This computer is slower than the camera: while an arm moves, every other picture is left "
        "out; what flies is still followed in each."
    )
    """While something moves and nothing flies."""

    BEFORE_A_LONG_LOOK = (
        "This computer is slower than the camera: while something was measured, pictures in which "
        "something moved were left out, all but the last of them."
    )
    """During a measurement longer than `attention.TAKEN_UP_S`: the frames before that last part."""

    TOO_OLD = (
        "This computer is too slow for the camera: pictures are left out, and a throw may be "
        "missed. Close other programs, or let the camera send fewer pictures a second."
    )
    """Frames more than `attention.MOST_BEHIND_S` behind the newest picture."""


ORDER: Final = tuple(Shed)
"""Which frames are given up, the first ones first."""


class Shedding:
    """Counts processed and skipped frames; thread-safe. Times are the camera's."""

    def __init__(self) -> None:
        self._notes: deque[tuple[float, Shed | None, int]] = deque(maxlen=MOST_NOTES)

    def looked(self, t_s: float) -> None:
        """Count a processed frame, by its time."""
        self._note(t_s, None, 1)

    def left_out(self, what: Shed, t_s: float, count: int = 1) -> None:
        """Count `count` frames up to a time that were left out, with the reason."""
        if count > 0:
            self._note(t_s, what, count)

    def now(self) -> Shed:
        """The last step of `ORDER` that is being given up at present.

        It is the last one for which it and all later steps make up at least `WORTH_TELLING` of the
        frames within `WITHIN_S`; else `Shed.REST`.
        """
        notes = tuple(self._notes)
        late = [one for one in notes if notes[-1][0] - one[0] <= WITHIN_S]
        of_all = sum(count for _, _, count in late)
        for place in range(len(ORDER) - 1, 0, -1):
            so_far = ORDER[place:]
            missing = sum(count for _, what, count in late if what in so_far)
            if missing and missing >= WORTH_TELLING * of_all:
                return ORDER[place]
        return Shed.REST

    def _note(self, t_s: float, what: Shed | None, count: int) -> None:
        self._notes.append((t_s, what, count))

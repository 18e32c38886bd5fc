"""What is not looked at where a computer is too slow for its camera, in a stated order, and told.

The order is that of `ORDER`: what is given up first stands first. Nothing else is given up: what
flies is followed in every picture until there is no other way, and the live picture is drawn on a
thread of its own.
"""

from collections import deque
from enum import Enum
from typing import Final

WITHIN_S: Final = 3.0
"""What was left out longer ago says nothing of now."""

WORTH_TELLING: Final = 0.2
"""Of the pictures that mattered so many must be missing: an arm that is looked at more slowly for
a moment is nobody's concern."""

MOST_NOTES: Final = 2000
"""More than any camera gives in that time."""


class Shed(Enum):
    """What is left out, and what the referee is told of it; nothing where nothing is lost."""

    REST = ""
    """While nothing moves only the newest picture is looked at."""

    EVERY_OTHER = (
        "This computer is slower than the camera: while an arm moves, every other picture is left "
        "out; what flies is still followed in each."
    )
    """While something moves and nothing flies."""

    BEFORE_A_LONG_LOOK = (
        "This computer is slower than the camera: while something was measured, pictures in which "
        "something moved were left out, all but the last of them."
    )
    """Of a look that took longer than `attention.TAKEN_UP_S`, what came before its last part."""

    TOO_OLD = (
        "This computer is too slow for the camera: pictures are left out, and a throw may be "
        "missed. Close other programs, or let the camera send fewer pictures a second."
    )
    """Whatever is more than `attention.MOST_BEHIND_S` behind the newest picture."""


ORDER: Final = tuple(Shed)
"""What is given up first stands first."""


class Shedding:
    """Notes what is looked at and what is not; any thread may ask. Times by the camera's clock."""

    def __init__(self) -> None:
        self._notes: deque[tuple[float, Shed | None, int]] = deque(maxlen=MOST_NOTES)

    def looked(self, t_s: float) -> None:
        """A picture was looked at."""
        self._note(t_s, None, 1)

    def left_out(self, what: Shed, t_s: float, count: int = 1) -> None:
        """So many pictures were not, up to a time."""
        if count > 0:
            self._note(t_s, what, count)

    def now(self) -> Shed:
        """The last step of the order that matters now."""
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

"""Boards are looked for near where they were; where there are none, in the whole picture."""

from typing import Final

from calibration.detect.boards import BoardsSeen, find_boards
from calibration.detect.nearby import find_nearby
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration

LOOK_EVERY_S: Final = 0.25
"""Time from one look near the boards' places to the next. By trial."""

WHOLE_LOOK_EVERY_S: Final = 0.5
"""The same of looks through the whole picture, which cost more. By trial."""


class BoardSearch:
    """Keeps looks apart: each costs more than a frame has time.

    Args:
        every_s: How often boards that are not seen where they were are looked for.
    """

    def __init__(self, every_s: float = LOOK_EVERY_S) -> None:
        self._every_s = every_s
        self._looked_s = self._looked_whole_s = float("-inf")

    def is_due(self, frame: Frame) -> bool:
        """Whether it is time for a look; it counts as taken."""
        if frame.t_s - self._looked_s < self._every_s:
            return False
        self._looked_s = frame.t_s
        return True

    def look(self, frame: Frame, boards: Boards, calibration: Calibration) -> BoardsSeen:
        """The boards in a frame; the whole picture is looked through only now and then."""
        self._looked_s = frame.t_s
        seen = find_nearby(frame.bgr, boards, calibration)
        if seen.boards or frame.t_s - self._looked_whole_s < WHOLE_LOOK_EVERY_S:
            return seen
        self._looked_whole_s = frame.t_s
        return find_boards(frame.bgr, boards)

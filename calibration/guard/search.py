"""Search boards near their old places; if none is there, in the whole picture."""

from typing import Final

from calibration.detect.boards import BoardsSeen, find_boards
from calibration.detect.nearby import find_nearby
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration

LOOK_EVERY_S: Final = 0.25
"""Seconds between searches near the boards' old places. By trial."""

WHOLE_LOOK_EVERY_S: Final = 0.5
"""Seconds between searches of the whole picture, which take longer. By trial."""


class BoardSearch:
    """Searches boards, and limits how often, as a search takes longer than a frame.

    Args:
        every_s: Seconds between searches for boards that have left their places.
    """

    def __init__(self, every_s: float = LOOK_EVERY_S) -> None:
        self._every_s = every_s
        self._looked_s = self._looked_whole_s = float("-inf")

    def is_due(self, frame: Frame) -> bool:
        """Whether a search is due; if so it counts as done."""
        if frame.t_s - self._looked_s < self._every_s:
            return False
        self._looked_s = frame.t_s
        return True

    def look(self, frame: Frame, boards: Boards, calibration: Calibration) -> BoardsSeen:
        """Find the boards in a frame, near their old places first.

        If none is there, the whole picture is searched, but only every `WHOLE_LOOK_EVERY_S`.
        """
        self._looked_s = frame.t_s
        seen = find_nearby(frame.bgr, boards, calibration)
        if seen.boards or frame.t_s - self._looked_whole_s < WHOLE_LOOK_EVERY_S:
            return seen
        self._looked_whole_s = frame.t_s
        return find_boards(frame.bgr, boards)

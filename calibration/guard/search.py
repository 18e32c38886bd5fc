"""Search boards near their old places; if none is there, in the whole picture."""

from typing import Final

from calibration.detect.boards import BoardsSeen, find_boards
from calibration.detect.nearby import find_nearby
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration

LOOK_EVERY_S: Final = 0.25
"""Time between looks near the boards' old places. By trial."""

WHOLE_LOOK_EVERY_S: Final = 0.5
"""Time between looks through the whole picture, which cost more. By trial."""


class BoardSearch:
    """Limits how often boards are searched: a search takes longer than a frame.

    Args:
        every_s: How often boards that have left their places are searched.
    """

    def __init__(self, every_s: float = LOOK_EVERY_S) -> None:
        self._every_s = every_s
        self._looked_s = self._looked_whole_s = float("-inf")

    def is_due(self, frame: Frame) -> bool:
        """Whether it is time for a look; the look then counts as taken."""
        if frame.t_s - self._looked_s < self._every_s:
            return False
        self._looked_s = frame.t_s
        return True

    def look(self, frame: Frame, boards: Boards, calibration: Calibration) -> BoardsSeen:
        """The boards in a frame; the whole picture is searched only now and then."""
        self._looked_s = frame.t_s
        seen = find_nearby(frame.bgr, boards, calibration)
        if seen.boards or frame.t_s - self._looked_whole_s < WHOLE_LOOK_EVERY_S:
            return seen
        self._looked_whole_s = frame.t_s
        return find_boards(frame.bgr, boards)

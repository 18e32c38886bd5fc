"""Measure in single pictures the pose of a board that moves, such as the turn card."""

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from calibration.arrays import Floats, Grey, Image, fact
from calibration.detect.boards import BoardSeen, board_of_markers, grey_of
from calibration.detect.markers import find_markers
from calibration.model.printed import Boards, MarkerBoard
from calibration.model.solution import Calibration
from calibration.solve.coplanar_pose import (
    LIFTED_HEIGHT_MM,
    LIFTED_TILT_SIGMA,
    LYING_HEIGHT_MM,
    LYING_TILT_SIGMA,
    PoseFit,
    fitted,
    flat_start,
)

Window: TypeAlias = tuple[slice, slice]
"""Rows and columns of a picture."""

QUICK: Final = (1.0,)
"""Enlargements of the picture that are tried first."""

THOROUGH: Final = (1.0, 2.0)
"""Enlargements that are tried if only one or two markers are read, and in small pictures."""

ENLARGE_BELOW_PX: Final = 1000
"""Width, px, below which a picture counts as small. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class MovingBoardPose:
    """The pose of a moving board in one picture.

    Attributes:
        name: Its name in the boards file.
        table_from_board: (4, 4), maps board space to table space, mm.
        covariance: (6, 6) of a small rotation (rad, about the table's axes through the board's
            origin) and shift (mm), without the uncertainty of the calibration.
        markers_seen: Numbers of the markers that were read and agree.
        markers_left_out: Numbers of those that were read but disagree.
        residual_px: Root mean square residual of the agreeing corners.
        coplanar: Whether it lies flat on the table; otherwise a hand holds it.
    """

    name: str
    table_from_board: Floats
    covariance: Floats
    markers_seen: tuple[int, ...]
    markers_left_out: tuple[int, ...]
    residual_px: float
    coplanar: bool

    def __post_init__(self) -> None:
        object.__setattr__(self, "table_from_board", fact(self.table_from_board, (4, 4), "pose"))
        object.__setattr__(self, "covariance", fact(self.covariance, (6, 6), "covariance"))

    @property
    def angle_rad(self) -> float:
        """Its rotation about the table's z, counter-clockwise."""
        return float(np.arctan2(self.table_from_board[1, 0], self.table_from_board[0, 0]))


def moving_board_pose(
    bgr: Image,
    boards: Boards,
    calibration: Calibration,
    name: str | None = None,
    *,
    near: Window | None = None,
) -> MovingBoardPose | None:
    """Measure the pose of a board with `"moves": true` in a picture.

    Args:
        bgr: (h, w, 3) uint8, of the calibrated camera.
        boards: The printed boards.
        calibration: Camera and table.
        name: Name of the moving board; by default the first of the boards file.
        near: Rows and columns that are searched first; the rest only if the board is not there.

    Returns:
        None if too little of it is visible, or if its markers contradict one another.

    Raises:
        ValueError: The boards file has no such moving board.
    """
    wanted = [b for b in boards.moving if name is None or b.name == name]
    if not wanted:
        raise ValueError(f"the boards file has no moving board {name or ''}".rstrip())
    grey, board = grey_of(bgr), wanted[0]
    seen = None if near is None else _find_board_near(grey, board, near)
    return pose_of(_find_board(grey, board) if seen is None else seen, calibration)


def pose_of(seen: BoardSeen, calibration: Calibration) -> MovingBoardPose | None:
    """Like `moving_board_pose`, from markers that were already read.

    A board flat on the table has three unknowns, not six; it counts as lifted only if its markers
    do not fit a flat pose.
    """
    start = flat_start(seen, calibration)
    if start is None:
        return None
    coplanar = fitted(seen, calibration, start, LYING_TILT_SIGMA, LYING_HEIGHT_MM)
    if coplanar is not None and not coplanar.markers_left_out:
        return _named(seen, coplanar, coplanar=True)
    lifted = fitted(seen, calibration, start, LIFTED_TILT_SIGMA, LIFTED_HEIGHT_MM)
    if lifted is not None and (coplanar is None or _explains_more(lifted, coplanar)):
        return _named(seen, lifted, coplanar=False)
    return None if coplanar is None else _named(seen, coplanar, coplanar=True)


def _find_board_near(grey: Grey, board: MarkerBoard, near: Window) -> BoardSeen | None:
    """Find a board in a part of the picture; None if less than half of its markers are read."""
    numbers = board.markers.keys()
    found = find_markers(grey[near], board.dictionary, numbers, enlargements=_sizes(grey))
    if 2 * len(found) < len(board.markers):
        return None
    corner = np.array([near[1].start, near[0].start], dtype=np.float64)
    return board_of_markers(board, {number: at + corner for number, at in found.items()})


def _find_board(grey: Grey, board: MarkerBoard) -> BoardSeen:
    """Find a board in the whole picture, enlarged if only one or two markers are read."""
    numbers = board.markers.keys()
    found = find_markers(grey, board.dictionary, numbers, enlargements=_sizes(grey))
    if 0 < len(found) < 3:
        found = find_markers(grey, board.dictionary, numbers, enlargements=THOROUGH)
    return board_of_markers(board, found)


def _sizes(grey: Grey) -> tuple[float, ...]:
    return THOROUGH if grey.shape[1] < ENLARGE_BELOW_PX else QUICK


def _explains_more(lifted: PoseFit, coplanar: PoseFit) -> bool:
    """Whether a lifted pose explains at least two more markers; a single one is no proof."""
    return len(lifted.markers_seen) >= len(coplanar.markers_seen) + 2


def _named(seen: BoardSeen, fit: PoseFit, *, coplanar: bool) -> MovingBoardPose:
    return MovingBoardPose(
        seen.name, fit.pose, fit.covariance, fit.markers_seen, fit.markers_left_out,
        fit.residual_px, coplanar,
    )  # fmt: skip

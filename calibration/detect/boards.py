"""Find the printed boards in a picture."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Grey, Image, fact
from calibration.detect.chessboard import find_corners, fitting_together
from calibration.detect.markers import ENLARGEMENTS, MarkersSeen, find_markers
from calibration.model.printed import Boards, CharucoSheet, MarkerBoard
from calibration.model.similarity import moved_rigidly

CHESS_SIGMA_PX: Final = 0.15
"""Sigma, px, of a chessboard's inner corner, where black meets black, so that bleeding (white
spreading over black) cancels."""

MARKER_SIGMA_PX: Final = 0.35
"""Sigma, px, of a single marker's corner, without the bleeding that all of its corners share."""


@dataclass(frozen=True, slots=True, eq=False)
class BoardSeen:
    """The corners of one board that were found in a picture.

    Attributes:
        name: The board's name in the boards file.
        points_mm: (N, 3), the corners in table space if its place is known, else in board space.
        points_px: (N, 2), the same corners in image space.
        sigma_px: (N,), standard deviation of each coordinate.
        outward: (N, 2), by how many px the corner moves if every printed black edge around it moves
            outwards by 1 px; zero for a chessboard's inner corners.
        groups: (N,), corners with the same number were read together, and are kept or dropped
            together.
        corners_total: Number of corners on the board, found or not.
        placed: Whether `points_mm` is in table space.
        markers_seen: Numbers of its markers that were read.
    """

    name: str
    points_mm: Floats
    points_px: Floats
    sigma_px: Floats
    outward: Floats
    groups: Floats
    corners_total: int
    placed: bool
    markers_seen: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for field, width in (("points_mm", 3), ("points_px", 2), ("outward", 2)):
            object.__setattr__(self, field, fact(getattr(self, field), (None, width), field))
        for field in ("sigma_px", "groups"):
            object.__setattr__(self, field, fact(getattr(self, field), (None,), field))

    def only(self, chosen: Flags) -> "BoardSeen":
        """The same board with some of its corners, (N,)."""
        return replace(
            self,
            points_mm=self.points_mm[chosen],
            points_px=self.points_px[chosen],
            sigma_px=self.sigma_px[chosen],
            outward=self.outward[chosen],
            groups=self.groups[chosen],
        )


@dataclass(frozen=True, slots=True, eq=False)
class BoardsSeen:
    """The fixed boards that were found in one picture.

    Attributes:
        size_wh: Width and height of the picture.
        boards: The boards of which anything was found.
    """

    size_wh: tuple[int, int]
    boards: tuple[BoardSeen, ...]


def find_boards(
    bgr: Image, boards: Boards, *, enlargements: Sequence[float] = ENLARGEMENTS
) -> BoardsSeen:
    """Find the fixed boards in a picture.

    Boards that move are found by `calibration.solve.moving_boards`.

    Args:
        bgr: (h, w, 3) uint8.
        boards: The printed boards.
        enlargements: Factors by which the picture is enlarged, in turn, to read markers.
    """
    grey = grey_of(bgr)
    sheets = [sheet_seen(grey, sheet, enlargements) for sheet in boards.charuco]
    singles = [markers_seen(grey, board, enlargements) for board in boards.markers]
    seen = tuple(b for b in (*sheets, *singles) if len(b.points_px))
    return BoardsSeen((grey.shape[1], grey.shape[0]), seen)


def find_boards_within(bgr: Image, boards: Boards, window: tuple[slice, slice]) -> BoardsSeen:
    """Like `find_boards`, but only in some rows and columns of the picture."""
    found = find_boards(np.ascontiguousarray(bgr[window]), boards)
    corner = np.array([window[1].start, window[0].start], dtype=np.float64)
    moved = tuple(replace(one, points_px=one.points_px + corner) for one in found.boards)
    return BoardsSeen((bgr.shape[1], bgr.shape[0]), moved)


def grey_of(bgr: Image) -> Grey:
    """The picture in grey, (h, w) uint8."""
    return np.asarray(cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)


def markers_seen(
    grey: Grey, board: MarkerBoard, enlargements: Sequence[float] = ENLARGEMENTS
) -> BoardSeen:
    """Find a board's single markers in a picture."""
    wanted = board.markers.keys()
    found = find_markers(grey, board.dictionary, wanted, enlargements=enlargements)
    return board_of_markers(board, found)


def board_of_markers(board: MarkerBoard, found: MarkersSeen) -> BoardSeen:
    """Make a `BoardSeen` of a board's markers that were read."""
    numbers = [n for n in found if n in board.markers]
    corners_px = [found[n] for n in numbers]
    count = 4 * len(numbers)
    return BoardSeen(
        board.name,
        np.vstack([board.markers[n] for n in numbers]) if numbers else np.empty((0, 3)),
        np.vstack(corners_px) if numbers else np.empty((0, 2)),
        np.full(count, MARKER_SIGMA_PX),
        np.vstack([_outward_moves(c) for c in corners_px]) if numbers else np.empty((0, 2)),
        np.repeat(np.array(numbers, dtype=np.float64), 4),
        4 * len(board.markers),
        not board.moves,
        tuple(numbers),
    )


def sheet_seen(
    grey: Grey, sheet: CharucoSheet, enlargements: Sequence[float] = ENLARGEMENTS
) -> BoardSeen:
    """Find a sheet's inner corners in a picture."""
    wanted = sheet.markers_mm().keys()
    read = find_markers(grey, sheet.dictionary, wanted, enlargements=enlargements, forgiving=True)
    markers = fitting_together(sheet, read)
    seen = find_corners(grey, sheet, markers)
    count = len(seen.numbers)
    place = sheet.table_from_board
    at = seen.corners_mm if place is None else moved_rigidly(seen.corners_mm, place)
    return BoardSeen(
        sheet.name,
        at,
        seen.corners_px,
        np.full(count, CHESS_SIGMA_PX),
        np.zeros((count, 2)),
        seen.numbers,
        len(sheet.corners_mm()),
        place is not None,
        tuple(markers),
    )


def _outward_moves(corners: Floats) -> Floats:
    """The movements (4, 2) of a marker's corners if its edges all move outwards by 1 px.

    With unit normals a and b of two edges that meet, the corner moves by d with a.d = b.d = 1.
    """
    edges = np.roll(corners, -1, axis=0) - corners
    normals = np.stack([edges[:, 1], -edges[:, 0]], axis=1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    middle = corners.mean(axis=0)
    facing = np.sign(((corners - middle) * normals).sum(axis=1))
    normals *= facing[:, None]
    meeting = np.stack([normals, np.roll(normals, 1, axis=0)], axis=1)
    return np.asarray(np.linalg.solve(meeting, np.ones((len(corners), 2, 1)))[:, :, 0])

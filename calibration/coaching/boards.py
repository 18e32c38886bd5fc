"""Count how much of each board is visible in a picture, hidden, or outside of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Self

import numpy as np

from calibration.arrays import Floats, Grey
from calibration.coaching.pieces import UNSEEN, pieces_of, unexplained
from calibration.detect.boards import BoardsSeen
from calibration.detect.registration import shades_of
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration

RIM_PX: Final = 3.0
"""A corner nearer to the picture's edge than this, in px, does not count as in view."""


@dataclass(frozen=True, slots=True)
class BoardInView:
    """How much of one board is visible.

    Attributes:
        name: Its name in the boards file.
        found: Number of corners that were found.
        in_view: Number of corners within the picture; those that were not found are hidden.
        total: Number of corners that it has.
        marks_px: The places that were found: the four corners of each marker, or single corners of
            a sheet.
    """

    name: str
    found: int
    in_view: int
    total: int
    marks_px: tuple[tuple[tuple[float, float], ...], ...] = ()

    def enlarged(self, times: float) -> Self:
        """The same in px of the original picture, `times` as large as the measured one."""
        marks = tuple(
            tuple(((x + 0.5) * times - 0.5, (y + 0.5) * times - 0.5) for x, y in mark)
            for mark in self.marks_px
        )
        return replace(self, marks_px=marks)


def boards_in_view(
    boards: Boards, calibration: Calibration, seen: BoardsSeen
) -> tuple[BoardInView, ...]:
    """How much is visible of each board that has a place on the table."""
    found = {board.name: board for board in seen.boards}
    views = []
    for name, corners_mm, per_mark in _board_corners(boards):
        in_view = _count_in_view(corners_mm, calibration)
        board = found.get(name)
        points = np.empty((0, 2)) if board is None else board.points_px
        marks = points[: len(points) // per_mark * per_mark].reshape(-1, per_mark, 2)
        views.append(
            BoardInView(
                name,
                len(points),
                max(in_view, len(points)),
                len(corners_mm),
                tuple(tuple((float(x), float(y)) for x, y in mark) for mark in marks),
            )
        )
    return tuple(views)


def boards_on_print(
    grey: Grey, boards: Boards, calibration: Calibration, blur_px: float
) -> tuple[BoardInView, ...]:
    """Like `boards_in_view`, but faster: the picture is compared with the print where it should be.

    The result is only valid while the calibration holds.

    Args:
        grey: (h, w) uint8, of the calibrated camera.
        boards: The printed boards.
        calibration: Camera and table.
        blur_px: Blur of the picture.
    """
    shades, size_wh = shades_of(grey), (grey.shape[1], grey.shape[0])
    marks: dict[str, list[Floats]] = {}
    for piece in pieces_of(boards, calibration):
        if piece.lies_in(size_wh) and unexplained(shades, piece, blur_px) <= UNSEEN:
            marks.setdefault(piece.board, []).append(piece.mark_px)
    views = []
    for name, corners_mm, per_mark in _board_corners(boards):
        found = marks.get(name, [])
        in_view = max(_count_in_view(corners_mm, calibration), per_mark * len(found))
        found_marks = tuple(tuple((float(x), float(y)) for x, y in mark) for mark in found)
        views.append(
            BoardInView(name, per_mark * len(found), in_view, len(corners_mm), found_marks)
        )
    return tuple(views)


def _board_corners(boards: Boards) -> Iterator[tuple[str, Floats, int]]:
    """Name, corners (N, 3) in table space, and corners per mark of each board on the table."""
    for sheet in boards.charuco:
        place = sheet.table_from_board
        if place is not None:
            yield sheet.name, moved_rigidly(sheet.corners_mm(), place), 1
    for board in boards.markers:
        yield board.name, np.vstack(list(board.markers.values())), 4


def _count_in_view(corners_mm: Floats, calibration: Calibration) -> int:
    seen = image_from_table(corners_mm, calibration)
    w, h = calibration.size_wh
    inside = (seen >= RIM_PX) & (seen <= [w - 1 - RIM_PX, h - 1 - RIM_PX])
    return int(inside.all(axis=1).sum())

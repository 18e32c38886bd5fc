"""Detect boards in several pictures, or only in a few if nothing moves between them."""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.detect.boards import BoardsSeen, find_boards, find_boards_within, grey_of
from calibration.detect.nearby import REACH_SHARE
from calibration.detect.pattern import sheet_by_pattern
from calibration.model.printed import Boards
from calibration.solve.bundle import SAME_POSE_PER_WIDTH

FEW: Final = 6
"""Number of pictures that are used if nothing moves: a hand that covers a board in one of them has
moved away in another."""

EDGE_SHARE: Final = 0.35
"""Margin around all corners, as a share of their extent, for a sheet's outermost squares and white
margin."""

MOST_OF_PICTURE: Final = 0.6
"""If the boards take up more than this share of the picture, all of it is searched, which takes no
longer. By trial."""

AS_MUCH: Final = 0.8
"""Least share of the first picture's corners that a part of another picture must show; otherwise
the camera or a board was moved, and the whole picture is searched. By trial."""


def first_look(pictures: Sequence[Image], boards: Boards) -> tuple[list[Image], list[BoardsSeen]]:
    """Choose the pictures that are used, and detect the boards in them.

    A few pictures of a fixed camera are as good as many, as all show the same. If the camera or
    boards move, every picture adds information about the lens.

    Args:
        pictures: Pictures of one size, in the order in which they were taken.
        boards: The printed boards.

    Returns:
        The chosen pictures, and the boards found in each of them.
    """
    few = sorted({int(i) for i in np.linspace(0, len(pictures) - 1, FEW).round()})
    seen = _detect({i: pictures[i] for i in few}, boards)
    if len(few) == len(pictures) or not _is_still(list(seen.values())):
        few = list(range(len(pictures)))
    return [pictures[i] for i in few], [
        seen.get(i) or find_boards(pictures[i], boards) for i in few
    ]


def _detect(pictures: Mapping[int, Image], boards: Boards) -> dict[int, BoardsSeen]:
    """Find the boards in pictures, by their numbers.

    If the first picture shows all boards, the others are searched around these places first.
    """
    (number, picture), *others = pictures.items()
    first = find_boards(picture, boards)
    window = _window(first, boards)
    found = {number: first}
    for number, picture in others:
        again = None if window is None else find_boards_within(picture, boards, window)
        if again is None or not _shows_as_much(again, first):
            again = find_boards(picture, boards)
        found[number] = again
    return found


def _window(seen: BoardsSeen, boards: Boards) -> tuple[slice, slice] | None:
    """Rows and columns around all boards; None if not all markers were read, or it is too large."""
    read = {board.name: len(board.markers_seen) for board in seen.boards}
    wanted = {sheet.name: len(sheet.markers_mm()) for sheet in boards.charuco}
    wanted |= {board.name: len(board.markers) for board in boards.markers}
    if read != wanted:
        return None
    width, height = seen.size_wh
    at = np.vstack([board.points_px for board in seen.boards])
    low, high = at.min(axis=0), at.max(axis=0)
    reach = REACH_SHARE * width + EDGE_SHARE * (high - low)
    left, top = np.maximum(low - reach, 0).astype(int).tolist()
    right, bottom = np.minimum(high + reach, (width, height)).astype(int).tolist()
    if (right - left) * (bottom - top) > MOST_OF_PICTURE * width * height:
        return None
    return slice(top, bottom), slice(left, right)


def _shows_as_much(seen: BoardsSeen, first: BoardsSeen) -> bool:
    """Whether a part of a picture shows nearly all corners of the first picture."""
    counts = {board.name: len(board.points_px) for board in seen.boards}
    return all(
        counts.get(board.name, 0) >= AS_MUCH * len(board.points_px) for board in first.boards
    )


def unread_sheets(picture: Image, boards: Boards, seen: BoardsSeen) -> BoardsSeen:
    """Find sheets by their squares in a picture in which hardly any marker can be read.

    Args:
        picture: (h, w, 3) uint8.
        boards: The printed boards.
        seen: The boards that were found by their markers.

    Returns:
        These sheets, and the other boards of `seen`; no boards at all if no sheet is found.
    """
    grey = grey_of(picture)
    looks = (sheet_by_pattern(grey, sheet) for sheet in boards.charuco)
    found = tuple(board for board in looks if board is not None)
    names = {board.name for board in found}
    kept = tuple(board for board in seen.boards if board.name not in names)
    return BoardsSeen(seen.size_wh, (*found, *kept) if found else ())


def _is_still(seen: Sequence[BoardsSeen]) -> bool:
    """Whether the corners that several pictures show are always in the same place."""
    first: dict[tuple[str, tuple[float, ...]], Floats] = {}
    counted = 0
    for looks in seen:
        apart = []
        for board in looks.boards:
            for corner_mm, corner_px in zip(board.points_mm, board.points_px, strict=True):
                key = (board.name, tuple(corner_mm.round(3).tolist()))
                apart.append(float(np.linalg.norm(corner_px - first.setdefault(key, corner_px))))
        if apart and np.median(apart) > SAME_POSE_PER_WIDTH * looks.size_wh[0]:
            return False
        counted += bool(apart)
    return counted > 1

"""The first look at several pictures: at all, or at a few where nothing moves between them."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.detect.boards import BoardsSeen, find_boards, grey_of
from calibration.detect.pattern import sheet_by_pattern
from calibration.model.printed import Boards
from calibration.solve.bundle import SAME_POSE_PER_WIDTH

FEW: Final = 6
"""Pictures from one place: hands that cover a board in one of them have moved in another."""


def first_look(pictures: Sequence[Image], boards: Boards) -> tuple[list[Image], list[BoardsSeen]]:
    """The pictures that are worth a look, and what each shows of the boards.

    A camera that stands still sees the same again and again: few pictures then tell as much as
    many. Where camera or boards move, every picture tells more of the lens.

    Args:
        pictures: Of one size, in the order in which they were taken.
        boards: What was printed.
    """
    few = sorted({int(i) for i in np.linspace(0, len(pictures) - 1, FEW).round()})
    seen = {i: find_boards(pictures[i], boards) for i in few}
    if len(few) == len(pictures) or not _still(list(seen.values())):
        few = list(range(len(pictures)))
    return [pictures[i] for i in few], [
        seen.get(i) or find_boards(pictures[i], boards) for i in few
    ]


def unread_sheets(picture: Image, boards: Boards, seen: BoardsSeen) -> BoardsSeen:
    """Sheets of which a picture shows the squares, where hardly any marker can be read.

    Args:
        picture: (h, w, 3) uint8.
        boards: What was printed.
        seen: What was read all the same; kept of all boards but those sheets. Nothing is told
            where no sheet is found.
    """
    grey = grey_of(picture)
    looks = (sheet_by_pattern(grey, sheet) for sheet in boards.charuco)
    found = tuple(board for board in looks if board is not None)
    names = {board.name for board in found}
    kept = tuple(board for board in seen.boards if board.name not in names)
    return BoardsSeen(seen.size_wh, (*found, *kept) if found else ())


def _still(seen: Sequence[BoardsSeen]) -> bool:
    """Whether everything that is seen twice or more is seen in the same place."""
    first: dict[tuple[str, tuple[float, ...]], Floats] = {}
    shown = 0
    for looks in seen:
        apart = []
        for board in looks.boards:
            for corner_mm, corner_px in zip(board.points_mm, board.points_px, strict=True):
                key = (board.name, tuple(corner_mm.round(3).tolist()))
                apart.append(float(np.linalg.norm(corner_px - first.setdefault(key, corner_px))))
        if apart and np.median(apart) > SAME_POSE_PER_WIDTH * looks.size_wh[0]:
            return False
        shown += bool(apart)
    return shown > 1

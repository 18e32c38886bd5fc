"""Find boards near their expected places, in crops that are cheap to enlarge."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import numpy as np

from calibration.arrays import Floats, Grey, Image
from calibration.detect.boards import BoardSeen, BoardsSeen, grey_of, markers_seen, sheet_seen
from calibration.model.printed import Boards, CharucoSheet, MarkerBoard
from calibration.model.projection import image_from_table
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration

REACH_SHARE: Final = 0.07
"""Margin around a board's expected place in which it is searched, as a share of the picture's
width: 90 px at 1280."""

LEAST_SIDE_PX: Final = 24
"""Least shorter side, px, of a crop in which a board can be read. By trial."""

Corner: TypeAlias = tuple[int, int]
Finder: TypeAlias = Callable[[Grey], BoardSeen]


@dataclass(frozen=True, slots=True, eq=False)
class PaperPiece:
    """One piece of paper: a sheet, or one of a board's single markers.

    Attributes:
        board: Its board's name.
        marker: The marker's number; None for a sheet.
        outline_mm: (4, 3), its printed corners in table space.
        found_in: Detects it in a grey picture.
    """

    board: str
    marker: int | None
    outline_mm: Floats
    found_in: Finder

    @property
    def name(self) -> str:
        """Its name in messages."""
        return self.board if self.marker is None else f"{self.board}, marker {self.marker}"


def pieces_of(boards: Boards) -> tuple[PaperPiece, ...]:
    """Every piece of paper that has a place on the table."""
    sheets = [_of_sheet(s) for s in boards.charuco if s.table_from_board is not None]
    singles = [_of_marker(b, number) for b in boards.markers for number in b.markers]
    return (*sheets, *singles)


def find_nearby(bgr: Image, boards: Boards, calibration: Calibration) -> BoardsSeen:
    """Find the boards with a known place, as `find_boards` does, but only near that place.

    Args:
        bgr: (h, w, 3) uint8, of the calibrated camera.
        boards: The printed boards.
        calibration: Camera and table; both may have moved a little since.
    """
    grey = grey_of(bgr)
    found = [_found_nearby(grey, piece, calibration) for piece in pieces_of(boards)]
    seen = [board for board in found if board is not None and len(board.points_px)]
    names = dict.fromkeys(board.name for board in seen)
    joined = [_joined([b for b in seen if b.name == name], boards) for name in names]
    return BoardsSeen((grey.shape[1], grey.shape[0]), tuple(joined))


def _of_sheet(sheet: CharucoSheet) -> PaperPiece:
    place = sheet.table_from_board
    assert place is not None
    w, h = np.array(sheet.squares_xy) * sheet.square_mm
    outline = np.array([[0, 0, 0], [w, 0, 0], [w, h, 0], [0, h, 0]])
    at = moved_rigidly(outline, place)
    return PaperPiece(sheet.name, None, at, lambda grey: sheet_seen(grey, sheet))


def _of_marker(board: MarkerBoard, number: int) -> PaperPiece:
    alone = replace(board, markers={number: board.markers[number]})
    return PaperPiece(
        board.name, number, board.markers[number], lambda grey: markers_seen(grey, alone)
    )


def _found_nearby(grey: Grey, piece: PaperPiece, calibration: Calibration) -> BoardSeen | None:
    cut = _cut_out(image_from_table(piece.outline_mm, calibration), grey)
    if cut is None:
        return None
    (x0, y0), (x1, y1) = cut
    seen = piece.found_in(np.ascontiguousarray(grey[y0:y1, x0:x1]))
    return replace(seen, points_px=seen.points_px + np.array([x0, y0], dtype=np.float64))


def _cut_out(outline_px: Floats, grey: Grey) -> tuple[Corner, Corner] | None:
    """First and last pixel, the last excluded, of the crop around an outline (N, 2).

    Returns:
        None if the crop would be too small, or outside the picture.
    """
    height, width = grey.shape
    if not np.isfinite(outline_px).all():
        return None
    reach = REACH_SHARE * width
    x0, y0 = np.clip(outline_px.min(axis=0) - reach, 0, [width, height]).astype(int)
    x1, y1 = np.clip(outline_px.max(axis=0) + reach, 0, [width, height]).astype(int)
    if min(x1 - x0, y1 - y0) < LEAST_SIDE_PX:
        return None
    return (int(x0), int(y0)), (int(x1), int(y1))


def _joined(parts: Sequence[BoardSeen], boards: Boards) -> BoardSeen:
    """Join a board's single markers, which were found one by one, to one board."""
    first = parts[0]
    if len(parts) == 1 and not any(b.name == first.name for b in boards.markers):
        return first
    whole = next(b for b in boards.markers if b.name == first.name)
    return BoardSeen(
        first.name,
        np.vstack([p.points_mm for p in parts]),
        np.vstack([p.points_px for p in parts]),
        np.concatenate([p.sigma_px for p in parts]),
        np.vstack([p.outward for p in parts]),
        np.concatenate([p.groups for p in parts]),
        4 * len(whole.markers),
        first.placed,
        tuple(n for p in parts for n in p.markers_seen),
    )

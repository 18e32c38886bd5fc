"""Find a sheet by its chessboard if its markers are too small or too blurred to be read.

The squares alone do not show which end of the sheet is which. So the print is registered in each
possible orientation, and the shades of its unread markers decide.
"""

from collections.abc import Iterator
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Grey
from calibration.detect.appearance import PrintSearch
from calibration.detect.boards import CHESS_SIGMA_PX, BoardSeen
from calibration.detect.ink import ink_of_sheet
from calibration.detect.registration import PrintFit, registered, shades_of
from calibration.model.homography import mapped
from calibration.model.printed import CharucoSheet
from calibration.model.similarity import moved_rigidly

ENLARGEMENTS: Final = (1, 2, 3)
"""Factors by which the picture is enlarged, in turn, until the squares are found. By trial."""

LONGEST_PX: Final = 2600
"""Most pixels of an enlarged picture's longer side: larger ones take too long. By trial."""

LEAST_CORNERS_XY: Final = 3
"""Least inner corners of a sheet in each direction: OpenCV detects no smaller pattern."""

LEAST_CORRELATION: Final = 0.85
"""Least correlation of a whole sheet's picture with its print. By trial."""

CLEARLY_LIKER: Final = 0.6
"""Most unexplained variance in the best orientation, as a share of that in the second best. For
sheets that were far, dim or blurred it was 0.08 to 0.5; for a sheet with other markers all
orientations leave about the same."""

OTHER_MARKERS: Final = 0.13
"""Unexplained share of the variance if a sheet has other markers, or another orientation."""

BLUR_PX: Final = 1.0
"""Blur, px, with which the registration of the print starts. By trial."""

SEED: Final = 1
"""Seed of OpenCV's random samples: any fixed number."""

OLDER_METHOD: Final = (
    cv2.CALIB_CB_ADAPTIVE_THRESH + cv2.CALIB_CB_NORMALIZE_IMAGE + cv2.CALIB_CB_FAST_CHECK
)
"""Flags of OpenCV's older chessboard detection: an adaptive threshold, after a quick check."""

SMEARED_PX: Final = (1.0, 1.5, 2.5)
"""Blurs, px, for OpenCV's older chessboard detection, which detects small squares if their markers
are blurred to grey."""


def sheet_by_pattern(grey: Grey, sheet: CharucoSheet) -> BoardSeen | None:
    """Find a sheet by its squares.

    Args:
        grey: (h, w) uint8.
        sheet: The printed sheet.

    Returns:
        None if its squares are not seen whole and clearly.
    """
    ways = (_right_way_round(grey, sheet, found) for found in _patterns(grey, _inner_xy(sheet)))
    corners = next((way for way in ways if way is not None), None)
    if corners is None:
        return None
    points = sheet.corners_mm()
    place = sheet.table_from_board
    if place is not None:
        points = moved_rigidly(points, place)
    count = len(corners)
    return BoardSeen(
        sheet.name, points, corners, np.full(count, 2 * CHESS_SIGMA_PX), np.zeros((count, 2)),
        np.arange(count, dtype=np.float64), count, place is not None,
    )  # fmt: skip


def _inner_xy(sheet: CharucoSheet) -> tuple[int, int]:
    return sheet.squares_xy[0] - 1, sheet.squares_xy[1] - 1


def _patterns(grey: Grey, corners_xy: tuple[int, int]) -> Iterator[Floats]:
    """Grids that may be the inner corners, (rows, columns, 2) px, not mirrored."""
    if min(corners_xy) < LEAST_CORNERS_XY:
        return
    for times in ENLARGEMENTS:
        if times > 1 and times * max(grey.shape) > LONGEST_PX:
            return
        large = cv2.resize(grey, None, fx=times, fy=times, interpolation=cv2.INTER_CUBIC)
        for found, corners in _both_methods(np.asarray(large, dtype=np.uint8), corners_xy, times):
            if found:
                at = np.asarray(corners, dtype=np.float64).reshape(*reversed(corners_xy), 2)
                yield _unmirrored((at + 0.5) / times - 0.5)


def _both_methods(
    large: Grey, corners_xy: tuple[int, int], times: int
) -> Iterator[tuple[bool, npt.NDArray[np.generic]]]:
    """The results of OpenCV's two chessboard detections in a picture enlarged `times` times."""
    cv2.setRNGSeed(SEED)  # It samples at random; a picture must always give the same corners.
    yield cv2.findChessboardCornersSB(large, corners_xy)
    for blur_px in SMEARED_PX:
        smeared = cv2.GaussianBlur(large, (0, 0), blur_px * times)
        yield cv2.findChessboardCorners(smeared, corners_xy, flags=OLDER_METHOD)


def _unmirrored(grid: Floats) -> Floats:
    """A grid of corners, with its columns reversed if it was mirrored."""
    across, down = grid[0, -1] - grid[0, 0], grid[-1, 0] - grid[0, 0]
    return grid if across[0] * down[1] > across[1] * down[0] else grid[:, ::-1]


def _right_way_round(grey: Grey, sheet: CharucoSheet, found: Floats) -> Floats | None:
    """The corners (N, 2) in the sheet's order; None if no orientation fits clearly best."""
    area = np.array([[0.0, 0.0], np.array(sheet.squares_xy) * sheet.square_mm])
    search = PrintSearch(shades_of(grey), ink_of_sheet(sheet), area, whole=True)
    points = sheet.corners_mm()[:, :2]
    fits = [_registered_at(search, points, grid.reshape(-1, 2)) for grid in _possible_grids(found)]
    ways = sorted((fit for fit in fits if fit is not None), key=lambda fit: -fit.correlation)
    if not ways or ways[0].correlation < LEAST_CORRELATION:
        return None
    unexplained = [1 - way.correlation**2 for way in ways] + [OTHER_MARKERS]
    if unexplained[0] > CLEARLY_LIKER * unexplained[1]:
        return None
    return mapped(ways[0].image_from_print, points)


def _registered_at(search: PrintSearch, points_mm: Floats, points_px: Floats) -> PrintFit | None:
    start, _ = cv2.findHomography(points_mm, points_px)
    if start is None:
        return None
    return registered(search, np.asarray(start, dtype=np.float64), blur_px=BLUR_PX)


def _possible_grids(grid: Floats) -> Iterator[Floats]:
    """The grid of corners in each orientation that the sheet may have."""
    yield grid
    yield grid[::-1, ::-1]
    if grid.shape[0] == grid.shape[1]:
        yield np.rot90(grid)
        yield np.rot90(grid, 3)

"""A sheet whose markers are too small or too blurred to be read is found by its squares.

The squares alone do not show which end of the sheet is which. The print is laid over the picture
both ways, and the grey of its unread markers decides.
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
"""How many times larger the picture is made, in turn, until the squares are found. By trial."""

LONGEST_PX: Final = 2600
"""Longer side that an enlarged picture may have: larger ones take too long. By trial."""

LEAST_CORNERS_XY: Final = 3
"""Least inner corners of a sheet, each way: OpenCV looks for no smaller pattern."""

LEAST_CORRELATION: Final = 0.85
"""Least correlation of a whole sheet's picture with its print. By trial."""

CLEARLY_LIKER: Final = 0.6
"""Largest share of the variance that the right way round may leave unexplained, over what any other
way leaves. Of sheets far, dim or blurred it left 0.08 to 0.5 as much; of a sheet with other markers
all ways leave about the same."""

OTHER_MARKERS: Final = 0.13
"""Share of the variance that stays unexplained if a sheet has other markers, or lies the other way
round."""

BLUR_PX: Final = 1.0
"""Blur, px, that the print is given when it is first laid over the picture. By trial."""

SEED: Final = 1
"""Seed of OpenCV's random samples: any number does, as long as it stays the same."""

OLDER_METHOD: Final = (
    cv2.CALIB_CB_ADAPTIVE_THRESH + cv2.CALIB_CB_NORMALIZE_IMAGE + cv2.CALIB_CB_FAST_CHECK
)
"""How OpenCV's older method looks for squares: with an adaptive threshold, and a quick check
first."""

SMEARED_PX: Final = (1.0, 1.5, 2.5)
"""Blurs, px, for OpenCV's older method: it sees small squares once their markers are smeared to
grey."""


def sheet_by_pattern(grey: Grey, sheet: CharucoSheet) -> BoardSeen | None:
    """The sheet as a picture shows its squares; None where they are not seen whole and clearly.

    Args:
        grey: (h, w) uint8.
        sheet: What was printed.
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
    """What may be the inner corners, (rows, columns, 2), rows to the right and then down."""
    if min(corners_xy) < LEAST_CORNERS_XY:
        return
    for times in ENLARGEMENTS:
        if times > 1 and times * max(grey.shape) > LONGEST_PX:
            return
        large = cv2.resize(grey, None, fx=times, fy=times, interpolation=cv2.INTER_CUBIC)
        for found, corners in _looks(np.asarray(large, dtype=np.uint8), corners_xy, times):
            if found:
                at = np.asarray(corners, dtype=np.float64).reshape(*reversed(corners_xy), 2)
                yield _unmirrored((at + 0.5) / times - 0.5)


def _looks(
    large: Grey, corners_xy: tuple[int, int], times: int
) -> Iterator[tuple[bool, npt.NDArray[np.generic]]]:
    """What both of OpenCV's methods make of a picture that was enlarged so many times."""
    cv2.setRNGSeed(SEED)  # it draws samples: the same picture must give the same corners
    yield cv2.findChessboardCornersSB(large, corners_xy)
    for blur_px in SMEARED_PX:
        smeared = cv2.GaussianBlur(large, (0, 0), blur_px * times)
        yield cv2.findChessboardCorners(smeared, corners_xy, flags=OLDER_METHOD)


def _unmirrored(grid: Floats) -> Floats:
    across, down = grid[0, -1] - grid[0, 0], grid[-1, 0] - grid[0, 0]
    return grid if across[0] * down[1] > across[1] * down[0] else grid[:, ::-1]


def _right_way_round(grey: Grey, sheet: CharucoSheet, found: Floats) -> Floats | None:
    """The corners (N, 2) in the sheet's order; None where no way round is clearly liker."""
    area = np.array([[0.0, 0.0], np.array(sheet.squares_xy) * sheet.square_mm])
    search = PrintSearch(shades_of(grey), ink_of_sheet(sheet), area, whole=True)
    points = sheet.corners_mm()[:, :2]
    fits = [_laid_over(search, points, grid.reshape(-1, 2)) for grid in _ways(found)]
    ways = sorted((fit for fit in fits if fit is not None), key=lambda fit: -fit.correlation)
    if not ways or ways[0].correlation < LEAST_CORRELATION:
        return None
    unexplained = [1 - way.correlation**2 for way in ways] + [OTHER_MARKERS]
    if unexplained[0] > CLEARLY_LIKER * unexplained[1]:
        return None
    return mapped(ways[0].image_from_print, points)


def _laid_over(search: PrintSearch, points_mm: Floats, points_px: Floats) -> PrintFit | None:
    start, _ = cv2.findHomography(points_mm, points_px)
    if start is None:
        return None
    return registered(search, np.asarray(start, dtype=np.float64), blur_px=BLUR_PX)


def _ways(grid: Floats) -> Iterator[Floats]:
    """The ways in which a sheet may lie whose squares are seen there."""
    yield grid
    yield grid[::-1, ::-1]
    if grid.shape[0] == grid.shape[1]:
        yield np.rot90(grid)
        yield np.rot90(grid, 3)

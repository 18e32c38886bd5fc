import cv2
import numpy as np

from calibration.detect.ink import PX_PER_CELL, PX_PER_SQUARE, ink_of_marker, ink_of_sheet
from tests.calibration.stage import SHEET, boards_of


def test_a_sheet_looks_as_opencv_draws_it() -> None:
    # Here a cell is a whole number of pixels, so that OpenCV need not round.
    sheet = boards_of({**SHEET, "square_mm": 40, "marker_mm": 28}).charuco[0]
    ink = ink_of_sheet(sheet)
    across, down = 5 * PX_PER_SQUARE, 7 * PX_PER_SQUARE
    drawn = np.asarray(sheet.opencv().generateImage((across, down))) / 255
    mine = ink.shades[PX_PER_SQUARE:-PX_PER_SQUARE, PX_PER_SQUARE:-PX_PER_SQUARE]
    assert mine.shape == (down, across)
    assert np.abs(mine - drawn).max() < 1e-6
    assert (ink.shades[:PX_PER_SQUARE] == 1).all()


def test_edges_between_pixels_are_grey_by_what_they_cover() -> None:
    sheet = boards_of({**SHEET, "square_mm": 34, "marker_mm": 25.5}).charuco[0]
    ink = ink_of_sheet(sheet)
    black_mm2 = (1 - ink.shades.astype(float)).sum() / ink.px_per_unit**2
    cells = sum((sheet.dictionary.bits(n) == 0).sum() for n in range(17))
    expected = 18 * 34**2 + cells * (25.5 / 7) ** 2
    assert abs(black_mm2 / expected - 1) < 1e-6


def test_a_marker_looks_as_opencv_draws_it() -> None:
    dictionary = boards_of(SHEET).charuco[0].dictionary
    ink = ink_of_marker(dictionary, 7)
    drawn = dictionary.opencv.generateImageMarker(7, 7 * PX_PER_CELL)
    start = round(ink.origin_px)
    mine = ink.shades[start : start + drawn.shape[0], start : start + drawn.shape[1]]
    assert np.array_equal(mine * 255, np.asarray(drawn))
    assert cv2.countNonZero((ink.shades[:start] < 1).astype(np.uint8)) == 0

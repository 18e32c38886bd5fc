"""Markers in overexposed pictures, where white bleeds into black."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Grey
from calibration.detect.bloom import read_bloomed
from calibration.detect.markers import find_markers
from calibration.model.printed import predefined

DICTIONARY = predefined("DICT_4X4_50")
CELL_PX = 6
PLACES = {0: (60, 60), 1: (400, 70), 2: (390, 300), 3: (70, 310)}


def overexposed(bleeds_px: int, turned_deg: float = 12.0) -> Grey:
    """Four markers on white paper on a dark table, rotated, with white grown by `bleeds_px`."""
    picture = np.full((420, 560), 70, dtype=np.uint8)
    for number, (x, y) in PLACES.items():
        side = 6 * CELL_PX
        picture[y - 10 : y + side + 10, x - 10 : x + side + 10] = 255
        cells = DICTIONARY.bits(number).repeat(CELL_PX, axis=0).repeat(CELL_PX, axis=1)
        picture[y : y + side, x : x + side] = np.where(cells > 0.5, 255, 60)
    window = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * bleeds_px + 1,) * 2)
    grown = cv2.GaussianBlur(cv2.dilate(picture, window), (0, 0), 0.8)
    turn = cv2.getRotationMatrix2D((280.0, 210.0), turned_deg, 0.95)
    noisy = cv2.warpAffine(grown, turn, (560, 420), borderValue=70).astype(np.float64)
    noisy += np.random.default_rng(1).normal(0, 3, noisy.shape)
    return np.asarray(np.clip(noisy, 0, 255), dtype=np.uint8)


def true_corners(number: int, turned_deg: float = 12.0) -> np.ndarray:
    x, y = PLACES[number]
    side = 6 * CELL_PX
    square = side * np.array([[0, 0], [1, 0], [1, 1], [0, 1]]) + (x - 0.5, y - 0.5)
    turn = cv2.getRotationMatrix2D((280.0, 210.0), turned_deg, 0.95)
    return np.asarray(square @ turn[:, :2].T + turn[:, 2])


@pytest.mark.parametrize("turned_deg", [12.0, 100.0, -160.0])
def test_markers_whose_white_bled_are_found_where_they_are(turned_deg: float) -> None:
    picture = overexposed(2, turned_deg)
    _, by_opencv, _ = cv2.aruco.ArucoDetector(DICTIONARY.opencv).detectMarkers(picture)
    assert by_opencv is None, "this is what it is for"
    found = find_markers(picture, DICTIONARY, PLACES)
    assert len(found) >= 3
    for number, corners in found.items():
        off = np.linalg.norm(corners - true_corners(number, turned_deg), axis=1)
        print(f"marker {number}: corners {off.max():.1f} px off at most")
        assert off.max() < 2.5


def test_other_numbers_are_not_read_into_them() -> None:
    assert find_markers(overexposed(2), DICTIONARY, (7, 11, 23, 42)) == {}


@pytest.mark.parametrize("every", [27, pytest.param(1, marks=pytest.mark.long)])
def test_a_pattern_is_no_marker(every: int) -> None:
    rng = np.random.default_rng(5)
    cloth = (rng.random((60, 80)) > 0.5).astype(np.uint8).repeat(7, axis=0).repeat(7, axis=1)
    grey = np.asarray(60 + 190 * cloth, dtype=np.uint8)
    corners = [np.array([[x, y], [x + 42, y], [x + 42, y + 42], [x, y + 42]], dtype=np.float64)
               for x in range(0, 490, 7) for y in range(0, 350, 49)]  # fmt: skip
    assert read_bloomed(grey, corners[::every], DICTIONARY, tuple(range(50))) == ()


def test_a_flat_patch_is_no_marker() -> None:
    grey = np.full((80, 80), 200, dtype=np.uint8)
    square = np.array([[10.0, 10.0], [60.0, 10.0], [60.0, 60.0], [10.0, 60.0]])
    assert read_bloomed(grey, [square], DICTIONARY, (0, 1)) == ()
    assert read_bloomed(grey, [], DICTIONARY, (0, 1)) == ()


def test_where_nothing_is_overexposed_nothing_is_read_again() -> None:
    darker = np.asarray(overexposed(2) * 0.9, dtype=np.uint8)
    assert find_markers(darker, DICTIONARY, PLACES) == {}

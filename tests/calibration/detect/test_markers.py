import cv2
import numpy as np

from calibration.detect.markers import find_markers
from calibration.model.printed import predefined

DICTIONARY = predefined("DICT_4X4_50")


def paper(*placed: tuple[int, int, int, int], size: int = 400) -> np.ndarray:
    """White paper with markers: number, x, y, side. No white is clipped."""
    grey = np.full((size, size), 230, dtype=np.uint8)
    for number, x, y, side in placed:
        marker = DICTIONARY.opencv.generateImageMarker(number, side)
        grey[y : y + side, x : x + side] = np.minimum(marker, 230)
    return grey


def test_only_wanted_markers_are_told() -> None:
    found = find_markers(paper((1, 50, 60, 60), (2, 200, 60, 60)), DICTIONARY, {2, 3})
    assert list(found) == [2]


def test_corners_are_the_outer_ones_with_pixel_centres_at_whole_numbers() -> None:
    corners = find_markers(paper((1, 50, 60, 60)), DICTIONARY, {1})[1]
    # The first black pixel is 50, 60; its outer corner half a pixel before.
    expected = np.array([[49.5, 59.5], [109.5, 59.5], [109.5, 119.5], [49.5, 119.5]])
    assert np.abs(corners - expected).max() < 0.3


def test_enlarging_reads_what_is_too_small_as_it_comes() -> None:
    large = paper((5, 100, 120, 42), size=480)
    small = np.asarray(cv2.resize(large, (120, 120), interpolation=cv2.INTER_AREA), dtype=np.uint8)
    small = np.asarray(cv2.GaussianBlur(small, (0, 0), 0.6), dtype=np.uint8)
    assert not find_markers(small, DICTIONARY, {5}, enlargements=(1.0,))
    corners = find_markers(small, DICTIONARY, {5})[5]
    assert np.abs(corners[0] - (np.array([99.5, 119.5]) + 0.5) / 4 + 0.5).max() < 0.8


def test_a_number_seen_twice_is_left_out() -> None:
    twice = paper((1, 50, 60, 60), (1, 250, 60, 60), (2, 50, 250, 60))
    assert list(find_markers(twice, DICTIONARY, {1, 2})) == [2]


def test_a_huge_picture_is_shrunk_first() -> None:
    grey = np.full((4200, 4200), 230, dtype=np.uint8)
    grey[1000:1400, 800:1200] = DICTIONARY.opencv.generateImageMarker(9, 400)
    corners = find_markers(grey, DICTIONARY, {9})[9]
    assert np.abs(corners[0] - [799.5, 999.5]).max() < 2

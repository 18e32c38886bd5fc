"""Filling the outline of a marker's cells gives the same cells again."""

import cv2
import numpy as np
import pytest

from calibration.model.printed import predefined
from calibration.sheets.outline import outlines

PX = 8


@pytest.mark.parametrize("dictionary", ["DICT_4X4_50", "DICT_5X5_100"])
def test_filled_by_the_even_odd_rule_it_is_the_marker_again(dictionary: str) -> None:
    markers = predefined(dictionary)
    for number in range(40):
        bits = markers.bits(number)
        drawn = np.full((len(bits) * PX, len(bits) * PX), 255, dtype=np.uint8)
        # A pixel less at the right and lower edge, since fillPoly draws its border too.
        loops = [np.array(loop, dtype=np.int32) * PX for loop in outlines(bits)]
        cv2.fillPoly(drawn, loops, 0)
        middles = drawn[PX // 2 :: PX, PX // 2 :: PX]
        assert np.array_equal(middles > 127, bits > 0.5), number


def test_corners_on_a_straight_line_are_left_out() -> None:
    bits = np.zeros((3, 3))
    (loop,) = outlines(bits)
    assert sorted(loop) == [(0, 0), (0, 3), (3, 0), (3, 3)]


def test_a_hole_is_a_loop_of_its_own() -> None:
    bits = np.zeros((3, 3))
    bits[1, 1] = 1
    assert sorted(map(len, outlines(bits))) == [4, 4]

"""Masks on the ground floor."""

import numpy as np

from vision.masks import filled


def test_a_filled_mask_has_no_holes_and_reaches_no_farther() -> None:
    whole = np.zeros((20, 20), np.uint8)
    whole[4:16, 3:17] = 255
    ring = whole.copy()
    ring[8:12, 7:13] = 0
    np.testing.assert_array_equal(filled(ring), whole)


def test_a_bay_is_no_hole() -> None:
    bay = np.full((9, 9), 255, np.uint8)
    bay[3:6, 4:] = 0
    np.testing.assert_array_equal(filled(bay), bay)

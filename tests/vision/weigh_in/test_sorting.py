"""Sorting grey levels by a sorting network gives the same as numpy."""

from itertools import product

import numpy as np
import pytest

from vision.weigh_in.sorting import put_in_order


@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 8, 24, 31, 33])
def test_bytes_are_put_in_order(count: int) -> None:
    levels = np.random.default_rng(count).integers(0, 256, (count, 40, 3)).astype(np.uint8)
    expected = np.sort(levels, axis=0)
    put_in_order(levels)
    assert np.array_equal(levels, expected)


@pytest.mark.parametrize("count", range(1, 13))
def test_every_order_of_two_levels_is_put_in_order(count: int) -> None:
    """A network that sorts all zeros and ones sorts everything (Knuth, the 0-1 principle)."""
    levels = np.array(list(product((0, 1), repeat=count)), dtype=np.uint8).T.copy()
    put_in_order(levels)
    assert (np.diff(levels.astype(int), axis=0) >= 0).all()

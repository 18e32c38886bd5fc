"""Pairing things seen with things known, all at once."""

from typing import Final

import numpy as np
from scipy.optimize import linear_sum_assignment

from calibration.arrays import Floats

TOO_FAR: Final = 1e6
"""Cost of a pair that is too far apart: more than all pairs together that are near enough, so one
too far is never worth two."""


def assigned_within(costs: Floats, most: Floats | float) -> list[tuple[int, int]]:
    """Rows and columns of the pairs with the least sum, of those that do not cost too much.

    Args:
        costs: (n, m), such as distances.
        most: What a pair may cost: for all, or anything that spreads over (n, m).
    """
    near = costs <= most
    pairs = zip(*linear_sum_assignment(np.where(near, costs, TOO_FAR)), strict=True)
    return [(int(row), int(column)) for row, column in pairs if near[row, column]]

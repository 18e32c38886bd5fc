"""One-to-one assignment of detections to known things, with a limit on each pair's cost."""

from typing import Final

import numpy as np
from scipy.optimize import linear_sum_assignment

from calibration.arrays import Floats

TOO_FAR: Final = 1e6
"""Cost that replaces one above the limit. It exceeds the sum of all allowed costs, so the optimum
never trades two allowed pairs for one that is not allowed."""


def assigned_within(costs: Floats, most: Floats | float) -> list[tuple[int, int]]:
    """Solve the assignment problem, then drop the pairs that cost too much.

    Args:
        costs: (n, m), such as distances.
        most: Largest cost of a pair: one limit for all, or an array that broadcasts to (n, m).

    Returns:
        (row, column) of each remaining pair. As many allowed pairs as possible are made, and of
        those assignments the one with the smallest total cost is chosen.
    """
    near = costs <= most
    pairs = zip(*linear_sum_assignment(np.where(near, costs, TOO_FAR)), strict=True)
    return [(int(row), int(column)) for row, column in pairs if near[row, column]]

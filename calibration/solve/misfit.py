"""How far corners are from where they should be, beyond their own noise.

What no noise explains is a fault of the model: the print, the paper, the lens, the boards file. The
scatter of `Adjusted` widens the covariance by it as if every corner erred by itself (the ratio of
R. T. Birge, "The Calculation of Errors by the Method of Least Squares", 1932). But such faults are
alike for neighbouring corners, and so do not become less by many of them (mrcal's documentation of
uncertainty: model error is not sampling error). Its size is told apart, for places between the
corners and beside them may be off by as much, however many corners there are.
"""

from typing import Final

import numpy as np

from calibration.arrays import Floats

POSE_COUNT: Final = 6
"""Unknowns that any picture's corners are adjusted for."""

CLEAR_SIGMAS: Final = 3.0
"""Standard deviations of chi-square above what noise alone makes of it: less is chance."""


def misfit_px(residual_px: Floats, sigma_px: Floats) -> float:
    """How far corners are off along each axis, root mean square, beyond their noise.

    Args:
        residual_px: (N, 2), seen less expected.
        sigma_px: (N,), the corners' own.

    Returns:
        0 where noise alone explains the residuals: their chi-square is no more than three of its
        standard deviations, sqrt(2 f), above the degrees of freedom f.
    """
    freedoms = residual_px.size - POSE_COUNT
    chi_square = float(((residual_px / sigma_px[:, None]) ** 2).sum())
    if freedoms <= 0 or chi_square <= freedoms + CLEAR_SIGMAS * np.sqrt(2 * freedoms):
        return 0.0
    unexplained = 1 - freedoms / chi_square
    return float(np.sqrt(unexplained * (residual_px**2).mean()))

"""The misfit: the part of the corners' residuals that their own noise does not explain.

It is an error of the model: of print, paper, lens or boards file. The scatter of `Adjusted` widens
the covariance as if every corner erred independently (the ratio of R. T. Birge, "The Calculation of
Errors by the Method of Least Squares", 1932). But model errors are correlated between neighbouring
corners, so they do not average out over many corners (mrcal's documentation of uncertainty: model
error is not sampling error). Therefore their size is reported separately: positions between and
beside the corners may be off by as much, however many corners there are.
"""

from typing import Final

import numpy as np

from calibration.arrays import Floats

POSE_COUNT: Final = 6
"""Number of unknowns that are fitted to the corners of any picture: those of its pose."""

CLEAR_SIGMAS: Final = 3.0
"""Number of its standard deviations by which chi-square must exceed its expected value under noise
for a misfit."""


def misfit_px(residual_px: Floats, sigma_px: Floats) -> float:
    """Root mean square residual of corners along each axis beyond their noise.

    Args:
        residual_px: (N, 2), measured minus expected.
        sigma_px: (N,), standard deviation of each corner.

    Returns:
        0 if noise explains the residuals: their chi-square is no more than three of its standard
        deviations, sqrt(2 f), above the degrees of freedom f.
    """
    freedoms = residual_px.size - POSE_COUNT
    chi_square = float(((residual_px / sigma_px[:, None]) ** 2).sum())
    if freedoms <= 0 or chi_square <= freedoms + CLEAR_SIGMAS * np.sqrt(2 * freedoms):
        return 0.0
    unexplained = 1 - freedoms / chi_square
    return float(np.sqrt(unexplained * (residual_px**2).mean()))

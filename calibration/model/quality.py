"""The error that is to be expected of a calibration, over the table."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats
from calibration.model.projection import sigma_mm_at, table_from_image
from calibration.model.solution import Calibration

GRID_WH: Final = (32, 18)
"""Number of sample points across and down the picture: 16 to 9, like most pictures."""

PLAY_MM: Final = 500.0
"""Least radius in mm around the boards' middle in which the table is in play. By trial."""

PLAY_REACH: Final = 1.5
"""Radius in which the table is in play, as a multiple of the distance from the boards' middle to
their farthest corner. By trial."""

DISTANCE_QUANTILES: Final = np.sqrt(-np.log1p(-(np.arange(20) + 0.5) / 20))
"""Quantiles, in equal steps of probability, of the Rayleigh distribution (a distance in the plane)
whose mean square is 1."""


@dataclass(frozen=True, slots=True, eq=False)
class ExpectedError:
    """The expected error of table points, in mm, over the visible table.

    It comes from the uncertainty of camera, table and prints. It does not include how precisely a
    point is located in the picture.

    Attributes:
        points_mm: (N, 2), the sample points on the table.
        sigma_mm: (N,), root mean square of the expected error there.
        median_mm: Median of the expected errors over all these points.
        p95_mm: Their 95th percentile.
    """

    points_mm: Floats
    sigma_mm: Floats
    median_mm: float
    p95_mm: float


def expected_error(calibration: Calibration) -> ExpectedError:
    """The expected error over the visible table, where people play.

    Nobody plays at the horizon: only places within 0.5 m of the boards' middle count, or within one
    and a half times the distance of the farthest board.
    """
    pixels = _pixel_grid(calibration.size_wh)
    at = table_from_image(pixels, calibration)
    near = np.flatnonzero(np.isfinite(at).all(axis=1))
    near = near[in_play(at[near], calibration)]
    covariance = sigma_mm_at(pixels[near], calibration)
    # For a scan, seen from very far, rounding may give slightly negative values.
    sigma = np.sqrt(np.maximum(np.trace(covariance, axis1=1, axis2=2), 0.0))
    if not len(sigma):
        return ExpectedError(at[near], sigma, float("nan"), float("nan"))
    distances = np.outer(sigma, DISTANCE_QUANTILES)
    return ExpectedError(
        at[near], sigma, float(np.median(distances)), float(np.percentile(distances, 95))
    )


def _pixel_grid(size_wh: tuple[int, int]) -> Floats:
    w, h = size_wh
    x, y = np.meshgrid(np.linspace(0, w - 1, GRID_WH[0]), np.linspace(0, h - 1, GRID_WH[1]))
    return np.stack([x.ravel(), y.ravel()], axis=1)


def in_play(at: Floats, calibration: Calibration) -> Flags:
    """Which table points, (N, 2) mm, are in play: (N,)."""
    corners = table_from_image(calibration.corners_px, calibration)
    corners = corners[np.isfinite(corners).all(axis=1)]
    if not len(corners):
        return np.ones(len(at), dtype=np.bool_)
    middle = corners.mean(axis=0)
    reach = PLAY_REACH * float(np.linalg.norm(corners - middle, axis=1).max())
    near = np.linalg.norm(at - middle, axis=1) < max(PLAY_MM, reach)
    return np.asarray(near, dtype=np.bool_)

"""How good a calibration is: the error to expect over the table."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats
from calibration.model.projection import sigma_mm_at, table_from_image
from calibration.model.solution import Calibration

GRID_WH: Final = (32, 18)
"""Places across and down at which the error is told: 16 to 9, as most pictures are."""

PLAY_MM: Final = 500.0
"""Distance from the boards' middle that is always taken for the table played on. By trial."""

PLAY_REACH: Final = 1.5
"""The same in distances from the boards' middle to their farthest corner. By trial."""

DISTANCE_QUANTILES: Final = np.sqrt(-np.log1p(-(np.arange(20) + 0.5) / 20))
"""Quantiles of a distance in the plane whose mean square is 1, in equal steps of probability."""


@dataclass(frozen=True, slots=True, eq=False)
class ExpectedError:
    """The error to expect of table points, in mm, over the table in view.

    It is the doubt about camera and table. Not in it: how well a point is seen in the picture, and
    how true the boards were printed; a sheet printed 0.2 percent too large makes the table so.

    Attributes:
        points_mm: (N, 2), where on the table it was asked.
        sigma_mm: (N,), root of the mean square distance to expect there.
        median_mm: Of the distances over all these places.
        p95_mm: The distance that 95 percent of them stay under.
    """

    points_mm: Floats
    sigma_mm: Floats
    median_mm: float
    p95_mm: float


def expected_error(calibration: Calibration) -> ExpectedError:
    """The error to expect over the table in view, where it is played on.

    Nobody plays at the horizon: places count that lie within 0.5 m of the boards' middle, or within
    one and a half times the distance of the farthest board.
    """
    pixels = _grid(calibration.size_wh)
    at = table_from_image(pixels, calibration)
    near = np.flatnonzero(np.isfinite(at).all(axis=1))
    near = near[in_play(at[near], calibration)]
    covariance = sigma_mm_at(pixels[near], calibration)
    # Of a scan, seen from very far, rounding may leave a little less than nothing.
    sigma = np.sqrt(np.maximum(np.trace(covariance, axis1=1, axis2=2), 0.0))
    if not len(sigma):
        return ExpectedError(at[near], sigma, float("nan"), float("nan"))
    distances = np.outer(sigma, DISTANCE_QUANTILES)
    return ExpectedError(
        at[near], sigma, float(np.median(distances)), float(np.percentile(distances, 95))
    )


def _grid(size_wh: tuple[int, int]) -> Floats:
    w, h = size_wh
    x, y = np.meshgrid(np.linspace(0, w - 1, GRID_WH[0]), np.linspace(0, h - 1, GRID_WH[1]))
    return np.stack([x.ravel(), y.ravel()], axis=1)


def in_play(at: Floats, calibration: Calibration) -> Flags:
    """Which table points, (N, 2) mm, lie where it is played: (N,)."""
    corners = table_from_image(calibration.corners_px, calibration)
    corners = corners[np.isfinite(corners).all(axis=1)]
    if not len(corners):
        return np.ones(len(at), dtype=np.bool_)
    middle = corners.mean(axis=0)
    reach = PLAY_REACH * float(np.linalg.norm(corners - middle, axis=1).max())
    near = np.linalg.norm(at - middle, axis=1) < max(PLAY_MM, reach)
    return np.asarray(near, dtype=np.bool_)

"""How good a calibration is: what error to expect, and whether the camera moved since."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.projection import sigma_mm_at, table_from_image
from calibration.solution import Calibration

GRID_WH: Final = (32, 18)
CORNER_SIGMA_PX: Final = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class ExpectedError:
    """The error to expect of table points, in mm, over the table in view.

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
    """The error to expect over the table in view."""
    pixels = _grid(calibration.size_wh)
    at = table_from_image(pixels, calibration)
    covariance = sigma_mm_at(pixels, calibration, sigma_px=CORNER_SIGMA_PX)
    near = np.isfinite(at).all(axis=1) & _in_play(at, calibration)
    sigma = np.sqrt(np.trace(covariance[near], axis1=1, axis2=2))
    spread = np.sort(np.concatenate([sigma * q for q in _RAYLEIGH])) if len(sigma) else sigma
    return ExpectedError(
        at[near],
        sigma,
        float(np.median(spread)) if len(spread) else float("nan"),
        float(np.percentile(spread, 95)) if len(spread) else float("nan"),
    )


# Quantiles of a distance whose mean square is 1, in twenty equal steps of probability.
_RAYLEIGH: Final = np.sqrt(-np.log(1 - (np.arange(20) + 0.5) / 20))


def _grid(size_wh: tuple[int, int]) -> Floats:
    w, h = size_wh
    x, y = np.meshgrid(np.linspace(0, w - 1, GRID_WH[0]), np.linspace(0, h - 1, GRID_WH[1]))
    return np.stack([x.ravel(), y.ravel()], axis=1)


def _in_play(at: Floats, calibration: Calibration) -> np.ndarray:
    """Places within 1.5 board spans of the boards' middle: nobody plays at the horizon."""
    corners = table_from_image(calibration.corners_px, calibration)
    corners = corners[np.isfinite(corners).all(axis=1)]
    if not len(corners):
        return np.ones(len(at), dtype=bool)
    middle = corners.mean(axis=0)
    reach = max(500.0, 1.5 * float(np.linalg.norm(corners - middle, axis=1).max()))
    return np.asarray(np.linalg.norm(at - middle, axis=1) < reach)

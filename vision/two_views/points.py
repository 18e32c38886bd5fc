"""A point in space from the pixels that show it: the rays' intersection with its covariance.

The doubt of a camera and its table counts as much as the pixel's: near the table the boards limit
both, high above it the lens dominates. The cameras' doubts are treated as independent.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import (
    camera_centre_mm,
    image_by_parameters,
    image_by_table,
    image_from_table,
    ray_directions,
)
from calibration.model.solution import Calibration

_ROUNDS: Final = 8
"""Most iterations of Gauss-Newton."""

_SETTLED_MM: Final = 1e-4
"""Step in mm below which a point has converged."""

LEAST_ANGLE_RAD: Final = np.radians(2.0)
"""Smallest angle between two rays; more parallel ones do not tell how far away the point is."""


@dataclass(frozen=True, slots=True, eq=False)
class PixelSeen:
    """Where one camera sees a point.

    Attributes:
        calibration: Camera and table.
        at_px: (2,) image space.
        sigma_px: Standard deviation of each coordinate.
    """

    calibration: Calibration
    at_px: Floats
    sigma_px: float


@dataclass(frozen=True, slots=True, eq=False)
class SpacePoint:
    """A point with its uncertainty.

    Attributes:
        at_mm: (3,) table space.
        covariance: (3, 3) mm2.
        miss_sigmas: How far the rays miss each other, in standard deviations: about 1 if both
            cameras see the same point, far more if they do not.
    """

    at_mm: Floats
    covariance: Floats
    miss_sigmas: float


def point_of(seen: Sequence[PixelSeen]) -> SpacePoint | None:
    """The point that best explains all pixels.

    Args:
        seen: At least two pixels of different cameras.

    Returns:
        None if the rays are nearly parallel, or a camera cannot see where they meet.

    Raises:
        ValueError: Fewer than two pixels are given.
    """
    if len(seen) < 2:
        raise ValueError(f"a point in space takes two pixels, but got {len(seen)}")
    at = _where_rays_meet(seen)
    for _ in range(_ROUNDS):
        if at is None:
            return None
        system = _linearised(seen, at)
        if system is None:
            return None
        rows, rest = system
        step = np.linalg.lstsq(rows, rest, rcond=None)[0]
        at = at + step
        if float(np.abs(step).max()) < _SETTLED_MM:
            break
    ended = None if at is None else _linearised(seen, at)
    if at is None or ended is None:
        return None
    rows, rest = ended
    degrees = len(rest) - 3
    return SpacePoint(
        at, np.asarray(np.linalg.inv(rows.T @ rows)), float(np.sqrt(rest @ rest / degrees))
    )


def _where_rays_meet(seen: Sequence[PixelSeen]) -> Floats | None:
    """The point nearest to all rays, (3,) mm."""
    ways = np.stack([ray_directions([one.at_px], one.calibration)[0] for one in seen])
    eyes = np.stack([camera_centre_mm(one.calibration) for one in seen])
    if not np.isfinite(ways).all():
        return None
    widest = float(np.abs(ways @ ways.T).min())
    if widest > np.cos(LEAST_ANGLE_RAD):
        return None
    across = np.eye(3) - ways[:, :, None] * ways[:, None, :]
    right = np.einsum("nij,nj->i", across, eyes)
    return np.asarray(np.linalg.solve(across.sum(axis=0), right))


def _linearised(seen: Sequence[PixelSeen], at: Floats) -> tuple[Floats, Floats] | None:
    """Equations of a step, each divided by its sigma: (2n, 3) and (2n,)."""
    rows, rest = [], []
    for one in seen:
        expected = image_from_table([at], one.calibration)[0]
        if not np.isfinite(expected).all():
            return None
        by_camera = image_by_parameters([at], one.calibration)[0]
        doubt = by_camera @ one.calibration.whole_covariance @ by_camera.T
        seen_px2 = one.sigma_px**2 + one.calibration.misfit_px**2
        root = np.linalg.cholesky(doubt + seen_px2 * np.eye(2))
        rows.append(np.linalg.solve(root, image_by_table(at[None], one.calibration)[0]))
        rest.append(np.linalg.solve(root, one.at_px - expected))
    return np.concatenate(rows), np.concatenate(rest)

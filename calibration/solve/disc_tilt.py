"""Estimate the tilt of the table from the foreshortening of coins.

A circle seen at a slant is an ellipse. Its flatness gives the table's tilt, imprecisely near the
vertical, but not to which of two sides. All tilts on a grid are weighted by likelihood and a prior
of how cameras stand in front of tables; the result is their mean and covariance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.detect.discs.find import RIM_SIGMA_PX, DiscSeen
from calibration.model.camera import Camera
from calibration.model.lens import rays_of

TILTS: Final = np.radians(np.arange(0.25, 78, 0.5))
"""Angles of the table's tilt, rad, on the grid."""

SIDES: Final = np.radians(np.arange(0, 360, 3.0))
"""Directions of the tilt, rad, on the grid."""

FLATNESS_SIGMA: Final = 0.015
"""Sigma of ln(longer / shorter axis) of a coin's rim: rims are bevelled and shine on one side."""

WALL_SHARE: Final = 0.04
"""Half a coin's thickness as a share of its diameter: the mean height of the detected rim, and by
how much the coin's edge may widen it. Seen at a slant the edge is visible below the face, and the
detected rim may be that of either."""

WALL_SIGMA: Final = 0.03
"""Sigma of `WALL_SHARE`. By trial."""

ANY_SIDE_SHARE: Final = 0.06
"""Prior weight of the least likely directions of tilt, against 1 if the far side of the table is up
in the picture: cameras are upright or on their side, seldom upside down."""

EDGE_ON: Final = 0.05
"""Cosine of the angle between view and normal up to which a coin is not visible."""


@dataclass(frozen=True, slots=True, eq=False)
class Tilt:
    """The direction of the table's normal, as the camera sees it.

    Attributes:
        vector: (2,) rad: its length is the angle between the table's normal and the optical axis,
            its direction is towards the table's far side in the picture; x right, y down.
        covariance: (2, 2) rad2.
        level: Whether the ellipses are consistent with no tilt.
    """

    vector: Floats
    covariance: Floats
    level: bool


def normal_of(vector: Floats) -> Floats:
    """The table's normal, towards the camera, in camera space: (..., 3) for (..., 2) tilts."""
    tilt = np.linalg.norm(vector, axis=-1, keepdims=True)
    side = vector * np.sinc(tilt / np.pi)
    return np.concatenate([side, -np.cos(tilt)], axis=-1)


def tilt_of(seen: Sequence[DiscSeen], camera: Camera) -> Tilt:
    """The table's tilt from the discs on it."""
    tilts, sides = np.meshgrid(TILTS, SIDES, indexing="ij")
    vectors = np.stack([tilts * np.cos(sides), tilts * np.sin(sides)], axis=-1).reshape(-1, 2)
    misfit = _chi2(vectors, seen, camera)
    weight = np.exp(-0.5 * (misfit - misfit.min())) * _prior(vectors)
    weight /= weight.sum()
    mean = weight @ vectors
    apart = vectors - mean
    covariance = (weight[:, None] * apart).T @ apart
    level = misfit[: len(SIDES)].min() - misfit.min() < LEVEL_MISFIT
    return Tilt(mean, covariance + STEP_SIGMA**2 * np.eye(2), bool(level))


LEVEL_MISFIT: Final = 6.0
"""Least improvement of chi squared by a tilt, with two unknowns, for it to be significant: 5 %
reach it by chance."""

STEP_SIGMA: Final = np.radians(0.5)
"""Sigma, rad, that is added for the step of the grid."""


def shape_of(normal: Floats, ray: Floats, camera: Camera) -> Floats:
    """The image of a small circle on the table at a ray, up to its size: (..., 2, 2) px2.

    With in-plane directions u and v the circle's image is that of the unit circle under M = focal
    [[1, 0, -x], [0, 1, -y]] [u v], and M M^T = F (1 - n n^T) F^T.
    """
    focal = np.diag([camera.matrix[0, 0], camera.matrix[1, 1]])
    flat = focal @ np.array([[1.0, 0.0, -ray[0]], [0.0, 1.0, -ray[1]]])
    in_plane = np.eye(3) - normal[..., :, None] * normal[..., None, :]
    return np.asarray(flat @ in_plane @ flat.T)


def sizes_and_stretches(shape: Floats) -> tuple[Floats, Floats]:
    """From matrices by `shape_of`: ln(half the longer axis), (...), and the stretch, (..., 2)."""
    half = (shape[..., 0, 0] + shape[..., 1, 1]) / 2
    along = np.stack([(shape[..., 0, 0] - shape[..., 1, 1]) / 2, shape[..., 0, 1]], axis=-1)
    apart = np.linalg.norm(along, axis=-1)
    longer, shorter = half + apart, np.maximum(half - apart, 1e-9 * half)
    flat = 0.5 * np.log(longer / shorter)
    return 0.5 * np.log(longer), along * (flat / np.maximum(apart, 1e-12))[..., None]


def _chi2(vectors: Floats, seen: Sequence[DiscSeen], camera: Camera) -> Floats:
    """Chi squared (N,) of tilts (N, 2), by the ellipses' flatness and relative sizes."""
    normals = normal_of(vectors)
    tilt = np.linalg.norm(vectors, axis=1)
    misfit = np.zeros(len(vectors))
    sizes = []
    for one in seen:
        ray = np.append(rays_of(one.ellipse.centre_px[None], camera)[0], 1.0)
        shape = shape_of(normals, ray, camera)
        size, stretch = sizes_and_stretches(shape)
        facing = -(normals @ ray)
        per_mm = one.ellipse.half_axes_px[0] / one.disc.diameter_mm
        sizes.append(np.log(per_mm / np.maximum(facing, EDGE_ON)) - size)
        flatter = 1 - WALL_SHARE * np.sin(tilt) / np.maximum(np.linalg.norm(stretch, axis=1), 1e-3)
        apart = one.ellipse.stretch - stretch * np.clip(flatter, 0, 1)[:, None]
        noise = np.hypot(FLATNESS_SIGMA, 1.4 * RIM_SIGMA_PX / one.ellipse.half_axes_px[0])
        sigma2 = noise**2 + (WALL_SIGMA * np.sin(tilt)) ** 2
        misfit += (apart**2).sum(axis=1) / sigma2 + 2 * np.log(sigma2)
        misfit[facing <= EDGE_ON] = np.inf
    return np.asarray(misfit + _size_chi2(np.array(sizes), [one.size_sigma for one in seen]))


def _size_chi2(sizes: Floats, sigmas: Sequence[float]) -> Floats:
    weight = np.array(sigmas) ** -2.0
    middle = weight @ sizes / weight.sum()
    return np.asarray((weight[:, None] * (sizes - middle) ** 2).sum(axis=0))


def _prior(vectors: Floats) -> Floats:
    """The prior (N,) of tilts (N, 2): all cells of the grid alike, except for which side is up."""
    tilt = np.linalg.norm(vectors, axis=1)
    up = -vectors[:, 1] / tilt
    upright = np.maximum(0, up) ** 2
    return np.asarray(ANY_SIDE_SHARE + (1 - ANY_SIDE_SHARE) * upright)

"""OpenCV's lens model with five coefficients, exact in both directions.

A ray in camera space is written as its point (x, y) on the plane z = 1. With r2 = x2 + y2:

    xd = x (1 + k1 r2 + k2 r4 + k3 r6) + 2 p1 x y + p2 (r2 + 2 x2)
    yd = y (1 + k1 r2 + k2 r4 + k3 r6) + p1 (r2 + 2 y2) + 2 p2 x y

(OpenCV's documentation of `projectPoints`.) Strong lenses fold: beyond some radius the image of a
ray comes nearer again. Rays beyond the fold have no place in the picture and become NaN.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.camera import Camera

NEWTON_STEPS: Final = 20
"""Most steps of Newton's method for one ray. By trial."""

CONVERGED: Final = 1e-12
"""Newton's method ends when a step is shorter than this on the plane z = 1, far below a pixel."""

NODES: Final = 2001
"""Number of radii in the lookup table of a lens, from the centre to the fold. Interpolation is
accurate to about a thousandth of a pixel; Newton's method starts from there."""

WIDEST_RADIUS: Final = 4.0
"""Radius on the plane z = 1 up to which the fold is searched: wider than any lens that this model
fits."""


def distorted(rays: Floats, distortion: Floats) -> tuple[Floats, Floats]:
    """Distort rays, (N, 2), with the derivatives by the rays, (N, 2, 2)."""
    k1, k2, p1, p2, k3 = distortion
    x, y = rays[:, 0], rays[:, 1]
    r2 = x * x + y * y
    stretch = 1 + r2 * (k1 + r2 * (k2 + r2 * k3))
    slope = 2 * (k1 + r2 * (2 * k2 + r2 * 3 * k3))  # d stretch / dx = slope x
    cross = x * y * slope + 2 * p1 * x + 2 * p2 * y
    jacobian = np.empty((len(rays), 2, 2))
    jacobian[:, 0, 0] = stretch + x * x * slope + 2 * p1 * y + 6 * p2 * x
    jacobian[:, 1, 1] = stretch + y * y * slope + 6 * p1 * y + 2 * p2 * x
    jacobian[:, 0, 1] = jacobian[:, 1, 0] = cross
    return bent(rays, distortion), jacobian


def bent(rays: Floats, distortion: Floats) -> Floats:
    """Distort rays, (N, 2): apply the lens model."""
    k1, k2, p1, p2, k3 = distortion
    x, y = rays[:, 0], rays[:, 1]
    r2 = x * x + y * y
    stretch = 1 + r2 * (k1 + r2 * (k2 + r2 * k3))
    there = np.empty((len(rays), 2))
    there[:, 0] = x * stretch + 2 * p1 * x * y + p2 * (r2 + 2 * x * x)
    there[:, 1] = y * stretch + p1 * (r2 + 2 * y * y) + 2 * p2 * x * y
    return there


def undistorted(seen: Floats, distortion: Floats) -> Floats:
    """Invert `bent`: the rays, (N, 2), that the lens distorts to `seen`; NaN beyond the fold."""
    k1, k2, _, _, k3 = distortion
    rays = _undistort_radially(seen, float(k1), float(k2), float(k3))
    for _ in range(NEWTON_STEPS):
        there, jacobian = distorted(rays, distortion)
        step = _solve_2x2(jacobian, seen - there)
        rays = rays + step
        if not (np.abs(step) > CONVERGED).any():
            break
    there = bent(rays, distortion)
    missed = ~(np.abs(there - seen).max(axis=1, initial=0) < 1e-9)
    beyond = ~(_radius(rays) <= 1.001 * fold_radius(distortion))
    rays[missed | beyond] = np.nan
    return rays


def fold_radius(distortion: Floats) -> float:
    """The radius on the plane z = 1 up to which the distorted radius grows with the radius."""
    k1, k2, _, _, k3 = distortion.tolist()
    return _fold_radius(k1, k2, k3)


@lru_cache(maxsize=64)
def _fold_radius(k1: float, k2: float, k3: float) -> float:
    """`fold_radius`, cached, as it is called hundreds of times for one lens."""
    r = np.linspace(0, WIDEST_RADIUS, NODES)
    rising = 1 + 3 * k1 * r**2 + 5 * k2 * r**4 + 7 * k3 * r**6 > 0
    return WIDEST_RADIUS if rising.all() else float(r[np.argmin(rising)])


@lru_cache(maxsize=64)
def _radii(k1: float, k2: float, k3: float) -> tuple[Floats, Floats]:
    """Distorted and undistorted radii up to the fold, for interpolation: (`NODES`,) each."""
    r = np.linspace(0, _fold_radius(k1, k2, k3), NODES)
    r2 = r * r
    return np.maximum.accumulate(r * (1 + r2 * (k1 + r2 * (k2 + r2 * k3)))), r


def rays_of(pixels: Floats, camera: Camera) -> Floats:
    """The rays, (N, 2) on the plane z = 1, of pixels (N, 2); NaN if the lens has none."""
    m = camera.matrix
    seen = (pixels - m[:2, 2]) / np.array([m[0, 0], m[1, 1]])
    return undistorted(seen, camera.distortion)


def _undistort_radially(seen: Floats, k1: float, k2: float, k3: float) -> Floats:
    """Undistort only the radius, by the lookup table: a start for Newton inside the fold."""
    aim = _radius(seen)
    ratio = np.divide(
        np.interp(aim, *_radii(k1, k2, k3)), aim, out=np.ones_like(aim), where=aim > 0
    )
    return np.asarray(seen * ratio[:, None])


def _radius(rays: Floats) -> Floats:
    """Distances (N,) of rays (N, 2) from the optical axis, on the plane z = 1."""
    return np.sqrt(rays[:, 0] ** 2 + rays[:, 1] ** 2)


def _solve_2x2(matrices: Floats, right: Floats) -> Floats:
    """Solutions of A x = b for each 2 x 2 matrix; NaN if there is none."""
    a, b, c, d = matrices[:, 0, 0], matrices[:, 0, 1], matrices[:, 1, 0], matrices[:, 1, 1]
    determinant = a * d - b * c
    with np.errstate(divide="ignore", invalid="ignore"):
        x = (d * right[:, 0] - b * right[:, 1]) / determinant
        y = (a * right[:, 1] - c * right[:, 0]) / determinant
    return np.stack([x, y], axis=-1)

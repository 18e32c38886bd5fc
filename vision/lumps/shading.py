"""Light as it follows from the way a surface faces and how high it is, learned from the picture.

Second-order light of a scene (Ramamoorthi, Hanrahan 2001), and the dark near the table.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats
from vision.lumps.ellipsoids import Layer

TERMS: Final = 12
FEWEST: Final = 60
ENOUGH: Final = 1000
"""Pixels from which light is learned at least, and from which on some are left out evenly."""

ROUNDS: Final = 4
LOW_MM: Final = 5.0
MIDDLE_MM: Final = 14.0
"""How high the dark near the table reaches: of a lump's own foot, and of its neighbours."""

NO_LIGHT: Final[Floats] = np.zeros(TERMS)


def light_of(layer: Layer, weights: Floats) -> Floats:
    """The light, as ln, that is expected of a body, (h, w) of its box; weights (12,)."""
    x, y, z = layer.normals
    one, by_x, by_y, by_z, by_xy, by_yz, by_xz, round_about, by_zz, low, mid, low_z = (
        weights.tolist()
    )
    near = np.exp(layer.height_mm * (-1 / LOW_MM))
    light = x * (by_x + by_xy * y + by_xz * z + round_about * x)
    light += y * (by_y + by_yz * z - round_about * y)
    light += z * (by_z + by_zz * z) + near * (low + low_z * z)
    light += mid * np.exp(layer.height_mm * (-1 / MIDDLE_MM)) + one
    return np.asarray(light)


def learned(seen: Sequence[tuple[Layer, Flags]], lights: Sequence[Floats]) -> Floats:
    """The weights, (12,), by robust least squares over all bodies.

    Args:
        seen: Bodies, and the pixels of each one's box in which it is seen.
        lights: ln of light of those pixels, body by body.
    """
    normals = np.concatenate([np.zeros((3, 0)), *(o.normals[:, mine] for o, mine in seen)], axis=1)
    if normals.shape[1] < FEWEST:
        return NO_LIGHT
    thin = slice(None, None, max(1, normals.shape[1] // ENOUGH))
    height = np.concatenate([one.height_mm[mine] for one, mine in seen])
    light = np.concatenate(lights)[thin]
    terms = _terms(normals[:, thin], height[thin])
    weight = np.ones(len(light))
    solution = NO_LIGHT
    for _ in range(ROUNDS):
        weighed = terms * weight[:, None]
        normal = weighed.T @ terms + 0.5 * np.eye(TERMS)
        solution = np.asarray(np.linalg.solve(normal, weighed.T @ light))
        off = light - terms @ solution
        sigma = max(0.05, 1.48 * float(np.median(np.abs(off))))
        weight = 1 / (1 + (off / (2 * sigma)) ** 2)
    return solution


def _terms(normals: Floats, height_mm: Floats) -> Floats:
    """Of points with normals (3, n): (n, 12)."""
    x, y, z = normals
    low, mid = np.exp(-height_mm / LOW_MM), np.exp(-height_mm / MIDDLE_MM)
    terms = [np.ones_like(x), x, y, z, x * y, y * z, x * z, x**2 - y**2, z**2, low, mid, low * z]
    return np.stack(terms, axis=-1)

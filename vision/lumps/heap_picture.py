"""The picture of a heap, prepared for fitting: clay, brightness, and edges.

Brightness is modelled by a surface's direction and height: a second-order expansion of the scene's
light (Ramamoorthi, Hanrahan 2001), and the darkening near the table. The model is fitted to the
picture.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt
from scipy import ndimage

from calibration.arrays import MAD_SIGMA_ROUNDED, Flags, Floats
from vision.channels import largest_channel
from vision.lumps.ellipsoids import Layer, Lens
from vision.lumps.patches import ClayPatch

COVER: Final = 1.5
"""Cost of a pixel that is wrongly covered or wrongly left open."""

LEAST_STEP: Final = 0.05
"""Least slope of ln light per pixel of an edge."""

SURELY_CLAY: Final = 0.9
"""Share of clay in a pixel above which its brightness is the clay's alone."""

FEWEST_INSIDE: Final = 30
"""Fewest pixels of clay alone from which the picture's noise is measured."""

SURFACE_SIGMA: Final = 0.055
"""Sigma of ln light around the value by normal and height: fingerprints, the clay's grain."""


CALM_PX: Final = 0.7
"""Sigma of the blur before slopes of ln light are computed. By trial."""

LEAST_LIGHT_SIGMA: Final = 0.05
"""Least sigma of ln light in the fit: no model is better on a clay's surface (`SURFACE_SIGMA`)."""


@dataclass(frozen=True, slots=True, eq=False)
class HeapPicture:
    """Maps of a heap's picture.

    Attributes:
        share: (h, w) share of clay in each pixel, 0 to 1.
        light: (h, w) ln of brightness.
        doubt: (h, w) where it may be clay or shadow.
        lens: The camera there.
    """

    share: Floats
    light: Floats
    doubt: Flags
    lens: Lens

    @property
    def gain(self) -> Floats:
        """The cost that covering a pixel saves, (h, w): 0 if it may be clay or shadow."""
        return np.asarray(COVER * (2 * self.share - 1) * ~self.doubt)

    @property
    def lit(self) -> Flags:
        """Flags (h, w) of clay whose brightness follows from the surface's direction."""
        return np.asarray((self.share > 0.5) & ~self.doubt)


def picture_of(patch: ClayPatch, lens: Lens, scale: float) -> HeapPicture:
    """The picture of a heap, resized by `scale`; `lens` is for that size."""
    bgr, share = patch.bgr, patch.clay / 255.0
    size = round(share.shape[1] * scale), round(share.shape[0] * scale)
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    light = np.log(largest_channel(np.asarray(cv2.resize(bgr, size, interpolation=way))) + 10.0)
    share = np.asarray(cv2.resize(share, size, interpolation=way))
    doubt = cv2.resize(patch.doubt.astype(np.uint8) * 255, size, interpolation=way) > 127
    return HeapPicture(share, np.asarray(light), np.asarray(doubt), lens)


def light_sigma(picture: HeapPicture) -> float:
    """Sigma of ln light: the surface's own and the pixel noise, from differences of neighbours."""
    inside = picture.share > SURELY_CLAY
    if np.count_nonzero(inside) < FEWEST_INSIDE:
        return SURFACE_SIGMA
    rough = picture.light - ndimage.median_filter(picture.light, 3)
    return float(np.hypot(SURFACE_SIGMA, MAD_SIGMA_ROUNDED * np.median(np.abs(rough[inside]))))


def bounds_of(owner: npt.NDArray[np.int16]) -> Flags:
    """Flags of the pixels whose right or lower neighbour belongs to another body, or to none."""
    bounds = np.zeros(owner.shape, dtype=bool)
    np.not_equal(owner[:, :-1], owner[:, 1:], out=bounds[:, :-1])
    bounds[:-1] |= owner[:-1] != owner[1:]
    return bounds


def edges_of(picture: HeapPicture) -> Floats:
    """Strength of edges, (h, w), 0 to 1: the clay's outline, and ridges of slope inside it."""
    inside = (picture.share > 0.5).astype(np.uint8)
    outline = bounds_of(inside.astype(np.int16))
    calm = cv2.GaussianBlur(picture.light, (0, 0), CALM_PX)
    across, down = (cv2.Sobel(calm, cv2.CV_64F, *way, scale=1 / 8) for way in ((1, 0), (0, 1)))
    steep = np.hypot(across, down)
    deep = cv2.erode(inside, np.ones((5, 5), np.uint8)) > 0
    if not deep.any():
        return outline.astype(np.float64)
    x, y = across / np.maximum(steep, 1e-6), down / np.maximum(steep, 1e-6)
    rows, columns = np.mgrid[0 : steep.shape[0], 0 : steep.shape[1]]
    ahead, behind = (
        ndimage.map_coordinates(steep, [rows + sign * y, columns + sign * x], order=1)
        for sign in (1, -1)
    )
    least = max(LEAST_STEP, 2.0 * float(np.median(steep[deep])))
    ridge = deep & (steep >= ahead) & (steep >= behind) & (steep > least)
    return np.asarray(np.maximum(outline, np.clip(steep / least / 2, 0.5, 1) * ridge))


TERMS: Final = 12
"""Number of terms of the light model, in the order of `_terms`: nine of the normal, two of the
height, one of both."""

FEWEST: Final = 60
"""Fewest pixels to which the light model is fitted."""

ENOUGH: Final = 1000
"""Number of pixels above which they are subsampled evenly, to save time."""


ROUNDS: Final = 4
"""Rounds of robust least squares, each with weights from the residuals before."""

LOW_MM: Final = 5.0
"""Decay height of the darkening near the table, caused by a lump itself. By trial."""

MIDDLE_MM: Final = 14.0
"""Decay height of the darkening that a lump's neighbours cause. By trial."""


NO_LIGHT: Final[Floats] = np.zeros(TERMS)
"""Weights of the light model before it was fitted."""


def light_of(layer: Layer, weights: Floats) -> Floats:
    """The brightness that is expected of a body, as ln, (h, w) of its box; weights (12,)."""
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
    """Fit the weights of the light model, (12,), by robust least squares over all bodies.

    Args:
        seen: Bodies, and flags of the pixels of each one's box in which it is visible.
        lights: ln of brightness of those pixels, body by body.
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
        sigma = max(LEAST_LIGHT_SIGMA, MAD_SIGMA_ROUNDED * float(np.median(np.abs(off))))
        weight = 1 / (1 + (off / (2 * sigma)) ** 2)
    return solution


def _terms(normals: Floats, height_mm: Floats) -> Floats:
    """Terms of the light model, (n, 12), at points with normals (3, n) and heights (n,)."""
    x, y, z = normals
    low, mid = np.exp(-height_mm / LOW_MM), np.exp(-height_mm / MIDDLE_MM)
    terms = [np.ones_like(x), x, y, z, x * y, y * z, x * z, x**2 - y**2, z**2, low, mid, low * z]
    return np.stack(terms, axis=-1)

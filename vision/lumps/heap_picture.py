"""The picture of a heap, prepared to be explained: clay, light, and the edges in it.

Light follows from the direction in which a surface faces and from its height: second-order light of
a scene (Ramamoorthi, Hanrahan 2001), and the dark near the table. It is learned from the picture.
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
"""Share of clay in a pixel from which on its light is the clay's alone."""

FEWEST_INSIDE: Final = 30
"""Fewest pixels that show clay alone, from which on the picture's own noise is measured in them."""

SURFACE_SIGMA: Final = 0.055
"""Deviation of ln light from what normal and height give: fingerprints, clay's grain."""


CALM_PX: Final = 0.7
"""Sigma of the blur before slopes of light are read. By trial."""

LEAST_LIGHT_SIGMA: Final = 0.05
"""ln of light: no light explains clay's surface better (`SURFACE_SIGMA`)."""


@dataclass(frozen=True, slots=True, eq=False)
class HeapPicture:
    """What a heap looks like.

    Attributes:
        share: (h, w) of clay in each pixel, 0 to 1.
        light: (h, w) ln of light.
        doubt: (h, w) where it may be clay or shadow.
        lens: The camera there.
    """

    share: Floats
    light: Floats
    doubt: Flags
    lens: Lens

    @property
    def gain(self) -> Floats:
        """What covering a pixel saves, (h, w): 0 if it may be clay or shadow."""
        return np.asarray(COVER * (2 * self.share - 1) * ~self.doubt)

    @property
    def lit(self) -> Flags:
        """Clay whose light follows from its direction, (h, w)."""
        return np.asarray((self.share > 0.5) & ~self.doubt)


def picture_of(patch: ClayPatch, lens: Lens, scale: float) -> HeapPicture:
    """The picture of a heap, made smaller or larger by `scale`; the lens is for that size."""
    bgr, share = patch.bgr, patch.clay / 255.0
    size = round(share.shape[1] * scale), round(share.shape[0] * scale)
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    light = np.log(largest_channel(np.asarray(cv2.resize(bgr, size, interpolation=way))) + 10.0)
    share = np.asarray(cv2.resize(share, size, interpolation=way))
    doubt = cv2.resize(patch.doubt.astype(np.uint8) * 255, size, interpolation=way) > 127
    return HeapPicture(share, np.asarray(light), np.asarray(doubt), lens)


def light_sigma(picture: HeapPicture) -> float:
    """Sigma of ln light: clay's own, and the picture's noise as seen between neighbours."""
    inside = picture.share > SURELY_CLAY
    if np.count_nonzero(inside) < FEWEST_INSIDE:
        return SURFACE_SIGMA
    rough = picture.light - ndimage.median_filter(picture.light, 3)
    return float(np.hypot(SURFACE_SIGMA, MAD_SIGMA_ROUNDED * np.median(np.abs(rough[inside]))))


def bounds_of(owner: npt.NDArray[np.int16]) -> Flags:
    """Pixels whose right or lower neighbour belongs to another body, or to none."""
    bounds = np.zeros(owner.shape, dtype=bool)
    np.not_equal(owner[:, :-1], owner[:, 1:], out=bounds[:, :-1])
    bounds[:-1] |= owner[:-1] != owner[1:]
    return bounds


def edges_of(picture: HeapPicture) -> Floats:
    """1 on ridges of steep light inside the clay and on its outline, else 0: (h, w)."""
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
"""Terms of light, as `_terms` lists them: nine of the normal, two of the height, one of both."""

FEWEST: Final = 60
"""Least pixels from which light is learned."""

ENOUGH: Final = 1000
"""With more pixels than this some are left out evenly, to keep it quick."""


ROUNDS: Final = 4
"""Rounds of robust least squares, each with weights from the last."""

LOW_MM: Final = 5.0
"""How high the dark near the table reaches, from a lump's own foot. By trial."""

MIDDLE_MM: Final = 14.0
"""How high the dark reaches that a lump's neighbours cast. By trial."""


NO_LIGHT: Final[Floats] = np.zeros(TERMS)
"""Weights of the light before any was learned."""


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
        sigma = max(LEAST_LIGHT_SIGMA, MAD_SIGMA_ROUNDED * float(np.median(np.abs(off))))
        weight = 1 / (1 + (off / (2 * sigma)) ** 2)
    return solution


def _terms(normals: Floats, height_mm: Floats) -> Floats:
    """Terms of light, (n, 12), of points with normals (3, n) at heights (n,)."""
    x, y, z = normals
    low, mid = np.exp(-height_mm / LOW_MM), np.exp(-height_mm / MIDDLE_MM)
    terms = [np.ones_like(x), x, y, z, x * y, y * z, x * z, x**2 - y**2, z**2, low, mid, low * z]
    return np.stack(terms, axis=-1)

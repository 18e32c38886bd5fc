"""What a heap looks like, made ready to be explained: clay, light, and the edges in it."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt
from scipy import ndimage

from calibration.arrays import Flags, Floats
from vision.lumps.near_lens import Lens
from vision.lumps.patches import ClayPatch

COVER: Final = 1.5
"""Cost of a pixel that is wrongly covered or not."""

LEAST_STEP: Final = 0.05
"""Least slope of ln light per pixel of an edge."""

SURFACE_SIGMA: Final = 0.055
"""How far ln light strays from what follows from normal and height: fingerprints, clay's grain."""


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
        """What covering a pixel saves, (h, w): nothing where it may be either."""
        return np.asarray(COVER * (2 * self.share - 1) * ~self.doubt)

    @property
    def lit(self) -> Flags:
        """Clay whose light is told by the way it faces, (h, w)."""
        return np.asarray((self.share > 0.5) & ~self.doubt)


def picture_of(patch: ClayPatch, lens: Lens, scale: float) -> HeapPicture:
    """The picture of a heap, made smaller or larger by `scale`; the lens is for that size."""
    bgr, share = patch.bgr, patch.clay / 255.0
    size = round(share.shape[1] * scale), round(share.shape[0] * scale)
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    light = np.log(cv2.resize(bgr, size, interpolation=way).max(axis=2).astype(np.float64) + 10)
    share = np.asarray(cv2.resize(share, size, interpolation=way))
    doubt = cv2.resize(patch.doubt.astype(np.uint8) * 255, size, interpolation=way) > 127
    return HeapPicture(share, np.asarray(light), np.asarray(doubt), lens)


def light_sigma(picture: HeapPicture) -> float:
    """Sigma of ln light: clay's own, and the picture's noise as seen between neighbours."""
    inside = picture.share > 0.9
    if np.count_nonzero(inside) < 30:
        return SURFACE_SIGMA
    rough = picture.light - ndimage.median_filter(picture.light, 3)
    return float(np.hypot(SURFACE_SIGMA, 1.48 * np.median(np.abs(rough[inside]))))


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
    calm = cv2.GaussianBlur(picture.light, (0, 0), 0.7)
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

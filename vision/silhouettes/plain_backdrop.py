"""The outline of something in front of a plain backdrop of few tints: a cloth, a turntable.

The picture's border shows the backdrop, so its tints are learned there. A pixel belongs to the
thing if its tint is far from all of them; the threshold comes from the histogram of these distances
(Otsu 1979). Lightness is ignored, so a shadow on the backdrop counts as backdrop.
"""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt
from scipy import ndimage

from calibration.arrays import Floats, Floats32, Mask
from vision.masks import largest_component

Picture = npt.NDArray[np.uint8]
"""BGR pixels, (h, w, 3) uint8."""

RIM_SHARE: Final = 0.06
"""Width of the border, as a share of the picture's shorter side."""

TINTS: Final = 4
"""Clusters of the border's colours (k-means): a backdrop of one or two tints, its shadow, and the
thing if it reaches the border."""

LEAST_SHARE: Final = 0.08
"""Least share of the border for a tint of the backdrop: a rarer one may be the thing itself,
reaching the border."""

SMOOTHING_PX: Final = 1.0
"""Sigma of the blur that removes the camera's noise before tints are compared."""

NEARER: Final = 0.65
"""Factor on Otsu's threshold, which is midway between the two classes: the backdrop's class is the
narrower one."""

SMALL_HOLE: Final = 4e-4
"""Share of the thing's area up to which holes are filled."""

LEAST_CONTRAST: Final = 8.0
"""Least value of Otsu's threshold, a distance of tints in a and b of CIE Lab; with less, nothing
stands out."""


def outline_before(bgr: Picture) -> Mask:
    """Mask of what stands out from the backdrop by its tint: the largest part, small holes filled.

    Args:
        bgr: (h, w, 3) uint8.

    Returns:
        (h, w) uint8, 255 inside; all 0 if nothing stands out.
    """
    far = _distances(bgr)
    level, _ = cv2.threshold(
        np.clip(4 * far, 0, 255).astype(np.uint8), 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU
    )
    level = NEARER * level / 4
    if level < LEAST_CONTRAST * NEARER:
        return np.zeros(far.shape, dtype=np.uint8)
    return _largest((far > level).astype(np.uint8))


def _distances(bgr: Picture) -> Floats:
    """Distance of each pixel's tint from the nearest of the border's, in a and b of CIE Lab."""
    smooth = cv2.GaussianBlur(bgr, (0, 0), SMOOTHING_PX)
    lab = cv2.cvtColor(smooth.astype(np.float32) / 255, cv2.COLOR_BGR2LAB)
    tints = np.asarray(lab[..., 1:], dtype=np.float32)
    away = [np.linalg.norm(tints - tint, axis=2) for tint in _rim_tints(tints)]
    return np.asarray(np.min(np.array(away, dtype=np.float64), axis=0))


def _rim_tints(tints: Floats32) -> Floats32:
    width = max(2, round(RIM_SHARE * min(tints.shape[:2])))
    rim = np.ones(tints.shape[:2], dtype=np.bool_)
    rim[width:-width, width:-width] = False
    samples = tints[rim]
    cv2.setRNGSeed(1)
    stop = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 30, 0.1)
    start = np.zeros(0, dtype=np.int32)
    _, labels, centres = cv2.kmeans(samples, TINTS, start, stop, 3, cv2.KMEANS_PP_CENTERS)
    shares = np.bincount(labels.ravel(), minlength=TINTS) / len(samples)
    return np.asarray(centres[shares >= LEAST_SHARE], dtype=np.float32)


def _largest(mask: Mask) -> Mask:
    opened = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), dtype=np.uint8))
    inside = largest_component(np.asarray(opened, dtype=np.uint8)) > 0
    if not inside.any():
        return np.zeros_like(mask)
    holes, _ = ndimage.label(~inside)
    sizes = np.bincount(holes.ravel())
    small = sizes < SMALL_HOLE * np.count_nonzero(inside)
    small[0] = False
    return np.asarray((inside | small[holes]) * 255, dtype=np.uint8)

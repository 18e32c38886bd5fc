"""Find where edges and patterns have changed since the picture of the empty table.

Grey clay on a pale table looks like a shadow by its colour, and the `Looker` works at a quarter of
a large picture's scale, so both may miss a missile that a person sees at a glance. What gives it
away is fine structure: a lump has a sharp rim and covers the table's print, and a shadow does
neither. Whether something found here is a missile is decided by the networks that read it.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import MAD_SIGMA, Flags, Floats, Floats32, Image, Mask
from calibration.model.solution import Calibration
from vision.boxes import BoxPx
from vision.channels import DARK, log_levels
from vision.lumps import sites
from vision.lumps.scale import mm_per_px
from vision.masks import disc


@dataclass(frozen=True, slots=True)
class EdgeTuning:
    """What counts as a changed edge, and how many make a place.

    Set on three rendered piles, and checked on 96 others (decision 83). Guarded by
    tests/vision/lumps/test_changed_edges.py.
    """

    width_px: int = 1280
    """Width to which larger pictures are shrunk: a missile is 15 to 60 pixels wide then."""

    calm_px: float = 0.8
    """Sigma of the blur against noise, in pixels of the shrunk picture."""

    smooth_px: float = 6.0
    """Sigma of the blur that is subtracted: soft shadows and light vary over longer distances."""

    least_noises: float = 6.0
    """Least change of a pixel, in robust standard deviations of all pixels' changes."""

    least_ln: float = 0.1
    """Least change of a pixel in ln of its level, so that compression of even areas is left out."""

    closed_mm: float = 4.0
    """Gap that is closed between changed pixels of one thing."""

    least_mm2: float = 60.0
    """Least area of a place: the rim of the smallest missile that is reported."""

    most_share: float = 0.04
    """Largest share of the table's pixels that may have changed. If there are more, the camera has
    moved or the light is another, and edges tell nothing."""

    widest_share: float = sites.TUNING.largest_told_share
    """Largest width of a place over the picture's."""


TUNING: Final = EdgeTuning()


def changed_places(bgr: Image, empty: Image, hidden: Mask, calibration: Calibration) -> list[BoxPx]:
    """Bounding boxes, in pixels of the picture, of where edges or patterns have changed.

    Args:
        bgr: (h, w, 3) uint8, the picture.
        empty: The same view of the empty table.
        hidden: (h, w) uint8, 255 where nothing is searched for.
        calibration: Camera and table.

    Returns:
        The boxes; none if so much has changed that the two pictures do not show the same view.
    """
    scale = min(1.0, TUNING.width_px / bgr.shape[1])
    size_wh = round(bgr.shape[1] * scale), round(bgr.shape[0] * scale)
    free = cv2.resize(hidden, size_wh, interpolation=cv2.INTER_NEAREST) == 0
    if not free.any():
        return []
    changed = _changed(_calm(bgr, size_wh), _calm(empty, size_wh), np.asarray(free))
    if np.count_nonzero(changed) > TUNING.most_share * np.count_nonzero(free):
        return []
    return _boxes(changed, scale, calibration)


def _calm(bgr: Image, size_wh: tuple[int, int]) -> Floats32:
    small = cv2.resize(bgr, size_wh, interpolation=cv2.INTER_AREA)
    return cv2.GaussianBlur(small, (0, 0), TUNING.calm_px).astype(np.float32)


def _changed(now: Floats32, before: Floats32, free: Flags) -> Mask:
    """Mask of the pixels whose fine structure has changed by more than noise; (h, w) uint8 0, 1."""
    ln = log_levels(now) - log_levels(before)
    fine = np.abs(ln - cv2.GaussianBlur(ln, (0, 0), TUNING.smooth_px))
    # Noise is about equal in grey levels, so it is judged there, and not in logarithms.
    levels = fine * (np.minimum(now, before) + DARK)
    noise = MAD_SIGMA * np.median(levels[free], axis=0)
    clear = (levels > TUNING.least_noises * noise) & (fine > TUNING.least_ln)
    return np.asarray(clear.any(axis=2) & free, dtype=np.uint8)


def _boxes(changed: Mask, scale: float, calibration: Calibration) -> list[BoxPx]:
    """Boxes in the picture around changed pixels of the shrunk one that may be of a lump."""

    def mm_at(points: Floats) -> Floats:
        """Millimetres per pixel of the shrunk picture at some of its points (n, 2)."""
        return mm_per_px(points / scale, calibration) / scale

    points = np.argwhere(changed)[:, ::-1].astype(np.float64)
    if not len(points):
        return []
    middle = np.median(points, axis=0)
    gap_px = TUNING.closed_mm / float(mm_at(middle[None])[0])
    closed = cv2.morphologyEx(changed, cv2.MORPH_CLOSE, disc(gap_px / 2))
    whole = cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    _, _, stats, centres = cv2.connectedComponentsWithStats(whole, connectivity=8)
    corners, sizes, areas_px = stats[1:, :2], stats[1:, 2:4], stats[1:, cv2.CC_STAT_AREA]
    large = areas_px * mm_at(np.asarray(centres[1:], np.float64)) ** 2 >= TUNING.least_mm2
    fits = large & (sizes.max(axis=1) <= TUNING.widest_share * changed.shape[1])
    found = np.hstack([corners, corners + sizes])[fits] / scale
    return [(left, top, right, bottom) for left, top, right, bottom in found.tolist()]

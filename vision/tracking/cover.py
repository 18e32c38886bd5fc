"""Find what hands and arms cover in a glance: things that come in from the picture's edge.

A shadow that comes in from the edge is not a hand. It takes away light, hardly changes the tint,
and has a soft edge.
"""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from vision.tracking.light import Difference

LEAST_SHARE: Final = 0.004
"""Least share of the picture that a hand and the visible part of its arm cover."""

FIRM_SHARE: Final = 0.2
"""If more than this share of the pixels cannot be a shadow, it is a hand. A dark arm over a table
of about its tint has fewer; its hard edge shows that it is no shadow."""

HARD_SHARE: Final = 0.25
"""If more than this share of the edge is steep, it is no shadow. By trial."""

HARD_SLOPE: Final = 0.035
"""Least gradient of a steep edge: change of the ratio of light per glance pixel. By trial."""


def cover_in(found: Difference, now: Image) -> Mask | None:
    """Mask of hands and arms in a glance, (h, w) 255; None if there are none.

    Args:
        found: How the glance differs from the settled one.
        now: The smoothed glance.
    """
    wide = border_part(found.other, LEAST_SHARE)
    if wide is None:
        return None
    # Skin with the table's tint is firm in places only, and the arm's shadow belongs to the cover.
    firm = cv2.countNonZero(wide & found.firm) / cv2.countNonZero(wide)
    if firm > FIRM_SHARE or _has_hard_edge(wide, found.before, now):
        return wide
    return border_part(found.firm, LEAST_SHARE)


def border_part(mask: Mask, least_share: float) -> Mask | None:
    """The parts of a mask that touch the picture's border; None if they are small."""
    if cv2.countNonZero(mask) < least_share * mask.size:
        return None
    # Gaps from a thin shadow or a wrinkle must not cut a hand off its arm.
    closed = cv2.dilate(mask, np.ones((5, 5), np.uint8))
    count, labels = cv2.connectedComponents(closed, connectivity=8)
    sides = (labels[:3], labels[-3:], labels[:, :3], labels[:, -3:])
    at_rim = np.zeros(count, dtype=bool)
    at_rim[np.unique(np.concatenate([side.ravel() for side in sides]))] = True
    at_rim[0] = False
    part = np.where(at_rim[labels], mask, 0).astype(np.uint8)
    return part if cv2.countNonZero(part) >= least_share * mask.size else None


def _has_hard_edge(part: Mask, before: Image, now: Image) -> bool:
    """Whether the edge of a mask is too sharp for a shadow's."""
    was = cv2.cvtColor(before, cv2.COLOR_BGR2GRAY).astype(np.float32) + 12
    light = (cv2.cvtColor(now, cv2.COLOR_BGR2GRAY).astype(np.float32) + 12) / was
    across = cv2.Sobel(light, cv2.CV_32F, 1, 0, scale=1 / 8)
    down = cv2.Sobel(light, cv2.CV_32F, 0, 1, scale=1 / 8)
    rim = cv2.morphologyEx(part, cv2.MORPH_GRADIENT, np.ones((5, 5), np.uint8)) > 0
    rim[:4], rim[-4:], rim[:, :4], rim[:, -4:] = False, False, False, False
    steep = np.hypot(across, down)[rim] > HARD_SLOPE
    return bool(len(steep) and steep.mean() > HARD_SHARE)

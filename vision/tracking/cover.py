"""Hands and arms: what comes in from the picture's edge and is no shadow."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from vision.tracking.light import changed, relit, shaded

# A hand and what of its arm is seen, as a share of the picture.
LEAST_SHARE: Final = 0.004
# A dark arm over a table of about its tint is like a shadow, but a person's shadow is soft.
FIRM_SHARE: Final = 0.2
HARD_SHARE: Final = 0.25
HARD_SLOPE: Final = 0.035


@dataclass(frozen=True, slots=True, eq=False)
class Difference:
    """What is other in a glance than in a settled one.

    Attributes:
        before: (h, w, 3) the settled one, in the light of the later.
        other: (h, w) 255 where anything is other than the light.
        firm: (h, w) 255 where it is no shadow either.
    """

    before: Image
    other: Mask
    firm: Mask


def difference(settled: Image, now: Image) -> Difference:
    """Compare two calmed glances of one size."""
    before = relit(settled, now)
    other = changed(before, now)
    if cv2.countNonZero(other) == 0:
        return Difference(before, other, other)
    x, y, width, height = cv2.boundingRect(other)
    box = np.s_[y : y + height, x : x + width]
    firm = other.copy()
    firm[box][shaded(before[box], now[box])] = 0
    firm = np.asarray(cv2.morphologyEx(firm, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)))
    return Difference(before, other, firm)


def cover_in(found: Difference, now: Image) -> Mask | None:
    """What of a glance a hand and its arm cover, (h, w) 255 or 0; None where there is none."""
    wide = border_part(found.other, LEAST_SHARE)
    if wide is None:
        return None
    # A skin of the table's tint is firm only here and there; its arm's shadow goes with it.
    firm = cv2.countNonZero(wide & found.firm) / cv2.countNonZero(wide)
    if firm > FIRM_SHARE or _hard(wide, found.before, now):
        return wide
    return border_part(found.firm, LEAST_SHARE)


def border_part(mask: Mask, least_share: float) -> Mask | None:
    """What of a mask hangs together with the picture's border; None where that is little."""
    if cv2.countNonZero(mask) < least_share * mask.size:
        return None
    # Gaps that a thin shadow or a wrinkle leaves do not part a hand from its arm.
    closed = cv2.dilate(mask, np.ones((5, 5), np.uint8))
    count, labels = cv2.connectedComponents(closed, connectivity=8)
    sides = (labels[:3], labels[-3:], labels[:, :3], labels[:, -3:])
    at_rim = np.zeros(count, dtype=bool)
    at_rim[np.unique(np.concatenate([side.ravel() for side in sides]))] = True
    at_rim[0] = False
    part = np.where(at_rim[labels], mask, 0).astype(np.uint8)
    return part if cv2.countNonZero(part) >= least_share * mask.size else None


def _hard(part: Mask, before: Image, now: Image) -> bool:
    """Whether its rim is as sharp as a thing's."""
    was = cv2.cvtColor(before, cv2.COLOR_BGR2GRAY).astype(np.float32) + 12
    light = (cv2.cvtColor(now, cv2.COLOR_BGR2GRAY).astype(np.float32) + 12) / was
    across = cv2.Sobel(light, cv2.CV_32F, 1, 0, scale=1 / 8)
    down = cv2.Sobel(light, cv2.CV_32F, 0, 1, scale=1 / 8)
    rim = cv2.morphologyEx(part, cv2.MORPH_GRADIENT, np.ones((5, 5), np.uint8)) > 0
    rim[:4], rim[-4:], rim[:, :4], rim[:, -4:] = False, False, False, False
    steep = np.hypot(across, down)[rim] > HARD_SLOPE
    return bool(len(steep) and steep.mean() > HARD_SHARE)

"""A creature in glances, which are small: where it stood, and where it was seen on its way."""

from dataclasses import dataclass

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from vision.tracking.track import Track


@dataclass(frozen=True, slots=True, eq=False)
class Watched:
    """A creature in the glance's pixels.

    Attributes:
        track: Its number.
        mask: (h, w) 255 where it stood in the settled picture.
        look: (3,) its colour and light, as `Shown` has it.
        middle_px: (2,) centroid.
        area_px: Of its mask.
        wide_px: Its width.
    """

    track: int
    mask: Mask
    look: Floats
    middle_px: Floats
    area_px: int
    wide_px: float


@dataclass(frozen=True, slots=True, eq=False)
class PassedBy:
    """Where a creature was seen on its way: time, (2,) glance pixel, share of it that was seen."""

    t_s: float
    at_px: Floats
    share: float


def watched_of(known: Track, full_wh: tuple[int, int], size_wh: tuple[int, int]) -> Watched:
    """A creature in glances of a size; `full_wh`: of the pictures that it was cut out of."""
    scale = full_wh[0] / size_wh[0]
    small = cv2.resize(known.shown.within(full_wh), size_wh, interpolation=cv2.INTER_AREA)
    firm = np.asarray((small > 127) * np.uint8(255), dtype=np.uint8)
    return Watched(
        known.track,
        firm,
        known.look,
        known.shown.middle_px / scale,
        cv2.countNonZero(firm),
        known.shown.mask.shape[1] / scale,
    )


def apart_px(one: Floats, other: Floats) -> float:
    """Distance of two pixels."""
    return float(np.linalg.norm(one - other))

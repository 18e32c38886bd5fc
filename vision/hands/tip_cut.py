"""A fingertip segmented by itself, in case the segmentation of the whole hand lost it.

One colour model for a whole hand misses a thumb in its own shadow. Close around a tip, the finger's
own colours stand out against the table's beside it.
"""

from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.solution import Calibration
from vision.hands.landmarks import FINGERS
from vision.hands.outline import direction, mask_from, outline_of, seeds
from vision.hands.tips import Cap, cap
from vision.hands.topview import TopView, drawn

SIDE_MM: Final = 90.0
"""Side of the view around a tip: the last two joints, and as much table."""

PX_PER_MM: Final = 2.5
"""Scale of the view around a tip: as fine as the finest pictures of a table."""

CORE: Final = 0.85
"""The certain part of the finger ends at this share of the way from its last joint to its tip:
nearer to the tip than in the cut of the whole hand, which trusts landmarks less."""


def tip_cap(bgr: Image, tip: int, points_mm: Floats, calibration: Calibration) -> Cap | None:
    """The cap of one finger, from a cut of the surroundings of its tip; None if there is none.

    Args:
        bgr: The picture.
        tip: mediapipe's number of the tip.
        points_mm: (21, 2) joints on the drawn plane.
        calibration: Camera and table.
    """
    finger = next(f for f in FINGERS if f[-1] == tip)
    up = direction(points_mm[list(finger)])
    view = TopView(calibration, points_mm[tip], up, SIDE_MM, PX_PER_MM)
    joints = view.top_from_table(points_mm)
    patch = drawn(bgr, view.map_px())
    inside = np.asarray((joints[tip] + joints[finger[-2]]) / 2)
    mask = mask_from(patch, seeds(patch.shape[:2], joints, CORE), inside)
    outline = outline_of(mask)
    return cap(tip, mask, outline, view, points_mm) if len(outline) else None

"""Measure how much of a creature's outline was lost and gained between two settled pictures."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from vision.tracking.detection import Detection

STAYED_SIGMA: Final = 0.02
"""Sigma of the lost share of the outline of a creature that stayed."""

SLID_SIGMA: Final = 0.04
"""Sigma of the lost share of the outline of a creature that was slid and not turned."""

TURNED_SIGMA: Final = 0.13
"""Sigma of the lost share of the outline of a creature that was turned, or is new."""

UNTOLD_SIGMA: Final = 0.25
"""A change of outline with this sigma or a larger one carries no information. Found by trial."""

UNTOUCHED_SIGMA: Final = 0.01
"""Sigma of the lost share of the outline of a creature that nothing touched."""

ROOM_PX: Final = 6
"""Margin in pixels around two outlines that are compared."""


@dataclass(frozen=True, slots=True)
class OutlineChange:
    """What happened to a creature's outline since the last settled picture.

    Attributes:
        lost: Area that it lost, as a share of its old area.
        gained: Area that it gained, as a share of its old area.
        sigma: Sigma of either share.
        touched: Whether it was moved or disturbed at all.
    """

    lost: float
    gained: float
    sigma: float
    touched: bool = True

    @property
    def known(self) -> bool:
        """Whether the change was measured well enough to be used."""
        return self.touched and self.sigma < UNTOLD_SIGMA


UNTOUCHED: Final = OutlineChange(0.0, 0.0, UNTOUCHED_SIGMA, touched=False)
"""Change of the outline of a creature that nothing touched: none."""

UNTOLD: Final = OutlineChange(0.0, 0.0, 2 * UNTOLD_SIGMA)
"""Change of the outline of a creature that is partly hidden: it may have lost much or nothing."""


def outline_change(
    before: Detection, now: Detection, shift_px: Floats, other: Mask
) -> OutlineChange:
    """Compare a creature's outlines in two settled pictures.

    Thin strips along the edge, and pixels that did not change by more than light, do not count.

    Args:
        before: The creature in the picture before.
        now: The same creature now.
        shift_px: (2,) its measured shift, by which the old outline is moved first.
        other: (h, w) 255 where the picture differs from the one before.

    Returns:
        The change, with the sigma of a creature that stayed.
    """
    x0 = min(before.corner_xy[0], now.corner_xy[0]) - ROOM_PX
    y0 = min(before.corner_xy[1], now.corner_xy[1]) - ROOM_PX
    x1 = max(s.corner_xy[0] + s.mask.shape[1] for s in (before, now)) + ROOM_PX
    y1 = max(s.corner_xy[1] + s.mask.shape[0] for s in (before, now)) + ROOM_PX
    masks = []
    for detection, shift in ((before, shift_px), (now, np.zeros(2))):
        dx, dy = detection.corner_xy[0] - x0 + shift[0], detection.corner_xy[1] - y0 + shift[1]
        warp = np.array([[1, 0, dx], [0, 1, dy]])
        masks.append(cv2.warpAffine(detection.mask, warp, (x1 - x0, y1 - y0)) > 127)
    was, is_now = masks
    # Another light may change which parts are segmented: only pixels that differ count as changed.
    width, height = x1 - x0, y1 - y0
    warp = np.array([[1.0, 0.0, -x0], [0.0, 1.0, -y0]])
    changed = cv2.dilate(cv2.warpAffine(other, warp, (width, height)), np.ones((3, 3))) > 127
    kernel = np.ones((3, 3), np.uint8)
    lost = cv2.morphologyEx((was & ~is_now & changed).astype(np.uint8), cv2.MORPH_OPEN, kernel)
    gained = cv2.morphologyEx((is_now & ~was & changed).astype(np.uint8), cv2.MORPH_OPEN, kernel)
    area = max(int(was.sum()), 1)
    return OutlineChange(
        cv2.countNonZero(lost) / area, cv2.countNonZero(gained) / area, STAYED_SIGMA
    )

"""What of an outline is not there any more, and what is new."""

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from vision.tracking.detection import Detection
from vision.tracking.fragments import STAYED_SIGMA, OutlineChange


def outline_change(
    before: Detection, now: Detection, shift_px: Floats, other: Mask
) -> OutlineChange:
    """What of an outline is not there any more, and what is new; both shrunk by an edge's doubt."""
    x0 = min(before.corner_xy[0], now.corner_xy[0]) - 6
    y0 = min(before.corner_xy[1], now.corner_xy[1]) - 6
    x1 = max(s.corner_xy[0] + s.mask.shape[1] for s in (before, now)) + 6
    y1 = max(s.corner_xy[1] + s.mask.shape[0] for s in (before, now)) + 6
    masks = []
    for shown, shift in ((before, shift_px), (now, np.zeros(2))):
        dx, dy = shown.corner_xy[0] - x0 + shift[0], shown.corner_xy[1] - y0 + shift[1]
        warp = np.array([[1, 0, dx], [0, 1, dy]])
        masks.append(cv2.warpAffine(shown.mask, warp, (x1 - x0, y1 - y0)) > 127)
    was, is_now = masks
    # In another light another part of it may stand out: that is no change of its own.
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

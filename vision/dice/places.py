"""Where a picture shows something else than at the last look at dice.

An arm that came and went leaves nothing; a die that lies there now, or not any more, does.
"""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from vision.boxes import BoxPx, scaled
from vision.foreground import differing

SPECK_PX: Final = 3
"""So few changed pixels of a glance are noise: of a die 12 px wide a pip is more."""
MOST_SHARE: Final = 0.6
"""Where more than this share of a picture must be looked at, all of it is."""


def changed_places(
    now: Image, before: Image | None, scale: float, reach_px: float
) -> tuple[BoxPx, ...] | None:
    """Boxes around what changed, each larger by a reach; None where all must be looked at.

    Args:
        now: The calmed glance, (h, w, 3) uint8.
        before: That of the last look; None at the first.
        scale: Frame pixels per pixel of a glance.
        reach_px: How far around what changed to look, in frame pixels.
    """
    if before is None or before.shape != now.shape:
        return None
    changed = _without_specks(differing(now, before))
    reach = max(1, round(reach_px / scale))
    widened = cv2.dilate(changed, np.ones((2 * reach + 1, 2 * reach + 1), np.uint8))
    count, _, stats, _ = cv2.connectedComponentsWithStats(widened)
    boxes = [
        (float(x), float(y), float(x + wide), float(y + high))
        for x, y, wide, high, _ in stats[1:count].tolist()
    ]
    if sum((box[2] - box[0]) * (box[3] - box[1]) for box in boxes) > MOST_SHARE * changed.size:
        return None
    return tuple(scaled(box, scale, scale) for box in boxes)


def _without_specks(changed: Image) -> Image:
    count, labels, stats, _ = cv2.connectedComponentsWithStats(changed, connectivity=8)
    if count == 1:
        return changed
    large = stats[:, cv2.CC_STAT_AREA] > SPECK_PX
    large[0] = False
    return np.asarray(large[labels] * 255, dtype=np.uint8)


def within(point_px: tuple[float, float], box: BoxPx) -> bool:
    """Whether a point lies in a box."""
    return box[0] <= point_px[0] < box[2] and box[1] <= point_px[1] < box[3]

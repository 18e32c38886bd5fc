"""Detect skin beside a hand's outline: a finger that the landmarks left out.

In the dark mediapipe may take the little finger for the thumb and the forefinger for the little
finger. Then all joints are on fingers and each outline is clean, but one finger is left over.
"""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import MAD_SIGMA, Flags, Floats, Image, Mask
from vision.hands.landmarks import WRIST
from vision.hands.outline import palm_length
from vision.masks import disc

LEAST_FINGER: Final = 0.04
"""Least area of a finger beyond the outline, in square palm lengths; a palm length (wrist to middle
knuckle) is the unit of all lengths here. It is half of a finger, which is 0.15 wide and 0.5 long. A
thumb that was left out had 0.46; beside 17 correct outlines nothing was found at all."""

RIM: Final = 0.06
"""Width, in palm lengths, of the rim around the outline that is ignored: blur, and the skin's own
shadow."""

INSIDE: Final = 0.03
"""Distance inside the outline, in palm lengths, from which on the skin's colour is learned."""

AROUND: Final = 0.9
"""Distance beyond the outline, in palm lengths, up to which a finger of this hand can reach."""

THIN: Final = 0.035
"""Radius of the opening, in palm lengths: anything thinner than twice this is not a finger."""

LIKE_SKIN: Final = 6.0
"""Limit of the squared Mahalanobis distance from the skin's colour: nine of ten skin pixels are
nearer (chi squared, three channels)."""

LEAST_SPREAD: Final = 3.0
"""Levels of CIELAB that are added to a measured spread of colour, so that smaller differences do
not count."""

BLUR_PX: Final = 1.5
"""Sigma of the blur that removes noise and preserves fingers, which are 20 px wide. By trial."""


def finger_beyond(patch: Image, mask: Mask, points_px: Floats) -> bool:
    """Whether there is something as large as a finger, of the hand's colour, at the outline.

    Args:
        patch: (side, side, 3) view from above, fingers upwards.
        mask: (side, side) the hand in it, 255.
        points_px: (21, 2) the hand's joints in the patch.
    """
    palm = palm_length(points_px)
    ring = _ring(mask, palm, wrist_row=round(float(points_px[WRIST, 1])))
    skin = cv2.erode(mask, disc(INSIDE * palm)) > 0
    if not (ring.any() and skin.any()):
        return False
    found = (_like_skin(patch, skin, ring) & ring).view(np.uint8)
    found = np.asarray(cv2.morphologyEx(found, cv2.MORPH_OPEN, disc(THIN * palm)), dtype=np.uint8)
    _, parts, stats, _ = cv2.connectedComponentsWithStats(found)
    beside = cv2.dilate(mask, disc(2 * RIM * palm)) > 0
    large = np.flatnonzero(stats[1:, cv2.CC_STAT_AREA] > LEAST_FINGER * palm**2) + 1
    return bool(np.isin(parts[beside], large).any())


def _ring(mask: Mask, palm: float, wrist_row: int) -> Flags:
    """The pixels around the outline, but not below the wrist, where an arm may be."""
    away = cv2.distanceTransform(255 - mask, cv2.DIST_L2, cv2.DIST_MASK_PRECISE)
    ring = np.asarray((away > RIM * palm) & (away <= AROUND * palm))
    ring[max(wrist_row, 0) :] = False
    return ring


def _like_skin(patch: Image, skin: Flags, ring: Flags) -> Flags:
    """Flags of the pixels with the skin's colour, clearly nearer to it than to the table's."""
    lab = cv2.cvtColor(cv2.GaussianBlur(patch, (0, 0), BLUR_PX), cv2.COLOR_BGR2LAB)
    colours = lab.astype(np.float64)
    spread = np.cov(colours[skin].T) + LEAST_SPREAD**2 * np.eye(3)
    off = colours - colours[skin].mean(axis=0)
    from_skin = np.einsum("hwi,ij,hwj->hw", off, np.linalg.inv(spread), off)
    table = np.median(colours[ring], axis=0)
    scatter = MAD_SIGMA * np.median(np.abs(colours[ring] - table), axis=0) + LEAST_SPREAD
    from_table = np.square((colours - table) / scatter).sum(axis=2)
    return np.asarray((from_skin < LIKE_SKIN) & (from_table > from_skin + LIKE_SKIN))

"""What two outlines of a thing tell of its shape: widths, profile, holes, bends, lumps."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats
from vision.portions.colours import Mask
from vision.portions.masks import filled, largest_part, opened, outline_of

DIRECTIONS_DEG: Final = np.arange(0, 180, 5)
STALK_SHARE: Final = 0.08
"""Of the root of the area: what is thinner on both sides is a stalk, or a thread of shadow."""
NOTCH_SHARE: Final = 0.035
"""Of the root of the area: a notch this deep is one between lumps."""


@dataclass(frozen=True, slots=True, eq=False)
class FromAbove:
    """The outline from above, in px.

    Attributes:
        area: With holes left out.
        widths: (36,) across `DIRECTIONS_DEG`.
        depths: (N,) of all its pixels, how far inside they lie, ascending.
        solidity: Share of its convex hull that it fills, holes filled.
        hole: Share of its area that is a hole.
        notches: How many notches its outline has.
    """

    area: float
    widths: Floats
    depths: Floats
    solidity: float
    hole: float
    notches: int


@dataclass(frozen=True, slots=True, eq=False)
class FromSide:
    """The outline from the side, in px.

    Attributes:
        profile: (H,) its width in every row, from the top.
        solidity: Share of its convex hull that it fills.
        notches: How many notches its outline has.
    """

    profile: Floats
    solidity: float
    notches: int

    @property
    def height(self) -> float:
        """In px."""
        return float(len(self.profile))

    @property
    def width(self) -> float:
        """The largest, in px."""
        return float(self.profile.max())

    @property
    def fullness(self) -> float:
        """Mean square of its widths by the largest: 2/3 an ellipsoid, 1 a box."""
        return float(np.mean((self.profile / self.width) ** 2))


def from_above(mask: Mask) -> FromAbove:
    """The outline from above; its mask (h, w) must not be empty."""
    body = _without_stalks(mask)
    whole = filled(body)
    outline = outline_of(body)
    angles = np.radians(DIRECTIONS_DEG)
    across = outline @ np.stack([np.cos(angles), np.sin(angles)])
    padded = cv2.copyMakeBorder(body.astype(np.uint8), 1, 1, 1, 1, cv2.BORDER_CONSTANT)
    inside = cv2.distanceTransform(padded, cv2.DIST_L2, 5)
    return FromAbove(
        float(body.sum()),
        np.ptp(across, axis=0) + 1,
        np.sort(inside[inside > 0]).astype(np.float64),
        _solidity(whole),
        1 - float(body.sum() / whole.sum()),
        _notches(whole),
    )


def from_side(mask: Mask) -> FromSide:
    """The outline from the side; its mask (h, w) must not be empty."""
    body = _without_stalks(mask)
    rows = body.sum(axis=1)
    first, last = np.flatnonzero(rows)[[0, -1]]
    return FromSide(rows[first : last + 1].astype(np.float64), _solidity(body), _notches(body))


def _without_stalks(mask: Mask) -> Mask:
    body = largest_part(opened(mask, max(1.0, STALK_SHARE * float(np.sqrt(mask.sum())))))
    return body if body.any() else mask


def _solidity(mask: Mask) -> float:
    hull = cv2.convexHull(outline_of(mask).astype(np.int32))
    # A hull through pixel centres lacks half a pixel all around.
    area = cv2.contourArea(hull) + cv2.arcLength(hull, closed=True) / 2 + 1
    return float(min(1.0, mask.sum() / area))


def _notches(mask: Mask) -> int:
    outline = outline_of(mask).astype(np.int32)[:, None]
    hull = cv2.convexHull(outline, returnPoints=False)
    if len(outline) < 8 or len(hull) < 4:
        return 0
    defects = cv2.convexityDefects(outline, np.sort(hull, axis=0)[::-1])
    if defects is None:
        return 0
    depths = np.asarray(defects).reshape(-1, 4)[:, 3] / 256
    return int((depths > NOTCH_SHARE * np.sqrt(mask.sum())).sum())

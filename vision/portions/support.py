"""The support of a thing, seen from above: a plate, or a board or cloth of any convex shape.

On a support only its own colours count as background; they are sampled near its rim, all around the
thing.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats
from calibration.detect.discs.ellipse import Ellipse
from vision.masks import disc
from vision.portions.masks import disc_mask, opened, outline_of


@dataclass(frozen=True, slots=True)
class SupportTuning:
    """Where a support's own colours are sampled, and what may be a support.

    By trial on the food photographs and on drawn scenes (docs/portions.md); guarded by
    tests/vision/portions/test_drawn.py, and the portions in docs/accuracy.md.
    """

    plate_ring: tuple[float, float] = (0.72, 0.98)
    """Range of the plate's radius, as shares, in which its own colours are sampled."""

    table_from: float = 1.03
    """Share of the plate's radius beyond which the table begins."""

    rim_px: float = 3.0
    """Distance from a board's edge, px, within which its colours mix with the table's."""

    ring_share: float = 0.11
    """Width of the ring inside a board's edge in which its colours are sampled, as a share of the
    root of its area."""

    least_solid: float = 0.85
    """Least share of its convex hull that a board fills: boards and cloths fill it, apart from
    things across their edge."""

    least_coins: float = 8.0
    """Least area of a board, in areas of the coin: anything smaller has no room for a portion
    inside its rim."""

    least_ring_px: int = 100
    """Fewest pixels of a board's own colours from which they are known."""

    least_on_it: float = 0.9
    """Least area of a thing on a board, in areas of the coin: a smaller one is a crumb or a
    stain."""

    most_on_it: float = 0.65
    """Largest area of a thing on a board, as a share of the board's: a larger one is the board
    itself without its edge."""


TUNING: Final = SupportTuning()

COIN_SHARE: Final = 1.35
"""Radius around the coin's middle, in radii of the coin, within which pixels are neither background
nor thing: the coin and its shadow."""


@dataclass(frozen=True, slots=True, eq=False)
class Support:
    """The support of a thing.

    Attributes:
        inside: (h, w), mask of the support.
        ring: (h, w), where its own colours are sampled, beside the thing.
        beyond: (h, w), where the table is.
        middle_px: (2,) its middle.
        radius_px: About half its size.
    """

    inside: Flags
    ring: Flags
    beyond: Flags
    middle_px: Floats
    radius_px: float

    def holds(self, point_px: Floats) -> bool:
        """Whether a point is on it."""
        x, y = np.rint(point_px).astype(int)
        return bool(self.inside[y, x])


def of_plate(plate: Ellipse, shape: tuple[int, ...]) -> Support:
    """The support that a plate with this rim is."""
    reach = plate.reach((shape[0], shape[1]))
    low, high = TUNING.plate_ring
    ring = (reach > low) & (reach < high)
    middle = np.asarray(plate.centre_px, dtype=np.float64)
    return Support(reach < 1, ring, reach > TUNING.table_from, middle, plate.half_axes_px[0])


def of_board(cut: Flags, coin: Ellipse) -> Support | None:
    """The board or cloth that was segmented on the table; None if the mask may not be one.

    Args:
        cut: (h, w), mask of what differs from the table.
        coin: Beside it, or on it.
    """
    body = opened(cut, 3)
    outline = outline_of(body)
    if body.sum() < TUNING.least_coins * np.pi * coin.half_axes_px[0] ** 2 or not len(outline):
        return None
    hull = np.zeros(cut.shape, dtype=np.uint8)
    cv2.fillConvexPoly(hull, cv2.convexHull(outline.astype(np.int32)), (1,))
    if body.sum() < TUNING.least_solid * hull.sum():
        return None
    away = _from_edge(hull)
    size = float(np.sqrt(hull.sum()))
    inside = away > TUNING.rim_px
    ring = inside & (away < TUNING.rim_px + TUNING.ring_share * size)
    beyond = cv2.dilate(hull, disc(TUNING.rim_px)) == 0
    if (ring & ~disc_mask(coin, cut.shape, COIN_SHARE)).sum() < TUNING.least_ring_px:
        return None
    middle = np.argwhere(hull)[:, ::-1].mean(axis=0)
    return Support(inside, ring, np.asarray(beyond), middle, size / 2)


def is_on(board: Support, cut: Flags, coin: Ellipse) -> bool:
    """Whether a mask is a thing that lies on a board, and neither the board itself nor a stain."""
    least = TUNING.least_on_it * np.pi * coin.half_axes_px[0] ** 2
    on_it = float((cut & board.inside).sum())
    whole, room = float(cut.sum()), float(board.inside.sum())
    return on_it > max(least, whole / 2) and whole < TUNING.most_on_it * room


def _from_edge(hull: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """Distance of each pixel from the hull's edge; the picture's edge counts as its edge too."""
    padded = cv2.copyMakeBorder(hull, 1, 1, 1, 1, cv2.BORDER_CONSTANT)
    return np.asarray(cv2.distanceTransform(padded, cv2.DIST_L2, 5)[1:-1, 1:-1], dtype=np.float32)

"""What a thing lies on, seen from above: a plate, or a board or cloth of any convex shape.

On it only its own colours are ground; those are seen near its rim, all around the thing.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from calibration.detect.discs.ellipse import Ellipse
from vision.portions.colours import Mask
from vision.portions.masks import disc_mask, disk, opened, outline_of


@dataclass(frozen=True, slots=True)
class SupportTuning:
    """Where a support's own colours are seen, and what may be one.

    By trial on the food photographs and on drawn scenes (docs/portions.md); guarded by
    tests/vision/portions/test_drawn.py, and the portions in docs/accuracy.md.
    """

    plate_ring: tuple[float, float] = (0.72, 0.98)
    """Of the plate's radius, from and to: where its own colours are seen beside what lies on it."""

    table_from: float = 1.03
    """Of the plate's radius: from there on it is table."""

    rim_px: float = 3.0
    """Of a board: so near to its edge its colours are mixed with the table's."""

    ring_share: float = 0.11
    """Of the root of a board's area: so far in from its edge its own colours are seen."""

    least_solid: float = 0.85
    """Of its convex hull: boards and cloths fill it, but for what lies across their edge."""

    least_coins: float = 8.0
    """Of the coin's area: less holds no portion beside its own rim."""

    least_ring_px: int = 100
    """Pixels of its own colours, or nothing is told of them."""

    least_on_it: float = 0.9
    """Of the coin's area: what lies on a board and is smaller is a crumb or a stain."""

    most_on_it: float = 0.65
    """Of the board's area: what is larger is the same thing with its edge left out."""


TUNING: Final = SupportTuning()

COIN_SHARE: Final = 1.35
"""Of the coin's radius: the coin and its shadow, which are no ground and no thing."""


@dataclass(frozen=True, slots=True, eq=False)
class Support:
    """What a thing lies on.

    Attributes:
        inside: (h, w), where it is.
        ring: (h, w), where its own colours are seen beside the thing.
        beyond: (h, w), where the table is.
        middle_px: Of it.
        radius_px: Half its size, about.
    """

    inside: Mask
    ring: Mask
    beyond: Mask
    middle_px: Floats
    radius_px: float

    def holds(self, point_px: Floats) -> bool:
        """Whether a point lies on it."""
        x, y = np.rint(point_px).astype(int)
        return bool(self.inside[y, x])


def of_plate(plate: Ellipse, shape: tuple[int, ...]) -> Support:
    """A plate within its rim."""
    reach = plate.reach((shape[0], shape[1]))
    low, high = TUNING.plate_ring
    ring = (reach > low) & (reach < high)
    middle = np.asarray(plate.centre_px, dtype=np.float64)
    return Support(reach < 1, ring, reach > TUNING.table_from, middle, plate.half_axes_px[0])


def of_board(cut: Mask, coin: Ellipse) -> Support | None:
    """What was cut out of the table, if it may be a board or a cloth on which something lies.

    Args:
        cut: (h, w), what is unlike the table.
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
    beyond = cv2.dilate(hull, disk(TUNING.rim_px)) == 0
    if (ring & ~disc_mask(coin, cut.shape, COIN_SHARE)).sum() < TUNING.least_ring_px:
        return None
    middle = np.argwhere(hull)[:, ::-1].mean(axis=0)
    return Support(inside, ring, np.asarray(beyond), middle, size / 2)


def is_on(board: Support, cut: Mask, coin: Ellipse) -> bool:
    """Whether a cut is a thing that lies on a board, and not the board itself nor a stain."""
    least = TUNING.least_on_it * np.pi * coin.half_axes_px[0] ** 2
    on_it = float((cut & board.inside).sum())
    whole, room = float(cut.sum()), float(board.inside.sum())
    return on_it > max(least, whole / 2) and whole < TUNING.most_on_it * room


def _from_edge(hull: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """How far within a hull each pixel is; the picture's edge is its edge as well."""
    padded = cv2.copyMakeBorder(hull, 1, 1, 1, 1, cv2.BORDER_CONSTANT)
    return np.asarray(cv2.distanceTransform(padded, cv2.DIST_L2, 5)[1:-1, 1:-1], dtype=np.float32)

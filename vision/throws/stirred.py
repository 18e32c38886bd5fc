"""Find creature-sized places that look different after a flight, as what stood there was moved.

A creature that was not detected before a throw, because its clay looks like the ground, shows when
it is struck: its picture changes, and stays changed after the missile has gone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image, Mask
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.clay.pieces import ClayPiece
from vision.clay.standing import LEAST_SIDE_MM2, MOST_SIDE_MM2, SizedPieces, Standing
from vision.foreground import GLANCE_WIDTH_PX, calmed, differing
from vision.sightings import PointMm
from vision.throws.flight import Trajectory

APART_PX: Final = 15
"""Changed pixels closer together than this, in a picture 640 wide, belong to one thing. By
trial."""

BESIDE_PX: Final = 12
"""A change at most this far from a known creature, in a picture 640 wide, may be that creature."""

MOST_MOVED: Final = 2.0
"""Largest area of a changed place, as a multiple of the largest creature's: it shows the thing's
old position and its new one."""

REACH_PX: Final = 4.0
"""Pixels that are added to a missile's radius, as its outline is uncertain."""

MOST_PLACES: Final = 6
"""Number of the largest changes that are examined: where much moves there are thousands."""

BETWEEN: Final = 6
"""Number of steps in which the missile's position is interpolated between two points of its
track."""


@dataclass(frozen=True, slots=True, eq=False)
class StirredPlace:
    """A place where something of a creature's size has moved.

    Attributes:
        at_mm: Its approximate foot, table space.
        mask: (h, w) uint8 of the whole picture, 255 where it changed.
    """

    at_mm: PointMm
    mask: Mask

    def met_s(self, track: Trajectory) -> float | None:
        """When a missile first touched the place in the picture; None if it did not."""
        away = cv2.distanceTransform(255 - self.mask, cv2.DIST_L2, 3)
        height, width = away.shape
        for number in range(1, len(track)):
            for share in np.linspace(0.0, 1.0, BETWEEN + 1).tolist():
                x, y = _interpolated(track.at_px, number, share).tolist()
                if not (0 <= x < width and 0 <= y < height):
                    continue
                if away[int(y), int(x)] <= float(track.radius_px[number]) + REACH_PX:
                    return float(_interpolated(track.t_s, number, share))
        return None


def _interpolated(values: Floats, number: int, share: float) -> Floats:
    """The value between indices `number - 1` and `number`, at a share from 0 to 1."""
    return np.asarray((1 - share) * values[number - 1] + share * values[number])


def stirred_places(
    still: Image,
    later: Image,
    standing: Sequence[Standing],
    hidden: Sequence[tuple[Floats, float]],
    calibration: Calibration,
) -> list[StirredPlace]:
    """Places where something of a creature's size has moved that is not a known creature.

    Args:
        still: The reference picture before the throw.
        later: A picture after it, of the same size.
        standing: The creatures that were known before.
        hidden: Discs (centre (2,) and radius, px) in which the missile lies now.
        calibration: Camera and table.
    """
    changed = differing(calmed(later), calmed(still))
    for (x, y), radius in hidden:
        cv2.circle(changed, (round(x), round(y)), round(radius), 0, thickness=-1)
    changed = np.asarray(cv2.morphologyEx(changed, cv2.MORPH_OPEN, _square(3)), dtype=np.uint8)
    scale = still.shape[1] / GLANCE_WIDTH_PX
    joined = cv2.morphologyEx(changed, cv2.MORPH_CLOSE, _square(round(APART_PX * scale)))
    known = _known_mask(standing, changed.shape, round(BESIDE_PX * scale))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(joined)
    largest = 1 + np.argsort(-stats[1:, cv2.CC_STAT_AREA])[:MOST_PLACES]
    sized = SizedPieces(calibration)
    found = []
    for label in largest.tolist():
        whole = np.asarray((labels == label) * np.uint8(255), dtype=np.uint8)
        moved = cv2.bitwise_and(whole, changed)
        if cv2.countNonZero(cv2.bitwise_and(whole, known)) or not cv2.countNonZero(moved):
            continue
        x, y, width, height = (int(side) for side in cv2.boundingRect(moved))
        piece = ClayPiece(np.ascontiguousarray(moved[y : y + height, x : x + width]), (x, y))
        if _is_creature_sized(sized, piece, calibration):
            foot = table_from_image([[x + width / 2, y + height]], calibration)[0]
            found.append(StirredPlace((float(foot[0]), float(foot[1])), whole))
    return found


def _is_creature_sized(sized: SizedPieces, piece: ClayPiece, calibration: Calibration) -> bool:
    """Whether a changed piece has a creature's size and does not touch the picture's edge.

    An arm comes in over the edge.
    """
    (x, y), (height, width) = piece.corner_xy, piece.mask.shape
    wide, high = calibration.size_wh
    at_edge = min(x, y) <= 1 or x + width >= wide - 1 or y + height >= high - 1
    return not at_edge and LEAST_SIDE_MM2 < sized.area_mm2(piece) < MOST_MOVED * MOST_SIDE_MM2


def _known_mask(standing: Sequence[Standing], shape: tuple[int, ...], beside_px: int) -> Mask:
    """Mask (h, w), 255 on the known creatures and up to `beside_px` around them."""
    mask = np.zeros(shape, dtype=np.uint8)
    for one in standing:
        x, y = one.corner_xy
        part = mask[max(y, 0) : y + one.mask.shape[0], max(x, 0) : x + one.mask.shape[1]]
        own = one.mask[max(-y, 0) :, max(-x, 0) :][: part.shape[0], : part.shape[1]]
        np.maximum(part, own, out=part)
    return np.asarray(cv2.dilate(mask, _square(2 * beside_px + 1)), dtype=np.uint8)


def _square(side: int) -> Mask:
    return np.ones((side, side), dtype=np.uint8)

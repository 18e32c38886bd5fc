"""Separate lumps that came off a creature but still touch it in the picture."""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from vision.clay.pieces import ClayPiece
from vision.masks import widened, without
from vision.tracking.clay_finder import WIDTH_PX, ClayFinder
from vision.tracking.detection import Detection, drawn
from vision.tracking.track import Track

RIM_PX: Final = 2.0
"""How much the outlines of one thing differ from picture to picture, in pixels of a picture of full
width."""

MISSED_SHARE: Final = 0.35
"""Least area that must be missing from the creature's old outline, as a share of a lump's area. It
is less than 1 because the lump may have been behind the rest."""

LEAST_SOLIDITY: Final = 0.82
"""Least area of a lump over that of its convex hull: a creature that leans a little gains a thin
strip, not a lump."""

LEAST_DISC_MM: Final = 8.0
"""Least diameter in mm of the disc with a lump's area. Found by trial."""

MOST_SHARE: Final = 0.35
"""Most area of a lump, as a share of its creature's. Found by trial."""


def come_off(
    now: Detection, known: Track, picture: Image, finder: ClayFinder, other: Mask
) -> tuple[Detection, tuple[Detection, ...]]:
    """Separate a creature that stayed from lumps at places that it did not cover before.

    Args:
        now: The connected piece of its colour.
        known: The creature as it was seen before.
        picture: The settled picture.
        finder: Segments pieces.
        other: (h, w) 255 where the picture differs from the one before.

    Returns:
        The rest of the creature, and the lumps; `now` itself and no lumps if nothing came off.
    """
    rim = max(1, round(RIM_PX * finder.size_wh[0] / WIDTH_PX))
    old, whole = drawn([known.detection], other.shape), drawn([now], other.shape)
    missed = cv2.morphologyEx(
        without(old, widened(whole, 1)) & other, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)
    )
    grown = without(whole, widened(old, rim)) & widened(other, 1)
    lumps = [one for one in finder.detections(picture, grown) if _is_lump(one, known)]
    missed_px = cv2.countNonZero(missed)
    lumps = [one for one in lumps if missed_px > MISSED_SHARE * one.area_px]
    if not lumps:
        return now, ()
    rest = finder.detections(picture, without(whole, widened(drawn(lumps, other.shape), rim)))
    if not rest:
        return now, ()
    return max(rest, key=lambda one: one.area_px), tuple(lumps)


def _is_lump(one: Detection, known: Track) -> bool:
    """Whether a piece is compact, small against its creature, and not just noise."""
    round_enough = ClayPiece(one.mask, one.corner_xy).solidity() > LEAST_SOLIDITY
    small = one.area_mm2 < MOST_SHARE * known.area_mm2
    return round_enough and small and one.disc_mm > LEAST_DISC_MM

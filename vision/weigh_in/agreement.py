"""Let the other pictures decide where one picture leaves open whether it shows clay.

A patch of another colour, or one in shadow, may look like the table in one picture. Turned a
little, the same clay is plain to see. A hull is cut by every outline, so a single missing piece
bores through all of it. Therefore, once the poses are known, each picture gets additional evidence
for clay where the hull of the other pictures is seen in it. What certainly shows the table stays
table: the hull of the others also fills room that only this picture looks into.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats32, Image, Mask
from vision.clay.outline import half_covered, likelier_clay
from vision.weigh_in.hull import Ballot, View, ballot, outline_of
from vision.weigh_in.still_outlines import StillOutlines, doubtful_share, patched


@dataclass(frozen=True, slots=True)
class OthersTuning:
    """How much the other pictures count.

    Found on 27 creatures, eight of them chosen because their volume was far off. Guarded by
    tests/vision/weigh_in/test_agreement.py, and the creatures turned by hand in docs/accuracy.md.
    """

    misses: int = 1
    """Number of the other pictures that may see no clay at a voxel of their hull: a piece may be
    missing in two pictures."""

    enough: int = 6
    """Fewest pictures of which one may be wrong; of fewer, all others must agree."""

    rim: float = 1.0
    """Distance from the rim of the others' hull, in hundredths of the outline's size, up to which
    it is no evidence: the rim is where poses and voxels are wrong."""

    odds_per_depth: float = 0.5
    """Log odds of clay for each hundredth of the size farther inside that hull."""

    most_odds: float = 3.0
    """Largest evidence of the other pictures, as log odds. With 3, the hulls of 19 creatures that
    were not chosen are about as large as with the true outlines. With 5, the eight chosen volumes
    would be off by 15 % (root mean square) instead of 18, but those of the 19 by 6.3 % instead of
    4.6 (with the mean of two readers of hulls)."""


TUNING: Final = OthersTuning()


def agreed(
    found: StillOutlines,
    numbers: Sequence[int],
    views: Sequence[View],
    crops: Sequence[Image],
    bare: Image,
) -> StillOutlines:
    """Draw outlines again with the evidence of the other pictures.

    Args:
        found: The outlines.
        numbers: Indices of those that fit each other.
        views: One for each of these, with its pose.
        crops: The pictures, as the outlines are cropped, (h, w, 3) each.
        bare: The empty table, cropped in the same way.
    """
    votes = ballot(views)
    masks, doubts = list(found.masks), []
    for voter, (i, view) in enumerate(zip(numbers, views, strict=True)):
        odds = found.odds[i] + _evidence(votes, voter, view)
        mask = patched(likelier_clay(odds), crops[i], bare)
        masks[i] = half_covered(crops[i], mask)
        doubts.append(doubtful_share(odds, mask))
    return replace(found, masks=tuple(masks), doubtful=float(np.mean(doubts)))


def _evidence(votes: Ballot, voter: int, view: View) -> Floats32:
    """Log odds of clay in one view, (h, w), by the hull of all others; 0 outside of it."""
    others = [other for other in range(len(votes.votes)) if other != voter]
    misses = TUNING.misses if len(votes.votes) >= TUNING.enough else 0
    inside = outline_of(votes.of(others).elected(misses), view)
    deep = cv2.distanceTransform(inside, cv2.DIST_L2, cv2.DIST_MASK_3) / _hundredth_px(view.mask)
    odds = np.clip((deep - TUNING.rim) * TUNING.odds_per_depth, 0, TUNING.most_odds)
    return np.asarray(odds, dtype=np.float32)


def _hundredth_px(mask: Mask) -> float:
    """A hundredth of the side of a square with the outline's area, pixels."""
    return math.sqrt(max(1, int(np.count_nonzero(mask > 127)))) / 100

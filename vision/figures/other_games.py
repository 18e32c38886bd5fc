"""What cannot be figures of a pitch: rails of another table, stones, balls of another game."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Mask
from vision.figures.balls import FoundBall
from vision.figures.field import Differs
from vision.figures.ground import FieldView
from vision.figures.rim_fit import Base
from vision.figures.round_pieces import pieces_at
from vision.sightings import Estimate

LONGEST: Final = 0.5
"""Of the way between the outermost markers: no row of figures that touch is so long, a rail is."""

LINE_MM: Final = 10.0
"""Painted lines are thinner: what touches one is no part of a rail."""

DIFFERS: Final = 0.5
"""From here on a pixel is no field."""

LARGEST_MM: Final = 32.0
"""Diameter of the largest bases that such figures stand on, as they are sold."""
SURELY: Final = 2.0
"""So many sigmas beyond that it is none."""

ROUND: Final = 0.7
"""Of a rim, that fits a circle where something round lies. By trial."""
LEAST_PIECES: Final = 5
"""Fewer round things without a body are figures that have fallen."""
ALIKE: Final = 0.09
"""Most that the radii of three in five of them differ, as a share: pieces of one game are alike.
Those of drawn stones and balls differ by 0.07 at most, aslant; the dots on two rendered cloths by
0.11 and 0.20."""
MOST_OF_THEM: Final = (0.2, 0.8)
"""These quantiles of the radii."""
LEAST_SHARE: Final = 0.5
"""Share of possible figures that are none, if pieces of two colours are seen from above."""


def furniture(seen: Differs, ground: FieldView) -> Mask:
    """(h, w), 255 on what is one piece, no line, and too long for anything that stands there."""
    unlike = np.where(seen.unlike > DIFFERS, np.uint8(255), np.uint8(0))
    window = np.ones((max(3, round(LINE_MM / ground.mm)),) * 2, dtype=np.uint8)
    thick = cv2.morphologyEx(unlike, cv2.MORPH_OPEN, window)
    _, found, stats, _ = cv2.connectedComponentsWithStats(thick)
    rows, columns = np.nonzero(ground.between)
    longest = LONGEST * max(np.ptp(rows), np.ptp(columns)) if len(rows) else np.inf
    sides = stats[:, [cv2.CC_STAT_WIDTH, cv2.CC_STAT_HEIGHT]].max(axis=1)
    too_long = sides > longest
    too_long[0] = False
    long = np.asarray(too_long[found] * np.uint8(255), dtype=np.uint8)
    return np.asarray(cv2.dilate(long, window) & unlike, dtype=np.uint8)


def too_wide(measured_mm: Estimate | None) -> bool:
    """Whether what lies there surely is wider than any base."""
    return measured_mm is not None and measured_mm.value - SURELY * measured_mm.sigma > LARGEST_MM


def pieces_of(
    discs: Sequence[Base],
    standing: Sequence[Base],
    measured_mm: Estimate | None,
    seen: Differs,
    ground: FieldView,
) -> tuple[FoundBall, ...]:
    """The round things, from left to right, where they are another game's; else none.

    They are where many have no body above them or are lit unlike the others, as stones of two
    colours are, or where they are larger than any base.

    Args:
        discs: What is round and no field.
        standing: Those of them on which figures stand.
        measured_mm: How wide they are, where that is known.
        seen: What is no field.
        ground: How they are looked at.
    """
    around = [one for one in discs if one.round >= ROUND]
    bare = [one for one in around if all(one is not other for other in standing)]
    many = len(bare) >= max(LEAST_PIECES, LEAST_SHARE * len(standing))
    wide = too_wide(measured_mm)
    return pieces_at(discs, seen, ground) if (many or wide) and _alike(around) else ()


def _alike(discs: Sequence[Base]) -> bool:
    """Whether they are of one size; also where that is not known."""
    radii = [one.radius_mm for one in discs if one.radius_mm is not None]
    if not radii:
        return True
    least, most = np.quantile(radii, MOST_OF_THEM)
    return float(most - least) < ALIKE * float(np.median(radii))

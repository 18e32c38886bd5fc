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
"""Share of the way between the outermost markers beyond which a thing is a rail: no row of figures
that touch is so long."""

LINE_MM: Final = 10.0
"""Width in mm beyond which a thing is no painted line: what is thinner, and touches a rail, is no
part of the rail."""

DIFFERS: Final = 0.5
"""How unlike the field a pixel must be, 0 to 1, to be no field."""

LARGEST_MM: Final = 32.0
"""Diameter in mm of the largest bases that figures of a pitch stand on, as they are sold."""

SURELY: Final = 2.0
"""How many sigmas beyond `LARGEST_MM` a thing must be wide to be no base."""

ROUND: Final = 0.7
"""Share of a rim that fits a circle where something round lies. Found by trial."""

LEAST_PIECES: Final = 5
"""Least round things without a body that are pieces of another game: fewer are figures that have
fallen."""

ALIKE: Final = 0.09
"""Most difference between the quantiles `MOST_OF_THEM` of the radii of one game's pieces, as a
share of their median. Those of drawn stones and balls differ by 0.07 at most, aslant; the dots on
two rendered cloths by 0.11 and 0.20."""

MOST_OF_THEM: Final = (0.2, 0.8)
"""Quantiles of round things' radii between which three in five of them lie."""

LEAST_SHARE: Final = 0.5
"""Share of the standing figures that round things without a body must number to be another game's
pieces, where pieces of two colours are seen from above."""


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
        seen: How each pixel differs from plain field.
        ground: Geometry of the top view.
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

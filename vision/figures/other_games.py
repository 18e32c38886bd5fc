"""Recognises what is not of a pitch: rails of another table, and pieces of another game."""

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
"""Length from which on a thing is a rail, as a share of the longer side between the outermost
markers: no row of touching figures is that long."""

LINE_MM: Final = 10.0
"""Width in mm of the widest painted line: thinner parts that touch a rail do not belong to it."""

DIFFERS: Final = 0.5
"""How unlike the field (`Differs.unlike`, 0 to 1) a pixel must be to count as not field."""

LARGEST_MM: Final = 32.0
"""Diameter in mm of the largest bases that are sold for figures of a pitch."""

SURELY: Final = 2.0
"""How many sigmas a measured diameter must exceed `LARGEST_MM` by to rule out a base."""

ROUND: Final = 0.7
"""Least share of a rim that fits a circle (`Base.round`) for a disc to count as round. Found by
trial."""

LEAST_PIECES: Final = 5
"""Least number of round things without a body that are taken for pieces of another game: fewer are
fallen figures."""

ALIKE: Final = 0.09
"""Largest difference between the quantiles `MOST_OF_THEM` of the radii of one game's pieces, as a
share of their median. It is 0.07 at most for drawn stones and balls, seen obliquely, and 0.11 and
0.20 for the dots on two rendered cloths."""

MOST_OF_THEM: Final = (0.2, 0.8)
"""Quantiles of the round things' radii that are compared; three fifths of the radii are between
them."""

LEAST_SHARE: Final = 0.5
"""Least number of round things without a body, as a share of the standing figures, for them to be
pieces of another game: of pieces of two colours, seen from above, one half looks like standing
figures."""


def furniture(seen: Differs, ground: FieldView) -> Mask:
    """(h, w), 255 on connected parts that are too long for a figure and too wide for a line."""
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
    """Whether a measured diameter is certainly larger than any base's; False if None."""
    return measured_mm is not None and measured_mm.value - SURELY * measured_mm.sigma > LARGEST_MM


def pieces_of(
    discs: Sequence[Base],
    standing: Sequence[Base],
    measured_mm: Estimate | None,
    seen: Differs,
    ground: FieldView,
) -> tuple[FoundBall, ...]:
    """The round things as pieces, from left to right, if they belong to another game; else none.

    They do if all are of one size and either many are not standing figures (they have no body above
    them, or are lit unlike the others, as stones of two colours are), or they are larger than any
    base.

    Args:
        discs: Round things that are not field.
        standing: Those of them that are bases of standing figures.
        measured_mm: Their diameter; None if unknown.
        seen: How each pixel differs from plain field.
        ground: Geometry of the top view.
    """
    around = [one for one in discs if one.round >= ROUND]
    bare = [one for one in around if all(one is not other for other in standing)]
    many = len(bare) >= max(LEAST_PIECES, LEAST_SHARE * len(standing))
    wide = too_wide(measured_mm)
    return pieces_at(discs, seen, ground) if (many or wide) and _alike(around) else ()


def _alike(discs: Sequence[Base]) -> bool:
    """Whether the discs are of one size; also True if no radius is known."""
    radii = [one.radius_mm for one in discs if one.radius_mm is not None]
    if not radii:
        return True
    least, most = np.quantile(radii, MOST_OF_THEM)
    return float(most - least) < ALIKE * float(np.median(radii))

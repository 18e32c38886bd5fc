"""Score how well one creature and one piece match, as a log likelihood.

A piece of another colour never matches. Otherwise the score depends on size and height, on how well
the creature's old outline fits without a turn, and on where the creature was seen to go.
"""

from dataclasses import dataclass
from math import log, log1p
from typing import Final

LOOK_SIGMA: Final = 11.0
"""Sigma of the distance between two looks of one creature. By trial."""

MOST_LOOK_OFF: Final = 40.0
"""Distance of two looks beyond which they belong to different clay. Found by trial."""

AREA_SIGMA: Final = 0.12
"""Sigma of the natural logarithm of the ratio of one creature's areas in two views. Areas of drawn
creatures differ by 11 %, and by more if they are seen from high above."""

MOST_MISFIT: Final = 6.5
"""Upper bound on the squared residual of the look, in sigmas, as outliers happen. Found by
trial."""

TALL_SIGMA: Final = 0.25
"""Sigma of the natural logarithm of the ratio of one creature's heights in two views. Heights of
drawn creatures differ by 19 %, and by more if they are seen from high above. Found by trial."""

SHAPE_FITS: Final = 0.75
"""Intersection over union of two outlines, without a turn, above which they are hardly two
creatures'."""

SHAPE_WEIGHT: Final = 22.0
"""Log likelihood per unit of iou above `SHAPE_FITS`. By trial."""

SEEN_THERE: Final = 4.0
"""Log likelihood that is added if the creature was seen to be moved to the piece. Found by
trial."""

SEEN_ELSEWHERE: Final = -5.0
"""Log likelihood that is added if the creature was seen to be moved elsewhere. Found by trial."""


@dataclass(frozen=True, slots=True)
class PairScore:
    """The features by which a creature and a piece are matched.

    Attributes:
        look_off: Distance of their looks, which are colour and brightness.
        area_log: Natural logarithm of the piece's area over the creature's usual one.
        tall_log: Natural logarithm of the piece's height over the creature's usual one.
        whole: Whether all of the piece is seen.
        iou: Intersection over union of the creature's last outline, slid there, and the piece's.
        way_ends_there: Whether the creature's path was seen to end at the piece, or elsewhere; None
            if it is unknown.
    """

    look_off: float
    area_log: float
    tall_log: float
    whole: bool
    iou: float
    way_ends_there: bool | None = None

    def log_likelihood(self) -> float:
        """Log likelihood of a match, up to a constant; minus infinity if it is impossible."""
        if self.look_off > MOST_LOOK_OFF:
            return float("-inf")
        total = _log_normal(self.look_off / LOOK_SIGMA)
        # A creature behind something shows less than all of itself, never more.
        if self.whole or self.area_log > 0:
            total += _log_heavy(self.area_log / AREA_SIGMA)
        if self.whole:
            total += _log_heavy(self.tall_log / TALL_SIGMA)
        total += SHAPE_WEIGHT * max(0.0, self.iou - SHAPE_FITS)
        if self.way_ends_there is not None:
            total += SEEN_THERE if self.way_ends_there else SEEN_ELSEWHERE
        return total


def _log_normal(sigmas: float) -> float:
    """Log of a normal density, bounded below, as a piece is sometimes segmented badly."""
    return -0.5 * min(sigmas**2, MOST_MISFIT)


def _log_heavy(sigmas: float) -> float:
    """Log density of Student's distribution with three degrees of freedom.

    Its heavy tails allow for creatures that look larger from the side than from the front. The
    areas of most black creatures were within 6 % from view to view, but a few were off by 30 %.
    """
    return -2 * log1p(sigmas**2 / 3)


def log_of(value: float) -> float:
    """The natural logarithm of a value, at least that of 1e-9."""
    return log(max(value, 1e-9))

"""How well one creature and one piece go together, as a log likelihood.

A creature of another colour never goes with a piece. Otherwise size and height count, whether its
old outline fits without a turn, and which way the creature was seen to go.
"""

from dataclasses import dataclass
from math import log, log1p
from typing import Final

LOOK_SIGMA: Final = 11.0
"""Sigma of the distance between two looks of one creature. By trial."""

MOST_LOOK_OFF: Final = 40.0
"""Difference of two looks beyond which they belong to different clay. Found by trial."""

AREA_SIGMA: Final = 0.12
"""Sigma of the natural logarithm of the areas of one creature in two views; drawn ones differ by 11
%, and by more if they are seen from high above."""

MOST_MISFIT: Final = 6.5
"""Square of the sigmas beyond which a larger misfit weighs no more, as outliers happen. Found by
trial."""

TALL_SIGMA: Final = 0.25
"""Sigma of the natural logarithm of the heights of one creature in two views; drawn ones differ by
19 %, and by more if they are seen from high above. Found by trial."""

SHAPE_FITS: Final = 0.75
"""Intersection over union of two outlines, without a turn, beyond which the outline is hardly
another creature's."""

SHAPE_WEIGHT: Final = 22.0
"""Log likelihood for each unit of iou above `SHAPE_FITS`. By trial."""

SEEN_THERE: Final = 4.0
"""Log likelihood that a creature is where its way was seen to end. Found by trial."""

SEEN_ELSEWHERE: Final = -5.0
"""Log likelihood that a creature is not where its way was seen to end. Found by trial."""


@dataclass(frozen=True, slots=True)
class PairScore:
    """How a creature and a piece go together; None where it cannot be told.

    Attributes:
        look_off: Distance of their looks: colours and light.
        area_log: Logarithm of the piece's area over the creature's usual one.
        tall_log: Logarithm of the piece's height over the creature's usual one.
        whole: Whether all of the piece is seen.
        iou: Of the creature's last outline, moved there, and the piece's, 0 to 1.
        way_ends_there: Whether the creature was seen being led there, or elsewhere.
    """

    look_off: float
    area_log: float
    tall_log: float
    whole: bool
    iou: float
    way_ends_there: bool | None = None

    def log_likelihood(self) -> float:
        """Up to a constant; minus infinity if they cannot be the same."""
        if self.look_off > MOST_LOOK_OFF:
            return float("-inf")
        told = _log_normal(self.look_off / LOOK_SIGMA)
        # A creature behind something shows less than all of itself, never more.
        if self.whole or self.area_log > 0:
            told += _log_heavy(self.area_log / AREA_SIGMA)
        if self.whole:
            told += _log_heavy(self.tall_log / TALL_SIGMA)
        told += SHAPE_WEIGHT * max(0.0, self.iou - SHAPE_FITS)
        if self.way_ends_there is not None:
            told += SEEN_THERE if self.way_ends_there else SEEN_ELSEWHERE
        return told


def _log_normal(sigmas: float) -> float:
    """A normal log density with a bound, as an outline is sometimes cut out badly."""
    return -0.5 * min(sigmas**2, MOST_MISFIT)


def _log_heavy(sigmas: float) -> float:
    """Student's distribution with three degrees: sizes differ more from the side and the front.

    The areas of most black creatures were within 6 % from view to view; a few were off by 30 %.
    """
    return -2 * log1p(sigmas**2 / 3)


def log_of(value: float) -> float:
    """The logarithm; for 0 a very small number."""
    return log(max(value, 1e-9))

"""Recognise a creature that was pulled apart: two pieces of similar size where one stood."""

from typing import Final

import numpy as np

from vision.tracking.association import Association
from vision.tracking.detection import Detection
from vision.tracking.pair_score import MOST_LOOK_OFF
from vision.tracking.track import Track

HALF_SHARES: Final = (0.22, 0.88)
"""Least and most area of a half's outline, as a share of the whole creature's. A half of the clay
shows about two thirds of the outline's area."""

BOTH_SHARE: Final = 0.75
"""Least area of both halves' outlines together, as a share of the whole creature's. Found by
trial."""


def two_halves(before: Track, first: Detection, second: Detection) -> bool:
    """Whether two pieces may be the halves of one creature, by their colours and areas."""
    shares = [one.area_mm2 / before.area_mm2 for one in (first, second)]
    alike = all(
        float(np.linalg.norm(before.look - one.look)) < MOST_LOOK_OFF for one in (first, second)
    )
    low, high = HALF_SHARES
    return alike and all(low < share < high for share in shares) and sum(shares) > BOTH_SHARE


def nearer_halves(association: Association) -> tuple[int | None, ...]:
    """The likeliest assignment, with the nearer half for each divided creature.

    Returns:
        For each creature that left its place the index of its candidate, or None. If a creature
        seems divided, the half that is nearer to its old place keeps its number.
    """
    if not association.answers:
        return ()
    chosen = list(association.answers[0].pieces)
    for i, k in enumerate(chosen):
        for m, other in enumerate(association.candidates):
            if k is None or m in chosen or m in association.new:
                continue
            known, half = association.away[i], association.candidates[k].detection
            if not known.gone and two_halves(known, half, other.detection):
                nearer = _distance_mm(known, other.detection) < _distance_mm(known, half)
                chosen[i] = m if nearer else k
                break
    return tuple(chosen)


def _distance_mm(known: Track, detection: Detection) -> float:
    return float(np.hypot(known.at_mm[0] - detection.at_mm[0], known.at_mm[1] - detection.at_mm[1]))

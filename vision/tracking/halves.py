"""A creature that was pulled apart: two pieces of like size where one stood."""

from typing import Final

import numpy as np

from vision.tracking.association import Association
from vision.tracking.detection import Detection
from vision.tracking.pair_score import MOST_LOOK_OFF
from vision.tracking.track import Track

HALF_SHARES: Final = (0.22, 0.88)
"""Least and most share of a creature's outline that half of it shows: some of a half is behind the
other one, so each shows about two thirds."""

BOTH_SHARE: Final = 0.75
"""Least share of the whole outline that two halves have together. Found by trial."""


def two_halves(before: Track, first: Detection, second: Detection) -> bool:
    """Whether two pieces may be the halves of one creature."""
    shares = [one.area_mm2 / before.area_mm2 for one in (first, second)]
    alike = all(
        float(np.linalg.norm(before.look - one.look)) < MOST_LOOK_OFF for one in (first, second)
    )
    low, high = HALF_SHARES
    return alike and all(low < share < high for share in shares) and sum(shares) > BOTH_SHARE


def nearer_halves(association: Association) -> tuple[int | None, ...]:
    """The likeliest answer; for a divided creature, the half that is nearer to its old place."""
    if not association.answers:
        return ()
    chosen = list(association.answers[0].pieces)
    for i, k in enumerate(chosen):
        for m, other in enumerate(association.candidates):
            if k is None or m in chosen or m in association.new:
                continue
            known, half = association.away[i], association.candidates[k].detection
            if not known.gone and two_halves(known, half, other.detection):
                nearer = _away_mm(known, other.detection) < _away_mm(known, half)
                chosen[i] = m if nearer else k
                break
    return tuple(chosen)


def _away_mm(known: Track, detection: Detection) -> float:
    return float(np.hypot(known.at_mm[0] - detection.at_mm[0], known.at_mm[1] - detection.at_mm[1]))

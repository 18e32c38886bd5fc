"""A creature that was pulled apart: two pieces of like size where one stood."""

from typing import Final

import numpy as np

from vision.tracking.association import Association
from vision.tracking.detection import Detection
from vision.tracking.hypotheses import MOST_LOOK_OFF
from vision.tracking.track import Track

# Of its outline's area a half has about two thirds; what is behind the other is not seen.
HALF_SHARES: Final = (0.22, 0.88)
BOTH_SHARE: Final = 0.75


def two_halves(before: Track, first: Detection, second: Detection) -> bool:
    """Whether two pieces may be the halves of a creature."""
    shares = [one.area_mm2 / before.area_mm2 for one in (first, second)]
    alike = all(
        float(np.linalg.norm(before.look - one.look)) < MOST_LOOK_OFF for one in (first, second)
    )
    low, high = HALF_SHARES
    return alike and all(low < share < high for share in shares) and sum(shares) > BOTH_SHARE


def nearer_halves(census: Association) -> tuple[int | None, ...]:
    """The likeliest answer; of a divided creature the half that lies nearer to its place."""
    if not census.answers:
        return ()
    chosen = list(census.answers[0].pieces)
    for i, k in enumerate(chosen):
        for m, other in enumerate(census.candidates):
            if k is None or m in chosen or m in census.new:
                continue
            known, half = census.away[i], census.candidates[k].shown
            if not known.gone and two_halves(known, half, other.shown):
                nearer = _away_mm(known, other.shown) < _away_mm(known, half)
                chosen[i] = m if nearer else k
                break
    return tuple(chosen)


def _away_mm(known: Track, shown: Detection) -> float:
    return float(np.hypot(known.at_mm[0] - shown.at_mm[0], known.at_mm[1] - shown.at_mm[1]))

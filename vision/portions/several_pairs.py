"""One thing from several pairs of pictures, each of them measured by itself."""

import math
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Final

from vision.portions.weigh import PortionSeen
from vision.sightings import Estimate

SHARED_SIGMA: Final = 0.7
"""Share of a pair's sigma that is common to all pairs: the error from the thing's shape."""


def together(seen: Sequence[PortionSeen]) -> PortionSeen:
    """One thing from one or more pairs; the evidence is that of the first."""
    return replace(
        seen[0],
        volume_ml=_mean([one.volume_ml for one in seen]),
        height_mm=_mean([one.height_mm for one in seen]),
        width_mm=_mean([one.width_mm for one in seen]),
        flags=tuple(dict.fromkeys(flag for one in seen for flag in one.flags)),
    )


def _mean(estimates: Sequence[Estimate]) -> Estimate:
    value = fmean(one.value for one in estimates)
    sigma = fmean(one.sigma for one in estimates)
    own = (1 - SHARED_SIGMA**2) / len(estimates)
    return Estimate(value, sigma * math.sqrt(SHARED_SIGMA**2 + own))

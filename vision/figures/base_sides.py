"""Estimates whether visible bases end, towards the camera, at their lower rim or their upper one.

Between the two rims is the base's side, 1 or 2 pixels high. If the side is dark, or differs in
colour from the top, it looks like shaded field, and the base appears farther from the camera than
it is: by 1.2 mm seen from 60 degrees. All bases of a game are alike, so one estimate is made for
all of them: the outline that fits their rims better.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from scipy.special import softmax

from calibration.arrays import Floats, fact
from vision.figures.rim_fit import SHARED_RAYS, WELL_SEEN, Base, Sight, fitted

TRIED: Final = fact(np.array([0.0, 0.5, 1.0]), (3,), "sides")
"""Values of `Sight.side` that are tried: the visible base ends at the upper circle, half way, or at
the lower circle."""

MOST: Final = 12
"""Most bases whose sides are measured: more give the same answer."""

ALIKE: Final = 3.0
"""Divisor for the summed evidence of the bases in one picture, as their errors are correlated.
Found by trial: on ten watched pitches the worse outline was never chosen with certainty."""

BEFOREHAND: Final = -1.0
"""Prior log-odds that the visible base ends at its lower rim: rims are usually painted dark, and on
eight of eleven watched pitches the base ended at the upper rim."""

LEAST_LEFT_PX: Final = 0.05
"""Least residual of a rim in pixels that counts: smaller ones are no better."""


def side_seen(bases: Sequence[Base], sight: Sight) -> float:
    """How much of the bases' sides differs from the field, 0 to 1: `Sight.side`.

    Args:
        bases: The detected bases, the most certain first.
        sight: The top view and what is known of it.
    """
    odds = BEFOREHAND * TRIED + sum(_speaks_for(one, sight) for one in bases[:MOST]) / ALIKE
    return float(softmax(odds) @ TRIED)


def _speaks_for(base: Base, sight: Sight) -> Floats:
    """Log-likelihood (3,) of each value in `TRIED` from one base; 0 if too little of it is seen."""
    fits = [fitted(replace(sight, side=side), base.at_mm, base.filled) for side in TRIED.tolist()]
    rays = min(one.rays for one in fits)
    if rays < WELL_SEEN:
        return np.zeros(len(TRIED))
    left = np.array([max(one.left_px, LEAST_LEFT_PX) for one in fits])
    return np.asarray(-rays / SHARED_RAYS * np.log(left))

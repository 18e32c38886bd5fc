"""Where bases end towards the camera: at their lower rim, or at their upper one.

Between them lies the base's side, 1 or 2 pixels of it. Where it is dark, or of another colour than
the top, it looks like the field in the shade, and a base seems to stand farther from the camera
than it does: by 1.2 mm from 60 degrees. All bases of a game are made alike, so that all of them
together tell it: whichever outline fits their rims better.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from calibration.arrays import Floats, fact
from vision.figures.rim_fit import SHARED_RAYS, WELL_SEEN, Base, Sight, fitted

TRIED: Final = fact(np.array([0.0, 0.5, 1.0]), (3,), "sides")
"""Of `Sight.side`: rims that end at the upper circle, half way, at the lower."""

MOST: Final = 12
"""Bases that are asked: more say the same."""

ALIKE: Final = 3.0
"""What bases of one picture say counts this much less than if each erred by itself. By trial: on
ten watched pitches the better outline was told, or none surely, and no worse one surely."""

BEFOREHAND: Final = -1.0
"""Log-odds, before anything is seen, that bases end at their lower rim: rims are painted dark as a
rule, and on eleven watched pitches eight ended at the upper one."""

LEAST_LEFT_PX: Final = 0.05
"""No rim fits better than that."""


def side_seen(bases: Sequence[Base], sight: Sight) -> float:
    """How much of their sides is told from the field, 0 to 1: `Sight.side`.

    Args:
        bases: As they were found.
        sight: What is looked at.
    """
    odds = BEFOREHAND * TRIED + sum(_speaks_for(one, sight) for one in bases[:MOST]) / ALIKE
    share = np.exp(odds - odds.max())
    return float(share @ TRIED / share.sum())


def _speaks_for(base: Base, sight: Sight) -> Floats:
    """Log-likelihood (3,) of each of the sides that are tried; 0 where too little is seen."""
    fits = [fitted(replace(sight, side=side), base.at_mm, base.filled) for side in TRIED.tolist()]
    rays = min(one.rays for one in fits)
    if rays < WELL_SEEN:
        return np.zeros(len(TRIED))
    left = np.array([max(one.left_px, LEAST_LEFT_PX) for one in fits])
    return np.asarray(-rays / SHARED_RAYS * np.log(left))

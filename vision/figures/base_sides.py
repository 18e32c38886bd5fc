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

from vision.figures.rim_fit import SHARED_RAYS, WELL_SEEN, Base, Sight, fitted

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
    odds = BEFOREHAND + sum(_speaks_for_side(one, sight) for one in bases[:MOST]) / ALIKE
    return float(1 / (1 + np.exp(-np.clip(odds, -30, 30))))


def _speaks_for_side(base: Base, sight: Sight) -> float:
    """Log-likelihood that it ends at its lower rim, less that it ends at its upper one."""
    lower, upper = (
        fitted(replace(sight, side=side), base.at_mm, base.filled) for side in (1.0, 0.0)
    )
    rays = min(lower.rays, upper.rays)
    if rays < WELL_SEEN:
        return 0.0
    left = [max(one.left_px, LEAST_LEFT_PX) for one in (lower, upper)]
    return rays / SHARED_RAYS * float(np.log(left[1] / left[0]))

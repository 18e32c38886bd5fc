"""What comes off a creature: a part that falls, a creature that rocks, no missile."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from calibration.model.solution import Calibration
from vision.clay.colour import name_colour
from vision.clay.find_standing import Standing
from vision.throws.chase import Chase
from vision.throws.gaps import off_outline_px

# What starts out closer to a creature than this comes from it, or from behind it.
OWN_REACH_PX: Final = 6.0
# Of the picture's width in a second: what falls from a creature is slower, what is thrown faster.
FALLING: Final = 0.7


def born_of(chase: Chase, standing: Sequence[Standing]) -> Standing | None:
    """The creature at which a chase begins; None where it begins apart from all."""
    at_px = chase.sights[0].streak.centre_px
    near = [(off_outline_px(s, at_px), n) for n, s in enumerate(standing)]
    if not near or min(near)[0] >= OWN_REACH_PX:
        return None
    return standing[min(near)[1]]


def is_part(chase: Chase, standing: Sequence[Standing], calibration: Calibration) -> bool:
    """Whether a chase is of a creature's own clay, or falls off it, and so is no throw."""
    creature = born_of(chase, standing)
    if creature is None or len(chase.sights) < 2:
        return False
    if name_colour(chase.bgr.astype(np.uint8)[None]) == creature.colour:
        return True
    first, last = chase.sights[0], chase.sights[min(3, len(chase.sights) - 1)]
    gone = float(np.linalg.norm(last.streak.centre_px - first.streak.centre_px))
    return gone < FALLING * calibration.size_wh[0] * (last.t_s - first.t_s)

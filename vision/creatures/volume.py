"""From a hull's volume to the clay's: how much a hull is too large, and how surely that is known.

A hull fills what no view sees into: the room under a belly, between an arm and the body. How much
that is depends on the shape, and is learned on shapes of our own making, carved by the same code
(`vision.creatures.learn_volume`).
"""

from typing import Final

from vision.creatures.hull import Hull
from vision.sighting import Estimate

HULL_PER_CLAY: Final = 1.08
HULL_SIGMA_REL: Final = 0.09


LENIENT_HULL_PER_CLAY: Final = 1.18
LENIENT_SIGMA_REL: Final = 0.18


def clay_volume(hull: Hull, *, lenient: bool = False) -> Estimate:
    """The clay's volume in ml, from the hull that its outlines carved.

    Args:
        hull: What all views left.
        lenient: Whether each voxel may have been cut away by one view: then it is larger still.
    """
    factor, sigma = HULL_PER_CLAY, HULL_SIGMA_REL
    if lenient:
        factor, sigma = LENIENT_HULL_PER_CLAY, LENIENT_SIGMA_REL
    return Estimate(hull.volume_ml / factor, hull.volume_ml / factor * sigma)

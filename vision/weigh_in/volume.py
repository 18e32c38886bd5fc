"""The clay's volume from the hull's: how much too large a hull is, and how certain that is.

A hull also fills the room that no view sees into. `vision.weigh_in.hull_reader` estimates how much
that is from the hull's shape; this module combines that with the errors of outlines.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.sightings import Estimate
from vision.weigh_in.hull import Hull, View
from vision.weigh_in.hull_features import largest_gap_rad


@dataclass(frozen=True, slots=True)
class VolumeTuning:
    """Errors of a volume beyond what the network has learned.

    Guarded by tests/vision/weigh_in/test_volume.py, and the weigh-ins in docs/accuracy.md.
    """

    real_sigma_rel: float = 0.04
    """Sigma, as a share of the volume, that real clay adds to that of generated creatures: joints
    are different, and outlines contain too much or too little."""

    wide_gap_rad: float = 2.0
    """Gap in azimuth between neighbouring views above which it adds to the sigma of a volume."""

    sigma_per_unseen_rad: float = 0.15
    """Sigma of a volume, as a share of it, for each radian of the largest gap between views beyond
    `wide_gap_rad`."""

    scarce_power: float = 1.3
    """Exponent with which the sigma of a volume grows if there are fewer views than
    `ENOUGH_VIEWS`."""

    lenient_hull_per_clay: float = 1.04
    """Volume of a hull over the clay's in lenient carving: outlines have pieces missing, and one
    view may be wrong about each voxel."""

    lenient_sigma_rel: float = 0.13
    """Sigma of a volume, as a share of it, in lenient carving."""


TUNING: Final = VolumeTuning()


ENOUGH_VIEWS: Final = 12
"""Number of views all around the creature that cut away most of what is not clay; with fewer the
sigma of a volume grows."""


def clay_volume(
    hull: Hull, views: Sequence[View], excess: Estimate, *, lenient: bool = False
) -> Estimate:
    """The clay's volume in ml, from the hull that its outlines carved.

    Args:
        hull: What all views left.
        views: Those that carved it.
        excess: ln of the hull's volume over the clay's.
        lenient: Whether one view may be wrong about each voxel, as outlines have pieces missing.
    """
    if lenient:
        volume_ml = hull.volume_ml / TUNING.lenient_hull_per_clay
        sigma = max(TUNING.lenient_sigma_rel, real_sigma_rel(views))
        return Estimate(volume_ml, volume_ml * sigma)
    volume_ml = hull.volume_ml * float(np.exp(-excess.value))
    return Estimate(volume_ml, volume_ml * float(np.hypot(excess.sigma, real_sigma_rel(views))))


def real_sigma_rel(views: Sequence[View]) -> float:
    """Sigma, as a share of the volume, from outlines that err, are few or leave gaps."""
    scarce = float(max(1.0, ENOUGH_VIEWS / len(views)) ** TUNING.scarce_power)
    unseen_rad = max(0.0, largest_gap_rad(views) - TUNING.wide_gap_rad)
    return TUNING.real_sigma_rel * scarce + TUNING.sigma_per_unseen_rad * unseen_rad

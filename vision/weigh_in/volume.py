"""From a hull's volume to the clay's: how much too large a hull is, and how certain that is.

A hull fills what no view sees into. `vision.weigh_in.hull_reader` estimates how much that is from
the hull's shape; here that is combined with the errors of outlines.
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
    """From hull to clay, beyond what the network has learned.

    Guarded by tests/vision/weigh_in/test_volume.py, and the weigh-ins in docs/accuracy.md.
    """

    real_sigma_rel: float = 0.04
    """Sigma that real clay adds to that of made creatures: other joints, and outlines that contain
    too much or too little."""

    wide_gap_rad: float = 2.0
    """Gap between neighbouring views from which on it adds to the sigma of a volume."""

    sigma_per_unseen_rad: float = 0.15
    """Sigma of a volume, as a share of it, for each radian of the largest gap between views beyond
    `wide_gap_rad`."""

    scarce_power: float = 1.3
    """Exponent with which fewer views than `ENOUGH_VIEWS` increase the sigma of a volume."""

    lenient_hull_per_clay: float = 1.04
    """Volume of a hull over the clay's if outlines had pieces missing and one view may be wrong
    about each voxel."""

    lenient_sigma_rel: float = 0.13
    """Sigma of a volume, as a share of it, if outlines had pieces missing and one view may be wrong
    about each voxel."""


TUNING: Final = VolumeTuning()


ENOUGH_VIEWS: Final = 12
"""Number of views all round that cut away most of what is not clay; fewer add to the sigma of a
volume."""


def clay_volume(
    hull: Hull, views: Sequence[View], excess: Estimate, *, lenient: bool = False
) -> Estimate:
    """The clay's volume in ml, from the hull that its outlines carved.

    Args:
        hull: What all views left.
        views: Those that carved it.
        excess: ln of the hull's volume over the clay's.
        lenient: Whether one view may be wrong about each voxel, as outlines are in pieces.
    """
    if lenient:
        volume_ml = hull.volume_ml / TUNING.lenient_hull_per_clay
        sigma = max(TUNING.lenient_sigma_rel, real_sigma_rel(views))
        return Estimate(volume_ml, volume_ml * sigma)
    volume_ml = hull.volume_ml * float(np.exp(-excess.value))
    return Estimate(volume_ml, volume_ml * float(np.hypot(excess.sigma, real_sigma_rel(views))))


def real_sigma_rel(views: Sequence[View]) -> float:
    """Sigma that outlines add to a volume's, as a share of the volume: more with few views."""
    scarce = float(max(1.0, ENOUGH_VIEWS / len(views)) ** TUNING.scarce_power)
    unseen_rad = max(0.0, largest_gap_rad(views) - TUNING.wide_gap_rad)
    return TUNING.real_sigma_rel * scarce + TUNING.sigma_per_unseen_rad * unseen_rad

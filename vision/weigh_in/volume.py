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
    """Added to the sigma of made creatures for real clay: other joints, and outlines that contain
    too much or too little."""

    wide_gap_rad: float = 2.0
    """Gap without a view, from which on it adds to the sigma."""

    lenient_hull_per_clay: float = 1.04
    """Correction if outlines had pieces missing and one view may be wrong about each voxel."""

    lenient_sigma_rel: float = 0.13
    """Its sigma."""


TUNING: Final = VolumeTuning()


ENOUGH_VIEWS: Final = 12
"""Views all round that cut most of it away; fewer add to that sigma."""


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
    """Added to a volume's sigma for outlines, as a share of the volume: more with few views."""
    scarce = float(max(1.0, ENOUGH_VIEWS / len(views)) ** 1.3)
    unseen_rad = max(0.0, largest_gap_rad(views) - TUNING.wide_gap_rad)
    return TUNING.real_sigma_rel * scarce + 0.15 * unseen_rad

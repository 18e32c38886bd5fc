"""How high the clay is under a hull that ends in a point.

From above no view sees along the top, so the hull rises beyond it: the more, the steeper the
lowest camera looks.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from vision.sightings import Estimate
from vision.weigh_in.hull import Hull, View
from vision.weigh_in.hull_features import size_mm, top_mm

ELEVATIONS_DEG: Final = (35.0, 51.0, 62.0, 70.0, 82.0)
TOO_HIGH: Final = (0.032, 0.138, 0.217, 0.48, 1.25)
SPREAD: Final = (0.045, 0.08, 0.1, 0.2, 0.3)
"""By how much hulls of shapes of our own making are too high, and its standard deviation, by the
edge of the cube of the hull's volume: 168 hulls, by the elevation of their camera."""

REAL_SIGMA_MM: Final = 1.0


def clay_height_mm(hull: Hull, views: Sequence[View]) -> Estimate:
    """How high the clay is.

    Args:
        hull: What all views left; not empty.
        views: Those that carved it.
    """
    lowest_deg = lowest_elevation_deg(views)
    size = size_mm(hull)
    too_high = size * float(np.interp(lowest_deg, ELEVATIONS_DEG, TOO_HIGH))
    spread = size * float(np.interp(lowest_deg, ELEVATIONS_DEG, SPREAD))
    return Estimate(max(top_mm(hull) - too_high, 1.0), float(np.hypot(spread, REAL_SIGMA_MM)))


def lowest_elevation_deg(views: Sequence[View]) -> float:
    """How steeply the least steep of the views looks; single ones may be off."""
    return float(np.degrees(np.percentile([view.elevation_rad for view in views], 20)))

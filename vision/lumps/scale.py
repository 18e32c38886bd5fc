"""The scale of things on the table: millimetres per pixel, at the height of a missile."""

from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration

USUAL_RADIUS_MM: Final = 8.5
"""Height of a missile's middle: of a ball of 2.6 ml."""


HORIZON_MM: Final = 5.0
"""Millimetres a pixel beyond the horizon, and at most."""

FINEST_MM: Final = 0.02
"""Millimetres a pixel at least: no camera comes so near."""


def mm_per_px(
    points_px: Floats, calibration: Calibration, height_mm: float = USUAL_RADIUS_MM
) -> Floats:
    """Millimetres per pixel across the line of sight, (n,), at points at a height above the table.

    Args:
        points_px: (n, 2) of the picture.
        calibration: Camera and table.
        height_mm: Their height; beyond the horizon a pixel counts as 5 mm.
    """
    beside = points_px + np.array([1.0, 0.0])
    ends = table_from_image(np.concatenate([points_px, beside]), calibration, height_mm)
    apart = np.linalg.norm(np.diff(ends.reshape(2, -1, 2), axis=0)[0], axis=1)
    return np.asarray(np.clip(np.nan_to_num(apart, nan=HORIZON_MM), FINEST_MM, HORIZON_MM))

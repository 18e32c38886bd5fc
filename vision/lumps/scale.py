"""The scale of the picture: millimetres per pixel at the height of a missile."""

from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import camera_centre_mm, ray_directions, table_from_image
from calibration.model.solution import Calibration

USUAL_RADIUS_MM: Final = 8.5
"""Height of a missile's centre above the table: for a ball of 2.6 ml."""


HORIZON_MM: Final = 5.0
"""Largest value of mm per pixel; a pixel beyond the horizon gets it."""

FINEST_MM: Final = 0.02
"""Smallest value of mm per pixel: no camera comes so near."""

LEAST_LEVEL: Final = 1e-9
"""Least horizontal component of a unit line of sight; with less it points straight down."""


def mm_per_px(
    points_px: Floats, calibration: Calibration, height_mm: float = USUAL_RADIUS_MM
) -> Floats:
    """Millimetres per pixel across the line of sight, (n,), at points at a height above the table.

    Args:
        points_px: (n, 2) of the picture.
        calibration: Camera and table.
        height_mm: Height of the points; a pixel beyond the horizon gets `HORIZON_MM`.
    """
    beside = points_px + np.array([1.0, 0.0])
    ends = table_from_image(np.concatenate([points_px, beside]), calibration, height_mm)
    apart = np.linalg.norm(np.diff(ends.reshape(2, -1, 2), axis=0)[0], axis=1)
    return np.asarray(np.clip(np.nan_to_num(apart, nan=HORIZON_MM), FINEST_MM, HORIZON_MM))


def across_sight(
    point_px: Floats, calibration: Calibration, height_mm: float = USUAL_RADIUS_MM
) -> tuple[Floats, float]:
    """The size of a pixel across the line of sight, and how steeply that line looks down.

    By this measure a ball is a circle wherever it lies in the picture. On the image plane it is
    stretched towards the border, and distorted by the lens.

    Args:
        point_px: (2,) of the picture.
        calibration: Camera and table.
        height_mm: The point's height above the table; a pixel beyond the horizon gets `HORIZON_MM`.

    Returns:
        (2, 2) mm: the first column is a step of one pixel to the right, the second of one pixel
        down, each as components along the table and upwards. And the sine of the angle of the line
        of sight, 1 from straight above.
    """
    corner = point_px + np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    sight, *beside = ray_directions(corner, calibration)
    down = -float(sight[2])
    rise = float(camera_centre_mm(calibration)[2]) - height_mm
    if not rise * down > 0:
        return HORIZON_MM * np.eye(2), 0.0
    along = np.cross(sight, [0.0, 0.0, 1.0])
    length = float(np.linalg.norm(along))
    level = along / length if length > LEAST_LEVEL else np.array([1.0, 0.0, 0.0])
    frame = np.stack([level, np.cross(level, sight)])
    return rise / down * frame @ (np.stack(beside) - sight).T, down

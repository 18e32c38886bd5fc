"""Outlines of bodies made of balls: what a camera sees of a creature whose shape is known."""

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import camera_from_table, image_from_camera
from calibration.model.solution import Calibration
from vision.clay.pieces import ClayPiece

SHIFT = 4
"""Fractional bits of a drawn circle's centre and radius, as OpenCV's `shift` counts them."""


def outline_of(balls: Floats, calibration: Calibration) -> ClayPiece | None:
    """Draw the filled outline of balls; None if the camera's model cannot project one of them.

    Args:
        balls: Middle and radius of each, mm in the table frame, (n, 4).
        calibration: Of the camera that sees them.
    """
    there = camera_from_table(balls[:, :3], calibration)
    middles = image_from_camera(there, calibration.camera)
    radii = balls[:, 3] * calibration.camera.matrix[0, 0] / there[:, 2]
    if not np.isfinite(middles).all():
        return None
    low = np.floor((middles - radii[:, None]).min(axis=0)).astype(int) - 2
    high = np.ceil((middles + radii[:, None]).max(axis=0)).astype(int) + 3
    mask = np.zeros((high[1] - low[1], high[0] - low[0]), dtype=np.uint8)
    for middle, radius in zip(middles - low, radii, strict=True):
        x, y = (round(float(v) * (1 << SHIFT)) for v in middle)
        cv2.circle(mask, (x, y), round(float(radius) * (1 << SHIFT)), 255, -1, shift=SHIFT)
    x, y, width, height = cv2.boundingRect(mask)
    return ClayPiece(mask[y : y + height, x : x + width], (int(low[0] + x), int(low[1] + y)))

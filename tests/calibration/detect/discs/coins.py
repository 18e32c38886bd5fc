"""Draws coins on a table as a camera sees them."""

from collections.abc import Sequence

import cv2
import numpy as np

from calibration import Calibration, Camera, image_from_table
from calibration.arrays import Floats, Image
from calibration.detect.discs.ellipse import circle

SIZE_WH = (960, 720)
FINER = 4


def looking_down(tilt_deg: float, height_mm: float = 400.0, focal_px: float = 760.0) -> Calibration:
    """A camera that looks at the table's origin, with the table's far side up in the picture."""
    tilt = np.radians(tilt_deg)
    right, into = np.array([1.0, 0, 0]), np.array([0, np.sin(tilt), -np.cos(tilt)])
    turn = np.stack([right, np.cross(into, right), into])
    eye = -into * height_mm / np.cos(tilt)
    pose = np.eye(4)
    pose[:3, :3], pose[:3, 3] = turn, -turn @ eye
    middle = (np.array(SIZE_WH) - 1) / 2
    matrix = np.array([[focal_px, 0, middle[0]], [0, focal_px, middle[1]], [0, 0, 1]])
    return Calibration(Camera(matrix, np.zeros(5), SIZE_WH), pose, np.zeros((15, 15)), 0.0)


def drawn_table(
    truth: Calibration,
    coins: Sequence[tuple[float, float, float]],
    random: np.random.Generator,
    colour: tuple[float, float, float] = (150, 152, 155),
    table: tuple[float, float, float] = (70, 110, 150),
) -> Image:
    """A picture of coins (x, y, diameter in mm) with bright rims and relief, and with noise."""
    width, height = SIZE_WH
    fine = np.full((FINER * height, FINER * width, 3), table, dtype=np.float32)
    for x, y, diameter in coins:
        for share, light in ((1.0, 1.0), (0.93, 0.88), (0.86, 0.97)):
            _disc(fine, truth, np.array([x, y]), share * diameter / 2, np.array(colour) * light)
        for _ in range(12):
            at = np.array([x, y]) + random.uniform(-0.25, 0.25, 2) * diameter
            _disc(fine, truth, at, 0.06 * diameter, np.array(colour) * random.uniform(0.8, 1.2))
    bgr = cv2.resize(fine, SIZE_WH, interpolation=cv2.INTER_AREA)
    bgr = cv2.GaussianBlur(bgr, (0, 0), 0.8) + random.normal(0, 3, bgr.shape)
    return np.asarray(np.clip(bgr, 0, 255), dtype=np.uint8)


def _disc(fine: np.ndarray, truth: Calibration, at: Floats, radius: float, colour: Floats) -> None:
    rim = np.column_stack([np.asarray(at) + radius * circle(90), np.zeros(90)])
    pixels = (image_from_table(rim, truth) + 0.5) * FINER - 0.5
    polygon = np.round(pixels * 16).astype(np.int32)
    cv2.fillPoly(fine, [polygon], colour.tolist(), cv2.LINE_AA, shift=4)

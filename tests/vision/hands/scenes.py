"""Cameras over a table, and hands drawn by rule, for the tests of hands."""

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from calibration.model.camera import Camera
from calibration.model.solution import Calibration

# A spread left hand, back up, fingers towards +y, mm: mediapipe's 21 joints.
SPREAD = np.array(
    [
        *[(0, 0), (35, 22), (60, 45), (82, 62), (100, 75)],
        *[(30, 92), (40, 125), (45, 146), (49, 164)],
        *[(6, 98), (7, 138), (7, 162), (7, 182)],
        *[(-17, 92), (-28, 128), (-34, 150), (-39, 168)],
        *[(-38, 80), (-58, 104), (-70, 118), (-80, 130)],
    ],
    dtype=np.float64,
)


def camera_over_table(
    elevation_deg: float = 60.0, azimuth_deg: float = -90.0, distance_mm: float = 700.0
) -> Calibration:
    """A camera that looks at the table's origin, its lens free of distortion."""
    e, a = np.radians(elevation_deg), np.radians(azimuth_deg)
    eye = distance_mm * np.array([np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)])
    forward = -eye / np.linalg.norm(eye)
    right = np.cross(forward, [0, 0, 1])
    right /= np.linalg.norm(right)
    turn = np.array([right, np.cross(forward, right), forward])
    pose = np.eye(4)
    pose[:3, :3], pose[:3, 3] = turn, -turn @ eye
    matrix = np.array([[900.0, 0, 639.5], [0, 900.0, 359.5], [0, 0, 1]])
    sigmas = [0.002] * 3 + [0.8] * 3 + [4.0, 4.0, 3.0, 3.0] + [0.0] * 5
    return Calibration(
        Camera(matrix, np.zeros(5), (1280, 720)), pose, np.diag(np.square(sigmas)), 0.2
    )


def drawn_hand(
    patch_px: Floats, side: int, px_per_mm: float, seed: int = 0
) -> npt.NDArray[np.uint8]:
    """A brown hand of joints (21, 2) px on a noisy green table, seen from above."""
    picture = np.full((side, side, 3), (70, 110, 60), dtype=np.uint8)
    _paint(picture, patch_px, px_per_mm, (90, 120, 180))
    noise = np.random.default_rng(seed).normal(0, 5, picture.shape)
    return np.asarray(np.clip(picture + noise, 0, 255), dtype=np.uint8)


def hand_truth(patch_px: Floats, side: int, px_per_mm: float) -> npt.NDArray[np.uint8]:
    """The mask of the hand that `drawn_hand` paints, 0 or 255."""
    mask = np.zeros((side, side), dtype=np.uint8)
    _paint(mask, patch_px, px_per_mm, 255)
    return mask


def _paint(
    picture: npt.NDArray[np.uint8], points: Floats, px_per_mm: float, colour: int | tuple[int, ...]
) -> None:
    ink = colour if isinstance(colour, tuple) else (colour,)
    for k in range(5):
        joints = np.round(points[[0, *range(4 * k + 1, 4 * k + 5)]]).astype(np.int32)
        thickness = round((20 if k == 0 else 15) * px_per_mm)
        cv2.polylines(picture, [joints[1:]], isClosed=False, color=ink, thickness=thickness)
    palm = cv2.convexHull(np.round(points[[0, 1, 2, 5, 9, 13, 17]]).astype(np.int32))
    cv2.fillConvexPoly(picture, palm, ink)
    edge = round(16 * px_per_mm)
    cv2.polylines(picture, [palm], isClosed=True, color=ink, thickness=edge)

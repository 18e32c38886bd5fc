"""Pictures of balls on a table, drawn ray by ray: shading and contact shadow included."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Image
from calibration.model.camera import Camera
from calibration.model.projection import camera_centre_mm, ray_directions
from calibration.model.solution import Calibration

SIZE_WH = (960, 540)
LAMP = np.array([0.35, 0.2, 0.92])
TABLE_BGR = (70.0, 110.0, 150.0)
GAMMA = 2.2
SHADE_MM: Final = 120.0
"""Distance from a ball beyond which its shade is below the precision of a float."""


def calibration() -> Calibration:
    """A webcam 520 mm from the table's origin, looking down by 40 degrees."""
    eye = np.array([30.0, -400.0, 335.0])
    forward = -eye / np.linalg.norm(eye)
    right = np.cross(forward, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    turn = np.stack([right, np.cross(forward, right), forward])
    pose = np.eye(4)
    pose[:3, :3], pose[:3, 3] = turn, -turn @ eye
    matrix = np.array([[760.0, 0, 480], [0, 760.0, 270], [0, 0, 1]])
    return Calibration(Camera(matrix, np.zeros(5), SIZE_WH), pose, np.eye(15) * 1e-8, 0.1)


def picture(
    balls: Sequence[tuple[float, float, float]],
    bgr: tuple[float, float, float] = (30.0, 90.0, 230.0),
    *,
    seed: int = 0,
) -> Image:
    """Balls (x, y, radius) in mm, each resting on the table, in the clay's colour."""
    eye, rays, depth = _sight()
    light = np.outer(_in_sun(eye + depth[:, None] * rays, balls), np.array(TABLE_BGR) ** GAMMA)
    for x, y, radius in balls:
        centre = np.array([x, y, radius])
        near = _hit(eye, rays, centre, radius)
        first = near < depth
        normal = (eye + near[first, None] * rays[first] - centre) / radius
        shade = 0.25 + 0.75 * np.clip(normal @ LAMP, 0, 1)
        light[first] = np.outer(shade, np.array(bgr) ** GAMMA)
        depth = np.minimum(near, depth)
    levels = 255 * np.clip(light / 255**GAMMA, 0, 1) ** (1 / GAMMA)
    image = cv2.GaussianBlur(levels.reshape(SIZE_WH[1], SIZE_WH[0], 3), (0, 0), 0.7)
    noise = np.random.default_rng(seed).normal(0, 1.5, image.shape)
    return np.asarray(np.clip(np.round(image + noise), 0, 255), dtype=np.uint8)


@cache
def _sight() -> tuple[Floats, Floats, Floats]:
    """The camera, (3,) mm; each pixel's ray, (n, 3); the distance to the table along it, mm."""
    camera = calibration()
    columns, rows = np.meshgrid(np.arange(SIZE_WH[0]), np.arange(SIZE_WH[1]))
    pixels = np.column_stack([columns.ravel(), rows.ravel()]).astype(np.float64)
    rays, eye = ray_directions(pixels, camera), camera_centre_mm(camera)
    rays = rays / np.linalg.norm(rays, axis=1, keepdims=True)
    depth = np.where(rays[:, 2] < -1e-6, -eye[2] / np.minimum(rays[:, 2], -1e-6), np.inf)
    return eye, rays, depth


def _hit(eye: Floats, rays: Floats, centre: Floats, radius: float) -> Floats:
    """Distance along each ray to the ball; inf if it misses."""
    to_ball = centre - eye
    along = rays @ to_ball
    gap = radius**2 - (to_ball @ to_ball - along**2)
    near = np.full(len(rays), np.inf)
    met: Flags = gap > 0
    near[met] = along[met] - np.sqrt(gap[met])
    return near


def _in_sun(points: Floats, balls: Sequence[tuple[float, float, float]]) -> Floats:
    """Light on the table: less where a ball stands between it and the lamp."""
    light = np.ones(len(points))
    flat = np.where(np.isfinite(points), points, 1e6)
    for x, y, radius in balls:
        near = np.flatnonzero(np.abs(flat[:, :2] - np.array([x, y])).max(axis=1) < SHADE_MM)
        away = flat[near] - np.array([x, y, radius])
        off = away - (away @ LAMP)[:, None] * LAMP
        light[near] *= 1 - 0.55 / (1 + np.exp((np.linalg.norm(off, axis=1) - radius) / 1.5))
    return light

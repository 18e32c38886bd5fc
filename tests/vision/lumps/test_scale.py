"""Millimetres across the line of sight: a ball has the same size everywhere in the picture."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from tests.vision.throws.balls import calibration
from vision.lumps.pile_reader import Places, spread_of
from vision.lumps.scale import HORIZON_MM, across_sight

RADIUS_MM = 9.0
FINER = 8
"""Supersampling factor: the scale is tested, not the effect of the pixel size."""


def _bent() -> Calibration:
    """A lens that draws things smaller towards the rim."""
    level = calibration()
    lens = np.array([-0.2, 0.04, 0.0, 0.0, 0.0])
    return replace(level, camera=replace(level.camera, distortion=lens))


def _ball(at_mm: tuple[float, float], table: Calibration) -> Places:
    """The small pixels of a ball that lies there, (n, 2)."""
    normal = np.random.default_rng(1).normal(size=(20000, 3))
    normal *= RADIUS_MM / np.linalg.norm(normal, axis=1, keepdims=True)
    seen = image_from_table(normal + np.array([*at_mm, RADIUS_MM]), table)
    corner = np.floor(seen.min(axis=0)) - 1
    width, height = (np.ceil(seen.max(axis=0) - corner) + 1).astype(int) * FINER
    drawn = np.zeros((height, width), dtype=np.uint8)
    rim = cv2.convexHull(((seen - corner) * FINER).astype(np.float32))
    cv2.fillConvexPoly(drawn, np.round(rim).astype(np.int32), 1)
    rows, columns = np.nonzero(drawn)
    return np.asarray(np.column_stack([columns, rows]) + np.round(corner * FINER).astype(int))


@pytest.mark.parametrize("table", [calibration(), _bent()], ids=["plain", "bent"])
@pytest.mark.parametrize("at_mm", [(0.0, 0.0), (150.0, 90.0), (-160.0, -60.0)])
def test_a_ball_is_a_circle_of_its_size(at_mm: tuple[float, float], table: Calibration) -> None:
    pixels = _ball(at_mm, table)
    pixel, down = across_sight(pixels.mean(axis=0) / FINER, table, RADIUS_MM)
    area = len(pixels) / FINER**2 * abs(float(np.linalg.det(pixel)))
    assert area == pytest.approx(np.pi * RADIUS_MM**2, rel=0.01)
    short, long = spread_of(pixels, pixel / FINER)
    assert short == pytest.approx(long, rel=0.01)
    assert 0 < down <= 1


def test_straight_down_a_pixel_is_as_wide_as_it_is_high() -> None:
    pose = np.diag([1.0, -1.0, -1.0, 1.0])
    pose[2, 3] = 500.0
    table = replace(calibration(), camera_from_table=pose)
    pixel, down = across_sight(table.camera.matrix[:2, 2], table, RADIUS_MM)
    side = (500.0 - RADIUS_MM) / table.camera.matrix[0, 0]
    assert np.abs(pixel) == pytest.approx(side * np.eye(2), abs=1e-3)
    assert down == 1.0


def test_beyond_the_horizon_a_pixel_has_a_bound() -> None:
    pixel, down = across_sight(np.array([640.0, -4000.0]), calibration())
    assert np.abs(pixel).max() == HORIZON_MM
    assert down == 0.0

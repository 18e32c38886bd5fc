"""A point from two rays: as near as its sigma says, whatever is doubted of camera and pixel."""

import numpy as np
import pytest

from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from tests.support.drawn_scene import placed_camera
from vision.two_views.points import PixelSeen, point_of

SIZE_WH = (640, 480)
POSE_SIGMA = np.array([2e-3, 2e-3, 2e-3, 1.0, 1.0, 1.0])


def camera(azimuth: float) -> Calibration:
    return placed_camera(SIZE_WH, azimuth=azimuth, height=0.7, away=900, focal=0.8, bend=-0.05)


def doubted(calibration: Calibration) -> Calibration:
    covariance = np.zeros((15, 15))
    covariance[:6, :6] = np.diag(POSE_SIGMA**2)
    return Calibration(calibration.camera, calibration.camera_from_table, covariance, 0.3)


def test_without_noise_it_is_the_point() -> None:
    place = np.array([40.0, 90.0, 65.0])
    cameras = camera(-0.4), camera(0.9)
    seen = [PixelSeen(c, image_from_table([place], c)[0], 0.5) for c in cameras]
    found = point_of(seen)
    assert found is not None
    assert found.at_mm == pytest.approx(place, abs=1e-3)
    assert found.miss_sigmas == pytest.approx(0, abs=1e-3)


def test_its_covariance_is_that_of_its_scatter() -> None:
    rng = np.random.default_rng(3)
    place = np.array([-60.0, 120.0, 80.0])
    cameras = [doubted(camera(a)) for a in (-0.5, 0.8)]
    squares, misses = [], []
    for _ in range(300):
        seen = []
        for one in cameras:
            # The true camera stands a little elsewhere than the calibration says.
            turn, shift = np.split(rng.normal(0, POSE_SIGMA), 2)
            pose = one.camera_from_table.copy()
            pose[:3, :3] = turned(turn) @ pose[:3, :3]
            pose[:3, 3] += shift
            true = Calibration(one.camera, pose, np.zeros((15, 15)), 0.0)
            at_px = image_from_table([place], true)[0] + rng.normal(0, 0.7, 2)
            seen.append(PixelSeen(one, at_px, 0.7))
        found = point_of(seen)
        assert found is not None
        off = found.at_mm - place
        squares.append(float(off @ np.linalg.solve(found.covariance, off)))
        misses.append(found.miss_sigmas)
    # Three numbers: the mean of the squares is 3, to a sixth of one with so many.
    assert np.mean(squares) == pytest.approx(3, abs=0.6)
    assert np.mean(np.square(misses)) == pytest.approx(1, abs=0.25)


def turned(by: np.ndarray) -> np.ndarray:
    angle = float(np.linalg.norm(by))
    x, y, z = by / max(angle, 1e-12)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.asarray(np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross)


def test_rays_that_pass_each_other_say_so() -> None:
    cameras = camera(-0.4), camera(0.9)
    places = np.array([[40.0, 90.0, 65.0], [40.0, 90.0, 95.0]])
    seen = [
        PixelSeen(c, image_from_table([place], c)[0], 0.5)
        for c, place in zip(cameras, places, strict=True)
    ]
    found = point_of(seen)
    assert found is not None
    assert found.miss_sigmas > 5


def test_parallel_rays_tell_no_distance() -> None:
    one = camera(0.1)
    seen = [PixelSeen(one, np.array([320.0, 240.0]), 0.5)] * 2
    assert point_of(seen) is None


def test_one_ray_is_no_point() -> None:
    with pytest.raises(ValueError, match="takes two pixels, but got 1"):
        point_of([PixelSeen(camera(0.1), np.array([320.0, 240.0]), 0.5)])

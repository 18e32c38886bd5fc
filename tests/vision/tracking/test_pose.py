"""Poses of a body and distances between them, computed by hand."""

import numpy as np
import pytest

from calibration.model.solution import Calibration
from tests.support.doubtful_prints import of_sure_prints
from tests.support.drawn_play import drawn_play
from vision.creature_bodies import CreatureBody
from vision.tracking.pose import Pose, front_walked, surface_on_table, turned, walked, wrapped_rad

BODY = CreatureBody(
    np.array([[20.0, 0, 0], [-10, 0, 0], [0, 10, 0], [0, -10, 0], [0, 0, 40]]),
    2.0,
    np.zeros(2),
    20.0,
)


@pytest.fixture(scope="module")
def calibration() -> Calibration:
    return of_sure_prints(drawn_play(100).calibration)


def pose(x: float, y: float, turn_rad: float, sigma_rad: float = 0.05) -> Pose:
    return Pose(BODY, (x, y), turn_rad, 0.1, 1.0, sigma_rad)


def test_a_pose_puts_the_surface_the_front_and_the_feet_on_the_table() -> None:
    here = pose(100.0, 50.0, np.pi / 2)
    assert here.front_mm == pytest.approx((100.0, 70.0))
    assert np.allclose(here.surface_mm[0], [100.0, 70.0, 0.0])
    assert np.allclose(here.surface_mm, surface_on_table(BODY, np.array([100.0, 50.0, np.pi / 2])))
    assert len(here.feet_mm) == 4


def test_the_middle_and_the_front_go_different_ways(calibration: Calibration) -> None:
    before, now = pose(0.0, 0.0, 0.0), pose(100.0, 0.0, np.pi)
    assert walked(before, now, calibration).value == pytest.approx(100.0)
    front = front_walked(before, now, calibration)
    assert front is not None
    assert front.value == pytest.approx(60.0)
    assert front.sigma > walked(before, now, calibration).sigma


def test_the_shorter_way_round_is_told() -> None:
    told = turned(pose(0.0, 0.0, 3.0), pose(0.0, 0.0, -3.0))
    assert told is not None
    assert told.value == pytest.approx(np.degrees(2 * np.pi - 6.0))
    assert wrapped_rad(2 * np.pi + 0.5) == pytest.approx(0.5)


def test_of_a_round_body_no_turn_is_told(calibration: Calibration) -> None:
    before, now = pose(0.0, 0.0, 0.0), pose(0.0, 0.0, 1.0, sigma_rad=np.pi)
    assert turned(before, now) is None
    assert front_walked(before, now, calibration) is None

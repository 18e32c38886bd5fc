import math

import numpy as np
import pytest

from calibration.model.rebase import Rebase
from calibration.model.solution import Calibration
from tests.calibration.stage import camera, looking


def calibration(eye_mm: tuple[float, float, float], focal: float = 690.0) -> Calibration:
    return Calibration(camera(focal=focal), looking(eye_mm), np.zeros((15, 15)), 0.0)


HERE = calibration((30.0, -430.0, 520.0))


@pytest.mark.parametrize("height_mm", [0.0, 8.0])
def test_to_the_same_calibration_nothing_moves(height_mm: float) -> None:
    same = Rebase(HERE, HERE)
    assert same.point((40.0, -30.0), height_mm) == pytest.approx((40.0, -30.0), abs=1e-6)
    assert same.growth((40.0, -30.0)) == pytest.approx(1.0, abs=1e-6)


def test_there_and_back_is_where_it_was() -> None:
    there = calibration((35.0, -420.0, 530.0))
    at = Rebase(HERE, there).point((40.0, -30.0), 8.0)
    assert math.dist(at, (40.0, -30.0)) > 1
    assert Rebase(there, HERE).point(at, 8.0) == pytest.approx((40.0, -30.0), abs=1e-6)


def test_a_camera_that_zoomed_in_shows_less_of_the_table() -> None:
    assert Rebase(HERE, calibration((30.0, -430.0, 520.0), 710.7)).growth((0.0, 0.0)) == (
        pytest.approx(690 / 710.7, rel=0.01)
    )


def test_beyond_the_horizon_there_is_no_place() -> None:
    low = calibration((30.0, -430.0, 20.0))
    assert all(map(math.isnan, Rebase(HERE, low).point((0.0, 1e7))))

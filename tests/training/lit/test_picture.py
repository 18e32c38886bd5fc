"""Lighting for training: a free table's light is 1, and pixels' rays have the right directions."""

import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.model.solution import Calibration
from tests.support.weigh_in_conditions import looking
from tests.training.creatures.lit import SIDE_PX
from tests.training.lit.bodies import THROWN_BACK, Dome
from tests.training.lit.picture import pixel_rays
from tests.training.lit.rooms import drawn_room, unit
from tests.training.stood import pinhole
from vision.weigh_in.guess import MIDDLE_MM


def seen_by() -> Calibration:
    matrix = np.array([[700.0, 0, 103.5], [0, 700.0, 103.5], [0, 0, 1]])
    middle = np.array([0.0, 0.0, MIDDLE_MM])
    pose = looking(middle + np.array([120.0, -300.0, 260.0]), middle)
    return pinhole(matrix, pose, (SIDE_PX, SIDE_PX))


def upwards() -> Floats:
    ways = unit(np.random.default_rng(0).normal(0, 1, (3, 4000, 3)))
    return unit(ways + np.array([0.0, 0.0, 1.001]))


@pytest.mark.parametrize("lean", [(0.0, 0.0, 0.0), (0.4, -0.3, 0.0), (0.2, 0.1, 0.8)])
def test_the_dome_lights_a_free_table_with_one(lean: tuple[float, float, float]) -> None:
    free = Dome(upwards(), np.zeros((3, 4000), dtype=bool))
    assert free.light(np.array(lean)) == pytest.approx(1.0, abs=0.03)
    hidden = Dome(upwards(), np.ones((3, 4000), dtype=bool))
    assert hidden.light(np.array(lean)) == pytest.approx(THROWN_BACK)


def test_rays_of_pixels_meet_the_table_where_they_show_it() -> None:
    seen = seen_by()
    rays = pixel_rays(seen)
    assert rays.free[:, 2] == pytest.approx(0.0, abs=1e-9)
    points = rays.free @ seen.camera_from_table[:3, :3].T + seen.camera_from_table[:3, 3]
    pixels = points @ seen.camera.matrix.T
    x, y = (pixels[:, :2] / pixels[:, 2:]).T
    rows, columns = np.mgrid[:SIDE_PX, :SIDE_PX]
    assert x == pytest.approx(columns.ravel(), abs=1e-6)
    assert y == pytest.approx(rows.ravel(), abs=1e-6)


def test_lamps_shine_from_above() -> None:
    r = np.random.default_rng(4)
    rooms = [drawn_room(r) for _ in range(50)]
    assert all(room.lamp[2] > 0.2 for room in rooms)
    assert np.linalg.norm([room.lamp for room in rooms], axis=1) == pytest.approx(1.0)

import numpy as np
import pytest

from calibration.arrays import Floats
from tests.training.shape_views import view_of
from tests.training.shapes import VOLUMES_ML, Capsules, Shape, random_shape, shape_of
from tests.vision.tracking.standpoints import MATRIX, ball, camera_at


def test_a_ball_has_its_volume_and_its_outline() -> None:
    radius = 15.0
    shape = ball(radius)
    assert shape.volume_ml == pytest.approx(4 / 3 * np.pi * radius**3 / 1000, rel=0.02)
    pose = camera_at(0.4, 0.6)
    distance = np.linalg.norm(pose[:3, :3] @ [0, 0, radius] + pose[:3, 3])
    assert _radius_px(shape, pose) == pytest.approx(
        900 * radius / np.sqrt(distance**2 - radius**2), abs=0.3
    )


def test_a_tapered_capsule_has_the_volume_of_its_balls_and_cone() -> None:
    ends = np.array([[[0, 0, 60.0], [40.0, 0, 60.0]]])
    shape = shape_of(Capsules(ends, np.array([[20.0, 10.0]])))
    # Counted with 400 000 random points.
    assert shape.volume_ml == pytest.approx(49.91, rel=0.01)


def test_what_is_below_the_ground_is_cut_off() -> None:
    half = ball(20.0, height=-20.0)
    assert half.volume_ml == pytest.approx(2 / 3 * np.pi * 8, rel=0.02)


@pytest.mark.parametrize("grown", [-0.5, 0.5])
def test_an_outline_can_be_found_too_far_out_or_in(grown: float) -> None:
    shape, pose = ball(20.0), camera_at(0.0, 0.6)
    plain, moved = (_radius_px(shape, pose, grown=g) for g in (0.0, grown))
    assert moved - plain == pytest.approx(grown, abs=0.2)


def test_random_shapes_are_a_can_s_worth_and_repeat() -> None:
    one, again = (random_shape(np.random.default_rng(4)) for _ in range(2))
    assert np.array_equal(one.solid.solid, again.solid.solid)
    assert VOLUMES_ML[0] * 0.9 < one.volume_ml < VOLUMES_ML[1] * 1.1


def _radius_px(shape: Shape, pose: Floats, *, grown: float = 0.0) -> float:
    mask = view_of(shape, pose, MATRIX, blur_px=0.8, grown_px=grown).mask
    return float(np.sqrt(np.count_nonzero(mask > 127) / np.pi))

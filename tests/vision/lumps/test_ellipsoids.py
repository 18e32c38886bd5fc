import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.model.projection import image_from_table
from tests.vision.throws.balls import calibration
from vision.lumps.ellipsoids import Lens, LumpBody, lens_near, seen

SHAPE = (140, 180)


@pytest.fixture(scope="module")
def lens() -> Lens:
    return lens_near(np.array([20.0, 15.0, 0.0]), calibration(), np.array([430.0, 180.0]), 1.0)


def test_the_lens_near_a_heap_is_the_camera(lens: Lens) -> None:
    points = np.array([[20.0, 15.0, 0.0], [-30.0, 40.0, 12.0], [70.0, -20.0, 30.0]])
    expected = image_from_table(points, calibration()) - [430.0, 180.0]
    for point, pixel in zip(points, expected, strict=True):
        assert lens.pixel(point) == pytest.approx(pixel, abs=0.02)
        assert lens.place(pixel[0], pixel[1], point[2]) == pytest.approx(point, abs=0.02)


def test_a_place_and_its_pixel_move_alike(lens: Lens) -> None:
    at = np.array([25.0, 5.0, 9.0])
    step = np.array([0.1, -0.2, 0.15])
    moved = lens.pixel(at + step) - lens.pixel(at)
    assert lens.slope(at) @ step == pytest.approx(moved, abs=1e-3)


@pytest.mark.parametrize("roll", [False, True])
@pytest.mark.parametrize(("longer", "turn"), [(1.0, 0.0), (1.6, 0.3), (2.0, 1.4)])
def test_a_body_is_seen_where_its_points_are(
    lens: Lens, longer: float, turn: float, roll: bool
) -> None:
    layer = seen(LumpBody(80.0, 70.0, 9.0, longer, turn, 0.0, roll), lens, SHAPE)
    points = _surface(longer, turn, roll) + layer.middle_mm
    pixels = np.array([lens.pixel(point) for point in points])
    rows, columns = np.nonzero(np.isfinite(layer.depth_mm))
    drawn = np.array([columns + layer.box[1].start, rows + layer.box[0].start])
    assert drawn.min(axis=1) == pytest.approx(pixels.min(axis=0), abs=1.2)
    assert drawn.max(axis=1) == pytest.approx(pixels.max(axis=0), abs=1.2)


def test_normals_look_at_the_eye_and_tops_up(lens: Lens) -> None:
    layer = seen(LumpBody(80.0, 70.0, 9.0), lens, SHAPE)
    inside = np.isfinite(layer.depth_mm)
    sight = (layer.middle_mm - lens.eye_mm) / np.linalg.norm(layer.middle_mm - lens.eye_mm)
    assert (sight @ layer.normals[:, inside]).max() < 0.02
    highest = np.argmax(np.where(inside, layer.height_mm, -1.0))
    assert layer.normals[2].ravel()[highest] > 0.97
    assert layer.height_mm[inside].max() == pytest.approx(18.0, abs=0.3)


def test_volumes_are_those_of_ellipsoid_and_roll() -> None:
    assert LumpBody(0, 0, 10.0, 1.5).volume_ml == pytest.approx(4 / 3 * np.pi * 1.5)
    line_ml, ends_ml = np.pi * 2 * 0.5, 4 / 3 * np.pi
    assert LumpBody(0, 0, 10.0, 1.5, roll=True).volume_ml == pytest.approx(line_ml + ends_ml)


def _surface(longer: float, turn: float, roll: bool) -> Floats:
    rng = np.random.default_rng(3)
    out = rng.normal(size=(20000, 3))
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    points = 9.0 * out * [1.0 if roll else longer, 1.0, 1.0]
    if roll:
        points[:, 0] += np.sign(points[:, 0]) * 9.0 * (longer - 1)
    c, s = np.cos(turn), np.sin(turn)
    return np.asarray(points @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]))

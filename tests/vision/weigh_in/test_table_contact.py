from functools import cache

import numpy as np
import pytest

from calibration.arrays import Floats, Mask
from tests.training.shape_views import view_of
from tests.training.shapes import Capsules, Shape, random_shape, shape_of
from tests.vision.tracking.standpoints import MATRIX, camera_at
from vision.weigh_in.standing_pose import Outlined, StandingPose
from vision.weigh_in.table_contact import RAISED_MM, contact, raised, set_down

CORNER = (390, 110)
SIZE = 500
TURNS = 9
FLOATS_MM = 22.0


@cache
def _shape(seed: int) -> Shape:
    return random_shape(np.random.default_rng([seed, 8]))


def _seen(shape: Shape, elevation: float, seed: int = 0) -> tuple[Outlined, list[StandingPose]]:
    """A shape turned on the table, with exact outlines at half the size, and its true poses."""
    random = np.random.default_rng([seed, 9])
    camera = camera_at(-1.5, elevation)
    turns = np.arange(TURNS) * 2 * np.pi / TURNS
    placed = [StandingPose(float(t), *(float(v) for v in random.normal(0, 4, 2))) for t in turns]
    masks = tuple(_outline(shape, camera @ one.table_from_body()) for one in placed)
    matrix = MATRIX.copy()
    matrix[:2, 2] += 0.5 - np.array(CORNER)
    matrix[:2] /= 2
    matrix[:2, 2] -= 0.5
    at_mm = np.array([(one.x_mm, one.y_mm) for one in placed])
    return Outlined(masks, matrix, np.zeros(5), camera, at_mm), placed


def _outline(shape: Shape, camera_from_body: Floats) -> Mask:
    view = view_of(shape, camera_from_body, MATRIX, blur_px=0.8, grown_px=0.0)
    mask = np.zeros((SIZE, SIZE), dtype=np.uint8)
    left, top = view.corner_px[0] - CORNER[0], view.corner_px[1] - CORNER[1]
    height, width = view.mask.shape
    mask[top : top + height, left : left + width] = np.where(view.mask > 127, 255, 0)
    return np.ascontiguousarray(mask[::2, ::2])


def _floating(placed: list[StandingPose], seen: Outlined) -> tuple[StandingPose, ...]:
    """The same poses with the scene scaled down towards the camera, off the table."""
    return set_down(placed, seen, -FLOATS_MM / (1 - FLOATS_MM / _camera_height(seen)))


def _camera_height(seen: Outlined) -> float:
    return float(np.linalg.inv(seen.camera_from_table)[2, 3])


def test_outlines_stay_as_they_are_when_a_creature_is_set_down() -> None:
    seen, placed = _seen(_shape(3), 0.7)
    body = np.random.default_rng(1).uniform((-30, -30, 0), (30, 30, 60), (40, 3))
    share = 1 - FLOATS_MM / _camera_height(seen)
    smaller = body * share + (0.0, 0.0, FLOATS_MM)
    for stands, floats in zip(placed, _floating(placed, seen), strict=True):
        np.testing.assert_allclose(
            seen.image_of(smaller, floats), seen.image_of(body, stands), atol=1e-6
        )


def test_what_floats_is_set_down_where_it_stood() -> None:
    seen, placed = _seen(_shape(3), 0.7)
    again = set_down(_floating(placed, seen), seen, FLOATS_MM)
    for stands, found in zip(placed, again, strict=True):
        assert (found.x_mm, found.y_mm) == pytest.approx((stands.x_mm, stands.y_mm), abs=1e-6)
        assert found.turn_rad == stands.turn_rad


def test_raised_outlines_are_looked_for_higher_up() -> None:
    seen, placed = _seen(_shape(3), 0.7)
    stood = [StandingPose(0.0, float(x), float(y)) for x, y in raised(seen).at_mm]
    for found, stands in zip(set_down(stood, seen, RAISED_MM), placed, strict=True):
        assert (found.x_mm, found.y_mm) == pytest.approx((stands.x_mm, stands.y_mm), abs=1e-6)


FEW = pytest.param(range(1, 5), id="four")
MORE = pytest.param(range(16), id="sixteen", marks=pytest.mark.long)


@pytest.mark.parametrize("seeds", [FEW, MORE])
@pytest.mark.parametrize("elevation", [0.6, 0.95])
def test_it_is_found_how_high_a_creature_floats(seeds: range, elevation: float) -> None:
    off, sigmas = [], []
    for seed in seeds:
        seen, placed = _seen(_shape(seed), elevation, seed)
        found = contact(_floating(placed, seen), seen, range(TURNS))
        off.append(abs(found.height_mm.value - FLOATS_MM))
        sigmas.append(off[-1] / found.height_mm.sigma)
    print(f"off by {np.round(off, 1)} mm, {np.round(sigmas, 1)} sigma")
    assert np.median(off) < 2.5
    assert np.mean(np.array(sigmas) < 2) >= 0.85


def _mushroom() -> Shape:
    """A wide slab on a thin stem, which is hidden from high up."""
    angles = np.arange(0, 2 * np.pi, 0.3)
    rim = np.stack([28 * np.cos(angles), 28 * np.sin(angles), np.full(len(angles), 24.0)], axis=1)
    spokes = [(end, (0.0, 0.0, 24.0)) for end in rim]
    ends = np.array([*spokes, ((0.0, 0.0, 5.0), (0.0, 0.0, 24.0))])
    radii = np.array([*[(7.0, 7.0)] * len(rim), (5.0, 5.0)])
    return shape_of(Capsules(ends, radii), legs=1)


def test_a_body_that_hides_what_it_stands_on_is_in_doubt() -> None:
    seen, placed = _seen(_mushroom(), 1.1)
    found = contact(_floating(placed, seen), seen, range(TURNS))
    assert found.hidden
    assert abs(found.height_mm.value - FLOATS_MM) < 3 * found.height_mm.sigma
    assert found.volume_sigma > 0.05


def test_without_a_hull_nothing_is_told() -> None:
    seen, placed = _seen(_shape(3), 0.7)
    nowhere = [one.moved(0.0, 400.0 * n, 0.0) for n, one in enumerate(placed)]
    with pytest.raises(ValueError, match="leave no hull"):
        contact(nowhere, seen, range(TURNS))

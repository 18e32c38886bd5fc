"""Bodies: what is kept of a hull, and which are one creature's."""

import numpy as np
import pytest

from tests.training.shapes import random_shape
from tests.vision.tracking.standpoints import ball, views_around
from vision.creature_bodies import MOST_KEPT, Bodies, CreatureBody
from vision.weigh_in.hull import Hull, carve
from vision.weigh_in.hull_measures import body_of

RED = np.array([[45, 45, 210]], dtype=np.uint8)
BLUE = np.array([[205, 100, 35]], dtype=np.uint8)


def hull(seed: int) -> Hull:
    return random_shape(np.random.default_rng(seed)).solid


def turned(body: Hull) -> Hull:
    """A quarter turn about the block's middle."""
    solid = np.rot90(body.solid, axes=(0, 1)).copy()
    corner = np.array([-body.corner_mm[1] - body.voxel_mm * (body.solid.shape[1] - 1), 0.0, 0.0])
    corner[1:] = body.corner_mm[0], body.corner_mm[2]
    return Hull(solid, corner, body.voxel_mm)


def test_a_body_has_its_feet_in_the_middle_and_its_front_ahead() -> None:
    solid = hull(3)
    body = body_of(solid, RED)
    points = solid.points_mm()
    feet = points[points[:, 2] < points[:, 2].min() + 4.0][:, :2].mean(axis=0)
    assert body.voxel_mm == 2 * solid.voxel_mm
    assert body.ahead_mm == pytest.approx(points[:, 0].max() - feet[0], abs=body.voxel_mm)
    size = np.ptp(body.surface_mm, axis=0)
    assert size == pytest.approx(np.ptp(points, axis=0), abs=2 * body.voxel_mm)
    assert len(body.surface_mm) < 8000


@pytest.mark.parametrize("elevation_rad", [0.8, 1.0])
def test_a_body_ends_where_the_clay_does_and_not_in_a_point_above_it(elevation_rad: float) -> None:
    """No steep camera cuts away the cone over a top: the hull rises beyond it."""
    shape = ball(20.0)
    views = views_around(shape, 12, elevation=elevation_rad)
    carved = carve(views)
    whole, ended = body_of(carved, RED), body_of(carved, RED, views)
    tops = [float(one.surface_mm[:, 2].max() + one.voxel_mm / 2) for one in (whole, ended)]
    assert tops[0] > 40.0 + whole.voxel_mm
    assert 40.0 - ended.voxel_mm < tops[1] <= tops[0] - ended.voxel_mm
    assert ended.ahead_mm == pytest.approx(whole.ahead_mm, abs=ended.voxel_mm)


def test_bodies_go_by_their_tint() -> None:
    bodies, red, blue = Bodies(), body_of(hull(3), RED), body_of(hull(4), BLUE)
    bodies.keep(red)
    bodies.keep(blue)
    assert bodies.of(red.tint) == (red,)
    assert bodies.of(blue.tint + 5) == (blue,)
    darker = body_of(hull(5), (RED * 0.6).astype(np.uint8))
    assert np.linalg.norm(darker.tint - red.tint) < 20


def test_weighed_in_again_a_creature_has_one_body() -> None:
    bodies = Bodies()
    first, again, other = (body_of(one, RED) for one in (hull(3), turned(hull(3)), hull(8)))
    for body in (first, other, again):
        bodies.keep(body)
    assert bodies.of(again.tint) == (other, again)


def test_the_newest_bodies_are_kept() -> None:
    bodies, made = Bodies(), []
    for number in range(MOST_KEPT + 3):
        box = Hull(np.ones((10, 10, 12 + 8 * number), dtype=np.bool_), np.full(3, 0.6), 1.25)
        made.append(body_of(box, RED))
        bodies.keep(made[-1])
    known: tuple[CreatureBody, ...] = bodies.of(made[0].tint)
    assert known == tuple(made[3:])

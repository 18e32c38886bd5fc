from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

import numpy as np
import numpy.typing as npt
import pytest

from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from tests.support.cupped_shapes import Filling, clay_views, cupped_shape
from tests.support.drawn_weigh_in import Step
from tests.support.weigh_in_conditions import CLAYS, random_weigh_in
from tests.training.shapes import Capsules, random_shape, shape_of
from tests.vision.tracking.standpoints import ball, views_around
from vision.weigh_in.cups import hollow_of, hollow_top
from vision.weigh_in.hull import Hull, carve
from vision.weigh_in.hull_features import Top, round_top
from vision.weigh_in.hull_measures import CUPPED, Carved, creature_told
from vision.weigh_in.observer import weigh_pass

SIDE = np.array([0.3, 0.0, 0.2, 0.1])


def _found(solid: Hull, random: np.random.Generator, count: int = 6) -> Top | None:
    views, pictures = clay_views(random_weigh_in(random, solid), count)
    return hollow_top(carve(views), views, pictures)


def _counted(kind: str, seeds: Sequence[int]) -> int:
    found = 0
    for seed in seeds:
        random = np.random.default_rng([31, seed])
        if kind == "other":
            solid = random_shape(random).solid
        else:
            (filling,) = (name for name in get_args(Filling) if name == kind)
            solid = cupped_shape(random, filling).solid
        found += _found(solid, random) is not None
    print(f"{kind}: {found} of {len(seeds)} called hollow")
    return found


@pytest.mark.parametrize(
    ("cups", "full"), [(1, ("flat",)), pytest.param(3, ("flat", "dome"), marks=pytest.mark.long)]
)
def test_cups_are_found_and_what_is_full_is_not(cups: int, full: tuple[str, ...]) -> None:
    assert _counted("cup", range(cups)) >= 2 * cups / 3
    assert sum(_counted(kind, range(1)) for kind in full) == 0


@pytest.mark.soak
def test_many_cups_and_many_others() -> None:
    assert _counted("cup", range(40)) >= 30
    others = ("flat", 15), ("dome", 15), ("other", 40)
    assert sum(_counted(kind, range(count)) for kind, count in others) <= 3


def test_a_round_top_is_as_wide_as_what_is_below() -> None:
    shape = shape_of(Capsules(np.array([[[0, 0, 0.0], [0, 0, 40.0]]]), np.array([[18.0, 18]])))
    flat = Hull(shape.solid.solid[:, :, :40], shape.solid.corner_mm, shape.solid.voxel_mm)
    views = views_around(type(shape)(flat, 0), 10)
    top = round_top(carve(views), views)
    assert top is not None
    assert top.radius_mm == pytest.approx(18, abs=1.5)
    assert top.middle_mm == pytest.approx((0, 0, 39), abs=3.5)


def test_a_small_thing_has_no_round_top() -> None:
    shape = ball(7.0)
    views = views_around(shape, 8)
    assert round_top(carve(views), views) is None


@pytest.mark.parametrize("sign", [-1.0, 1.0])
def test_light_that_rises_away_from_the_lamp_is_a_hollow_s(sign: float) -> None:
    rings = np.linspace(0.1, 1.0, 10)[:, None]
    spokes = np.arange(24) * (2 * np.pi / 24)
    light: npt.NDArray[np.float64] = 0.3 - sign * 0.2 * rings * np.sin(spokes)
    hollow = hollow_of(np.stack([light] * 3), SIDE)
    assert hollow.against * sign > 0.1
    assert hollow.uneven > 0.1


def test_a_dark_middle_is_a_hollow_s_where_the_lamp_is_overhead() -> None:
    light = np.ones((3, 10, 24))
    light[:, :6] = 0.5
    assert hollow_of(light, np.array([0.3, 0.0, 0.0, 0.1])).told
    assert not hollow_of(1.5 - light, np.array([0.3, 0.0, 0.0, 0.1])).told


def test_a_hollow_top_s_volume_is_less_and_less_sure() -> None:
    shape = ball(20.0)
    views = tuple(views_around(shape, 8))
    carved = Carved(carve(views), views)
    camera = Camera(views[0].matrix, np.zeros(5), (1280, 720))
    table = Calibration(camera, views[0].camera_from_body, np.eye(15), 0.0)
    cup = replace(carved, hollow=Top((0.0, 0.0, 30.0), 15.0))
    full, hollow = (
        creature_told(c, table, doubt="volume on the card", colour="red", t_s=0.0)
        for c in (carved, cup)
    )
    assert full.volume_ml is not None
    assert hollow.volume_ml is not None
    assert hollow.volume_ml.value < full.volume_ml.value - 3
    assert hollow.volume_ml.sigma > full.volume_ml.sigma
    assert hollow.flags == (CUPPED,)


def test_a_top_that_no_view_shows_is_no_hollow() -> None:
    assert hollow_of(np.full((3, 10, 24), np.nan), SIDE).against == 0


@pytest.mark.soak
def test_a_cup_on_the_card_is_flagged_and_less_than_full() -> None:
    random = np.random.default_rng([31, 1])
    made = cupped_shape(random, "cup")
    steps = [Step(0.0, creature=False), *(Step(turn) for turn in np.arange(5) * 1.25)]
    drawn = random_weigh_in(random, made.solid, clay=CLAYS["orange"], table="green", steps=steps)
    table = Calibration(drawn.camera, drawn.camera_from_table, np.zeros((15, 15)), 0.0)
    seen = weigh_pass(drawn.frames(), table, drawn.boards).creature()
    assert CUPPED in seen.flags
    assert seen.volume_ml is not None
    error = seen.volume_ml.value - drawn.volume_ml
    print(f"{drawn.volume_ml:.1f} ml: {error:+.1f}, sigma {seen.volume_ml.sigma:.1f}")
    assert abs(error) < 2 * seen.volume_ml.sigma

"""The cost of bodies, and that the cost of a change can be computed locally."""

import numpy as np
import pytest

from tests.vision.throws.balls import calibration
from vision.lumps.ellipsoids import Layer, Lens, LumpBody, lens_near, seen
from vision.lumps.heap_picture import HeapPicture
from vision.lumps.render_cost import (
    HOVERING_COST,
    Among,
    HeapCost,
    cost_among,
    cost_of_all,
    own_cost,
    solids_of,
)


@pytest.fixture(scope="module")
def lens() -> Lens:
    return lens_near(np.zeros(3), calibration(), np.array([380.0, 180.0]), 1.0)


def _at(lens: Lens, x_mm: float, lift_mm: float = 0.0, longer: float = 1.0) -> Layer:
    x, y = lens.pixel(np.array([x_mm, 0.0, 8.0 + lift_mm]))
    return seen(LumpBody(float(x), float(y), 8.0, longer, 0.0, lift_mm), lens, (160, 220))


@pytest.mark.parametrize(("apart_mm", "gap"), [(20.0, 4.0), (16.0, 0.0), (10.0, -6.0)])
def test_the_gap_between_balls_is_their_distance_less_their_radii(
    lens: Lens, apart_mm: float, gap: float
) -> None:
    others = solids_of([_at(lens, apart_mm), _at(lens, apart_mm + 30)])
    assert others.gaps_mm(_at(lens, 0.0)) == pytest.approx([gap, gap + 30], abs=0.1)


def test_a_long_body_reaches_further_along_than_across(lens: Lens) -> None:
    others = solids_of([_at(lens, 30.0, longer=1.5)])
    assert others.gaps_mm(_at(lens, 0.0)) == pytest.approx([30 - 8 - 12], abs=0.1)


def test_only_what_sticks_in_each_other_costs(lens: Lens) -> None:
    one = _at(lens, 0.0)
    beyond = [
        cost_among(one, solids_of([_at(lens, apart)])) - own_cost(one.body)
        for apart in (16.0, 12.0, 8.0)
    ]
    assert beyond[0] == 0.0
    assert beyond[2] > beyond[1] > 0


def test_a_lifted_ball_needs_one_below(lens: Lens) -> None:
    below, lifted = _at(lens, 0.0), _at(lens, 8.0, 13.5)
    alone = cost_among(lifted, solids_of([])) - own_cost(lifted.body)
    assert alone == HOVERING_COST
    assert cost_among(lifted, solids_of([below])) == own_cost(lifted.body)
    assert cost_among(below, solids_of([lifted])) == own_cost(below.body)


def test_pairs_are_counted_once(lens: Lens) -> None:
    one, other = _at(lens, 0.0), _at(lens, 10.0)
    both = cost_of_all([one, other])
    assert both == pytest.approx(cost_among(one, solids_of([other])) + own_cost(other.body))


def test_long_and_lifted_bodies_cost_more(lens: Lens) -> None:
    plain = own_cost(_at(lens, 0.0).body)
    assert own_cost(_at(lens, 0.0, longer=2.0).body) > plain
    assert own_cost(_at(lens, 0.0, lift_mm=6.0).body) > plain


SHAPE = (120, 160)
BODIES = (
    LumpBody(60.0, 60.0, 9.0),
    LumpBody(78.0, 63.0, 8.0, 1.4, 0.5),
    LumpBody(69.0, 45.0, 8.5, lift_mm=9.0),
)


@pytest.fixture(scope="module")
def cost() -> HeapCost:
    lens = lens_near(np.zeros(3), calibration(), np.array([380.0, 180.0]), 1.0)
    return HeapCost(_picture(lens))


def _picture(lens: Lens) -> HeapPicture:
    share, light = np.zeros(SHAPE), np.full(SHAPE, 3.5)
    for body in BODIES:
        layer = seen(body, lens, SHAPE)
        inside = np.isfinite(layer.depth_mm)
        share[layer.box][inside] = 1.0
        light[layer.box][inside] = (4.0 + 0.8 * layer.normals[2])[inside]
    return HeapPicture(share, light, np.zeros(SHAPE, dtype=np.bool_), lens)


@pytest.mark.parametrize(
    "trial",
    [
        LumpBody(61.6, 60.0, 9.0),
        LumpBody(60.0, 60.0, 9.8),
        LumpBody(60.0, 60.0, 9.0, 1.5, 0.4, roll=True),
        LumpBody(100.0, 80.0, 8.0),
    ],
)
def test_a_change_is_the_difference_of_the_totals(cost: HeapCost, trial: LumpBody) -> None:
    shown = cost.learn([cost.draw(body) for body in BODIES])
    among = Among(cost, shown[0], shown[1:])
    other = cost.draw(trial)
    apart = cost.total([other, *shown[1:]]) - cost.total(shown)
    assert among.change(other) == pytest.approx(apart, abs=1e-6)


def test_the_bodies_that_are_there_cost_least(cost: HeapCost) -> None:
    shown = cost.learn([cost.draw(body) for body in BODIES])
    right = cost.total(shown)
    assert right < cost.total(shown[:2])
    assert right < cost.total([*shown, cost.draw(LumpBody(66.0, 75.0, 8.0))])


def test_what_is_hidden_is_not_visible(cost: HeapCost) -> None:
    shown = [cost.draw(body).layer for body in BODIES]
    assert cost.visible(shown[:1]) == [1.0]
    assert min(cost.visible(shown)) < 0.95

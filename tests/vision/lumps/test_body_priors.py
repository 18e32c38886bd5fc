import numpy as np
import pytest

from tests.vision.throws.balls import calibration
from vision.lumps.body_priors import HOVERING_COST, cost_among, cost_of_all, own_cost, solids_of
from vision.lumps.ellipsoids import Layer, LumpBody, seen
from vision.lumps.near_lens import Lens, lens_near


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

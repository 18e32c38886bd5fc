import numpy as np
import pytest

from tests.vision.missiles.balls import calibration
from vision.missiles.ellipsoids import Body, Layer, Lens, lens_near, seen
from vision.missiles.solids import gap_mm, hovering, own_cost, sticking


@pytest.fixture(scope="module")
def lens() -> Lens:
    return lens_near(np.zeros(3), calibration(), np.array([380.0, 180.0]), 1.0)


def _at(lens: Lens, x_mm: float, lift_mm: float = 0.0, longer: float = 1.0) -> Layer:
    x, y = lens.pixel(np.array([x_mm, 0.0, 8.0 + lift_mm]))
    return seen(Body(float(x), float(y), 8.0, longer, 0.0, lift_mm), lens, (160, 220))


@pytest.mark.parametrize(("apart_mm", "gap"), [(20.0, 4.0), (16.0, 0.0), (10.0, -6.0)])
def test_the_gap_between_balls_is_their_distance_less_their_radii(
    lens: Lens, apart_mm: float, gap: float
) -> None:
    assert gap_mm(_at(lens, 0.0), _at(lens, apart_mm)) == pytest.approx(gap, abs=0.1)


def test_only_what_sticks_in_each_other_costs(lens: Lens) -> None:
    assert sticking(_at(lens, 0.0), _at(lens, 16.0)) == 0.0
    assert sticking(_at(lens, 0.0), _at(lens, 8.0)) > sticking(_at(lens, 0.0), _at(lens, 12.0)) > 0


def test_a_lifted_ball_needs_one_below(lens: Lens) -> None:
    below, lifted = _at(lens, 0.0), _at(lens, 8.0, 13.5)
    assert hovering(0, [lifted]) > 0
    assert hovering(0, [lifted, below]) == 0.0
    assert hovering(0, [below, lifted]) == 0.0


def test_long_and_lifted_bodies_cost_more(lens: Lens) -> None:
    plain = own_cost(_at(lens, 0.0))
    assert own_cost(_at(lens, 0.0, longer=2.0)) > plain
    assert own_cost(_at(lens, 0.0, lift_mm=6.0)) > plain

import math
import random

import pytest

from server.proposals.clay_o_rama.reach import (
    StandingPlace,
    convex_outline,
    from_point,
    gap_mm,
    in_the_way,
    probability_in_reach,
    probability_of_contact,
)
from tests.support.in_play import square
from vision.sightings import Estimate, PointMm


def place(at: PointMm, half_mm: float = 10.0, sigma_mm: float = 0.0) -> StandingPlace:
    return StandingPlace(at, square(at, half_mm) if half_mm else (), sigma_mm)


def test_gaps_between_squares() -> None:
    assert gap_mm(place((0, 0)), place((50, 0))) == pytest.approx(30)
    assert gap_mm(place((0, 0)), place((50, 50))) == pytest.approx(30 * math.sqrt(2))
    assert gap_mm(place((0, 0)), place((12, 3))) == 0
    assert gap_mm(place((0, 0), 30), place((2, 1), 5)) == 0
    assert from_point((0, 0), place((50, 0))) == pytest.approx(40)


def test_feet_that_were_not_seen_are_the_place_itself() -> None:
    assert gap_mm(place((0, 0), 0), place((50, 0), 0)) == pytest.approx(50)


def test_the_order_of_the_feet_does_not_matter() -> None:
    inner: tuple[PointMm, ...] = ((0.0, 0.0), (1.0, 2.0))
    shuffled = random.Random(3).sample((*square((0, 0), 10), *inner), 6)
    assert set(convex_outline(shuffled)) == set(square((0, 0), 10))


def test_reach_goes_one_way_where_arms_differ() -> None:
    long, short = Estimate(45.0, 2.0), Estimate(25.0, 2.0)
    one, other = place((0, 0), sigma_mm=2.0), place((50, 0), sigma_mm=2.0)
    assert probability_in_reach(one, long, other) > 0.9
    assert probability_in_reach(other, short, one) < 0.01


def test_the_probability_is_the_share_of_true_cases() -> None:
    """With places and reaches that scatter by their sigmas, 4000 samples agree within 3 %."""
    draw = random.Random(7)
    sigma = 5.0
    told, true = 0.0, 0
    for _ in range(4000):
        away, reach = draw.uniform(30, 60), 40.0
        seen = draw.gauss(away, sigma * math.sqrt(2))
        measured = Estimate(draw.gauss(reach, 2.0), 2.0)
        p = probability_in_reach(
            place((0, 0), 0, sigma), measured, place((max(seen, 0.0), 0), 0, sigma)
        )
        told += p
        true += away <= reach
    assert told / 4000 == pytest.approx(true / 4000, abs=0.03)


def test_adjacency_is_right_away_from_the_doubtful_zone() -> None:
    """Of random pairs stated with at least 95 % or at most 5 %, 95 % are right."""
    draw = random.Random(11)
    right = said = 0
    for _ in range(2000):
        away = draw.uniform(0, 120)
        seen = away + draw.gauss(0, 5.0) + draw.gauss(0, 5.0)
        p = probability_in_reach(
            place((0, 0), 0, 5.0), Estimate(60.0, 2.0), place((max(seen, 0.0), 0), 0, 5.0)
        )
        if not 0.05 < p < 0.95:
            said += 1
            right += (p > 0.5) == (away <= 60.0)
    assert said > 1200
    assert right / said > 0.95, f"{right} of {said}"


def test_contact() -> None:
    near, far = place((22, 0), sigma_mm=2.0), place((40, 0), sigma_mm=2.0)
    here = place((0, 0), sigma_mm=2.0)
    assert probability_of_contact(here, near) > 0.5
    assert probability_of_contact(here, far) < 0.01


def test_a_creature_in_the_way() -> None:
    assert in_the_way((0, 0), (100, 0), place((50, 5)))
    assert not in_the_way((0, 0), (100, 0), place((50, 25)))
    assert not in_the_way((0, 0), (45, 0), place((50, 5)))

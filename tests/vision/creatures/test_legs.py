import numpy as np
import pytest

from tests.vision.creatures.standpoints import ball, views_around
from vision.creatures.hull import Hull, Solid, carve
from vision.creatures.legs import count_legs


def _block() -> Solid:
    return np.zeros((60, 60, 40), dtype=np.bool_)


def _hull(solid: Solid) -> Hull:
    return Hull(solid, np.array([-40.0, -40.0, 0.625]), 1.25)


def _standing(places: list[tuple[int, int]]) -> Hull:
    solid = _block()
    solid[12:48, 12:48, 20:36] = True
    for x, y in places:
        solid[x - 4 : x + 4, y - 4 : y + 4, :22] = True
    return _hull(solid)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
def test_parts_that_carry_are_counted(count: int) -> None:
    places = [(18, 18), (42, 42), (18, 42), (42, 18), (30, 18), (30, 42)][:count]
    legs = count_legs(_standing(places))
    assert legs.count == count
    assert legs.probabilities[count] == max(legs.probabilities)
    assert sum(legs.probabilities) == pytest.approx(1, abs=1e-3)


def test_a_body_that_lies_on_the_table_has_none() -> None:
    solid = _block()
    solid[12:48, 15:45, :20] = True
    assert count_legs(_hull(solid)).count == 0
    assert count_legs(carve(views_around(ball(22.0, height=-6.0), 12))).count == 0


def test_nothing_has_no_legs() -> None:
    assert count_legs(_hull(_block())).count == 0

import numpy as np
import pytest

from tests.vision.tracking.standpoints import MATRIX, ball, camera_at, made, views_around
from vision.weigh_in.hull import Hull, Solid, View, carve
from vision.weigh_in.legs import count_legs, ground


def _block() -> Solid:
    return np.zeros((60, 60, 40), dtype=np.bool_)


def _hull(solid: Solid) -> Hull:
    return Hull(solid, np.array([-40.0, -40.0, 0.625]), 1.25)


def _views(count: int = 12) -> list[View]:
    """Views whose own outlines do not matter, of a hull made by hand."""
    azimuths = 0.1 + np.arange(count) * 2 * np.pi / count
    blank = np.zeros((500, 500), dtype=np.uint8)
    return [View(blank, (390, 110), MATRIX, np.zeros(5), camera_at(a, 0.6)) for a in azimuths]


def _standing(places: list[tuple[int, int]]) -> Hull:
    solid = _block()
    solid[12:48, 12:48, 20:36] = True
    for x, y in places:
        solid[x - 4 : x + 4, y - 4 : y + 4, :22] = True
    return _hull(solid)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
def test_parts_that_carry_are_counted(count: int) -> None:
    places = [(18, 18), (42, 42), (18, 42), (42, 18), (30, 18), (30, 42)][:count]
    legs = count_legs(_standing(places), _views())
    assert legs.count == count
    assert legs.probabilities[count] == max(legs.probabilities)
    assert sum(legs.probabilities) == pytest.approx(1, abs=1e-3)


def test_a_body_that_lies_on_the_table_has_none() -> None:
    solid = _block()
    solid[12:48, 15:45, :20] = True
    assert count_legs(_hull(solid), _views()).count == 0
    views = views_around(ball(22.0, height=-6.0), 12)
    assert count_legs(carve(views), views).count == 0


def test_nothing_has_no_legs() -> None:
    assert count_legs(_hull(_block()), _views()).count == 0


def test_a_body_whose_feet_were_lost_stands_on_as_many_as_creatures_do() -> None:
    solid = _block()
    solid[12:48, 12:48, 20:36] = True
    legs = count_legs(_hull(solid), _views())
    assert max(legs.probabilities) < 0.3
    assert sum(legs.probabilities) == pytest.approx(1, abs=1e-3)


def test_steep_views_make_a_count_unsure() -> None:
    body = _standing([(18, 18), (42, 42), (18, 42), (42, 18)])
    blank = np.zeros((500, 500), dtype=np.uint8)
    steep = [
        View(blank, (390, 110), MATRIX, np.zeros(5), camera_at(a, 1.0))
        for a in np.arange(12) * 0.5236
    ]
    low = count_legs(body, _views(12))
    assert (low.count, count_legs(body, steep).count) == (4, 4)
    assert count_legs(body, steep).probabilities[4] < low.probabilities[4] - 0.2


def test_feet_that_a_thin_bridge_joins_are_two() -> None:
    solid = _standing([(18, 30), (42, 30)]).solid.copy()
    solid[18:42, 29:31, :22] = True
    assert ground(_hull(solid), _views()).islands == (2, 2)


def test_one_long_foot_is_one() -> None:
    solid = _block()
    solid[12:48, 12:48, 20:36] = True
    solid[14:46, 27:33, :22] = True
    assert ground(_hull(solid), _views()).islands == (1, 1)


def test_a_leg_that_no_view_needs_is_none() -> None:
    places = [
        (30 + round(15 * np.cos(a)), 30 + round(15 * np.sin(a))) for a in np.arange(8) * 0.785
    ]
    with_phantom = _standing(places)
    solid = with_phantom.solid.copy()
    solid[27:33, 27:33, :22] = True
    # Eight legs around it hide the one in the middle from all sides.
    assert ground(_hull(solid), _views(16)).islands == ground(with_phantom, _views(16)).islands


@pytest.mark.long
def test_legs_of_made_creatures_are_counted() -> None:
    # Some have legs that melt together to the ground: harder than what people build.
    all_round = [m for m in map(made, range(18)) if len(m[1]) >= 7]
    right, bucket, chance, count = 0, 0, 0.0, len(all_round)
    for shape, views, hull in all_round:
        legs = count_legs(hull, views)
        right += legs.count == shape.legs
        bucket += _bucket(legs.count) == _bucket(shape.legs)
        chance += legs.probabilities[min(shape.legs, len(legs.probabilities) - 1)] / count
    print(f"legs of {count} made creatures: {right} right, {bucket} buckets, chance {chance:.2f}")
    assert right >= 0.75 * count
    assert bucket >= 0.8 * count
    assert abs(chance - right / count) < 0.15


def _bucket(legs: int) -> int:
    """Rules digest, section 3: 0, 1-2, 3-4, 5 and more."""
    return (legs + 1) // 2 if legs < 5 else 3

"""Observed positions of creatures that left their places, from made-up glances."""

import numpy as np

from calibration.arrays import Mask
from tests.vision.tracking.made_tracks import a_watched
from vision.tracking.whereabouts import STOOD_GLANCES, Whereabouts

ONE = a_watched(1, (50, 50))


def stood_at(x: float, glances: int = STOOD_GLANCES) -> Whereabouts:
    """The creature was seen at a place, glance after glance."""
    where = Whereabouts().missing([ONE], 1.0)
    for n in range(glances):
        where = where.passing({ONE: (np.array([x, 50.0]), 100)}, 1.0 + 0.1 * n)
    return where


def test_the_first_time_that_it_was_missing_counts() -> None:
    where = Whereabouts().missing([ONE], 1.0).missing([ONE], 2.0)
    assert where.left_s == {1: 1.0}
    assert where.last_s(ONE) == 1.0
    assert np.array_equal(where.last_px(ONE), ONE.middle_px)


def test_the_last_sighting_tells_where_it_is() -> None:
    where = stood_at(90.0)
    assert np.array_equal(where.last_px(ONE), [90.0, 50.0])
    assert where.last_s(ONE) == 1.2
    assert where.led_off(ONE)


def test_what_came_back_was_elsewhere_and_is_not_led_off() -> None:
    where = stood_at(90.0).passing({ONE: (ONE.middle_px, 100)}, 2.0)
    assert not where.led_off(ONE)
    assert where.was_elsewhere(ONE)


def test_the_share_that_is_seen_is_at_most_all_of_it() -> None:
    where = Whereabouts().passing({ONE: (ONE.middle_px, 50)}, 0.0)
    where = where.passing({ONE: (ONE.middle_px, 500)}, 0.1)
    assert [passed.share for passed in where.ways[1]] == [0.5, 1.0]


def test_it_stands_hidden_where_it_stood_and_something_still_is() -> None:
    nothing: Mask = np.zeros((120, 200), dtype=np.uint8)
    something = np.full_like(nothing, 255)
    assert stood_at(90.0).stands_hidden(ONE, something)
    assert not stood_at(90.0).stands_hidden(ONE, nothing)
    assert not stood_at(90.0, STOOD_GLANCES - 1).stands_hidden(ONE, something)


def test_an_exchange_renames_everything() -> None:
    where = stood_at(90.0)
    pair = frozenset({1, 3})
    doubted = Whereabouts(where.left_s, where.ways, frozenset({pair}), {pair: 5.0})
    renamed = doubted.renamed({1: 2, 2: 1})
    assert set(renamed.left_s) == set(renamed.ways) == {2}
    assert renamed.mixed == {frozenset({2, 3})}
    assert renamed.unseen_s == {frozenset({2, 3}): 5.0}

"""The score of a track and a detection: all known features count."""

from dataclasses import replace

import pytest

from vision.tracking.pair_score import MOST_LOOK_OFF, PairScore, log_of

ALIKE = PairScore(2.0, 0.02, 0.05, True, 0.5)


def test_another_colour_never_goes_together() -> None:
    other = replace(ALIKE, look_off=MOST_LOOK_OFF + 1)
    assert other.log_likelihood() == float("-inf")


@pytest.mark.parametrize(
    "worse",
    [
        replace(ALIKE, look_off=30.0),
        replace(ALIKE, area_log=0.4),
        replace(ALIKE, tall_log=0.8),
        replace(ALIKE, way_ends_there=False),
    ],
)
def test_each_difference_makes_a_pair_less_likely(worse: PairScore) -> None:
    assert worse.log_likelihood() < ALIKE.log_likelihood()


@pytest.mark.parametrize("better", [replace(ALIKE, iou=0.95), replace(ALIKE, way_ends_there=True)])
def test_a_fitting_outline_and_a_seen_way_make_it_likelier(better: PairScore) -> None:
    assert better.log_likelihood() > ALIKE.log_likelihood()


def test_a_creature_behind_something_may_show_less_and_never_more() -> None:
    hidden = replace(ALIKE, whole=False, area_log=-0.7)
    assert hidden.log_likelihood() > replace(hidden, whole=True).log_likelihood()
    assert replace(hidden, area_log=0.7).log_likelihood() < hidden.log_likelihood()


def test_nothing_has_a_logarithm_too() -> None:
    assert log_of(1.0) == 0.0
    assert log_of(0.0) < -20

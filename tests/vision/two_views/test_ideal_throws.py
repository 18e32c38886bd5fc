"""Throws seen by two ideal cameras: touched or not, the height, and the clocks' offset.

The figures of 200 of them stand in docs/second_view.md (`python -m tests.support.ideal_pairs`).
"""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from tests.support.ideal_pairs import AIMS, USUAL, IdealOutcome, ideal_throw, judged, outcome
from vision.sightings import Estimate
from vision.two_views.contact import ODDS, BodyShift, beside_each_other, contact_with
from vision.two_views.flight_clock import clock_of_flight

FIRST = 41_000
one_and_both_rates = pytest.mark.parametrize(
    "rates", [(60.0,), pytest.param((30.0, 60.0), marks=pytest.mark.long)]
)


def outcomes(rates: tuple[float, ...]) -> list[IdealOutcome]:
    return [one for fps in rates for one in told_at(fps)]


@cache
def told_at(fps: float) -> tuple[IdealOutcome, ...]:
    return tuple(
        outcome(FIRST + number, replace(USUAL, aim=AIMS[number % len(AIMS)], fps=fps))
        for number in range(len(AIMS))
    )


@one_and_both_rates
def test_who_was_touched_first_is_told(rates: tuple[float, ...]) -> None:
    assert [one for one in outcomes(rates) if one.told != one.truth] == []


@one_and_both_rates
def test_the_height_of_contact_is_told(rates: tuple[float, ...]) -> None:
    off = np.array([one.height_off_mm for one in outcomes(rates) if one.height_off_mm is not None])
    sigmas = np.array(
        [one.height_sigma_mm for one in outcomes(rates) if one.height_off_mm is not None]
    )
    assert len(off) > 1.5 * len(rates)
    assert np.median(np.abs(off)) < 3
    assert np.mean(np.abs(off) < 2.5 * sigmas) > 0.8


@one_and_both_rates
def test_clocks_agree_to_five_milliseconds(rates: tuple[float, ...]) -> None:
    off = np.array([one.clock_off_s for one in outcomes(rates) if one.clock_off_s is not None])
    assert len(off) == len(outcomes(rates))
    assert np.abs(off).max() < 0.005


def test_a_clock_that_is_known_already_is_believed() -> None:
    throw = ideal_throw(FIRST, USUAL)
    known = Estimate(throw.pair.offset_s, 1e-4)
    found = judged(throw, known)
    assert found is not None
    assert found[0].clock.value == pytest.approx(throw.pair.offset_s, abs=5e-4)


@pytest.mark.parametrize("few", [0, pytest.param(1, marks=pytest.mark.long)])
def test_a_view_that_saw_it_three_times_only_tells_the_clocks_by_the_other(few: int) -> None:
    """As many as a camera with 30 frames a second has before the contact."""
    views = list(ideal_throw(FIRST, replace(USUAL, fps=30.0)).views)
    offset_s = ideal_throw(FIRST, replace(USUAL, fps=30.0)).pair.offset_s
    views[few] = views[few].slice(0, 3)
    told = clock_of_flight(views, None)
    assert told is not None
    assert told.value == pytest.approx(offset_s, abs=min(0.005, 3 * told.sigma))


def test_a_bend_beside_a_body_that_stood_still_is_not_its_doing_where_another_one_moved() -> None:
    throw = ideal_throw(FIRST, replace(USUAL, aim="hit"))
    found = judged(throw, None)
    assert found is not None
    fit, struck = found
    assert struck is not None
    ends_s = float(throw.views[0].track.t_s[-1])
    still = BodyShift(None, 0.0, watched=True)
    moved = BodyShift(struck.at_s, 1.0, watched=True)
    alone, beside = (
        contact_with(struck.body, fit, beside_each_other([still, other])[0], ends_s)
        for other in (still, moved)
    )
    assert alone.log_odds - beside.log_odds == pytest.approx(ODDS.still - ODDS.still_beside)
    assert alone.probability > 0.9
    assert beside.probability == pytest.approx(0.5, abs=0.1)
    assert contact_with(struck.body, fit, beside_each_other([moved])[0], ends_s).probability > 0.9

"""The prior of usual volumes has little weight if a measurement is clear."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.sightings import Estimate
from vision.weigh_in.usual_volume import TUNING, both_told, usually


@given(st.floats(30, 130))
def test_a_clear_measurement_of_a_can_is_hardly_changed(ml: float) -> None:
    told = usually(Estimate(ml, 0.05 * ml))
    assert told.value == pytest.approx(ml, rel=0.05)
    assert 0.9 * 0.05 < told.sigma / told.value <= 0.051


def test_one_that_is_unsure_by_half_is_led_back() -> None:
    told = usually(Estimate(130.0, 65.0))
    assert 75 < told.value < 105
    assert told.sigma / told.value < 0.35


@pytest.mark.parametrize("ml", [5.0, 900.0])
def test_what_is_of_no_can_is_left_as_it_is(ml: float) -> None:
    told = usually(Estimate(ml, 0.1 * ml))
    assert told.value == pytest.approx(ml, rel=0.05)


def test_nothing_is_known_better_than_certain() -> None:
    assert usually(Estimate(70.0, 0.0)) == Estimate(70.0, 0.0)


@given(st.integers(0, 2**32 - 1))
def test_what_is_usual_is_told_better_and_as_surely_as_is_true(seed: int) -> None:
    r = np.random.default_rng(seed)
    wide = r.random(600) < TUNING.other_share
    spread = np.where(wide, TUNING.other_spread, TUNING.spread)
    true = np.log(TUNING.middle_ml) + spread * r.standard_normal(600)
    measured = true + 0.4 * r.standard_normal(600)
    told = [usually(Estimate(float(np.exp(m)), 0.4 * float(np.exp(m)))) for m in measured]
    off = np.log([one.value for one in told]) - true
    sigma = np.array([one.sigma / one.value for one in told])
    assert np.sqrt(np.mean(off**2)) < 0.95 * 0.4
    assert 0.6 < np.mean(np.abs(off) < sigma) < 0.78


@given(st.floats(30, 130), st.floats(0.02, 0.4), st.floats(0.02, 0.4))
def test_two_measurements_are_surer_than_either_and_lie_between(
    ml: float, one: float, other: float
) -> None:
    told = both_told(Estimate(ml, one * ml), Estimate(1.2 * ml, other * 1.2 * ml))
    assert ml <= told.value <= 1.2 * ml
    assert told.sigma / told.value < min(one, other)


def test_equally_sure_measurements_meet_halfway() -> None:
    told = both_told(Estimate(50.0, 5.0), Estimate(72.0, 7.2))
    assert told.value == pytest.approx(60.0)
    assert told.sigma == pytest.approx(6.0 / np.sqrt(2))


def test_both_are_stated_as_surely_as_is_true() -> None:
    """Of two independent measurements: within one and two sigma as often as a normal one."""
    r = np.random.default_rng(4)
    sigmas = r.uniform(0.05, 0.3, (4000, 2))
    values = 60.0 * np.exp(sigmas * r.standard_normal((4000, 2)))
    off = []
    for (a, b), (sa, sb) in zip(values, sigmas, strict=True):
        told = both_told(Estimate(a, sa * a), Estimate(b, sb * b))
        off.append(abs(np.log(told.value / 60.0)) * told.value / told.sigma)
    assert np.mean(np.array(off) < 1) == pytest.approx(0.683, abs=0.03)
    assert np.mean(np.array(off) < 2) == pytest.approx(0.954, abs=0.015)

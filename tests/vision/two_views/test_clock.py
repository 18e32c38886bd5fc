"""Clock estimates combined: offset, drift, and their sigmas."""

import numpy as np
import pytest

from vision.sightings import Estimate
from vision.two_views.clock import DRIFT_SIGMA, ClockEstimate, clocks_of


def word(at_s: float, offset_s: float, sigma_s: float = 0.002) -> ClockEstimate:
    return ClockEstimate(at_s, Estimate(offset_s, sigma_s))


def test_nothing_said_is_nothing_known() -> None:
    assert clocks_of([]) is None


def test_one_word_holds_for_a_while_and_is_doubted_later() -> None:
    clocks = clocks_of([word(10.0, 1.25)])
    assert clocks is not None
    now, later = clocks.offset_at(10.0), clocks.offset_at(310.0)
    assert now.value == later.value == pytest.approx(1.25)
    assert now.sigma < 0.003
    assert later.sigma == pytest.approx(300 * DRIFT_SIGMA, rel=0.05)


def test_a_clock_that_runs_faster_is_noticed() -> None:
    clocks = clocks_of([word(t, 0.4 + 6e-5 * t) for t in (0.0, 200.0, 400.0, 600.0)])
    assert clocks is not None
    assert clocks.drift == pytest.approx(6e-5, rel=0.05)
    assert clocks.first_s(700.0) == pytest.approx(700.0 + 0.4 + 0.042, abs=0.002)


def test_a_word_about_something_else_is_left_out() -> None:
    clocks = clocks_of([word(0, 0.3), word(5, 0.301), word(9, 0.65), word(12, 0.299)])
    assert clocks is not None
    assert clocks.offset_at(10.0).value == pytest.approx(0.3, abs=0.003)


def test_its_sigma_is_that_of_its_scatter() -> None:
    rng = np.random.default_rng(7)
    off = []
    for _ in range(400):
        drift = rng.normal(0, DRIFT_SIGMA)
        at = rng.uniform(0, 60, 4)
        said = [word(t, 0.2 + drift * t + rng.normal(0, np.hypot(0.002, 0.001))) for t in at]
        clocks = clocks_of(said)
        assert clocks is not None
        told = clocks.offset_at(70.0)
        off.append((told.value - 0.2 - drift * 70) / told.sigma)
    assert np.mean(np.square(off)) == pytest.approx(1, abs=0.25)

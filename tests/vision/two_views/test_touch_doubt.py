"""The uncertainty of a touch: from its time, from the table, and from the residuals."""

from dataclasses import replace

import numpy as np
import pytest

from tests.support.ideal_pairs import USUAL, ideal_throw, judged
from vision.sightings import Estimate
from vision.two_views.joint_flight import JointFlight, fit_joint
from vision.two_views.joint_path import as_sure_as_it_fits
from vision.two_views.joint_throw import touch_of

SEED = 41_000


def test_a_touch_without_a_bend_has_the_doubt_of_its_moment() -> None:
    found = judged(ideal_throw(SEED, replace(USUAL, aim="hit")), None)
    assert found is not None
    fit, contact = found
    assert contact is not None
    assert contact.bend is not None
    at_s = fit.flight.bends_s[contact.bend] - 1e-6
    by_bend = touch_of(contact, fit)
    by_movement = touch_of(replace(contact, bend=None, at_s=at_s), fit)
    assert by_bend is not None
    assert by_movement is not None
    speed = fit.flight.speed_mm_s(at_s)
    way = speed / np.linalg.norm(speed)
    assert np.sqrt(way @ by_bend.covariance @ way) < 10
    # So far it flies in a hundredth of a second.
    assert np.sqrt(way @ by_movement.covariance @ way) > 0.01 * np.linalg.norm(speed)


def bouncing(seed: int) -> JointFlight:
    """The flight of something that bounces off the table first."""
    found = judged(ideal_throw(seed, replace(USUAL, aim="bounce")), None)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("seed", range(SEED + 2, SEED + 8))
def test_a_bounce_is_at_the_tables_top(seed: int) -> None:
    fit = bouncing(seed)
    place, covariance = fit.bend_place(0)
    assert place[2] == pytest.approx(fit.flight.radius_mm, abs=3)
    assert np.sqrt(covariance[2, 2]) < 4


@pytest.mark.parametrize("seed", [SEED + 9, SEED + 12, SEED + 21])
def test_a_bounce_corrects_the_clock_of_a_camera_that_saw_little(seed: int) -> None:
    thrown = ideal_throw(seed, replace(USUAL, aim="bounce", fps=30))
    found = judged(thrown, None)
    assert found is not None
    bends_s = [*found[0].flight.bends_s, np.inf]
    until = [
        int(np.searchsorted(view.track.t_s + view.lag * thrown.pair.offset_s, bends_s[1]))
        for view in thrown.views
    ]
    seen = thrown.views[0].slice(0, until[0]), thrown.views[1].slice(until[1] - 3, until[1])
    wrong, bend = Estimate(thrown.pair.offset_s + 0.004, 0.006), Estimate(bends_s[0], 0.01)
    off_s = []
    for grounded in ((), (0,)):
        fit = fit_joint(seen, wrong, [bend], grounded=grounded)
        assert fit is not None
        off_s.append(abs(fit.clock.value - thrown.pair.offset_s))
    assert off_s[1] < 0.7 * off_s[0]


@pytest.mark.parametrize(("chi2_per_degree", "wider"), [(0.5, 1.0), (1.0, 1.0), (4.0, 2.0)])
def test_doubts_grow_with_the_misfit(chi2_per_degree: float, wider: float) -> None:
    fit = bouncing(SEED + 2)
    flight = replace(fit.flight, chi2=chi2_per_degree * fit.flight.degrees)
    doubted = as_sure_as_it_fits(replace(fit, flight=flight))
    assert doubted.clock.sigma == pytest.approx(wider * fit.clock.sigma)
    assert doubted.bends_sigma_s == pytest.approx([wider * one for one in fit.bends_sigma_s])
    assert doubted.flight.covariance == pytest.approx(wider**2 * fit.flight.covariance)
    assert doubted.whole_covariance == pytest.approx(wider**2 * fit.whole_covariance)

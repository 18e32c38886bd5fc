"""A touch whose moment only the body's movement tells is known no better than that moment."""

from dataclasses import replace

import numpy as np

from tests.support.ideal_pairs import USUAL, ideal_throw, judged
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

"""A volume guessed from outlines states its sigma; contradicting outlines are refused."""

import math
from dataclasses import replace

import numpy as np
import pytest

from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from tests.vision.tracking.standpoints import MATRIX, camera_at, made, views_around
from vision.sightings import Estimate
from vision.weigh_in.guess import SIGMA_REL, creature_guessed
from vision.weigh_in.hull import View
from vision.weigh_in.refusal import WeighInRefused
from vision.weigh_in.trust import MOST_DOUBTFUL

TABLE = Calibration(
    Camera(MATRIX, np.zeros(5), (1280, 720)), camera_at(0.0, 0.6), np.zeros((15, 15)), 0.0
)
ELEVATION = 0.6


def guessed(*views: View, doubt_rel: float = 0.0) -> Estimate:
    told = creature_guessed(views, TABLE, doubt_rel).volume_ml
    assert told is not None
    return told


def test_a_guess_is_within_what_it_says() -> None:
    errors = []
    for seed in range(12):
        shape, *_ = made(seed)
        told = guessed(views_around(shape, 1, elevation=ELEVATION)[0])
        errors.append(abs(told.value - shape.volume_ml) / told.sigma)
    print([round(error, 1) for error in errors])
    assert sum(error < 1 for error in errors) >= 6
    assert sum(error < 2 for error in errors) >= 11


def test_outlines_that_agree_are_worth_what_one_is() -> None:
    """They may share one error: from one side the same parts are hidden in all."""
    view = views_around(made(0)[0], 1, elevation=ELEVATION)[0]
    one, many = guessed(view), guessed(*[view] * 6)
    assert many.value == pytest.approx(one.value)
    assert many.sigma == pytest.approx(one.sigma)


def test_doubt_of_the_outlines_widens_a_guess() -> None:
    view = views_around(made(0)[0], 1, elevation=ELEVATION)[0]
    sure, unsure = guessed(view), guessed(view, doubt_rel=0.3)
    assert unsure.value == sure.value
    assert unsure.sigma / sure.sigma == pytest.approx(math.hypot(1, 0.3 / SIGMA_REL))


def test_outlines_that_contradict_each_other_are_refused() -> None:
    """Half of the creature in some pictures, all of it in others: which one is it?"""
    view = views_around(made(0)[0], 1, elevation=ELEVATION)[0]
    column = int(np.median(np.nonzero(view.mask > 127)[1]))
    cut = view.mask.copy()
    cut[:, column - 20 :] = 0
    with pytest.raises(WeighInRefused, match="creature/like_the_table"):
        creature_guessed([view, replace(view, mask=cut)], TABLE)
    with pytest.raises(WeighInRefused, match="creature/like_the_table"):
        creature_guessed([view], TABLE, doubt_rel=MOST_DOUBTFUL)

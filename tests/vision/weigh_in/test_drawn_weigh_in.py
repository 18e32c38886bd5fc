"""Drawn weigh-ins with other cameras, lights, tables and clays than the footage."""

from dataclasses import replace

import numpy as np
import pytest

from calibration.model.solution import Calibration
from tests.support.drawn_weigh_in import DrawnWeighIn, Step
from tests.support.weigh_in_conditions import CLAYS, random_steps, random_weigh_in
from tests.training.shapes import random_shape
from vision.sightings import CreatureSeen
from vision.weigh_in.observer import weigh_pass
from vision.weigh_in.refusal import WeighInRefused


def _drawn(seed: int, **told: object) -> DrawnWeighIn:
    random = np.random.default_rng([555, seed])
    return random_weigh_in(random, random_shape(random).solid, **told)


def _weighed(drawn: DrawnWeighIn) -> CreatureSeen:
    table = Calibration(drawn.camera, drawn.camera_from_table, np.zeros((15, 15)), 0.0)
    return weigh_pass(drawn.frames(), table, drawn.boards).creature()


def _error(drawn: DrawnWeighIn) -> tuple[float, float]:
    volume = _weighed(drawn).volume_ml
    assert volume is not None
    error = volume.value - drawn.volume_ml
    told = error / drawn.volume_ml, error / volume.sigma
    print(f"volume {drawn.volume_ml:.1f} ml: {told[0]:+.1%}, {told[1]:+.1f} sigma")
    return told


@pytest.mark.long
def test_a_creature_that_never_leaves_the_card_is_not_taken_for_the_table() -> None:
    steps = [Step(t) for t in np.arange(8) * 0.8]
    error, sigmas = _error(_drawn(24, clay=CLAYS["orange"], table="green", steps=steps))
    assert abs(error) < 0.15
    assert abs(sigmas) < 2.5


@pytest.mark.long
def test_a_drawn_picture_shows_the_card_and_the_creature() -> None:
    drawn = _drawn(24, clay=CLAYS["orange"], steps=[Step(0.0)])
    with_it, without = drawn.picture(Step(0.0)), drawn.picture(Step(0.0, creature=False))
    changed = np.abs(with_it.astype(int) - without).max(axis=2) > 60
    assert 2000 < np.count_nonzero(changed) < 60000
    assert 40 < drawn.volume_ml < 120


@pytest.mark.soak
def test_drawn_weigh_ins_of_all_kinds() -> None:
    errors, sigmas, refused = [], [], 0
    names = list(CLAYS)
    for seed in range(36):
        random = np.random.default_rng([900, seed])
        drawn = _drawn(seed, clay=CLAYS[names[seed % len(names)]], steps=random_steps(random))
        try:
            error, sigma = _error(replace(drawn, seed=seed))
        except WeighInRefused as why:
            print(f"{seed}: {why}")
            refused += 1
            continue
        errors.append(abs(error))
        sigmas.append(abs(sigma))
    one, two = (int(np.sum(np.array(sigmas) < n)) for n in (1, 2))
    print(
        f"{len(errors)} weighed in, {refused} refused: median {np.median(errors):.1%}, "
        f"p90 {np.percentile(errors, 90):.1%}, {one} and {two} within one and two sigma"
    )
    assert refused <= 6
    assert np.median(errors) < 0.06
    assert np.percentile(errors, 90) < 0.15

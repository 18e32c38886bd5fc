"""The fit finds the weights of signs, and their reliability, from synthetic cases."""

import numpy as np
import pytest

from tests.training.learn_spots import BINS, Case, chance, kept_back, learned
from tests.training.logistic import reliability

ODDS = {"ball": -1.0, "network": 2.0, "outline": 0.5}
"""True weights of the synthetic cases' signs."""


def cases(count: int, seed: int = 4) -> list[Case]:
    random, made = np.random.default_rng(seed), []
    for number in range(count):
        signs = {"ball": 1.0, "network": random.normal(), "outline": random.normal()}
        odds = sum(ODDS[name] * value for name, value in signs.items())
        made.append(
            Case(f"p{number % 40}", "ball", signs, bool(random.random() < 1 / (1 + np.exp(-odds))))
        )
    return made


def test_the_weights_are_those_that_made_the_cases() -> None:
    assert learned(cases(4000)) == pytest.approx(ODDS, abs=0.2)


def test_pitches_that_were_kept_back_are_told_as_often_as_they_are_right() -> None:
    told = kept_back(cases(3000))
    assert len(told) == 3000
    for low, high in ((0.0, 0.3), (0.3, 0.7), (0.7, 1.0)):
        some = told[(told[:, 0] >= low) & (told[:, 0] < high)]
        said, right = some.mean(axis=0)
        assert said == pytest.approx(right, abs=0.06)
    assert len(reliability(told, BINS)) == len(BINS) - 1


def test_without_a_sign_it_is_as_likely_as_not() -> None:
    assert chance(Case("p", "ball", {"ball": 0.0}, there=True), {"ball": 3.0}) == 0.5

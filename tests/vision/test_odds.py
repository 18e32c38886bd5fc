"""Probabilities from log odds."""

import numpy as np
import pytest

from vision.odds import logistic


@pytest.mark.parametrize(("log_odds", "chance"), [(0.0, 0.5), (np.log(3), 0.75), (-40.0, 0.0)])
def test_a_number_becomes_its_probability(log_odds: float, chance: float) -> None:
    assert float(logistic(log_odds)) == pytest.approx(chance, abs=1e-12)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_an_array_keeps_its_shape_its_type_and_its_last_bit(kind: type[np.floating]) -> None:
    log_odds = np.random.default_rng(1).normal(0, 5, (3, 40)).astype(kind)
    chances = logistic(log_odds)
    assert chances.shape == (3, 40)
    assert chances.dtype == kind
    np.testing.assert_array_equal(chances, 1 / (1 + np.exp(-log_odds)))

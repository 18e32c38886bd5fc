import numpy as np
import pytest

from tests.support.evenings import creature
from vision.creatures.passes import put_together


def test_one_pass_stays_as_it_is() -> None:
    seen = creature(82.0, sigma=4.0)
    together = put_together([seen])
    assert together.volume_ml is not None
    assert together.volume_ml.value == pytest.approx(82.0)
    assert together.volume_ml.sigma == pytest.approx(4.0)
    assert together.legs == seen.legs


def test_the_surer_pass_weighs_more_and_the_first_tells_the_legs() -> None:
    together = put_together([creature(80.0, sigma=8.0, legs=4), creature(90.0, sigma=2.0, legs=0)])
    assert together.volume_ml is not None
    assert 89 < together.volume_ml.value < 90
    assert together.legs is not None
    assert together.legs.count == 4


def test_the_sigma_matches_the_scatter() -> None:
    noise = np.random.default_rng(5).normal(0, [8.0, 3.0], size=(4000, 2))
    errors = []
    for one, other in noise:
        volume = put_together([creature(80 + one, sigma=8.0), creature(80 + other, sigma=3.0)])
        assert volume.volume_ml is not None
        errors.append((volume.volume_ml.value - 80) / volume.volume_ml.sigma)
    assert np.mean(np.abs(errors) < 1) == pytest.approx(0.683, abs=0.03)
    assert np.mean(np.abs(errors) < 2) == pytest.approx(0.954, abs=0.015)


def test_no_pass_is_an_error() -> None:
    with pytest.raises(ValueError, match="at least one pass"):
        put_together([])

import numpy as np
import pytest

from tests.training.dice.patterned import PATTERNS, Pattern, patterned_ground


@pytest.mark.parametrize("pattern", list(dict.fromkeys(PATTERNS)))
def test_each_pattern_repeats_after_a_few_cells_and_has_both_tones(pattern: Pattern) -> None:
    x, y = np.meshgrid(np.linspace(0, 3, 90, endpoint=False), np.linspace(0, 3, 90, endpoint=False))
    share = pattern(np.random.default_rng(4), x, y)
    assert share.min() == 0
    assert share.max() == 1
    shifted = pattern(np.random.default_rng(4), x + 2, y)
    assert np.mean(share == shifted) > 0.97


def test_a_seed_always_draws_the_same_ground_and_another_seed_another() -> None:
    first, again, other = (patterned_ground(np.random.default_rng(n), 64) for n in (1, 1, 2))
    assert first.shape == (64, 64, 3)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)

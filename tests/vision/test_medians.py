import numpy as np
import pytest

from vision.medians import median_of


@pytest.mark.parametrize("count", [1, 2, 7, 200])
@pytest.mark.parametrize("of_bytes", [True, False])
def test_it_is_the_median(count: int, of_bytes: bool) -> None:
    drawn = 255 * np.random.default_rng(count).random((count, 3))
    values = np.rint(drawn).astype(np.uint8) if of_bytes else drawn
    assert np.array_equal(median_of(values), np.median(values, axis=0))
    assert median_of(values[:, 0]) == np.median(values[:, 0])

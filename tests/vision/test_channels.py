import numpy as np

from vision.channels import brightest, darkest, total


def test_they_are_numpys_reductions() -> None:
    picture = np.random.default_rng(1).integers(0, 256, (9, 7, 3), dtype=np.uint8)
    assert np.array_equal(brightest(picture), picture.max(axis=2))
    assert np.array_equal(darkest(picture), picture.min(axis=2))
    assert np.array_equal(total(picture), picture.sum(axis=2))

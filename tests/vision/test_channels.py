import numpy as np

from vision.channels import channel_sum, largest_channel, smallest_channel


def test_they_are_numpys_reductions() -> None:
    picture = np.random.default_rng(1).integers(0, 256, (9, 7, 3), dtype=np.uint8)
    assert np.array_equal(largest_channel(picture), picture.max(axis=2))
    assert np.array_equal(smallest_channel(picture), picture.min(axis=2))
    assert np.array_equal(channel_sum(picture), picture.sum(axis=2))

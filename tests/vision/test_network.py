"""A network that is released after a whole picture infers the same as one that is kept."""

import numpy as np

from vision.dice.find import MODELS
from vision.network import LARGE_BYTES, Network, PassingNetwork

FILE = MODELS / "finder.onnx"
SMALL, LARGE = (96, 96), (368, 640)


def test_a_released_network_infers_the_same() -> None:
    kept, passing = Network(FILE), PassingNetwork(FILE)
    random = np.random.default_rng(1)
    for height, width in (SMALL, LARGE, SMALL, LARGE):
        values = random.random((1, 3, height, width), np.float32)
        assert np.array_equal(passing.infer(values), kept.infer(values))
        assert passing.loaded == (values.nbytes < LARGE_BYTES)

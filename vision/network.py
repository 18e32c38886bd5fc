"""The small networks that ship with the package, run by OpenCV."""

from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats32

LARGE_BYTES: Final = 1_000_000
"""Of what is put in: for a picture of 640 x 360, 2.8 MB, the finder of dice holds 20 MB."""


class Network:
    """One trained network; threads that share it take turns.

    Args:
        path: An ONNX file.
    """

    def __init__(self, path: Path) -> None:
        self._net = cv2.dnn.readNetFromONNX(str(path))
        # OpenCV keeps what was put in until it runs: two threads at once would mix it.
        self._turn = Lock()

    def tell(self, values: Floats32) -> Floats32:
        """What comes out for a batch, (n, c, h, w) float32."""
        return self.tell_named({"": values})

    def tell_named(self, inputs: Mapping[str, Floats32]) -> Floats32:
        """What comes out where the network has several inputs, each known by its name."""
        with self._turn:
            for name, values in inputs.items():
                self._net.setInput(values, name)
            return np.asarray(self._net.forward(), dtype=np.float32)


class PassingNetwork:
    """A network that is seldom asked about a whole picture.

    OpenCV keeps what a network computes on the way until it is asked again, so after something
    large it is let go, and loaded anew.

    Args:
        path: An ONNX file.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._network: Network | None = None

    @property
    def loaded(self) -> bool:
        """Whether it is in memory."""
        return self._network is not None

    def tell(self, values: Floats32) -> Floats32:
        """What comes out for a batch, (n, c, h, w) float32."""
        network = self._network or Network(self._path)
        self._network = network if values.nbytes < LARGE_BYTES else None
        return network.tell(values)

"""The small networks that ship with the package, run by OpenCV."""

from collections.abc import Mapping
from pathlib import Path
from threading import Lock

import cv2
import numpy as np

from calibration.arrays import Floats32


class Network:
    """One trained network; threads that share it take turns.

    Args:
        path: An ONNX file.
    """

    def __init__(self, path: Path) -> None:
        self._net = cv2.dnn.readNetFromONNX(str(path))
        # Setting inputs and running are separate calls, so only one thread may use the network.
        self._turn = Lock()

    def infer(self, values: Floats32) -> Floats32:
        """The output for a batch, (n, c, h, w) float32."""
        return self.infer_named({"": values})

    def infer_named(self, inputs: Mapping[str, Floats32]) -> Floats32:
        """The output of a network with several inputs, each given by its name."""
        with self._turn:
            for name, values in inputs.items():
                self._net.setInput(values, name)
            return np.asarray(self._net.forward(), dtype=np.float32)

"""The small networks that ship with the package, run by OpenCV.

Most files are compressed by xz, which makes them a tenth to a third smaller: all models together
stay below 10 MB.
"""

import lzma
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats32

PACKED: Final = ".xz"
"""Suffix of compressed model files."""

LARGE_BYTES: Final = 1_000_000
"""Size of an input from which on a `PassingNetwork` is released after its use: for a picture of 640
x 360, which is 2.8 MB, the finder of dice keeps 20 MB of intermediate results."""


class Network:
    """One trained network; threads can share it and take turns.

    Args:
        path: An ONNX file, or one compressed by xz (`.onnx.xz`).
    """

    def __init__(self, path: Path) -> None:
        self._net = cv2.dnn.readNetFromONNX(np.frombuffer(unpacked(path), np.uint8))
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


def unpacked(path: Path) -> bytes:
    """The content of a model file, decompressed if it is compressed by xz.

    Raises:
        OSError: It cannot be read.
        lzma.LZMAError: It is damaged.
    """
    packed = path.read_bytes()
    return lzma.decompress(packed) if path.suffix == PACKED else packed


class PassingNetwork:
    """A network that rarely gets large inputs.

    OpenCV keeps a network's intermediate results until the next run. So after a large input the
    network is released, and loaded again when it is needed.

    Args:
        path: An ONNX file.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._network: Network | None = None

    @property
    def loaded(self) -> bool:
        """Whether the network is in memory."""
        return self._network is not None

    def infer(self, values: Floats32) -> Floats32:
        """The output for a batch, (n, c, h, w) float32."""
        network = self._network or Network(self._path)
        self._network = network if values.nbytes < LARGE_BYTES else None
        return network.infer(values)

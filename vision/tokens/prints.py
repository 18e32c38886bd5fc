"""What a marker's print looks like to a camera: grey values where it is compared with a picture."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats

SAMPLES: Final = 4
"""Along a cell's side."""

AROUND: Final = 0.5
"""Cells of white around the print that are compared too."""

FINE: Final = 16
"""Steps along a cell's side in which the print is drawn."""

BLUR_STEPS: Final = 20
"""A cell's side in so many: blurs are told as finely, and prints drawn once for each."""


@dataclass(frozen=True, slots=True, eq=False)
class Print:
    """Grey values (N,) of a print, and where in it they are, (N, 2) in sides from its middle.

    `inside` (N,) tells which are inside its border.
    """

    values: Floats
    places: Floats
    inside: npt.NDArray[np.bool_]

    @classmethod
    def of(cls, bits: Floats, blur_cells: float) -> "Print":
        """A print of these cells (n, n), 0 black and 1 white, as a camera blurs it."""
        return _drawn(bits.tobytes(), len(bits), max(1, round(blur_cells * BLUR_STEPS)))


@lru_cache(maxsize=1024)
def _drawn(bits: bytes, cells: int, blur_steps: int) -> Print:
    white = np.pad(np.frombuffer(bits).reshape(cells, cells), 2, constant_values=1.0)
    drawn = np.kron(white, np.ones((FINE, FINE)))
    soft = cv2.GaussianBlur(drawn, (0, 0), blur_steps / BLUR_STEPS * FINE)
    reach = cells / 2 + AROUND
    steps = (np.arange(round(2 * reach * SAMPLES)) + 0.5) / SAMPLES - reach
    at = (steps + cells / 2 + 2) * FINE - 0.5
    x, y = np.meshgrid(at.astype(np.float32), at.astype(np.float32))
    values = cv2.remap(soft, x, y, cv2.INTER_LINEAR).ravel()
    right, down = np.meshgrid(steps, steps)
    places = np.stack([right.ravel(), -down.ravel()], axis=1) / cells
    inside = np.abs(places).max(axis=1) < 0.5 - 1 / cells
    return Print(np.asarray(values, dtype=np.float64), places, inside)

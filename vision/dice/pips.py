"""What a die shows: its value, how sure that is, and what is wrong with how it lies."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from vision.dice.crops import BoxPx, die_crop, standard
from vision.dice.leaning import Slant
from vision.dice.network import MODELS, Network
from vision.frame import Image

WARMTH: Final = 0.75
"""Divides the logits of the values, so that of readings called 90 % sure nine in ten are right."""


CLEAR: Final = 0.95
"""A value less likely than this is looked at again."""
SIZES: Final = (0.88, 1.12)
"""How much smaller and larger a box is then cut out."""
SLANT_RIGHT: Final = 10
"""Where in what the network tells the slant begins."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What one die shows.

    Attributes:
        probabilities: Of the values 1 to 6; they sum to 1.
        stacked: Probability that it lies on another die.
        rolling: Probability that it moves.
        hidden: Probability that a fifth of it or more is not in sight.
        no_die: Probability that this is no die at all.
        slant: Where the upper face looks, as `leaning.Slant`.
    """

    probabilities: tuple[float, ...]
    stacked: float
    rolling: float
    hidden: float
    no_die: float
    slant: Slant

    @property
    def pips(self) -> int:
        """The likeliest value."""
        return int(np.argmax(self.probabilities)) + 1

    @property
    def probability(self) -> float:
        """That of the likeliest value."""
        return max(self.probabilities)


class PipReader:
    """Reads dice, with the network loaded once.

    Args:
        models: Where `reader.onnx` is.
    """

    def __init__(self, models: Path = MODELS) -> None:
        self._network = Network(models / "reader.onnx")

    def read(self, bgr: Image, boxes_px: Sequence[BoxPx]) -> tuple[Reading, ...]:
        """What the dice in these boxes of a picture show, in the same order.

        Each is looked at as it is and mirrored; those that are not clear in two more sizes.
        """
        if not boxes_px:
            return ()
        told = self._told(bgr, boxes_px)
        unclear = [n for n, one in enumerate(told) if _reading(one).probability < CLEAR]
        if unclear:
            again = [
                self._told(bgr, [_resized(boxes_px[n], size) for n in unclear]) for size in SIZES
            ]
            told[unclear] = np.mean([told[unclear], *again], axis=0)
        return tuple(_reading(one) for one in told)

    def _told(self, bgr: Image, boxes_px: Sequence[BoxPx]) -> npt.NDArray[np.float32]:
        """What the network tells of each box, (n, 12), its mean over the die and its mirror."""
        crops = [standard(die_crop(bgr, box)) for box in boxes_px]
        looks = np.stack([look for crop in crops for look in (crop, crop[:, :, ::-1])])
        told = self._network.tell(looks)
        told[1::2, SLANT_RIGHT] *= -1
        return np.asarray((told[::2] + told[1::2]) / 2, dtype=np.float32)


def _resized(box: BoxPx, size: float) -> BoxPx:
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    wide, high = (right - left) / 2 * size, (bottom - top) / 2 * size
    return x - wide, y - high, x + wide, y + high


def _reading(told: npt.NDArray[np.float32]) -> Reading:
    logits = told[:6].astype(np.float64) / WARMTH
    shares = np.exp(logits - logits.max())
    probabilities = tuple(float(p) for p in shares / shares.sum())
    faults = 1 / (1 + np.exp(-told[6:SLANT_RIGHT].astype(np.float64)))
    stacked, rolling, hidden, no_die = (float(p) for p in faults)
    right, down = (float(part) for part in told[SLANT_RIGHT:])
    return Reading(probabilities, stacked, rolling, hidden, no_die, (right, down))

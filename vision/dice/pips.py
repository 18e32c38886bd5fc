"""What a die shows: its value, how sure that is, and what is wrong with how it lies."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from vision.boxes import BoxPx
from vision.dice.crops import die_crop, standard
from vision.dice.find import MODELS
from vision.dice.leaning import Slant
from vision.dice.sizes import middle
from vision.network import Network

WARMTH: Final = 0.75
"""Divides the logits of the values, so that of readings called 90 % sure nine in ten are right."""


CLEAR: Final = 0.98
"""A value less likely than this is looked at again."""
SIZES: Final = (0.9, 1.1)
"""How much smaller and larger a box is then cut out, and looked at in quarter turns too."""
QUARTERS: Final = (0, 1, 2, 3)
ASLANT: Final = 0.2
"""A die whose upper face looks so much aside (as part of a unit vector) is not turned: upside down,
one of its sides would look up."""
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

        Each is looked at as it is and mirrored; those that are not clear in two more sizes, and
        turned by quarters where they are seen from above.
        """
        if not boxes_px:
            return ()
        told = self._told([die_crop(bgr, box) for box in boxes_px])
        for n, box in enumerate(boxes_px):
            if _reading(told[n]).probability < CLEAR:
                told[n, :SLANT_RIGHT] = self._again(bgr, box, told[n])
        return tuple(_reading(one) for one in told)

    def _again(
        self, bgr: Image, box: BoxPx, first: npt.NDArray[np.float32]
    ) -> npt.NDArray[np.float32]:
        """What the network tells of a box on the whole, (10,): first and more looks, averaged."""
        aslant = float(np.hypot(*first[SLANT_RIGHT:])) > ASLANT
        crops = [
            _look(bgr, box, size, turns)
            for size in SIZES
            for turns in ((0,) if aslant else QUARTERS)
        ]
        told = self._told(crops)[:, :SLANT_RIGHT]
        return np.asarray(np.mean([first[:SLANT_RIGHT], *told], axis=0), dtype=np.float32)

    def _told(self, crops: Sequence[Image]) -> npt.NDArray[np.float32]:
        """What the network tells of each crop, (n, 12), its mean over the die and its mirror."""
        values = [standard(crop) for crop in crops]
        looks = np.stack([look for one in values for look in (one, one[:, :, ::-1])])
        told = self._network.tell(looks)
        told[1::2, SLANT_RIGHT] *= -1
        return np.asarray((told[::2] + told[1::2]) / 2, dtype=np.float32)


def _look(bgr: Image, box: BoxPx, size: float, turns: int) -> Image:
    """The square around a box made larger, turned by quarters."""
    left, top, right, bottom = box
    x, y = middle(box)
    wide, high = (right - left) / 2 * size, (bottom - top) / 2 * size
    crop = die_crop(bgr, (x - wide, y - high, x + wide, y + high))
    return np.ascontiguousarray(np.rot90(crop, turns))


def _reading(told: npt.NDArray[np.float32]) -> Reading:
    logits = told[:6].astype(np.float64) / WARMTH
    shares = np.exp(logits - logits.max())
    probabilities = tuple(float(p) for p in shares / shares.sum())
    faults = 1 / (1 + np.exp(-told[6:SLANT_RIGHT].astype(np.float64)))
    stacked, rolling, hidden, no_die = (float(p) for p in faults)
    right, down = (float(part) for part in told[SLANT_RIGHT:])
    return Reading(probabilities, stacked, rolling, hidden, no_die, (right, down))

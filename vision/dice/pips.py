"""Read a die: its value, how certain it is, and what is wrong with the die's position.

By its picture alone, a flat die seen from the side looks like a leaning one seen from above. The
table's calibration, or most of the other dice in the picture, resolves that.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt
from scipy.special import softmax

from calibration.arrays import Floats, Image
from calibration.model.projection import ray_directions
from calibration.model.solution import Calibration
from vision.boxes import BoxPx
from vision.dice.find import MODELS, middle
from vision.network import Network
from vision.odds import logistic

WARMTH: Final = 1.1
"""Softmax temperature: divides the logits of the values, so that of readings called 90 % certain
nine in ten are right. Of 724 dice on drawn and photographed backgrounds, in throws half of which
are seen from low, 85 % are read right at a stated 85 %, with 0.75 at 91 %; of 739 that were drawn
afterwards 88, at 86 and 91."""

SHARPER: Final = 1.467
"""Exponent applied to the probabilities to measure how clear a value is: the rules that require
clear values were tuned with it."""

CLEAR: Final = 0.98
"""Clearness of a value below which the die is read again from more crops."""

SIZES: Final = (0.9, 1.1)
"""Factors on the box for additional crops of an unclear value, also in quarter turns."""

QUARTERS: Final = (0, 1, 2, 3)
"""Rotations of a crop, in quarter turns, over which the reader's output is averaged."""

ASLANT: Final = 0.2
"""Slant of a die's upper face (component of a unit vector) above which crops are not rotated:
upside down, one of its sides would look like the top."""

SLANT_RIGHT: Final = 10
"""Index in the network's output at which the slant begins."""
OTHER: Final = 12
"""Index in the network's output of the logit for a die of another kind."""

Slant: TypeAlias = tuple[float, float]
"""Direction of a face's normal, seen along the line of sight: right and down, as components of a
unit vector."""

LEANING: Final = np.radians(18.0)
"""Angle in radians above which a die leans: nine in ten that lie flat are measured within 16
degrees."""

LOW: Final = 0.64
"""Slant above which a side may look as large as the upper face: the sine of 40 degrees. At 45
degrees they look alike if one side is seen face on; the slant is measured to within some
degrees."""

ENOUGH: Final = 3
"""Least number of other dice from which the direction of a flat one is known, without a
calibration."""

SIDE_PX: Final = 48
"""Side of a crop, px; as the reader was trained."""

CHANNELS: Final = 5
"""Channels of the reader's input, as `standard` makes it."""

HUE_NOISE: Final = 4.0
"""Levels by which colour differences vary on a grey thing."""

MARGIN: Final = 1.3
"""Side of a crop as a factor on the box: to show what a die leans on, and because some boxes are
drawn tight."""


def leaning(slants: Sequence[Slant], level: Sequence[Slant] | None) -> tuple[bool, ...]:
    """Flags of the dice that lean.

    Args:
        slants: Directions of their upper faces.
        level: Direction of the table's normal, as seen at each of them; None if unknown.
    """
    if level is not None:
        return tuple(angle(a, b) > LEANING for a, b in zip(slants, level, strict=True))
    others = [[b for j, b in enumerate(slants) if j != i] for i in range(len(slants))]
    return tuple(
        len(rest) >= ENOUGH and angle(slant, _median_slant(rest)) > LEANING
        for slant, rest in zip(slants, others, strict=True)
    )


def is_low(reading: "Reading") -> bool:
    """Whether a die is seen from so low that its sides look as large as its upper face."""
    return reading.read_low or float(np.hypot(*reading.slant)) > LOW


def angle(one: Slant, other: Slant) -> float:
    """Angle between two directions towards the camera, radians."""
    return float(np.arccos(np.clip(_direction(one) @ _direction(other), -1, 1)))


def level_at(points_px: Floats, calibration: Calibration) -> tuple[Slant, ...]:
    """Direction of the table's normal, as seen at each of some pixels, (n, 2)."""
    turn = calibration.camera_from_table[:3, :3]
    sights = ray_directions(points_px, calibration) @ turn.T
    return tuple(_relative_to_sight(turn[:, 2], sight / np.linalg.norm(sight)) for sight in sights)


def _relative_to_sight(direction: Floats, sight: Floats) -> Slant:
    right = np.array([1.0, 0.0, 0.0]) - sight[0] * sight
    right /= np.linalg.norm(right)
    return float(direction @ right), float(direction @ np.cross(sight, right))


def _direction(slant: Slant) -> Floats:
    flat = np.array(slant)
    flat = flat / max(1.0, float(np.linalg.norm(flat)))
    return np.array([*flat, np.sqrt(max(0.0, 1 - float(flat @ flat)))])


def _median_slant(slants: Sequence[Slant]) -> Slant:
    right, down = np.median(np.array(slants), axis=0)
    return float(right), float(down)


def die_crop(bgr: Image, box_px: BoxPx) -> Image:
    """The square around a box, (48, 48, 3) uint8; beyond the picture its edge is repeated."""
    left, top, right, bottom = box_px
    side = max(4, round(MARGIN * max(right - left, bottom - top)))
    x = round((left + right - side) / 2)
    y = round((top + bottom - side) / 2)
    height, width = bgr.shape[:2]
    columns = np.clip(np.arange(x, x + side), 0, width - 1)
    rows = np.clip(np.arange(y, y + side), 0, height - 1)
    part = bgr[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    part = part[(rows - rows[0])[:, None], (columns - columns[0])[None, :]]
    way = cv2.INTER_AREA if side > SIDE_PX else cv2.INTER_LINEAR
    return np.asarray(cv2.resize(part, (SIDE_PX, SIDE_PX), interpolation=way), dtype=np.uint8)


def standard(crop: Image) -> npt.NDArray[np.float32]:
    """A crop normalised for brightness and contrast, (5, 48, 48) float32.

    Blue, green and red normalised together, then red against green and blue against both, each by
    itself: red pips on a black or blue die differ from it in hardly anything else.
    """
    values = crop.astype(np.float32)
    blue, green, red = values.transpose(2, 0, 1)
    even = (values.transpose(2, 0, 1) - values.mean()) / (values.std() + 8.0)
    hues = np.stack([red - green, blue - (red + green) / 2])
    own = hues - hues.mean(axis=(1, 2), keepdims=True)
    own /= own.std(axis=(1, 2), keepdims=True) + HUE_NOISE
    return np.ascontiguousarray(np.concatenate([even, own]), dtype=np.float32)


@dataclass(frozen=True, slots=True)
class Reading:
    """The network's result for one die.

    Attributes:
        probabilities: Of the values 1 to 6; they sum to 1.
        stacked: Probability that it lies on another die.
        rolling: Probability that it moves.
        hidden: Probability that a fifth of it or more is hidden.
        no_die: Probability that this is not a die at all.
        slant: Direction of the upper face, as `Slant`.
        other: Probability that it is of another kind, so that its value cannot be read.
        read_low: Whether its top was read as that of a die seen from low (`tops.py`).
    """

    probabilities: tuple[float, ...]
    stacked: float
    rolling: float
    hidden: float
    no_die: float
    slant: Slant
    other: float = 0.0
    read_low: bool = False

    @property
    def pips(self) -> int:
        """The likeliest value."""
        return int(np.argmax(self.probabilities)) + 1

    @property
    def probability(self) -> float:
        """The likeliest value's probability."""
        return max(self.probabilities)

    @property
    def clearness(self) -> float:
        """How clearly the likeliest value stands out, 0 to 1: larger than its probability."""
        sharp = np.array(self.probabilities) ** SHARPER
        return float(sharp.max() / sharp.sum())


class PipReader:
    """Reads dice; the network is loaded once.

    Args:
        models: Folder with `reader.onnx`.
    """

    def __init__(self, models: Path = MODELS) -> None:
        self._network = Network(models / "reader.onnx")

    def read(self, bgr: Image, boxes_px: Sequence[BoxPx]) -> tuple[Reading, ...]:
        """Read the dice in these boxes of a picture, in the same order.

        Each is read as it is and mirrored. Those that are not clear are also read at two more
        scales, and in quarter turns if they are seen from above.
        """
        if not boxes_px:
            return ()
        outputs = self.outputs([die_crop(bgr, box) for box in boxes_px])
        for n, box in enumerate(boxes_px):
            if _reading(outputs[n]).clearness < CLEAR:
                outputs[n, :SLANT_RIGHT] = self._averaged_output(bgr, box, outputs[n])
        return tuple(_reading(one) for one in outputs)

    def _averaged_output(
        self, bgr: Image, box: BoxPx, first: npt.NDArray[np.float32]
    ) -> npt.NDArray[np.float32]:
        """The network's output for a box, (10,), averaged over the first and more looks."""
        aslant = float(np.hypot(*first[SLANT_RIGHT:OTHER])) > ASLANT
        crops = [
            _rotated_crop(bgr, box, size, turns)
            for size in SIZES
            for turns in ((0,) if aslant else QUARTERS)
        ]
        outputs = self.outputs(crops)[:, :SLANT_RIGHT]
        return np.asarray(np.mean([first[:SLANT_RIGHT], *outputs], axis=0), dtype=np.float32)

    def outputs(self, crops: Sequence[Image]) -> npt.NDArray[np.float32]:
        """The network's output for each crop, (n, 13), averaged over the die and its mirror."""
        values = [standard(crop) for crop in crops]
        looks = np.stack([look for one in values for look in (one, one[:, :, ::-1])])
        output = self._network.infer(looks)
        output[1::2, SLANT_RIGHT] *= -1
        return np.asarray((output[::2] + output[1::2]) / 2, dtype=np.float32)


def _rotated_crop(bgr: Image, box: BoxPx, size: float, turns: int) -> Image:
    """The square around an enlarged box, rotated by quarter turns."""
    left, top, right, bottom = box
    x, y = middle(box)
    wide, high = (right - left) / 2 * size, (bottom - top) / 2 * size
    crop = die_crop(bgr, (x - wide, y - high, x + wide, y + high))
    return np.ascontiguousarray(np.rot90(crop, turns))


def values_of(output: npt.NDArray[np.float32], warmth: float) -> tuple[float, ...]:
    """Probabilities of the six values from the network's output, (13,), at a temperature."""
    logits = output[:6].astype(np.float64) / warmth
    return tuple(float(p) for p in softmax(logits))


def _reading(output: npt.NDArray[np.float32]) -> Reading:
    faults = logistic(output[6:SLANT_RIGHT].astype(np.float64))
    stacked, rolling, hidden, no_die = (float(p) for p in faults)
    right, down = (float(part) for part in output[SLANT_RIGHT:OTHER])
    other = float(logistic(output[OTHER])) if len(output) > OTHER else 0.0
    probabilities = values_of(output, WARMTH)
    return Reading(probabilities, stacked, rolling, hidden, no_die, (right, down), other)

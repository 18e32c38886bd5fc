"""Read dice that are seen from low: which face is the top, and what it shows.

Seen from low, the sides of a die look larger than its top, and the reader takes one of them for it.
The direction of up at a die gives the place of its top and its foreshortening. Stretched until it
is as long as it is wide, the top is read like that of a die seen from above. The direction of up
comes from the table's calibration. Without one, it is the direction in which the tops of the dice
in the picture look right.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image
from vision.boxes import BoxPx
from vision.dice.find import middle
from vision.dice.pips import (
    LOW,
    OTHER,
    SIDE_PX,
    SLANT_RIGHT,
    PipReader,
    Reading,
    Slant,
    values_of,
)

SEEMS_LOW: Final = 0.4
"""Slant of any die in a picture above which all of them may be seen from low. Found by trial, like
every number below, on 150 drawn throws seen from low and 80 usual ones on photographed backgrounds
reserved for training: for dice seen from 58 to 72 degrees off, whose slant is 0.85 to 0.95, 0.67 is
measured."""

LEAST_SLANT: Final = 0.1
"""Least slant of all dice together: if their slants disagree, the direction is not known."""

TRIED: Final = (0.5, 0.6, 0.7, 0.8, 0.87, 0.93)
"""Slants that are tried if the direction of up is not known."""

AS_GOOD: Final = 0.03
"""Excess of a slant's error over the least one up to which it fits as well. Of 204 dice thrown as
usual, 8 seen from less than 30 degrees off are then taken for low ones instead of 20; of those seen
from low 265 of 299 are read right either way."""

HALF_SEEN: Final = 0.4
"""Probability that a face is hidden from which on a die is not used to find the direction of up."""

ASKED: Final = 8
"""Largest number of dice of a picture that are used to find the direction of up."""

SHOWN_SLANT: Final = np.radians(35.0)
"""Angle off the normal, in radians, at which the reader is shown dice, as if they were seen from
there. Everything from 25 to 45 degrees is as good."""

TOLD_SLANT: Final = 0.1
"""The slant that the reader measures for dice that are shown at `SHOWN_SLANT`, if they are seen
from as low as assumed."""

SHIFTS: Final = (1.0, 0.5)
"""Centres of the crops, as shares of the way from the die's middle to that of its top."""

SHOWN_SIDES: Final = 1.75
"""Width of the crop, in sides of a die."""

USUAL_TURN: Final = 1.27
"""Mean extent of a square over all rotations, in sides: 4 / pi."""

STEEPEST: Final = 0.985
"""Largest slant that is used: that of 80 degrees; beyond it a top is too narrow to be stretched."""

FINE: Final = 2
"""Least number of samples per pixel of a crop, in each direction, that are averaged."""

TOP_WARMTH: Final = 0.65
"""Softmax temperature of the values: of 282 dice the reader is then right for 262 (93 %), at a
stated 91 %."""

NO_SLANT: Final[Slant] = (0.0, 0.0)
"""Slant of a top that faces the camera: nothing is stretched."""


class TopReader:
    """Reads the tops of dice that are seen from low.

    Args:
        reader: Reads them as if they were seen from above.
    """

    def __init__(self, reader: PipReader) -> None:
        self._reader = reader

    def read(
        self,
        bgr: Image,
        boxes_px: Sequence[BoxPx],
        readings: Sequence[Reading],
        level: Sequence[Slant] | None,
    ) -> tuple[Reading, ...]:
        """The readings of the dice in these boxes; for those seen from low, by their tops.

        Args:
            bgr: The picture, (h, w, 3) uint8.
            boxes_px: Of the dice in it.
            readings: The first readings of the dice.
            level: Direction of the table's normal, as seen at each of them; None if unknown.
        """
        upward = level or [self._up_from_dice(bgr, boxes_px, readings)] * len(boxes_px)
        low = [n for n, up in enumerate(upward) if np.hypot(*up) > LOW]
        anew = list(readings)
        if low:
            boxes, ups = [boxes_px[n] for n in low], [upward[n] for n in low]
            looks = [self._outputs(bgr, boxes, ups, shift) for shift in SHIFTS]
            for n, output in zip(low, np.mean(looks, axis=0), strict=True):
                values = values_of(output, TOP_WARMTH)
                anew[n] = replace(readings[n], probabilities=values, read_low=True)
        return tuple(anew)

    def _up_from_dice(
        self, bgr: Image, boxes_px: Sequence[BoxPx], readings: Sequence[Reading]
    ) -> Slant:
        """The direction of up in a picture, from its dice; `NO_SLANT` if none is seen from low.

        Of slants that fit about equally well the smallest is taken: a top that is stretched too
        much may be read as anything. Dice that are partly hidden are not used.
        """
        whole = [n for n, one in enumerate(readings) if one.hidden < HALF_SEEN][:ASKED]
        slants = np.array([readings[n].slant for n in whole]).reshape(-1, 2)
        together = float(np.linalg.norm(slants.sum(axis=0)))
        if np.hypot(*slants.T).max(initial=0.0) < SEEMS_LOW or together < LEAST_SLANT:
            return NO_SLANT
        tried = [_slant(length * slants.sum(axis=0) / together) for length in TRIED]
        odd = [self._slant_error(bgr, [boxes_px[n] for n in whole], up) for up in tried]
        return next(up for up, much in zip(tried, odd, strict=True) if much <= min(odd) + AS_GOOD)

    def _slant_error(self, bgr: Image, boxes_px: Sequence[BoxPx], up: Slant) -> float:
        """Median deviation of the dice's tops from level, if this direction is up."""
        slants = self._outputs(bgr, boxes_px, [up] * len(boxes_px), SHIFTS[0])[:, SLANT_RIGHT:OTHER]
        return float(np.median(np.linalg.norm(slants - np.array(_expected_slant(up)), axis=1)))

    def _outputs(
        self, bgr: Image, boxes_px: Sequence[BoxPx], upward: Sequence[Slant], shift: float
    ) -> npt.NDArray[np.float32]:
        crops = [top_crop(bgr, box, up, shift) for box, up in zip(boxes_px, upward, strict=True)]
        return self._reader.outputs(crops)


def top_crop(bgr: Image, box_px: BoxPx, up: Slant, shift: float) -> Image:
    """The top of a die as if seen from higher up, (48, 48, 3) uint8.

    Args:
        bgr: The picture, (h, w, 3) uint8.
        box_px: Around the die.
        up: Direction of its top.
        shift: Centre of the crop: 0 for the middle of the die, 1 for the middle of its top.
    """
    slant = min(float(np.hypot(*up)), STEEPEST)
    way = np.array(up) / np.hypot(*up)
    foreshortened = float(np.sqrt(1 - slant**2))
    side_px = _side_px(box_px, slant, foreshortened)
    shorter = min(1.0, foreshortened / float(np.cos(SHOWN_SLANT)))
    fine = SIDE_PX * max(FINE, ceil(SHOWN_SIDES * side_px / SIDE_PX))
    across = np.array([-way[1], way[0]])
    turn = np.outer(across, across) + shorter * np.outer(way, way)
    turn *= SHOWN_SIDES * side_px / fine
    seen = np.array(middle(box_px)) + shift * side_px / 2 * slant * way
    onto = np.column_stack([turn, seen - turn @ np.full(2, (fine - 1) / 2)])
    how = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    warped = cv2.warpAffine(bgr, onto, (fine, fine), flags=how, borderMode=cv2.BORDER_REPLICATE)
    small = cv2.resize(warped, (SIDE_PX, SIDE_PX), interpolation=cv2.INTER_AREA)
    return np.asarray(small, dtype=np.uint8)


def _side_px(box: BoxPx, slant: float, foreshortened: float) -> float:
    """Length of the edges of a die in a box that shows its top and, below that, its sides."""
    covered = (box[2] - box[0]) * (box[3] - box[1])
    return float(np.sqrt(covered / (USUAL_TURN * (USUAL_TURN * foreshortened + slant))))


def _expected_slant(up: Slant) -> Slant:
    """The slant that the reader should measure for a level top that is shown from higher up."""
    return _slant(TOLD_SLANT * np.array(up) / np.hypot(*up))


def _slant(parts: Floats) -> Slant:
    return float(parts[0]), float(parts[1])

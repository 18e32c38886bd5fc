"""Dice that are seen low: which face is the top, and what it shows.

Seen low, the sides of a die show larger than its top, and the reader takes one of them for it.
Where up is at a die tells where its top is seen, and how much it is foreshortened: made as long as
it is wide, it is read as that of a die seen from above. Where up is, the table's calibration tells;
where there is none, what makes the tops of the dice in the picture look right.
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
"""Slant told of any die in a picture, from which on all of them may be seen low. By trial, as is
all that follows, on 150 drawn throws seen low and 80 usual ones on photographed grounds that may
teach: of dice seen from 58 to 72 degrees off, whose slant is 0.85 to 0.95, 0.67 is told."""

LEAST_SLANT: Final = 0.1
"""Of all together: where they point apart, nobody knows the way."""

TRIED: Final = (0.5, 0.6, 0.7, 0.8, 0.87, 0.93)
"""Slants that are tried where up is not known."""

AS_GOOD: Final = 0.03
"""Slants told that are so little farther from what they should be fit as well. Of 204 dice thrown
as usual 8 that are seen from less than 30 degrees off are then taken for low ones instead of 20; of
those seen low 265 of 299 are read right either way."""

HALF_SEEN: Final = 0.4
"""Chance that a face is hidden, from which on a die tells nothing of the others."""

ASKED: Final = 8
"""So many dice of a picture tell where up is."""

SHOWN_SLANT: Final = np.radians(35.0)
"""From so far above dice are shown to the reader. From 25 to 45 degrees all are as good."""

TOLD_SLANT: Final = 0.1
"""Slant that the reader tells of dice that are shown so, where they are seen as low as was said."""

SHIFTS: Final = (1.0, 0.5)
"""Where the middles of what is read lie, on the way from the die's middle to that of its top."""

SHOWN_SIDES: Final = 1.75
"""Sides of a die that are shown, across."""

USUAL_TURN: Final = 1.27
"""Sides of a square between its outermost points, at a usual turn: 4 / pi."""

STEEPEST: Final = 0.985
"""Slant beyond which a top is too narrow to be made longer: 80 degrees."""

FINE: Final = 2
"""Pixels that are mixed into one of a crop, each way, at least."""

TOP_WARMTH: Final = 0.65
"""Divides the logits of the values: of 282 dice the reader is right for 262 then, told 91 %."""

NO_SLANT: Final[Slant] = (0.0, 0.0)
"""Of a top that looks straight at the camera: nothing is stretched."""


class TopReader:
    """Reads the tops of dice that are seen low.

    Args:
        reader: Reads them as if from above.
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
        """The readings of the dice in these boxes; of those that are seen low their tops'.

        Args:
            bgr: The picture, (h, w, 3) uint8.
            boxes_px: Of the dice in it.
            readings: As the dice were read at first.
            level: Where the table's upward direction points at each of them; None where unknown.
        """
        upward = level or [self._upward(bgr, boxes_px, readings)] * len(boxes_px)
        low = [n for n, up in enumerate(upward) if np.hypot(*up) > LOW]
        anew = list(readings)
        if low:
            boxes, ups = [boxes_px[n] for n in low], [upward[n] for n in low]
            looks = [self._told(bgr, boxes, ups, shift) for shift in SHIFTS]
            for n, told in zip(low, np.mean(looks, axis=0), strict=True):
                values = values_of(told, TOP_WARMTH)
                anew[n] = replace(readings[n], probabilities=values, read_low=True)
        return tuple(anew)

    def _upward(self, bgr: Image, boxes_px: Sequence[BoxPx], readings: Sequence[Reading]) -> Slant:
        """Where up points in a picture, as its dice have it; nowhere where they are not low.

        Of slants that fit about as well the least: to a top that is stretched too much anything may
        happen. Dice that are not whole are not asked.
        """
        whole = [n for n, one in enumerate(readings) if one.hidden < HALF_SEEN][:ASKED]
        slants = np.array([readings[n].slant for n in whole]).reshape(-1, 2)
        together = float(np.linalg.norm(slants.sum(axis=0)))
        if np.hypot(*slants.T).max(initial=0.0) < SEEMS_LOW or together < LEAST_SLANT:
            return NO_SLANT
        tried = [_slant(length * slants.sum(axis=0) / together) for length in TRIED]
        odd = [self._odd(bgr, [boxes_px[n] for n in whole], up) for up in tried]
        return next(up for up, much in zip(tried, odd, strict=True) if much <= min(odd) + AS_GOOD)

    def _odd(self, bgr: Image, boxes_px: Sequence[BoxPx], up: Slant) -> float:
        """How unlike level tops the dice look if that way is up."""
        told = self._told(bgr, boxes_px, [up] * len(boxes_px), SHIFTS[0])[:, SLANT_RIGHT:OTHER]
        return float(np.median(np.linalg.norm(told - np.array(_level(up)), axis=1)))

    def _told(
        self, bgr: Image, boxes_px: Sequence[BoxPx], upward: Sequence[Slant], shift: float
    ) -> npt.NDArray[np.float32]:
        crops = [top_crop(bgr, box, up, shift) for box, up in zip(boxes_px, upward, strict=True)]
        return self._reader.told(crops)


def top_crop(bgr: Image, box_px: BoxPx, up: Slant, shift: float) -> Image:
    """The top of a die as if seen from higher up, (48, 48, 3) uint8.

    Args:
        bgr: The picture, (h, w, 3) uint8.
        box_px: Around the die.
        up: Where its top looks.
        shift: Where the middle is, from that of the die, 0, to that of its top, 1.
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
    shown = cv2.warpAffine(bgr, onto, (fine, fine), flags=how, borderMode=cv2.BORDER_REPLICATE)
    small = cv2.resize(shown, (SIDE_PX, SIDE_PX), interpolation=cv2.INTER_AREA)
    return np.asarray(small, dtype=np.uint8)


def _side_px(box: BoxPx, slant: float, foreshortened: float) -> float:
    """How long the edges of a die in a box are: it shows its top and, below that, its sides."""
    covered = (box[2] - box[0]) * (box[3] - box[1])
    return float(np.sqrt(covered / (USUAL_TURN * (USUAL_TURN * foreshortened + slant))))


def _level(up: Slant) -> Slant:
    """What the reader tells of the slant of a level top that is shown as from higher up."""
    return _slant(TOLD_SLANT * np.array(up) / np.hypot(*up))


def _slant(parts: Floats) -> Slant:
    return float(parts[0]), float(parts[1])

"""The dice in one picture: where they are, what they show, and what to ask about."""

from collections.abc import Sequence
from math import dist
from pathlib import Path
from typing import Final

import numpy as np

from calibration.projection import table_from_image
from calibration.solution import Calibration
from vision.dice.crops import BoxPx
from vision.dice.find import DiceFinder, FoundDie, overlap
from vision.dice.network import MODELS
from vision.dice.pips import PipReader, Reading
from vision.frame import Frame
from vision.sighting import DieFlag, DieSeen, Evidence, PointMm

NO_DIE: Final = 0.6
"""Above this probability of being none, what the finder found is left out."""
FLAGGED: Final = 0.5
FAINT: Final = 0.75
"""Below this probability a value is named as hardly read."""
TOUCHING: Final = 1.12
"""Middles nearer than this many mean widths: the dice touch, or nearly."""
HALF_MM: Final = 8.0
"""Half the height of a usual die: the middle of its box shows what is so high above the table."""
SIDES_MM: Final = (6.0, 45.0)
"""A box seen to be smaller or larger than this on the table holds no d6."""


class DiceLook:
    """Looks for dice in single pictures, with both networks loaded once.

    Args:
        calibration: Where the table is, if that is known.
        models: Where the networks are.
    """

    def __init__(self, calibration: Calibration | None = None, models: Path = MODELS) -> None:
        self._calibration = calibration
        self._finder = DiceFinder(models)
        self._reader = PipReader(models)

    def dice(self, frame: Frame) -> tuple[DieSeen, ...]:
        """All dice in a frame, from left to right."""
        found = self._finder.find(frame.bgr)
        readings = self._reader.read(frame.bgr, [die.box_px for die in found])
        good = [pair for pair in zip(found, readings, strict=True) if _is_die(*pair)]
        boxes = [die.box_px for die, _ in good]
        seen = [self._told(frame, die, reading, boxes) for die, reading in good]
        real = (die for die in seen if self._may_be(die.box_px))
        return tuple(sorted(real, key=lambda die: (die.box_px[0], die.box_px[1])))

    def _told(
        self, frame: Frame, die: FoundDie, reading: Reading, boxes: Sequence[BoxPx]
    ) -> DieSeen:
        box = die.box_px
        left, top, right, bottom = box
        outline = ((left, top), (right, top), (right, bottom), (left, bottom))
        return DieSeen(
            frame=frame.index,
            t_s=frame.t_s,
            pips=reading.pips,
            probability=reading.probability,
            box_px=box,
            at_mm=self._at_mm(middle(box), HALF_MM),
            flags=_flags(frame, box, reading, boxes),
            evidence=Evidence((frame.index,), outline),
        )

    def _at_mm(self, point_px: tuple[float, float], height_mm: float) -> PointMm | None:
        if self._calibration is None:
            return None
        at = table_from_image(np.array([point_px]), self._calibration, height_mm=height_mm)[0]
        return (float(at[0]), float(at[1])) if np.isfinite(at).all() else None

    def _may_be(self, box: BoxPx) -> bool:
        """Whether what is in the box has the size of a die, as far as that is known."""
        x, y = middle(box)
        half = max(box[2] - box[0], box[3] - box[1]) / 2
        left, right = (self._at_mm((x + step, y), HALF_MM) for step in (-half, half))
        if left is None or right is None:
            return self._calibration is None
        return SIDES_MM[0] < dist(left, right) < SIDES_MM[1]


def middle(box: BoxPx) -> tuple[float, float]:
    """The middle of a box, in px."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _is_die(die: FoundDie, reading: Reading) -> bool:
    return reading.no_die < NO_DIE or die.sure > 1 - (1 - reading.no_die) / 4


def _flags(
    frame: Frame, box: BoxPx, reading: Reading, boxes: Sequence[BoxPx]
) -> tuple[DieFlag, ...]:
    cut_off = _cut_off(frame, box)
    told: dict[DieFlag, bool] = {
        "cocked": reading.cocked > FLAGGED,
        "stacked": reading.stacked > FLAGGED,
        "touching": any(_touches(box, other) for other in boxes if other is not box),
        "rolling": reading.rolling > FLAGGED,
        "hidden": reading.hidden > FLAGGED and not cut_off,
        "cut_off": cut_off,
        "faint": reading.probability < FAINT,
    }
    return tuple(flag for flag, is_so in told.items() if is_so)


def _touches(one: BoxPx, other: BoxPx) -> bool:
    widths = [box[2] - box[0] + box[3] - box[1] for box in (one, other)]
    away = dist(middle(one), middle(other))
    return away < TOUCHING * sum(widths) / 4 or overlap(one, other) > 0.15


def _cut_off(frame: Frame, box: BoxPx) -> bool:
    """Whether the box ends at the edge of the picture and is not as long as it is wide."""
    width, height = frame.size_wh
    along, down = box[2] - box[0], box[3] - box[1]
    at_edge = box[0] < 2 or box[1] < 2 or box[2] > width - 2 or box[3] > height - 2
    return at_edge and min(along, down) < 0.8 * max(along, down)

"""Why a die should be asked about."""

from collections.abc import Sequence
from math import dist
from typing import Final

from vision.boxes import BoxPx, iou
from vision.dice.leaning import Slant, leaning
from vision.dice.pips import Reading
from vision.dice.sizes import middle
from vision.sightings import DieFlag

ROLLING: Final = 0.15
HIDDEN: Final = 0.4
STACKED: Final = 0.5
"""From these probabilities on it is named. Of 28 drawn dice that roll all but one are told as 0.18
or more, of 500 drawn and photographed ones at rest two in a hundred as 0.08; of 13 half hidden ones
seven as 0.56, of whole ones four in a hundred as 0.4. Of stacked ones the picture says next to
nothing: what is named is two boxes that share much."""
FAINT: Final = 0.75
"""Below this probability a value is named as hardly read."""
TOUCHING: Final = 1.12
"""Middles nearer than this many mean widths: the dice touch, or nearly."""
ONE_ON_ANOTHER: Final = 0.4
"""Boxes that share so much of the smaller one: one die lies on the other, or is far behind it."""
EDGE_PX: Final = 2.0
CUT_SHAPE: Final = 0.8
"""The box of a whole die is nearly square."""


def doubts(
    size_wh: tuple[int, int],
    boxes: Sequence[BoxPx],
    readings: Sequence[Reading],
    level: Sequence[Slant] | None,
) -> tuple[tuple[DieFlag, ...], ...]:
    """The flags of each die.

    Args:
        size_wh: Of the picture, px.
        boxes: Of the dice in it.
        readings: Of the same dice.
        level: Where the table's upward direction points at each of them; None where unknown.
    """
    leans = leaning([reading.slant for reading in readings], level)
    return tuple(
        _flags(size_wh, number, boxes, reading, leans=lean)
        for number, (reading, lean) in enumerate(zip(readings, leans, strict=True))
    )


def _flags(
    size_wh: tuple[int, int],
    number: int,
    boxes: Sequence[BoxPx],
    reading: Reading,
    *,
    leans: bool,
) -> tuple[DieFlag, ...]:
    box = boxes[number]
    others = [other for n, other in enumerate(boxes) if n != number]
    cut_off = _cut_off(size_wh, box)
    rolling = reading.rolling > ROLLING
    told: dict[DieFlag, bool] = {
        "cocked": leans and not rolling and not cut_off,
        "stacked": reading.stacked > STACKED
        or any(_shared(box, o) > ONE_ON_ANOTHER for o in others),
        "touching": any(_touches(box, other) for other in others),
        "rolling": rolling,
        "hidden": reading.hidden > HIDDEN and not cut_off,
        "cut_off": cut_off,
        "faint": reading.probability < FAINT,
    }
    return tuple(flag for flag, is_so in told.items() if is_so)


def _touches(one: BoxPx, other: BoxPx) -> bool:
    widths = [box[2] - box[0] + box[3] - box[1] for box in (one, other)]
    return dist(middle(one), middle(other)) < TOUCHING * sum(widths) / 4 or (iou(one, other) > 0.15)


def _shared(one: BoxPx, other: BoxPx) -> float:
    """What two boxes share, as a part of the smaller one."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (one, other)]
    return max(0.0, width) * max(0.0, height) / max(min(areas), 1e-9)


def _cut_off(size_wh: tuple[int, int], box: BoxPx) -> bool:
    """Whether the box ends at the edge of the picture and is not as long as it is wide."""
    width, height = size_wh
    along, down = box[2] - box[0], box[3] - box[1]
    ends = (box[0], box[1], width - box[2], height - box[3])
    return min(ends) < EDGE_PX and min(along, down) < CUT_SHAPE * max(along, down)

"""Find and read the dice in one picture, and flag why to check them.

In a later picture only what has changed is examined. An arm that came and went leaves no change; a
die that is new, or no longer there, does.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import dist
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.solution import Calibration
from vision.boxes import BoxPx, iou, scaled, shared
from vision.dice.belief import PossibleDie, beside, candidates, dice_among
from vision.dice.find import (
    MODELS,
    DiceFinder,
    FoundDie,
    is_die_sized,
    middle,
    place_mm,
    usual_box_px,
    without_doubles,
)
from vision.dice.groups import is_group
from vision.dice.pips import PipReader, Reading, Slant, is_low, leaning, level_at
from vision.dice.tops import TopReader
from vision.foreground import differing
from vision.sightings import DieFlag, DieSeen, Evidence

ROLLING: Final = 0.15
"""The reader's probability that a die is rolling above which it is flagged. By trial."""

HIDDEN: Final = 0.4
"""The reader's probability that a face is hidden above which it is flagged. By trial."""

STACKED: Final = 0.5
"""The reader's probability that a die is stacked above which it is flagged. Of 28 drawn dice that
roll, all but one are read as 0.18 or more (`ROLLING`), of 500 drawn and photographed ones at rest
two in a hundred as 0.08. Of 13 half hidden ones (`HIDDEN`) seven are read as 0.56, of whole ones
four in a hundred as 0.4. The picture shows next to nothing of stacked ones: the flag comes from two
boxes that overlap by much."""

FAINT: Final = 0.75
"""Probability of a value below which it is flagged as hardly read."""

UNDOUBTED: Final = 0.95
"""Probability of a value below which a die that is seen from low is flagged: it may show its side
or its top."""

OF_ANOTHER_KIND: Final = 0.5
"""The reader's probability that a die has another number of faces above which no value is given."""

TOUCHING: Final = 1.12
"""Distance of middles, in mean widths, within which dice touch, or nearly do."""

ONE_ON_ANOTHER: Final = 0.4
"""Share of the smaller box that two boxes must share for one die to be on the other, or far behind
it."""

EDGE_PX: Final = 2.0
"""Distance in pixels from the picture's edge within which a box may be cut off."""

CUT_SHAPE: Final = 0.8
"""Aspect ratio below which a box at the picture's edge is cut off: the box of a whole die is nearly
square."""

SPECK_PX: Final = 3
"""Number of connected changed pixels of a glance up to which they are noise: a pip of a die 12 px
wide has more."""

MOST_SHARE: Final = 0.6
"""Share of a picture above which all of it is examined instead of the changed parts."""

TOUCHING_IOU: Final = 0.15
"""Intersection over union beyond which boxes belong to dice that touch, however they are turned.
Found by trial."""


def doubts(
    size_wh: tuple[int, int],
    boxes: Sequence[BoxPx],
    readings: Sequence[Reading],
    level: Sequence[Slant] | None,
) -> tuple[tuple[DieFlag, ...], ...]:
    """The flags of each die.

    Args:
        size_wh: Size of the picture, px.
        boxes: Of the dice in it.
        readings: Of the same dice.
        level: Direction of the table's normal, as seen at each of them; None if unknown.
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
    flags: dict[DieFlag, bool] = {
        "cocked": leans and not rolling and not cut_off,
        "stacked": reading.stacked > STACKED
        or any(shared(box, o) > ONE_ON_ANOTHER for o in others),
        "touching": any(_touches(box, other) for other in others),
        "rolling": rolling,
        "hidden": reading.hidden > HIDDEN and not cut_off,
        "cut_off": cut_off,
        "faint": reading.probability < FAINT and reading.other <= OF_ANOTHER_KIND,
        "side_or_top": is_low(reading) and reading.probability < UNDOUBTED,
        "unreadable": reading.other > OF_ANOTHER_KIND,
    }
    return tuple(flag for flag, is_so in flags.items() if is_so)


def _touches(one: BoxPx, other: BoxPx) -> bool:
    widths = [box[2] - box[0] + box[3] - box[1] for box in (one, other)]
    return dist(middle(one), middle(other)) < TOUCHING * sum(widths) / 4 or (
        iou(one, other) > TOUCHING_IOU
    )


def _cut_off(size_wh: tuple[int, int], box: BoxPx) -> bool:
    """Whether the box ends at the edge of the picture and is far from square."""
    width, height = size_wh
    along, down = box[2] - box[0], box[3] - box[1]
    ends = (box[0], box[1], width - box[2], height - box[3])
    return min(ends) < EDGE_PX and min(along, down) < CUT_SHAPE * max(along, down)


MOST_SPREAD: Final = 2.2
"""Largest ratio of the widths of near and far dice for which one scale finds all of them."""

GRID: Final = (0.1, 0.5, 0.9)
"""Positions along a box's sides, as shares, at which the width of dice is computed."""

BEYOND: Final = 0.5
"""Margin around a part of a picture, in widths of a die: dice at its rim are found as well as
any."""


class DiceLook:
    """Finds and reads dice in single pictures; both networks are loaded once.

    Args:
        calibration: Where the table is, if known.
        models: Folder of the networks.
    """

    def __init__(self, calibration: Calibration | None = None, models: Path = MODELS) -> None:
        self._calibration = calibration
        self._finder = DiceFinder(models)
        self._reader = PipReader(models)
        self._tops = TopReader(self._reader)

    def dice(
        self, frame: Frame, places: Sequence[BoxPx] | None = None, *, thorough: bool = False
    ) -> tuple[DieSeen, ...]:
        """The dice in a frame, from left to right.

        Args:
            frame: The frame.
            places: Boxes that must contain the middles of the dice, px; None searches everywhere.
            thorough: Search for small dice beside large ones, and for near ones beside others: for
                single pictures.
        """
        found = self._detections(frame, places, thorough=thorough)
        possible = self._candidates(frame, found)
        good = dice_among(possible)
        if places is None and self._calibration is None and (not possible or (good and thorough)):
            good = dice_among(beside(possible, self._near(frame, len(found))))
        boxes = [one.die.box_px for one in good]
        readings: Sequence[Reading] = [one.reading for one in good]
        level = None
        if self._calibration is not None and boxes:
            level = level_at(np.array([middle(box) for box in boxes]), self._calibration)
        readings = self._tops.read(frame.bgr, boxes, readings, level)
        flags = doubts(frame.size_wh, boxes, readings, level)
        seen = map(self._seen, [frame] * len(boxes), boxes, readings, flags)
        return from_left(seen)

    def _near(self, frame: Frame, things: int) -> list[PossibleDie]:
        """Dice so near that they fill much of a picture, without groups of small things."""
        near = self._candidates(frame, self._finder.near(frame.bgr))
        return [one for one in near if not is_group(frame.bgr, one.die.box_px, things)]

    def _candidates(self, frame: Frame, found: Iterable[FoundDie]) -> list[PossibleDie]:
        """The detections of the size of a die that both networks accept."""
        sized = [die for die in found if self._may_be(die.box_px)]
        readings = self._reader.read(frame.bgr, [die.box_px for die in sized])
        return candidates(frame.bgr, sized, readings)

    def shown_px(self, size_wh: tuple[int, int]) -> tuple[float, float] | None:
        """Smallest and largest width of dice in a picture; None if not known."""
        widths = self._shown_px(_whole(size_wh))
        return (min(widths), max(widths)) if widths else None

    def _detections(
        self, frame: Frame, places: Sequence[BoxPx] | None, *, thorough: bool
    ) -> tuple[FoundDie, ...]:
        if places is None:
            die_px = self._die_px(_whole(frame.size_wh))
            return self._finder.find(frame.bgr, die_px=die_px, thorough=thorough)
        return without_doubles(die for place in places for die in self._detections_in(frame, place))

    def _detections_in(self, frame: Frame, place: BoxPx) -> list[FoundDie]:
        """The dice whose middles are in a part of a frame."""
        die_px = self._die_px(place)
        part, left, top = _cut_out(frame.bgr, place, BEYOND * (die_px or 0.0))
        found = (
            replace(die, box_px=(x0 + left, y0 + top, x1 + left, y1 + top))
            for die in self._finder.find(part, die_px=die_px)
            for x0, y0, x1, y1 in (die.box_px,)
        )
        return [die for die in found if within(middle(die.box_px), place)]

    def _die_px(self, place: BoxPx) -> float | None:
        """Width of dice in a part of the picture; None if unknown, or if it varies too much."""
        widths = self._shown_px(place)
        if not widths or max(widths) > MOST_SPREAD * min(widths):
            return None
        return float(np.sqrt(max(widths) * min(widths)))

    def _shown_px(self, place: BoxPx) -> tuple[float, ...]:
        if self._calibration is None:
            return ()
        left, top, right, bottom = place
        xs, ys = np.meshgrid(
            [left + share * (right - left) for share in GRID],
            [top + share * (bottom - top) for share in GRID],
        )
        return usual_box_px(np.column_stack([xs.ravel(), ys.ravel()]), self._calibration)

    def _seen(
        self, frame: Frame, box: BoxPx, reading: Reading, flags: tuple[DieFlag, ...]
    ) -> DieSeen:
        left, top, right, bottom = box
        outline = ((left, top), (right, top), (right, bottom), (left, bottom))
        return DieSeen(
            frame=frame.index,
            t_s=frame.t_s,
            pips=reading.pips,
            probability=reading.probability * (1 - reading.other),
            box_px=box,
            at_mm=None if self._calibration is None else place_mm(box, self._calibration),
            flags=flags,
            evidence=Evidence((frame.index,), outline),
        )

    def _may_be(self, box: BoxPx) -> bool:
        """Whether a box has the size of a die, as far as that is known."""
        return self._calibration is None or is_die_sized(box, self._calibration)


def from_left(dice: Iterable[DieSeen]) -> tuple[DieSeen, ...]:
    """Dice from left to right, the order in which they are reported."""
    return tuple(sorted(dice, key=lambda die: (die.box_px[0], die.box_px[1])))


def _whole(size_wh: tuple[int, int]) -> BoxPx:
    return 0.0, 0.0, float(size_wh[0]), float(size_wh[1])


def _cut_out(bgr: Image, place: BoxPx, margin: float) -> tuple[Image, int, int]:
    """A part of a picture with a margin around it, and where in the picture it begins."""
    height, width = bgr.shape[:2]
    left, top = (max(0, int(edge - margin)) for edge in place[:2])
    right, bottom = min(width, int(place[2] + margin) + 1), min(height, int(place[3] + margin) + 1)
    return bgr[top:bottom, left:right], left, top


def changed_places(
    now: Image, before: Image | None, scale: float, reach_px: float
) -> tuple[BoxPx, ...] | None:
    """Boxes around the changes, each enlarged by a reach; None if everything must be examined.

    Args:
        now: The smoothed glance, (h, w, 3) uint8.
        before: That of the last look; None for the first.
        scale: Frame pixels per pixel of a glance.
        reach_px: How far around the changes to look, in frame pixels.
    """
    if before is None or before.shape != now.shape:
        return None
    changed = _without_specks(differing(now, before))
    reach = max(1, round(reach_px / scale))
    widened = cv2.dilate(changed, np.ones((2 * reach + 1, 2 * reach + 1), np.uint8))
    count, _, stats, _ = cv2.connectedComponentsWithStats(widened)
    boxes = [
        (float(x), float(y), float(x + wide), float(y + high))
        for x, y, wide, high, _ in stats[1:count].tolist()
    ]
    if sum((box[2] - box[0]) * (box[3] - box[1]) for box in boxes) > MOST_SHARE * changed.size:
        return None
    return tuple(scaled(box, scale, scale) for box in boxes)


def _without_specks(changed: Image) -> Image:
    count, labels, stats, _ = cv2.connectedComponentsWithStats(changed, connectivity=8)
    if count == 1:
        return changed
    large = stats[:, cv2.CC_STAT_AREA] > SPECK_PX
    large[0] = False
    return np.asarray(large[labels] * 255, dtype=np.uint8)


def within(point_px: tuple[float, float], box: BoxPx) -> bool:
    """Whether a point is in a box."""
    return box[0] <= point_px[0] < box[2] and box[1] <= point_px[1] < box[3]

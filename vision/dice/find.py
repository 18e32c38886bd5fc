"""Find dice in a picture, whatever their colour, background and size.

A network predicts for each 4 x 4 pixels whether the middle of a die is there, and the size of its
box. It recognises dice 11 to 60 px wide, so a picture is scanned at several scales, each half of
the one before, down to where a die that fills the view is no larger than that. Boxes that are too
small or too large for a die on the table are dropped.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from calibration.model.projection import camera_from_table, table_from_image
from calibration.model.solution import Calibration
from vision.boxes import BoxPx, iou, scaled
from vision.network import PassingNetwork
from vision.odds import logistic
from vision.sightings import PointMm, PointPx
from vision.sightings.dice import HALF_DIE_MM

MODELS: Final = Path(__file__).parent / "models"
"""Folder of the networks that find dice and read them."""

STRIDE: Final = 4
"""Pixels per cell of the network's output; as it was trained."""

TYPICAL_PX: Final = 24.0
"""Width of a die relative to which the network predicts widths; as it was trained."""

BLOCK: Final = 16
"""The network halves a picture four times, so sides must be multiples of this."""

LEAST_SURE: Final = 0.3
"""The network's probability below which there is no die. Found by trial."""

USUAL_WIDTH_PX: Final = 640
"""Longest side in pixels of the picture at the first scale. Found by trial."""

COARSE_WIDTHS_PX: Final = (160, 80)
"""Longest sides in pixels of the picture at the scales that are tried if no die was found: at the
last one a die that fills the view is 80 px wide."""

STEP: Final = 1.2
"""Least ratio of a finer scale to the last one for it to show anything new."""

MOST_ENLARGED: Final = 2.0
"""How far a picture is enlarged at most to find small dice. Of 85 drawn dice 11 to 20 px wide, the
network gives 43 more than one half as they are, and 76 enlarged to 18 to 36 px."""

ENLARGED_SURE: Final = 0.5
"""The network's probability below which there is no die in an enlarged picture, unless the size of
dice is known: enlarged specks of a ground look like dice, too."""

MOST_ENLARGED_PX: Final = 1280
"""Longest side in pixels of an enlarged picture: searching a small picture costs no more than
searching a large one."""

KNOWN_PX: Final = 30.0
"""Width in pixels to which dice are scaled if their apparent width is known."""

TINY_PX: Final = 25.0
"""Width of dice in pixels below which others may have been too small to be found."""

ANY_PX: Final = (8.0, 90.0)
"""Range of widths in pixels of dice that are accepted at the first scale. Found by trial."""

LARGE_PX: Final = (26.0, 90.0)
"""Range of widths in pixels of dice that are accepted at coarser scales, where only large dice are
wanted."""

SMALL_PX: Final = (8.0, 60.0)
"""Range of widths in pixels of dice that are accepted at finer scales: larger dice are detected
better at another scale."""

SAME_IOU: Final = 0.45
"""Intersection over union from which on two boxes are of the same die. Found by trial."""

USUAL_BOX_MM: Final = 19.0
"""Width in mm of the box of a 16 mm die, given how dice turn and tilt."""

SIDES_MM: Final = (9.0, 38.0)
"""Range of the longer side, in mm, of the box of dice from 12 to 20 mm: from an edge seen face on,
measured a fifth too small, to the diagonal of the largest."""

LEAST_OF_OTHERS: Final = 0.5
"""Least width of a die as a share of the others' in one picture: of 1487 in 200 photographs the
smallest was 0.64 times as wide as the median of its throw."""


def middle(box: BoxPx) -> PointPx:
    """The middle of a box, in px."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def side(box: BoxPx) -> float:
    """The longer side of a box, in px."""
    return max(box[2] - box[0], box[3] - box[1])


def place_mm(box: BoxPx, calibration: Calibration) -> PointMm | None:
    """The place on the table of the die in a box; None above the horizon."""
    at = table_from_image(np.array([middle(box)]), calibration, height_mm=HALF_DIE_MM)[0]
    return (float(at[0]), float(at[1])) if np.isfinite(at).all() else None


def is_die_sized(box: BoxPx, calibration: Calibration) -> bool:
    """Whether something that fills a box would be as large as a die if it were on the table."""
    at = place_mm(box, calibration)
    return at is not None and SIDES_MM[0] < side(box) * _mm_per_px(at, calibration) < SIDES_MM[1]


def usual_box_px(points_px: npt.ArrayLike, calibration: Calibration) -> tuple[float, ...]:
    """Width of a die's box at each of some pixels, (n, 2), that show the table."""
    places = table_from_image(points_px, calibration, height_mm=HALF_DIE_MM)
    on_table = [(float(x), float(y)) for x, y in places if np.isfinite(x + y)]
    return tuple(USUAL_BOX_MM / _mm_per_px(at, calibration) for at in on_table)


def of_one_size(boxes: Sequence[BoxPx], sure: Sequence[float]) -> tuple[bool, ...]:
    """Flags of the boxes that are not far too small beside the others.

    Of only two, the more certain one gives the size.

    Args:
        boxes: The candidates in one picture.
        sure: How certain each one is, by any measure.
    """
    sides = [side(box) for box in boxes]
    if not sides:
        return ()
    usual = float(np.median(sides)) if len(sides) > 2 else sides[int(np.argmax(sure))]
    return tuple(one > LEAST_OF_OTHERS * usual for one in sides)


def _mm_per_px(at: PointMm, calibration: Calibration) -> float:
    """Size of a pixel across the line of sight, at a die's height above a place."""
    depth_mm = float(camera_from_table(np.array([[*at, HALF_DIE_MM]]), calibration)[0, 2])
    return depth_mm / float(np.mean(np.diag(calibration.camera.matrix)[:2]))


@dataclass(frozen=True, slots=True)
class FoundDie:
    """A die in a picture.

    Attributes:
        box_px: Its box in image space.
        sure: The probability that a die is there, 0 to 1.
        only_enlarged: Whether it was found only after the picture was enlarged.
    """

    box_px: BoxPx
    sure: float
    only_enlarged: bool = False


class DiceFinder:
    """Finds dice; the network is released after each large picture (`PassingNetwork`).

    Args:
        models: Folder with `finder.onnx`.
    """

    def __init__(self, models: Path = MODELS) -> None:
        self._network = PassingNetwork(models / "finder.onnx")

    def find(
        self, bgr: Image, *, die_px: float | None = None, thorough: bool = False
    ) -> tuple[FoundDie, ...]:
        """The dice in a picture, (h, w, 3) uint8, most certain first.

        Args:
            bgr: The picture.
            die_px: Apparent width of a die, if known: then a single scale is enough.
            thorough: Repeat at finer scales as long as dice look small; while watching, one finer
                scale has to do.
        """
        longest = max(bgr.shape[:2])
        finest = min(MOST_ENLARGED, max(1.0, MOST_ENLARGED_PX / longest))
        if die_px is not None:
            scale = min(KNOWN_PX / die_px, finest)
            return without_doubles(self._find_at_scale(bgr, scale, ANY_PX))
        scale = min(1.0, USUAL_WIDTH_PX / longest)
        found = self._find_at_scale(bgr, scale, ANY_PX)
        found += self._find_at_scale(bgr, scale / 2, LARGE_PX)
        while STEP * scale < finest and _may_be_too_small(found, scale):
            scale = min(2 * scale, finest)
            finer = self._find_at_scale(bgr, scale, SMALL_PX)
            found += _only_enlarged(finer, found) if scale > 1 else finer
            if not (thorough and found):
                break
        return without_doubles(found)

    def near(self, bgr: Image) -> tuple[FoundDie, ...]:
        """Dice so near that they fill much of a picture; for pictures without other dice."""
        scales = (min(1.0, width / max(bgr.shape[:2])) for width in COARSE_WIDTHS_PX)
        return without_doubles(
            die for scale in scales for die in self._find_at_scale(bgr, scale, LARGE_PX)
        )

    def _find_at_scale(
        self, bgr: Image, scale: float, sides_px: tuple[float, float]
    ) -> list[FoundDie]:
        """The dice in a picture scaled by `scale`, within a range of sizes there."""
        small = bgr
        if scale != 1:
            method = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
            small = np.asarray(
                cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=method), np.uint8
            )
        height, width = small.shape[:2]
        down, right = -height % BLOCK, -width % BLOCK
        padded = cv2.copyMakeBorder(small, 0, down, 0, right, cv2.BORDER_REPLICATE)
        values = padded.transpose(2, 0, 1)[None].astype(np.float32) / np.float32(255)
        output = self._network.infer(np.ascontiguousarray(values))[0]
        least, most = sides_px
        return [
            _scaled(die, bgr, width, height)
            for die in _peaks(output, width, height)
            if least <= side(die.box_px) <= most
        ]


def _only_enlarged(enlarged: Sequence[FoundDie], found: Sequence[FoundDie]) -> list[FoundDie]:
    """The dice in an enlarged picture, marked if they were not found before it was enlarged."""
    return [
        replace(one, only_enlarged=all(iou(one.box_px, die.box_px) < SAME_IOU for die in found))
        for one in enlarged
        if one.sure > ENLARGED_SURE
    ]


def _may_be_too_small(found: Sequence[FoundDie], scale: float) -> bool:
    """Whether there may be dice too small to be found at this scale."""
    return not found or min(side(die.box_px) for die in found) * scale < TINY_PX


def _peaks(output: npt.NDArray[np.float32], width: int, height: int) -> list[FoundDie]:
    """Dice at the local maxima of the first of five maps, (5, h / 4, w / 4)."""
    chance = logistic(output[0])
    highest = cv2.dilate(chance, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((chance >= highest) & (chance > LEAST_SURE))
    found = []
    for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
        wide, high, right, down = (float(value) for value in output[1:, row, column])
        x, y = (column + right + 0.5) * STRIDE, (row + down + 0.5) * STRIDE
        half_w, half_h = (TYPICAL_PX * np.exp(np.clip([wide, high], -2, 2)) / 2).tolist()
        box = (
            max(0.0, x - half_w),
            max(0.0, y - half_h),
            min(float(width), x + half_w),
            min(float(height), y + half_h),
        )
        if box[2] - box[0] >= 3 and box[3] - box[1] >= 3:
            found.append(FoundDie(box, float(chance[row, column])))
    return found


def _scaled(die: FoundDie, bgr: Image, width: int, height: int) -> FoundDie:
    along, down = bgr.shape[1] / width, bgr.shape[0] / height
    return replace(die, box_px=scaled(die.box_px, along, down))


def without_doubles(found: Iterable[FoundDie]) -> tuple[FoundDie, ...]:
    """Non-maximum suppression: of boxes that overlap only the most certain."""
    kept: list[FoundDie] = []
    for die in sorted(found, key=lambda die: -die.sure):
        if all(iou(die.box_px, other.box_px) < SAME_IOU for other in kept):
            kept.append(die)
    return tuple(kept)

"""The clay in pictures of one creature on the bare table, beside a picture of the empty table.

What surely differs from the empty table tells where to look; colours and edges tell which of it is
clay.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from vision.clay.colour_odds import colour_odds
from vision.clay.cut_out import agreed_clay
from vision.clay.outline import (
    background_log_density,
    compared,
    half_covered,
    main_part,
    unexplained,
)


@dataclass(frozen=True, slots=True)
class StillTuning:
    """Clay beside a picture of the empty table.

    Light is ln of light. By trial on the shared creatures that a hand turned; guarded by
    tests/vision/weigh_in/test_by_hand.py, and those creatures in docs/accuracy.md.
    """

    deepest: float = -2.5
    """Of what surely differs: the deepest shadow that is still taken for one."""

    around_px: int = 70
    """Around what surely differs: clay reaches no farther."""

    room_px: int = 20
    """Around the outlines found."""

    most_of_picture: float = 0.2
    """Another picture (of another thing, or of none) differs by more."""

    alike_area: tuple[float, float] = (0.5, 2.0)
    """Or by another area: by the median of all pictures, from and to."""


TUNING: Final = StillTuning()


@dataclass(frozen=True, slots=True, eq=False)
class StillOutlines:
    """Outlines in the same crop of several pictures.

    Attributes:
        numbers: Which of the pictures they are of.
        masks: (h, w) uint8 each, soft: the outline is the 127.5 line.
        corner_px: Column and row of the crop's first pixel.
        clay_bgr: (n, 3) uint8 sample of the clay's colours.
    """

    numbers: tuple[int, ...]
    masks: tuple[Mask, ...]
    corner_px: tuple[int, int]
    clay_bgr: Image


def still_outlines(pictures: Sequence[Image], empty: Image) -> StillOutlines:
    """Find the one thing that was set on the empty table in each picture.

    Raises:
        ValueError: Nothing differs from the empty table.
    """
    seeds = [_seed(picture, empty) for picture in pictures]
    numbers = _alike(seeds)
    if not numbers:
        raise ValueError("nothing differs from the empty table")
    rows, columns = _around([seeds[i] for i in numbers], TUNING.around_px)
    crops = [pictures[i][rows, columns] for i in numbers]
    bare = empty[rows, columns]
    odds = colour_odds(crops, [bare] * len(crops))
    masks = [agreed_clay(crop, bare, told) for crop, told in zip(crops, odds, strict=True)]
    kept = [i for i, mask in enumerate(masks) if mask.any()]
    if not kept:
        raise ValueError("nothing differs from the empty table")
    tight = _around([masks[i] for i in kept], TUNING.room_px)
    soft = [half_covered(crops[i], masks[i])[tight] for i in kept]
    inner = [cv2.erode(masks[i], np.ones((5, 5), np.uint8)) > 0 for i in kept]
    clay = np.concatenate([crops[i][part] for i, part in zip(kept, inner, strict=True)])
    corner = (columns.start + tight[1].start, rows.start + tight[0].start)
    sample = clay[:: max(1, len(clay) // 4000)]
    return StillOutlines(tuple(numbers[i] for i in kept), tuple(soft), corner, sample)


def _seed(picture: Image, empty: Image) -> Mask:
    """What surely differs from the empty table, found at half the size."""
    half = [cv2.resize(p, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
            for p in (picture, empty)]  # fmt: skip
    pair = compared(np.asarray(half[0], np.uint8), np.asarray(half[1], np.uint8))
    mask = main_part(unexplained(background_log_density(pair, deepest=TUNING.deepest)), least_px=40)
    size_wh = picture.shape[1], picture.shape[0]
    return np.asarray(cv2.resize(mask, size_wh, interpolation=cv2.INTER_NEAREST))


def _alike(seeds: Sequence[Mask]) -> list[int]:
    areas = np.array([np.count_nonzero(seed) for seed in seeds], dtype=np.float64)
    most = TUNING.most_of_picture * seeds[0].size if len(seeds) else 0.0
    some = (areas > 0) & (areas < most)
    if not some.any():
        return []
    usual = float(np.median(areas[some]))
    low, high = TUNING.alike_area
    return [int(i) for i in np.flatnonzero(some) if low * usual < areas[i] < high * usual]


def _around(masks: Sequence[Mask], margin: int) -> tuple[slice, slice]:
    left, top, width, height = cv2.boundingRect(np.maximum.reduce(list(masks)))
    h, w = masks[0].shape
    rows = slice(max(0, top - margin), min(h, top + height + margin))
    return rows, slice(max(0, left - margin), min(w, left + width + margin))

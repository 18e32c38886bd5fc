"""The clay in pictures of one creature on the bare table, beside a picture of the empty table.

A table may be glossy: clay hides a lamp's reflection and is itself reflected. So whatever has a
colour that the table has somewhere near may be table; and what the clay looks like is learned
from the upper part of what differs, where no shadow lies.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from vision.clay.outline import (
    background_log_density,
    calmed,
    clay_log_density,
    compared,
    half_covered,
    learn_clay,
    likelier_clay,
    main_part,
    shaded_tones,
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

    darkest: float = -4.2
    """The same under a creature between its legs, where a glossy table shows it once more."""

    upper_share: float = 0.55
    """Of an outline's height, from above: no shadow lies there, so the clay's colours are learned
    from it."""

    table_share: float = 0.2
    """Chance that a pixel of the table has a colour from elsewhere on it: gloss and reflections."""

    dark_levels: tuple[float, float] = (40.0, 60.0)
    """Grey levels of 255: from the second down to the first ever less of a pixel's own colour
    counts, as it is mostly noise."""

    dark_px: int = 5
    """So many pixels around it tell its colour."""

    around_px: int = 70
    """Around what surely differs: clay reaches no farther."""

    room_px: int = 20
    """Around the outlines found."""

    most_of_picture: float = 0.2
    """Another picture (of another thing, or of none) differs by more."""

    alike_area: tuple[float, float] = (0.5, 2.0)
    """Or by another area: by the median of all pictures, from and to."""


TUNING: Final = StillTuning()


SHADES: Final = (1.0, 0.6, 0.36, 0.2, 0.11, 0.05, 0.025, 0.012)
"""Light that is left to the table anywhere."""

CLAY_SHADES: Final = (0.5,)
"""And to clay below what is seen of it above."""


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
    masks = _masks(crops, empty[rows, columns])
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


def _masks(crops: Sequence[Image], empty: Image) -> list[Mask]:
    calm = [_calm_where_dark(crop) for crop in crops]
    pairs = [compared(crop, empty) for crop in calm]
    seeds = [
        main_part(unexplained(background_log_density(p, deepest=TUNING.deepest))) for p in pairs
    ]
    upper = [_upper(seed) for seed in seeds]
    samples = np.concatenate([p.seen[part] for p, part in zip(pairs, upper, strict=True)])
    if not len(samples):
        return seeds
    seen_bgr = np.concatenate([crop[part] for crop, part in zip(calm, upper, strict=True)])
    clay = learn_clay(np.concatenate([samples, shaded_tones(seen_bgr[::2], CLAY_SHADES)]))
    tint = np.median(samples[:, 1:], axis=0).astype(np.float32)
    table = learn_clay(shaded_tones(empty.reshape(-1, 3)[::5], SHADES))
    masks = []
    for pair in pairs:
        shadow = background_log_density(pair, tint, deepest=TUNING.darkest)
        anywhere = clay_log_density(pair.seen, table)
        rest = np.logaddexp(
            shadow + np.log(1 - TUNING.table_share), anywhere + np.log(TUNING.table_share)
        )
        ratio = calmed(np.asarray(clay_log_density(pair.seen, clay) - rest, dtype=np.float32))
        masks.append(likelier_clay(ratio))
    return masks


def _calm_where_dark(bgr: Image) -> Image:
    """The picture with its noise taken out where it is dark."""
    calm = cv2.GaussianBlur(cv2.medianBlur(np.ascontiguousarray(bgr), TUNING.dark_px), (0, 0), 1.0)
    low, high = TUNING.dark_levels
    dark = np.clip((high - calm.max(axis=2).astype(np.float32)) / (high - low), 0, 1)[..., None]
    return np.asarray(np.round(bgr * (1 - dark) + calm * dark), dtype=np.uint8)


def _upper(seed: Mask) -> Mask:
    """The seed's upper part, as bool (h, w)."""
    inner = cv2.erode(seed, np.ones((3, 3), np.uint8)) > 0
    rows = np.flatnonzero(seed.any(axis=1))
    if len(rows):
        inner[rows[0] + round(TUNING.upper_share * (rows[-1] - rows[0])) :] = False
    return np.asarray(inner)

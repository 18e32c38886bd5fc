"""Heaps of missiles as a network reads them, at places where something lies (decision 46)."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Image, Mask
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.clay.colour import name_colour
from vision.lumps.patches import RIM_PX, ClayPatch
from vision.lumps.pile_reader import ReadLump, lumps_told, told_of
from vision.lumps.pile_window import (
    MM,
    Window,
    mm_per_px,
    outline_odds,
    planes_of,
    sine_down,
    window_over,
)
from vision.lumps.sites import Site
from vision.lumps.size import LumpSize
from vision.lumps.taken_apart import TUNING, Heap, Lump, named_alike
from vision.sightings import Estimate

MARGIN_MM: Final = 28.0
"""Table around a place that is looked at with it: as far as shadows of missiles reach."""

TOUCHING_PX: Final = 5
"""Clay no farther apart, in pixels of a window, is of one heap."""

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, pixels of the picture."""


def read_heaps(
    bgr: Image,
    empty: Image | None,
    boxes: Sequence[Box],
    hidden: Mask,
    calibration: Calibration,
) -> list[Heap]:
    """The heaps of missiles at some places of a picture; lumps that touch are one heap.

    Args:
        bgr: (h, w, 3) uint8, the picture.
        empty: The same view without missiles, where it is known.
        boxes: Where something lies.
        hidden: (h, w) uint8, 255 where no missile is looked for.
        calibration: Camera and table.
    """
    found: list[Heap] = []
    for box in _apart(boxes, calibration):
        window = window_over(_widened(box, calibration), calibration)
        lumps = _read(bgr, empty, window, calibration)
        kept = [one for one in lumps if _may_be_missile(one, window, hidden)]
        found += [_heap(bgr, window, group, calibration) for group in _touching(kept, window)]
    return named_alike([heap for heap in found if heap.area_mm2 <= TUNING.largest_read_mm2])


def box_of(place: Site) -> Box | None:
    """Where at a place something lies; None where nothing does."""
    rows, columns = np.nonzero(place.mask)
    if not len(rows):
        return None
    top, left = place.box[0].start, place.box[1].start
    return (
        float(left + columns.min()), float(top + rows.min()),
        float(left + columns.max() + 1), float(top + rows.max() + 1),
    )  # fmt: skip


def _apart(boxes: Sequence[Box], calibration: Calibration) -> list[Box]:
    """The same boxes; those so near that their windows would meet are one."""
    left = list(boxes)
    done: list[Box] = []
    while left:
        one = left.pop()
        wide = _widened(one, calibration)
        near = [other for other in (*left, *done) if _meet(wide, other)]
        if not near:
            done.append(one)
            continue
        ends = np.array([one, *near])
        left = [other for other in left if other not in near]
        done = [other for other in done if other not in near]
        left.append((*ends[:, :2].min(axis=0).tolist(), *ends[:, 2:].max(axis=0).tolist()))
    return done


def _widened(box: Box, calibration: Calibration) -> Box:
    left, top, right, bottom = box
    middle = np.array([[(left + right) / 2, (top + bottom) / 2]])
    more = MARGIN_MM / float(mm_per_px(middle, calibration)[0])
    return left - more, top - more, right + more, bottom + more


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


Sized = tuple[ReadLump, LumpSize]


def _read(bgr: Image, empty: Image | None, window: Window, calibration: Calibration) -> list[Sized]:
    middle = window.in_picture(np.array([[window.width, window.height]]) / 2)[0]
    planes = planes_of(
        np.asarray(window.cut(bgr), dtype=np.uint8),
        None if empty is None else np.asarray(window.cut(empty), dtype=np.uint8),
        outline_odds(bgr, empty, window),
        sine_down(middle, calibration),
    )
    return [(one, _size(one, window, calibration)) for one in lumps_told(told_of(planes))]


def _may_be_missile(one: Sized, window: Window, hidden: Mask) -> bool:
    lump, size = one
    x, y = np.rint(window.in_picture(lump.middle_px[None])[0]).astype(int)
    height, width = hidden.shape
    under = hidden[min(max(y, 0), height - 1), min(max(x, 0), width - 1)] > 0
    return bool(not under and TUNING.least_ml <= size.volume_ml.value <= TUNING.most_ml)


def _touching(lumps: Sequence[Sized], window: Window) -> list[list[Sized]]:
    clay = np.zeros((window.height, window.width), dtype=np.uint8)
    for lump, _ in lumps:
        clay[lump.mask] = 1
    near = cv2.dilate(clay, np.ones((TOUCHING_PX, TOUCHING_PX), np.uint8))
    count, labels = cv2.connectedComponents(near, connectivity=8)
    groups: list[list[Sized]] = [[] for _ in range(count)]
    for lump, size in lumps:
        groups[int(labels[lump.mask][0])].append((lump, size))
    return [group for group in groups if group]


def _size(lump: ReadLump, window: Window, calibration: Calibration) -> LumpSize:
    at_px = window.in_picture(lump.middle_px[None])
    # The network took every millimetre for the window's own.
    nearer = window.scale * MM / float(mm_per_px(at_px, calibration)[0])
    volume = float(np.exp(lump.ln_ml)) / nearer**3
    radius = (3000 * volume / (4 * np.pi)) ** (1 / 3)
    x, y = table_from_image(at_px, calibration, radius)[0]
    return LumpSize(
        (float(x), float(y)),
        Estimate(volume, volume * lump.ln_sigma),
        Estimate(2 * radius, 2 * radius * lump.ln_sigma / 3),
        (radius, radius),
    )


def _heap(bgr: Image, window: Window, group: Sequence[Sized], calibration: Calibration) -> Heap:
    """A group's pixels in the picture."""
    masks = [_in_picture(lump.mask, window, bgr.shape[:2]) for lump, _ in group]
    whole = np.asarray(np.any(masks, axis=0))
    rows, columns = np.nonzero(whole)
    top, left = max(0, int(rows.min()) - RIM_PX), max(0, int(columns.min()) - RIM_PX)
    crop = slice(top, rows.max() + RIM_PX + 1), slice(left, columns.max() + RIM_PX + 1)
    clay = np.asarray(whole[crop] * np.uint8(255), dtype=np.uint8)
    patch = ClayPatch(clay, np.zeros_like(whole[crop]), bgr[crop], (left, top))
    lumps = tuple(
        Lump(np.asarray(mask[crop]), size, _hidden(lump, size, window, calibration))
        for mask, (lump, size) in zip(masks, group, strict=True)
    )
    mm = float(mm_per_px(np.array([[columns.mean(), rows.mean()]]), calibration)[0])
    area_mm2 = np.count_nonzero(whole) * mm**2
    return Heap(patch, lumps, 1.0, area_mm2, 0.0, name_colour(patch.colours), read=True)


def _in_picture(mask: Flags, window: Window, size_hw: tuple[int, ...]) -> Flags:
    to_window = np.array(
        [[window.scale, 0, (0.5 - window.left) * window.scale - 0.5],
         [0, window.scale, (0.5 - window.top) * window.scale - 0.5]]
    )  # fmt: skip
    share = cv2.warpAffine(
        mask.astype(np.float32), to_window, (size_hw[1], size_hw[0]),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
    )  # fmt: skip
    return np.asarray(share > 0.5)


def _hidden(lump: ReadLump, size: LumpSize, window: Window, calibration: Calibration) -> float:
    """The share of a missile that is not seen, taken for a ball."""
    at_px = window.in_picture(lump.middle_px[None])
    mm = float(mm_per_px(at_px, calibration)[0]) / window.scale
    whole = np.pi * (size.diameter_mm.value / 2 / mm) ** 2
    return float(np.clip(1 - np.count_nonzero(lump.mask) / whole, 0, 1))

"""Heaps of missiles as a network reads them, at places where something lies (decision 46)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Floats32, Image, Mask
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.boxes import BoxPx
from vision.clay.colour import name_colour
from vision.lumps.patches import RIM_PX, ClayPatch
from vision.lumps.pile_reader import ReadLump, lumps_told, spread_of, told_of
from vision.lumps.pile_window import (
    Window,
    outline_odds,
    planes_of,
    sine_down,
    window_over,
)
from vision.lumps.scale import across_sight, mm_per_px
from vision.lumps.sites import Site
from vision.lumps.size import LumpSize
from vision.lumps.size_reader import CloseLump, SizeTold, size_planes, sizes_told
from vision.lumps.taken_apart import TUNING, Heap, Lump, named_alike
from vision.sightings import Estimate

MARGIN_MM: Final = 28.0
"""Margin of table around a place: as far as shadows of missiles reach."""

TOUCHING_PX: Final = 5
"""Clay no farther apart than this, in pixels of the picture, belongs to one heap."""

AREA_COUNTS: Final = 0.75
"""How far ln of a volume follows ln of area^(3/2). Least squares alone give 0.61, as drawn missiles
are mostly of 2 to 7 ml; so a missile beyond that is pulled less towards them, and the totals of
piles are as near (decision 46)."""

BY_SHAPE: Final = (-4.933, 0.367, -2.099, -0.329)
"""Weights of `ReadMissile.shape` in ln of a missile's volume, beside its area: least squares
(`tests.training.piles volumes`)."""

LEAST_CHANCE: Final = 0.14
"""Least probability, told by the close look, that what was read is a missile and no shadow. The
look learned from examples of which 15 % are shadows; of what is read 3 % are. So where it tells
0.14, a missile and a shadow are equally likely."""


@dataclass(frozen=True, eq=False)
class ReadMissile:
    """A missile as the network read it in a window.

    Attributes:
        lump: Its pixels and what the network told of it.
        window: Where in the picture.
        calibration: Camera and table.
        told: What is told beyond its outline: first by the network that read it, then by a close
            look.
    """

    lump: ReadLump
    window: Window
    calibration: Calibration
    told: SizeTold

    @cached_property
    def at_px(self) -> Floats:
        """Place of its middle in the picture, (1, 2)."""
        return self.window.in_picture(self.lump.middle_px[None])

    @cached_property
    def sight(self) -> tuple[Floats, float]:
        """A window's pixel there across the line of sight, and how that looks down: `across_sight`.

        The network assumed the window's scale for all.
        """
        pixel, down = across_sight(self.at_px[0], self.calibration)
        return pixel / self.window.scale, down

    @property
    def area_mm2(self) -> float:
        """Area that is seen of it, across the line of sight, mm2."""
        pixel, _ = self.sight
        return float(np.count_nonzero(self.lump.mask) * abs(np.linalg.det(pixel)))

    @property
    def shape(self) -> Floats:
        """Terms of its shape, (4,).

        They are 1, ln of width over length, ln of how far it fills its ellipse, and the sine of the
        line of sight.

        Its ellipse is that of equal moments. Less of it is filled where another missile hides a
        part. What lies shows its largest side to a camera above it.
        """
        pixel, down = self.sight
        rows, columns = np.nonzero(self.lump.mask)
        short, long = spread_of(np.column_stack([columns, rows]), pixel)
        fill = self.area_mm2 / (4 * np.pi * short * long)
        return np.array([1.0, np.log(short / long), np.log(fill), down])

    @property
    def outline_ln_ml(self) -> float:
        """Volume of the missile by its outline alone, ln of ml."""
        by_area = AREA_COUNTS * 1.5 * np.log(self.area_mm2)
        return float(by_area + self.shape @ BY_SHAPE)

    @cached_property
    def size(self) -> LumpSize:
        """Size and place; the volume is the mean of what it may be, so that totals are as well."""
        sigma = self.told.ln_sigma
        volume = float(np.exp(self.outline_ln_ml + self.told.ln_more + sigma**2 / 2))
        radius = (3000 * volume / (4 * np.pi)) ** (1 / 3)
        x, y = table_from_image(self.at_px, self.calibration, radius)[0]
        return LumpSize(
            (float(x), float(y)),
            Estimate(volume, volume * sigma),
            Estimate(2 * radius, 2 * radius * sigma / 3),
            (radius, radius),
        )

    @property
    def hidden(self) -> float:
        """The share of it that is not seen, assuming a ball."""
        whole = np.pi * (self.size.diameter_mm.value / 2) ** 2
        return float(np.clip(1 - self.area_mm2 / whole, 0, 1))

    def in_picture(self, size_hw: tuple[int, ...]) -> Flags:
        """Pixels of the missile in a picture of that size, (h, w)."""
        scale, window = self.window.scale, self.window
        to_window = np.array(
            [
                [scale, 0, (0.5 - window.left) * scale - 0.5],
                [0, scale, (0.5 - window.top) * scale - 0.5],
            ]
        )
        flags, size_wh = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, (size_hw[1], size_hw[0])
        share = cv2.warpAffine(self.lump.mask.astype(np.float32), to_window, size_wh, flags=flags)
        return np.asarray(share > 0.5)


def read_heaps(
    bgr: Image,
    empty: Image | None,
    boxes: Sequence[BoxPx],
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
    read = [
        one
        for missiles, lumps in outlined(bgr, empty, boxes, calibration)
        for one in _looked_at(bgr, empty, missiles, lumps, hidden)
        if _counts(one)
    ]
    masks = [one.in_picture(bgr.shape[:2]) for one in read]
    seen = [(one, mask) for one, mask in zip(read, masks, strict=True) if mask.any()]
    heaps = [_heap(bgr, group) for group in _touching(seen, bgr.shape[:2])]
    return named_alike([heap for heap in heaps if heap.area_mm2 <= TUNING.largest_read_mm2])


def _looked_at(
    bgr: Image,
    empty: Image | None,
    missiles: Sequence[ReadMissile],
    lumps: Sequence[CloseLump],
    hidden: Mask,
) -> list[ReadMissile]:
    """The missiles of a window that lie where some are looked for, each looked at closely."""
    seen = [
        (one, size_planes(bgr, empty, one.window, lump))
        for one, lump in zip(missiles, lumps, strict=True)
        if not _is_hidden(one, hidden)
    ]
    told = sizes_told([planes for _, planes in seen])
    return [replace(one, told=size) for (one, _), size in zip(seen, told, strict=True)]


def outlined(
    bgr: Image, empty: Image | None, boxes: Sequence[BoxPx], calibration: Calibration
) -> Iterator[tuple[list[ReadMissile], list[CloseLump]]]:
    """The missiles of each window before they are looked at closely, and where in it they are.

    Args as of `read_heaps`; missiles of any size.
    """
    for box in _apart(boxes, calibration):
        window = window_over(_widened(box, calibration), calibration)
        middle = window.in_picture(np.array([[window.width, window.height]]) / 2)[0]
        planes = planes_of(
            np.asarray(window.cut(bgr), dtype=np.uint8),
            None if empty is None else np.asarray(window.cut(empty), dtype=np.uint8),
            outline_odds(bgr, empty, window),
            sine_down(middle, calibration),
        )
        told = told_of(planes)
        missiles = [
            ReadMissile(lump, window, calibration, SizeTold(0.0, lump.ln_sigma))
            for lump in lumps_told(told)
        ]
        yield missiles, _close_lumps(missiles, told[0])


def _close_lumps(missiles: Sequence[ReadMissile], cells: Floats32) -> list[CloseLump]:
    """Where in their window missiles and their neighbours are; `cells` are odds of clay."""
    if not missiles:
        return []
    masks = [one.lump.mask for one in missiles]
    size_wh = masks[0].shape[1], masks[0].shape[0]
    larger = cv2.resize(cells, size_wh, interpolation=cv2.INTER_LINEAR)
    odds = np.asarray(larger, dtype=np.float32)
    clay = np.any(masks, axis=0)
    return [
        CloseLump(mask, clay & ~mask, odds, one.area_mm2, one.sight[1])
        for one, mask in zip(missiles, masks, strict=True)
    ]


def boxes_of(places: Sequence[Site]) -> list[BoxPx]:
    """The boxes around what lies at the places, pixels of the picture."""
    return [_box(place) for place in places if place.mask.any()]


def _box(place: Site) -> BoxPx:
    rows, columns = np.nonzero(place.mask)
    top, left = place.box[0].start, place.box[1].start
    return (
        float(left + columns.min()), float(top + rows.min()),
        float(left + columns.max() + 1), float(top + rows.max() + 1),
    )  # fmt: skip


def _apart(boxes: Sequence[BoxPx], calibration: Calibration) -> list[BoxPx]:
    """The boxes, merged where their windows would overlap."""
    left = list(boxes)
    done: list[BoxPx] = []
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


def _widened(box: BoxPx, calibration: Calibration) -> BoxPx:
    left, top, right, bottom = box
    middle = np.array([[(left + right) / 2, (top + bottom) / 2]])
    more = MARGIN_MM / float(mm_per_px(middle, calibration)[0])
    return left - more, top - more, right + more, bottom + more


def _meet(one: BoxPx, other: BoxPx) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _is_hidden(one: ReadMissile, hidden: Mask) -> bool:
    x, y = np.rint(one.at_px[0]).astype(int)
    height, width = hidden.shape
    return bool(hidden[min(max(y, 0), height - 1), min(max(x, 0), width - 1)] > 0)


def _counts(one: ReadMissile) -> bool:
    fits = TUNING.least_ml <= one.size.volume_ml.value <= TUNING.most_ml
    return fits and one.told.missile >= LEAST_CHANCE


Seen = tuple[ReadMissile, Flags]
"""A missile, and its pixels in the picture."""


def _touching(seen: Sequence[Seen], size_hw: tuple[int, ...]) -> list[list[Seen]]:
    clay = np.zeros(size_hw, dtype=np.uint8)
    for _, mask in seen:
        clay[mask] = 1
    near = cv2.dilate(clay, np.ones((TOUCHING_PX, TOUCHING_PX), np.uint8))
    count, labels = cv2.connectedComponents(near, connectivity=8)
    groups: list[list[Seen]] = [[] for _ in range(count)]
    for one, mask in seen:
        groups[int(labels[mask][0])].append((one, mask))
    return [group for group in groups if group]


def _heap(bgr: Image, group: Sequence[Seen]) -> Heap:
    whole = np.asarray(np.any([mask for _, mask in group], axis=0))
    rows, columns = np.nonzero(whole)
    top, left = max(0, int(rows.min()) - RIM_PX), max(0, int(columns.min()) - RIM_PX)
    crop = slice(top, rows.max() + RIM_PX + 1), slice(left, columns.max() + RIM_PX + 1)
    clay = np.asarray(whole[crop] * np.uint8(255), dtype=np.uint8)
    patch = ClayPatch(clay, np.zeros_like(whole[crop]), bgr[crop], (left, top))
    lumps = tuple(Lump(np.asarray(mask[crop]), one.size, one.hidden) for one, mask in group)
    area_mm2 = sum(one.area_mm2 for one, _ in group)
    return Heap(patch, lumps, 1.0, area_mm2, 0.0, name_colour(patch.colours), read=True)

"""Heaps of missiles as read by networks, at places where something lies (decision 46)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Floats32, Image, Mask
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.boxes import BoxPx, contains
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
"""Margin of table around a place: the reach of missiles' shadows."""

TOUCHING_PX: Final = 5
"""Missiles whose pixels are this close in the picture belong to one heap: side of the dilation."""

AREA_COUNTS: Final = 0.75
"""Factor with which ln of a volume grows with ln of area^(3/2). Least squares alone give 0.61, as
drawn missiles are mostly of 2 to 7 ml. With this factor a missile beyond that range is pulled less
towards it, and the totals of piles are as accurate (decision 46)."""

BY_SHAPE: Final = (-4.933, 0.367, -2.099, -0.329)
"""Weights of `ReadMissile.shape` in ln of a missile's volume, beside its area: least squares
(`tests.training.piles volumes`)."""

LEAST_CHANCE: Final = 0.14
"""Least probability from the close look that something is a missile and not a shadow. The network
was trained on examples of which 15 % are shadows, but of what is read 3 % are. So at an output of
0.14, missile and shadow are equally likely."""


@dataclass(frozen=True, eq=False)
class ReadMissile:
    """A missile as the network read it in a window.

    Attributes:
        lump: Its pixels and the network's output for it.
        window: Position of the window in the picture.
        calibration: Camera and table.
        told: Estimates beyond its outline: first by the network that read it, then by a close look.
    """

    lump: ReadLump
    window: Window
    calibration: Calibration
    told: SizeTold

    @cached_property
    def at_px(self) -> Floats:
        """Its centre in the picture, (1, 2)."""
        return self.window.in_picture(self.lump.middle_px[None])

    @cached_property
    def sight(self) -> tuple[Floats, float]:
        """The pixel size in mm across the line of sight and the sine of that: see `across_sight`.

        It is the size of a window's pixel; the network assumed the window's scale for all missiles.
        """
        pixel, down = across_sight(self.at_px[0], self.calibration)
        return pixel / self.window.scale, down

    @property
    def area_mm2(self) -> float:
        """Visible area across the line of sight, mm2."""
        pixel, _ = self.sight
        return float(np.count_nonzero(self.lump.mask) * abs(np.linalg.det(pixel)))

    @property
    def shape(self) -> Floats:
        """Terms of its shape, (4,).

        They are 1, ln of width over length, ln of the filled share of its ellipse, and the sine of
        the line of sight. The ellipse has the same moments; less of it is filled if another missile
        hides a part. A lump that lies down shows its largest side to a camera above it.
        """
        pixel, down = self.sight
        rows, columns = np.nonzero(self.lump.mask)
        short, long = spread_of(np.column_stack([columns, rows]), pixel)
        fill = self.area_mm2 / (4 * np.pi * short * long)
        return np.array([1.0, np.log(short / long), np.log(fill), down])

    @property
    def outline_ln_ml(self) -> float:
        """The missile's volume from its outline alone, ln of ml."""
        by_area = AREA_COUNTS * 1.5 * np.log(self.area_mm2)
        return float(by_area + self.shape @ BY_SHAPE)

    @cached_property
    def size(self) -> LumpSize:
        """Size and position; the volume is its expected value, so that totals are unbiased."""
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
        """The share of it that is not visible, assuming a ball."""
        whole = np.pi * (self.size.diameter_mm.value / 2) ** 2
        return float(np.clip(1 - self.area_mm2 / whole, 0, 1))

    def in_picture(self, size_hw: tuple[int, ...]) -> Flags:
        """Flags of the missile's pixels in a picture of that size, (h, w)."""
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
    """Read the heaps of missiles at some places of a picture; lumps that touch are one heap.

    Args:
        bgr: (h, w, 3) uint8, the picture.
        empty: The same view without missiles, if it is known.
        boxes: Where something lies.
        hidden: (h, w) uint8, 255 where no missile is searched for.
        calibration: Camera and table.
    """
    read = [
        one
        for missiles, lumps in outlined(bgr, empty, boxes, calibration)
        for one in _with_close_look(bgr, empty, missiles, lumps, hidden)
        if _is_missile(one)
    ]
    masks = [one.in_picture(bgr.shape[:2]) for one in read]
    seen = [(one, mask) for one, mask in zip(read, masks, strict=True) if mask.any()]
    heaps = [_heap(bgr, group) for group in _touching(seen, bgr.shape[:2])]
    return named_alike([heap for heap in heaps if heap.area_mm2 <= TUNING.largest_read_mm2])


def _with_close_look(
    bgr: Image,
    empty: Image | None,
    missiles: Sequence[ReadMissile],
    lumps: Sequence[CloseLump],
    hidden: Mask,
) -> list[ReadMissile]:
    """A close look at each missile of a window that is not in a hidden place."""
    seen = [
        (one, size_planes(bgr, empty, one.window, lump))
        for one, lump in zip(missiles, lumps, strict=True)
        if not _is_hidden(one, hidden)
    ]
    sizes = sizes_told([planes for _, planes in seen])
    return [replace(one, told=size) for (one, _), size in zip(seen, sizes, strict=True)]


def outlined(
    bgr: Image, empty: Image | None, boxes: Sequence[BoxPx], calibration: Calibration
) -> Iterator[tuple[list[ReadMissile], list[CloseLump]]]:
    """For each window its missiles before the close look, and their masks in it.

    Args as of `read_heaps`; missiles of any size.
    """
    for box in _merged_boxes(boxes, calibration):
        window = window_over(_widened(box, calibration), calibration)
        middle = window.in_picture(np.array([[window.width, window.height]]) / 2)[0]
        planes = planes_of(
            np.asarray(window.cut(bgr), dtype=np.uint8),
            None if empty is None else np.asarray(window.cut(empty), dtype=np.uint8),
            outline_odds(bgr, empty, window),
            sine_down(middle, calibration),
        )
        output = told_of(planes)
        missiles = [
            ReadMissile(lump, window, calibration, SizeTold(0.0, lump.ln_sigma))
            for lump in lumps_told(output)
        ]
        yield missiles, _close_lumps(missiles, output[0])


def _close_lumps(missiles: Sequence[ReadMissile], cells: Floats32) -> list[CloseLump]:
    """The masks of missiles and their neighbours in the window; `cells` are log odds of clay."""
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
    """Bounding boxes of what lies at the places, in pixels of the picture."""
    return [_bounding_box(place) for place in places if place.mask.any()]


def not_covered(
    boxes: Sequence[BoxPx], by: Sequence[BoxPx], calibration: Calibration
) -> list[BoxPx]:
    """The boxes that are not inside one of the windows that `read_heaps` uses for the boxes `by`.

    A window over both is read no better, and differently (decision 83).
    """
    windows = [_widened(merged, calibration) for merged in _merged_boxes(by, calibration)]
    return [box for box in boxes if not any(contains(wide, box) for wide in windows)]


def _bounding_box(place: Site) -> BoxPx:
    rows, columns = np.nonzero(place.mask)
    top, left = place.box[0].start, place.box[1].start
    return (
        float(left + columns.min()), float(top + rows.min()),
        float(left + columns.max() + 1), float(top + rows.max() + 1),
    )  # fmt: skip


def _merged_boxes(boxes: Sequence[BoxPx], calibration: Calibration) -> list[BoxPx]:
    """The boxes, merged if their windows would overlap."""
    left = list(boxes)
    done: list[BoxPx] = []
    while left:
        one = left.pop()
        wide = _widened(one, calibration)
        near = [other for other in (*left, *done) if _overlap(wide, other)]
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


def _overlap(one: BoxPx, other: BoxPx) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _is_hidden(one: ReadMissile, hidden: Mask) -> bool:
    x, y = np.rint(one.at_px[0]).astype(int)
    height, width = hidden.shape
    return bool(hidden[min(max(y, 0), height - 1), min(max(x, 0), width - 1)] > 0)


def _is_missile(one: ReadMissile) -> bool:
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

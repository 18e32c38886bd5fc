"""Patches of clay on the table: small things of one colour that neither table nor shadow explains.

The table's look is an earlier picture of it, or, where there is none, what most of the
neighbourhood looks like. Patches that look alike are one player's clay: its colours are learned
from all of them together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from vision.creatures.outline import (
    background_log_density,
    calmed,
    clay_log_density,
    compared,
    half_covered,
    learn_clay,
    unexplained,
)
from vision.frame import Image

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.uint8]

SHRINK: Final = 4
NEIGHBOURHOOD_SHARE: Final = 0.19
"""Side of the neighbourhood by the picture's width: wider than two heaps of missiles."""

CONTACT_SHADOW: Final = -2.6
"""ln of the light left under a ball, deeper than a shadow cast from afar."""

SURPRISE: Final = 4.0
LEAST_PX: Final = 60
MARGIN_PX: Final = 12
ALIKE: Final = 0.45
"""Distance of tints, in ln of light, within which patches are the same clay."""

LARGEST_SHARE: Final = 0.16
"""A patch's side by the picture's width: larger things are no heap of missiles."""


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """A connected patch of clay.

    Attributes:
        clay: (h, w) uint8, share of clay in each pixel, 255 for all; other patches left out.
        bgr: (h, w, 3) uint8, the same crop of the picture.
        corner_px: Column and row of the crop's pixel (0, 0).
    """

    clay: Mask
    bgr: Image
    corner_px: tuple[int, int]

    @property
    def colours(self) -> Image:
        """The clay's pixels, (n, 3) uint8."""
        return np.asarray(self.bgr[self.clay > 200], dtype=np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class _Spot:
    """Something unexplained: a crop of the picture, its pixels there, and its tints."""

    box: tuple[slice, slice]
    mask: Mask
    tint: Floats


def usual_surroundings(bgr: Image) -> Image:
    """What most of each pixel's neighbourhood looks like, (h, w, 3)."""
    height, width = bgr.shape[:2]
    size = max(2, width // SHRINK), max(2, height // SHRINK)
    small = cv2.resize(bgr, size, interpolation=cv2.INTER_AREA)
    side = int(size[0] * NEIGHBOURHOOD_SHARE) | 1
    pad = side // 2
    wide = cv2.copyMakeBorder(small, pad, pad, pad, pad, cv2.BORDER_REFLECT)
    usual = cv2.medianBlur(wide, side)[pad:-pad, pad:-pad]
    return np.asarray(cv2.resize(usual, (width, height)), dtype=np.uint8)


def patches(bgr: Image, table: Image, covered: Mask) -> list[Patch]:
    """All patches that could be missiles, in reading order.

    Args:
        bgr: (h, w, 3) uint8, the picture.
        table: The same without anything on it, as well as that is known.
        covered: (h, w) uint8, 255 where no missile is looked for: boards, beyond the table.
    """
    spots = _spots(bgr, table, covered)
    found: list[Patch] = []
    for group in _alike(spots):
        found += _clay_of(bgr, table, [spots[i] for i in group], covered)
    return sorted(found, key=lambda patch: (patch.corner_px[1], patch.corner_px[0]))


def _spots(bgr: Image, table: Image, covered: Mask) -> list[_Spot]:
    """Looked for in the picture made half as wide: lumps are far larger than its pixels."""
    height, width = bgr.shape[:2]
    size_wh = max(2, width // 2), max(2, height // 2)
    small, empty = (
        np.asarray(cv2.resize(p, size_wh, interpolation=cv2.INTER_AREA), dtype=np.uint8)
        for p in (bgr, table)
    )
    pair = compared(small, empty)
    density = background_log_density(pair, deepest=CONTACT_SHADOW)
    mask = unexplained(density, surprise=SURPRISE)
    mask[cv2.resize(covered, size_wh, interpolation=cv2.INTER_NEAREST) > 0] = 0
    mask = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((2, 2), np.uint8)))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    spots = []
    for i in range(1, count):
        x, y, w, h, area = (int(v) for v in stats[i])
        at_edge = x == 0 or y == 0 or x + w == mask.shape[1] or y + h == mask.shape[0]
        if 4 * area < LEAST_PX or max(w, h) > LARGEST_SHARE * mask.shape[1] or at_edge:
            continue
        own = np.asarray((labels[y : y + h, x : x + w] == i).astype(np.uint8) * 255)
        tint = _strong_tint(pair.seen[y : y + h, x : x + w], density[y : y + h, x : x + w], own)
        box = slice(2 * y, 2 * (y + h)), slice(2 * x, 2 * (x + w))
        whole = cv2.resize(own, (2 * w, 2 * h), interpolation=cv2.INTER_NEAREST)
        spots.append(_Spot(box, np.asarray(whole, dtype=np.uint8), tint))
    return spots


def _strong_tint(seen: Floats, density: Floats, mask: Mask) -> Floats:
    """Tints of the half that is explained worst: the clay, not its shadow."""
    inside = mask > 0
    surprise = -density[inside]
    worst = surprise >= np.median(surprise)
    return np.asarray(np.median(seen[inside][worst][:, 1:], axis=0), dtype=np.float32)


def _alike(spots: Sequence[_Spot]) -> list[list[int]]:
    """Groups of spots of one colour, by single linkage."""
    groups: list[list[int]] = []
    for i, spot in enumerate(spots):
        near = [
            g for g in groups
            if min(float(np.linalg.norm(spot.tint - spots[j].tint)) for j in g) < ALIKE
        ]  # fmt: skip
        groups = [g for g in groups if g not in near] + [[j for g in near for j in g] + [i]]
    return [sorted(g) for g in groups]


def _clay_of(bgr: Image, table: Image, spots: Sequence[_Spot], covered: Mask) -> list[Patch]:
    tint = np.asarray(np.median([spot.tint for spot in spots], axis=0), dtype=np.float32)
    boxes = [_wider(spot.box, bgr.shape) for spot in spots]
    pairs = [compared(np.asarray(bgr[box]), np.asarray(table[box])) for box in boxes]
    masks = [_padded(spot, box) for spot, box in zip(spots, boxes, strict=True)]
    densities = [background_log_density(p, tint, deepest=CONTACT_SHADOW) for p in pairs]
    known = []
    for pair, density, own in zip(pairs, densities, masks, strict=True):
        sure = unexplained(density, surprise=SURPRISE + 1) & own
        known.append(pair.seen[cv2.erode(sure, np.ones((3, 3), np.uint8)) > 0])
    samples = np.concatenate(known)
    if len(samples) < LEAST_PX // 2:
        return []
    clay = learn_clay(samples)
    found = []
    for box, pair, density, own in zip(boxes, pairs, densities, masks, strict=True):
        ratio = calmed(clay_log_density(pair.seen, clay) - density)
        inside = (ratio > 0) & (cv2.dilate(own, np.ones((5, 5), np.uint8)) > 0)
        mask = _tidy(np.asarray((inside & (covered[box] == 0)).astype(np.uint8) * 255))
        found += _split(mask, np.asarray(bgr[box]), (box[1].start, box[0].start))
    return found


def _wider(box: tuple[slice, slice], shape: tuple[int, ...]) -> tuple[slice, slice]:
    rows, columns = box
    return (
        slice(max(0, rows.start - MARGIN_PX), min(shape[0], rows.stop + MARGIN_PX)),
        slice(max(0, columns.start - MARGIN_PX), min(shape[1], columns.stop + MARGIN_PX)),
    )


def _padded(spot: _Spot, box: tuple[slice, slice]) -> Mask:
    rows, columns = box
    wide = np.zeros((rows.stop - rows.start, columns.stop - columns.start), dtype=np.uint8)
    top, left = spot.box[0].start - rows.start, spot.box[1].start - columns.start
    wide[top : top + spot.mask.shape[0], left : left + spot.mask.shape[1]] = spot.mask
    return wide


def _tidy(mask: Mask) -> Mask:
    opened = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(255 - opened, connectivity=4)
    small = [i for i in range(1, count) if stats[i, cv2.CC_STAT_AREA] < LEAST_PX // 2]
    return np.asarray(np.where(np.isin(labels, small), 255, opened), dtype=np.uint8)


def _split(mask: Mask, bgr: Image, corner_px: tuple[int, int]) -> list[Patch]:
    """One patch for each connected part, with the soft edge that belongs to it."""
    soft = half_covered(bgr, mask)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(
        (soft > 127).astype(np.uint8), connectivity=8
    )
    found = []
    for i in range(1, count):
        if stats[i, cv2.CC_STAT_AREA] < LEAST_PX:
            continue
        own = (labels == i).astype(np.uint8)
        reach = cv2.dilate(own, np.ones((5, 5), np.uint8)) > 0
        mine = reach & ((labels == i) | (labels == 0))
        clay = np.asarray(np.where(mine, soft, 0), dtype=np.uint8)
        found.append(Patch(clay, bgr, corner_px))
    return found

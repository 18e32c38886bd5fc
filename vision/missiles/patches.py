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
    Compared,
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
    """Something unexplained: its pixels in the picture, and its tints."""

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
    pair = compared(bgr, table)
    spots = _spots(pair, covered)
    found: list[Patch] = []
    for group in _alike(spots):
        found += _clay_of(bgr, pair, [spots[i] for i in group], covered)
    return sorted(found, key=lambda patch: (patch.corner_px[1], patch.corner_px[0]))


def _spots(pair: Compared, covered: Mask) -> list[_Spot]:
    density = background_log_density(pair, deepest=CONTACT_SHADOW)
    mask = unexplained(density, surprise=SURPRISE)
    mask[covered > 0] = 0
    mask = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    largest = LARGEST_SHARE * mask.shape[1]
    spots = []
    for i in range(1, count):
        x, y, w, h, area = (int(v) for v in stats[i])
        at_edge = x == 0 or y == 0 or x + w == mask.shape[1] or y + h == mask.shape[0]
        if area < LEAST_PX or max(w, h) > largest or at_edge:
            continue
        box = (slice(y, y + h), slice(x, x + w))
        own = np.asarray((labels[box] == i).astype(np.uint8) * 255)
        spots.append(_Spot(box, own, _strong_tint(pair.seen[box], density[box], own)))
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


def _clay_of(bgr: Image, pair: Compared, spots: Sequence[_Spot], covered: Mask) -> list[Patch]:
    tint = np.asarray(np.median([spot.tint for spot in spots], axis=0), dtype=np.float32)
    kernel = np.ones((3, 3), dtype=np.uint8)
    samples = []
    for spot in spots:
        density = background_log_density(pair.crop(*spot.box), tint, deepest=CONTACT_SHADOW)
        sure = unexplained(density, surprise=SURPRISE + 1) & spot.mask
        samples.append(pair.seen[spot.box][cv2.erode(sure, kernel) > 0])
    known = np.concatenate(samples)
    if len(known) < LEAST_PX // 2:
        return []
    clay = learn_clay(known)
    found = []
    for spot in spots:
        box = _wider(spot.box, bgr.shape)
        part = pair.crop(*box)
        density = background_log_density(part, tint, deepest=CONTACT_SHADOW)
        ratio = calmed(clay_log_density(part.seen, clay) - density)
        own = _padded(spot, box)
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

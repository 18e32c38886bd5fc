"""Count the separate parts that carry a creature, in the lowest slices of its hull.

A part that carries is one island of the lowest slices. A hull has too many islands: between legs
that hide the ground behind them from every side, the hull has an additional leg. No view needs such
a phantom: without it the rest still fills every outline. A body that lies on the table is one wide
island; unlike a single stem it has no neck above it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from scipy import ndimage

from calibration.arrays import Flags, Floats, Mask
from vision.masks import disc
from vision.odds import logistic
from vision.sightings import LegCount
from vision.weigh_in.hull import Hull, View, surface_mm
from vision.weigh_in.hull_features import largest_gap_rad

Plan = Flags
"""Voxels of a hull as seen from above: (nx, ny) bool."""

SLABS_MM: Final = ((1.2, 3.8), (3.7, 6.3))
"""Ranges of height of the slices: lower down, outlines are uncertain where clay meets its shadow;
higher up, hulls join separate parts."""


HIGHER_SLABS_MM: Final = ((6.2, 8.8), (8.7, 11.3))
"""Ranges of height that are also used if outlines are unclear near the table."""


@dataclass(frozen=True, slots=True)
class LegTuning:
    """Which islands of a hull's lowest slices are legs.

    Guarded by tests/vision/weigh_in/test_legs.py, and the legs in docs/accuracy.md.
    """

    least_mm2: float = 12.0
    """Least area of an island that counts. By trial."""

    least_share: float = 0.2
    """Least area of an island that counts, as a share of the median island's area."""

    foot_mm: float = 8.0
    """Height up to which the part above an island is its foot."""

    least_need_mm2: float = 3.0
    """Mean area, over the views, that only this foot must fill in an outline for it to be real. A
    view that needs a foot for its outline shows 10 to 40 square mm through it alone; a view that
    does not need it shows none."""

    waist: float = 0.55
    """An island that is narrower in between than this share of its largest width is two feet."""

    neck_share: float = 0.42
    """Slice of the neck over the widest slice above it, up to which the creature stands on a stem;
    a lying body's is larger."""

    neck_spread: float = 0.05
    """Softness of the limit `neck_share`: scale of the logistic function. By trial."""

    unclear_spread: float = 0.2
    """Softness of the limit `neck_share` if outlines are unclear: scale of the logistic
    function."""

    widens: float = 1.15
    """Factor by which the widest slice must exceed the foot for a creature to stand on a stem."""

    few_views: int = 6
    """Fewest views for clear legs: with fewer, no view sees into some of the room between legs."""

    wide_gap_rad: float = 2.2
    """Largest gap in azimuth between neighbouring views for clear legs: in a wider one, no view
    sees into some of the room between legs."""


TUNING: Final = LegTuning()


MOST_LEGS: Final = 9
"""More legs than this are reported as this many."""


AGREED: Final = (0.02, 0.88, 0.06, 0.02, 0.02)
"""Probabilities that the number of parts is one less than counted, as counted, or one, two or three
more, if the slabs agree: legs merge in a hull. Chosen between shapes of our own making, whose legs
merge more, and the footage, where 14 of 14 that agreed were right."""

DISPUTED: Final = (0.05, 0.53, 0.24, 0.10, 0.08)
"""Probabilities that the number of parts is one less than counted, as counted, or one, two or three
more, if the slabs do not agree or the views are unclear."""


STEEP_RAD: Final = np.radians(53.0)
"""Mean elevation of the views above which slabs that agree are treated as if they did not: of ten
drawn weigh-ins from 55 degrees and more six were right."""


USUAL: Final = (0.15, 0.17, 0.2, 0.1, 0.19, 0.08, 0.06, 0.03, 0.02)
"""Prior: probabilities that creatures stand on none, one, two... parts."""


@dataclass(frozen=True, slots=True)
class LowestSlices:
    """Measures of a hull's lowest slices.

    Attributes:
        islands: Number of islands that count in each slab, lowest first.
        neck_share: Area of the narrowest slice in the lower half over the widest above it.
    """

    islands: tuple[int, ...]
    neck_share: float


def ground(hull: Hull, views: Sequence[View], *, unclear: bool = False) -> LowestSlices:
    """Count the islands that some view needs, and measure the neck above them."""
    slabs = SLABS_MM + HIGHER_SLABS_MM if unclear else SLABS_MM
    counts = tuple(_count_islands(hull, views, low, high) for low, high in slabs)
    return LowestSlices(counts, _neck_share(hull))


def count_legs(hull: Hull, views: Sequence[View], *, unclear: bool = False) -> LegCount:
    """Count the parts that carry the creature, with probabilities.

    Args:
        hull: What the views left.
        views: Those that carved it.
        unclear: Whether the outlines have pieces missing, mostly feet. Then higher slices are used
            too.
    """
    seen = ground(hull, views, unclear=unclear)
    count = min(max(seen.islands), MOST_LEGS)
    if count == 0:
        return _legs_without_islands(hull, views, unclear=unclear)
    steep = bool(np.mean([view.elevation_rad for view in views]) > STEEP_RAD)
    unclear = (
        unclear
        or steep
        or len(views) < TUNING.few_views
        or largest_gap_rad(views) > TUNING.wide_gap_rad
    )
    agreed = len(set(seen.islands)) == 1 and not unclear
    chances = AGREED if agreed else DISPUTED
    spread = np.zeros(MOST_LEGS + 1)
    for more, chance in enumerate(chances, start=-1):
        spread[min(count + more, MOST_LEGS)] += chance
    return _lying_or_not(
        spread, seen.neck_share, TUNING.unclear_spread if unclear else TUNING.neck_spread
    )


def _legs_without_islands(hull: Hull, views: Sequence[View], *, unclear: bool) -> LegCount:
    """Legs of a hull without islands near the ground: its feet were mistaken for their shadow."""
    if not hull.solid.any():
        return LegCount(0, (1.0,))
    if not unclear:
        return count_legs(hull, views, unclear=True)
    return LegCount(int(np.argmax(USUAL)), USUAL)


def _lying_or_not(carried: Floats, neck_share: float, neck_spread: float) -> LegCount:
    """Split the probability of at most one part between a single stem and a lying body."""
    one = carried[0] + carried[1]
    lying = logistic((neck_share - TUNING.neck_share) / neck_spread)
    carried[0], carried[1] = one * lying, one * (1 - lying)
    values = tuple(round(float(p), 4) for p in carried / carried.sum())
    return LegCount(int(np.argmax(values)), values)


def _count_islands(hull: Hull, views: Sequence[View], low_mm: float, high_mm: float) -> int:
    low, high = round(low_mm / hull.voxel_mm), round(high_mm / hull.voxel_mm)
    labels, count = ndimage.label(hull.solid[:, :, low:high], structure=np.ones((3, 3, 3)))
    if not count:
        return 0
    thickness = max(1, min(high, hull.solid.shape[2]) - low)
    areas = np.bincount(labels.ravel())[1:] * hull.voxel_mm**2 / thickness
    large = (
        np.flatnonzero(areas >= max(TUNING.least_mm2, TUNING.least_share * float(np.median(areas))))
        + 1
    )
    plans = [foot for i in large for foot in _feet((labels == i).any(axis=2))]
    if len(plans) <= 1:
        return len(plans)
    footprints = [ndimage.binary_dilation(plan) for plan in plans]
    return int(np.count_nonzero(_needed_mm2(hull, views, footprints) >= TUNING.least_need_mm2))


def _feet(island: Plan) -> list[Plan]:
    """The feet of an island, separated at a waist: hulls join feet that are close together.

    Each point of the plan belongs to the foot with the nearest core.
    """
    deep = np.asarray(ndimage.distance_transform_edt(np.pad(island, 1)))[1:-1, 1:-1]
    cores, count = ndimage.label(deep >= TUNING.waist * deep.max())
    if count < 2:
        return [island]
    nearest = ndimage.distance_transform_edt(
        cores == 0, return_distances=False, return_indices=True
    )
    owner = cores[tuple(nearest)]
    return [np.asarray(island & (owner == i)) for i in range(1, count + 1)]


def _needed_mm2(hull: Hull, views: Sequence[View], footprints: Sequence[Plan]) -> Floats:
    """Mean area, over the views, that only this foot fills in the outlines, mm^2, for each foot."""
    top = round(TUNING.foot_mm / hull.voxel_mm)
    feet = []
    rest = hull.solid.copy()
    for footprint in footprints:
        foot = np.zeros_like(hull.solid)
        foot[:, :, :top] = hull.solid[:, :, :top] & footprint[:, :, None]
        rest &= ~foot
        feet.append(surface_mm(Hull(foot, hull.corner_mm, hull.voxel_mm)))
    rest_mm = surface_mm(Hull(rest, hull.corner_mm, hull.voxel_mm))
    needs = np.zeros((len(views), len(feet)))
    for need, view in zip(needs, views, strict=True):
        mm_per_px = float(np.linalg.norm(view.eye_mm) / view.matrix[0, 0])
        radius = max(1, int(np.ceil(0.75 * hull.voxel_mm / mm_per_px)))
        covered = _splat(rest_mm, view, radius)
        alone = [_splat(points, view, radius) for points in feet]
        together = np.sum(alone, axis=0)
        for i, own in enumerate(alone):
            only = (own > 0) & (covered == 0) & (together == own)
            calm = cv2.erode(only.astype(np.uint8), np.ones((3, 3), np.uint8))
            need[i] = float(np.count_nonzero(calm)) * mm_per_px**2
    return np.asarray(needs.mean(axis=0))


def _splat(points_mm: Floats, view: View, radius_px: int) -> Mask:
    mask = np.zeros_like(view.mask)
    if not len(points_mm):
        return mask
    columns, rows = np.round(view.image_from_body(points_mm)).astype(np.int64).T
    kept = (columns >= 0) & (rows >= 0) & (columns < mask.shape[1]) & (rows < mask.shape[0])
    mask[rows[kept], columns[kept]] = 1
    return np.asarray(cv2.dilate(mask, disc(radius_px)), dtype=np.uint8)


def _neck_share(hull: Hull) -> float:
    """Area of the narrowest slice of the lower half over the widest above it; 1 without a neck."""
    areas = hull.solid.sum(axis=(0, 1)).astype(np.float64)
    first = round(SLABS_MM[0][0] / hull.voxel_mm)
    filled = np.flatnonzero(areas)
    if not len(filled) or filled[-1] <= first:
        return 1.0
    top = int(filled[-1]) + 1
    widest_above = np.maximum.accumulate(areas[::-1])[::-1]
    lower = slice(first, max(first + 1, top // 2))
    standing = float(areas[lower][: max(1, round(4 / hull.voxel_mm))].mean())
    if widest_above[lower].max() < TUNING.widens * standing:
        return 1.0
    return float((areas[lower] / np.maximum(widest_above[lower], 1)).min())

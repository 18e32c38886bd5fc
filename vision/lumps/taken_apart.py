"""Split what lies on the table into lumps, and decide which heaps are missiles.

Heaps are missiles if they are clearly round, or doubtful but of a clay that certain missiles are
made of.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats32, Image
from calibration.model.solution import Calibration
from vision.clay.colour import name_colour
from vision.light import tones
from vision.lumps.heap import lumps_of
from vision.lumps.heap_parts import parts_of
from vision.lumps.patches import ALIKE, ClayPatch, alike, patches
from vision.lumps.roundness import edge_contrast, ellipse_iou, lit_from_above, round_outline
from vision.lumps.scale import mm_per_px
from vision.lumps.sites import Site
from vision.lumps.size import LumpSize, measure, size_of_body
from vision.sightings import ColourName, PointMm

MISSILES_SHARE: Final = 0.6
"""Least share of a heap's area that lumps of a missile's size must cover. By trial."""


NEARLY_ALIKE: Final = 2 * ALIKE
"""Distance of tints, in ln of light, below which missiles of one pile may be of the same clay: 0.74
for missiles of one rendered clay, half cyan and half blue; 1.0 for something orange beside black
ones that is no missile."""


@dataclass(frozen=True, slots=True)
class LumpTuning:
    """Which things on the table are lumps, and which lumps are missiles.

    A fit is the overlap (intersection over union) with the ellipse of equal moments: balls have
    0.93 to 0.98, dice up to 0.88, creatures up to 0.90 but are larger. By trial on the shared piles
    if no other source is named; guarded by tests/vision/lumps/test_observer.py, and the missiles in
    docs/accuracy.md.
    """

    least_ml: float = 0.25
    """Least volume of a missile: anything smaller is a crumb."""

    most_ml: float = 22.0
    """Largest volume of a missile: a ball of 35 mm."""

    longest_mm: float = 30.0
    """Longest half axis of a missile."""

    clear_iou: float = 0.945
    """Fit from which on the whole outline of a free lump is clear."""

    clear_lump: float = 0.955
    """Fit from which on a lump that lies alone has no shadow attached to its outline."""

    clear_colour: float = 0.02
    """Largest share of doubtful pixels of a lump that lies alone and is measured by its outline."""

    tone_tells: float = 0.3
    """Weight of the tone, relative to the tints, in distinguishing clays: the light on clay
    varies."""

    largest_heap_mm2: float = 4500.0
    """Largest area of clay in one patch; a larger one is a creature."""

    least_contrast_levels: float = 25.0
    """Least contrast at its edge, in grey levels: a spot of gloss has none."""

    lit_bonus: float = 0.03
    """Bonus on the fit if lumps are brighter above than below by `lit_levels`."""

    lit_levels: float = 20.0
    """Grey levels, of 255, by which lumps are brighter above than below for the full
    `lit_bonus`."""

    smallest_radius_mm: float = 4.5
    """Radius of the smallest circle that is searched for in a heap: a ball of 0.4 ml."""

    largest_radius_mm: float = 17.0
    """Radius of the largest circle that is searched for in a heap: a ball of 21 ml."""

    sure_fit: float = 0.93
    """Fit from which on a thing is certainly a missile."""

    possible_fit: float = 0.885
    """Fit from which on a heap of fewer lumps than `many` may be one of missiles, if others of its
    clay are certain."""

    pile_fit: float = 0.855
    """Fit from which on a heap of `many` lumps or more may be one of missiles."""

    named_fit: float = 0.84
    """Fit from which on a heap of the wanted colour may be one of missiles."""

    largest_doubtful_mm2: float = 2800.0
    """Largest area of a doubtful heap; a larger one is a creature."""

    largest_read_mm2: float = 9000.0
    """Largest area of a heap that a network read; the largest real one had 4870."""

    many: int = 4
    """Number of lumps from which on a heap only needs `pile_fit`."""

    beside_mm: float = 150.0
    """Largest distance between heaps of missiles of one pile."""

    least_relief_levels: float = 6.0
    """Least grey levels by which a doubtful heap is brighter above: flat spots are not."""


TUNING: Final = LumpTuning()


@dataclass(frozen=True, slots=True, eq=False)
class Lump:
    """A lump of a patch: its pixels, its size, and the share of it that is hidden."""

    mask: Flags
    size: LumpSize
    hidden: float = 0.0


@dataclass(frozen=True, eq=False)
class Heap:
    """A patch, split into lumps.

    Attributes:
        patch: The patch.
        lumps: The lumps whose size is a missile's.
        fit: Mean overlap of its parts with ellipses, by area: lumps are rounded, dice are not.
        area_mm2: Its visible area across the line of sight.
        relief: Grey levels by which its lumps are brighter above than below.
        colour: Name of its clay's colour.
        dark: Whether it differs from the table only by its darkness: it may contain shadows.
        read: Whether a network read its lumps.
    """

    patch: ClayPatch
    lumps: tuple[Lump, ...]
    fit: float
    area_mm2: float
    relief: float
    colour: ColourName
    dark: bool = False
    read: bool = False

    @property
    def at_mm(self) -> PointMm:
        """Mean position of its lumps."""
        x, y = np.mean([lump.size.at_mm for lump in self.lumps], axis=0)
        return float(x), float(y)

    @cached_property
    def tint(self) -> Floats32:
        """Its median tints, and its tone as far as it distinguishes clays, (3,)."""
        look = np.median(tones(self.patch.colours.reshape(-1, 1, 3))[:, 0], axis=0)
        return np.asarray(look * [TUNING.tone_tells, 1.0, 1.0], dtype=np.float32)


def heaps_in(
    bgr: Image,
    places: Sequence[Site],
    calibration: Calibration,
    *,
    dark: bool = False,
) -> list[Heap]:
    """Everything at some places, each thing segmented in the way that looks most like lumps.

    Args:
        bgr: (h, w, 3) uint8, the picture.
        places: Where something lies.
        calibration: Camera and table.
        dark: Whether to search for what is darker than a shadow, whatever its tint.
    """
    found: list[Heap] = []
    for ways in patches(bgr, places, dark=dark):
        taken_apart = [[_heap(patch, calibration) for patch in way] for way in ways]
        kept = [[heap for heap in way if heap is not None] for way in taken_apart]
        found += kept[int(np.argmax([_score(way) for way in kept]))]
    return [replace(heap, dark=dark) for heap in named_alike(found)]


def explained(heap: Heap, calibration: Calibration) -> tuple[Lump, ...]:
    """The lumps of a heap, fitted as bodies unless the heap is one clear lump or was read."""
    if heap.read:
        return heap.lumps
    doubted = int(heap.patch.doubt.sum()) / max(1, int((heap.patch.clay > 127).sum()))
    if len(heap.lumps) == 1 and heap.fit >= TUNING.clear_lump and doubted < TUNING.clear_colour:
        return heap.lumps
    mm_per_px = _mm_per_px(heap.patch, calibration)
    radii = TUNING.smallest_radius_mm / mm_per_px, TUNING.largest_radius_mm / mm_per_px
    parts = parts_of(heap.patch, calibration, mm_per_px, radii)
    lumps = tuple(Lump(part.mask, size_of_body(part), 1 - part.visible) for part in parts)
    return lumps or heap.lumps


def named_alike(heaps: Sequence[Heap]) -> list[Heap]:
    """Give heaps of one clay the same colour name, from all of their pixels."""
    named: list[Heap] = []
    for group in alike([heap.tint for heap in heaps]):
        pooled = name_colour(np.concatenate([heaps[i].patch.colours for i in group]))
        named += [replace(heaps[i], colour=pooled) for i in group]
    return named


def _score(heaps: list[Heap]) -> float:
    """Score of a way to segment a thing: how much it looks like lumps under a lamp.

    A reflection or a shadow that is included makes the whole less round, and brighter below than
    above.
    """
    areas = np.array([heap.area_mm2 for heap in heaps])
    if not len(areas):
        return 0.0
    lit = [
        TUNING.lit_bonus * float(np.clip(heap.relief / TUNING.lit_levels, -1, 1)) for heap in heaps
    ]
    return float(np.average([heap.fit for heap in heaps] + np.array(lit), weights=areas))


def _heap(patch: ClayPatch, calibration: Calibration) -> Heap | None:
    """Split a patch; None if it is not a heap of lumps: faint, thin, or without any lump."""
    if edge_contrast(patch.bgr, patch.clay > 127) < TUNING.least_contrast_levels:
        return None
    mm_per_px = _mm_per_px(patch, calibration)
    if np.count_nonzero(patch.clay > 127) * mm_per_px**2 > TUNING.largest_heap_mm2:
        return None
    radii = TUNING.smallest_radius_mm / mm_per_px, TUNING.largest_radius_mm / mm_per_px
    labels = lumps_of(patch.clay, patch.bgr, radii)
    parts = [labels == i for i in range(1, int(labels.max()) + 1)]
    areas = np.array([np.count_nonzero(part) for part in parts], dtype=np.float64)
    fits = np.array([ellipse_iou(part) for part in parts])
    lumps = [_lump(patch, labels, part, calibration) for part in parts]
    missiles = tuple(lump for lump in lumps if _fits_a_missile(lump.size))
    if (
        not missiles
        or sum(np.count_nonzero(m.mask) for m in missiles) < MISSILES_SHARE * areas.sum()
    ):
        return None
    fit = float((fits * areas).sum() / areas.sum())
    relief = float(np.median([lit_from_above(patch.bgr, lump.mask) for lump in missiles]))
    area_mm2 = float(areas.sum()) * mm_per_px**2
    return Heap(patch, missiles, fit, area_mm2, relief, name_colour(patch.colours))


def _fits_a_missile(size: LumpSize) -> bool:
    return (
        TUNING.least_ml <= size.volume_ml.value <= TUNING.most_ml
        and size.half_axes_mm[0] <= TUNING.longest_mm
    )


def _lump(
    patch: ClayPatch,
    labels: npt.NDArray[np.int32],
    mask: Flags,
    calibration: Calibration,
) -> Lump:
    near = cv2.dilate(mask.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
    share = np.where(mask | (near & (labels == 0)), patch.clay, 0) / 255.0
    others = (labels > 0) & ~mask
    whole = ellipse_iou(mask) >= TUNING.clear_iou and not (near & others).any()
    ball = None if whole else round_outline(share, others)
    used = ball if ball is not None and ball.holds else None
    return Lump(mask, measure(share, patch.corner_px, calibration, ball=used))


def _mm_per_px(patch: ClayPatch, calibration: Calibration) -> float:
    rows, columns = np.nonzero(patch.clay > 127)
    middle = np.array([columns.mean(), rows.mean()]) + np.array(patch.corner_px)
    return float(mm_per_px(middle[None], calibration, height_mm=8.0)[0])


def accepted(heaps: Sequence[Heap], colour: ColourName | None) -> list[Heap]:
    """Select heaps that certainly are missiles, and doubtful ones of such missiles' clay.

    A die is as large as a missile; only its edges, and its distance from others, distinguish it
    from an irregular lump.
    """
    sure = [heap for heap in heaps if _sure(heap)]
    leading = [heap for heap in sure if heap.colour == colour]
    return [heap for heap in heaps if _sure(heap) or _passes(heap, sure, leading, colour)]


def _passes(
    heap: Heap, sure: Sequence[Heap], leading: Sequence[Heap], colour: ColourName | None
) -> bool:
    """Whether to accept a doubtful heap; `leading` are the certain ones of the wanted colour."""
    if _possible(heap) and (
        len(heap.lumps) >= TUNING.many or any(_near_and_alike(heap, s) for s in sure)
    ):
        return True
    if colour is None or heap.colour != colour or heap.fit < TUNING.named_fit:
        return False
    if leading:
        return any(_near_and_alike(heap, s) for s in leading)
    return heap.relief > 0


def of_one_pile(heaps: Sequence[Heap], of: Sequence[Heap]) -> list[Heap]:
    """The heaps that may belong to one pile with any of `of`, which they include.

    They lie beside it and are nearly of its colour: names have limits, and a missile of a clay that
    mixes cyan and blue may get either name.
    """
    return [heap for heap in heaps if any(_near_and_alike(heap, one, NEARLY_ALIKE) for one in of)]


def _near_and_alike(heap: Heap, other: Heap, within: float = ALIKE) -> bool:
    apart = math.dist(heap.at_mm, other.at_mm)
    unlike = float(np.linalg.norm(heap.tint - other.tint))
    return apart < TUNING.beside_mm and unlike < within


def _sure(heap: Heap) -> bool:
    """Whether it certainly is a heap of missiles: rounded beyond doubt, or read by a network."""
    return heap.read or heap.fit >= TUNING.sure_fit


def _possible(heap: Heap) -> bool:
    """Whether it is as round as irregular, badly lit or piled missiles are."""
    least = TUNING.pile_fit if len(heap.lumps) >= TUNING.many else TUNING.possible_fit
    shaded = heap.relief >= TUNING.least_relief_levels
    return heap.fit >= least and heap.area_mm2 <= TUNING.largest_doubtful_mm2 and shaded

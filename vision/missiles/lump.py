"""Missiles at rest: lumps of clay on the table, how large each is, how many dice it throws."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.moving import moving_board_pose
from calibration.printed import Boards
from calibration.projection import image_from_table, table_from_image
from calibration.solution import Calibration
from vision.creatures.bare_table import board_quads_mm
from vision.creatures.colour import name_colour
from vision.creatures.outline import tones
from vision.foreground import Glance
from vision.frame import Frame, Image
from vision.missiles.facets import edge_contrast, ellipse_overlap, lit_from_above
from vision.missiles.heap import lumps_of
from vision.missiles.heap_parts import parts_of
from vision.missiles.patches import ALIKE, Patch, alike, patches
from vision.missiles.roundness import round_outline
from vision.missiles.sites import Site, sites
from vision.missiles.size import LumpSize, dice_of, measure, size_of_body
from vision.sighting import ColourName, Evidence, MissileSeen, PointMm, PointPx, Sighting

Floats = npt.NDArray[np.float64]
Mask = npt.NDArray[np.uint8]

MOST_FRAMES: Final = 9
LEAST_ML: Final = 0.25
MOST_ML: Final = 22.0
LONGEST_MM: Final = 30.0
CLEAR_OVERLAP: Final = 0.945
"""Overlap with the ellipse of equal moments from which a free lump's outline is clear all round."""

TONE_TELLS: Final = 0.3
"""How much less than a tint a tone tells of a clay: light falls on it as it may."""

CLEAR_LUMP: Final = 0.955
"""Overlap from which a lump that lies alone has no shadow sticking to it."""

SURE_FIT: Final = 0.93
POSSIBLE_FIT: Final = 0.885
PILE_FIT: Final = 0.855
NAMED_FIT: Final = 0.84
"""Overlap with ellipses from which a thing is a missile: surely; by others of its clay; in a pile;
where it has the colour that is looked for."""

LARGEST_HEAP_MM2: Final = 4500.0
LARGEST_DOUBTFUL_MM2: Final = 2800.0
MANY: Final = 4
BESIDE_MM: Final = 150.0
LEAST_CONTRAST_LEVELS: Final = 25.0
LEAST_RELIEF_LEVELS: Final = 6.0
"""Overlap of lumps with ellipses: balls 0.93 to 0.98, dice up to 0.88, creatures up to 0.90 but
larger. A spot of gloss has no edge."""

LIT_BONUS: Final = 0.03
LIT_LEVELS: Final = 20.0
"""How much of an overlap with ellipses it is worth that lumps are brighter above by so much."""

SMALLEST_RADIUS_MM: Final = 4.5
LARGEST_RADIUS_MM: Final = 17.0
REACH_MM: Final = 700.0
"""Missiles lie no farther from the boards than this; beyond it a picture shows the room."""

STILL_S: Final = 0.3
MOVED_MM: Final = 5.0
"""Where a lump lies elsewhere by more than this, something changed."""

CARD_MARGIN_MM: Final = 12.0


def weigh_missiles(
    frames: Iterable[Frame],
    calibration: Calibration,
    boards: Boards,
    empty: Image | None = None,
    *,
    colour: ColourName | None = None,
) -> tuple[MissileSeen, ...]:
    """The missiles that lie on the table.

    Args:
        frames: Pictures of the same missiles at rest; several are averaged.
        calibration: Camera and table.
        boards: What lies printed on the table: no missile is looked for on it.
        empty: The table without them, where there is such a picture.
        colour: The colour of their player's clay, where known: others are left out then.
    """
    shown = list(frames)[:MOST_FRAMES]
    if not shown:
        return ()
    bgr = _calm([frame.bgr for frame in shown])
    return missiles_in(bgr, shown[-1], calibration, boards, empty, colour=colour)


def missiles_in(
    bgr: Image,
    frame: Frame,
    calibration: Calibration,
    boards: Boards,
    empty: Image | None = None,
    *,
    colour: ColourName | None = None,
) -> tuple[MissileSeen, ...]:
    """The missiles in one picture; frame number and time are those of `frame`."""
    known = empty if empty is not None and empty.shape == bgr.shape else None
    places = sites(bgr, _covered(bgr, calibration, boards), known)
    heaps = _heaps(bgr, places, calibration, colour)
    if not any(colour in (None, heap.colour) for heap in heaps):
        elsewhere = [site for site in places if not any(_lies_in(heap, site) for heap in heaps)]
        heaps += _heaps(bgr, elsewhere, calibration, colour, dark=True)
    named = [heap for heap in heaps if colour in (None, heap.colour)]
    return tuple(
        _seen(heap, lump, frame)
        for heap in named or heaps
        for lump in _explained(heap, calibration)
    )


def _explained(heap: "_Heap", calibration: Calibration) -> tuple["_Lump", ...]:
    """The lumps of a heap, taken apart with care; a lump that lies free is as it was."""
    if len(heap.lumps) == 1 and heap.fit >= CLEAR_LUMP:
        return heap.lumps
    mm_per_px = _mm_per_px(heap.patch, calibration)
    radii = SMALLEST_RADIUS_MM / mm_per_px, LARGEST_RADIUS_MM / mm_per_px
    parts = parts_of(heap.patch, calibration, mm_per_px, radii)
    lumps = tuple(_Lump(part.mask, size_of_body(part), 1 - part.visible) for part in parts)
    return lumps or heap.lumps


def _heaps(
    bgr: Image,
    places: Sequence[Site],
    calibration: Calibration,
    colour: ColourName | None,
    *,
    dark: bool = False,
) -> list["_Heap"]:
    found: list[_Heap] = []
    for ways in patches(bgr, places, dark=dark):
        taken_apart = [[_heap(patch, calibration) for patch in way] for way in ways]
        told = [[heap for heap in way if heap is not None] for way in taken_apart]
        found += told[int(np.argmax([_likeness(way) for way in told]))]
    return _accepted(_named(found), colour)


def _named(heaps: Sequence["_Heap"]) -> list["_Heap"]:
    """Heaps of one clay get one name, by all of their pixels."""
    named: list[_Heap] = []
    for group in alike([_tint(heap.patch) for heap in heaps]):
        pooled = name_colour(np.concatenate([heaps[i].patch.colours for i in group]))
        named += [replace(heaps[i], colour=pooled) for i in group]
    return named


def _likeness(heaps: list["_Heap"]) -> float:
    """How like lumps under a lamp things are: of several ways to see a thing the best is taken.

    A reflection or a shadow below makes the whole less round, and brighter below than above.
    """
    areas = np.array([heap.area_mm2 for heap in heaps])
    if not len(areas):
        return 0.0
    lit = [LIT_BONUS * float(np.clip(heap.relief / LIT_LEVELS, -1, 1)) for heap in heaps]
    return float(np.average([heap.fit for heap in heaps] + np.array(lit), weights=areas))


def _lies_in(heap: "_Heap", site: Site) -> bool:
    rows, columns = site.box
    return heap.patch.corner_px == (columns.start, rows.start)


class MissileObserver:
    """Tells the missiles that lie on the table once all is still, and again when they changed."""

    def __init__(
        self, calibration: Calibration, boards: Boards, *, colour: ColourName | None = None
    ) -> None:
        """Watch with a calibrated camera; `colour` leaves other clays out."""
        self._calibration = calibration
        self._boards = boards
        self._colour = colour
        self._told: tuple[MissileSeen, ...] = ()
        self._looked = False
        self._last: Frame | None = None

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """What lies on the table, once nothing moves any more."""
        self._last = frame
        if glance.still_for_s <= 0:
            self._looked = False
        if self._looked or glance.still_for_s < STILL_S:
            return ()
        self._looked = True
        return self._news(frame)

    def finish(self) -> tuple[Sighting, ...]:
        """What lies there in the end: a single picture never held still."""
        if self._last is None or self._looked:
            return ()
        return self._news(self._last)

    def _news(self, frame: Frame) -> tuple[Sighting, ...]:
        found = weigh_missiles([frame], self._calibration, self._boards, colour=self._colour)
        if _same(found, self._told):
            return ()
        self._told = found
        return found


def _same(one: tuple[MissileSeen, ...], other: tuple[MissileSeen, ...]) -> bool:
    if len(one) != len(other):
        return False
    left = [m.at_mm for m in other]
    for missile in one:
        apart = [float(np.hypot(missile.at_mm[0] - x, missile.at_mm[1] - y)) for x, y in left]
        if min(apart) > MOVED_MM:
            return False
        left.pop(int(np.argmin(apart)))
    return True


def _calm(pictures: list[Image]) -> Image:
    same = [p for p in pictures if p.shape == pictures[-1].shape]
    if len(same) == 1:
        return same[0]
    return np.asarray(np.round(np.median(np.stack(same), axis=0)), dtype=np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class _Lump:
    """A lump of a patch: its pixels and its size."""

    mask: npt.NDArray[np.bool_]
    size: LumpSize
    hidden: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class _Heap:
    """A patch taken apart.

    Attributes:
        patch: The patch.
        lumps: Those large enough to be missiles.
        fit: Mean overlap of its parts with ellipses, by area: lumps are rounded, dice are not.
        area_mm2: Of its picture, across the line of sight.
        relief: How much brighter its lumps are above than below, grey levels.
        colour: Name of its clay's colour.
    """

    patch: Patch
    lumps: tuple[_Lump, ...]
    fit: float
    area_mm2: float
    relief: float
    colour: ColourName

    @property
    def at_mm(self) -> PointMm:
        """Middle of its lumps."""
        x, y = np.mean([lump.size.at_mm for lump in self.lumps], axis=0)
        return float(x), float(y)

    @property
    def sure(self) -> bool:
        """Rounded beyond doubt."""
        return self.fit >= SURE_FIT and self.area_mm2 <= LARGEST_HEAP_MM2

    @property
    def possible(self) -> bool:
        """Rounded as well as lumpy, badly lit or piled missiles are."""
        least = PILE_FIT if len(self.lumps) >= MANY else POSSIBLE_FIT
        shaded = self.relief >= LEAST_RELIEF_LEVELS
        return self.fit >= least and self.area_mm2 <= LARGEST_DOUBTFUL_MM2 and shaded


def _accepted(heaps: Sequence[_Heap], colour: ColourName | None) -> list[_Heap]:
    """Heaps that are surely missiles, and doubtful ones of the clay they must be of.

    A die is as large as a missile; only its edges, and its lying apart, tell it from a bad lump.
    """
    sure = [heap for heap in heaps if heap.sure]
    leading = [heap for heap in sure if heap.colour == colour]
    return [heap for heap in heaps if heap.sure or _passes(heap, sure, leading, colour)]


def _passes(
    heap: _Heap, sure: Sequence[_Heap], leading: Sequence[_Heap], colour: ColourName | None
) -> bool:
    """Whether a doubtful heap passes: `leading` are the sure ones of the colour looked for."""
    if heap.possible and (len(heap.lumps) >= MANY or any(_beside(heap, s) for s in sure)):
        return True
    if colour is None or heap.colour != colour or heap.fit < NAMED_FIT:
        return False
    if leading:
        return any(_beside(heap, s) for s in leading)
    return heap.relief > 0


def _beside(heap: _Heap, other: _Heap) -> bool:
    apart = np.linalg.norm(np.subtract(heap.at_mm, other.at_mm))
    alike = np.linalg.norm(np.subtract(_tint(heap.patch), _tint(other.patch))) < ALIKE
    return bool(apart < BESIDE_MM and alike)


def _tint(patch: Patch) -> npt.NDArray[np.float32]:
    """Tints, and tone as far as it tells one clay from another."""
    look = np.median(tones(patch.colours.reshape(-1, 1, 3))[:, 0], axis=0)
    return np.asarray(look * [TONE_TELLS, 1.0, 1.0], dtype=np.float32)


def _heap(patch: Patch, calibration: Calibration) -> _Heap | None:
    """Take a patch apart; None where it is no heap of lumps: faint, thin, or without any lump."""
    if edge_contrast(patch.bgr, patch.clay > 127) < LEAST_CONTRAST_LEVELS:
        return None
    mm_per_px = _mm_per_px(patch, calibration)
    if np.count_nonzero(patch.clay > 127) * mm_per_px**2 > LARGEST_HEAP_MM2:
        return None
    radii = SMALLEST_RADIUS_MM / mm_per_px, LARGEST_RADIUS_MM / mm_per_px
    labels = lumps_of(patch.clay, patch.bgr, radii)
    parts = [labels == i for i in range(1, int(labels.max()) + 1)]
    areas = np.array([np.count_nonzero(part) for part in parts], dtype=np.float64)
    fits = np.array([ellipse_overlap(part) for part in parts])
    lumps = [_lump(patch, labels, part, calibration) for part in parts]
    missiles = tuple(lump for lump in lumps if _fits_a_missile(lump.size))
    if not missiles or sum(np.count_nonzero(m.mask) for m in missiles) < 0.6 * areas.sum():
        return None
    fit = float((fits * areas).sum() / areas.sum())
    relief = float(np.median([lit_from_above(patch.bgr, lump.mask) for lump in missiles]))
    area_mm2 = float(areas.sum()) * mm_per_px**2
    return _Heap(patch, missiles, fit, area_mm2, relief, name_colour(patch.colours))


def _fits_a_missile(size: LumpSize) -> bool:
    return LEAST_ML <= size.volume_ml.value <= MOST_ML and size.half_axes_mm[0] <= LONGEST_MM


def _lump(
    patch: Patch,
    labels: npt.NDArray[np.int32],
    mask: npt.NDArray[np.bool_],
    calibration: Calibration,
) -> _Lump:
    near = cv2.dilate(mask.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
    share = np.where(mask | (near & (labels == 0)), patch.clay, 0) / 255.0
    others = (labels > 0) & ~mask
    whole = ellipse_overlap(mask) >= CLEAR_OVERLAP and not (near & others).any()
    ball = None if whole else round_outline(share, others)
    used = ball if ball is not None and ball.holds else None
    return _Lump(mask, measure(share, patch.corner_px, calibration, ball=used))


def _seen(heap: _Heap, lump: _Lump, frame: Frame) -> MissileSeen:
    size = lump.size
    return MissileSeen(
        frame=frame.index,
        t_s=frame.t_s,
        at_mm=(round(size.at_mm[0], 2), round(size.at_mm[1], 2)),
        diameter_mm=size.diameter_mm,
        volume_ml=size.volume_ml,
        dice=dice_of(size.volume_ml.value),
        colour=heap.colour,
        hidden=round(lump.hidden, 2),
        evidence=Evidence((frame.index,), _outline_px(lump.mask, heap.patch.corner_px)),
    )


def _outline_px(mask: npt.NDArray[np.bool_], corner_px: tuple[int, int]) -> tuple[PointPx, ...]:
    contours, _ = cv2.findContours(mask.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    simple = cv2.approxPolyDP(max(contours, key=len), 0.6, closed=True).reshape(-1, 2)
    return tuple((float(x + corner_px[0]), float(y + corner_px[1])) for x, y in simple)


def _mm_per_px(patch: Patch, calibration: Calibration) -> float:
    rows, columns = np.nonzero(patch.clay > 127)
    middle = np.array([columns.mean(), rows.mean()]) + np.array(patch.corner_px)
    ends = table_from_image(np.stack([middle, middle + np.array([1.0, 0.0])]), calibration, 8.0)
    return float(np.clip(np.linalg.norm(ends[1] - ends[0]), 0.02, 5.0))


def _covered(bgr: Image, calibration: Calibration, boards: Boards) -> Mask:
    """Where no missile is looked for: printed boards, the turn card, beyond the table."""
    mask = _too_far(bgr, calibration, boards)
    for outline in (*board_quads_mm(boards), *_cards_mm(bgr, calibration, boards)):
        px = image_from_table(outline, calibration)
        if np.isfinite(px).all():
            cv2.fillConvexPoly(mask, cv2.convexHull(np.round(px).astype(np.int32)), 255)
    return mask


def _cards_mm(bgr: Image, calibration: Calibration, boards: Boards) -> list[Floats]:
    """The turn card's rim in table mm, where it is seen."""
    if not boards.moving or bgr.shape[1::-1] != calibration.size_wh:
        return []
    pose = moving_board_pose(bgr, boards, calibration)
    if pose is None:
        return []
    corners = np.concatenate(list(boards.moving[0].markers.values()))[:, :2]
    radius = float(np.hypot(*corners.T).max()) + CARD_MARGIN_MM
    angle = np.linspace(0, 2 * np.pi, 48)
    circle = np.column_stack([radius * np.cos(angle), radius * np.sin(angle), 0 * angle])
    return [circle @ pose.table_from_board[:3, :3].T + pose.table_from_board[:3, 3]]


def _too_far(bgr: Image, calibration: Calibration, boards: Boards) -> Mask:
    height, width = bgr.shape[:2]
    step = 8
    columns, rows = np.meshgrid(np.arange(0, width, step), np.arange(0, height, step))
    pixels = np.column_stack([columns.ravel(), rows.ravel()]).astype(np.float64)
    points = table_from_image(pixels, calibration)
    quads = board_quads_mm(boards)
    centre = np.vstack(quads)[:, :2].mean(axis=0) if quads else np.zeros(2)
    away = np.hypot(*(points - centre).T)
    far = ~(np.isfinite(away) & (away < REACH_MM))
    small = far.reshape(rows.shape).astype(np.uint8) * 255
    return np.asarray(cv2.resize(small, (width, height), interpolation=cv2.INTER_NEAREST))

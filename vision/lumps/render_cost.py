"""The cost of a set of bodies as an explanation of a heap's picture, in pixels of misfit.

These cost: clay that no body covers, table that a body covers, brightness that does not follow from
the surface's direction, boundaries of bodies where no edge is seen, and edges that are no boundary.
The bodies themselves also cost something: unusual sizes and shapes, overlapping, hovering.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats
from vision.lumps.ellipsoids import Layer, LumpBody, seen
from vision.lumps.heap_picture import (
    NO_LIGHT,
    HeapPicture,
    bounds_of,
    edges_of,
    learned,
    light_of,
    light_sigma,
)

ONE_MORE: Final = 30.0
"""Cost of a body's existence: each body must explain this much. All costs of this module are in
pixels of misfit, and by trial on the shared piles and drawn heaps; guarded by
tests/vision/lumps/test_heap_parts.py and the missiles in docs/accuracy.md."""

USUAL_MM: Final = 8.4
"""Half width of a typical lump: a ball of 2.5 ml."""

SIZE_SPREAD: Final = 0.30
"""Sigma of ln of the half widths of lumps."""

SIZE_WEIGHT: Final = 9.0
"""Twice the cost of a body whose half width is one sigma (`SIZE_SPREAD`) off the typical one; the
cost grows with the square."""

LONG_COST: Final = 12.0
"""Cost of a body that is twice as long as wide."""

STICKING_MM: Final = 0.8
"""Depth by which bodies may overlap without cost, as clay gives way."""

STICKING_COST: Final = 3.0
"""Cost per squared mm of the depth by which two bodies overlap beyond `STICKING_MM`."""

LIFTED_COST: Final = 10.0
"""Cost of a body that is lifted 2 mm above the table or more, as it lies on others."""

HOVERING_COST: Final = 25.0
"""Cost of a body above the table that no lower body supports."""

LIFTED_MM: Final = 1.0
"""Least height above the table at which a body needs support."""

HELD_MM: Final = 2.5
"""Largest gap to a lower body that supports a body."""


@dataclass(frozen=True, slots=True, eq=False)
class Solids:
    """Parameters of several bodies as arrays.

    Attributes:
        middles_mm: (n, 3) centres.
        ways: (n, 2) unit vectors along their long axes.
        short_mm: (n,) half widths.
        longer: (n,) ratios of long to short half axes.
        rolls: (n,) whether each is a roll.
    """

    middles_mm: Floats
    ways: Floats
    short_mm: Floats
    longer: Floats
    rolls: Flags

    def gaps_mm(self, one: Layer) -> Floats:
        """Approximate gap between `one` and each of the bodies, (n,) mm; negative in an overlap."""
        way = one.middle_mm - self.middles_mm
        apart = np.sqrt((way * way).sum(axis=1))
        level = way[:, :2] / np.maximum(apart, 1e-6)[:, None]
        own = np.abs(level @ [math.cos(one.body.turn), math.sin(one.body.turn)])
        along = np.abs((level * self.ways).sum(axis=1))
        mine = np.array([one.body.short_mm]), np.array([one.body.longer]), np.array([one.body.roll])
        reach = _reach_mm(*mine, own) + _reach_mm(self.short_mm, self.longer, self.rolls, along)
        return np.asarray(apart - reach)


def solids_of(layers: Sequence[Layer]) -> Solids:
    """The parameters of rendered bodies as arrays."""
    bodies = [layer.body for layer in layers]
    turns = np.array([body.turn for body in bodies])
    return Solids(
        np.array([layer.middle_mm for layer in layers]).reshape(-1, 3),
        np.stack([np.cos(turns), np.sin(turns)], axis=-1),
        np.array([body.short_mm for body in bodies]),
        np.array([body.longer for body in bodies]),
        np.array([body.roll for body in bodies], dtype=np.bool_),
    )


def own_cost(body: LumpBody) -> float:
    """Cost of one body: its existence, its size and length, and being lifted."""
    usual = math.log(body.short_mm * body.longer ** (1 / 3) / USUAL_MM) / SIZE_SPREAD
    lifted = LIFTED_COST * min(1.0, body.lift_mm / 2.0)
    long = LONG_COST * (body.longer - 1)
    return ONE_MORE + SIZE_WEIGHT * 0.5 * usual**2 + long + lifted


def cost_among(one: Layer, others: Solids) -> float:
    """Cost of one body among others: its own, overlaps, and hovering."""
    gaps = others.gaps_mm(one)
    return own_cost(one.body) + _overlap_cost(gaps) + _hovering_cost(one, others, gaps)


def cost_of_all(layers: Sequence[Layer]) -> float:
    """Cost of all bodies of a heap: each one's own, each overlapping pair, each that hovers."""
    total = 0.0
    for i, one in enumerate(layers):
        others = solids_of([*layers[:i], *layers[i + 1 :]])
        gaps = others.gaps_mm(one)
        total += own_cost(one.body) + _overlap_cost(gaps[:i]) + _hovering_cost(one, others, gaps)
    return total


def _overlap_cost(gaps_mm: Floats) -> float:
    depth = np.minimum(gaps_mm + STICKING_MM, 0)
    return STICKING_COST * float(depth @ depth)


def _hovering_cost(one: Layer, others: Solids, gaps_mm: Floats) -> float:
    """Cost of a body above the table that no lower body supports; else 0."""
    if one.body.lift_mm < LIFTED_MM:
        return 0.0
    lower = others.middles_mm[:, 2] < one.middle_mm[2]
    return 0.0 if (lower & (gaps_mm < HELD_MM)).any() else HOVERING_COST


def _reach_mm(short_mm: Floats, longer: Floats, rolls: Flags, along: Floats) -> Floats:
    """Distance from centre to surface, in directions with these cosines to the long axis, (n,)."""
    egg = 1 / np.sqrt(1 - along**2 * (1 - 1 / longer**2))
    return np.asarray(short_mm * np.where(rolls, 1 + along * (longer - 1), egg))


Owners = npt.NDArray[np.int16]
"""Number of the visible body in each pixel, (h, w); 0 without a body."""

CropBox = tuple[slice, slice]
"""Rows and columns of a crop."""

SHADE: Final = 0.45
"""Twice the cost of a pixel whose brightness is off by one sigma."""

MOST_MISFIT: Final = 3.0
"""Limit of half the squared residual of a pixel's brightness, in sigmas."""


EDGE: Final = 1.2
"""Cost of a pixel of a boundary where no edge is seen, and of an edge that is not a boundary."""

FAR_PX: Final = 3.0
"""Distance from an edge from which on a boundary costs the full amount."""


ROOM_PX: Final = 6
"""Margin around a body that is being moved, in which the other bodies are drawn."""

MOVED: Final = 32000
"""Number that marks the body that is being moved: larger than any number of bodies."""

_AROUND: Final = np.ones((3, 3), np.uint8)
"""A pixel and its eight neighbours."""


@dataclass(frozen=True, slots=True, eq=False)
class RenderedBody:
    """A rendered body, and the cost of each pixel of its box, (h, w), if it is in front."""

    layer: Layer
    cost: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Drawn:
    """Bodies drawn with occlusion in a box: depth, cost and body number (from 1) of each pixel."""

    box: CropBox
    nearest: Floats
    cost: Floats
    owner: Owners


class HeapCost:
    """Renders bodies and computes their cost; holds the picture and the learned light model."""

    def __init__(self, picture: HeapPicture) -> None:
        """Prepare the costs of one picture."""
        self.picture = picture
        self.inside: Flags = np.asarray(picture.share > 0.5)
        self.shape: tuple[int, int] = (picture.share.shape[0], picture.share.shape[1])
        self.weights = NO_LIGHT
        self._shaded = SHADE * picture.lit
        self._gain = picture.gain
        self._sigma = light_sigma(picture)
        edges = edges_of(picture)
        near = np.asarray(edges < 0.5).astype(np.uint8)
        away = cv2.distanceTransform(near, cv2.DIST_L2, 3)
        # Where clay may be shadow no edge is expected, and a visible one may be a shadow's.
        clear = cv2.dilate(picture.doubt.astype(np.uint8), _AROUND) == 0
        self._boundary_without_edge = EDGE * np.clip(away / FAR_PX, 0, 1).astype(np.float64) * clear
        self._edges = EDGE * edges * clear

    def draw(self, body: LumpBody) -> RenderedBody:
        """Render a body with its costs."""
        return self._with_light_cost(seen(body, self.picture.lens, self.shape))

    def learn(self, shown: Sequence[RenderedBody]) -> list[RenderedBody]:
        """Fit the light model to all bodies again, and update their costs."""
        layers = [one.layer for one in shown]
        owner = self.owners(layers)
        mine = [
            (one, (owner[one.box] == number) & self.picture.lit[one.box])
            for number, one in enumerate(layers, start=1)
        ]
        self.weights = learned(mine, [self.picture.light[one.box][own] for one, own in mine])
        return [self._with_light_cost(layer) for layer in layers]

    def total(self, shown: Sequence[RenderedBody]) -> float:
        """Total cost of a set of bodies."""
        drawn = self.drawn(shown, (slice(0, self.shape[0]), slice(0, self.shape[1])))
        bodies = cost_of_all([one.layer for one in shown])
        return float(drawn.cost.sum()) + self._boundary_cost(drawn.owner, drawn.box) + bodies

    def owners(self, layers: Sequence[Layer]) -> Owners:
        """Number (from 1) of the frontmost body in each pixel, (h, w); 0 without a body."""
        nearest = np.full(self.shape, np.inf)
        owner = np.zeros(self.shape, dtype=np.int16)
        for number, layer in enumerate(layers, start=1):
            front = layer.depth_mm < nearest[layer.box]
            np.copyto(nearest[layer.box], layer.depth_mm, where=front)
            np.copyto(owner[layer.box], number, where=front)
        return owner

    def visible(self, layers: Sequence[Layer]) -> list[float]:
        """The share of each body's outline that no other body hides."""
        owner = self.owners(layers)
        return [
            float(np.count_nonzero(owner == i + 1)) / max(1, int(np.isfinite(one.depth_mm).sum()))
            for i, one in enumerate(layers)
        ]

    def drawn(self, shown: Sequence[RenderedBody], box: CropBox) -> Drawn:
        """Draw bodies with occlusion in a box of the picture."""
        size = box[0].stop - box[0].start, box[1].stop - box[1].start
        nearest, cost = np.full(size, np.inf), np.zeros(size)
        owner = np.zeros(size, dtype=np.int16)
        for number, one in enumerate(shown, start=1):
            common = _overlap(one.layer.box, box)
            if common is None:
                continue
            own, there = common
            depth = one.layer.depth_mm[own]
            front = depth < nearest[there]
            np.copyto(nearest[there], depth, where=front)
            np.copyto(cost[there], one.cost[own], where=front)
            np.copyto(owner[there], number, where=front)
        return Drawn(box, nearest, cost, owner)

    def with_one(self, drawn: Drawn, one: RenderedBody) -> float:
        """Change of a box's pixel cost by one more body, plus the box's boundary cost with it."""
        common = _overlap(one.layer.box, drawn.box)
        if common is None:
            return self._boundary_cost(drawn.owner, drawn.box)
        own, there = common
        front = one.layer.depth_mm[own] < drawn.nearest[there]
        owner = drawn.owner.copy()
        np.copyto(owner[there], MOVED, where=front)
        changed = (one.cost[own] - drawn.cost[there])[front]
        return float(changed.sum()) + self._boundary_cost(owner, drawn.box)

    def _with_light_cost(self, layer: Layer) -> RenderedBody:
        box = layer.box
        off = (self.picture.light[box] - light_of(layer, self.weights)) * (1 / self._sigma)
        misfit = np.minimum(0.5 * off * off, MOST_MISFIT)
        return RenderedBody(layer, misfit * self._shaded[box] - self._gain[box])

    def _boundary_cost(self, owner: Owners, box: CropBox) -> float:
        bounds = bounds_of(owner)
        near = cv2.dilate(bounds.view(np.uint8), _AROUND) > 0
        return float(self._boundary_without_edge[box][bounds].sum() + self._edges[box][~near].sum())


class Among:
    """Computes changes of the cost if one body is moved while the others stay."""

    def __init__(self, cost: HeapCost, one: RenderedBody, others: Sequence[RenderedBody]) -> None:
        """Prepare to move `one` among `others`."""
        self._cost = cost
        self._others = others
        self._solids = solids_of([other.layer for other in others])
        self._room = self._others_near(one.layer.box)
        self._one, self._now = one, self._local_cost(one)

    def change(self, trial: RenderedBody) -> float:
        """Change of the cost if another body takes its place."""
        if not _contains(self._room.box, trial.layer.box):
            self._room = self._others_near(_union(self._one.layer.box, trial.layer.box))
            self.move(self._one)
        return self._local_cost(trial) - self._now

    def move(self, one: RenderedBody) -> None:
        """Put another body in its place."""
        self._one, self._now = one, self._local_cost(one)

    def _others_near(self, box: CropBox) -> Drawn:
        """The other bodies, drawn in a box with a margin."""
        rows, columns = (
            slice(max(0, side.start - ROOM_PX), min(length, side.stop + ROOM_PX))
            for side, length in zip(box, self._cost.shape, strict=True)
        )
        return self._cost.drawn(self._others, (rows, columns))

    def _local_cost(self, one: RenderedBody) -> float:
        return self._cost.with_one(self._room, one) + cost_among(one.layer, self._solids)


def _contains(box: CropBox, other: CropBox) -> bool:
    return all(a.start <= b.start and b.stop <= a.stop for a, b in zip(box, other, strict=True))


def _union(one: CropBox, other: CropBox) -> CropBox:
    rows, columns = (
        slice(min(a.start, b.start), max(a.stop, b.stop)) for a, b in zip(one, other, strict=True)
    )
    return rows, columns


def _overlap(own: CropBox, box: CropBox) -> tuple[CropBox, CropBox] | None:
    """The common part of two boxes, in the pixels of each; None if there is none."""
    top, left = max(own[0].start, box[0].start), max(own[1].start, box[1].start)
    bottom, right = min(own[0].stop, box[0].stop), min(own[1].stop, box[1].stop)
    if bottom <= top or right <= left:
        return None
    return _within(own, top, bottom, left, right), _within(box, top, bottom, left, right)


def _within(of: CropBox, top: int, bottom: int, left: int, right: int) -> CropBox:
    rows, columns = of
    return (
        slice(top - rows.start, bottom - rows.start),
        slice(left - columns.start, right - columns.start),
    )

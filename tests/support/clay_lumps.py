"""Lumps of clay of known volume, and piles of them: scattered, in a row, touching, on top.

A lump is star-shaped: it is described by the distance of its surface from its middle in each
direction. It is let down until it rests on the table or on other lumps.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

import numpy as np

from calibration.arrays import Floats

Shape = Literal["ball", "egg", "roll", "lump"]
Arrangement = Literal["scatter", "row", "cluster", "stack"]

ARRANGEMENTS: Final[tuple[Arrangement, ...]] = get_args(Arrangement)
POINTS: Final = 12000
CELL_MM: Final = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class ClayLump:
    """A lump of clay.

    Attributes:
        points_mm: (n, 3) points of its surface in evenly spread directions from its middle; in
            table space once it is laid down.
        normals: (n, 3) outward.
        volume_ml: Its volume.
    """

    points_mm: Floats
    normals: Floats
    volume_ml: float

    def turned(self, angle: float) -> "ClayLump":
        """Turned about the upright axis."""
        c, s = np.cos(angle), np.sin(angle)
        turn = np.array([[c, s, 0.0], [-s, c, 0.0], [0.0, 0.0, 1.0]])
        return replace(self, points_mm=self.points_mm @ turn, normals=self.normals @ turn)

    def moved(self, by_mm: Floats) -> "ClayLump":
        """Shifted by (3,) mm."""
        return replace(self, points_mm=self.points_mm + by_mm)

    @property
    def middle_mm(self) -> Floats:
        """Middle of its box, (3,)."""
        return np.asarray((self.points_mm.min(axis=0) + self.points_mm.max(axis=0)) / 2)


def clay_lump(shape: Shape, volume_ml: float, rng: np.random.Generator) -> ClayLump:
    """A lump of roughly a given shape, as made by hand, of an exact volume, flat at its bottom."""
    directions = _even_directions(POINTS)
    form = _Form.drawn(shape, rng)
    radius = form.radius(directions)
    scale = float((volume_ml * 1000 / (4 / 3 * np.pi * np.mean(radius**3))) ** (1 / 3))
    points = directions * radius[:, None]
    step = 1e-3
    slopes = [
        (_outside(form, points + step * axis) - _outside(form, points)) / step for axis in np.eye(3)
    ]
    normals = np.column_stack(slopes)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    lump = ClayLump(points * scale, normals, volume_ml)
    return lump.moved(np.array([0.0, 0.0, -lump.points_mm[:, 2].min()]))


def _outside(form: "_Form", points: Floats) -> Floats:
    away = np.linalg.norm(points, axis=1)
    return np.asarray(away - form.radius(points / away[:, None]))


@dataclass(frozen=True, slots=True, eq=False)
class _Form:
    """Distance of the surface from the middle as a function of direction, about 1."""

    half_axes: Floats
    power: float
    egg: float
    waves: Floats
    """(k, 5): amplitude, phase, wave vector."""
    flat: float

    @staticmethod
    def drawn(shape: Shape, rng: np.random.Generator) -> "_Form":
        longer = {"ball": 1.0, "egg": rng.uniform(1.2, 1.5), "roll": rng.uniform(1.6, 2.0)}
        axes = np.array([longer.get(shape, rng.uniform(1.0, 1.25)), 1.0, 1.0])
        axes *= rng.uniform(0.96, 1.04, 3)
        depth = {"lump": 0.045}.get(shape, 0.006)
        count = 10
        phases, vectors = rng.uniform(0, 6.3, count), rng.normal(0, 2.2, (count, 3))
        amplitudes = rng.normal(0, depth, count)
        return _Form(
            half_axes=axes,
            power=3.2 if shape == "roll" else 2.0,
            egg=float(rng.uniform(0.05, 0.14)) if shape == "egg" else 0.0,
            waves=np.column_stack([amplitudes, phases, vectors]),
            flat=float(rng.uniform(0.86, 0.97)),
        )

    def radius(self, directions: Floats) -> Floats:
        x, y, z = np.abs(directions / self.half_axes).T
        around = np.hypot(y, z)
        radius = (x**self.power + around**self.power) ** (-1 / self.power)
        along = directions[:, 0]
        radius = radius * (1 + 2.6 * self.egg * along * (1 - along**2))
        for amplitude, phase, *vector in self.waves:
            radius = radius * (1 + amplitude * np.cos(directions @ np.array(vector) + phase))
        down = np.maximum(-directions[:, 2], 1e-9)
        return np.asarray(np.minimum(radius, self.flat * self.half_axes[2] / down))


def pile(
    arrangement: Arrangement, lumps: Sequence[ClayLump], rng: np.random.Generator
) -> list[ClayLump]:
    """Lay lumps on the table about its origin."""
    laid: list[ClayLump] = []
    for index, lump in enumerate(lumps):
        turned = lump.turned(float(rng.uniform(0, 2 * np.pi)))
        if arrangement == "row":
            laid.append(_in_row(turned, laid, rng))
        elif arrangement == "stack" and index >= max(2, 0.65 * len(lumps)):
            laid.append(_on_top(turned, laid, rng))
        else:
            gap_mm = float(rng.uniform(1.0, 14.0)) if arrangement == "scatter" else 0.0
            laid.append(_beside(turned, laid, rng, gap_mm))
    middle = np.mean([one.middle_mm for one in laid], axis=0) * [1, 1, 0]
    return [one.moved(-middle) for one in laid]


def _in_row(lump: ClayLump, laid: Sequence[ClayLump], rng: np.random.Generator) -> ClayLump:
    right = max((one.points_mm[:, 0].max() for one in laid), default=0.0)
    shift = right - lump.points_mm[:, 0].min() + rng.uniform(0, 6)
    return lump.moved(np.array([shift, rng.normal(0, 3), 0.0]))


def _beside(
    lump: ClayLump, laid: Sequence[ClayLump], rng: np.random.Generator, gap_mm: float
) -> ClayLump:
    """Push a lump along the table towards the others until it touches them, or nearly."""
    if not laid:
        return lump
    target = laid[int(rng.integers(len(laid)))].middle_mm * [1, 1, 0]
    angle = rng.uniform(0, 2 * np.pi)
    way = np.array([np.cos(angle), np.sin(angle), 0.0])
    best = 400.0
    for away in np.arange(160.0, 0.0, -1.0):
        if _resting_height(lump.moved(target + way * away), laid) > 0:
            break
        best = float(away)
    return lump.moved(target + way * (best + gap_mm))


def _on_top(lump: ClayLump, laid: Sequence[ClayLump], rng: np.random.Generator) -> ClayLump:
    """Let a lump down near the middle, at the one of several places where it rests lowest."""
    middle = np.mean([one.middle_mm for one in laid], axis=0) * [1, 1, 0]
    places = middle + np.column_stack([rng.normal(0, 7, (12, 2)), np.zeros(12)])
    placed = [lump.moved(place) for place in places]
    heights = [_resting_height(one, laid) for one in placed]
    held = [h if h > 4 else np.inf for h in heights]
    lowest = int(np.argmin(held if np.isfinite(held).any() else heights))
    return placed[lowest].moved(np.array([0.0, 0.0, heights[lowest]]))


def _resting_height(lump: ClayLump, laid: Sequence[ClayLump]) -> float:
    """Least height above the table at which a lump does not intersect another one."""
    low = lump.points_mm.min(axis=0)[:2] - CELL_MM
    size = np.ceil((lump.points_mm.max(axis=0)[:2] - low) / CELL_MM).astype(int) + 2
    near = [other for other in laid if _over(other, low, low + size * CELL_MM)]
    if not near:
        return 0.0
    under = np.full(size, np.inf)
    cells = ((lump.points_mm[:, :2] - low) / CELL_MM).astype(int)
    np.minimum.at(under, (cells[:, 0], cells[:, 1]), lump.points_mm[:, 2])
    highest = 0.0
    for other in near:
        cells = np.floor((other.points_mm[:, :2] - low) / CELL_MM).astype(int)
        inside = ((cells >= 0) & (cells < size)).all(axis=1)
        if inside.any():
            rise = other.points_mm[inside, 2] - under[cells[inside, 0], cells[inside, 1]]
            highest = max(highest, float(rise.max()))
    return highest


def _over(lump: ClayLump, low_mm: Floats, high_mm: Floats) -> bool:
    """Whether a lump may reach into a rectangle of the table."""
    flat = lump.points_mm[:, :2]
    return bool((flat.max(axis=0) >= low_mm).all() and (flat.min(axis=0) <= high_mm).all())


def _even_directions(count: int) -> Floats:
    """Directions spread evenly over the sphere (Fibonacci's spiral), (n, 3)."""
    i = np.arange(count) + 0.5
    up = 1 - 2 * i / count
    around = np.pi * (1 + 5**0.5) * i
    flat = np.sqrt(1 - up**2)
    return np.column_stack([flat * np.cos(around), flat * np.sin(around), up])

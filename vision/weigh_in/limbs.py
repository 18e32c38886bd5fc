"""Count the limbs of a creature that do not touch the table: thin parts that stick out.

The core of the hull is what a ball covers whose radius is a share of the hull's largest thickness.
From the core, path lengths through the clay are measured. Where they peak, at a tip, something
sticks out. A part that reaches the ground is a leg and is left out. The number of limbs and its
probabilities follow from these peaks; a head on a neck counts too. The sizes of limbs are found by
opening the hull with a ball, which leaves the thick parts: a piece that this removes and that is
long enough is a limb.
"""

import json
from dataclasses import dataclass, replace
from functools import cache
from math import erf, sqrt
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import ndimage
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra

from calibration.arrays import Floats
from vision.sightings import LimbCount
from vision.weigh_in.hull import Hull, Solid

STEP_VOXELS: Final = 1.0
"""Step between the levels of path length from the core at which parts are separated, in voxels."""

OFF_GROUND_MM: Final = 4.0
"""A part that reaches lower than this above the ground is a leg, not a limb."""

NEXT: Final = tuple(
    (x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if (x, y, z) > (0, 0, 0)
)
"""Steps from a voxel to half of its 26 neighbours; the other half are the same steps back."""

TOUCHING: Final = np.ones((3, 3, 3), dtype=np.bool_)
"""Connectivity of voxels: all 26 neighbours, so that voxels touch by an edge or a corner too."""


@dataclass(frozen=True, slots=True)
class Jut:
    """A part that sticks out.

    Attributes:
        prominence_mm: Path length from its joint with a part that sticks out farther to its tip.
        reach_mm: Path length from the core to its tip.
        volume_ml: Volume of the part beyond that joint.
        lowest_mm: Height of its lowest voxel above the ground.
    """

    prominence_mm: float
    reach_mm: float
    volume_ml: float
    lowest_mm: float

    @property
    def slender(self) -> float:
        """Length over the side of a square rod with this length and volume."""
        side = np.sqrt(1000 * max(self.volume_ml, 1e-3) / max(self.prominence_mm, 0.1))
        return float(self.prominence_mm / side)


def juts(hull: Hull, *, core_share: float, off_ground_only: bool = True) -> list[Jut]:
    """The parts that stick out of a hull, the most prominent first.

    Args:
        hull: Not empty.
        core_share: Radius of the ball that makes the core, over the hull's largest thickness.
        off_ground_only: Whether to leave out parts that reach the ground.
    """
    solid = np.pad(hull.solid, ((2, 2), (2, 2), (2, 2)))
    depth = ndimage.distance_transform_edt(solid)
    radius = core_share * float(depth.max())
    core = solid & (ndimage.distance_transform_edt(depth < radius) <= radius)
    ways = _path_lengths(solid, core)
    found = _separated(ways, hull.voxel_mm)
    if off_ground_only:
        found = [jut for jut in found if jut.lowest_mm > OFF_GROUND_MM]
    return sorted(found, key=lambda jut: -jut.prominence_mm)


def _path_lengths(solid: Solid, core: Solid) -> Floats:
    """Shortest path from the core inside the clay, in voxels, for each voxel; -1 outside."""
    number = np.full(solid.shape, -1, dtype=np.int64)
    number[solid] = np.arange(np.count_nonzero(solid))
    starts, ends, lengths = [], [], []
    for step in NEXT:
        other = np.roll(number, tuple(-s for s in step), axis=(0, 1, 2))
        both = (number >= 0) & (other >= 0)
        starts.append(number[both])
        ends.append(other[both])
        lengths.append(np.full(len(starts[-1]), float(np.linalg.norm(step))))
    size = int(number.max()) + 1
    pairs = (np.concatenate(starts), np.concatenate(ends))
    graph = coo_matrix((np.concatenate(lengths), pairs), shape=(size, size)).tocsr()
    far = dijkstra(graph, directed=False, indices=number[core], min_only=True)
    out = np.full(solid.shape, -1.0)
    out[solid] = np.where(np.isfinite(far), far, -1.0)
    return out


@dataclass(slots=True)
class _Growing:
    top: float
    volume: int
    lowest: int


def _separated(ways: Floats, voxel_mm: float) -> list[Jut]:
    """Separate the parts that stick out by lowering the level of path length step by step.

    Where two parts meet, the one with the nearer tip ends.
    """
    ended: list[Jut] = []
    labels = np.zeros(ways.shape, dtype=np.int32)
    growing: dict[int, _Growing] = {}
    for level in np.arange(float(ways.max()), 0.0, -STEP_VOXELS):
        beyond = ways >= level
        now = np.asarray(ndimage.label(beyond, structure=TOUCHING)[0], dtype=np.int32)
        grown: dict[int, _Growing] = {}
        met = _overlaps(labels, now)
        for part, box in enumerate(ndimage.find_objects(now), start=1):
            inside = now[box] == part
            top = float(ways[box][inside].max())
            lowest = int(np.flatnonzero(inside.any(axis=(0, 1)))[0]) + box[2].start - 2
            before = sorted((growing[old] for old in met.get(part, ())), key=lambda g: -g.top)
            ended += [_jut(old, level, voxel_mm) for old in before[1:]]
            grown[part] = _Growing(top, int(np.count_nonzero(inside)), lowest)
        labels, growing = now, grown
    return [*ended, *(_jut(old, 0.0, voxel_mm) for old in growing.values())]


def _overlaps(before: npt.NDArray[np.int32], now: npt.NDArray[np.int32]) -> dict[int, set[int]]:
    at = before > 0
    met: dict[int, set[int]] = {}
    for new, old in np.unique(np.column_stack([now[at], before[at]]), axis=0).tolist():
        met.setdefault(new, set()).add(old)
    return met


def _jut(part: _Growing, level: float, voxel_mm: float) -> Jut:
    return Jut(
        (part.top - level) * voxel_mm,
        part.top * voxel_mm,
        part.volume * voxel_mm**3 / 1000,
        part.lowest * voxel_mm,
    )


MODEL_FILE: Final = Path(__file__).with_name("limbs_model.json")

CORE_SHARE: Final = 0.6
"""Radius of the ball that makes the core, over the hull's largest thickness. `limbs_model.json` was
trained with it."""

LENGTHS_MM: Final = (2.5, 4.0, 6.0, 9.0, 14.0)
"""Least prominences of the features from which the number of limbs is predicted: each counts the
parts that stick out at least this far."""

STICKS_OUT_MM: Final = 6.0
"""A part that sticks out this far is a limb; shorter ones are ears, stumps and dents."""

RAGGED: Final = 0.025
"""Share of the hull's voxels that an opening removes, as it is thinner than three voxels there,
above which the hull counts as ragged; clean hulls have 1 %."""

MOST_LIMBS: Final = 12
"""More limbs than this are reported as this many."""

LEAST_SIGMA: Final = 0.5
"""Least sigma of the number of limbs, however sure the model is."""


def limb_chances(hull: Hull) -> tuple[float, ...]:
    """Probabilities of 0, 1, 2, ... `MOST_LIMBS` limbs off the ground; the last includes more."""
    if not hull.solid.any():
        return (1.0, *([0.0] * MOST_LIMBS))
    found = juts(_opened_if_ragged(hull), core_share=CORE_SHARE)
    return chances_of(figures(found), *_model())


def _opened_if_ragged(hull: Hull) -> Hull:
    """The hull, opened by one voxel if it is ragged: uncertain poses leave thin rags."""
    opened = ndimage.binary_opening(hull.solid)
    left = np.count_nonzero(opened) / np.count_nonzero(hull.solid)
    return replace(hull, solid=opened) if 0 < left < 1 - RAGGED else hull


def figures(found: list[Jut]) -> Floats:
    """Features of the number of limbs, (6,): 1, and how many parts reach each of `LENGTHS_MM`."""
    counts = [sum(jut.prominence_mm >= least for jut in found) for least in LENGTHS_MM]
    return np.array([1.0, *counts])


def chances_of(values: Floats, weights: Floats, sigma_weights: Floats) -> tuple[float, ...]:
    """Probabilities from a normal distribution around the predicted number of limbs.

    It is discretised to whole numbers and cut to 0 ... `MOST_LIMBS`.

    Args:
        values: (n,) of `figures`.
        weights: (n,) of the linear model that predicts the number of limbs.
        sigma_weights: (2,) for sigma: a constant, and the factor of the root of that number plus 1.
    """
    mean = max(float(values @ weights), 0.0)
    sigma = max(float(sigma_weights[0] + sigma_weights[1] * sqrt(mean + 1)), LEAST_SIGMA)
    below = [0.5 * (1 + erf((n + 0.5 - mean) / (sigma * sqrt(2)))) for n in range(MOST_LIMBS)]
    return tuple(round(p, 4) for p in np.diff([0.0, *below, 1.0]).tolist())


@cache
def _model() -> tuple[Floats, Floats]:
    model = json.loads(MODEL_FILE.read_text(encoding="utf-8"))
    return np.array(model["weights"]), np.array(model["sigma_weights"])


OPENING_SHARE: Final = 0.125
"""Radius of the opening ball over the edge of a cube with the hull's volume."""

LEAST_ML: Final = 0.12
"""Least volume of a limb: smaller pieces that the opening removes do not count. By trial."""

LEAST_LENGTH_MM: Final = 6.0
"""Least length of a limb: shorter pieces that the opening removes do not count."""


def count_limbs(hull: Hull) -> LimbCount:
    """Count the limbs off the ground, including a head that sticks out."""
    if not hull.solid.any():
        return LimbCount(0)
    chances = limb_chances(hull)
    thin_ml = sorted(_thin_parts_ml(hull), reverse=True)
    shares = tuple(round(ml / hull.volume_ml, 3) for ml in thin_ml)
    return LimbCount(int(np.argmax(chances)), chances, shares)


def _thin_parts_ml(hull: Hull) -> list[float]:
    """Volumes of the pieces that opening the hull removes, if they are limbs by size and height."""
    solid = np.pad(hull.solid, 2)
    radius = OPENING_SHARE * (hull.volume_ml * 1000) ** (1 / 3)
    thick = ndimage.distance_transform_edt(solid) * hull.voxel_mm >= radius
    if not thick.any():
        return []
    opened = ndimage.distance_transform_edt(~thick) * hull.voxel_mm <= radius
    away = ndimage.distance_transform_edt(~(opened & solid)) * hull.voxel_mm
    labels, _ = ndimage.label(solid & ~opened)
    found = []
    for number, box in enumerate(ndimage.find_objects(labels), start=1):
        part = labels[box] == number
        volume_ml = float(np.count_nonzero(part)) * hull.voxel_mm**3 / 1000
        lowest_mm = (np.flatnonzero(part.any(axis=(0, 1)))[0] + box[2].start - 2) * hull.voxel_mm
        long_enough = float(away[box][part].max()) >= LEAST_LENGTH_MM
        if volume_ml >= LEAST_ML and long_enough and lowest_mm > OFF_GROUND_MM:
            found.append(volume_ml)
    return found

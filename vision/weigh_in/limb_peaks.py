"""What sticks out of a hull, off the ground: peaks of the way from its core, as of an outline's.

The core is what a ball of a share of the hull's thickness covers. From there the way through the
clay is measured; where it rises to a tip and falls again on all sides, something sticks out. What
reaches down to the ground is a leg and left out.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import ndimage
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra

from calibration.arrays import Floats
from vision.weigh_in.hull import Hull

Solid = npt.NDArray[np.bool_]

STEP_VOXELS: Final = 1.0
"""Levels at which the parts further out than that are told apart."""

OFF_GROUND_MM: Final = 4.0
NEXT: Final = tuple(
    (x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if (x, y, z) > (0, 0, 0)
)
TOUCHING: Final = np.ones((3, 3, 3), dtype=np.bool_)


@dataclass(frozen=True, slots=True)
class Jut:
    """One thing that sticks out.

    Attributes:
        prominence_mm: How far its tip is beyond where it joins what sticks out further.
        reach_mm: Way of its tip from the core.
        volume_ml: Of what lies beyond that joint.
        lowest_mm: How high above the ground its lowest voxel is.
    """

    prominence_mm: float
    reach_mm: float
    volume_ml: float
    lowest_mm: float

    @property
    def slender(self) -> float:
        """Length by the side of a square rod of this length and volume."""
        side = np.sqrt(1000 * max(self.volume_ml, 1e-3) / max(self.prominence_mm, 0.1))
        return float(self.prominence_mm / side)


def juts(hull: Hull, *, core_share: float, off_ground_only: bool = True) -> list[Jut]:
    """What sticks out of a hull, the most prominent first."""
    solid = np.pad(hull.solid, ((2, 2), (2, 2), (2, 2)))
    depth = ndimage.distance_transform_edt(solid)
    radius = core_share * float(depth.max())
    core = solid & (ndimage.distance_transform_edt(depth < radius) <= radius)
    ways = _ways(solid, core)
    found = _parted(ways, hull.voxel_mm)
    if off_ground_only:
        found = [jut for jut in found if jut.lowest_mm > OFF_GROUND_MM]
    return sorted(found, key=lambda jut: -jut.prominence_mm)


def _ways(solid: Solid, core: Solid) -> Floats:
    """Way inside from the core, voxels; -1 outside."""
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


def _parted(ways: Floats, voxel_mm: float) -> list[Jut]:
    """From the tips inwards, level by level: where parts meet, the less far one ends."""
    ended: list[Jut] = []
    labels = np.zeros(ways.shape, dtype=np.int32)
    growing: dict[int, _Growing] = {}
    for level in np.arange(float(ways.max()), 0.0, -STEP_VOXELS):
        beyond = ways >= level
        now = np.asarray(ndimage.label(beyond, structure=TOUCHING)[0], dtype=np.int32)
        grown: dict[int, _Growing] = {}
        met = _met(labels, now)
        for part, box in enumerate(ndimage.find_objects(now), start=1):
            inside = now[box] == part
            top = float(ways[box][inside].max())
            lowest = int(np.flatnonzero(inside.any(axis=(0, 1)))[0]) + box[2].start - 2
            before = sorted((growing[old] for old in met.get(part, ())), key=lambda g: -g.top)
            ended += [_jut(old, level, voxel_mm) for old in before[1:]]
            grown[part] = _Growing(top, int(np.count_nonzero(inside)), lowest)
        labels, growing = now, grown
    return [*ended, *(_jut(old, 0.0, voxel_mm) for old in growing.values())]


def _met(before: npt.NDArray[np.int32], now: npt.NDArray[np.int32]) -> dict[int, set[int]]:
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

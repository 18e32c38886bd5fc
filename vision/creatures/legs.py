"""How many separate parts carry a creature, seen in the lowest slices of its hull.

A part that carries is one island of the lowest slices. A body that lies on the table is one wide
island too: it is told from a single stem by having no neck above the ground.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from vision.creatures.hull import Hull
from vision.sighting import LegCount

Solid = npt.NDArray[np.bool_]

# Slices between which islands are counted. Lower, outlines are unsure of where clay meets its
# shadow; higher, a hull joins what is apart.
LOWEST_MM: Final = 1.5
HIGHEST_MM: Final = 7.0
LEAST_ISLAND_MM2: Final = 12.0
LEAST_SHARE_OF_MEDIAN: Final = 0.2
MOST_LEGS: Final = 9
NECK_SHARE: Final = 0.42
"""A stem's neck is narrower than this share of the widest slice; of bodies that lie, wider."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What the lowest slices tell.

    Attributes:
        islands: Number of separate parts in each counted slice, lowest first.
        neck_share: Narrowest slice in the lower half by the widest slice of all.
    """

    islands: tuple[int, ...]
    neck_share: float


def ground(hull: Hull) -> Ground:
    """Count the islands of the lowest slices and find the narrowest one above them."""
    first = int(LOWEST_MM / hull.voxel_mm)
    last = max(first + 1, int(HIGHEST_MM / hull.voxel_mm))
    layers = range(first, min(last, hull.solid.shape[2]))
    counts = tuple(_islands(hull.solid[:, :, layer], hull.voxel_mm) for layer in layers)
    return Ground(counts, _neck_share(hull))


def count_legs(hull: Hull) -> LegCount:
    """How many parts carry the creature, and how surely."""
    seen = ground(hull)
    votes = np.bincount([min(n, MOST_LEGS) for n in seen.islands if n], minlength=MOST_LEGS + 1)
    if not votes.any():
        return LegCount(0, (1.0,))
    probabilities = votes / votes.sum()
    spread = np.convolve(probabilities, [0.04, 0.90, 0.06], mode="same")
    spread[0] = 0.0
    spread = spread / spread.sum()
    lying = 1 / (1 + np.exp(-(seen.neck_share - NECK_SHARE) / 0.04))
    spread[0], spread[1] = spread[1] * lying, spread[1] * (1 - lying)
    values = tuple(round(float(p), 4) for p in spread / spread.sum())
    return LegCount(int(np.argmax(values)), values)


def _islands(layer: Solid, voxel_mm: float) -> int:
    labels, count = ndimage.label(layer, structure=np.ones((3, 3)))
    if not count:
        return 0
    areas = np.bincount(labels.ravel())[1:] * voxel_mm**2
    large = areas[areas >= LEAST_ISLAND_MM2]
    if not len(large):
        return 0
    return int((large >= LEAST_SHARE_OF_MEDIAN * np.median(large)).sum())


def _neck_share(hull: Hull) -> float:
    areas = hull.solid.sum(axis=(0, 1)).astype(np.float64)
    top = int(np.flatnonzero(areas)[-1]) + 1 if areas.any() else 1
    first = int(LOWEST_MM / hull.voxel_mm)
    lower = areas[first : max(first + 1, round(0.5 * top))]
    return float(lower.min() / areas.max()) if areas.any() and len(lower) else 1.0

"""The body of a creature that was weighed in, made from its hull."""

from typing import Final

import numpy as np

from calibration.arrays import Image
from vision.clay.colour import tints_of
from vision.creature_bodies import CreatureBody
from vision.weigh_in.hull import Hull, surface_mm
from vision.weigh_in.hull_measures import touching_mm

MERGED: Final = 2
"""Voxels along each edge of the cubes that are merged."""


def body_of(hull: Hull, clay_bgr: Image) -> CreatureBody:
    """The body that a hull shows.

    Args:
        hull: Not empty, in the turn card's space.
        clay_bgr: (n, 3) a sample of its clay's pixels, not empty.
    """
    merged = _merged(hull)
    feet = np.append(touching_mm(hull)[:, :2].mean(axis=0), 0.0)
    surface = surface_mm(merged if merged.solid.any() else hull) - feet
    tint = np.median(tints_of(clay_bgr), axis=0).astype(np.float64)
    return CreatureBody(surface, merged.voxel_mm, tint, float(surface[:, 0].max()))


def _merged(hull: Hull) -> Hull:
    """Larger voxels, solid if half of the merged ones are."""
    edges = [-size % MERGED for size in hull.solid.shape]
    padded = np.pad(hull.solid, [(0, more) for more in edges])
    a, b, c = (size // MERGED for size in padded.shape)
    blocks = padded.reshape(a, MERGED, b, MERGED, c, MERGED).mean(axis=(1, 3, 5))
    corner = hull.corner_mm + hull.voxel_mm * (MERGED - 1) / 2
    return Hull(np.asarray(blocks >= 0.5), np.asarray(corner), hull.voxel_mm * MERGED)

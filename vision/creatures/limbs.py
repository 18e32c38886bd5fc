"""How many limbs a creature has that do not touch the table: what is thin and sticks out.

Opening a hull with a ball leaves its thick parts; what falls off and is long enough is a limb.
A head, mostly as thick as the body, is not among what falls off, and nearly every creature has
one: it is counted with the limbs where there are any. Off by about one either way.
"""

from typing import Final

import numpy as np
from scipy import ndimage

from vision.creatures.hull import Hull
from vision.sighting import LimbCount

OPENING_SHARE: Final = 0.125
"""Radius of the opening ball by the edge of the cube of the hull's volume."""

LEAST_ML: Final = 0.12
LEAST_LENGTH_MM: Final = 6.0
OFF_GROUND_MM: Final = 4.0


def count_limbs(hull: Hull) -> LimbCount:
    """Count the limbs off the ground, the head included."""
    if not hull.solid.any():
        return LimbCount(0)
    thin = _thin_parts(hull)
    return LimbCount(thin + 1 if thin else 0)


def _thin_parts(hull: Hull) -> int:
    solid = np.pad(hull.solid, 2)
    radius = OPENING_SHARE * (hull.volume_ml * 1000) ** (1 / 3)
    thick = ndimage.distance_transform_edt(solid) * hull.voxel_mm >= radius
    if not thick.any():
        return 0
    opened = ndimage.distance_transform_edt(~thick) * hull.voxel_mm <= radius
    away = ndimage.distance_transform_edt(~(opened & solid)) * hull.voxel_mm
    labels, _ = ndimage.label(solid & ~opened)
    found = 0
    for number, box in enumerate(ndimage.find_objects(labels), start=1):
        part = labels[box] == number
        volume_ml = float(np.count_nonzero(part)) * hull.voxel_mm**3 / 1000
        lowest_mm = (np.flatnonzero(part.any(axis=(0, 1)))[0] + box[2].start - 2) * hull.voxel_mm
        long_enough = float(away[box][part].max()) >= LEAST_LENGTH_MM
        found += volume_ml >= LEAST_ML and long_enough and lowest_mm > OFF_GROUND_MM
    return int(found)

"""How many limbs a creature has that do not touch the table: what is thin and sticks out.

Their number and its probabilities are those of what sticks out (`vision.weigh_in.limb_count`), a
head on a neck among them. How large they are, opening the hull with a ball tells: it leaves the
thick parts, and what falls off and is long enough is a limb.
"""

from typing import Final

import numpy as np
from scipy import ndimage

from vision.sightings import LimbCount
from vision.weigh_in.hull import Hull
from vision.weigh_in.limb_count import limb_chances

OPENING_SHARE: Final = 0.125
"""Radius of the opening ball by the edge of the cube of the hull's volume."""

LEAST_ML: Final = 0.12
LEAST_LENGTH_MM: Final = 6.0
OFF_GROUND_MM: Final = 4.0


def count_limbs(hull: Hull) -> LimbCount:
    """Count the limbs off the ground, a head that sticks out included."""
    if not hull.solid.any():
        return LimbCount(0)
    chances = limb_chances(hull)
    thin_ml = sorted(_thin_parts_ml(hull), reverse=True)
    shares = tuple(round(ml / hull.volume_ml, 3) for ml in thin_ml)
    return LimbCount(int(np.argmax(chances)), chances, shares)


def _thin_parts_ml(hull: Hull) -> list[float]:
    """Volumes of what falls off when the hull is opened, and is long enough and off the ground."""
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

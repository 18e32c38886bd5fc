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

USUAL: Final = (0.12, 0.1, 0.14, 0.16, 0.16, 0.14, 0.09, 0.06, 0.02, 0.01)
"""How often creatures have so many limbs: of shapes of our own making, a little evened out."""

COUNT_SPREAD: Final = 1.8
"""How far counts are off, of shapes of our own making and of footage, standard deviation."""


def count_limbs(hull: Hull) -> LimbCount:
    """Count the limbs off the ground, the head included."""
    if not hull.solid.any():
        return LimbCount(0)
    thin_ml = sorted(_thin_parts_ml(hull), reverse=True)
    count = len(thin_ml) + 1 if thin_ml else 0
    shares = tuple(round(ml / hull.volume_ml, 3) for ml in thin_ml)
    chances = limb_chances(count)
    return LimbCount(int(np.argmax(chances)), chances, shares)


def limb_chances(count: int) -> tuple[float, ...]:
    """Probabilities of 0, 1, ... limbs, the last of that many or more, where so many are counted.

    A hull melts small limbs together and hides what lies along the body, so what creatures usually
    have counts as well.
    """
    numbers = np.arange(len(USUAL))
    counted = np.exp(-0.5 * ((numbers - count) / COUNT_SPREAD) ** 2)
    chances = np.array(USUAL) * counted
    return tuple(round(float(p), 3) for p in chances / chances.sum())


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

"""The shapes of weighed-in creatures, for observers that recognise them on the table later.

A body is the surface of the carved hull, coarse enough to be turned and projected a few hundred
times in an instant. Its frame has z up from the table and its origin in the middle of the area that
touches the table, the point that `CreatureSeen.at_mm` reports.

This module is cheap to import: code that only passes bodies on needs neither SciPy nor a hull.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats

MOST_KEPT: Final = 24
"""Largest number of bodies that are kept; beyond it the oldest are forgotten."""

SAME_TINT: Final = 20.0
"""Distance between tints (`tints_of`) below which two weigh-ins may be of one creature. Found by
trial."""

SAME_MM: Final = 5.0
"""Difference in height and in reach, mm, below which two weigh-ins may be of one creature. Found by
trial."""

SAME_SHARE: Final = 0.12
"""Difference of ln of the surface areas below which two weigh-ins may be of one creature. Found by
trial."""


MOST_TINT_OFF: Final = 40.0
"""Largest distance between the tint of clay on the turn card and of the same clay elsewhere on the
table."""


@dataclass(frozen=True, slots=True, eq=False)
class CreatureBody:
    """The shape of a creature.

    Attributes:
        surface_mm: (n, 3) centres of its outermost voxels, in the body's frame.
        voxel_mm: Edge of those voxels.
        tint: (2,) median tint of its clay, as `tints_of` gives it: the same in light and in shadow.
        ahead_mm: Distance from the middle of its feet to its front, along the body's x axis. That
            is the direction of the turn card's arrow, which is a convention and not a measurement.
    """

    surface_mm: Floats
    voxel_mm: float
    tint: Floats
    ahead_mm: float


class Bodies:
    """The known bodies: the newest `MOST_KEPT` of them."""

    def __init__(self) -> None:
        self._known: list[CreatureBody] = []

    def keep(self, body: CreatureBody) -> None:
        """Add a body; it replaces any known body that may be the same creature's."""
        others = [one for one in self._known if not _maybe_same(one, body)]
        self._known = [*others, body][-MOST_KEPT:]

    def of(self, tint: Floats) -> tuple[CreatureBody, ...]:
        """The known bodies whose tint is near this one, (2,)."""
        return tuple(b for b in self._known if np.linalg.norm(b.tint - tint) < MOST_TINT_OFF)


def _maybe_same(one: CreatureBody, other: CreatureBody) -> bool:
    """Whether two bodies may be of the same creature, by clay, height, reach and surface area."""
    off = np.abs(_measures(one) - _measures(other))
    same_clay = float(np.linalg.norm(one.tint - other.tint)) < SAME_TINT
    return same_clay and bool((off < [SAME_MM, SAME_MM, SAME_SHARE]).all())


def _measures(body: CreatureBody) -> Floats:
    """(3,) values that no turn changes: height and reach in mm, ln of the surface area."""
    reach = np.linalg.norm(body.surface_mm[:, :2], axis=1).max()
    area = len(body.surface_mm) * body.voxel_mm**2
    return np.array([body.surface_mm[:, 2].max(), reach, np.log(area)])

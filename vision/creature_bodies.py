"""The shapes of creatures that were weighed in, for observers that see them again on the table.

A body is the surface of the carved hull, coarse enough to be turned and projected a few hundred
times in an instant. Its own frame has z up from the table and its origin in the middle of the area
that touches the table, the point that `CreatureSeen.at_mm` tells.

Light to import: code that only passes bodies on needs neither SciPy nor a hull.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats

MOST_KEPT: Final = 24
"""Most bodies that are kept; beyond it the oldest are forgotten."""

SAME_TINT: Final = 20.0
"""Distance of tints, as `tints_of` has them, within which two weigh-ins are of one creature. Found
by trial."""

SAME_MM: Final = 5.0
"""Difference in mm, in height and in reach, within which two weigh-ins are of one creature. Found
by trial."""

SAME_SHARE: Final = 0.12
"""Difference of the natural logarithms of two surfaces within which two weigh-ins are of one
creature. Found by trial."""


MOST_TINT_OFF: Final = 40.0
"""Most distance of tints between clay on the turn card and the same clay elsewhere on the table."""


@dataclass(frozen=True, slots=True, eq=False)
class CreatureBody:
    """The shape of a creature.

    Attributes:
        surface_mm: (n, 3) its outermost voxels.
        voxel_mm: Their edge.
        tint: (2,) of its clay, as `tints_of` has it: the same in light and in shadow.
        ahead_mm: How far its front is ahead of the middle of its feet, along its own x axis: the
            direction of the turn card's arrow, which is a convention and not a measurement.
    """

    surface_mm: Floats
    voxel_mm: float
    tint: Floats
    ahead_mm: float


class Bodies:
    """The known bodies; only the newest, if there are many."""

    def __init__(self) -> None:
        self._known: list[CreatureBody] = []

    def keep(self, body: CreatureBody) -> None:
        """Add a body; it replaces one like it that was weighed in before."""
        others = [one for one in self._known if not _alike(one, body)]
        self._known = [*others, body][-MOST_KEPT:]

    def of(self, tint: Floats) -> tuple[CreatureBody, ...]:
        """Bodies whose clay has about this tint, (2,)."""
        return tuple(b for b in self._known if np.linalg.norm(b.tint - tint) < MOST_TINT_OFF)


def _alike(one: CreatureBody, other: CreatureBody) -> bool:
    """Whether two bodies may be one creature's; creatures this similar can share a body."""
    off = np.abs(_measures(one) - _measures(other))
    same_clay = float(np.linalg.norm(one.tint - other.tint)) < SAME_TINT
    return same_clay and bool((off < [SAME_MM, SAME_MM, SAME_SHARE]).all())


def _measures(body: CreatureBody) -> Floats:
    """(3,) values that no turn changes: height and reach in mm, the logarithm of its surface."""
    reach = np.linalg.norm(body.surface_mm[:, :2], axis=1).max()
    area = len(body.surface_mm) * body.voxel_mm**2
    return np.array([body.surface_mm[:, 2].max(), reach, np.log(area)])

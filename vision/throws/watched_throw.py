"""Everything that one camera saw of a throw, to be combined with what another camera saw."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.frame import Frame
from calibration.model.solution import Calibration
from vision.sightings import ImpactSeen
from vision.throws.chase import Chase
from vision.throws.flight import Trajectory
from vision.throws.impact_monitor import ImpactMonitor
from vision.throws.paths import joined, track_of

LEAST_SIGHTS: Final = 2
"""Least sights of a missile away from large things: one sight does not give its direction."""


@dataclass(frozen=True, slots=True, eq=False)
class WatchedThrow:
    """The chases of a throw, and the creatures that were watched meanwhile.

    Attributes:
        calibration: Camera and table.
        monitor: The creatures before the throw, and how each one's picture shifted.
        chases: All chases, including those with too few sights to count for one camera alone.
        still: The reference picture before the throw.
        last: The last frame in which the throw was followed.
        seen: What this camera reports by itself; None if it reports nothing.
    """

    calibration: Calibration
    monitor: ImpactMonitor
    chases: tuple[Chase, ...]
    still: Frame
    last: Frame
    seen: ImpactSeen | None

    def tracks(self) -> list[tuple[Chase, Trajectory]]:
        """Each chase away from large things, with those that continue it, and its trajectory.

        Returns:
            Earliest first.
        """
        confirmed = [chase for chase in self.chases if chase.confirmed]
        found = []
        for chase in self.chases:
            whole = joined(chase, confirmed) if chase.confirmed else chase
            if len(whole.free) >= LEAST_SIGHTS and not whole.hops():
                found.append((whole, track_of(whole.free, self.calibration)))
        return sorted(found, key=lambda one: float(one[1].t_s[0]))

    @property
    def begins_s(self) -> float:
        """Time of the first sight of any chase; infinite without one."""
        return min((float(c.sights[0].t_s) for c in self.chases), default=np.inf)

    @property
    def ends_s(self) -> float:
        """Time of the last sight of any chase; minus infinity without one."""
        return max((float(c.sights[-1].t_s) for c in self.chases), default=-np.inf)

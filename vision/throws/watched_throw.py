"""What one camera saw of a throw, kept for a camera that sees it from another side."""

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
"""Least sights of a missile that flew alone: one sight does not give its way."""


@dataclass(frozen=True, slots=True, eq=False)
class WatchedThrow:
    """Something that flew, and the creatures that were watched meanwhile.

    Attributes:
        calibration: Camera and table.
        monitor: The creatures as they stood, and how each one's picture shifted.
        chases: What was followed, including what one camera saw too seldom to count.
        still: The quiet picture before.
        last: The last frame that was looked at.
        seen: What the camera tells by itself; None where it tells nothing.
    """

    calibration: Calibration
    monitor: ImpactMonitor
    chases: tuple[Chase, ...]
    still: Frame
    last: Frame
    seen: ImpactSeen | None

    def tracks(self) -> list[tuple[Chase, Trajectory]]:
        """Each thing that flew alone, continued where it was lost, earliest first."""
        confirmed = [chase for chase in self.chases if chase.confirmed]
        found = []
        for chase in self.chases:
            whole = joined(chase, confirmed) if chase.confirmed else chase
            if len(whole.free) >= LEAST_SIGHTS and not whole.hops():
                found.append((whole, track_of(whole.free, self.calibration)))
        return sorted(found, key=lambda one: float(one[1].t_s[0]))

    @property
    def begins_s(self) -> float:
        """When something first flew; infinite where nothing did."""
        return min((float(c.sights[0].t_s) for c in self.chases), default=np.inf)

    @property
    def ends_s(self) -> float:
        """When something was last seen to fly."""
        return max((float(c.sights[-1].t_s) for c in self.chases), default=-np.inf)

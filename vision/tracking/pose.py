"""The pose of a creature's body on the table, and the distance between two poses."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import way_on_table_sigma_mm
from calibration.model.solution import Calibration
from vision.creature_bodies import CreatureBody
from vision.sightings import Estimate, PointMm
from vision.weigh_in.hull_measures import FOOTPRINT_MM

UNTURNED_RAD: Final = 0.5
"""A turn with a larger sigma than this, in radians, is not reported."""


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """How a body stands on the table.

    Attributes:
        body: The body.
        at_mm: Centre of its feet, table space.
        turn_rad: Angle from the table's x axis to the body's, about +z.
        misfit: Share of the two outlines that only one of them covers, 0 to 1.
        sigma_mm: Sigma of the position along either axis, from the outline alone. The uncertainty
            of camera and table must be added.
        sigma_rad: Sigma of the turn.
    """

    body: CreatureBody
    at_mm: PointMm
    turn_rad: float
    misfit: float
    sigma_mm: float
    sigma_rad: float

    @property
    def front_mm(self) -> PointMm:
        """Position of the body's front, table space."""
        x, y = self.at_mm
        ahead = self.body.ahead_mm
        return x + ahead * float(np.cos(self.turn_rad)), y + ahead * float(np.sin(self.turn_rad))

    @property
    def surface_mm(self) -> Floats:
        """The body's outermost voxels in this pose, (n, 3) table space."""
        return surface_on_table(self.body, np.array([*self.at_mm, self.turn_rad]))

    @property
    def feet_mm(self) -> tuple[PointMm, ...]:
        """The convex outline of what touches the table."""
        surface = self.surface_mm
        low = surface[surface[:, 2] < FOOTPRINT_MM, :2]
        rim = cv2.convexHull(low.astype(np.float32)).reshape(-1, 2)
        return tuple((float(x), float(y)) for x, y in rim)


def surface_on_table(body: CreatureBody, pose: Floats) -> Floats:
    """A body's surface on the table, (n, 3) mm; the pose is (3,): x and y in mm, radians."""
    c, s = np.cos(pose[2]), np.sin(pose[2])
    turn = np.array([[c, s, 0.0], [-s, c, 0.0], [0.0, 0.0, 1.0]])
    return np.asarray(body.surface_mm @ turn + np.append(pose[:2], 0.0))


def walked(before: Pose, now: Pose, calibration: Calibration) -> Estimate:
    """Distance between the centres of the feet of two poses, mm."""
    sigma_mm = float(np.hypot(before.sigma_mm, now.sigma_mm))
    return _distance(before.at_mm, now.at_mm, sigma_mm, calibration)


def front_walked(before: Pose, now: Pose, calibration: Calibration) -> Estimate | None:
    """Distance between the fronts of two poses, mm; None if a turn is unknown."""
    if max(before.sigma_rad, now.sigma_rad) > UNTURNED_RAD:
        return None
    ends = [np.hypot(pose.sigma_mm, pose.body.ahead_mm * pose.sigma_rad) for pose in (before, now)]
    return _distance(before.front_mm, now.front_mm, float(np.hypot(*ends)), calibration)


def turned(before: Pose, now: Pose) -> Estimate | None:
    """The turn between two poses, degrees counter-clockwise, -180 to 180; None if unknown."""
    sigma = float(np.hypot(before.sigma_rad, now.sigma_rad))
    if sigma > UNTURNED_RAD:
        return None
    degrees = float(np.degrees(wrapped_rad(now.turn_rad - before.turn_rad)))
    return Estimate(degrees, float(np.degrees(sigma)))


def _distance(
    from_mm: PointMm, to_mm: PointMm, sigma_mm: float, calibration: Calibration
) -> Estimate:
    off = np.subtract(to_mm, from_mm)
    measured = way_on_table_sigma_mm([from_mm, to_mm], calibration)
    return Estimate(float(np.linalg.norm(off)), float(np.hypot(sigma_mm, measured)))


def wrapped_rad(angle_rad: float) -> float:
    """The same angle between -pi and pi."""
    return float((angle_rad + np.pi) % (2 * np.pi) - np.pi)

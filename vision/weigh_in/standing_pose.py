"""The pose of a creature that stands on the table, and its outlines in one camera's pictures."""

from dataclasses import dataclass

import numpy as np

from calibration.arrays import Floats, Mask
from calibration.model.similarity import on_table, turn_matrix
from vision.weigh_in.pinhole import pixels_of


@dataclass(frozen=True, slots=True)
class StandingPose:
    """Pose of a standing creature: turned by `turn_rad` about its vertical, at (x, y) mm."""

    turn_rad: float
    x_mm: float
    y_mm: float

    @classmethod
    def with_middle_at(cls, turn_rad: float, middle_mm: Floats, at_mm: Floats) -> "StandingPose":
        """The pose with this turn that puts the body's point (2,) on a point of the table (2,)."""
        x, y = at_mm - turn_matrix(turn_rad) @ middle_mm
        return cls(turn_rad, float(x), float(y))

    def table_from_body(self) -> Floats:
        """The pose as a rigid (4, 4) matrix, mm."""
        return on_table(self.turn_rad, self.x_mm, self.y_mm)

    def moved(self, turn_rad: float, x_mm: float, y_mm: float) -> "StandingPose":
        """The pose, turned and shifted further."""
        return StandingPose(self.turn_rad + turn_rad, self.x_mm + x_mm, self.y_mm + y_mm)


@dataclass(frozen=True, slots=True, eq=False)
class Outlined:
    """Outlines of one creature in pictures of one camera, all in the same crop.

    Attributes:
        masks: (h, w) uint8 each, 255 inside.
        matrix: (3, 3) camera matrix of the crop.
        distortion: (5,) k1, k2, p1, p2, k3.
        camera_from_table: (4, 4) rigid, mm.
        at_mm: Approximate place of the creature in each picture, (n, 2).
    """

    masks: tuple[Mask, ...]
    matrix: Floats
    distortion: Floats
    camera_from_table: Floats
    at_mm: Floats

    def image_of(self, points_mm: Floats, placed: StandingPose) -> Floats:
        """Project points (n, 3) of the body in this pose to pixels of the crop, (n, 2)."""
        pose = self.camera_from_table @ placed.table_from_body()
        return pixels_of(points_mm, pose, self.matrix, self.distortion)

    @property
    def px_per_mm(self) -> float:
        """Pixels per mm near the creature."""
        middle = np.append(np.median(self.at_mm, axis=0), [25.0, 1.0])
        return float(self.matrix[0, 0] / (self.camera_from_table @ middle)[2])

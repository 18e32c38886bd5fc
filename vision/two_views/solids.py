"""Creatures that both cameras see: who is who, and the body carved from both outlines.

A single camera estimates how deep a creature is. A body carved from both outlines needs no such
estimate: it contains the creature, and is as wide and as high as the two outlines allow.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from scipy.optimize import linear_sum_assignment
from scipy.spatial import cKDTree

from calibration.arrays import Floats
from calibration.model.similarity import pose_of_parts
from calibration.model.solution import Calibration
from vision.clay.standing import Standing
from vision.sightings import ColourName, Estimate, PointMm
from vision.weigh_in.hull import Hull, View, carve, surface_mm

VOXEL_MM: Final = 2.0
"""Edge of a body's voxels: outlines are no more precise than this."""

SAME_MM: Final = 75.0
"""Distance in mm within which two cameras may place one creature, because each estimates its depth.
Found by trial."""

OTHER_COLOUR_MM: Final = 35.0
"""Distance in mm as which a different colour counts: lamps and cameras tint."""

SECOND_TRACKS: Final = 100
"""Number that is added to the second camera's track numbers of creatures that the first one does
not see."""

LEAST_BODY: Final = 0.35
"""Share of the smaller height that a camera reports: a lower body is not that of one creature."""

OUTLINE_SIGMA_MM: Final = 2.5
"""Sigma in mm of a body's surface from two outlines. Found by trial on drawn pairs."""

CYLINDER_SIGMA_MM: Final = 14.0
"""Sigma in mm of a creature's surface where only an upright cylinder stands for it."""

LOW_MM: Final = 6.0
"""Height up to which a body's voxels show where it touches the table."""


@dataclass(frozen=True, eq=False)
class Body:
    """A creature as one camera or both see it.

    Attributes:
        track: Its track number: the first camera's, if that one sees it.
        at_mm: Middle of the part that touches the table.
        colour: As the first camera sees it, if it does.
        height_mm: Height of its highest point.
        radius_mm: Radius of the upright cylinder around it.
        hull: What both outlines leave, in table space shifted by `foot_mm`; None if only one camera
            sees it, or the outlines do not fit together.
        foot_mm: (3,) what is added to the hull's coordinates for the table's.
        standing: As each camera sees it; None for a camera that does not.
    """

    track: int
    at_mm: PointMm
    colour: ColourName
    height_mm: Estimate
    radius_mm: float
    hull: Hull | None
    foot_mm: Floats
    standing: tuple[Standing | None, Standing | None]

    @cached_property
    def _surface(self) -> cKDTree:
        assert self.hull is not None
        return cKDTree(surface_mm(self.hull) + self.foot_mm)

    def gap_mm(self, place_mm: Floats) -> float:
        """Distance of a point from the body's surface; negative inside, (3,) table mm."""
        if self.hull is None:
            return self._off_cylinder(place_mm)
        half = 0.5 * self.hull.voxel_mm
        away = float(self._surface.query(place_mm)[0]) - half
        at = np.round((place_mm - self.foot_mm - self.hull.corner_mm) / self.hull.voxel_mm)
        index = at.astype(int)
        within = (index >= 0).all() and (index < self.hull.solid.shape).all()
        return -away if within and self.hull.solid[tuple(index)] else away

    def nearest_mm(self, place_mm: Floats) -> Floats:
        """The point of its surface that is nearest to a point, (3,) table mm."""
        if self.hull is None:
            middle = np.array([*self.at_mm, min(place_mm[2], self.height_mm.value)])
            off = place_mm - middle
            return np.asarray(middle + off / max(float(np.linalg.norm(off)), 1e-9) * self.radius_mm)
        return np.asarray(self._surface.data[int(self._surface.query(place_mm)[1])])

    @property
    def surface_sigma_mm(self) -> float:
        """Sigma of its surface."""
        return OUTLINE_SIGMA_MM if self.hull is not None else CYLINDER_SIGMA_MM

    def _off_cylinder(self, place_mm: Floats) -> float:
        off = float(np.linalg.norm(place_mm[:2] - np.array(self.at_mm))) - self.radius_mm
        return max(off, float(place_mm[2]) - self.height_mm.value)


def bodies_of(
    first: Sequence[Standing],
    second: Sequence[Standing],
    calibrations: tuple[Calibration | None, Calibration | None],
) -> list[Body]:
    """Every creature that one camera or both see; matched by place and colour.

    Args:
        first: As the first camera sees them.
        second: As the second one does.
        calibrations: Of both; None for a camera that sees none of them.
    """
    pairs = _paired(first, second)
    met = {b for _, b in pairs}
    bodies = []
    for number, one in enumerate(first):
        other = next((second[b] for a, b in pairs if a == number), None)
        bodies.append(_body(one.track, (one, other), calibrations))
    for number, other in enumerate(second):
        if number not in met:
            bodies.append(_body(SECOND_TRACKS + other.track, (None, other), calibrations))
    return bodies


def _paired(first: Sequence[Standing], second: Sequence[Standing]) -> list[tuple[int, int]]:
    if not first or not second:
        return []
    costs = np.array([[_cost(one, other) for other in second] for one in first])
    rows, columns = linear_sum_assignment(costs)
    return [(int(a), int(b)) for a, b in zip(rows, columns, strict=True) if costs[a, b] < SAME_MM]


def _cost(one: Standing, other: Standing) -> float:
    away = float(np.linalg.norm(np.array(one.at_mm) - np.array(other.at_mm)))
    return away + (0.0 if one.colour == other.colour else OTHER_COLOUR_MM)


def _body(
    track: int,
    standing: tuple[Standing | None, Standing | None],
    calibrations: tuple[Calibration | None, Calibration | None],
) -> Body:
    pairs = zip(standing, calibrations, strict=True)
    seen = [(one, known) for one, known in pairs if one is not None and known is not None]
    leader = seen[0][0]
    foot = np.array([*np.mean([one.at_mm for one, _ in seen], axis=0), 0.0])
    hull = _carved(seen, foot) if len(seen) > 1 else None
    if hull is None:
        x, y = (float(v) for v in foot[:2])
        return Body(
            track, (x, y), leader.colour, leader.height_mm, leader.radius_mm, None, foot,
            standing,
        )  # fmt: skip
    points = hull.points_mm() + foot
    low = points[points[:, 2] < LOW_MM]
    middle = (low if len(low) else points)[:, :2]
    at = 0.5 * (middle.min(axis=0) + middle.max(axis=0))
    top = float(points[:, 2].max()) + 0.5 * hull.voxel_mm
    radius = float(np.linalg.norm(points[:, :2] - at, axis=1).max())
    return Body(
        track, (float(at[0]), float(at[1])), leader.colour,
        Estimate(top, OUTLINE_SIGMA_MM), radius, hull, foot, standing,
    )  # fmt: skip


def _carved(seen: Sequence[tuple[Standing, Calibration]], foot: Floats) -> Hull | None:
    """What both outlines leave; None if that cannot be a creature."""
    shift = pose_of_parts(np.eye(3), foot)
    views = [
        View(
            one.mask,
            one.corner_xy,
            calibration.camera.matrix,
            calibration.camera.distortion,
            calibration.camera_from_table @ shift,
        )
        for one, calibration in seen
    ]
    hull = carve(views, voxel_mm=VOXEL_MM)
    if not hull.solid.any():
        return None
    high = float(hull.points_mm()[:, 2].max())
    return hull if high > LEAST_BODY * min(one.height_mm.value for one, _ in seen) else None

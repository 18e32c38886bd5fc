"""Match the creatures that two cameras see, and carve their bodies from both outlines.

A single camera has to estimate a creature's extent along the view. A body carved from two outlines
needs no such estimate: it contains the creature, and is as wide and high as the outlines allow.
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
"""Matching cost, a distance in mm, below which two cameras' creatures may be the same: each camera
only estimates its distance. Found by trial."""

OTHER_COLOUR_MM: Final = 35.0
"""Distance in mm that a different colour adds to the matching cost: it is possible, as lamps and
cameras tint."""

SECOND_TRACKS: Final = 100
"""Added to the second camera's track numbers of creatures that the first one does not see."""

LEAST_BODY: Final = 0.35
"""Least height of a carved body, as a share of the smaller height that the cameras estimate: the
outlines of a lower one are not of one creature."""

OUTLINE_SIGMA_MM: Final = 2.5
"""Sigma in mm of the surface of a body carved from two outlines. Found by trial on drawn pairs."""

CYLINDER_SIGMA_MM: Final = 14.0
"""Sigma in mm of a creature's surface if it is approximated by an upright cylinder."""

LOW_MM: Final = 6.0
"""Height in mm below which a body's voxels belong to its standing area."""


@dataclass(frozen=True, eq=False)
class Body:
    """A creature that one camera or both see.

    Attributes:
        track: Its track number: the first camera's if that one sees it.
        at_mm: Centre of its standing area, table space.
        colour: Its colour in the first camera's picture, or else in the second one's.
        height_mm: Height of its highest point.
        radius_mm: Radius of the upright cylinder around it.
        hull: The voxels inside both outlines, relative to `foot_mm`; None if only one camera sees
            the creature, or the outlines do not fit together.
        foot_mm: (3,) position of the hull's origin, table space.
        standing: The creature as each camera sees it; None for a camera that does not.
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
        """Distance in mm of a point, (3,) table space, from the body's surface; negative inside."""
        if self.hull is None:
            return self._cylinder_gap_mm(place_mm)
        half = 0.5 * self.hull.voxel_mm
        away = float(self._surface.query(place_mm)[0]) - half
        at = np.round((place_mm - self.foot_mm - self.hull.corner_mm) / self.hull.voxel_mm)
        index = at.astype(int)
        within = (index >= 0).all() and (index < self.hull.solid.shape).all()
        return -away if within and self.hull.solid[tuple(index)] else away

    def nearest_mm(self, place_mm: Floats) -> Floats:
        """The point of the body's surface that is nearest to a point; both (3,), table space."""
        if self.hull is None:
            middle = np.array([*self.at_mm, min(place_mm[2], self.height_mm.value)])
            off = place_mm - middle
            return np.asarray(middle + off / max(float(np.linalg.norm(off)), 1e-9) * self.radius_mm)
        return np.asarray(self._surface.data[int(self._surface.query(place_mm)[1])])

    @property
    def surface_sigma_mm(self) -> float:
        """Sigma of the surface's position."""
        return OUTLINE_SIGMA_MM if self.hull is not None else CYLINDER_SIGMA_MM

    def _cylinder_gap_mm(self, place_mm: Floats) -> float:
        """The gap to the upright cylinder around the creature."""
        off = float(np.linalg.norm(place_mm[:2] - np.array(self.at_mm))) - self.radius_mm
        return max(off, float(place_mm[2]) - self.height_mm.value)


def bodies_of(
    first: Sequence[Standing],
    second: Sequence[Standing],
    calibrations: tuple[Calibration | None, Calibration | None],
) -> list[Body]:
    """The bodies of all creatures that one camera or both see, matched by position and colour.

    Args:
        first: The creatures that the first camera sees.
        second: The creatures that the second one sees.
        calibrations: Of both cameras; None for a camera that sees no creatures.
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
    """Indices of the creatures that match, with the least sum of costs."""
    if not first or not second:
        return []
    costs = np.array([[_match_cost_mm(one, other) for other in second] for one in first])
    rows, columns = linear_sum_assignment(costs)
    return [(int(a), int(b)) for a, b in zip(rows, columns, strict=True) if costs[a, b] < SAME_MM]


def _match_cost_mm(one: Standing, other: Standing) -> float:
    away = float(np.linalg.norm(np.array(one.at_mm) - np.array(other.at_mm)))
    return away + (0.0 if one.colour == other.colour else OTHER_COLOUR_MM)


def _body(
    track: int,
    standing: tuple[Standing | None, Standing | None],
    calibrations: tuple[Calibration | None, Calibration | None],
) -> Body:
    """A creature's body: carved from both outlines if possible, else an upright cylinder."""
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
    """Carve a hull from both outlines; None if the result cannot be a creature."""
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

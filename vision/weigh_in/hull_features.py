"""Features of a hull: how much of it is probably not clay, and the shape of its top.

Room that no view sees into lies under bellies and arms, and between legs. So hulls that stand high
over much ground, have many legs or are thin for their size are too large by more. No view sees
along the top from above either, so a hull rises beyond the clay: the more, the steeper the lowest
camera looks down.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from scipy import ndimage
from scipy.spatial import ConvexHull, QhullError

from calibration.arrays import Flags, Floats
from vision.sightings import Estimate
from vision.weigh_in.hull import Hull, View

LOW_MM: Final = (1.5, 6.0)
"""Range of heights of the low slices: lower down, outlines are uncertain where clay meets its
shadow. The models were trained with these values; after a change they must be trained again."""

OVER_MM: Final = 4.0
"""A column of the hull whose lowest voxel is higher than this above the ground counts as
overhanging. The models were trained with this value; after a change they must be trained again."""


NAMES: Final = (
    "log_volume",
    "height",
    "low_share",
    "neck_share",
    "fill",
    "over_share",
    "room_share",
    "roughness",
    "thickness",
    "solidity",
    "islands",
    "island_size",
    "spread",
    "elevation",
    "log_views",
    "largest_gap",
)
"""Names of the features, in order; lengths, areas and volumes are relative to the hull's size."""


LOW_PERCENT: Final = 20
"""Percentile of the views' elevations that is used as the lowest one: single views may be wrong."""

WIDER: Final = 1.03
"""Factor by which a lower disc must be wider than a higher one to be chosen as the hull's top. By
trial."""


def features(hull: Hull, views: Sequence[View]) -> Floats:
    """The features of a hull, (16,), one for each of `NAMES`.

    Raises:
        ValueError: The hull is empty.
    """
    if not hull.solid.any():
        raise ValueError("an empty hull has no shape")
    size = size_mm(hull)
    area = _slices_mm2(hull)
    return np.array(
        [
            np.log(hull.volume_ml),
            top_mm(hull) / size,
            *_ground_features(hull, area),
            *_column_features(hull, size),
            _surface_mm2(hull) / size**2,
            _thickness_mm(hull) / size,
            _solidity(hull),
            *_island_features(hull, size),
            _spread(hull, size),
            float(np.mean([view.elevation_rad for view in views])),
            np.log(len(views)),
            largest_gap_rad(views),
        ],
        dtype=np.float64,
    )


def _slices_mm2(hull: Hull) -> Floats:
    return np.asarray(hull.solid.sum(axis=(0, 1)) * hull.voxel_mm**2, dtype=np.float64)


def size_mm(hull: Hull) -> float:
    """Edge of a cube with the hull's volume, mm."""
    return float((hull.volume_ml * 1000) ** (1 / 3))


def top_mm(hull: Hull) -> float:
    """Height of the hull's highest voxel above the ground, mm."""
    return float(np.flatnonzero(hull.solid.any(axis=(0, 1)))[-1] + 1) * hull.voxel_mm


def _low_layers(hull: Hull) -> slice:
    first = int(LOW_MM[0] / hull.voxel_mm)
    return slice(first, max(first + 1, int(LOW_MM[1] / hull.voxel_mm)))


def _ground_features(hull: Hull, area: Floats) -> tuple[float, float]:
    """Mean area of the low slices, and smallest one of the lower half, over the largest of all."""
    top = int(np.flatnonzero(area)[-1]) + 1
    low = _low_layers(hull)
    lower = area[low.start : max(low.start + 1, top // 2)]
    widest = float(area.max())
    low_area = float(area[low].mean()) if area[low].size else 0.0
    return low_area / widest, (float(lower.min()) / widest if lower.size else 0.0)


def _column_features(hull: Hull, size_mm: float) -> tuple[float, float, float]:
    """Measures of the columns of the hull.

    Returns:
        The share of the box over the ground plan that is filled; the share of the plan that
        overhangs; the empty volume below the hull over the size cubed.
    """
    plan = hull.solid.any(axis=2)
    lowest = np.argmax(hull.solid, axis=2)[plan] * hull.voxel_mm
    plan_mm2 = float(plan.sum()) * hull.voxel_mm**2
    fill = hull.volume_ml * 1000 / (plan_mm2 * top_mm(hull))
    room = float(lowest.sum()) * hull.voxel_mm**2
    return fill, float((lowest > OVER_MM).mean()), room / size_mm**3


def _surface_mm2(hull: Hull) -> float:
    padded = np.pad(hull.solid, 1)
    faces = sum(int(np.count_nonzero(np.diff(padded, axis=axis))) for axis in range(3))
    return float(faces) * hull.voxel_mm**2


def _thickness_mm(hull: Hull) -> float:
    depth = ndimage.distance_transform_edt(np.pad(hull.solid, 1)) * hull.voxel_mm
    return float(depth[depth > 0].mean())


def _solidity(hull: Hull) -> float:
    points = hull.points_mm()
    try:
        convex = ConvexHull(points[:: max(1, len(points) // 20000)])
    except QhullError:
        return 1.0
    return hull.volume_ml * 1000 / max(float(convex.volume), 1.0)


def _island_features(hull: Hull, size_mm: float) -> tuple[float, float]:
    """Mean number of islands in the low slices, and mean area of one over the size squared."""
    counts, areas = [], []
    for layer in np.moveaxis(hull.solid[:, :, _low_layers(hull)], 2, 0):
        labels, count = ndimage.label(layer, structure=np.ones((3, 3)))
        if count:
            counts.append(count)
            areas.append(float(np.count_nonzero(labels)) * hull.voxel_mm**2 / count)
    if not counts:
        return 0.0, 0.0
    return float(np.mean(counts)), float(np.mean(areas)) / size_mm**2


def _spread(hull: Hull, size_mm: float) -> float:
    """Root mean square distance of the voxels from their vertical axis, over the size."""
    points = hull.points_mm()[:, :2]
    off = points - points.mean(axis=0)
    return float(np.sqrt((off**2).sum(axis=1).mean())) / size_mm


def largest_gap_rad(views: Sequence[View]) -> float:
    """Largest gap in azimuth between neighbouring views, radians."""
    azimuths = np.sort([view.azimuth_rad for view in views])
    gaps = np.diff(np.append(azimuths, azimuths[0] + 2 * np.pi))
    return float(gaps.max())


ELEVATIONS_DEG: Final = (35.0, 51.0, 62.0, 70.0, 82.0)
"""Elevations, in degrees, of the lowest camera at which `TOO_HIGH` and `SPREAD` were measured on
168 hulls of shapes of our own making."""

TOO_HIGH: Final = (0.032, 0.138, 0.217, 0.48, 1.25)
"""Mean excess height of hulls at each of `ELEVATIONS_DEG`, over the edge of a cube with the hull's
volume."""

SPREAD: Final = (0.045, 0.08, 0.1, 0.2, 0.3)
"""Standard deviation of the excess height of hulls at each of `ELEVATIONS_DEG`, over the edge of a
cube with the hull's volume."""


REAL_SIGMA_MM: Final = 1.0
"""Sigma that real outlines add to that of a creature's height. By trial."""


def clay_height_mm(hull: Hull, views: Sequence[View]) -> Estimate:
    """The height of the clay, which is lower than its hull.

    Args:
        hull: What all views left; not empty.
        views: Those that carved it.
    """
    lowest_deg = lowest_elevation_deg(views)
    size = size_mm(hull)
    too_high = size * float(np.interp(lowest_deg, ELEVATIONS_DEG, TOO_HIGH))
    spread = size * float(np.interp(lowest_deg, ELEVATIONS_DEG, SPREAD))
    return Estimate(max(top_mm(hull) - too_high, 1.0), float(np.hypot(spread, REAL_SIGMA_MM)))


def lowest_elevation_deg(views: Sequence[View]) -> float:
    """Elevation of the lowest camera, as a low percentile: single views may be wrong."""
    return float(np.degrees(np.percentile([view.elevation_rad for view in views], LOW_PERCENT)))


LEAST_RADIUS_MM: Final = 8.0
"""Least radius of a top that is examined: a hollow of 8 mm holds about 1 ml (`CUP_HOLDS`)."""

LAYER_MM: Final = 2.5
"""Step between the layers in which a top is searched for."""

CONE_OVER_MM: Final = 2.5
"""Height by which a hull may rise above the cone over its top, because of the voxels' steps."""

PYRAMID: Final = 1.15
"""Factor on the slope of the cone over a hull's top: with few views a pyramid around the cone
remains."""


@dataclass(frozen=True, slots=True)
class Top:
    """A disc on top of a hull: its centre and radius, mm in the body frame."""

    middle_mm: tuple[float, float, float]
    radius_mm: float


def round_top(hull: Hull, views: Sequence[View]) -> Top | None:
    """The widest disc of a hull with nothing above it but the cone that no view cuts away.

    Returns:
        The disc; None if there is none of at least `LEAST_RADIUS_MM`.
    """
    slope = PYRAMID * np.tan(max(view.elevation_rad for view in views))
    cells = hull.solid.shape[2]
    ends = (cells - np.argmax(hull.solid[:, :, ::-1], axis=2)) * hull.voxel_mm
    ends[~hull.solid.any(axis=2)] = 0.0
    best = None
    for layer in range(cells - 1, 1, -max(1, round(LAYER_MM / hull.voxel_mm))):
        inside = hull.solid[:, :, layer]
        if np.count_nonzero(inside) * hull.voxel_mm**2 < 3 * LEAST_RADIUS_MM**2:
            continue
        height = layer * hull.voxel_mm
        free = inside & (ends - height <= _depth_mm(inside, hull) * slope + CONE_OVER_MM)
        deep = _depth_mm(free, hull)
        radius = float(deep.max())
        if radius >= LEAST_RADIUS_MM and (best is None or radius > WIDER * best.radius_mm):
            x, y = np.argwhere(deep == radius).mean(axis=0) * hull.voxel_mm + hull.corner_mm[:2]
            best = Top((float(x), float(y), height), radius)
    return best


def _depth_mm(inside: Flags, hull: Hull) -> Floats:
    padded = np.pad(inside.astype(np.uint8), 1)
    deep = cv2.distanceTransform(padded, cv2.DIST_L2, cv2.DIST_MASK_PRECISE)[1:-1, 1:-1]
    return np.asarray(deep * hull.voxel_mm, dtype=np.float64)

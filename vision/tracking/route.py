"""Measure how far and which way a creature went, in a straight line and along its path."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from calibration.model.projection import (
    camera_centre_mm,
    table_from_image,
    way_on_table_sigma_mm,
)
from calibration.model.solution import Calibration
from vision.creature_bodies import CreatureBody
from vision.sightings import Estimate, Front, PointMm
from vision.tracking.blobs import PassedBy
from vision.tracking.detection import Detection
from vision.tracking.pose import Pose, front_walked, turned, walked
from vision.tracking.posing import pose_of, poses_of
from vision.tracking.track import Track

SLID_SIGMA_MM: Final = 1.7
"""Sigma in mm of the distance moved by a creature whose old outline, slid, fits the new one:
measured on drawn moves (docs/play.md)."""

SLID_SIGMA_SHARE: Final = 0.005
"""Share of that distance that is added to its sigma. By trial; guarded by
tests/vision/tracking/test_route.py."""

TURNED_DEEP_MM: Final = 7.5
"""Sigma in mm of a distance along the view, for a creature that was turned; each of its two
positions has as much. Guarded by tests/vision/tracking/test_route.py."""

TURNED_ACROSS_MM: Final = 5.0
"""Sigma in mm of a distance across the view, for a creature that was turned. Guarded by
tests/vision/tracking/test_route.py."""

HIDDEN_MM: Final = 12.0
"""Sigma in mm that is added to a distance if a part of the creature was hidden at either end. Found
by trial."""

LEAST_SEEN: Final = 0.3
"""Share of a creature above which a sighting on its path counts. By trial."""

LEAST_STOPS: Final = 4
"""Least number of sightings on a path: with fewer the path between its ends is unknown."""

CORNER_MM: Final = 9.0
"""Deviation in mm from a straight line below which a path counts as straight. Found by trial."""

MIDDLE_SHARE: Final = 0.45
"""Height above the table of a creature's centroid in a glance, as a share of its own height. By
trial."""

WAY_SIGMA_MM: Final = 4.0
"""Least sigma in mm of a path's length, and of the ends of its last section."""

WAY_SIGMA_SHARE: Final = 0.03
"""Share of a path's length that is added to its sigma."""

DETOUR_SIGMA_SHARE: Final = 0.3
"""Share of a path's excess over the straight distance that is added to its sigma."""

HEADING_MM: Final = 45.0
"""Length in mm of a path's last section, which gives the last direction."""

SLID_DEG: Final = Estimate(0.0, 6.0)
"""Turn, in degrees with its sigma, of a creature whose old outline, slid, fits the new one."""


ANY_HEADING_RAD: Final = 1.8
"""Sigma in radians of an unknown heading: that of a uniform distribution (pi over the root of
3)."""


@dataclass(frozen=True, slots=True)
class Step:
    """A creature's movement between two settled pictures, which may be too small to count.

    The fields are those of `MoveSeen`; `pose` is the body's pose afterwards, None if it is unknown.
    """

    from_mm: PointMm
    to_mm: PointMm
    path_mm: Estimate
    turned_deg: Estimate | None = None
    front: Front | None = None
    front_path_mm: Estimate | None = None
    pose: Pose | None = None


def step_of(
    known: Track,
    now: Detection,
    at_mm: PointMm,
    bodies: Sequence[CreatureBody],
    calibration: Calibration,
    hidden: Mask,
    *,
    slid: bool,
    whole: bool,
) -> Step:
    """Measure the step that took a creature to its present place.

    If it was weighed in, its body's poses give both positions; otherwise its outlines do.

    Args:
        known: The creature before.
        now: Its piece now.
        at_mm: Its position now by its outline.
        bodies: Bodies that it may have.
        calibration: Camera and table.
        hidden: (h, w) 255 where something else is seen now that may hide it.
        slid: Whether it was slid and not turned, by its outlines.
        whole: Whether all of it was seen, before and now.
    """
    poses = _both_poses(known, now, bodies, calibration, hidden)
    if poses is not None:
        return _posed_step(*poses, calibration)
    path = path_of(known.at_mm, at_mm, calibration, slid=slid, whole=whole)
    return Step(known.at_mm, at_mm, path, SLID_DEG if slid else None)


def _both_poses(
    known: Track,
    now: Detection,
    bodies: Sequence[CreatureBody],
    calibration: Calibration,
    hidden: Mask,
) -> tuple[Pose, Pose] | None:
    """A creature's poses before and after a step; None if its body is unknown."""
    if known.whole:
        return poses_of(known.detection, now, bodies, calibration, hidden)
    before = known.pose
    after = pose_of(now, [before.body], calibration, hidden) if before else None
    return (before, after) if before and after else None


def _posed_step(before: Pose, now: Pose, calibration: Calibration) -> Step:
    """The step between two poses of one body."""
    front_path = front_walked(before, now, calibration)
    front = None if front_path is None else Front(now.turn_rad, now.front_mm)
    path = walked(before, now, calibration)
    return Step(before.at_mm, now.at_mm, path, turned(before, now), front, front_path, now)


@dataclass(frozen=True, slots=True)
class Way:
    """The path along which a creature was moved.

    Attributes:
        stops_mm: The corners of the path, from the old place to the new one, table space.
        length_mm: Length of the path.
    """

    stops_mm: tuple[PointMm, ...]
    length_mm: Estimate


def path_of(
    from_mm: PointMm, to_mm: PointMm, calibration: Calibration, *, slid: bool, whole: bool
) -> Estimate:
    """The straight distance from one place to another, with its sigma.

    Args:
        from_mm: The old place, table space.
        to_mm: The new place.
        calibration: Camera and table.
        slid: Whether the creature was slid and not turned, which is measured better.
        whole: Whether all of it was seen, before and after.
    """
    off = np.array(to_mm) - np.array(from_mm)
    length = float(np.linalg.norm(off))
    others = (
        0.0 if whole else HIDDEN_MM,
        way_on_table_sigma_mm([from_mm, to_mm], calibration),
    )
    if slid:
        return Estimate(length, _combined_sigma(SLID_SIGMA_MM + SLID_SIGMA_SHARE * length, *others))
    view = np.array(from_mm) + off / 2 - camera_centre_mm(calibration)[:2]
    view /= max(float(np.linalg.norm(view)), 1e-9)
    deep = float(off @ view) / max(length, 1e-9)
    across = float(np.sqrt(max(0.0, 1 - deep**2)))
    return Estimate(
        length, _combined_sigma(TURNED_DEEP_MM * deep, TURNED_ACROSS_MM * across, *others)
    )


def _combined_sigma(*sigmas_mm: float) -> float:
    """The sigma of a sum whose independent terms have these sigmas."""
    return float(np.linalg.norm(sigmas_mm))


def way_of(
    passed: Sequence[PassedBy],
    scale: float,
    tall_mm: float,
    from_mm: PointMm,
    to_mm: PointMm,
    calibration: Calibration,
) -> Way | None:
    """The path along which a creature was seen to move.

    Args:
        passed: Where glances showed it.
        scale: Pixels of the calibration's picture per pixel of a glance.
        tall_mm: Its height, needed because a glance shows its centroid, not its foot.
        from_mm: Its old place.
        to_mm: Its new place.
        calibration: Camera and table.

    Returns:
        None if too few glances showed it.
    """
    seen = [p for p in passed if p.share > LEAST_SEEN]
    if len(seen) < LEAST_STOPS:
        return None
    pixels = np.stack([p.at_px for p in seen]) * scale
    ground = table_from_image(pixels, calibration, MIDDLE_SHARE * tall_mm)
    ground = ground[np.isfinite(ground).all(axis=1)]
    stops = np.vstack([from_mm, _smoothed(ground), to_mm]).astype(np.float32)
    corners = cv2.approxPolyDP(stops.reshape(-1, 1, 2), CORNER_MM, closed=False).reshape(-1, 2)
    length = float(np.linalg.norm(np.diff(corners, axis=0), axis=1).sum())
    straight = float(np.linalg.norm(np.array(to_mm) - np.array(from_mm)))
    length = max(length, straight)
    sigma = WAY_SIGMA_MM + WAY_SIGMA_SHARE * length + DETOUR_SIGMA_SHARE * (length - straight)
    measured = way_on_table_sigma_mm(corners, calibration)
    return Way(
        tuple((float(x), float(y)) for x, y in corners),
        Estimate(length, _combined_sigma(sigma, measured)),
    )


def _smoothed(points: Floats) -> Floats:
    """Moving average over three points of a path, (N, 2)."""
    if len(points) < 3:
        return points
    padded = np.vstack([points[:1], points, points[-1:]])
    return np.asarray((padded[:-2] + padded[1:-1] + padded[2:]) / 3)


def heading_of(from_mm: PointMm, to_mm: PointMm, way: Way | None, path: Estimate) -> Estimate:
    """Direction of a creature's last movement, in degrees counter-clockwise from the table's +x.

    It is that of the path's last `HEADING_MM`, or from the old place to the new one without a path.
    """
    end = np.array(to_mm)
    start = np.array(from_mm)
    if way is not None:
        far = [s for s in way.stops_mm if np.linalg.norm(end - s) > HEADING_MM]
        start = np.array(far[-1]) if far else start
    off = end - start
    length = max(float(np.linalg.norm(off)), 1.0)
    doubt = max(path.sigma, WAY_SIGMA_MM if way else 0.0)
    angle = float(np.degrees(np.arctan2(off[1], off[0])))
    return Estimate(angle, float(np.degrees(min(ANY_HEADING_RAD, doubt / length))))

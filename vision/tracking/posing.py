"""Where a creature that was weighed in stands, and which way it is turned.

Its body is turned and slid over the table until its outline matches the visible one. First turns
are tried coarsely, then the likeliest ones as finely as the outline tells. A body that looks the
same from several sides still has one place; only its turn is unknown then.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from calibration.model.projection import image_from_table, way_on_table_sigma_mm
from calibration.model.solution import Calibration
from vision.creature_bodies import CreatureBody
from vision.masks import iou, without
from vision.sightings import Estimate, PointMm
from vision.tracking.detection import Detection
from vision.tracking.transport import edge_offset, table_shift
from vision.weigh_in.hull_measures import FOOTPRINT_MM

TURNS: Final = 24
"""Number of first guesses of a body's turn, 15 degrees apart. Found by trial."""

SLIDES: Final = 2
"""How often the body is slid to the outline for each first guess."""

REFINED: Final = 3
"""Number of first guesses of a pose that are refined. Found by trial."""

STEPS: Final = tuple(np.array([4.0, 4.0, 0.14]) / 2**halved for halved in range(4))
"""Steps in mm along x and y, and in radians: each is half the one before."""

AT_EACH_STEP: Final = 4
"""Number of trials of a pose before the step is made smaller."""

MOST_MISFIT: Final = 0.3
"""Misfit of a body, as a share of an outline, beyond which another creature, or a hidden part, is
likely."""

LEAST_SEEN: Final = 0.4
"""Least share of a body's outline that must be visible; with less the pose is too uncertain."""

AS_GOOD: Final = 0.012
"""Share of the outline by which a fit may be worse than the best and count as equal to it. Found by
trial."""

RIVAL: Final = 0.03
"""Share of the outline by which another body's fit may be worse and the body may still be the right
one: many of one colour look alike."""

SIGMA_MM: Final = 0.4
"""Sigma of a body's place in mm, if the outline fits perfectly. Found by trial; guarded by
tests/vision/tracking/test_posing.py."""

SIGMA_MM_BY_MISFIT: Final = 4.5
"""Sigma of a body's place in mm that is added for each unit of misfit. Guarded by
tests/vision/tracking/test_posing.py."""

SIGMA_RAD: Final = 0.02
"""Sigma of a body's turn in radians, if the outline fits perfectly. Guarded by
tests/vision/tracking/test_posing.py."""

SIGMA_RAD_BY_MISFIT: Final = 0.5
"""Sigma of a body's turn in radians that is added for each unit of misfit. Measured on drawn
creatures whose bodies were carved without error (docs/play.md)."""

UNTURNED_RAD: Final = 0.5
"""Sigma of a turn in radians beyond which the turn is not told."""


LEAST_SHARE: Final = 0.01
"""Least share of a body in view that its sigmas are divided by: with this share they are a hundred
times as wide."""

RIM_PX: Final = 12
"""Least pixels of room around the seen outline in which a body may be turned."""

CLOSED_VOXELS: Final = 0.75
"""Distance in voxels over which the gaps between a body's painted voxels are closed."""

LEAST_RIM_SHARE: Final = 0.3
"""Room around a body's outline in which it may be turned, as a share of the body's largest size.
Found by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """How a body stands on the table.

    Attributes:
        body: Which.
        at_mm: The middle of what touches the table.
        turn_rad: From the table's x axis to the body's, about +z.
        misfit: Share of the two outlines that only one of them covers, 0 to 1.
        sigma_mm: Of the place, along either axis, from its outline alone: the uncertainty of camera
            and table comes on top.
        sigma_rad: Of the turn.
    """

    body: CreatureBody
    at_mm: PointMm
    turn_rad: float
    misfit: float
    sigma_mm: float
    sigma_rad: float

    @property
    def front_mm(self) -> PointMm:
        """Where its front is."""
        x, y = self.at_mm
        ahead = self.body.ahead_mm
        return x + ahead * float(np.cos(self.turn_rad)), y + ahead * float(np.sin(self.turn_rad))

    @property
    def surface_mm(self) -> Floats:
        """(n, 3) its body's outermost voxels on the table."""
        return _placed(self.body, np.array([*self.at_mm, self.turn_rad]))

    @property
    def feet_mm(self) -> tuple[PointMm, ...]:
        """The convex outline of what touches the table."""
        surface = self.surface_mm
        low = surface[surface[:, 2] < FOOTPRINT_MM, :2]
        rim = cv2.convexHull(low.astype(np.float32)).reshape(-1, 2)
        return tuple((float(x), float(y)) for x, y in rim)


def pose_of(
    detection: Detection,
    bodies: Sequence[CreatureBody],
    calibration: Calibration,
    hidden: Mask | None = None,
) -> Pose | None:
    """The pose of the likeliest of some bodies; None if none of them has that outline.

    Args:
        detection: A creature in a picture of the calibration.
        bodies: Those that it may be.
        calibration: Camera and table.
        hidden: (h, w) 255 where something else is seen that may hide it.
    """
    found = [_pose(detection, body, calibration, hidden) for body in bodies]
    told = _likeliest([(pose,) for pose in found])
    return told[0] if told else None


def poses_of(
    before: Detection,
    now: Detection,
    bodies: Sequence[CreatureBody],
    calibration: Calibration,
    hidden: Mask | None = None,
) -> tuple[Pose, Pose] | None:
    """Both poses of the body that fits both outlines best; None if none does.

    Args:
        before: All of a creature, in a picture of the calibration.
        now: The same, later.
        bodies: Those that it may be.
        calibration: Camera and table.
        hidden: (h, w) 255 where something else is seen now that may hide it.
    """
    both = [(_pose(before, b, calibration), _pose(now, b, calibration, hidden)) for b in bodies]
    told = _likeliest(both)
    return (told[0], told[1]) if told else None


def walked(before: Pose, now: Pose, calibration: Calibration) -> Estimate:
    """How far apart the middles of its feet are, mm."""
    sigma_mm = float(np.hypot(before.sigma_mm, now.sigma_mm))
    return _distance(before.at_mm, now.at_mm, sigma_mm, calibration)


def front_walked(before: Pose, now: Pose, calibration: Calibration) -> Estimate | None:
    """Distance between its two fronts, mm; None if its turn is unknown."""
    if max(before.sigma_rad, now.sigma_rad) > UNTURNED_RAD:
        return None
    ends = [np.hypot(pose.sigma_mm, pose.body.ahead_mm * pose.sigma_rad) for pose in (before, now)]
    return _distance(before.front_mm, now.front_mm, float(np.hypot(*ends)), calibration)


def turned(before: Pose, now: Pose) -> Estimate | None:
    """How far it was turned, degrees counter-clockwise, -180 to 180; None if that is unknown."""
    sigma = float(np.hypot(before.sigma_rad, now.sigma_rad))
    if sigma > UNTURNED_RAD:
        return None
    degrees = float(np.degrees(_wrapped(now.turn_rad - before.turn_rad)))
    return Estimate(degrees, float(np.degrees(sigma)))


def _distance(
    from_mm: PointMm, to_mm: PointMm, sigma_mm: float, calibration: Calibration
) -> Estimate:
    off = np.subtract(to_mm, from_mm)
    measured = way_on_table_sigma_mm([from_mm, to_mm], calibration)
    return Estimate(float(np.linalg.norm(off)), float(np.hypot(sigma_mm, measured)))


def _wrapped(angle_rad: float) -> float:
    return float((angle_rad + np.pi) % (2 * np.pi) - np.pi)


def _likeliest(found: Sequence[tuple[Pose, ...]]) -> tuple[Pose, ...]:
    """The poses of the best body, with added doubt if another one fits nearly as well."""
    fits = [poses for poses in found if max(pose.misfit for pose in poses) < MOST_MISFIT]
    ranked = sorted(fits, key=_misfit)
    if len(ranked) < 2 or _misfit(ranked[1]) > _misfit(ranked[0]) + RIVAL:
        return ranked[0] if ranked else ()
    return tuple(_doubted(one, other) for one, other in zip(*ranked[:2], strict=True))


def _misfit(poses: tuple[Pose, ...]) -> float:
    return sum(pose.misfit for pose in poses) / len(poses)


def _doubted(pose: Pose, rival: Pose) -> Pose:
    away = float(np.linalg.norm(np.subtract(pose.at_mm, rival.at_mm)))
    return replace(pose, sigma_mm=float(np.hypot(pose.sigma_mm, away)), sigma_rad=np.pi)


def _pose(
    detection: Detection, body: CreatureBody, calibration: Calibration, hidden: Mask | None = None
) -> Pose:
    fitting = _Fitting(detection, body, calibration, hidden)
    turns = np.linspace(0, 2 * np.pi, TURNS, endpoint=False)
    rough = [fitting.slid(np.array([*detection.at_mm, turn])) for turn in turns]
    likeliest = sorted(rough, key=fitting.misfit)[:REFINED]
    ends = sorted((fitting.refined(start) for start in likeliest), key=lambda end: end[0])
    misfit, best = ends[0]
    as_good = np.stack([pose for less, pose in ends if less < misfit + AS_GOOD])
    away = float(np.linalg.norm(as_good[:, :2] - best[:2], axis=1).max())
    other = max(abs(_wrapped(float(turn - best[2]))) for turn in as_good[:, 2])
    share = max(fitting.seen_share(best), LEAST_SHARE)
    sigma_mm = (SIGMA_MM + SIGMA_MM_BY_MISFIT * misfit) / share
    sigma_rad = (SIGMA_RAD + SIGMA_RAD_BY_MISFIT * misfit) / share
    return Pose(
        body=body,
        at_mm=(float(best[0]), float(best[1])),
        turn_rad=_wrapped(float(best[2])),
        misfit=misfit if share > LEAST_SEEN else 1.0,
        sigma_mm=float(np.hypot(sigma_mm, away / 2)),
        sigma_rad=float(np.hypot(sigma_rad, other / 2)),
    )


class _Fitting:
    """A body that is fitted to an outline; a pose is (3,): x and y in mm, radians."""

    def __init__(
        self,
        detection: Detection,
        body: CreatureBody,
        calibration: Calibration,
        hidden: Mask | None,
    ) -> None:
        self._detection, self._body, self._calibration = detection, body, calibration
        own_px = float(np.ptp(body.surface_mm, axis=0).max()) * detection.px_per_mm
        rim = RIM_PX + round(max(LEAST_RIM_SHARE * own_px, own_px - max(detection.mask.shape)))
        self._corner = np.array(detection.corner_xy) - rim
        self._wanted = _padded(detection.mask, rim)
        self._open = np.full_like(self._wanted, 255)
        if hidden is not None:
            x, y = self._corner
            self._open = without(self._open, _cropped(hidden, (x, y), self._wanted.shape))
            self._wanted = np.asarray(cv2.bitwise_and(self._wanted, self._open), np.uint8)
        reach = max(1, round(CLOSED_VOXELS * body.voxel_mm * detection.px_per_mm))
        self._closing = np.ones((2 * reach + 1, 2 * reach + 1), dtype=np.uint8)

    def misfit(self, pose: Floats) -> float:
        """Share of the visible part of both outlines that only one of them covers, 0 to 1."""
        return 1.0 - iou(self._outline(pose), self._wanted)

    def seen_share(self, pose: Floats) -> float:
        """Share of the body's outline that nothing else hides, 0 to 1."""
        whole = self._painted(pose)
        seen = cv2.bitwise_and(whole, self._open)
        return cv2.countNonZero(seen) / max(cv2.countNonZero(whole), 1)

    def slid(self, pose: Floats) -> Floats:
        """The pose where the two outlines' extents agree."""
        for _ in range(SLIDES):
            offset = edge_offset(self._outline(pose), self._wanted)
            pose = pose + np.append(table_shift(offset, self._detection, self._calibration), 0.0)
        return pose

    def refined(self, pose: Floats) -> tuple[float, Floats]:
        """The least misfit around a pose, and where it is: axis by axis, ever finer."""
        least = self.misfit(pose)
        for step in STEPS:
            for _ in range(AT_EACH_STEP):
                better, less = self._round(pose, least, step)
                if less == least:
                    break
                pose, least = better, less
        return least, pose

    def _round(self, pose: Floats, least: float, step: Floats) -> tuple[Floats, float]:
        for axis in np.diag(step):
            for tried in (pose + axis, pose - axis):
                misfit = self.misfit(tried)
                if misfit < least:
                    pose, least = tried, misfit
                    break
        return pose, least

    def _outline(self, pose: Floats) -> Mask:
        """The visible part of the body's outline in the crop, (h, w) 255 or 0."""
        return np.asarray(cv2.bitwise_and(self._painted(pose), self._open), dtype=np.uint8)

    def _painted(self, pose: Floats) -> Mask:
        """The body's outline in the crop, (h, w) 255 or 0."""
        placed = _placed(self._body, pose)
        at = np.round(image_from_table(placed, self._calibration) - self._corner)
        painted = np.zeros_like(self._wanted)
        height, width = painted.shape
        inside = (at >= 0).all(axis=1) & (at[:, 0] < width) & (at[:, 1] < height)
        columns, rows = at[inside].astype(np.intp).T
        painted[rows, columns] = 255
        closed = cv2.morphologyEx(painted, cv2.MORPH_CLOSE, self._closing)
        return np.asarray(closed, dtype=np.uint8)


def _placed(body: CreatureBody, pose: Floats) -> Floats:
    """(n, 3) a body's surface on the table, turned and slid by a pose, (3,)."""
    c, s = np.cos(pose[2]), np.sin(pose[2])
    turn = np.array([[c, s, 0.0], [-s, c, 0.0], [0.0, 0.0, 1.0]])
    return np.asarray(body.surface_mm @ turn + np.append(pose[:2], 0.0))


def _padded(mask: Mask, rim: int) -> Mask:
    return np.asarray(cv2.copyMakeBorder(mask, *(rim,) * 4, cv2.BORDER_CONSTANT, value=0), np.uint8)


def _cropped(mask: Mask, corner_xy: tuple[int, int], shape: tuple[int, ...]) -> Mask:
    """(h, w) of a mask's picture; pixels beyond it are 0."""
    (x, y), (height, width) = corner_xy, shape
    rim = max(height, width)
    padded = _padded(mask, rim)
    return padded[y + rim : y + rim + height, x + rim : x + rim + width]

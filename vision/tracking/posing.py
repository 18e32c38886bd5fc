"""Fit the pose of a creature that was weighed in: where it stands, and how it is turned.

Its body is turned and slid over the table until its outline matches the visible one. Turns are
tried on a coarse grid first, and the best ones are refined. The position of a body that looks the
same from several sides is still found; only its turn is unknown then.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from calibration.arrays import Mask
from calibration.model.solution import Calibration
from vision.creature_bodies import CreatureBody
from vision.tracking.body_fitting import BodyFitting
from vision.tracking.detection import Detection
from vision.tracking.pose import Pose, wrapped_rad

TURNS: Final = 24
"""Number of first guesses of a body's turn, 15 degrees apart. Found by trial."""

REFINED: Final = 3
"""Number of first guesses of a pose that are refined. Found by trial."""

MOST_MISFIT: Final = 0.3
"""Largest accepted misfit of a body: with a larger one it is likely another creature's, or partly
hidden."""

LEAST_SEEN: Final = 0.4
"""Least share of a body's outline that must be visible; with less the pose is too uncertain."""

AS_GOOD: Final = 0.012
"""A fit whose cost is larger than the best one's by less than this counts as equally good. Found by
trial."""

RIVAL: Final = 0.03
"""A body whose misfit is larger than the best body's by at most this may still be the right one, as
many creatures of one colour look alike."""

SIGMA_MM: Final = 0.4
"""Sigma of a body's position in mm, if the outline fits perfectly. Found by trial; guarded by
tests/vision/tracking/test_posing.py."""

SIGMA_MM_BY_MISFIT: Final = 4.5
"""Sigma of a body's position in mm that is added for each unit of misfit. Guarded by
tests/vision/tracking/test_posing.py."""

SIGMA_RAD: Final = 0.02
"""Sigma of a body's turn in radians, if the outline fits perfectly. Guarded by
tests/vision/tracking/test_posing.py."""

SIGMA_RAD_BY_MISFIT: Final = 0.5
"""Sigma of a body's turn in radians that is added for each unit of misfit. Measured on drawn
creatures whose bodies were carved without error (docs/play.md)."""

LEAST_SHARE: Final = 0.01
"""Lower bound on the visible share of a body by which its sigmas are divided."""


def pose_of(
    detection: Detection,
    bodies: Sequence[CreatureBody],
    calibration: Calibration,
    hidden: Mask | None = None,
) -> Pose | None:
    """The pose of the likeliest of some bodies; None if none of them has that outline.

    Args:
        detection: A creature in a picture of the calibration.
        bodies: The bodies that it may have.
        calibration: Camera and table.
        hidden: (h, w) 255 where something else is seen that may hide it.
    """
    found = [_fit_pose(detection, body, calibration, hidden) for body in bodies]
    best = _likeliest([(pose,) for pose in found])
    return best[0] if best else None


def poses_of(
    before: Detection,
    now: Detection,
    bodies: Sequence[CreatureBody],
    calibration: Calibration,
    hidden: Mask | None = None,
) -> tuple[Pose, Pose] | None:
    """Both poses of the body that fits both outlines best; None if none does.

    Args:
        before: A creature that was seen whole, in a picture of the calibration.
        now: The same creature later.
        bodies: The bodies that it may have.
        calibration: Camera and table.
        hidden: (h, w) 255 where something else is seen now that may hide it.
    """
    both = [
        (_fit_pose(before, b, calibration), _fit_pose(now, b, calibration, hidden)) for b in bodies
    ]
    best = _likeliest(both)
    return (best[0], best[1]) if best else None


def _likeliest(found: Sequence[tuple[Pose, ...]]) -> tuple[Pose, ...]:
    """The poses of the body that fits best; empty if none fits.

    If another body fits nearly as well, sigmas are widened by the difference.
    """
    fits = [poses for poses in found if max(pose.misfit for pose in poses) < MOST_MISFIT]
    ranked = sorted(fits, key=_mean_misfit)
    if len(ranked) < 2 or _mean_misfit(ranked[1]) > _mean_misfit(ranked[0]) + RIVAL:
        return ranked[0] if ranked else ()
    return tuple(_with_rival(one, other) for one, other in zip(*ranked[:2], strict=True))


def _mean_misfit(poses: tuple[Pose, ...]) -> float:
    return sum(pose.misfit for pose in poses) / len(poses)


def _with_rival(pose: Pose, rival: Pose) -> Pose:
    """A pose whose position may also be a rival's, and whose turn is unknown."""
    away = float(np.linalg.norm(np.subtract(pose.at_mm, rival.at_mm)))
    return replace(pose, sigma_mm=float(np.hypot(pose.sigma_mm, away)), sigma_rad=np.pi)


def _fit_pose(
    detection: Detection, body: CreatureBody, calibration: Calibration, hidden: Mask | None = None
) -> Pose:
    """Fit one body to a piece; arguments as for `pose_of`."""
    fitting = BodyFitting(detection, body, calibration, hidden)
    turns = np.linspace(0, 2 * np.pi, TURNS, endpoint=False)
    rough = [fitting.slid(np.array([*detection.at_mm, turn])) for turn in turns]
    likeliest = sorted(rough, key=fitting.cost)[:REFINED]
    ends = sorted((fitting.refined(start) for start in likeliest), key=lambda end: end[0])
    least, best = ends[0]
    misfit = fitting.misfit(best)
    as_good = np.stack([pose for cost, pose in ends if cost < least + AS_GOOD])
    away = float(np.linalg.norm(as_good[:, :2] - best[:2], axis=1).max())
    other = max(abs(wrapped_rad(float(turn - best[2]))) for turn in as_good[:, 2])
    share = max(fitting.seen_share(best), LEAST_SHARE)
    sigma_mm = (SIGMA_MM + SIGMA_MM_BY_MISFIT * misfit) / share
    sigma_rad = (SIGMA_RAD + SIGMA_RAD_BY_MISFIT * misfit) / share
    return Pose(
        body=body,
        at_mm=(float(best[0]), float(best[1])),
        turn_rad=wrapped_rad(float(best[2])),
        misfit=misfit if share > LEAST_SEEN else 1.0,
        sigma_mm=float(np.hypot(sigma_mm, away / 2)),
        sigma_rad=float(np.hypot(sigma_rad, other / 2)),
    )

"""Where a creature that was weighed in stands, and which way it is turned.

Its body is turned and slid over the table until its outline matches the visible one. First turns
are tried coarsely, then the likeliest ones as finely as the outline tells. A body that looks the
same from several sides still has one place; only its turn is unknown then.
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

LEAST_SHARE: Final = 0.01
"""Least share of a body in view that its sigmas are divided by: with this share they are a hundred
times as wide."""


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
    fitting = BodyFitting(detection, body, calibration, hidden)
    turns = np.linspace(0, 2 * np.pi, TURNS, endpoint=False)
    rough = [fitting.slid(np.array([*detection.at_mm, turn])) for turn in turns]
    likeliest = sorted(rough, key=fitting.misfit)[:REFINED]
    ends = sorted((fitting.refined(start) for start in likeliest), key=lambda end: end[0])
    misfit, best = ends[0]
    as_good = np.stack([pose for less, pose in ends if less < misfit + AS_GOOD])
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

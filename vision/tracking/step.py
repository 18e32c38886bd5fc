"""One step of a creature: from where it stood to where it stands, how far, how it was turned."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from calibration.arrays import Mask
from calibration.model.solution import Calibration
from vision.sightings import Estimate, Front, PointMm
from vision.tracking.detection import Detection
from vision.tracking.posing import Pose, front_walked, pose_of, poses_of, turned, walked
from vision.tracking.route import path_of
from vision.tracking.track import Track
from vision.weigh_in.body import CreatureBody

SLID_DEG: Final = Estimate(0.0, 6.0)
"""Of one whose old outline, slid, is the new one."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step, which may be too small to be one; `pose` is how its body stands now.

    The other fields are those of `MoveSeen`.
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
    """The step that took a creature to where it is now.

    Where it was weighed in, its body tells both places; else its outlines do.

    Args:
        known: How it stood.
        now: How it is seen.
        at_mm: Where its outline says that it stands.
        bodies: What it may look like from every side.
        calibration: Camera and table.
        hidden: (h, w) 255 where something else is seen now, that may hide it.
        slid: Whether it was not turned, as its outlines tell.
        whole: Whether all of it was seen, then and now.
    """
    poses = _poses(known, now, bodies, calibration, hidden)
    if poses is not None:
        return _posed_step(*poses)
    path = path_of(known.at_mm, at_mm, calibration, slid=slid, whole=whole)
    return Step(known.at_mm, at_mm, path, SLID_DEG if slid else None)


def _poses(
    known: Track,
    now: Detection,
    bodies: Sequence[CreatureBody],
    calibration: Calibration,
    hidden: Mask,
) -> tuple[Pose, Pose] | None:
    if known.whole:
        return poses_of(known.shown, now, bodies, calibration, hidden)
    before = known.pose
    after = pose_of(now, [before.body], calibration, hidden) if before else None
    return (before, after) if before and after else None


def _posed_step(before: Pose, now: Pose) -> Step:
    front_path = front_walked(before, now)
    front = None if front_path is None else Front(now.turn_rad, now.front_mm)
    path = walked(before, now)
    return Step(before.at_mm, now.at_mm, path, turned(before, now), front, front_path, now)

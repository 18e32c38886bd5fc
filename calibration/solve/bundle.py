"""Adjust all pictures together, with one pose for those that were taken from one place."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.detect.boards import BoardsSeen
from calibration.failure import CalibrationFailed
from calibration.model.camera import Camera
from calibration.solve.adjust import Adjusted, adjusted
from calibration.solve.scene import Scene, first_pose, projected

SAME_POSE_PER_WIDTH: Final = 0.0005
"""Two pictures were taken from the same place if the median distance between the same corners is
below this share of the picture's width: 0.6 px at 1280."""

FOCAL_TRIALS: Final = (1.0, 0.75, 1.35)
"""Factors on the assumed focal length with which the search is started: from the widest webcam to a
narrow one."""


@dataclass(frozen=True, slots=True, eq=False)
class Bundle:
    """Scenes and their adjustment.

    Attributes:
        known: Prior of the camera.
        scenes: The scenes.
        result: Their adjustment; `result.residuals_px[i]` belongs to `scenes[i]`.
    """

    known: Camera
    scenes: tuple[Scene, ...]
    result: Adjusted


def bundle_of(seen: Sequence[BoardsSeen], known: Camera, *, focal_known: bool) -> Bundle:
    """Adjust camera and poses to the boards in pictures.

    Args:
        seen: The boards found in each picture.
        known: Prior of the camera.
        focal_known: Whether its focal length is known, so that no others are tried.

    Raises:
        CalibrationFailed: "board/not_found" if no board with a place shows enough corners.
    """
    scenes = _scenes(seen, known, (1.0,) if focal_known else FOCAL_TRIALS)
    if not any(scene.on_table for scene in scenes):
        raise CalibrationFailed("board/not_found", detail="too few of its corners are visible")
    return explained(known, scenes)


def explained(known: Camera, scenes: Sequence[Scene]) -> Bundle:
    """Adjust scenes that each have a first pose, then again with shared poses."""
    result = _adjusted_together(known, scenes)
    if len(scenes) > 1:
        scenes = _with_shared_poses(scenes, result, known.size_wh[0])
        result = _adjusted_together(known, scenes)
    return Bundle(known, tuple(scenes), result)


def table_standpoint(scenes: Sequence[Scene]) -> int:
    """Index of the pose from which most pictures of the table were taken; of equals, the last."""
    on_table = [s for s in scenes if s.on_table]
    counts: Counter[int] = Counter()
    for scene in on_table:
        counts[scene.standpoint] += scene.pictures
    return max(on_table, key=lambda s: (counts[s.standpoint], s.picture)).standpoint


def _scenes(
    seen: Sequence[BoardsSeen], camera: Camera, focal_trials: Sequence[float]
) -> list[Scene]:
    """The scenes of all pictures, each with a first pose; those without a pose are left out."""
    scenes: list[Scene] = []
    for picture, boards_seen in enumerate(seen):
        placed = tuple(b for b in boards_seen.boards if b.placed)
        sets = [(placed, True)] if placed else []
        sets += [((b,), False) for b in boards_seen.boards if not b.placed]
        for boards, on_table in sets:
            pose = first_pose(Scene(picture, boards, on_table, np.zeros(6)), camera, focal_trials)
            if pose is not None:
                scenes.append(Scene(picture, boards, on_table, pose, standpoint=len(scenes)))
    return scenes


def _adjusted_together(camera: Camera, scenes: Sequence[Scene]) -> Adjusted:
    """All scenes adjusted with one camera."""
    poses = {scene.standpoint: scene.pose for scene in scenes}
    return adjusted(camera, [s.view() for s in scenes], np.array([poses[i] for i in sorted(poses)]))


def _with_shared_poses(scenes: Sequence[Scene], result: Adjusted, width_px: int) -> list[Scene]:
    """The scenes, with one standpoint for all that were taken from the same place."""
    posed = [replace(s, pose=result.poses[s.standpoint]) for s in scenes]
    firsts: list[Scene] = []
    standpoints = []
    for scene in posed:
        same = [
            i
            for i, first in enumerate(firsts)
            if _is_same_pose(scene, first, result.lens, width_px)
        ]
        standpoints.append(same[0] if same else len(firsts))
        if not same:
            firsts.append(scene)
    counts = np.bincount(standpoints, minlength=len(firsts))
    return [
        replace(s, standpoint=n, pose=firsts[n].pose, repeats=int(counts[n]))
        for s, n in zip(posed, standpoints, strict=True)
    ]


def _is_same_pose(scene: Scene, first: Scene, lens: Floats, width_px: int) -> bool:
    if scene.on_table != first.on_table:
        return False
    if not scene.on_table and scene.boards[0].name != first.boards[0].name:
        return False
    points = scene.points_mm
    apart = projected(points, scene.pose, lens) - projected(points, first.pose, lens)
    return float(np.median(np.linalg.norm(apart, axis=1))) < SAME_POSE_PER_WIDTH * width_px

"""Refine the boards in each picture, starting from their places by an adjusted bundle."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from calibration.arrays import Floats, Grey
from calibration.detect.boards import BoardSeen, BoardsSeen
from calibration.detect.refine import WELL_SEEN, Project, refine_boards
from calibration.model.camera import Camera
from calibration.model.printed import Boards
from calibration.solve.bundle import Bundle, explained
from calibration.solve.scene import Scene, first_pose, projected

MOST_PER_STANDPOINT: Final = 3
"""Most pictures from one place that are refined: more of them add hardly any information."""


def looked_again(
    bundle: Bundle, greys: Sequence[Grey], boards: Boards, seen: Sequence[BoardsSeen]
) -> Bundle:
    """Refine the corners of a bundle, and adjust it again.

    Args:
        bundle: The adjusted bundle.
        greys: The pictures.
        boards: The printed boards.
        seen: The result of the first detection in each picture.
    """
    lens = bundle.result.lens
    firm = bundle.known.with_parameters(lens, 1e-6 * np.abs(lens) + 1e-9)
    scenes = []
    for scene in _few_per_standpoint(bundle.scenes):
        pose = bundle.result.poses[scene.standpoint]
        where = _expected_places(scene, pose, lens, firm, boards)
        first = seen[scene.picture]
        refined = refine_boards(greys[scene.picture], boards, first, where)
        scenes.append(_with_new_pose(_with_refined(scene, refined, pose), firm))
    numbered = [replace(scene, standpoint=i, repeats=1) for i, scene in enumerate(scenes)]
    return explained(bundle.known, numbered)


def _few_per_standpoint(scenes: Sequence[Scene]) -> list[Scene]:
    """A few scenes of each pose, which stand for all of its pictures."""
    chosen: list[Scene] = []
    for standpoint in sorted({s.standpoint for s in scenes}):
        same = [s for s in scenes if s.standpoint == standpoint]
        if len(same) <= MOST_PER_STANDPOINT:
            chosen += same
            continue
        spread = np.linspace(0, len(same) - 1, MOST_PER_STANDPOINT).round().astype(int)
        first, *others = (same[i] for i in spread)
        pictures = sum(s.pictures for s in same) - sum(s.pictures for s in others)
        chosen += [replace(first, pictures=pictures), *others]
    return sorted(chosen, key=lambda s: s.picture)


def _expected_places(
    scene: Scene, pose: Floats, lens: Floats, firm: Camera, boards: Boards
) -> dict[str, Project]:
    """The projection to each board's expected place in a scene, by the board's name.

    A clearly seen board has its own pose, others that of the scene. So a shifted sheet is refined
    where it really lies; the comparison of the boards reports it later.
    """
    where = {}
    if scene.on_table:
        placed = [s.name for s in boards.charuco if s.table_from_board is not None]
        for name in [*placed, *(b.name for b in boards.markers)]:
            where[name] = _projection(pose, lens)
    for board in scene.boards:
        alone = _own_pose(scene, board, firm) if len(board.points_px) >= WELL_SEEN else None
        where[board.name] = _projection(pose if alone is None else alone, lens)
    return where


def _own_pose(scene: Scene, board: BoardSeen, firm: Camera) -> Floats | None:
    return first_pose(replace(scene, boards=(board,)), firm)


def _projection(pose: Floats, lens: Floats) -> Project:
    return lambda points_mm: projected(points_mm, pose, lens)


def _with_new_pose(scene: Scene, firm: Camera) -> Scene:
    """The scene with a new first pose, as only refined corners show a single marker's tilt."""
    pose = first_pose(scene, firm)
    return scene if pose is None else replace(scene, pose=pose)


def _with_refined(scene: Scene, refined: BoardsSeen, pose: Floats) -> Scene:
    """The scene with its refined boards; boards that were not found again are kept."""
    again = {board.name: board for board in refined.boards}
    kept = [board for board in scene.boards if board.name not in again]
    return replace(scene, boards=(*refined.boards, *kept), pose=pose)

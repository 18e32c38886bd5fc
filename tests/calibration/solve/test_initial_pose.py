import cv2
import numpy as np
import pytest

from calibration.model.projection import image_from_table
from calibration.solve.scene import first_poses
from tests.calibration.stage import Stage, boards_of, singles

STAGE = Stage(boards_of(singles((60, 40), (-120, 90), (-40, -90))))


def corners(*numbers: int) -> np.ndarray:
    return np.vstack([STAGE.boards.markers[0].markers[n] for n in numbers])


def apart(pose: np.ndarray) -> float:
    """Distance in mm between a pose's and the true place of the table's origin."""
    return float(np.linalg.norm(pose[3:] - STAGE.camera_from_table[:3, 3]))


@pytest.mark.parametrize("height_mm", [0.0, 0.1, 30.0])
def test_a_flat_group_at_any_height_gives_the_pose(height_mm: float) -> None:
    at = corners(40, 41, 42)
    at[:, 2] = height_mm
    seen = image_from_table(at, STAGE.truth())
    best, *_ = first_poses(STAGE.camera, at, seen, [np.arange(12)])
    assert apart(best) < 0.1


def test_a_single_marker_proposes_both_ways_it_may_lean() -> None:
    at = corners(40)
    poses = first_poses(STAGE.camera, at, image_from_table(at, STAGE.truth()), [np.arange(4)])
    assert len(poses) == 2
    assert apart(poses[0]) < 1


def test_a_group_in_space_gives_the_pose() -> None:
    at = np.vstack([corners(40, 41), corners(42) + np.array([0, 0, 50])])
    best, *_ = first_poses(STAGE.camera, at, image_from_table(at, STAGE.truth()), [np.arange(12)])
    assert apart(best) < 0.1


def test_a_wrong_marker_is_outvoted() -> None:
    at = corners(40, 41, 42)
    seen = image_from_table(at, STAGE.truth())
    seen[:4] += [80, -40]
    groups = [np.arange(12), np.arange(4, 12), np.arange(0, 8), np.r_[0:4, 8:12]]
    best, *_ = first_poses(STAGE.camera, at, seen, groups)
    assert apart(best) < 0.1


def test_corners_in_a_row_give_none() -> None:
    at = np.array([[0.0, 0, 0], [10, 0, 0], [20, 0, 0], [30, 0, 0]])
    poses = first_poses(STAGE.camera, at, image_from_table(at, STAGE.truth()), [np.arange(4)])
    for pose in poses:
        turn, _ = cv2.Rodrigues(pose[:3])
        assert np.isfinite(turn).all()

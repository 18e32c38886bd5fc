"""Calibrate a camera and a table by printed boards, with the uncertainty of the result."""

from calibration import document
from calibration.detect.boards import BoardSeen, BoardsSeen, find_boards
from calibration.detect.refine import look_closely
from calibration.failure import CAUSES, CalibrationFailed
from calibration.guard.drift import BoardShift, Drift
from calibration.model.boards_file import BoardsFileError, parse_boards
from calibration.model.camera import Camera, CameraFileError, camera_from_json, camera_to_dict
from calibration.model.printed import Boards
from calibration.model.projection import (
    camera_centre_mm,
    image_from_table,
    ray_directions,
    sigma_mm_at,
    table_from_image,
)
from calibration.model.quality import ExpectedError, expected_error
from calibration.model.solution import BoardFit, Calibration
from calibration.solve.calibrate import calibrate, calibrate_seen
from calibration.solve.held_out import held_out_errors_mm
from calibration.solve.moving_boards import MovingBoardPose, moving_board_pose

__all__ = [
    "CAUSES",
    "BoardFit",
    "BoardSeen",
    "BoardShift",
    "Boards",
    "BoardsFileError",
    "BoardsSeen",
    "Calibration",
    "CalibrationFailed",
    "Camera",
    "CameraFileError",
    "Drift",
    "ExpectedError",
    "MovingBoardPose",
    "calibrate",
    "calibrate_seen",
    "camera_centre_mm",
    "camera_from_json",
    "camera_to_dict",
    "document",
    "expected_error",
    "find_boards",
    "held_out_errors_mm",
    "image_from_table",
    "look_closely",
    "moving_board_pose",
    "parse_boards",
    "ray_directions",
    "sigma_mm_at",
    "table_from_image",
]

"""Where things are: camera, table, printed boards, and how well all of it is known."""

from calibration import document
from calibration.boards import BoardSeen, BoardsSeen, find_boards
from calibration.camera import Camera, CameraFileError, camera_from_json, camera_to_dict
from calibration.drift import BoardShift, Drift
from calibration.exact import look_closely
from calibration.failure import CAUSES, CalibrationFailed
from calibration.held_out import held_out_errors_mm
from calibration.moving import MovingBoardPose, moving_board_pose
from calibration.printed import Boards
from calibration.projection import (
    camera_centre_mm,
    image_from_table,
    ray_directions,
    sigma_mm_at,
    table_from_image,
)
from calibration.quality import ExpectedError, expected_error
from calibration.solution import BoardFit, Calibration
from calibration.solve import calibrate, calibrate_seen
from calibration.table import BoardsFileError, parse_boards

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

"""Photographs of real prints, their corners, and the errors of held-out corners.

The photographs are OpenCV's (`../shared/data/marker-photos`). Their boards files follow
`truth.json` and OpenCV's tutorials: nobody measured the sheets themselves.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.detect.boards import BoardsSeen
from calibration.detect.refine import look_closely
from calibration.model.boards_file import parse_boards
from calibration.model.camera import assumed_camera
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from calibration.solve.held_out import FOLDS, HeldOutPlaces, held_out_places, in_fold, without
from tests.calibration.misprinted import GAP_MM, SIDE_MM, grid_of

SHEET: Final[dict[str, Any]] = {
    "name": "sheet",
    "type": "charuco",
    "dictionary": "DICT_6X6_250",
    "squares_x": 5,
    "squares_y": 7,
    "square_mm": 40,
    "marker_mm": 20,
    "table_from_board": [[1, 0, 0, -100], [0, -1, 0, 140], [0, 0, -1, 0], [0, 0, 0, 1]],
}

PRINTS: Final = ("choriginal", "chocclusion_original", "gboriginal")
"""The photographs of boards; the others show single markers."""


@dataclass(frozen=True, slots=True, eq=False)
class RealPrint:
    """A photograph of a print, calibrated without a camera file.

    Attributes:
        name: Name of the photograph.
        calibration: The calibration from all corners.
        seen: The refined corners.
    """

    name: str
    calibration: Calibration
    seen: BoardsSeen

    def held_out(self) -> HeldOutPlaces:
        """Its corners, each measured with a calibration from the other parts of the corners."""
        return held_out_places(self.seen)

    def held_out_by_opencv_mm(self) -> Floats:
        """The errors (N, 2) of the same corners, in the same parts, by plain OpenCV."""
        (board,) = self.seen.boards
        errors = []
        for fold in range(FOLDS):
            held = in_fold(board, fold)
            (rest,) = without(self.seen, [held]).boards
            told, pixels = board.points_mm[held, :2], board.points_px[held]
            table_from_image = _by_opencv(rest.points_mm, rest.points_px, self.seen.size_wh)
            there = np.column_stack([pixels, np.ones(len(pixels))]) @ table_from_image.T
            errors.append(there[:, :2] / there[:, 2:] - told)
        return np.concatenate(errors)


def real_print(folder: Path, name: str, gap_mm: float = GAP_MM) -> RealPrint:
    """A photograph of `PRINTS`.

    Args:
        folder: Folder of the photographs.
        name: Name of the photograph.
        gap_mm: Gap of a grid in its boards file.
    """
    entry = SHEET
    if name == "gboriginal":
        grid = {k: v for k, v in grid_of(gap_mm, SIDE_MM).items() if k != "dictionary"}
        entry = {**grid, "dictionary_file": "tutorial_dict.yml"}
    boards = parse_boards(json.dumps({"units": "mm", "boards": [entry]}), str(folder))
    picture = np.asarray(cv2.imread(str(folder / f"{name}.jpg")), dtype=np.uint8)
    calibration = calibrate([picture], boards)
    seen = look_closely(picture, boards, calibration)
    return RealPrint(name, calibration, seen)


def _by_opencv(points_mm: Floats, points_px: Floats, size_wh: tuple[int, int]) -> Floats:
    """(3, 3) homography from the picture to the table, by `cv2.calibrateCamera` of one picture.

    One focal length, the principal point in the middle, and no distortion, because one picture
    hardly determines more.
    """
    flags = (
        cv2.CALIB_USE_INTRINSIC_GUESS
        | cv2.CALIB_FIX_PRINCIPAL_POINT
        | cv2.CALIB_FIX_ASPECT_RATIO
        | cv2.CALIB_ZERO_TANGENT_DIST
        | cv2.CALIB_FIX_K1
        | cv2.CALIB_FIX_K2
        | cv2.CALIB_FIX_K3
    )
    flat = points_mm * [1.0, 1.0, 0.0]
    _, matrix, _, turns, shifts = cv2.calibrateCamera(
        [flat.astype(np.float32)],
        [points_px.astype(np.float32)],
        size_wh,
        assumed_camera(size_wh).matrix.copy(),
        np.zeros(5),
        flags=flags,
    )
    turn, _ = cv2.Rodrigues(turns[0])
    columns = [np.asarray(turn)[:, 0], np.asarray(turn)[:, 1], np.ravel(shifts[0])]
    return np.asarray(np.linalg.inv(matrix @ np.column_stack(columns)))

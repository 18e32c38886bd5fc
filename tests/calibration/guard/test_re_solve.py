from functools import cache

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.detect.nearby import find_nearby, pieces_of
from calibration.guard.drift import BoardShift
from calibration.guard.movement import Motion
from calibration.guard.re_solve import RenewedCalibration, relaid, solved_again
from calibration.model.printed import Boards
from calibration.model.projection import camera_centre_mm, image_from_table, table_from_image
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of, camera, looking

CAMERA = camera((640, 360), 460.0)
BOARDS = boards_of(SHEET, CORNERS)
ONE_BOARD = boards_of(SHEET)
GRID = np.stack(np.meshgrid([-200.0, 0.0, 200.0], [-100.0, 50.0, 150.0], [0.0]), -1).reshape(-1, 3)


@cache
def before(*, alone: bool = False) -> Calibration:
    boards = ONE_BOARD if alone else BOARDS
    return calibrate([Stage(boards, CAMERA).picture()], boards, CAMERA)


def after(
    picture: Image,
    *,
    boards: Boards = BOARDS,
    scenery: float | None = None,
    sure: bool = False,
) -> tuple[RenewedCalibration, Calibration]:
    calibration = before(alone=boards is ONE_BOARD)
    seen = find_nearby(picture, boards, calibration)
    return solved_again(picture, seen, boards, calibration, scenery=scenery, sure=sure), calibration


def error_mm(stage: Stage, found: Calibration) -> float:
    there = image_from_table(GRID, stage.truth())
    return float(np.linalg.norm(table_from_image(there, found) - GRID[:, :2], axis=1).max())


@pytest.mark.parametrize("by_mm", [2.0, 20.0, pytest.param(6.0, marks=pytest.mark.long)])
def test_a_bumped_camera_is_solved_as_well_as_before(by_mm: float) -> None:
    bumped = Stage(BOARDS, CAMERA, looking((30 + by_mm, -430, 520), (by_mm / 2, 10, 0)), seed=3)
    # So small a shift that only patches show it, as quickly detected corners have such errors.
    solved, old = after(bumped.picture(), sure=by_mm < 3)
    centre = np.linalg.norm(camera_centre_mm(solved.calibration) - camera_centre_mm(old))
    off_mm = error_mm(bumped, solved.calibration)
    print(f"{by_mm} mm: told {solved.drift.camera_moved_mm:.1f}, 9 places off {off_mm:.2f} mm")
    assert solved.drift.verdict == "camera"
    assert solved.drift.camera_moved_mm == pytest.approx(by_mm, abs=1.0)
    assert centre == pytest.approx(by_mm, abs=1.5)
    assert off_mm < error_mm(Stage(BOARDS, CAMERA), old) + 0.4


@pytest.mark.parametrize("ratio", [0.97, pytest.param(1.03, marks=pytest.mark.long)])
def test_a_zoom_is_told_from_a_camera_that_came_nearer(ratio: float) -> None:
    zoomed = Stage(BOARDS, camera((640, 360), 460.0 * ratio), seed=3)
    solved, _ = after(zoomed.picture())
    assert solved.drift.verdict == "zoom"
    assert solved.drift.focal_ratio == pytest.approx(ratio, abs=0.002)
    assert solved.calibration.camera.matrix[0, 0] == pytest.approx(460 * ratio, rel=0.005)
    assert error_mm(zoomed, solved.calibration) < 1.0


@pytest.mark.parametrize(
    ("scenery", "verdict"), [(1.0, "boards"), (0.0, "camera"), (None, "board_or_camera")]
)
def test_of_one_board_and_the_camera_only_the_scenery_tells_which(
    scenery: float | None, verdict: str
) -> None:
    place = [[1, 0, 0, -190], [0, -1, 0, 136], [0, 0, -1, 0.1], [0, 0, 0, 1]]
    shifted = Stage(boards_of({**SHEET, "table_from_board": place}), CAMERA, seed=3)
    solved, old = after(shifted.picture(), boards=ONE_BOARD, scenery=scenery)
    assert solved.drift.verdict == verdict
    assert (solved.calibration is old) == (verdict == "boards")
    sheet = solved.boards.charuco[0].table_from_board
    assert sheet is not None
    expected = (-190, 136) if verdict == "boards" else (-200, 130)
    assert sheet[:2, 3] == pytest.approx(expected, abs=0.3)


def test_shifted_markers_are_laid_where_they_lie_now() -> None:
    shift = BoardShift("corners", 5.0, 0.1, marker=41, motion=Motion(3.0, 4.0, 0.0))
    now = {p.name: p.outline_mm for p in pieces_of(relaid(BOARDS, (shift,)))}
    for piece in pieces_of(BOARDS):
        by = (3.0, 4.0, 0.0) if piece.marker == 41 else (0.0, 0.0, 0.0)
        assert now[piece.name] - piece.outline_mm == pytest.approx(np.tile(by, (4, 1)))


def test_what_did_not_move_is_left_as_it_was() -> None:
    solved, old = after(Stage(BOARDS, CAMERA, seed=8).picture())
    assert solved.calibration is old
    assert solved.boards is BOARDS
    assert solved.drift.verdict == "steady"

from functools import cache

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.detect.boards import BoardSeen, find_boards
from calibration.detect.refine import look_closely
from calibration.model.projection import image_from_table
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of, camera

BOARDS = boards_of(SHEET, CORNERS)
CAMERA = camera((720, 405), 517.0)
STAGE = Stage(BOARDS, CAMERA)


@cache
def picture() -> Image:
    return STAGE.picture()


def apart_px(board: BoardSeen) -> np.ndarray:
    return board.points_px - image_from_table(board.points_mm, STAGE.truth())


def test_the_first_look_finds_all_corners_roughly() -> None:
    sheet, corners = find_boards(picture(), BOARDS).boards
    assert len(sheet.points_px) == sheet.corners_total == 24
    assert len(corners.points_px) == corners.corners_total == 16
    for board, most in ((sheet, 0.5), (corners, 1.2)):
        rms = float(np.sqrt((apart_px(board) ** 2).sum(axis=1).mean()))
        print(f"{board.name}: rms {rms:.3f} px, {len(board.points_px)} corners")
        assert rms < most


def test_single_markers_lie_inside_by_one_amount_along_outward() -> None:
    corners = find_boards(picture(), BOARDS).boards[1]
    apart = apart_px(corners)
    amount = (apart * corners.outward).sum() / (corners.outward**2).sum()
    left = apart - amount * corners.outward
    assert -1.5 < amount < -0.3
    assert np.sqrt((left**2).mean()) < 0.5 * np.sqrt((apart**2).mean())


def test_the_second_look_finds_them_exactly() -> None:
    sheet, corners = look_closely(picture(), BOARDS, STAGE.truth()).boards
    for board, most in ((sheet, 0.04), (corners, 0.08)):
        rms = float(np.sqrt((apart_px(board) ** 2).sum(axis=1).mean()))
        print(f"{board.name}: rms {rms:.3f} px, {len(board.points_px)} corners")
        assert len(board.points_px) == board.corners_total
        assert rms < most
        assert not board.outward.any()


def test_covered_corners_are_not_told() -> None:
    covered = picture().copy()
    true = image_from_table(BOARDS.charuco[0].corners_mm() @ np.diag([1, -1, -1.0])
                            + [-200, 130, 0.1], STAGE.truth())  # fmt: skip
    x, y = true[9].round().astype(int)
    covered[y - 45 : y + 45, x - 19 : x + 19] = (60, 90, 160)
    hidden = {i for i, at in enumerate(true) if abs(at[0] - x) < 15 and abs(at[1] - y) < 38}
    assert 3 <= len(hidden) <= 10
    looks = (find_boards(covered, BOARDS), look_closely(covered, BOARDS, STAGE.truth()))
    for look, most_px in zip(looks, (1.2, 0.1), strict=True):
        sheet = look.boards[0]
        assert not hidden & set(sheet.groups.astype(int).tolist())
        # What the cover's edge runs through may be left out too.
        assert len(sheet.points_px) >= 24 - len(hidden) - 8
        assert np.abs(apart_px(sheet)).max() < most_px


@pytest.mark.parametrize("light", [0.04, 0.12])
def test_dim_pictures_are_read(light: float) -> None:
    dim = Stage(BOARDS, CAMERA, light=light, noise=1.0).picture()
    assert dim.max() < 110
    sheet, corners = look_closely(dim, BOARDS, STAGE.truth()).boards
    assert len(sheet.points_px) >= 22
    assert len(corners.points_px) == 16
    assert np.sqrt((apart_px(sheet) ** 2).sum(axis=1).mean()) < 0.15


def test_a_board_that_is_not_there_is_not_in_it() -> None:
    plain = np.full((405, 720, 3), 90, dtype=np.uint8)
    assert find_boards(plain, BOARDS).boards == ()

from typing import Any

import numpy as np
import pytest

from calibration.failure import CalibrationFailed
from calibration.model.projection import table_from_image
from calibration.model.similarity import similarity
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate_seen
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of, singles
from tests.calibration.views import noisy, seen_of

TRUTH = Stage(boards_of(SHEET, CORNERS)).truth()


def solved(told: tuple[dict[str, Any], ...], real: tuple[dict[str, Any], ...]) -> Calibration:
    """The calibration with the boards `told`, while the boards `real` are on the table."""
    random = np.random.default_rng(2)
    seen = noisy(seen_of(boards_of(*real), TRUTH), random)
    words = seen_of(boards_of(*told), TRUTH)
    boards = []
    for real_board, told_board in zip(seen.boards, words.boards, strict=True):
        object.__setattr__(real_board, "points_mm", told_board.points_mm)
        boards.append(real_board)
    return calibrate_seen([seen], TRUTH.camera)


def larger(share: float) -> dict[str, Any]:
    """The sheet, larger about its first corner."""
    return {**SHEET, "square_mm": 34 * share, "marker_mm": 25.5 * share}


def shifted(by_mm: float, degrees: float = 0.0) -> dict[str, Any]:
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    place = [[c, s, 0, -200 + by_mm], [s, -c, 0, 130], [0, 0, -1, 0.1], [0, 0, 0, 1]]
    return {**SHEET, "table_from_board": place}


@pytest.mark.parametrize("share", [0.9, 0.97, 0.98, 1.02, 1.1])
def test_a_sheet_printed_at_another_scale_is_noticed(share: float) -> None:
    with pytest.raises(CalibrationFailed) as failure:
        solved((SHEET, CORNERS), (larger(share), CORNERS))
    assert failure.value.cause == "board/wrong_scale"
    word = "larger" if share > 1 else "smaller"
    assert word in failure.value.detail
    told = float(failure.value.detail.split(" is ")[1].split(" %")[0])
    print(f"{share}: {failure.value.detail}")
    assert told == pytest.approx(abs(share - 1) * 100, abs=0.4)


@pytest.mark.parametrize(("by_mm", "degrees"), [(3.0, 0.0), (-8.0, 0.0), (30.0, 0.0), (0.0, 2.0)])
def test_a_shifted_sheet_is_noticed(by_mm: float, degrees: float) -> None:
    with pytest.raises(CalibrationFailed) as failure:
        solved((SHEET, CORNERS), (shifted(by_mm, degrees), CORNERS))
    assert failure.value.cause == "board/moved"
    print(f"{by_mm} mm, {degrees} degrees: {failure.value.detail}")
    told = float(failure.value.detail.split(" lies ")[1].split(" mm")[0])
    assert told == pytest.approx(np.hypot(by_mm, np.radians(degrees) * 150), rel=0.25, abs=1)


@pytest.mark.parametrize("share", [0.998, 1.0, 1.002])
def test_boards_as_true_as_printers_are_agree(share: float) -> None:
    calibration = solved((SHEET, CORNERS), (larger(share), CORNERS))
    assert [b.name for b in calibration.boards] == ["sheet", "corners"]


@pytest.mark.parametrize("bled_px", [-0.2, 0.2])
def test_markers_in_another_light_than_the_sheet_are_not_of_another_scale(bled_px: float) -> None:
    seen = noisy(seen_of(boards_of(SHEET, CORNERS), TRUTH), np.random.default_rng(2))
    corners = seen.boards[1]
    markers = corners.points_px.reshape(-1, 4, 2)
    middles = markers.mean(axis=1, keepdims=True)
    sides_px = np.linalg.norm(markers - np.roll(markers, 1, axis=1), axis=2).mean(axis=1)
    grown = 1 + 2 * bled_px / sides_px[:, None, None]
    bled = (middles + grown * (markers - middles)).reshape(-1, 2)
    object.__setattr__(corners, "points_px", bled)
    calibration = calibrate_seen([seen], TRUTH.camera)
    assert [b.name for b in calibration.boards] == ["sheet", "corners"]


@pytest.mark.parametrize("by_mm", [4.0, 20.0])
def test_one_marker_of_four_that_was_moved_is_left_out(by_mm: float) -> None:
    moved = singles((-260 + by_mm, 190), (260, 190), (260, -130), (-260, -150))
    calibration = solved((SHEET, CORNERS), (SHEET, moved))
    corners = calibration.boards[1]
    assert (corners.corners_found, corners.left_out) == (12, 4)
    pixels = np.array([[200.0, 300.0], [700.0, 200.0], [480.0, 480.0]])
    error = table_from_image(pixels, calibration) - table_from_image(pixels, TRUTH)
    assert np.abs(error).max() < 0.4


def test_a_similarity_is_found_exactly() -> None:
    told = np.array([[0.0, 0], [40, 0], [40, -30], [5, -30]])
    c, s = 1.1 * np.cos(0.3), 1.1 * np.sin(0.3)
    seen = (told - told.mean(axis=0)) @ np.array([[c, s], [-s, c]]) + told.mean(axis=0) + [3, -2]
    scale, turn, shift = similarity(told, seen)
    assert (scale, turn) == pytest.approx((1.1, 0.3))
    assert shift == pytest.approx([3, -2])

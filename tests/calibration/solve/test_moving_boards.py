import json
from functools import cache
from typing import Any

import cv2
import numpy as np
import pytest

from calibration.arrays import Floats, Image
from calibration.model.boards_file import parse_boards
from calibration.model.camera import camera_from_json
from calibration.model.printed import Boards, MarkerBoard
from calibration.model.solution import Calibration
from calibration.sheets.described import boards_file
from calibration.sheets.turn_card import turn_card_board
from calibration.solve.calibrate import calibrate
from calibration.solve.moving_boards import MovingBoardPose, moving_board_pose
from tests.calibration.stage import Stage, camera, looking
from tests.support.films import shared

CARD = parse_boards(boards_file([turn_card_board()]))
CAMERA = camera((640, 360), 460.0)
NEAR = looking((20.0, -260.0, 330.0), (10.0, 0.0, 0.0))
TRUTH = Stage(CARD, CAMERA, NEAR).truth()


def pose(degrees: float, x_mm: float, y_mm: float, z_mm: float = 0.3, tilt: float = 0.0) -> Floats:
    """table_from_card (4, 4) of a card that is turned, tilted about x, and shifted."""
    turn, _ = cv2.Rodrigues(np.array([0.0, 0.0, np.radians(degrees)]))
    lean, _ = cv2.Rodrigues(np.array([np.radians(tilt), 0.0, 0.0]))
    matrix = np.eye(4)
    matrix[:3, :3] = np.asarray(lean) @ np.asarray(turn)
    matrix[:3, 3] = x_mm, y_mm, z_mm
    return matrix


def picture(table_from_card: Floats) -> Image:
    """A picture of the card in this pose, with each marker drawn flat at its mean height."""
    board = CARD.moving[0]
    at = {
        n: c @ table_from_card[:3, :3].T + table_from_card[:3, 3] for n, c in board.markers.items()
    }
    lying = MarkerBoard(board.name, board.dictionary, at)
    return Stage(Boards(markers=(lying,)), CAMERA, NEAR).picture()


@cache
def lying_picture() -> Image:
    return picture(pose(33, 20, -10))


def seen(image: Image) -> MovingBoardPose:
    found = moving_board_pose(image, CARD, TRUTH)
    assert found is not None
    return found


def test_a_card_is_found_where_it_lies() -> None:
    found = seen(lying_picture())
    off = found.table_from_board - pose(33, 20, -10)
    turn = np.degrees(found.angle_rad) - 33
    print(f"off {off[:3, 3].round(2)} mm, turned {turn:+.3f} degrees, {found.residual_px:.2f} px")
    assert np.abs(off[:2, 3]).max() < 0.3
    assert abs(turn) < 0.1
    assert len(found.markers_seen) == 12
    assert found.coplanar
    assert 0 < np.degrees(np.sqrt(found.covariance[2, 2])) < 0.2


@pytest.mark.parametrize("degrees", [90, 179, -135])
def test_any_turn_is_told(degrees: float) -> None:
    found = seen(picture(pose(degrees, 0, 20)))
    apart = (np.degrees(found.angle_rad) - degrees + 180) % 360 - 180
    assert abs(apart) < 0.15


def test_markers_that_a_hand_covers_do_not_matter() -> None:
    covered = lying_picture().copy()
    covered[:, 330:] = (90, 130, 200)
    found = seen(covered)
    assert 3 <= len(found.markers_seen) <= 8
    assert np.abs((found.table_from_board - pose(33, 20, -10))[:2, 3]).max() < 0.6


def test_a_misread_marker_is_left_out() -> None:
    swapped = {**CARD.moving[0].markers}
    swapped[20], swapped[24] = swapped[24], swapped[20]
    card = MarkerBoard("turn-card", CARD.moving[0].dictionary, swapped, moves=True)
    found = moving_board_pose(lying_picture(), Boards(moving=(card,)), TRUTH)
    assert found is not None
    assert found.markers_left_out == (20, 24)
    assert np.abs((found.table_from_board - pose(33, 20, -10))[:2, 3]).max() < 0.4


def test_an_empty_table_has_no_card() -> None:
    assert moving_board_pose(np.full((360, 640, 3), 120, np.uint8), CARD, TRUTH) is None


def test_a_board_that_is_not_described_is_refused() -> None:
    with pytest.raises(ValueError, match="no moving board tray"):
        moving_board_pose(lying_picture(), CARD, TRUTH, "tray")
    with pytest.raises(ValueError, match="no moving board"):
        moving_board_pose(lying_picture(), Boards(), TRUTH)


def calibrated(folder: Any) -> tuple[Boards, Calibration, Any]:
    boards = parse_boards((folder / "boards.json").read_text())
    known = camera_from_json((folder / "camera.json").read_text())
    clip = cv2.VideoCapture(str(folder / "clip.mp4"))
    first = np.asarray(clip.read()[1], dtype=np.uint8)
    return (
        boards,
        calibrate([first], boards, known),
        json.loads((folder / "truth.json").read_text()),
    )


@pytest.mark.parametrize("name", ["k01", pytest.param("k08", marks=pytest.mark.long)])
def test_the_turn_card_of_the_footage(name: str) -> None:
    folder = shared("footage", "turncard", name)
    boards, calibration, truth = calibrated(folder)
    clip = cv2.VideoCapture(str(folder / "clip.mp4"))
    place, turn, unseen = [], [], 0
    for told in truth["frames"]:
        found = moving_board_pose(np.asarray(clip.read()[1], np.uint8), boards, calibration)
        if found is None:
            unseen += 1
            continue
        true = np.array(told["card_to_world"])
        between = found.table_from_board[:3, :3].T @ true[:3, :3]
        turn.append(abs(np.degrees(np.arctan2(between[1, 0], between[0, 0]))))
        place.append(np.linalg.norm((found.table_from_board - true)[:2, 3]))
    print(
        f"{name}: {len(place)} frames, {unseen} without the card; place median "
        f"{np.median(place):.2f}, most {max(place):.2f} mm; turn most {max(turn):.3f} degrees"
    )
    assert unseen == 0
    assert np.median(place) < 0.7
    assert max(turn) < 0.2

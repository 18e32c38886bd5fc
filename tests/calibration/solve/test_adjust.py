from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.model.projection import sigma_mm_at, table_from_image
from calibration.solve.adjust import adjusted
from calibration.solve.calibrate import calibrate_seen
from calibration.solve.paper import frame_of
from calibration.solve.unknowns import CornerGroup
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of
from tests.calibration.views import as_printed_exactly, noisy, seen_of

STAGE = Stage(boards_of(SHEET, CORNERS))
SEEN = seen_of(STAGE.boards, STAGE.truth())


def true_pose() -> Floats:
    turn, _ = cv2.Rodrigues(STAGE.camera_from_table[:3, :3])
    return np.concatenate([np.ravel(turn), STAGE.camera_from_table[:3, 3]])


def view(shift: float = 0.0, piece: int = -1) -> CornerGroup:
    board = SEEN.boards[0]
    outward = np.zeros((len(board.points_px), 2))
    return CornerGroup(
        board.points_mm, board.points_px + shift, board.sigma_px, outward, 0, 0, piece,
        None if piece < 0 else frame_of(board.points_mm),
    )  # fmt: skip


def test_exact_corners_give_the_exact_pose() -> None:
    start = true_pose() + np.array([0.02, -0.01, 0.01, 15, -10, 20])
    result = adjusted(STAGE.camera, [view()], start[None])
    assert result.poses[0] == pytest.approx(true_pose(), abs=1e-5)
    assert result.scatter == 1


def test_single_wrong_corners_have_no_say() -> None:
    wrong = view().points_px.copy()
    wrong[[2, 11, 17]] += [[25, -8], [-30, 0], [4, 12]]
    result = adjusted(STAGE.camera, [replace(view(), points_px=wrong)], true_pose()[None])
    assert result.poses[0, 3:] == pytest.approx(true_pose()[3:], abs=0.05)
    assert np.linalg.norm(result.residuals_px[0][2]) > 20


def test_bleeding_is_told_apart_from_the_pose() -> None:
    board = SEEN.boards[1]
    outward = np.zeros((16, 2))
    for marker in range(4):
        corners = board.points_px[4 * marker : 4 * marker + 4]
        arm = corners - corners.mean(axis=0)
        outward[4 * marker : 4 * marker + 4] = (
            np.sqrt(2) * arm / np.linalg.norm(arm, axis=1)[:, None]
        )
    shrunk = CornerGroup(
        board.points_mm, board.points_px - 0.7 * outward, board.sigma_px, outward, 0, 0
    )
    result = adjusted(STAGE.camera, [shrunk], true_pose()[None])
    assert result.bleeding_px[0] == pytest.approx(0.7, abs=0.02)
    assert result.poses[0, 3:] == pytest.approx(true_pose()[3:], abs=0.3)


def test_a_piece_of_paper_may_be_larger_turned_and_elsewhere() -> None:
    known = SEEN.boards[1]
    firm = CornerGroup(known.points_mm, known.points_px, known.sigma_px, np.zeros((16, 2)), 0, 0)
    growth, turn, shift = 0.02, 0.015, np.array([2.0, -1.0])
    told = view()
    middle = told.points_mm.mean(axis=0)
    c, s = np.exp(-growth) * np.cos(-turn), np.exp(-growth) * np.sin(-turn)
    # What was seen is larger, turned and shifted against what is told: tell it smaller.
    arm = (told.points_mm - middle) @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
    at = middle - [*shift, 0] + arm
    loose = replace(told, points_mm=at, piece=0, frame=frame_of(at))
    free = np.array([[0.03, 0.02, 3.0, 3.0, *[0.0] * 8]])
    result = adjusted(
        STAGE.camera, [firm, loose], true_pose()[None], pieces=np.zeros((1, 12)), paper_sigma=free
    )
    assert result.pieces[0, :4] == pytest.approx([growth, turn, *shift], abs=0.03)
    assert result.pieces[0, 0] == pytest.approx(growth, abs=5e-4)
    assert not result.pieces[0, 4:].any()  # what is held stays where it was


@pytest.mark.long
def test_sigma_of_the_table_is_what_calibrations_scatter() -> None:
    """Corners and the camera's parameters are drawn 60 times, for places all over the table."""
    random = np.random.default_rng(3)
    x, y = np.meshgrid(np.linspace(60, 900, 5), np.linspace(150, 500, 4))
    pixels = np.stack([x.ravel(), y.ravel()], axis=1)
    true = table_from_image(pixels, STAGE.truth())
    in_sigmas, predicted, squares = [], [], []
    for _ in range(60):
        told = STAGE.camera.parameters + STAGE.camera.sigma * random.standard_normal(9)
        told[:2] = STAGE.camera.parameters[:2] * told[0] / STAGE.camera.parameters[0]
        camera = STAGE.camera.with_parameters(told, STAGE.camera.sigma)
        calibration = as_printed_exactly(calibrate_seen([noisy(SEEN, random)], camera))
        error = table_from_image(pixels, calibration) - true
        covariance = sigma_mm_at(pixels, calibration)
        in_sigmas.append(np.abs(error) / np.sqrt(np.diagonal(covariance, axis1=1, axis2=2)))
        predicted.append(np.trace(covariance, axis1=1, axis2=2))
        squares.append((error**2).sum(axis=1))
    ratio = np.sqrt(np.mean(squares, axis=0) / np.mean(predicted, axis=0))
    within = [float((np.array(in_sigmas) < n).mean()) for n in (1, 2)]
    print(f"60 calibrations, 20 places: scatter / sigma {ratio.min():.2f}-{ratio.max():.2f}; "
          f"{within[0]:.0%} / {within[1]:.0%} within one / two sigma")  # fmt: skip
    assert ratio.max() < 1.2
    assert ratio.min() > 0.75
    assert 0.62 < within[0] < 0.78
    assert 0.92 < within[1] < 0.99

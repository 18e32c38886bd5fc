"""Whether boards agree about scale and place; where they do not, which and by how much."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.boards import BoardSeen
from calibration.failure import CalibrationFailed
from calibration.projection import table_from_image
from calibration.solution import Calibration

LEAST_SCALE: Final = 0.004
"""Printers are true to 0.3 percent; "fit to page" changes 2 percent and more."""


def check_agreement(
    calibration: Calibration, boards: Sequence[BoardSeen], agreeing: Sequence[np.ndarray]
) -> None:
    """Every board must agree with the calibration in most of its corners.

    Args:
        calibration: What most corners say.
        boards: The boards with a place.
        agreeing: For each board which of its corners, (N,) bool, agree.

    Raises:
        CalibrationFailed: "board/wrong_scale" or "board/moved", with the board and by how much.
    """
    trusted = [b.name for b, ok in zip(boards, agreeing, strict=True) if ok.mean() >= 0.5]
    for board, ok in zip(boards, agreeing, strict=True):
        if ok.mean() < 0.5:
            raise _disagreement(calibration, board, trusted)


def _disagreement(
    calibration: Calibration, board: BoardSeen, trusted: Sequence[str]
) -> CalibrationFailed:
    height = float(np.median(board.points_mm[:, 2]))
    seen = table_from_image(board.points_px, calibration, height)
    told = board.points_mm[:, :2]
    scale, turn, shift = similarity(told, seen)
    against = " and ".join(f'"{name}"' for name in trusted) or "the other boards"
    if abs(scale - 1) > LEAST_SCALE:
        percent = 100 * (scale - 1)
        larger = "larger" if percent > 0 else "smaller"
        detail = (
            f'measured against {against}, "{board.name}" is {abs(percent):.1f} % {larger} than '
            "the boards file says"
        )
        return CalibrationFailed("board/wrong_scale", detail=detail)
    detail = (
        f'measured against {against}, "{board.name}" lies {np.linalg.norm(shift):.1f} mm and '
        f"{abs(np.degrees(turn)):.1f} degrees from where the boards file says"
    )
    return CalibrationFailed("board/moved", detail=detail)


def similarity(told: Floats, seen: Floats) -> tuple[float, float, Floats]:
    """Scale, turn (rad) and shift of the middle (2,) that take `told` (N, 2) nearest to `seen`.

    Least squares in the complex plane: seen - mean = a (told - mean) with a = scale e^(i turn).
    """
    known = np.isfinite(seen).all(axis=1)
    t, s = told[known] @ np.array([1, 1j]), seen[known] @ np.array([1, 1j])
    moved = s.mean() - t.mean()
    t, s = t - t.mean(), s - s.mean()
    a = np.vdot(t, s) / np.vdot(t, t)
    return float(abs(a)), float(np.angle(a)), np.array([moved.real, moved.imag])

"""Simulated detections of corners without a picture: exact, or with noise of their sigma."""

from dataclasses import replace

import numpy as np

from calibration.arrays import Floats
from calibration.detect.boards import BoardSeen, BoardsSeen
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration

CHESS_SIGMA_PX, MARKER_SIGMA_PX = 0.1, 0.2


def seen_of(boards: Boards, truth: Calibration) -> BoardsSeen:
    """Detections of all boards with a fixed place, each corner at its exact projection."""
    sheets = [
        _board(s.name, s.corners_mm() @ place[:3, :3].T + place[:3, 3], truth, CHESS_SIGMA_PX, 1)
        for s in boards.charuco
        if (place := s.table_from_board) is not None
    ]
    singles = [
        _board(b.name, np.vstack(list(b.markers.values())), truth, MARKER_SIGMA_PX, 4)
        for b in boards.markers
    ]
    return BoardsSeen(truth.size_wh, (*sheets, *singles))


def noisy(seen: BoardsSeen, random: np.random.Generator) -> BoardsSeen:
    """The detections with random errors of each corner's sigma."""
    boards = []
    for board in seen.boards:
        noise = board.sigma_px[:, None] * random.standard_normal(board.points_px.shape)
        boards.append(replace(board, points_px=board.points_px + noise))
    return replace(seen, boards=tuple(boards))


def _board(name: str, at: Floats, truth: Calibration, sigma: float, per_group: int) -> BoardSeen:
    count = len(at)
    return BoardSeen(
        name, at, image_from_table(at, truth), np.full(count, sigma), np.zeros((count, 2)),
        np.floor(np.arange(count) / per_group), count, placed=True,
    )  # fmt: skip


def as_printed_exactly(calibration: Calibration) -> Calibration:
    """The calibration with uncertainty from corner noise alone, for worlds with exact prints."""
    return replace(calibration, paper_covariance=np.zeros((15, 15)), uneven_mm=0.0)

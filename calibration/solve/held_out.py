"""The error of corners that the calibration did not know: what no formula for sigma can promise."""

from dataclasses import replace
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats
from calibration.detect.boards import BoardSeen, BoardsSeen
from calibration.failure import CalibrationFailed
from calibration.model.camera import Camera
from calibration.model.projection import table_from_image
from calibration.solve.calibrate import calibrate_seen

FOLDS: Final = 5
"""Parts of the corners that are held out, one after the other."""


def held_out_errors_mm(seen: BoardsSeen, camera: Camera | None = None) -> Floats:
    """How far corners on the table lie from where they should, each by a calibration without it.

    Corners that were read together are held out together, a fifth of them at a time.

    Args:
        seen: Boards found in one picture, best by `calibration.detect.refine.look_closely`.
        camera: As given to the calibration.

    Returns:
        (N,) mm; empty where too little would be left to calibrate from.
    """
    errors = [np.empty(0)]
    for fold in range(FOLDS):
        held = [_in_fold(board, fold) for board in seen.boards]
        rest = tuple(_only(b, ~h) for b, h in zip(seen.boards, held, strict=True) if not h.all())
        try:
            calibration = calibrate_seen([replace(seen, boards=rest)], camera)
        except CalibrationFailed:
            continue
        for board, mine in zip(seen.boards, held, strict=True):
            if board.placed and mine.any():
                height = float(board.points_mm[mine, 2].mean())
                there = table_from_image(board.points_px[mine], calibration, height)
                errors.append(np.linalg.norm(there - board.points_mm[mine, :2], axis=1))
    return np.concatenate(errors)


def _in_fold(board: BoardSeen, fold: int) -> Flags:
    _, order = np.unique(board.groups, return_inverse=True)
    return np.asarray(order % FOLDS == fold, dtype=np.bool_)


def _only(board: BoardSeen, chosen: Flags) -> BoardSeen:
    return replace(
        board,
        points_mm=board.points_mm[chosen],
        points_px=board.points_px[chosen],
        sigma_px=board.sigma_px[chosen],
        outward=board.outward[chosen],
        groups=board.groups[chosen],
    )

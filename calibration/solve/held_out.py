"""Cross-validation: measure corners by calibrations that did not use them."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats
from calibration.detect.boards import BoardSeen, BoardsSeen
from calibration.failure import CalibrationFailed
from calibration.model.camera import Camera
from calibration.model.projection import sigma_mm_at, table_from_image
from calibration.solve.calibrate import calibrate_seen

FOLDS: Final = 5
"""Number of parts into which the corners are divided; each is held out once."""


@dataclass(frozen=True, slots=True, eq=False)
class HeldOutPlaces:
    """Errors of held-out corners on the table, and their sigmas.

    Attributes:
        error_mm: (N, 2), measured minus true positions.
        sigma_mm: (N, 2), standard deviations of the measured positions.
    """

    error_mm: Floats
    sigma_mm: Floats


def held_out_errors_mm(seen: BoardsSeen, camera: Camera | None = None) -> Floats:
    """Distances of held-out corners on the table from their true places.

    Args:
        seen: As for `held_out_places`.
        camera: The camera, as given to the calibration.

    Returns:
        (N,) mm; empty if too little would be left for a calibration.
    """
    return np.asarray(np.linalg.norm(held_out_places(seen, camera).error_mm, axis=1))


def held_out_places(seen: BoardsSeen, camera: Camera | None = None) -> HeldOutPlaces:
    """Measure corners on the table by calibrations that did not use them.

    Corners that were read together are held out together, a fifth of them at a time.

    Args:
        seen: Boards found in one picture, preferably by `calibration.detect.refine.look_closely`.
        camera: The camera, as given to the calibration.

    Returns:
        Empty if too little would be left for a calibration.
    """
    errors, sigmas = [np.empty((0, 2))], [np.empty((0, 2))]
    for fold in range(FOLDS):
        held = [in_fold(board, fold) for board in seen.boards]
        try:
            calibration = calibrate_seen([without(seen, held)], camera)
        except CalibrationFailed:
            continue
        for board, mine in zip(seen.boards, held, strict=True):
            if board.placed and mine.any():
                height = float(board.points_mm[mine, 2].mean())
                pixels, sigma_px = board.points_px[mine], float(np.median(board.sigma_px[mine]))
                there = table_from_image(pixels, calibration, height)
                doubt = sigma_mm_at(pixels, calibration, height, sigma_px)
                errors.append(there - board.points_mm[mine, :2])
                sigmas.append(np.sqrt(np.diagonal(doubt, axis1=1, axis2=2)))
    return HeldOutPlaces(np.concatenate(errors), np.concatenate(sigmas))


def in_fold(board: BoardSeen, fold: int) -> Flags:
    """Which corners of a board, (N,), are held out in one of `FOLDS`."""
    _, order = np.unique(board.groups, return_inverse=True)
    return np.asarray(order % FOLDS == fold, dtype=np.bool_)


def without(seen: BoardsSeen, held: list[Flags]) -> BoardsSeen:
    """Boards without some of the corners of each."""
    rest = tuple(b.only(~h) for b, h in zip(seen.boards, held, strict=True) if not h.all())
    return replace(seen, boards=rest)

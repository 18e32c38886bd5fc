"""Solve a calibration again after something moved; what moved decides what is solved for."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.detect.boards import BoardsSeen, grey_of
from calibration.detect.refine import refine_boards
from calibration.failure import CalibrationFailed
from calibration.guard.drift import BoardShift, Drift, drift
from calibration.model.camera import Camera
from calibration.model.printed import Boards, MarkerBoard
from calibration.model.projection import image_from_table
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate_found

ZOOMED_FOCAL_SIGMA_REL: Final = 0.003
"""Relative sigma of the focal length of a camera that only zoomed: its unchanged place determines
the focal length."""

FREE_FOCAL_SIGMA_REL: Final = 0.1
"""Relative sigma of the focal length of a camera that may have both moved and zoomed. By trial."""

SCENERY_STANDS: Final = 0.5
"""Least share of the scenery that is in place if the camera stood still. By trial."""

SCENERY_MOVED: Final = 0.2
"""If less than this share of the scenery is in place, the camera moved."""


@dataclass(frozen=True, slots=True, eq=False)
class RenewedCalibration:
    """The calibration and boards that hold from now on.

    Attributes:
        calibration: The new calibration; the old one itself if the camera did not move.
        boards: The boards, with the new places of shifted pieces of paper.
        drift: What moved; "board_or_camera" if that could not be decided.
    """

    calibration: Calibration
    boards: Boards
    drift: Drift


def solved_again(
    bgr: Image,
    seen: BoardsSeen,
    boards: Boards,
    calibration: Calibration,
    *,
    scenery: float | None = None,
    sure: bool = False,
) -> RenewedCalibration:
    """Solve the calibration, or measure shifted boards, after something moved.

    Args:
        bgr: (h, w, 3) uint8, in which everything is at rest again.
        seen: The boards detected in it, not refined.
        boards: The printed boards and their places before.
        calibration: The calibration before.
        scenery: Share of the scenery that is in place; None if there is no scenery.
        sure: Whether something is known to have moved, even if no shift is clear.

    Raises:
        CalibrationFailed: The boards of this picture do not give a calibration.
    """
    change = _with_scenery(drift(calibration, seen, sure=sure), scenery)
    if change.verdict in ("steady", "unseen"):
        return RenewedCalibration(calibration, boards, change)
    if change.verdict == "boards":
        return _relaid(bgr, seen, boards, calibration, change)
    rough = _rough_calibration(bgr, seen, boards, calibration.camera)
    refined = refined_boards(bgr, seen, boards, rough)
    change = _with_scenery(drift(calibration, refined, refined=True, sure=sure), scenery)
    if change.verdict in ("steady", "unseen"):
        return RenewedCalibration(calibration, boards, change)
    if change.verdict == "boards":
        return _relaid(bgr, seen, boards, calibration, change)
    if change.focal_ratio == 1.0:
        return RenewedCalibration(rough, boards, change)
    camera = _zoomed_camera(calibration.camera, change)
    return RenewedCalibration(calibrate_found(bgr, seen, boards, camera), boards, change)


def relaid(boards: Boards, shifts: tuple[BoardShift, ...]) -> Boards:
    """The boards with the new places of shifted pieces of paper."""
    moved = {(shift.name, shift.marker): shift.motion.matrix() for shift in shifts}
    sheets = tuple(
        replace(s, table_from_board=moved[s.name, None] @ s.table_from_board)
        if (s.name, None) in moved and s.table_from_board is not None
        else s
        for s in boards.charuco
    )
    return replace(
        boards,
        charuco=sheets,
        markers=tuple(_markers_relaid(board, moved) for board in boards.markers),
    )


def _markers_relaid(board: MarkerBoard, moved: dict[tuple[str, int | None], Floats]) -> MarkerBoard:
    still = np.eye(4)
    places = {n: moved.get((board.name, n), still) for n in board.markers}
    corners = {n: moved_rigidly(old, places[n]) for n, old in board.markers.items()}
    return replace(board, markers=corners)


def _with_scenery(change: Drift, scenery: float | None) -> Drift:
    """Decide "board_or_camera" by the scenery, if that is clear enough."""
    if change.verdict != "board_or_camera" or scenery is None:
        return change
    if scenery >= SCENERY_STANDS:
        return replace(change, verdict="boards")
    return replace(change, verdict="camera") if scenery < SCENERY_MOVED else change


def _relaid(
    bgr: Image, seen: BoardsSeen, boards: Boards, calibration: Calibration, change: Drift
) -> RenewedCalibration:
    """Measure the new places of shifted boards: roughly first, then with refined corners."""
    roughly = relaid(boards, _moved_pieces(change))
    again = refined_boards(bgr, seen, roughly, calibration)
    finely = drift(calibration, again, refined=True)
    pieces = {(s.name, s.marker) for s in _moved_pieces(change)}
    rest = tuple(s for s in finely.boards if (s.name, s.marker) in pieces)
    return RenewedCalibration(calibration, relaid(roughly, rest), change)


def _moved_pieces(change: Drift) -> tuple[BoardShift, ...]:
    return tuple(change.boards[number] for number in change.moved)


def _rough_calibration(bgr: Image, seen: BoardsSeen, boards: Boards, camera: Camera) -> Calibration:
    """A calibration that is good enough to refine the boards, even if the camera zoomed."""
    try:
        return calibrate_found(bgr, seen, boards, camera)
    except CalibrationFailed:
        return calibrate_found(bgr, seen, boards, _with_focal(camera, 1.0, FREE_FOCAL_SIGMA_REL))


def refined_boards(
    bgr: Image, seen: BoardsSeen, boards: Boards, calibration: Calibration
) -> BoardsSeen:
    """Refine detected boards where a calibration expects them."""

    def project(points_mm: Floats) -> Floats:
        return image_from_table(points_mm, calibration)

    placed = [s.name for s in boards.charuco if s.table_from_board is not None]
    where = dict.fromkeys([*placed, *(b.name for b in boards.markers)], project)
    return refine_boards(grey_of(bgr), boards, seen, where)


def _zoomed_camera(camera: Camera, change: Drift) -> Camera:
    zoomed = change.verdict == "zoom"
    sigma = ZOOMED_FOCAL_SIGMA_REL if zoomed else FREE_FOCAL_SIGMA_REL
    return _with_focal(camera, change.focal_ratio, sigma)


def _with_focal(camera: Camera, ratio: float, sigma_rel: float) -> Camera:
    lens, sigma = camera.parameters.copy(), camera.sigma.copy()
    lens[:2] *= ratio
    sigma[:2] = sigma_rel * lens[:2]
    return camera.with_parameters(lens, sigma)

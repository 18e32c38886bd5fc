"""From pictures of printed boards to a calibration."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.adjust import Adjusted
from calibration.agreement import check_agreement
from calibration.arrays import Floats, Image
from calibration.boards import BoardsSeen, find_boards
from calibration.camera import Camera, assumed_camera
from calibration.diagnosis import no_board
from calibration.failure import CalibrationFailed
from calibration.picture import checked_picture
from calibration.printed import Boards
from calibration.scene import Scene, scenes_of, together, with_shared_poses
from calibration.solution import BoardFit, Calibration

MOST_PICTURES: Final = 24
FOCAL_TRIALS: Final = (1.0, 0.75, 1.35)
"""Shares of the assumed focal length to begin with: from the widest webcam to a narrow one."""

LEFT_OUT_SIGMAS: Final = 5.0
LARGEST_RESIDUAL_PER_WIDTH: Final = 0.003
"""4 px at 1280: beyond it the lens or the boards file tell of another camera or table."""


def calibrate(images: Sequence[Image], boards: Boards, camera: Camera | None = None) -> Calibration:
    """Camera and table from pictures of the boards.

    The pictures may be of a fixed camera, or the camera or a board without a place may be moved
    between them: then they tell more of the lens. The table is where most pictures agree that it
    is; of equal numbers, where the last ones show it.

    Args:
        images: One or more pictures, (h, w, 3) uint8, of one camera at one size.
        boards: What was printed, and where it lies.
        camera: What is known of the camera; scaled where the pictures have another size.

    Raises:
        CalibrationFailed: With one of the causes in `calibration.failure.CAUSES`.
    """
    pictures = [checked_picture(image) for image in _spread(images)]
    if not boards.charuco and not boards.markers:
        raise CalibrationFailed("board/none_described")
    seen = [find_boards(picture, boards) for picture in pictures]
    if not any(s.boards for s in seen):
        raise no_board(pictures[-1], boards)
    return calibrate_seen(seen, camera)


def calibrate_seen(seen: Sequence[BoardsSeen], camera: Camera | None = None) -> Calibration:
    """As `calibrate`, from boards that were found already.

    Raises:
        CalibrationFailed: With one of the causes in `calibration.failure.CAUSES`.
    """
    size_wh = seen[0].size_wh
    if any(s.size_wh != size_wh for s in seen):
        raise CalibrationFailed("picture/sizes_differ")
    known = _known_camera(camera, size_wh)
    scenes = scenes_of(seen, known, FOCAL_TRIALS if camera is None else (1.0,))
    if not any(scene.on_table for scene in scenes):
        raise CalibrationFailed("board/not_found", detail="too few corners of it can be seen")
    result = together(known, scenes)
    if len(scenes) > 1:
        scenes = with_shared_poses(scenes, result, size_wh[0])
        result = together(known, scenes)
    return _calibration(known, scenes, result)


def _spread(images: Sequence[Image]) -> list[Image]:
    if not images:
        raise CalibrationFailed("picture/unusable", detail="no picture was given")
    if len(images) <= MOST_PICTURES:
        return list(images)
    return [images[i] for i in np.linspace(0, len(images) - 1, MOST_PICTURES).round().astype(int)]


def _known_camera(camera: Camera | None, size_wh: tuple[int, int]) -> Camera:
    if camera is None:
        return assumed_camera(size_wh)
    try:
        return camera.scaled_to(size_wh)
    except ValueError:
        detail = f"the camera file is for {camera.size_wh}, the picture has {size_wh}"
        raise CalibrationFailed("camera/does_not_fit", detail=detail) from None


def _calibration(known: Camera, scenes: Sequence[Scene], result: Adjusted) -> Calibration:
    standpoint = _table_standpoint(scenes)
    chosen = [i for i, s in enumerate(scenes) if s.on_table and s.standpoint == standpoint]
    covariance = result.pose_covariance(standpoint)
    sigma = np.sqrt(np.diag(covariance)[6:])
    apart = [_agreeing(scenes[i], result.residuals_px[i], result.scatter) for i in chosen]
    inside = np.vstack([result.residuals_px[i][ok] for i, ok in zip(chosen, apart, strict=True)])
    calibration = Calibration(
        known.with_parameters(result.lens, sigma),
        _matrix(result.poses[standpoint]),
        covariance,
        float(np.sqrt((inside**2).sum(axis=1).mean())) if len(inside) else float("inf"),
        _fits([scenes[i] for i in chosen], [result.residuals_px[i] for i in chosen], apart),
        np.vstack([scenes[i].points_px[ok] for i, ok in zip(chosen, apart, strict=True)]),
    )
    _check(calibration, [scenes[i] for i in chosen], apart)
    return calibration


def _table_standpoint(scenes: Sequence[Scene]) -> int:
    """Where most pictures were taken from; of equal numbers, the last."""
    on_table = [s for s in scenes if s.on_table]
    return max(on_table, key=lambda s: (s.repeats, s.picture)).standpoint


def _agreeing(scene: Scene, residual: Floats, scatter: float) -> np.ndarray:
    sigma = np.concatenate([b.sigma_px for b in scene.boards])
    return np.asarray(np.linalg.norm(residual, axis=1) < LEFT_OUT_SIGMAS * scatter * sigma)


def _fits(
    scenes: Sequence[Scene], residuals: Sequence[Floats], agreeing: Sequence[np.ndarray]
) -> tuple[BoardFit, ...]:
    fits: dict[str, BoardFit] = {}
    for scene, residual, ok in zip(scenes, residuals, agreeing, strict=True):
        start = 0
        for board in scene.boards:
            part = slice(start, start + len(board.points_px))
            start = part.stop
            fit = _fit(board.name, board.corners_total, residual[part], ok[part])
            if board.name not in fits or fit.corners_found > fits[board.name].corners_found:
                fits[board.name] = fit
    return tuple(fits.values())


def _fit(name: str, total: int, residual: Floats, ok: np.ndarray) -> BoardFit:
    square = (residual[ok] ** 2).sum(axis=1)
    rms = float(np.sqrt(square.mean())) if len(square) else float("nan")
    return BoardFit(name, int(ok.sum()), total, rms, int((~ok).sum()))


def _check(
    calibration: Calibration, scenes: Sequence[Scene], agreeing: Sequence[np.ndarray]
) -> None:
    for scene, ok in zip(scenes, agreeing, strict=True):
        cuts = np.cumsum([len(b.points_px) for b in scene.boards])[:-1]
        check_agreement(calibration, scene.boards, np.split(ok, cuts))
    if not calibration.residual_px < LARGEST_RESIDUAL_PER_WIDTH * calibration.size_wh[0]:
        detail = f"the boards lie {calibration.residual_px:.1f} px from where they should"
        raise CalibrationFailed("camera/does_not_fit", detail=detail)
    if (-calibration.camera_from_table[:3, :3].T @ calibration.camera_from_table[:3, 3])[2] <= 0:
        raise CalibrationFailed("camera/not_above_table")


def _matrix(pose: Floats) -> Floats:
    turn, _ = cv2.Rodrigues(pose[:3])
    matrix = np.eye(4)
    matrix[:3, :3], matrix[:3, 3] = np.asarray(turn), pose[3:]
    return matrix

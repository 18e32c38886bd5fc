"""Make the calibration from an adjusted bundle, after checking that its boards agree."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats
from calibration.failure import CalibrationFailed
from calibration.model.projection import camera_centre_mm
from calibration.model.similarity import pose_of_vector
from calibration.model.solution import BoardFit, Calibration, GapShown
from calibration.solve.agreement import agreeing, check_agreement
from calibration.solve.bundle import Bundle, table_standpoint
from calibration.solve.gaps import as_printed, gaps_shown
from calibration.solve.misfit import misfit_px
from calibration.solve.scene import Scene

LARGEST_RESIDUAL_PER_WIDTH: Final = 0.003
"""Largest residual of a usable calibration, as a share of the picture's width (4 px at 1280). With
a larger one the camera file belongs to another camera, or the boards file to another table."""


def calibration_of(bundle: Bundle) -> Calibration:
    """The calibration from a bundle.

    Raises:
        CalibrationFailed: Boards contradict each other, or the camera does not fit.
    """
    printed = as_printed(bundle)
    found = printed.found
    flat, bundle = bundle, found.bundle
    known, scenes, result = bundle.known, bundle.scenes, bundle.result
    standpoint = table_standpoint(scenes)
    chosen = [i for i, s in enumerate(scenes) if s.on_table and s.standpoint == standpoint]
    covariance = result.pose_covariance(standpoint)
    loose = found.loose.pose_covariance(standpoint)
    sigma = np.sqrt(np.diag(loose)[6:])
    apart = [agreeing(scenes[i], result.residuals_px[i], result.scatter) for i in chosen]
    residuals = [printed.residuals_px[i] for i in chosen]
    inside = np.vstack([residual[ok] for residual, ok in zip(residuals, apart, strict=True)])
    noise = np.concatenate([_sigma(scenes[i])[ok] for i, ok in zip(chosen, apart, strict=True)])
    calibration = Calibration(
        known.with_parameters(result.lens, sigma),
        pose_of_vector(result.poses[standpoint]),
        covariance,
        float(np.sqrt((inside**2).sum(axis=1).mean())) if len(inside) else float("inf"),
        _fits([scenes[i] for i in chosen], residuals, apart),
        np.vstack([scenes[i].points_px[ok] for i, ok in zip(chosen, apart, strict=True)]),
        loose - covariance,
        found.uneven_mm[standpoint],
        misfit_px(inside, noise),
        gaps_shown(flat, printed.growths),
    )
    check_agreement(flat, calibration, standpoint)
    _check_residual_and_side(calibration)
    return calibration


def _sigma(scene: Scene) -> Floats:
    return np.concatenate([board.sigma_px for board in scene.boards])


def _fits(
    scenes: Sequence[Scene], residuals: Sequence[Floats], agreeing: Sequence[Flags]
) -> tuple[BoardFit, ...]:
    """How each board contributed, in the scene with most of its corners."""
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


def _fit(name: str, total: int, residual: Floats, ok: Flags) -> BoardFit:
    square = (residual[ok] ** 2).sum(axis=1)
    rms = float(np.sqrt(square.mean())) if len(square) else float("nan")
    return BoardFit(name, int(ok.sum()), total, rms, int((~ok).sum()))


def _check_residual_and_side(calibration: Calibration) -> None:
    if not calibration.residual_px < LARGEST_RESIDUAL_PER_WIDTH * calibration.size_wh[0]:
        for gap in calibration.gaps:
            raise _gaps_failure(gap)
        detail = f"the boards lie {calibration.residual_px:.1f} px from where they should"
        raise CalibrationFailed("camera/does_not_fit", detail=detail)
    if camera_centre_mm(calibration)[2] <= 0:
        raise CalibrationFailed("camera/not_above_table")


def _gaps_failure(gap: GapShown) -> CalibrationFailed:
    detail = (
        f'the gaps between the markers of "{gap.board}" are {gap.shown_mm:.1f} mm, and not the '
        f"{gap.told_mm:.1f} mm that the boards file says, if a marker is {gap.side_mm:.1f} mm"
    )
    return CalibrationFailed("board/wrong_scale", detail=detail)

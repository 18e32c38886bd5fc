"""Fit the pose of a board of single markers that lies flat on the table, or almost."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.detect.boards import BoardSeen
from calibration.model.projection import image_by_table, image_from_table, table_from_image
from calibration.model.similarity import (
    moved_rigidly,
    on_table,
    pose_of_parts,
    similarity,
    turn_matrix,
)
from calibration.model.solution import Calibration
from calibration.solve.unknowns import BLEEDING_PX, CAUCHY

LYING_TILT_SIGMA: Final = np.radians(0.4)
"""Sigma of the tilt, rad, of a card that lies on the table: a crumb may be under its edge, and the
table's own pose has an error."""

LYING_HEIGHT_MM: Final = (0.3, 0.5)
"""Mean and standard deviation of the height, mm, of the print of a card that lies on the table:
paper is 0.1 mm thick, card 0.3, board 1."""

LIFTED_TILT_SIGMA: Final = np.radians(25)
"""Sigma of the tilt, rad, of a card that is held up."""

LIFTED_HEIGHT_MM: Final = (20.0, 60.0)
"""Mean and standard deviation of the height, mm, of a card that is held up. By trial."""

VOTE_PX: Final = 4.0
"""Scale, px, of the loss by which corners vote for a pose. By trial."""

LEFT_OUT_PX: Final = 3.0
"""Residual, px, above which a corner is an outlier. By trial."""

STEPS: Final = 25
"""Most Gauss-Newton steps for the pose of a card. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class PoseFit:
    """A fitted pose.

    Attributes:
        pose: (4, 4), `table_from_board`.
        covariance: (6, 6) of a small rotation (rad) and shift (mm).
        markers_seen: Numbers of the markers that agree.
        markers_left_out: Numbers of the markers that do not.
        residual_px: Root mean square residual of the agreeing corners.
    """

    pose: Floats
    covariance: Floats
    markers_seen: tuple[int, ...]
    markers_left_out: tuple[int, ...]
    residual_px: float


def flat_start(seen: BoardSeen, calibration: Calibration) -> Floats | None:
    """A start (4, 4) for a board flat on the table: each marker proposes a pose, all corners vote.

    Returns:
        None if no marker projects onto the table.
    """
    on_table = table_from_image(seen.points_px, calibration, LYING_HEIGHT_MM[0])
    best: tuple[float, Floats] | None = None
    for group in [seen.groups == n for n in np.unique(seen.groups)]:
        if not np.isfinite(on_table[group]).all():
            continue
        pose = _flat_pose(seen.points_mm[group, :2], on_table[group])
        apart = seen.points_px - image_from_table(moved_rigidly(seen.points_mm, pose), calibration)
        loss = float(np.log1p((apart**2).sum(axis=1) / VOTE_PX**2).sum())
        if np.isfinite(loss) and (best is None or loss < best[0]):
            best = (loss, pose)
    return None if best is None else best[1]


def _flat_pose(source: Floats, target: Floats) -> Floats:
    _, turn, shift = similarity(source, target)
    middle = source.mean(axis=0)
    x_mm, y_mm = middle + shift - turn_matrix(turn) @ middle
    pose = on_table(turn, x_mm, y_mm)
    pose[2, 3] = LYING_HEIGHT_MM[0]
    return pose


def fitted(
    seen: BoardSeen,
    calibration: Calibration,
    start: Floats,
    tilt_sigma: float,
    height_mm: Sequence[float],
) -> PoseFit | None:
    """Fit rotation, shift and bleeding by Gauss-Newton, with a prior of tilt and height.

    Args:
        seen: The board's corners.
        calibration: Camera and table.
        start: (4, 4), pose to start from.
        tilt_sigma: Prior sigma of the tilt, rad.
        height_mm: Prior mean and sigma of the height.

    Returns:
        None if the fit leaves the picture, or no marker agrees with it.
    """
    pose, bleeding = start, BLEEDING_PX[0]
    covariance = np.eye(7)
    for _ in range(STEPS):
        jacobian, residual = _linearised(seen, calibration, pose, bleeding)
        if not np.isfinite(residual).all():
            return None
        weight = _weights(residual, seen.sigma_px)
        normal = np.einsum("nki,n,nkj->ij", jacobian, weight, jacobian)
        right = np.einsum("nki,n,nk->i", jacobian, weight, residual)
        by, error = _flat_prior(pose, bleeding, tilt_sigma, height_mm)
        covariance = np.linalg.inv(normal + by.T @ by)
        step = covariance @ (right - by.T @ error)
        pose, bleeding = _stepped(pose, step), bleeding + step[6]
        if np.abs(step).max() < 1e-7:
            break
    return _without_outliers(seen, calibration, pose, float(bleeding), covariance)


def _linearised(
    seen: BoardSeen, calibration: Calibration, pose: Floats, bleeding: float
) -> tuple[Floats, Floats]:
    """Derivatives (N, 2, 7) of expected pixels by rotation, shift, bleeding; residuals (N, 2)."""
    at = moved_rigidly(seen.points_mm, pose)
    expected = image_from_table(at, calibration) - bleeding * seen.outward
    by_point = image_by_table(at, calibration)
    x, y, z = (at - pose[:3, 3]).T
    none = np.zeros_like(x)
    jacobian = np.empty((len(at), 2, 7))
    # A small rotation about each axis moves a point by the axis times its arm.
    for axis, way in enumerate(((none, -z, y), (z, none, -x), (-y, x, none))):
        jacobian[:, :, axis] = np.einsum("nki,ni->nk", by_point, np.stack(way, axis=1))
    jacobian[:, :, 3:6] = by_point
    jacobian[:, :, 6] = -seen.outward
    return jacobian, seen.points_px - expected


def _weights(residual: Floats, sigma_px: Floats) -> Floats:
    square = (residual**2).sum(axis=1) / sigma_px**2
    scatter = max(1.0, float(np.median(square)) / 2)
    return np.asarray(1 / (1 + square / (scatter * CAUCHY**2)) / (scatter * sigma_px**2))


def _flat_prior(
    pose: Floats, bleeding: float, tilt_sigma: float, height_mm: Sequence[float]
) -> tuple[Floats, Floats]:
    """The residuals (4,) of the prior in sigmas, and their derivatives (4, 7), derivatives first.

    They are two of the normal, which is upright, one of the height and one of the bleeding. A small
    rotation w moves the normal n by w x n.
    """
    n = pose[:3, 2]
    by = np.zeros((4, 7))
    by[0, :3] = np.array([0, n[2], -n[1]]) / tilt_sigma
    by[1, :3] = np.array([-n[2], 0, n[0]]) / tilt_sigma
    by[2, 5] = 1 / height_mm[1]
    by[3, 6] = 1 / BLEEDING_PX[1]
    error = np.array(
        [
            n[0] / tilt_sigma,
            n[1] / tilt_sigma,
            (pose[2, 3] - height_mm[0]) / height_mm[1],
            (bleeding - BLEEDING_PX[0]) / BLEEDING_PX[1],
        ]
    )
    return by, error


def _stepped(pose: Floats, step: Floats) -> Floats:
    turn, _ = cv2.Rodrigues(step[:3])
    return pose_of_parts(turn @ pose[:3, :3], pose[:3, 3] + step[3:6])


def _without_outliers(
    seen: BoardSeen, calibration: Calibration, pose: Floats, bleeding: float, covariance: Floats
) -> PoseFit | None:
    """The result without markers that have two or more outliers; None if none is left."""
    _, residual = _linearised(seen, calibration, pose, bleeding)
    apart = np.linalg.norm(residual, axis=1)
    numbers = [int(n) for n in np.unique(seen.groups)]
    ok = {n: int((apart[seen.groups == n] > LEFT_OUT_PX).sum()) < 2 for n in numbers}
    good = tuple(n for n in numbers if ok[n])
    if not good or not np.isfinite(covariance).all():
        return None
    rms = float(np.sqrt((apart[np.isin(seen.groups, good)] ** 2).mean()))
    left_out = tuple(n for n in numbers if not ok[n])
    return PoseFit(pose, covariance[:6, :6], good, left_out, rms)

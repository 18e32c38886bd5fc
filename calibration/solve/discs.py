"""Calibrate from coins alone: accurate around the coins, and inaccurate farther away."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.detect.discs.find import DiscSeen, find_discs
from calibration.detect.discs.rim import RAYS
from calibration.failure import CalibrationFailed
from calibration.model.camera import Camera
from calibration.model.lens import rays_of
from calibration.model.printed import Disc
from calibration.model.similarity import pose_of_vector
from calibration.model.solution import BoardFit, Calibration
from calibration.solve.disc_tilt import (
    WALL_SHARE,
    WALL_SIGMA,
    Tilt,
    normal_of,
    shape_of,
    sizes_and_stretches,
    tilt_of,
)
from calibration.solve.flat_scan import flat_scan, is_cut

OUTLINE_POINTS: Final = 8
"""Number of points of each rim that are returned as the corners of the calibration."""
STEP: Final = 1e-5
"""Step of central differences, relative for numbers above 1: about the cube root of a double's
precision, 6e-6."""

CONTRADICTION: Final = 0.05
"""Largest difference of the discs' size errors, in ln, that a tilt explains: beyond it one of the
given diameters is wrong."""


def calibrated_from_pictures(
    pictures: Sequence[Image], discs: Sequence[Disc], camera: Camera, *, camera_known: bool
) -> Calibration:
    """Calibrate from the coins in the latest picture that shows them.

    Args:
        pictures: (h, w, 3) uint8 each, of one size, at least one.
        discs: The discs on the table.
        camera: The camera, known or assumed, for pictures of this size.
        camera_known: Whether the camera is known.

    Raises:
        CalibrationFailed: No picture shows the discs clearly.
    """
    failure: CalibrationFailed | None = None
    for bgr in reversed(pictures):
        try:
            return calibrated_from_discs(bgr, discs, camera, camera_known=camera_known)
        except CalibrationFailed as failed:
            failure = failure or failed
    assert failure is not None
    raise failure


def calibrated_from_discs(
    bgr: Image, discs: Sequence[Disc], camera: Camera, *, camera_known: bool
) -> Calibration:
    """Calibrate from the coins in one picture.

    The table's origin is under the first coin, with x to the picture's right.

    Args:
        bgr: (h, w, 3) uint8.
        discs: The discs on the table.
        camera: The camera, known or assumed, for pictures of this size.
        camera_known: Whether the camera is known. If not, a picture with round coins and an aspect
            ratio that no camera has counts as a flat scan.

    Raises:
        CalibrationFailed: "disc/not_found", "disc/ambiguous", "disc/contradiction" or
            "camera/does_not_fit".
    """
    seen = find_discs(bgr, discs)
    _check_lens(seen, camera)
    tilt = tilt_of(seen, camera)
    if not camera_known and tilt.level and is_cut(camera.size_wh):
        return _scan_calibration(seen, camera.size_wh)
    return table_under(seen, tilt, camera)


def _check_lens(seen: Sequence[DiscSeen], camera: Camera) -> None:
    """Check that the lens of the camera can show the discs where they were found."""
    for one in seen:
        x, y = one.ellipse.centre_px
        if not np.isfinite(rays_of(one.ellipse.centre_px[None], camera)).all():
            detail = (
                f'its lens can show nothing at ({x:.0f}, {y:.0f}) px, where "{one.disc.name}" is'
            )
            raise CalibrationFailed("camera/does_not_fit", detail=detail)


def _scan_calibration(seen: Sequence[DiscSeen], size_wh: tuple[int, int]) -> Calibration:
    scales = np.log([one.mm_per_px for one in seen])
    _check_agreement(scales - scales.mean())
    weight = np.array([one.size_sigma for one in seen]) ** -2.0
    middle = float(np.exp(weight @ scales / weight.sum()))
    sigma = float(np.sqrt(1 / weight.sum()))
    return flat_scan(size_wh, middle, sigma, _fits(seen, np.exp(scales) / middle))


def table_under(seen: Sequence[DiscSeen], tilt: Tilt, camera: Camera) -> Calibration:
    """The calibration from discs, given the tilt of their table.

    Its covariance is propagated from those of the tilt, the discs' sizes, the height of their rims,
    and the camera.
    """
    parameters = np.concatenate([tilt.vector, [0.0, WALL_SHARE], camera.parameters])
    height_mm = float(np.mean([one.disc.diameter_mm for one in seen]))
    pose, off = _pose(parameters, seen, camera, height_mm)
    _check_agreement(off)
    by_told = _derivatives(parameters, seen, camera, height_mm)
    size_sigma = 1 / np.sqrt(sum(one.size_sigma**-2.0 for one in seen))
    doubt = np.diag(np.concatenate([[0, 0, size_sigma, WALL_SIGMA], camera.sigma]) ** 2)
    doubt[:2, :2] = tilt.covariance
    residual = float(np.sqrt(np.mean((off * [s.ellipse.half_axes_px[0] for s in seen]) ** 2)))
    return Calibration(
        camera,
        pose_of_vector(pose),
        by_told @ doubt @ by_told.T,
        residual,
        _fits(seen, np.exp(off)),
        np.vstack([one.ellipse.outline_px(OUTLINE_POINTS) for one in seen]),
    )


def _pose(
    parameters: Floats, seen: Sequence[DiscSeen], camera: Camera, diameter_mm: float
) -> tuple[Floats, Floats]:
    """Compute the pose from tilt, size, height and lens.

    A ray r meets the rims' plane at Z r, where Z = h / -(n r) and h is the camera's height above
    the rims; a disc's half axis is D / (2 Z) times that of `shape_of`.

    Args:
        parameters: (13,), tilt (2), ln of a factor on the camera's height, height of the rims over
            `diameter_mm`, lens (9).
        seen: The discs.
        camera: The camera, whose lens is replaced.
        diameter_mm: Mean diameter of the discs.

    Returns:
        Rotation vector and shift (6,) of `camera_from_table`, and each disc's size error, in ln.
    """
    lens = camera.with_parameters(parameters[4:], camera.sigma)
    normal = normal_of(parameters[:2])
    rays = np.column_stack(
        [rays_of(np.array([one.ellipse.centre_px for one in seen]), lens), np.ones(len(seen))]
    )
    heights = np.array([_ln_height(*pair, normal, lens) for pair in zip(seen, rays, strict=True)])
    weight = np.array([one.size_sigma for one in seen]) ** -2.0
    middle = weight @ heights / weight.sum()
    height = np.exp(middle + parameters[2])
    origin = rays[0] * height / -(normal @ rays[0]) - normal * parameters[3] * diameter_mm
    right = np.array([1.0, 0, 0]) - normal[0] * normal
    right /= np.linalg.norm(right)
    turn, _ = cv2.Rodrigues(np.column_stack([right, np.cross(normal, right), normal]))
    return np.concatenate([np.ravel(np.asarray(turn)), origin]), heights - middle


def _ln_height(one: DiscSeen, ray: Floats, normal: Floats, camera: Camera) -> float:
    size, _ = sizes_and_stretches(shape_of(normal, ray, camera))
    facing = np.log(-(normal @ ray) * one.disc.diameter_mm / (2 * one.ellipse.half_axes_px[0]))
    return float(facing + size)


def _derivatives(
    parameters: Floats, seen: Sequence[DiscSeen], camera: Camera, diameter_mm: float
) -> Floats:
    """Derivatives (15, 13) of pose and lens by the parameters of `_pose`."""
    columns = []
    for k in range(len(parameters)):
        step = np.zeros(len(parameters))
        step[k] = STEP * max(1.0, abs(parameters[k]))
        more, _ = _pose(parameters + step, seen, camera, diameter_mm)
        less, _ = _pose(parameters - step, seen, camera, diameter_mm)
        columns.append(_pose_difference(more, less) / (2 * step[k]))
    lens = np.hstack([np.zeros((9, 4)), np.eye(9)])
    return np.vstack([np.array(columns).T, lens])


def _pose_difference(more: Floats, less: Floats) -> Floats:
    """The difference (6,) of two similar poses.

    A camera that looks straight down is rotated by half a turn, at which the rotation vector may
    jump to its opposite.
    """
    turn = less[:3]
    if np.linalg.norm(more[:3] - turn) > np.pi:
        turn = turn * (1 - 2 * np.pi / np.linalg.norm(turn))
    return np.concatenate([more[:3] - turn, more[3:] - less[3:]])


def _check_agreement(off: Floats) -> None:
    if len(off) > 1 and np.ptp(off) > CONTRADICTION:
        detail = f"their sizes differ by {100 * np.ptp(off):.0f} % from what the boards file says"
        raise CalibrationFailed("disc/contradiction", detail=detail)


def _fits(seen: Sequence[DiscSeen], ratios: Floats) -> tuple[BoardFit, ...]:
    """How each disc contributed; `ratios` are those of its size to the expected one."""
    return tuple(
        BoardFit(
            one.disc.name,
            one.rays_found,
            RAYS,
            abs(float(ratio) - 1) * one.ellipse.half_axes_px[0],
        )
        for one, ratio in zip(seen, ratios, strict=True)
    )

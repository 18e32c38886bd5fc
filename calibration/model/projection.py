"""Project table points to pixels and back, with derivatives and covariances."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, points
from calibration.model.camera import Camera
from calibration.model.lens import bent, distorted, fold_radius, rays_of
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration


def image_from_table(points_mm: npt.ArrayLike, calibration: Calibration) -> Floats:
    """Project table points to pixels.

    Args:
        points_mm: (N, 3) in table space, mm.
        calibration: Camera and table.

    Returns:
        (N, 2) in image space; NaN for points behind the camera or beyond the fold of its lens.

    Raises:
        ValueError: The points have another shape.
    """
    return image_from_camera(camera_from_table(points_mm, calibration), calibration.camera)


def camera_from_table(points_mm: npt.ArrayLike, calibration: Calibration) -> Floats:
    """Table points (N, 3) in camera space, (N, 3) mm."""
    return moved_rigidly(points(points_mm, 3, "points_mm"), calibration.camera_from_table)


def image_from_camera(points_mm: Floats, camera: Camera) -> Floats:
    """Project points (N, 3) in camera space to pixels (N, 2); NaN if the camera cannot see them."""
    z = points_mm[:, 2:3]
    with np.errstate(divide="ignore", invalid="ignore"):
        rays = np.where(z > 0, points_mm[:, :2] / z, np.nan)
    rays[~(np.linalg.norm(rays, axis=1) <= fold_radius(camera.distortion))] = np.nan
    m = camera.matrix
    seen = bent(rays, camera.distortion)
    return np.asarray(seen * np.array([m[0, 0], m[1, 1]]) + m[:2, 2])


def table_from_image(
    points_px: npt.ArrayLike, calibration: Calibration, height_mm: float = 0.0
) -> Floats:
    """Intersect the rays of pixels with a plane parallel to the table.

    Args:
        points_px: (N, 2) in image space.
        calibration: Camera and table.
        height_mm: Height of the plane above the table top.

    Returns:
        (N, 2) in table space, mm; NaN for a pixel above the horizon of that plane.

    Raises:
        ValueError: The points have another shape.
    """
    towards = ray_directions(points_px, calibration)
    eye = camera_centre_mm(calibration)
    with np.errstate(divide="ignore", invalid="ignore"):
        along = (height_mm - eye[2]) / towards[:, 2]
    along[~(along > 0)] = np.nan
    return np.asarray(eye[:2] + along[:, None] * towards[:, :2])


def camera_centre_mm(calibration: Calibration) -> Floats:
    """The camera's centre in table space, (3,) mm."""
    return centre_mm(calibration.camera_from_table)


def centre_mm(camera_from_space: Floats) -> Floats:
    """The camera's centre in a space, (3,) mm, from its rigid pose (4, 4) there."""
    return np.asarray(-camera_from_space[:3, :3].T @ camera_from_space[:3, 3])


def ray_directions(points_px: npt.ArrayLike, calibration: Calibration) -> Floats:
    """Unit vectors, (N, 3) in table space, from the camera's centre through pixels (N, 2)."""
    rays = rays_of(points(points_px, 2, "points_px"), calibration.camera)
    full = np.column_stack([rays, np.ones(len(rays))])
    # Coordinate by coordinate: numpy is very slow at reducing a last axis of length three.
    full /= np.sqrt(full[:, 0] ** 2 + full[:, 1] ** 2 + 1)[:, None]
    return np.asarray(full @ calibration.camera_from_table[:3, :3])


def image_by_table(points_mm: npt.ArrayLike, calibration: Calibration) -> Floats:
    """Derivatives of the pixel with respect to the table point, (N, 2, 3) px per mm; (N, 3) mm."""
    at = camera_from_table(points_mm, calibration)
    x, y, z = at.T
    rays = at[:, :2] / z[:, None]
    _, by_ray = distorted(rays, calibration.camera.distortion)
    ray_by_camera = np.zeros((len(at), 2, 3))
    ray_by_camera[:, 0, 0] = ray_by_camera[:, 1, 1] = 1 / z
    ray_by_camera[:, 0, 2], ray_by_camera[:, 1, 2] = -x / z**2, -y / z**2
    m = calibration.camera.matrix
    focal = np.array([m[0, 0], m[1, 1]])[:, None]
    turn = calibration.camera_from_table[:3, :3]
    return np.asarray(focal * by_ray @ ray_by_camera @ turn)


def image_by_parameters(points_mm: npt.ArrayLike, calibration: Calibration) -> Floats:
    """Derivatives of the pixel with respect to the parameters, (N, 2, 15), in covariance order."""
    at = points(points_mm, 3, "points_mm")
    if not len(at):
        return np.empty((0, 2, 15))
    pose = calibration.camera_from_table
    turn, _ = cv2.Rodrigues(pose[:3, :3])
    camera = calibration.camera
    _, jacobian = cv2.projectPoints(at, turn, pose[:3, 3], camera.matrix, camera.distortion)
    return np.asarray(jacobian, dtype=np.float64)[:, :15].reshape(-1, 2, 15)


def table_by_parameters(points_mm: npt.ArrayLike, calibration: Calibration) -> Floats:
    """Derivatives of table points with respect to the parameters, (N, 2, 15), in covariance order.

    The pixel is fixed, so by the implicit function theorem dx = - (dq/dx)^-1 (dq/dp) dp, on a plane
    parallel to the table.

    Args:
        points_mm: (N, 3) in table space.
        calibration: Camera and table.
    """
    at = points(points_mm, 3, "points_mm")
    table_by_image = np.linalg.inv(image_by_table(at, calibration)[:, :, :2])
    return np.asarray(-table_by_image @ image_by_parameters(at, calibration))


def way_sigma_mm(stops_mm: npt.ArrayLike, calibration: Calibration) -> float:
    """Sigma of a path's length from the uncertainty of camera, table and prints.

    Small errors of these shift all points of the path together, so only their relative shifts
    matter. For example, a print that is larger than stated shortens a long path more than a short
    one.

    Args:
        stops_mm: (N, 3) in table space, in order; a straight distance has two.
        calibration: Camera and table, with their covariance.

    Returns:
        The standard deviation of the length, mm; 0 for a path of no length.
    """
    at = points(stops_mm, 3, "stops_mm")
    steps = np.diff(at, axis=0)[:, :2]
    long = np.linalg.norm(steps, axis=1)
    steps = steps[long > 0] / long[long > 0, None]
    if not len(steps):
        return 0.0
    apart = np.diff(table_by_parameters(at, calibration), axis=0)[long > 0]
    by = np.einsum("nx,nxp->p", steps, apart)
    stops = at[np.concatenate([[True], long > 0])]
    square = by @ calibration.whole_covariance @ by + _misfit_variance(stops, steps, calibration)
    return float(np.sqrt(max(0.0, square)))


def _misfit_variance(stops: Floats, steps: Floats, calibration: Calibration) -> float:
    """The part of the variance of a path's length, mm², that the misfit of the corners adds.

    Args:
        stops: (N, 3), no two consecutive ones equal.
        steps: (N - 1, 2), the directions from each to the next.
        calibration: Camera and table.
    """
    if not calibration.misfit_px:
        return 0.0
    pulls = np.zeros((len(stops), 2))
    pulls[1:] += steps
    pulls[:-1] -= steps
    by_px = pulls[:, None, :] @ np.linalg.inv(image_by_table(stops, calibration)[:, :, :2])
    return float(calibration.misfit_px**2 * (by_px**2).sum())


def way_on_table_sigma_mm(stops_mm: npt.ArrayLike, calibration: Calibration) -> float:
    """`way_sigma_mm` for a path on the table itself, its stops (N, 2) mm."""
    flat = points(stops_mm, 2, "stops_mm")
    return way_sigma_mm(np.column_stack([flat, np.zeros(len(flat))]), calibration)


def place_sigma_mm(at_mm: npt.ArrayLike, calibration: Calibration) -> float:
    """Sigma of a position on the table from camera, table and prints, without that of its pixel.

    Args:
        at_mm: (2,) on the table.
        calibration: Camera and table, with their covariance.

    Returns:
        The standard deviation of each coordinate, mm.
    """
    at = points([[*np.asarray(at_mm, dtype=np.float64), 0.0]], 3, "at_mm")
    return float(np.sqrt(np.trace(_covariances(at, calibration, 0.0)[0]) / 2))


def sigma_mm_at(
    points_px: npt.ArrayLike,
    calibration: Calibration,
    height_mm: float = 0.0,
    sigma_px: float = 0.0,
) -> Floats:
    """Covariances of the results of `table_from_image`.

    They include the uncertainty of camera and table, errors of the prints, and two assumptions:
    that things deviate in height from the plane as much as the boards' paper does, and that other
    positions have the same misfit as the boards' corners, whose cause is unknown.

    Args:
        points_px: (N, 2) in image space.
        calibration: Camera and table, with their covariance.
        height_mm: Height of the plane above the table top.
        sigma_px: Standard deviation of each coordinate of the pixels themselves.

    Returns:
        (N, 2, 2) covariances in mm2; NaN if `table_from_image` has no result.
    """
    pixels = points(points_px, 2, "points_px")
    on_plane = table_from_image(pixels, calibration, height_mm)
    at = np.column_stack([on_plane, np.full(len(on_plane), height_mm)])
    result = np.full((len(at), 2, 2), np.nan)
    seen = np.isfinite(on_plane).all(axis=1)
    if seen.any():
        result[seen] = _covariances(at[seen], calibration, sigma_px)
    return result


def _covariances(at: Floats, calibration: Calibration, sigma_px: float) -> Floats:
    """Covariances (N, 2, 2) of points (N, 3) on a plane that is parallel to the table.

    With the pixel fixed, by implicit differentiation: dx = - (dq/dx)^-1 (dq/dp dp - dq).
    """
    by_parameters = image_by_parameters(at, calibration)
    of_pixels = by_parameters @ calibration.whole_covariance @ by_parameters.transpose(0, 2, 1)
    of_pixels = of_pixels + (sigma_px**2 + calibration.misfit_px**2) * np.eye(2)
    by_place = image_by_table(at, calibration)
    by_height = by_place[:, :, 2:] * calibration.uneven_mm
    of_pixels = of_pixels + by_height @ by_height.transpose(0, 2, 1)
    table_by_image = np.linalg.inv(by_place[:, :, :2])
    return np.asarray(table_by_image @ of_pixels @ table_by_image.transpose(0, 2, 1))


SAME_VIEW_PX: Final = 1.5
"""Largest shift, px, of a point on the table between two pictures of one view, 640 px wide."""

SAME_VIEW_WIDTH_PX: Final = 640
"""Width of the picture that `SAME_VIEW_PX` refers to."""

_AS_FAR_AS_BOARDS_MM: Final = np.array([(x, y, 0.0) for x in (-100, 100) for y in (-100, 100)])
"""Four points on the table, (4, 3) mm, about as far from its origin as boards reach."""


def same_view(one: Calibration, other: Calibration) -> bool:
    """Whether two calibrations are of one view: neither camera nor table moved in between."""
    if one.size_wh != other.size_wh:
        return False
    here, there = (image_from_table(_AS_FAR_AS_BOARDS_MM, table) for table in (one, other))
    apart = np.linalg.norm(here - there, axis=1).max()
    return bool(apart <= SAME_VIEW_PX * one.size_wh[0] / SAME_VIEW_WIDTH_PX)

"""A first pose for the adjustment: many small groups of corners propose, all of them vote."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.model.camera import Camera
from calibration.model.lens import rays_of

VOTE_PX: Final = 6.0
"""Scale of the vote: the lens and bleeding may leave a few px before they are adjusted."""

LEAST_CORNERS: Final = 4
FLAT_MM: Final = 0.01
_NO_LENS: Final = np.zeros(5)


def first_poses(
    camera: Camera, points_mm: Floats, points_px: Floats, groups: Sequence[np.ndarray]
) -> list[Floats]:
    """Poses, (6,) turn vector and shift, best vote first.

    Args:
        camera: Known or assumed.
        points_mm: (N, 3), all corners in one space.
        points_px: (N, 2).
        groups: Indices of corners that propose a pose together; a wrong marker spoils only the
            groups that contain it.
    """
    rays = rays_of(points_px, camera)
    usable = np.asarray(np.isfinite(rays).all(axis=1))
    proposed = []
    for group in groups:
        chosen = group[usable[group]]
        if len(chosen) >= LEAST_CORNERS:
            proposed += _poses(points_mm[chosen], rays[chosen])
    votes = [_vote(camera, points_mm, points_px, pose) for pose in proposed]
    order = np.argsort(votes, kind="stable")
    return [proposed[i] for i in order if np.isfinite(votes[i])]


def _poses(points_mm: Floats, rays: Floats) -> list[Floats]:
    """Both poses that a flat group may have, or the one of a group in space."""
    middle = points_mm.mean(axis=0)
    _, thickness, axes = np.linalg.svd(points_mm - middle, full_matrices=False)
    if np.linalg.det(axes) < 0:
        axes[2] *= -1
    flat = thickness[2] < FLAT_MM
    at = (points_mm - middle) @ axes.T
    if flat:
        at[:, 2] = 0  # OpenCV's planar method takes points off z = 0 amiss
    method = cv2.SOLVEPNP_IPPE if flat else cv2.SOLVEPNP_SQPNP
    try:
        count, turns, shifts, _ = cv2.solvePnPGeneric(at, rays, np.eye(3), _NO_LENS, flags=method)
    except cv2.error:  # corners in a row span no plane
        return []
    poses = [
        _from_flat(np.asarray(turn), np.asarray(shift), axes, middle)
        for turn, shift in zip(turns[:count], shifts[:count], strict=True)
    ]
    return [pose for pose in poses if np.isfinite(pose).all()]


def _from_flat(turn: Floats, shift: Floats, axes: Floats, middle: Floats) -> Floats:
    """A pose found for points in their own plane, for the points as told."""
    camera_from_flat, _ = cv2.Rodrigues(turn)
    rotation = np.asarray(camera_from_flat, dtype=np.float64) @ axes
    vector, _ = cv2.Rodrigues(rotation)
    return np.concatenate([np.ravel(vector), np.ravel(shift) - rotation @ middle])


def _vote(camera: Camera, points_mm: Floats, points_px: Floats, pose: Floats) -> float:
    """Cauchy's loss over all corners; infinite where one lies behind the camera."""
    turn, _ = cv2.Rodrigues(pose[:3])
    depth = points_mm @ np.asarray(turn)[2] + pose[5]
    if (depth <= 0).any():
        return float("inf")
    pixels, _ = cv2.projectPoints(points_mm, pose[:3], pose[3:], camera.matrix, camera.distortion)
    apart = np.asarray(pixels, dtype=np.float64).reshape(-1, 2) - points_px
    return float(np.log1p((apart**2).sum(axis=1) / VOTE_PX**2).sum())

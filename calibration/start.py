"""A first pose for the adjustment: many small groups of corners propose, all of them vote."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.camera import Camera
from calibration.lens import rays_of

VOTE_PX: Final = 6.0
"""Scale of the vote: the lens and bleeding may leave a few px before they are adjusted."""

LEAST_CORNERS: Final = 4


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
    flat = np.linalg.svd(points_mm - points_mm.mean(axis=0), compute_uv=False)[2] < 1e-3
    method = cv2.SOLVEPNP_IPPE if flat else cv2.SOLVEPNP_SQPNP
    try:
        count, turns, shifts, _ = cv2.solvePnPGeneric(
            points_mm, rays, np.eye(3), np.zeros(5), flags=method
        )
    except cv2.error:  # corners in a row span no plane
        return []
    pairs = zip(turns[:count], shifts[:count], strict=True)
    poses = [np.concatenate([np.ravel(turn), np.ravel(shift)]) for turn, shift in pairs]
    return [pose for pose in poses if np.isfinite(pose).all()]


def _vote(camera: Camera, points_mm: Floats, points_px: Floats, pose: Floats) -> float:
    """Cauchy's loss over all corners; infinite where one lies behind the camera."""
    turn, _ = cv2.Rodrigues(pose[:3])
    depth = points_mm @ np.asarray(turn)[2] + pose[5]
    if (depth <= 0).any():
        return float("inf")
    pixels, _ = cv2.projectPoints(points_mm, pose[:3], pose[3:], camera.matrix, camera.distortion)
    apart = np.asarray(pixels, dtype=np.float64).reshape(-1, 2) - points_px
    return float(np.log1p((apart**2).sum(axis=1) / VOTE_PX**2).sum())

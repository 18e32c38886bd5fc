"""A scene: boards of one picture that share a space, and the camera's pose in that space."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.detect.boards import BoardSeen
from calibration.model.camera import Camera
from calibration.model.lens import rays_of
from calibration.solve.adjust import adjusted
from calibration.solve.unknowns import CornerGroup

VOTE_PX: Final = 6.0
"""Scale, px, of the loss by which corners vote for a pose: lens and bleeding may displace them by a
few px before they are adjusted."""

LEAST_CORNERS: Final = 4
"""Least corners that determine a pose: those of one marker."""

FLAT_MM: Final = 0.01
"""Corners are flat if the root of the sum of their squared distances from a plane is below this, in
mm."""

_NO_LENS: Final = np.zeros(5)
"""Distortion coefficients for rays that are already undistorted."""


def first_poses(
    camera: Camera, points_mm: Floats, points_px: Floats, groups: Sequence[np.ndarray]
) -> list[Floats]:
    """Propose poses, by groups of corners, on which all corners then vote.

    Args:
        camera: The camera, known or assumed.
        points_mm: (N, 3), all corners in one space.
        points_px: (N, 2), the same in the picture.
        groups: Indices of corners that propose a pose together. A wrong marker only affects the
            groups that contain it.

    Returns:
        Poses, (6,) rotation vector and shift, best first.
    """
    rays = rays_of(points_px, camera)
    usable = np.asarray(np.isfinite(rays).all(axis=1))
    proposed = []
    for group in groups:
        chosen = group[usable[group]]
        if len(chosen) >= LEAST_CORNERS:
            proposed += _plane_poses(points_mm[chosen], rays[chosen])
    votes = [_vote_loss(camera, points_mm, points_px, pose) for pose in proposed]
    order = np.argsort(votes, kind="stable")
    return [proposed[i] for i in order if np.isfinite(votes[i])]


def _plane_poses(points_mm: Floats, rays: Floats) -> list[Floats]:
    """The poses of a group of corners: two possible ones if it is flat, else one."""
    middle = points_mm.mean(axis=0)
    _, thickness, axes = np.linalg.svd(points_mm - middle, full_matrices=False)
    if np.linalg.det(axes) < 0:
        axes[2] *= -1
    flat = thickness[2] < FLAT_MM
    at = (points_mm - middle) @ axes.T
    if flat:
        at[:, 2] = 0  # OpenCV's planar method is wrong for points off z = 0
    method = cv2.SOLVEPNP_IPPE if flat else cv2.SOLVEPNP_SQPNP
    try:
        count, turns, shifts, _ = cv2.solvePnPGeneric(at, rays, np.eye(3), _NO_LENS, flags=method)
    except cv2.error:  # Corners on one line do not span a plane.
        return []
    poses = [
        _from_flat(np.asarray(turn), np.asarray(shift), axes, middle)
        for turn, shift in zip(turns[:count], shifts[:count], strict=True)
    ]
    return [pose for pose in poses if np.isfinite(pose).all()]


def _from_flat(turn: Floats, shift: Floats, axes: Floats, middle: Floats) -> Floats:
    """Converts a pose of points in their own plane to a pose of the original points."""
    camera_from_flat, _ = cv2.Rodrigues(turn)
    rotation = np.asarray(camera_from_flat, dtype=np.float64) @ axes
    vector, _ = cv2.Rodrigues(rotation)
    return np.concatenate([np.ravel(vector), np.ravel(shift) - rotation @ middle])


def _vote_loss(camera: Camera, points_mm: Floats, points_px: Floats, pose: Floats) -> float:
    """Cauchy's loss over all corners; infinite if one is behind the camera."""
    turn, _ = cv2.Rodrigues(pose[:3])
    depth = points_mm @ np.asarray(turn)[2] + pose[5]
    if (depth <= 0).any():
        return float("inf")
    pixels, _ = cv2.projectPoints(points_mm, pose[:3], pose[3:], camera.matrix, camera.distortion)
    apart = np.asarray(pixels, dtype=np.float64).reshape(-1, 2) - points_px
    return float(np.log1p((apart**2).sum(axis=1) / VOTE_PX**2).sum())


STARTS: Final = 3
"""Most proposed poses that are adjusted."""

MOST_LEAVE_ONE_OUT: Final = 12
"""Most markers of which each is left out once: the work grows with the square of their number. By
trial."""

AGREES_SIGMAS: Final = 3.0
"""Scale, in sigmas, of the loss by which adjusted poses are compared. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """The boards of one picture that share a space.

    They are all boards with a place on the table, or one board without a place.

    Attributes:
        picture: Index of the picture.
        boards: The boards, at least one.
        on_table: Whether the space is table space.
        pose: (6,), rotation vector and shift of the camera from that space.
        standpoint: Index of the pose; scenes with the same index share one pose.
        repeats: Number of scenes that share it. Their weight is divided by it, so that a view that
            is repeated in many pictures counts only once.
        pictures: Number of pictures for which it stands: itself, and those from the same pose that
            were left out to save time.
    """

    picture: int
    boards: tuple[BoardSeen, ...]
    on_table: bool
    pose: Floats
    standpoint: int = 0
    repeats: int = 1
    pictures: int = 1

    @property
    def points_mm(self) -> Floats:
        """(N, 3), the corners of all boards, one after the other."""
        return np.vstack([b.points_mm for b in self.boards])

    @property
    def points_px(self) -> Floats:
        """(N, 2), the same in image space."""
        return np.vstack([b.points_px for b in self.boards])

    def view(self) -> CornerGroup:
        """Its corners as input of the adjustment."""
        return CornerGroup(
            self.points_mm,
            self.points_px,
            np.concatenate([b.sigma_px for b in self.boards]) * np.sqrt(self.repeats),
            np.vstack([b.outward for b in self.boards]),
            self.standpoint,
            self.picture,
        )

    def groups(self) -> list[np.ndarray]:
        """Groups of corners that propose poses: all, each board, each marker, all but a marker."""
        offsets = np.cumsum([0, *(len(b.points_px) for b in self.boards)])
        everything = np.arange(offsets[-1])
        groups = [everything]
        groups += [everything[a:b] for a, b in pairwise(offsets)]
        for board, start in zip(self.boards, offsets, strict=False):
            markers = [start + np.flatnonzero(board.groups == g) for g in np.unique(board.groups)]
            markers = [m for m in markers if len(m) >= LEAST_CORNERS]
            groups += markers
            if 2 < len(markers) <= MOST_LEAVE_ONE_OUT:
                groups += [np.setdiff1d(everything, m) for m in markers]
        return list({tuple(group): group for group in groups}.values())


def first_pose(
    scene: Scene, camera: Camera, focal_trials: Sequence[float] = (1.0,)
) -> Floats | None:
    """The pose, (6,), on which most corners of a scene agree; None if there is none.

    Args:
        scene: The scene, whose own pose is ignored.
        camera: The camera, known or assumed.
        focal_trials: Factors on the camera's focal length with which the search is started.
    """
    if len(scene.points_px) < LEAST_CORNERS:
        return None
    best: tuple[float, Floats] | None = None
    view = replace(scene, standpoint=0, picture=0).view()
    for trial in focal_trials:
        tried = _with_focal(camera, trial)
        starts = first_poses(tried, scene.points_mm, scene.points_px, scene.groups())
        for start in starts[:STARTS]:
            result = adjusted(camera, [view], start[None], lens=tried.parameters)
            in_sigmas = result.residuals_px[0] / (AGREES_SIGMAS * view.sigma_px[:, None])
            loss = float(np.log1p((in_sigmas**2).sum(axis=1)).sum())
            if best is None or loss < best[0]:
                best = (loss, result.poses[0])
    return None if best is None else best[1]


def _with_focal(camera: Camera, share: float) -> Camera:
    lens = camera.parameters * np.array([share, share, *[1.0] * 7])
    return camera.with_parameters(lens, camera.sigma)


def projected(points_mm: Floats, pose: Floats, lens: Floats) -> Floats:
    """Project points (N, 3) to pixels (N, 2) with a pose (6,) and a lens (9,)."""
    matrix = np.array([[lens[0], 0, lens[2]], [0, lens[1], lens[3]], [0, 0, 1]])
    pixels, _ = cv2.projectPoints(points_mm, pose[:3], pose[3:], matrix, lens[4:])
    return np.asarray(pixels, dtype=np.float64).reshape(-1, 2)

"""Similarities of the plane: scale, rotation and shift; and poses, matrices that move points."""

import cv2
import numpy as np

from calibration.arrays import Floats


def similarity(source: Floats, target: Floats) -> tuple[float, float, Floats]:
    """Scale, rotation (rad) and shift of the centroid (2,) that best map `source` to `target`.

    Both are (N, 2). Least squares in the complex plane: target - its mean = a (source - its mean),
    with a = scale e^(i turn).
    """
    t, s = source @ np.array([1, 1j]), target @ np.array([1, 1j])
    moved = s.mean() - t.mean()
    t, s = t - t.mean(), s - s.mean()
    a = np.vdot(t, s) / np.vdot(t, t)
    return float(abs(a)), float(np.angle(a)), np.array([moved.real, moved.imag])


def moved_rigidly(points_mm: Floats, pose: Floats) -> Floats:
    """Points (N, 3) of one space in another, (N, 3) mm, by a rigid pose (4, 4) between the two."""
    return np.asarray(points_mm @ pose[:3, :3].T + pose[:3, 3])


def turn_matrix(turn_rad: float) -> Floats:
    """(2, 2), a rotation of the plane, counter-clockwise from x to y."""
    c, s = np.cos(turn_rad), np.sin(turn_rad)
    return np.array([[c, -s], [s, c]])


def on_table(turn_rad: float, x_mm: float, y_mm: float) -> Floats:
    """(4, 4), a rotation about the z axis and then a shift along the table."""
    pose = np.eye(4)
    pose[:2, :2] = turn_matrix(turn_rad)
    pose[:2, 3] = x_mm, y_mm
    return pose


def pose_of_parts(turn: Floats, shift: Floats) -> Floats:
    """The pose (4, 4) that multiplies a point by a matrix (3, 3) and then adds a shift (3,).

    It is rigid if the matrix is a rotation, which is not checked.
    """
    pose = np.eye(4)
    pose[:3, :3] = turn
    pose[:3, 3] = shift
    return pose


def pose_of_vector(vector: Floats) -> Floats:
    """The rigid pose (4, 4) of a rotation vector, rad, and a shift, together (6,)."""
    turn, _ = cv2.Rodrigues(vector[:3])
    return pose_of_parts(np.asarray(turn), vector[3:])

"""Voxels of a closed mesh: which cells of a grid lie inside."""

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from vision.weigh_in.hull import Hull


def voxels_of(vertices_mm: Floats, faces: npt.NDArray[np.int64], edge_mm: float) -> Hull:
    """The cells whose centres lie inside a closed mesh that stands on z = 0.

    Every column of the grid is a ray. It is inside between its first and second crossing with the
    surface, between the third and fourth, and so on (the even-odd rule).

    Args:
        vertices_mm: (n, 3).
        faces: (m, 3) triangles.
        edge_mm: Side of a voxel.
    """
    low, high = vertices_mm.min(axis=0), vertices_mm.max(axis=0)
    low[2] = 0.0
    counts = np.maximum(np.ceil((high - low) / edge_mm).astype(int), 1)
    corner = low + edge_mm / 2
    # A ray through a vertex or along an edge would count twice: no vertex lies on such a number.
    shift = np.array([1.234e-4, 2.345e-4])
    crossings = _crossings(vertices_mm[faces], corner[:2] + shift, counts[:2], edge_mm)
    toggles = np.zeros((*counts[:2], counts[2] + 1), dtype=np.int64)
    columns, z_mm = crossings
    level = np.clip(np.ceil((z_mm - corner[2]) / edge_mm), 0, counts[2]).astype(int)
    np.add.at(toggles, (columns[:, 0], columns[:, 1], level), 1)
    inside = np.cumsum(toggles, axis=2)[:, :, :-1] % 2 == 1
    return Hull(np.asarray(inside, dtype=np.bool_), corner, edge_mm)


def _crossings(
    triangles: Floats, first_xy: Floats, counts: npt.NDArray[np.int64], edge_mm: float
) -> tuple[npt.NDArray[np.int64], Floats]:
    """Columns (k, 2) and heights (k,) at which rays along z meet triangles (m, 3, 3)."""
    flat = (triangles[:, :, :2] - first_xy) / edge_mm
    start = np.maximum(np.ceil(flat.min(axis=1)).astype(int), 0)
    end = np.minimum(np.floor(flat.max(axis=1)).astype(int), counts - 1)
    columns, heights = [], []
    reach = int((end - start).max(initial=-1)) + 1
    for dx in range(reach):
        for dy in range(reach):
            at = start + np.array([dx, dy])
            near = (at <= end).all(axis=1)
            inside, z = _met(flat[near], triangles[near, :, 2], at[near].astype(float))
            columns.append(at[near][inside])
            heights.append(z[inside])
    if not columns:
        return np.zeros((0, 2), dtype=np.int64), np.zeros(0)
    return np.concatenate(columns), np.concatenate(heights)


def _met(flat: Floats, z: Floats, at: Floats) -> tuple[npt.NDArray[np.bool_], Floats]:
    """Whether each point lies in its triangle's projection onto z = 0, and the height above it."""
    a, b, c = flat[:, 0], flat[:, 1], flat[:, 2]
    double = _cross(b - a, c - a)
    safe = np.where(double == 0, 1.0, double)
    u, v = _cross(at - a, c - a) / safe, _cross(b - a, at - a) / safe
    inside = (double != 0) & (u >= 0) & (v >= 0) & (u + v <= 1)
    return inside, z[:, 0] + u * (z[:, 1] - z[:, 0]) + v * (z[:, 2] - z[:, 0])


def _cross(a: Floats, b: Floats) -> Floats:
    return np.asarray(a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0])

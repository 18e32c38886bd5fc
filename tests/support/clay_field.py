"""Signed distance fields of solids, and sphere tracing through them: rendering without meshes."""

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from calibration.arrays import Floats32
from tests.training.shapes import Capsules, shape_of
from vision.weigh_in.hull import Hull

PAD = 4
FAR = 60.0


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """Signed distances in mm, negative inside: (nx, ny, nz) float32 at centres `edge_mm` apart."""

    values: Floats32
    corner_mm: Floats32
    edge_mm: float

    def at(self, points_mm: Floats32) -> Floats32:
        """Distance at points (n, 3) in mm; far outside the grid, a lower bound of it."""
        at = (points_mm - self.corner_mm) / np.float32(self.edge_mm)
        inside = ndimage.map_coordinates(
            self.values, at.T, output=np.float32, order=1, mode="nearest", prefilter=False
        )
        beyond = np.maximum(np.maximum(-at, at - (np.array(self.values.shape) - 1)), 0)
        return np.asarray(inside + self.edge_mm * np.linalg.norm(beyond, axis=1), dtype=np.float32)

    def normals(self, points_mm: Floats32) -> Floats32:
        """Outward directions (n, 3)."""
        steps = np.eye(3, dtype=np.float32) * np.float32(0.8 * self.edge_mm)
        slopes = [self.at(points_mm + s) - self.at(points_mm - s) for s in steps]
        normals = np.stack(slopes, axis=1)
        return np.asarray(
            normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-6)
        )

    @property
    def volume_ml(self) -> float:
        """The volume inside; voxels at the surface count by the share that is inside."""
        share = np.clip(0.5 - self.values / self.edge_mm, 0, 1)
        return float(share.sum()) * self.edge_mm**3 / 1000


def field_of(solid: Hull) -> Field:
    """The field of voxels, with their steps smoothed; anything below z = 0 is cut off."""
    padded = np.pad(solid.solid, PAD)
    # The ground goes on below, or the smoothing would round the feet's edges.
    padded[:, :, :PAD] = padded[:, :, PAD : PAD + 1]
    out = ndimage.distance_transform_edt(~padded) - ndimage.distance_transform_edt(padded)
    smooth = ndimage.gaussian_filter((out * solid.voxel_mm).astype(np.float32), 0.8)
    kept = smooth[:, :, PAD - 1 :]
    # Below the ground is no clay.
    kept[:, :, 0] = np.maximum(kept[:, :, 0], solid.voxel_mm / 2)
    corner = solid.corner_mm - PAD * solid.voxel_mm
    corner[2] = solid.corner_mm[2] - solid.voxel_mm
    return Field(np.ascontiguousarray(kept), corner.astype(np.float32), solid.voxel_mm)


def field_of_capsules(parts: Capsules, edge_mm: float) -> Field:
    """The field of tapered capsules."""
    return field_of(shape_of(parts, edge_mm=edge_mm).solid)


def march(
    field: Field, eye_mm: Floats32, rays: Floats32, mm_per_mm: float
) -> tuple[Floats32, Floats32]:
    """Trace unit rays (n, 3) to where each meets the field.

    Args:
        field: The solid.
        eye_mm: (3,) where all rays begin.
        rays: Their directions.
        mm_per_mm: Width of a pixel at one mm from the eye.

    Returns:
        For each ray the distance in mm to its point nearest to the solid, and the share of its
        pixel that the solid covers, 0 to 1.
    """
    low = field.corner_mm - 2
    high = field.corner_mm + np.array(field.values.shape, dtype=np.float32) * field.edge_mm + 2
    with np.errstate(divide="ignore", invalid="ignore"):
        first, second = (low - eye_mm) / rays, (high - eye_mm) / rays
    enter = np.nanmax(np.minimum(first, second), axis=1)
    leave = np.nanmin(np.maximum(first, second), axis=1)
    best = np.full(len(rays), FAR, dtype=np.float32)
    where = np.maximum(enter, 0).astype(np.float32)
    active = np.flatnonzero(enter < leave)
    along = where.copy()
    for _ in range(70):
        if not active.size:
            break
        apart = field.at(eye_mm + along[active, None] * rays[active])
        width = along[active] * np.float32(mm_per_mm)
        # In pixels, so that a near miss far away counts like one close by.
        nearer = apart / width < best[active]
        best[active[nearer]] = (apart / width)[nearer]
        where[active[nearer]] = along[active[nearer]]
        along[active] += np.maximum(0.85 * apart, 0.25)
        going = (apart > -0.6 * width) & (along[active] < leave[active])
        active = active[going]
    return where, np.asarray(np.clip(0.5 - best, 0, 1), dtype=np.float32)


def lit(field: Field, points_mm: Floats32, way: Floats32, softness: float) -> Floats32:
    """Share of the light from a direction (3,) that reaches points: 0 in full shadow, 1 in none."""
    light = np.ones(len(points_mm), dtype=np.float32)
    along = np.full(len(points_mm), 1.5, dtype=np.float32)
    active = np.arange(len(points_mm))
    for _ in range(40):
        if not active.size:
            break
        apart = field.at(points_mm[active] + along[active, None] * way)
        light[active] = np.minimum(light[active], 0.5 + apart / (2 * softness * along[active]))
        along[active] += np.maximum(0.8 * apart, 1.0)
        active = active[(light[active] > 0) & (along[active] < 220)]
    return np.clip(light, 0, 1)


def openness(field: Field, points_mm: Floats32, normals: Floats32) -> Floats32:
    """Approximate share of the sky that each point sees, 0 to 1 (ambient occlusion)."""
    seen = np.ones(len(points_mm), dtype=np.float32)
    for reach in (2.5, 6.0, 12.0, 24.0):
        apart = field.at(points_mm + np.float32(reach) * normals)
        seen *= 1 - 0.38 * np.clip(1 - apart / reach, 0, 1)
    return seen

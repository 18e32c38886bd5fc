"""Convert views with projection matrices in any frame and unit, from a turntable or camera ring.

A (3, 4) projection maps points of its own frame, whose unit may be unknown, to pixels. The
weigh-in's views have rigid poses in mm, and the creature stands on z = 0. This module converts the
former into the latter. Up is the axis of the ring of cameras. If the unit is unknown, the scale is
chosen so that the thing has the volume of one can of clay. The ground is the height at which the
thing ends below. Then everything that works on `vision.weigh_in.hull.View` works here too: carving,
counting legs and limbs.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
from scipy import ndimage

from calibration.arrays import Floats, Mask
from calibration.model.similarity import pose_of_parts
from vision.weigh_in.hull import Hull, View, ballot, carve_around
from vision.weigh_in.usual_volume import CAN_ML

FIRST_RADIUS_MM: Final = 60.0
"""Radius that is assumed for the thing at first, until its volume determines the scale."""

SUBLAYERS: Final = (-0.5, 0.0, 0.5)
"""Heights at which a layer of voxels is drawn, in voxels from its middle: its lower side, middle
and upper side."""

CONES_MM: Final = 24.0
"""Height above a hull's lowest voxel up to which the ground is searched for."""

CONE_MM: Final = 1.0
"""Edge of the voxels, and so the step, with which the ground is searched for."""


STILL_A_CONE: Final = 0.9
"""Share of the largest growth from slice to slice, going up from a hull's lowest end. Below this
share the slices no longer belong to the cone under the feet but to the feet themselves."""


ROUGH_VOXEL_MM: Final = 2.0
"""Edge of the voxels of the first hulls."""

FLAT: Final = 0.2
"""Cameras count as a ring if their distances from its plane are below this share of its size."""

LEAST_VIEWS: Final = 3
"""Fewest outlines for carving: fewer determine no shape."""


@dataclass(frozen=True, slots=True, eq=False)
class Turntable:
    """Views in the weigh-in's frame, and the transform to it.

    Attributes:
        views: One for each given mask, in their order; z up from the ground, mm. If a camera's
            pixels are skewed, the mask is sheared to remove the skew.
        mm_per_unit: Length in mm of one unit of the given frame.
        body_from_given: (4, 4) homogeneous, from the given frame to mm of the views' frame.
    """

    views: tuple[View, ...]
    mm_per_unit: float
    body_from_given: Floats

    def views_of(self, masks: Sequence[Mask], projections: Sequence[Floats]) -> tuple[View, ...]:
        """Further outlines of the same thing in the same frame, to check it with."""
        given_from_body = np.linalg.inv(self.body_from_given)
        return tuple(
            _view(*_without_skew(mask, _camera(projection @ given_from_body)), frame=index)
            for index, (mask, projection) in enumerate(zip(masks, projections, strict=True))
        )


def turntable_views(
    masks: Sequence[Mask],
    projections: Sequence[Floats],
    *,
    mm_per_unit: float | None = None,
    misses: int = 0,
) -> Turntable:
    """Convert outlines with (3, 4) projections into views in the weigh-in's frame.

    Args:
        masks: Each (h, w) uint8, 255 inside.
        projections: One for each mask, (3, 4), pixel from point, of any scale and sign.
        mm_per_unit: Length of the given frame's unit, if known. Otherwise the scale is chosen so
            that the thing has the volume of `CAN_ML`.
        misses: Number of views that may see background where there is clay.

    Raises:
        ValueError: There are fewer than three views, arrays of wrong shapes, an empty mask, or
            outlines that have nothing in common.
    """
    if len(masks) != len(projections) or len(masks) < LEAST_VIEWS:
        raise ValueError(f"{len(masks)} masks and {len(projections)} projections: 3 of each needed")
    matrices = [np.asarray(p, dtype=np.float64) for p in projections]
    mirror = _mirror(masks, matrices)
    cameras = [_camera(p @ mirror) for p in matrices]
    up = _up_axis(cameras)
    middle, radius = _centre_and_radius(masks, cameras)
    unit = FIRST_RADIUS_MM / radius
    start = _frame_standing_on(cameras, up, middle - up * radius, unit)
    first = Turntable((), unit, start @ mirror).views_of(masks, matrices)
    found = ballot(first, voxel_mm=ROUGH_VOXEL_MM).elected(misses)
    if not found.solid.any():
        raise ValueError("the outlines have nothing in common: are the projections in their order?")
    grow = 1.0 if mm_per_unit else float(np.cbrt(CAN_ML / found.volume_ml))
    unit = mm_per_unit or unit * grow
    foot = np.linalg.inv(start) @ np.append(_ground_below_mm(found, first), 1.0)
    placed = Turntable((), unit, _frame_standing_on(cameras, up, foot[:3], unit) @ mirror)
    return replace(placed, views=placed.views_of(masks, matrices))


def carve_turntable(table: Turntable, *, voxel_mm: float = 1.0) -> Hull:
    """Carve with all views, and return the largest part of the hull."""
    rough = ballot(table.views, voxel_mm=max(voxel_mm, 2 * ROUGH_VOXEL_MM)).elected(0)
    return carve_around(rough, table.views, voxel_mm=voxel_mm, misses=0)


def shade_of(hull: Hull, view: View) -> Mask:
    """Mask of the hull in a view, 255 inside, without pores at any voxel size.

    Each layer of voxels is a picture on a plane and is warped to the camera's view of that plane,
    at the layer's lower side, middle and upper side. The view's lens must be free of distortion.
    """
    shade = np.zeros_like(view.mask)
    to_crop = np.eye(3)
    to_crop[:2, 2] = -np.array(view.corner_px)
    camera = to_crop @ view.matrix @ view.camera_from_body[:3]
    for layer in np.flatnonzero(hull.solid.any(axis=(0, 1))):
        plan = hull.solid[:, :, layer].astype(np.uint8) * np.uint8(255)
        for part in SUBLAYERS:
            x, y, z = hull.corner_mm
            z += (layer + part) * hull.voxel_mm
            # The columns of `plan` are along y and its rows along x.
            plane = np.array([[0, hull.voxel_mm, x], [hull.voxel_mm, 0, y], [0, 0, z], [0, 0, 1]])
            seen = cv2.warpPerspective(plan, camera @ plane, shade.shape[::-1])
            np.maximum(shade, np.asarray(seen, dtype=np.uint8), out=shade)
    return ((shade > 127) * 255).astype(np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class _Camera:
    matrix: Floats
    skew: float
    rotation: Floats
    eye: Floats


def _mirror(masks: Sequence[Mask], projections: Sequence[Floats]) -> Floats:
    """(4, 4) that mirrors the frame if things would otherwise lie behind the cameras."""
    cameras = [_camera(p) for p in projections]
    middle, _ = _centre_and_radius(masks, cameras)
    ahead = [camera.rotation[2] @ (middle - camera.eye) > 0 for camera in cameras]
    return np.diag([1.0, 1.0, 1.0 if np.mean(ahead) > 0.5 else -1.0, 1.0])


def _camera(projection: Floats) -> _Camera:
    """Decompose a projection by an RQ decomposition of its left part; the camera looks along +z."""
    if projection.shape != (3, 4):
        raise ValueError(f"a projection must be (3, 4), but got {projection.shape}")
    left = projection[:, :3] * np.sign(np.linalg.det(projection[:, :3]))
    matrix, rotation = cv2.RQDecomp3x3(left)[1:3]
    flip = np.diag(np.sign(np.diag(matrix)))
    matrix, rotation = matrix @ flip, flip @ rotation
    matrix = matrix / matrix[2, 2]
    skew = float(matrix[0, 1] / matrix[1, 1])
    matrix[0, 1] = 0.0
    eye = -np.linalg.solve(projection[:, :3], projection[:, 3])
    return _Camera(np.asarray(matrix), skew, np.asarray(rotation), np.asarray(eye))


def _without_skew(mask: Mask, camera: _Camera) -> tuple[Mask, _Camera]:
    """Mask and camera without skew: each row is shifted, only the middle row stays in place."""
    if mask.ndim != 2 or mask.dtype != np.uint8:
        raise ValueError(f"a mask must be (h, w) uint8, but got {mask.shape} {mask.dtype}")
    row = (mask.shape[0] - 1) / 2
    shear = np.array([[1.0, -camera.skew, camera.skew * row], [0.0, 1.0, 0.0]])
    squared = np.asarray(cv2.warpAffine(mask, shear, mask.shape[::-1]), dtype=np.uint8)
    matrix = camera.matrix.copy()
    matrix[0, 2] += camera.skew * (row - matrix[1, 2])
    return squared, replace(camera, matrix=matrix, skew=0.0)


def _up_axis(cameras: Sequence[_Camera]) -> Floats:
    """The axis of the ring of cameras, pointing to the upper edges of their pictures."""
    upwards = np.mean([-camera.rotation[1] for camera in cameras], axis=0)
    eyes = np.array([camera.eye for camera in cameras])
    _, sizes, axes = np.linalg.svd(eyes - eyes.mean(axis=0))
    axis = axes[2] if sizes[2] < FLAT * sizes[1] else upwards
    axis = axis * np.sign(axis @ upwards)
    return np.asarray(axis / np.linalg.norm(axis))


def _centre_and_radius(masks: Sequence[Mask], cameras: Sequence[_Camera]) -> tuple[Floats, float]:
    """Rough centre and radius of the thing.

    Returns:
        The point nearest to the rays through the middles of all outlines, and the largest radius
        that an outline's bounding box has at that distance, in the given frame's unit.
    """
    ways, spreads = [], []
    for mask, camera in zip(masks, cameras, strict=True):
        if not mask.any():
            raise ValueError("an outline is empty")
        x, y, width, height = cv2.boundingRect(mask)
        pixel = np.array([x + (width - 1) / 2, y + (height - 1) / 2, 1.0])
        way = camera.rotation.T @ np.linalg.solve(camera.matrix, pixel)
        ways.append(way / np.linalg.norm(way))
        spreads.append(np.hypot(width, height) / 2 / camera.matrix[0, 0])
    across = [np.eye(3) - np.outer(way, way) for way in ways]
    eyes = [camera.eye for camera in cameras]
    right = np.sum([a @ eye for a, eye in zip(across, eyes, strict=True)], axis=0)
    middle = np.linalg.solve(np.sum(across, axis=0), right)
    far = [np.linalg.norm(middle - eye) for eye in eyes]
    return np.asarray(middle), float(np.max(np.array(far) * np.array(spreads)))


def _frame_standing_on(cameras: Sequence[_Camera], up: Floats, foot: Floats, unit: float) -> Floats:
    """(4, 4) transform to the frame with its origin at `foot`, z up, x towards the first camera."""
    towards = cameras[0].eye - foot
    x = towards - up * (towards @ up)
    x /= np.linalg.norm(x)
    turn = np.array([x, np.cross(up, x), up])
    return pose_of_parts(unit * turn, -unit * turn @ foot)


def _view(mask: Mask, camera: _Camera, *, frame: int) -> View:
    pose = pose_of_parts(camera.rotation, -camera.rotation @ camera.eye)
    return View(mask, (0, 0), camera.matrix, np.zeros(5), pose, frame=frame)


def _ground_below_mm(found: Hull, views: Sequence[View]) -> Floats:
    """The point on the ground below the hull's middle, (3,) in the hull's frame.

    If all views are from above, a hull continues below each foot as a cone of the foot's radius
    times the tangent of the cameras' elevation. So the ground is not where the hull ends, but where
    its slices stop growing like those of a cone. The root of a slice's area is used, as it grows
    linearly in a cone.
    """
    points = found.points_mm()
    middle = (points.min(axis=0) + points.max(axis=0)) / 2
    lowest = int(np.flatnonzero(found.solid.any(axis=(0, 1)))[0])
    top = lowest + round(CONES_MM / found.voxel_mm)
    bottom = carve_around(
        Hull(found.solid[:, :, :top], found.corner_mm, found.voxel_mm), views, voxel_mm=CONE_MM
    )
    areas = bottom.solid.sum(axis=(0, 1)).astype(np.float64)
    growth = np.diff(ndimage.gaussian_filter1d(np.sqrt(areas), 1.0), prepend=0.0)
    steepest = int(np.argmax(growth >= np.maximum(np.roll(growth, -1), 0.5 * growth.max())))
    slower = np.flatnonzero(growth[steepest:] < STILL_A_CONE * growth[steepest])
    ground = steepest + (int(slower[0]) if len(slower) else 0)
    return np.array([middle[0], middle[1], bottom.corner_mm[2] + (ground - 0.5) * CONE_MM])

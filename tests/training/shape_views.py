"""Renders the outline of a known shape, with the softness and bias of a detected outline."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Mask
from tests.training.shapes import Shape
from vision.weigh_in.hull import View, surface_mm

FINER: Final = 3
BRUSH: Final = 0.9
OUTSET: Final = 0.22
"""Radii in voxels that a voxel covers around its centre: first `BRUSH`, which leaves no pores, then
eroded to `OUTSET`, as the outermost centres lie a little inside the true outline."""


def view_of(
    shape: Shape, camera_from_body: Floats, matrix: Floats, *, blur_px: float, grown_px: float
) -> View:
    """The view of a shape from a camera, with the softness and bias of a detected outline.

    Args:
        shape: The creature.
        camera_from_body: (4, 4) pose.
        matrix: (3, 3) camera matrix; the lens has no distortion.
        blur_px: Sigma of the outline's blur.
        grown_px: How far the outline is detected too far outwards; inwards if negative.
    """
    seen = surface_mm(shape.solid) @ camera_from_body[:3, :3].T + camera_from_body[:3, 3]
    pixels = (seen @ matrix.T)[:, :2] / seen[:, 2:]
    corner = np.floor(pixels.min(axis=0)).astype(int) - 6
    size_wh = np.ceil(pixels.max(axis=0)).astype(int) + 7 - corner
    px_per_mm = FINER * float(matrix[0, 0]) / float(np.median(seen[:, 2]))
    mask = _covered(
        (pixels - corner + 0.5) * FINER - 0.5, size_wh, shape.solid.voxel_mm * px_per_mm
    )
    levels = _softened(mask, blur_px, grown_px)
    return View(levels, (int(corner[0]), int(corner[1])), matrix, np.zeros(5), camera_from_body)


def _covered(at_px: Floats, size_wh: npt.NDArray[np.intp], voxel_px: float) -> Mask:
    """Mask (h, w) of what voxel centres (n, 2) cover, drawn at a higher resolution and averaged."""
    width, height = (int(v) for v in size_wh)
    fine = np.zeros((height * FINER, width * FINER), dtype=np.uint8)
    columns, rows = np.round(at_px).astype(np.int64).T
    fine[rows, columns] = 255
    painted = _within(255 - fine, BRUSH * voxel_px)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(255 - painted, connectivity=4)
    pores = [i for i in range(1, count) if stats[i, cv2.CC_STAT_AREA] < 4 * voxel_px**2]
    painted[np.isin(labels, pores)] = 255
    exact = 255 - _within(painted, (BRUSH - OUTSET) * voxel_px)
    return np.asarray(cv2.resize(exact, (width, height), interpolation=cv2.INTER_AREA))


def _within(free: Mask, reach_px: float) -> Mask:
    """Mask that is 255 on pixels at most `reach_px` from where `free` is 0."""
    away = cv2.distanceTransform(free, cv2.DIST_L2, cv2.DIST_MASK_PRECISE)
    return np.asarray((away <= reach_px).astype(np.uint8) * 255)


def _softened(mask: Mask, blur_px: float, grown_px: float) -> Mask:
    sigma = max(blur_px, 0.3)
    soft = cv2.GaussianBlur(mask.astype(np.float64), (0, 0), sigma)
    # To shift the outline by a pixel, add the blurred edge's slope: 255 / (sigma sqrt(2 pi)).
    levels = soft + grown_px * 255 / (sigma * np.sqrt(2 * np.pi))
    band = np.ones((5, 5), np.uint8)
    levels[cv2.dilate(mask, band) == 0] = 0
    levels[cv2.erode(mask, band) == 255] = 255
    return np.asarray(np.clip(np.round(levels), 0, 255), dtype=np.uint8)

"""The widest round top of a hull: a disc with nothing over it but the cone that no view cuts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats
from vision.weigh_in.hull import Hull, View

LEAST_RADIUS_MM: Final = 8.0
LAYER_MM: Final = 2.5
OVER_MM: Final = 2.5
PYRAMID: Final = 1.15
"""How far a hull may rise over the cone above a flat top: few views leave a pyramid around it."""


@dataclass(frozen=True, slots=True)
class Top:
    """A disc on top of a hull: middle and radius, mm in the body frame."""

    middle_mm: tuple[float, float, float]
    radius_mm: float


def round_top(hull: Hull, views: Sequence[View]) -> Top | None:
    """The widest disc of a hull over which nothing stands, or None where all are small."""
    slope = PYRAMID * np.tan(max(view.elevation_rad for view in views))
    cells = hull.solid.shape[2]
    ends = (cells - np.argmax(hull.solid[:, :, ::-1], axis=2)) * hull.voxel_mm
    ends[~hull.solid.any(axis=2)] = 0.0
    best = None
    for layer in range(cells - 1, 1, -max(1, round(LAYER_MM / hull.voxel_mm))):
        inside = hull.solid[:, :, layer]
        if np.count_nonzero(inside) * hull.voxel_mm**2 < 3 * LEAST_RADIUS_MM**2:
            continue
        height = layer * hull.voxel_mm
        free = inside & (ends - height <= _deep_mm(inside, hull) * slope + OVER_MM)
        deep = _deep_mm(free, hull)
        radius = float(deep.max())
        if radius >= LEAST_RADIUS_MM and (best is None or radius > 1.03 * best.radius_mm):
            x, y = np.argwhere(deep == radius).mean(axis=0) * hull.voxel_mm + hull.corner_mm[:2]
            best = Top((float(x), float(y), height), radius)
    return best


def _deep_mm(inside: Flags, hull: Hull) -> Floats:
    padded = np.pad(inside.astype(np.uint8), 1)
    deep = cv2.distanceTransform(padded, cv2.DIST_L2, cv2.DIST_MASK_PRECISE)[1:-1, 1:-1]
    return np.asarray(deep * hull.voxel_mm, dtype=np.float64)

"""Slide an outline to another place on the table, without a turn, and find the best slide."""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from vision.masks import iou
from vision.tracking.detection import Detection

PLANE_TALL_MM: Final = 20.0
"""Least height in mm of the upright plane that approximates a creature, so that its points are not
all at the foot."""

BETTER_IOU: Final = 1e-4
"""Least gain in intersection over union for which the search for a slide continues. Found by
trial."""

EXTENT_PERCENT: Final = (2, 98)
"""Percentiles that count as the ends of an outline, so that single outlying pixels do not
matter."""


def moved_outline(detection: Detection, by_mm: Floats, calibration: Calibration) -> Mask:
    """A piece's outline after a slide over the table.

    The creature is approximated by an upright plane through its foot that faces the camera. That is
    accurate enough as long as the camera sees about the same side of it afterwards.

    Args:
        detection: The piece, in pictures of the calibration.
        by_mm: (2,) the slide.
        calibration: Camera and table.

    Returns:
        (h, w) 255 or 0, as large as the picture.
    """
    width, height = calibration.size_wh
    warp = _picture_from_picture(detection, by_mm, calibration)
    ys = detection.within((width, height))
    return np.asarray(cv2.warpAffine(ys, warp, (width, height)), dtype=np.uint8)


def _picture_from_picture(detection: Detection, by_mm: Floats, calibration: Calibration) -> Floats:
    """The affine map (2, 3) of a piece's pixels to their pixels after a slide.

    If the piece would slide behind the camera, the map takes it out of the picture.
    """
    here, there = (_plane_points_px(detection, off, calibration) for off in (np.zeros(2), by_mm))
    terms = np.column_stack([here, np.ones(len(here))])
    if not (np.isfinite(here).all() and np.isfinite(there).all()):
        return np.array([[1.0, 0.0, -1e4], [0.0, 1.0, 0.0]])
    solved, *_ = np.linalg.lstsq(terms, there, rcond=None)
    return np.asarray(solved.T)


def _plane_points_px(detection: Detection, by_mm: Floats, calibration: Calibration) -> Floats:
    """Nine points (9, 2) px of the plane that approximates a piece, after a slide."""
    across = calibration.camera_from_table[0, :2]
    across = across / max(float(np.linalg.norm(across)), 1e-9)
    foot = np.array(detection.at_mm) + by_mm
    points = [
        [*(foot + side * across), height]
        for side in (-30.0, 0.0, 30.0)
        for height in (0.0, 0.5 * detection.tall_mm, max(detection.tall_mm, PLANE_TALL_MM))
    ]
    return image_from_table(points, calibration)


def best_slide(before: Detection, now: Detection, calibration: Calibration) -> tuple[Floats, float]:
    """The slide that takes one outline to another, (2,) mm, and the iou it reaches.

    It starts with the difference of the two positions. Each step adds the remaining offset of the
    outlines' extents, mapped to the table.
    """
    wanted = now.within(calibration.size_wh)
    slide = np.array(now.at_mm) - np.array(before.at_mm)
    best, fits = slide, 0.0
    for _ in range(5):
        moved = moved_outline(before, slide, calibration)
        reached = iou(moved, wanted)
        if reached > fits + BETTER_IOU:
            best, fits = slide, reached
        elif fits:
            break
        slide = slide + table_shift(edge_offset(moved, wanted), now, calibration)
    return best, fits


def edge_offset(moved: Mask, wanted: Mask) -> Floats:
    """Mean offset of one mask's extents and centroid from another's, (2,) px."""
    a, b = _extent(moved), _extent(wanted)
    return np.asarray((b - a).mean(axis=0))


def _extent(mask: Mask) -> Floats:
    """Top left, bottom right and, twice, the centroid of a mask, (4, 2) px; zeros if empty."""
    points = cv2.findNonZero(mask)
    if points is None:
        return np.zeros((4, 2))
    xy = points.reshape(-1, 2).astype(np.float64)
    low, high = np.percentile(xy, EXTENT_PERCENT, axis=0)
    return np.stack([low, high, xy.mean(axis=0), xy.mean(axis=0)])


def table_shift(offset_px: Floats, at: Detection, calibration: Calibration) -> Floats:
    """Map a shift in the picture, at a piece's foot, to a slide over the table, (2,) mm."""
    foot = np.array([*at.at_mm, 0.0])
    steps = foot + np.array([[0.0, 0, 0], [10, 0, 0], [0, 10, 0]])
    pixels = image_from_table(steps, calibration)
    image_by_table = (pixels[1:] - pixels[0]).T / 10
    if not np.isfinite(image_by_table).all() or abs(np.linalg.det(image_by_table)) < 1e-6:
        return np.zeros(2)
    return np.asarray(np.linalg.solve(image_by_table, offset_px))

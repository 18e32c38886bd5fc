"""Homographies: 3 x 3 matrices that map points of one plane to points of another."""

import cv2
import numpy as np

from calibration.arrays import Floats


def quad(area: Floats) -> Floats:
    """The four corners of an area (2, 2), clockwise from its least x and y, (4, 2)."""
    (x0, y0), (x1, y1) = area
    return np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]])


def homography_through(source: Floats, target: Floats) -> Floats:
    """The homography that maps four points (4, 2) to four others."""
    found = cv2.getPerspectiveTransform(source.astype(np.float32), target.astype(np.float32))
    return np.asarray(found, dtype=np.float64)


def mapped(homography: Floats, at: Floats) -> Floats:
    """Points (N, 2) mapped by a homography."""
    there = np.column_stack([at, np.ones(len(at))]) @ homography.T
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.asarray(there[:, :2] / there[:, 2:])


def mapped_grid(homography: Floats, x: Floats, y: Floats) -> Floats:
    """A grid mapped by a homography, (2, len(y), len(x))."""
    h = homography
    rows = [h[i, 0] * x[None, :] + (h[i, 1] * y + h[i, 2])[:, None] for i in range(3)]
    return np.stack([rows[0] / rows[2], rows[1] / rows[2]])

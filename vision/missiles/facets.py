"""Telling a die from a lump: faces of even light with straight edges against a rounded thing."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from vision.frame import Image

EVEN_RESIDUAL: Final = 0.10


def roundness_residual(bgr: Image, mask: npt.NDArray[np.bool_]) -> float:
    """How badly a quadratic in the pixels describes ln of light inside: root mean square."""
    inner = cv2.erode(mask.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
    if np.count_nonzero(inner) < 30:
        return 0.0
    rows, columns = np.nonzero(inner)
    x = (columns - columns.mean()) / max(float(np.ptp(columns)), 1.0)
    y = (rows - rows.mean()) / max(float(np.ptp(rows)), 1.0)
    terms = np.column_stack([np.ones_like(x), x, y, x * x, x * y, y * y])
    calm = cv2.GaussianBlur(bgr, (0, 0), 0.8).max(axis=2)
    light = np.log(calm[inner].astype(np.float64) + 10.0)
    off = light - terms @ np.linalg.lstsq(terms, light, rcond=None)[0]
    return float(np.sqrt((off**2).mean()))


def ellipse_overlap(mask: npt.NDArray[np.bool_]) -> float:
    """Intersection over union with the ellipse of equal moments."""
    rows, columns = np.nonzero(mask)
    middle = np.array([columns.mean(), rows.mean()])
    off = np.column_stack([columns, rows]) - middle
    shape = 4 * (off.T @ off) / len(off)
    scale = len(off) / (np.pi * np.sqrt(max(float(np.linalg.det(shape)), 1e-9)))
    y, x = np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]]
    d = np.stack([x, y], axis=-1) - middle
    inside = np.einsum("hwi,ij,hwj->hw", d, np.linalg.inv(shape * scale), d) <= 1
    return float(np.count_nonzero(inside & mask)) / float(np.count_nonzero(inside | mask))


def is_faceted(bgr: Image, mask: npt.NDArray[np.bool_]) -> bool:
    """Whether this is rather a die than a lump of clay."""
    return roundness_residual(bgr, mask) > EVEN_RESIDUAL and ellipse_overlap(mask) < 0.97

"""How blurred a picture is, by its own edges: for pictures without a print that is known."""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Grey

FINE_PX, WIDE_PX = 1.0, 2.0
STRONG_SHARE: Final = 0.3
"""An edge counts whose slope is at least so much of the picture's steepest ones."""

STEEPEST_PERCENTILE: Final = 99.8
LEAST_SLOPE: Final = 2.0
LEAST_EDGES: Final = 50
MARGIN_PX: Final = 4


def blur_of_edges(grey: Grey) -> float:
    """Standard deviation, in px, of the blur of a picture's strong edges; 0 where it has none.

    Seen through a Gaussian of width s, the slope of a step blurred by b is as 1 / sqrt(s2 + b2):
    of each edge, the slopes at two widths tell b. Thin lines look sharper than they are, what is
    rounded more blurred; the median is for telling good from bad, not for measuring: against
    prints it is off by up to a third.

    Args:
        grey: (h, w) uint8.
    """
    fine_x, fine_y = _slopes(grey, FINE_PX)
    fine = np.hypot(fine_x, fine_y)
    edges = _ridge(fine, np.abs(fine_x) >= np.abs(fine_y))
    edges &= fine >= max(
        LEAST_SLOPE, STRONG_SHARE * float(np.percentile(fine, STEEPEST_PERCENTILE))
    )
    if edges.sum() < LEAST_EDGES:
        return 0.0
    wide = np.hypot(*_slopes(grey, WIDE_PX))
    ratio2 = (fine[edges] / np.maximum(wide[edges], 1e-3)) ** 2
    blur2 = (WIDE_PX**2 - FINE_PX**2 * ratio2) / np.maximum(ratio2 - 1, 1e-4)
    return float(np.sqrt(max(0.0, float(np.median(blur2)))))


def _slopes(grey: Grey, width_px: float) -> tuple[Floats, Floats]:
    smooth = cv2.GaussianBlur(grey.astype(np.float32), (0, 0), width_px)
    by_x, by_y = cv2.Scharr(smooth, cv2.CV_32F, 1, 0), cv2.Scharr(smooth, cv2.CV_32F, 0, 1)
    return np.asarray(by_x / 32, np.float64), np.asarray(by_y / 32, np.float64)


def _ridge(slope: Floats, steepest_across: np.ndarray) -> np.ndarray:
    """Where a slope is steeper than beside it, (h, w) bool; nothing at the picture's rim."""
    across = (slope >= np.roll(slope, 1, 1)) & (slope > np.roll(slope, -1, 1))
    along = (slope >= np.roll(slope, 1, 0)) & (slope > np.roll(slope, -1, 0))
    ridge = np.where(steepest_across, across, along)
    rim = np.zeros_like(ridge)
    rim[MARGIN_PX:-MARGIN_PX, MARGIN_PX:-MARGIN_PX] = True
    return np.asarray(ridge & rim)

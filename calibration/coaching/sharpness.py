"""Measure the blur of a picture on the boards' print, whose exact appearance is known.

The print is rendered as the camera should see it, blurred by several widths; the width that
explains the picture best is the blur. It does not include the averaging over a pixel.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, Self, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Grey
from calibration.coaching.pieces import UNSEEN, PrintPiece, pieces_of, unexplained, whole_blur_px
from calibration.detect.ink import Shades
from calibration.detect.registration import shades_of
from calibration.model.printed import Boards
from calibration.model.solution import Calibration

FINE_PX, WIDE_PX = 1.0, 2.0
"""Standard deviations, px, of the two Gaussians whose slopes give the blur of an edge. By trial."""

STRONG_SHARE: Final = 0.3
"""An edge counts if its slope is at least this share of the picture's steepest ones."""

STEEPEST_PERCENTILE: Final = 99.8
"""Percentile of the slopes that counts as the steepest one, so that single noisy pixels do not. By
trial."""

LEAST_SLOPE: Final = 2.0
"""Least slope of an edge, in grey levels of 255 per px. By trial."""

LEAST_EDGES: Final = 50
"""Least number of pixels on edges for which a blur is measured. By trial."""

MARGIN_PX: Final = 4
"""Width of the picture's margin that is left out, where smoothing lacks neighbours: twice
`WIDE_PX`."""


def blur_of_edges(grey: Grey) -> float:
    """Standard deviation, in px, of the blur of a picture's strong edges; 0 if it has none.

    Smoothed by a Gaussian of width s, the slope of a step blurred by b is proportional to
    1 / sqrt(s² + b²). So the slopes of an edge at two widths give b. Thin lines look sharper than
    they are, rounded edges more blurred. So the median only distinguishes good from bad pictures:
    compared with prints it is off by up to a third.

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
    """Where a slope is steeper than its neighbours, (h, w) bool; False at the picture's rim."""
    across = (slope >= np.roll(slope, 1, 1)) & (slope > np.roll(slope, -1, 1))
    along = (slope >= np.roll(slope, 1, 0)) & (slope > np.roll(slope, -1, 0))
    ridge = np.where(steepest_across, across, along)
    rim = np.zeros_like(ridge)
    rim[MARGIN_PX:-MARGIN_PX, MARGIN_PX:-MARGIN_PX] = True
    return np.asarray(ridge & rim)


MeasuredOn: TypeAlias = Literal["boards", "edges"]

BLURS_PX: Final = (0.3, 0.45, 0.65, 0.9, 1.2, 1.6, 2.1, 2.8, 3.7, 5.0, 6.5)
"""Standard deviations that are tried, px, about evenly spaced on a logarithmic scale, on which
`_parabola_minimum` interpolates."""

FIRST_TRIED: Final = 2
"""Index in `BLURS_PX` of the width that is tried first, a usual blur."""

MOST_PIECES: Final = 12
"""Most pieces of print that are measured, spread over all, to save time. By trial."""


@dataclass(frozen=True, slots=True)
class Sharpness:
    """How blurred a picture is.

    Attributes:
        blur_px: Standard deviation of the blur.
        measured_on: What it was measured on: the boards' print, or the strongest edges of the
            picture if no print was recognised.
    """

    blur_px: float
    measured_on: MeasuredOn

    def enlarged(self, times: float) -> Self:
        """The same in px of the original picture, `times` as large as the measured one."""
        return replace(self, blur_px=whole_blur_px(self.blur_px, times))


def sharpness_of(
    grey: Grey, boards: Boards | None = None, calibration: Calibration | None = None
) -> Sharpness:
    """The blur of a picture, (h, w) uint8, preferably with the calibration that belongs to it."""
    if boards is not None and calibration is not None:
        shades = shades_of(grey)
        size_wh = (grey.shape[1], grey.shape[0])
        pieces = [piece for piece in pieces_of(boards, calibration) if piece.lies_in(size_wh)]
        blurs = [_best_blur(shades, piece) for piece in _spread(pieces)]
        known = [blur for blur in blurs if blur is not None]
        if known:
            return Sharpness(float(np.median(known)), "boards")
    return Sharpness(blur_of_edges(grey), "edges")


def _spread(pieces: Sequence[PrintPiece]) -> Sequence[PrintPiece]:
    if len(pieces) <= MOST_PIECES:
        return pieces
    return [pieces[i] for i in np.linspace(0, len(pieces) - 1, MOST_PIECES).round().astype(int)]


def _best_blur(shades: Shades, piece: PrintPiece) -> float | None:
    """The blur that explains a piece best, by descent from a usual one; None if it is covered."""
    left: dict[int, float] = {}
    best, step = FIRST_TRIED, 1
    left[best] = unexplained(shades, piece, BLURS_PX[best])
    for step in (1, -1):
        while 0 <= best + step < len(BLURS_PX):
            left[best + step] = unexplained(shades, piece, BLURS_PX[best + step])
            if left[best + step] >= left[best]:
                break
            best += step
    return None if left[best] > UNSEEN else _parabola_minimum(best, left)


def _parabola_minimum(best: int, left: dict[int, float]) -> float:
    """The minimum of a parabola through the best blur and its neighbours, on a log scale.

    Args:
        best: Index of the best blur.
        left: For each blur that was tried, the unexplained share of the variance.
    """
    if not {best - 1, best + 1} <= left.keys():
        return float(BLURS_PX[best])
    at = np.log(BLURS_PX[best - 1 : best + 2])
    of = np.array([left[best - 1], left[best], left[best + 1]])
    square, slope, _ = np.polyfit(at - at[1], of, 2)
    if not square > 0:
        return float(BLURS_PX[best])
    return float(np.exp(np.clip(at[1] - slope / (2 * square), at[0], at[2])))

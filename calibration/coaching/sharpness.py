"""How blurred a picture is, measured on the boards' print: what it looks like is known exactly.

The print is drawn as the camera should see it, blurred by several widths; the width that explains
the picture best is the blur. It is the blur beyond what a pixel itself averages over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np

from calibration.arrays import Grey
from calibration.coaching.edges import blur_of_edges
from calibration.coaching.pieces import UNSEEN, PrintPiece, pieces_of, unexplained
from calibration.detect.ink import Shades
from calibration.detect.registration import shades_of
from calibration.model.printed import Boards
from calibration.model.solution import Calibration

MeasuredOn: TypeAlias = Literal["boards", "edges"]

BLURS_PX: Final = (0.3, 0.45, 0.65, 0.9, 1.2, 1.6, 2.1, 2.8, 3.7, 5.0, 6.5)
FIRST_TRIED: Final = 2
MOST_PIECES: Final = 12


@dataclass(frozen=True, slots=True)
class Sharpness:
    """How blurred a picture is.

    Attributes:
        blur_px: Standard deviation of the blur.
        measured_on: On the boards' print, or, where none was recognised, on the strongest edges of
            the picture, whatever they are.
    """

    blur_px: float
    measured_on: MeasuredOn


def sharpness_of(
    grey: Grey, boards: Boards | None = None, calibration: Calibration | None = None
) -> Sharpness:
    """The blur of a picture, (h, w) uint8, best with the calibration that belongs to it."""
    if boards is not None and calibration is not None:
        shades = shades_of(grey)
        size_wh = (grey.shape[1], grey.shape[0])
        pieces = [piece for piece in pieces_of(boards, calibration) if piece.lies_in(size_wh)]
        blurs = [_blur_of(shades, piece) for piece in _spread(pieces)]
        known = [blur for blur in blurs if blur is not None]
        if known:
            return Sharpness(float(np.median(known)), "boards")
    return Sharpness(blur_of_edges(grey), "edges")


def _spread(pieces: Sequence[PrintPiece]) -> Sequence[PrintPiece]:
    if len(pieces) <= MOST_PIECES:
        return pieces
    return [pieces[i] for i in np.linspace(0, len(pieces) - 1, MOST_PIECES).round().astype(int)]


def _blur_of(shades: Shades, piece: PrintPiece) -> float | None:
    """The blur that explains a piece best, going downhill from a usual one; None where covered."""
    left: dict[int, float] = {}
    best, step = FIRST_TRIED, 1
    left[best] = unexplained(shades, piece, BLURS_PX[best])
    for step in (1, -1):
        while 0 <= best + step < len(BLURS_PX):
            left[best + step] = unexplained(shades, piece, BLURS_PX[best + step])
            if left[best + step] >= left[best]:
                break
            best += step
    return None if left[best] > UNSEEN else _between(best, left)


def _between(best: int, left: dict[int, float]) -> float:
    """The least of a parabola through three neighbours; blurs are spaced evenly as logarithms."""
    if not {best - 1, best + 1} <= left.keys():
        return float(BLURS_PX[best])
    at = np.log(BLURS_PX[best - 1 : best + 2])
    of = np.array([left[best - 1], left[best], left[best + 1]])
    square, slope, _ = np.polyfit(at - at[1], of, 2)
    if not square > 0:
        return float(BLURS_PX[best])
    return float(np.exp(np.clip(at[1] - slope / (2 * square), at[0], at[2])))

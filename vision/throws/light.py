"""Whether there is enough light: white paper shows it, whatever the table's colour."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from vision.channels import smallest_channel
from vision.clay.bare_table import board_quads_mm

LEAST_WHITE: Final = 120.0
"""Grey level, of 255, below which the whitest board means a picture too dark for certainty: paper
in a picture of ordinary exposure is at 150 or more, and at two fifths of the light a creature's
outline drowns in noise."""

WHITE_PERCENTILE: Final = 95.0
"""Percentile of a board's pixels that stands for its white: it shows paper, and no glare."""


def is_dark(still: Image, calibration: Calibration, boards: Boards) -> bool:
    """Whether the whitest board in a picture is too dark to find creatures for certain.

    Args:
        still: Pixels, (h, w, 3).
        calibration: Camera and table.
        boards: What lies printed on the table.

    Returns:
        False where no board is in the picture: nothing tells.
    """
    whites = [_white(still, np.round(q).astype(np.int32)) for q in _quads_px(calibration, boards)]
    seen = [white for white in whites if white is not None]
    return bool(seen) and max(seen) < LEAST_WHITE


def _quads_px(calibration: Calibration, boards: Boards) -> list[Floats]:
    quads = [image_from_table(quad, calibration) for quad in board_quads_mm(boards)]
    return [quad for quad in quads if np.isfinite(quad).all()]


def _white(still: Image, quad: npt.NDArray[np.int32]) -> float | None:
    x, y, width, height = cv2.boundingRect(quad)
    crop = still[max(0, y) : max(0, y + height), max(0, x) : max(0, x + width)]
    if not crop.size:
        return None
    return float(np.percentile(smallest_channel(crop), WHITE_PERCENTILE))

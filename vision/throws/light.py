"""Decide whether there is enough light, by the boards' white paper."""

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
"""If the whitest board is below this grey level, of 255, the picture is too dark to rely on: paper
in a picture of ordinary exposure is at 150 or more, and at two fifths of the light a creature's
outline disappears in noise."""

WHITE_PERCENTILE: Final = 95.0
"""Percentile of a board's pixels that counts as its white: it shows paper, but no glare."""


def is_dark(still: Image, calibration: Calibration, boards: Boards) -> bool:
    """Whether a picture is too dark to detect creatures reliably, by its whitest board.

    Args:
        still: The picture, (h, w, 3).
        calibration: Camera and table.
        boards: The printed boards on the table.

    Returns:
        False if no board is in the picture, as the light is unknown then.
    """
    whites = [
        _white_level(still, np.round(q).astype(np.int32)) for q in _quads_px(calibration, boards)
    ]
    seen = [white for white in whites if white is not None]
    return bool(seen) and max(seen) < LEAST_WHITE


def _quads_px(calibration: Calibration, boards: Boards) -> list[Floats]:
    """The boards' corners in image space, (4, 2) each."""
    quads = [image_from_table(quad, calibration) for quad in board_quads_mm(boards)]
    return [quad for quad in quads if np.isfinite(quad).all()]


def _white_level(still: Image, quad: npt.NDArray[np.int32]) -> float | None:
    """The white of a board with corners (4, 2) px, 0 to 255; None outside the picture."""
    x, y, width, height = cv2.boundingRect(quad)
    crop = still[max(0, y) : max(0, y + height), max(0, x) : max(0, x + width)]
    if not crop.size:
        return None
    return float(np.percentile(smallest_channel(crop), WHITE_PERCENTILE))

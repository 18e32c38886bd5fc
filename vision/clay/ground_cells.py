"""The colour cell of each pixel, and which pixels may show a ground of known colours."""

import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats32
from vision.clay.colour import WHITE_LEVEL, tints_of
from vision.ground_colours import (
    CELLS,
    DARKEST,
    LIGHT_CELLS,
    LIGHT_STEP,
    TINT_CELLS,
    TINT_STEP,
    GroundPalette,
)


def may_show(ground: GroundPalette, bgr: Floats32, paper_bgr: Floats32) -> Flags:
    """Flags of the pixels (N, 3) whose colour is one of the ground's; args as of `cells_of`."""
    known = np.zeros(CELLS, dtype=np.bool_)
    known[list(ground.cells)] = True
    return np.asarray(known[cells_of(bgr, paper_bgr)])


def cells_of(bgr: Floats32, paper_bgr: Floats32) -> npt.NDArray[np.int64]:
    """The index of each pixel's colour cell, (N,).

    Args:
        bgr: (N, 3) grey levels.
        paper_bgr: (3,) colour of the printed boards' white in the same light.
    """
    white = np.clip(bgr * (WHITE_LEVEL / paper_bgr), 0, 255)
    tints = tints_of(np.asarray(np.round(white), dtype=np.uint8))
    across = np.floor(tints / TINT_STEP).astype(np.int64) + TINT_CELLS // 2
    across = np.clip(across, 0, TINT_CELLS - 1)
    light = np.maximum(white.mean(axis=-1), DARKEST)
    step = np.floor(np.log(light / DARKEST) / np.log(LIGHT_STEP)).astype(np.int64)
    step = np.clip(step, 0, LIGHT_CELLS - 1)
    return np.asarray((step * TINT_CELLS + across[..., 0]) * TINT_CELLS + across[..., 1])

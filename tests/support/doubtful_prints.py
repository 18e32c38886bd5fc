"""Calibrations that know all but how large their boards were printed."""

from dataclasses import replace
from typing import Final

import numpy as np

from calibration.model.solution import Calibration

LARGER: Final = 0.0015
"""Printers print so much too large or too small, one sigma."""


def of_sure_prints(calibration: Calibration) -> Calibration:
    """The same, its prints of exactly the told size."""
    return replace(calibration, paper_covariance=np.zeros((15, 15)))


def of_doubtful_scale(calibration: Calibration) -> Calibration:
    """The same, its prints larger or smaller: the camera's distance is that uncertain, too."""
    shift = np.zeros(15)
    shift[3:6] = LARGER * calibration.camera_from_table[:3, 3]
    return replace(calibration, paper_covariance=np.outer(shift, shift))


def added(sure: float, doubtful: float) -> float:
    """What was added to a sigma, in its unit."""
    return float(np.sqrt(max(0.0, doubtful**2 - sure**2)))

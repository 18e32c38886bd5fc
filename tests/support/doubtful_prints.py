"""Calibrations whose only uncertainty is the scale at which their boards were printed."""

from dataclasses import replace
from typing import Final

import numpy as np

from calibration.model.solution import Calibration

LARGER: Final = 0.0015
"""Relative scale error of printers, one sigma."""


def of_sure_prints(calibration: Calibration) -> Calibration:
    """The same calibration, with prints of exactly the size in the boards file."""
    return replace(calibration, paper_covariance=np.zeros((15, 15)))


def of_doubtful_scale(calibration: Calibration) -> Calibration:
    """The same calibration with an uncertain scale of its prints and of the camera's distance."""
    shift = np.zeros(15)
    shift[3:6] = LARGER * calibration.camera_from_table[:3, 3]
    return replace(calibration, paper_covariance=np.outer(shift, shift))


def added(sure: float, doubtful: float) -> float:
    """The sigma that was added in quadrature to `sure` to give `doubtful`, in their unit."""
    return float(np.sqrt(max(0.0, doubtful**2 - sure**2)))

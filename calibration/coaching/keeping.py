"""Whether what was found of a lens is worth keeping for other evenings."""

from typing import Final

from calibration.coaching.fitting import what_does_not_fit
from calibration.model.solution import Calibration

WORTH_KEEPING_REL: Final = 0.02
"""Standard deviation of the focal length, relative to it, up to which a camera is kept.

A file is believed for years, also by calibrations that see little; by 2 % a place 300 mm beside a
sheet moves by about 2 mm. Simulated sheets tilted by 30 degrees: 1.8 % from four pictures, however
curled; from right above 14 % and more, however many."""


def not_worth_keeping(calibration: Calibration) -> str | None:
    """Why its camera should not be kept, and what mends it, one sentence; None where it should."""
    camera = calibration.camera
    misfit = what_does_not_fit(calibration)
    if misfit is not None:
        return f"The camera is not kept, for the boards do not fit the picture. {misfit}"
    sigma_rel = float(camera.sigma[0] / camera.matrix[0, 0])
    if sigma_rel <= WORTH_KEEPING_REL:
        return None
    return (
        f"The camera is not kept, for its focal length is known to {100 * sigma_rel:.0f} % only: "
        "show the sheet in ten pictures, tilted by 30 degrees in two directions and moved to the "
        "picture's corners"
    )

"""Decide whether a solved camera is accurate enough to be saved for other evenings."""

from typing import Final

from calibration.coaching.fitting import what_does_not_fit
from calibration.model.solution import Calibration

WORTH_KEEPING_REL: Final = 0.02
"""Relative standard deviation of the focal length up to which a camera is saved.

A file is trusted for years, also by calibrations that see little. An error of 2 % displaces a point
300 mm beside a sheet by about 2 mm. With simulated sheets tilted by 30 degrees it is 1.8 % from
four pictures, however curled the sheets; from straight above it is 14 % and more, however many
pictures."""


def not_worth_keeping(calibration: Calibration) -> str | None:
    """One sentence that says why a calibration's camera is not saved, and what would fix that.

    Returns:
        None if it should be saved.
    """
    camera = calibration.camera
    misfit = what_does_not_fit(calibration)
    if misfit is not None:
        return f"The camera is not saved because the boards do not fit the picture. {misfit}"
    sigma_rel = float(camera.sigma[0] / camera.matrix[0, 0])
    if sigma_rel <= WORTH_KEEPING_REL:
        return None
    return (
        "The camera is not saved because its focal length is known only to "
        f"{100 * sigma_rel:.0f} %: show the sheet in ten pictures, tilted by 30 degrees in two "
        "directions and moved to the picture's corners"
    )

"""Check whether the boards fit the picture, or the boards file describes a different print."""

from collections.abc import Sequence
from typing import Final

from calibration.model.solution import Calibration, GapShown

MISFIT_PER_WIDTH: Final = 0.0005
"""Largest misfit, as a share of the picture's width, if the boards fit: 0.3 px of 640. By trial:
rendered sheets have none, three photographs of real ones up to 0.0003, and a page whose gaps were
given as 10 mm instead of 7.9 has 0.0013."""


def what_does_not_fit(calibration: Calibration) -> str | None:
    """One sentence that says how the picture contradicts the boards file, and how to fix that.

    Returns:
        None if everything fits.
    """
    return misfit_told(calibration.gaps, calibration.misfit_px, calibration.size_wh[0])


def misfit_told(gaps: Sequence[GapShown], misfit_px: float, width_px: int) -> str | None:
    """Like `what_does_not_fit`, from the values of a calibration.

    Args:
        gaps: Pages whose gaps clearly differ from the boards file.
        misfit_px: See `Calibration.misfit_px`.
        width_px: Width of the picture.
    """
    if gaps:
        return _gap_told(gaps[0])
    if misfit_px <= MISFIT_PER_WIDTH * width_px:
        return None
    return (
        f"The boards lie {misfit_px:.1f} px from where they should, more than noise explains: tape "
        "them down flat, and check the boards file with a ruler"
    )


def _gap_told(gap: GapShown) -> str:
    return (
        f'The boards file says that the gaps between the markers of "{gap.board}" '
        f"({gap.side_mm:.1f} mm) are {gap.told_mm:.1f} mm, but the picture shows "
        f"{gap.shown_mm:.1f} mm: measure a marker and a gap on the print, and write both into the "
        "boards file"
    )

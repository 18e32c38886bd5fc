"""Places on real prints: held-out corners of photographs."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from calibration.arrays import Floats
from tests.accuracy import footage
from tests.accuracy.samples import Figure, Measurement
from tests.support.real_prints import PRINTS, RealPrint, real_print

HOW = (
    "OpenCV's photographs of printed boards, one picture each, no camera file. A fifth of the "
    "markers or corners are left out, the rest calibrates, and the places that this gives for the "
    "left-out corners are compared with {against}; error of each coordinate. Plain OpenCV "
    "(`calibrateCamera`, one focal length, no lens) gets the same corners in the same fifths. Root "
    "mean square distance, and how many coordinates are within 1 / 2 / 3 sigma: {told}."
)
AS_TOLD = "the boards file, which nobody checked on the print"
MENDED = "a boards file that was corrected as the program asks, to the gap that the picture shows"


@dataclass(frozen=True, slots=True, eq=False)
class _Judged:
    """One photograph: errors and sigma of its held-out corners, (N, 2) mm, and OpenCV's errors."""

    name: str
    error_mm: Floats
    sigma_mm: Floats
    by_opencv_mm: Floats

    def sentence(self) -> str:
        """In words."""
        within = [float((np.abs(self.error_mm) < n * self.sigma_mm).mean()) for n in (1, 2, 3)]
        shares = " / ".join(f"{100 * share:.0f}" for share in within)
        return (
            f"{self.name} {_off(self.error_mm):.2f} mm, {shares} %, "
            f"by OpenCV {_off(self.by_opencv_mm):.2f} mm"
        )

    def figures(self) -> list[Figure]:
        """Both coordinates of every corner."""
        pairs = zip(self.error_mm.ravel(), self.sigma_mm.ravel(), strict=True)
        return [Figure(self.name, float(error), float(sigma)) for error, sigma in pairs]


def measure() -> tuple[Measurement, ...]:
    """Corners of each photograph, and again of the one with a wrong boards file, corrected."""
    folder = footage.data("marker-photos")
    if folder is None:
        return ()
    prints = [real_print(folder, name) for name in PRINTS]
    gaps = [(one.name, gap.shown_mm) for one in prints for gap in one.calibration.gaps]
    mended = [real_print(folder, name, round(shown, 1)) for name, shown in gaps]
    return (
        _measurement("prints", "Places on real prints, held out", AS_TOLD, prints),
        _measurement("prints_mended", "Places on real prints, gaps mended", MENDED, mended),
    )


def _measurement(name: str, title: str, against: str, prints: Sequence[RealPrint]) -> Measurement:
    judged = [_judged(one) for one in prints]
    told = "; ".join(one.sentence() for one in judged)
    figures = tuple(figure for one in judged for figure in one.figures())
    return Measurement(name, title, "real", "mm", HOW.format(against=against, told=told), figures)


def _judged(one: RealPrint) -> _Judged:
    places = one.held_out()
    return _Judged(one.name, places.error_mm, places.sigma_mm, one.held_out_by_opencv_mm())


def _off(error_mm: Floats) -> float:
    return float(np.sqrt((error_mm**2).sum(axis=1).mean()))

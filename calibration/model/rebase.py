"""Convert positions on the table from one calibration to another, via their pixels."""

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

from calibration.model.projection import image_from_table, table_from_image
from calibration.model.solution import Calibration

STEP_MM: Final = 5.0
"""Length in mm over which `Rebase.growth` is computed, short compared with everything measured. By
trial."""

PointMm: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Rebase:
    """Converts positions on the table from an old calibration to a new one of the same camera.

    Attributes:
        old: The calibration by which the positions were measured.
        new: The calibration to which they are converted.
    """

    old: Calibration
    new: Calibration

    def point(self, at: PointMm, height_mm: float = 0.0) -> PointMm:
        """Convert a point at a height; NaN if its pixel does not show that plane."""
        pixel = image_from_table([[*at, height_mm]], self.old)
        if not all(map(math.isfinite, pixel[0])):
            return math.nan, math.nan
        x, y = table_from_image(pixel, self.new, height_mm)[0]
        return float(x), float(y)

    def growth(self, at: PointMm) -> float:
        """The factor by which lengths around a point are longer by the new calibration."""
        x, y = self.point(at)
        a, b = self.point((at[0] + STEP_MM, at[1]))
        c, d = self.point((at[0], at[1] + STEP_MM))
        area = (a - x) * (d - y) - (b - y) * (c - x)
        return math.sqrt(abs(area)) / STEP_MM

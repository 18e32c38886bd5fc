"""From what one calibration made of a pixel to what another makes of it."""

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

from calibration.model.projection import image_from_table, table_from_image
from calibration.model.solution import Calibration

STEP_MM: Final = 5.0
"""Length over which growth is told: short against all that is measured. By trial."""

PointMm: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Rebase:
    """Takes places on the table from an old calibration to a new one, by way of the picture."""

    old: Calibration
    new: Calibration

    def point(self, at: PointMm, height_mm: float = 0.0) -> PointMm:
        """Where a point at a height lies by the new one; NaN where it shows no table."""
        pixel = image_from_table([[*at, height_mm]], self.old)
        if not all(map(math.isfinite, pixel[0])):
            return math.nan, math.nan
        x, y = table_from_image(pixel, self.new, height_mm)[0]
        return float(x), float(y)

    def growth(self, at: PointMm) -> float:
        """How much longer lengths around a place are by the new one."""
        x, y = self.point(at)
        a, b = self.point((at[0] + STEP_MM, at[1]))
        c, d = self.point((at[0], at[1] + STEP_MM))
        area = (a - x) * (d - y) - (b - y) * (c - x)
        return math.sqrt(abs(area)) / STEP_MM

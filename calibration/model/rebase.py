"""Converts table places from one calibration to another, via the pixel."""

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

from calibration.model.projection import image_from_table, table_from_image
from calibration.model.solution import Calibration

STEP_MM: Final = 5.0
"""Length over which growth is computed: short compared with everything measured. By trial."""

PointMm: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Rebase:
    """Converts places on the table from an old calibration to a new one, via the picture."""

    old: Calibration
    new: Calibration

    def point(self, at: PointMm, height_mm: float = 0.0) -> PointMm:
        """A point at a height by the new calibration; NaN if its pixel does not show the table."""
        pixel = image_from_table([[*at, height_mm]], self.old)
        if not all(map(math.isfinite, pixel[0])):
            return math.nan, math.nan
        x, y = table_from_image(pixel, self.new, height_mm)[0]
        return float(x), float(y)

    def growth(self, at: PointMm) -> float:
        """By which factor lengths around a place are longer by the new calibration."""
        x, y = self.point(at)
        a, b = self.point((at[0] + STEP_MM, at[1]))
        c, d = self.point((at[0], at[1] + STEP_MM))
        area = (a - x) * (d - y) - (b - y) * (c - x)
        return math.sqrt(abs(area)) / STEP_MM

"""Convert what one calibration measured to another calibration, from the same pixels.

A point on the table goes back to its pixel by the old calibration, and from there to the table by
the new one. If the pixel showed something above the table, such as the middle of a die, both steps
use its height. Heights of a few mm (tokens, balls, fallen figures) are neglected: they change a
place by far less than what is added to its sigma. Lengths are scaled like the table around them,
volumes by the third power. It is not known which of the two calibrations was right, so half of the
difference is added to the sigma.
"""

import math
from typing import Final, Protocol

from vision.sightings.quantities import Estimate, PointMm

AHEAD_MM: Final = 10.0
"""Distance in mm between the two points by which a direction is converted."""


class Places(Protocol):
    """Converts places from the old calibration to the new: `calibration.model.rebase.Rebase`."""

    def point(self, at: PointMm, height_mm: float = 0.0, /) -> PointMm:
        """The point by the new calibration; NaN if its pixel does not show the table."""
        ...

    def growth(self, at: PointMm, /) -> float:
        """Factor by which lengths around a place became longer."""
        ...


def scaled(measured: Estimate, factor: float) -> Estimate:
    """A length or volume, multiplied by a factor; half of the difference is added to sigma."""
    value = measured.value * factor
    doubt = math.hypot(measured.sigma, (value - measured.value) / 2)
    return Estimate(value, doubt if math.isfinite(doubt) else measured.sigma)


def scaled_if_known(measured: Estimate | None, factor: float) -> Estimate | None:
    """A length or volume as `scaled` gives it; None if it is not known."""
    return None if measured is None else scaled(measured, factor)


def relocated(
    places: Places, at_mm: PointMm, sigma_mm: float, height_mm: float = 0.0
) -> tuple[PointMm, float]:
    """A place by the new calibration, and its sigma with half of its shift added, mm."""
    now = places.point(at_mm, height_mm)
    doubt = math.hypot(sigma_mm, math.dist(at_mm, now) / 2)
    return now, doubt if math.isfinite(doubt) else sigma_mm


def stretch(places: Places, from_mm: PointMm, to_mm: PointMm, height_mm: float = 0.0) -> float:
    """Factor by which the distance between two places, seen at a height, became longer."""
    before = math.dist(from_mm, to_mm)
    if before == 0:
        return places.growth(to_mm)
    now = math.dist(places.point(from_mm, height_mm), places.point(to_mm, height_mm))
    return now / before


def turned(places: Places, at_mm: PointMm, heading_deg: float) -> float:
    """A direction on the table by the new calibration, degrees from +x, from -180 to 180."""
    angle = math.radians(heading_deg)
    ahead = at_mm[0] + AHEAD_MM * math.cos(angle), at_mm[1] + AHEAD_MM * math.sin(angle)
    (x, y), (to_x, to_y) = places.point(at_mm), places.point(ahead)
    return math.degrees(math.atan2(to_y - y, to_x - x))


def turned_if_known(
    places: Places, at_mm: PointMm, heading_deg: Estimate | None
) -> Estimate | None:
    """A measured direction by the new calibration, half of its turn added to sigma; or None."""
    if heading_deg is None:
        return None
    now = turned(places, at_mm, heading_deg.value)
    turn = (now - heading_deg.value + 180) % 360 - 180
    doubt = math.hypot(heading_deg.sigma, turn / 2)
    return Estimate(now, doubt if math.isfinite(doubt) else heading_deg.sigma)

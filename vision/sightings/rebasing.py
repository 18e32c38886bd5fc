"""What one calibration measured, as another measures it from the same pixels.

A point on the table goes back to its pixel by the old calibration, and from there to the table by
the new one. Lengths grow by as much as the table around them does, volumes by its third power.
Nothing proved which of the two calibrations held, so half of the difference is added to the sigma.
"""

import math
from typing import Final, Protocol

from vision.sightings.quantities import Estimate, PointMm

AHEAD_MM: Final = 10.0
"""A direction is taken over by two points this far apart."""


class Places(Protocol):
    """Takes places from the old calibration to the new, as `calibration.model.rebase.Rebase`."""

    def point(self, at: PointMm, height_mm: float = 0.0, /) -> PointMm:
        """Where a point at a height lies now; NaN where its pixel shows no table."""
        ...

    def growth(self, at: PointMm, /) -> float:
        """How many times as long lengths around a place are now."""
        ...


def scaled(measured: Estimate, factor: float) -> Estimate:
    """A length or a volume, so many times as large; half of the difference is doubt."""
    value = measured.value * factor
    doubt = math.hypot(measured.sigma, (value - measured.value) / 2)
    return Estimate(value, doubt if math.isfinite(doubt) else measured.sigma)


def scaled_if_known(measured: Estimate | None, factor: float) -> Estimate | None:
    """The same of a value that may be None."""
    return None if measured is None else scaled(measured, factor)


def relocated(places: Places, at_mm: PointMm, sigma_mm: float) -> tuple[PointMm, float]:
    """A place, and the sigma of either coordinate, mm; half of the way it moved is doubt."""
    now = places.point(at_mm)
    doubt = math.hypot(sigma_mm, math.dist(at_mm, now) / 2)
    return now, doubt if math.isfinite(doubt) else sigma_mm


def stretch(places: Places, from_mm: PointMm, to_mm: PointMm) -> float:
    """How many times as long the way between two places is now."""
    before = math.dist(from_mm, to_mm)
    if before == 0:
        return places.growth(to_mm)
    return math.dist(places.point(from_mm), places.point(to_mm)) / before


def turned(places: Places, at_mm: PointMm, heading_deg: float) -> float:
    """A direction on the table, degrees counter-clockwise from +x, from -180 to 180."""
    angle = math.radians(heading_deg)
    ahead = at_mm[0] + AHEAD_MM * math.cos(angle), at_mm[1] + AHEAD_MM * math.sin(angle)
    (x, y), (to_x, to_y) = places.point(at_mm), places.point(ahead)
    return math.degrees(math.atan2(to_y - y, to_x - x))


def turned_if_known(
    places: Places, at_mm: PointMm, heading_deg: Estimate | None
) -> Estimate | None:
    """The same of a measured direction that may be None."""
    if heading_deg is None:
        return None
    now = turned(places, at_mm, heading_deg.value)
    turn = (now - heading_deg.value + 180) % 360 - 180
    doubt = math.hypot(heading_deg.sigma, turn / 2)
    return Estimate(now, doubt if math.isfinite(doubt) else heading_deg.sigma)

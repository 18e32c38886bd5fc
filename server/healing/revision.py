"""Measurements checked again by another calibration, from where in the picture they were made.

A point on the table goes back to its pixel by the old calibration and from there to the table by
the new one, at the same height. Lengths grow by how much the table around them does, volumes by
its third power. What was measured while nothing proved which calibration held keeps half of the
difference as a doubt.
"""

from dataclasses import dataclass, replace

import numpy as np

from calibration.projection import image_from_table, table_from_image
from calibration.solution import Calibration
from server.look import Revised
from vision.missiles.size import dice_of
from vision.sighting import (
    CreatureSeen,
    Estimate,
    HandSpanSeen,
    ImpactSeen,
    MissileSeen,
    Point3Mm,
    PointMm,
    Sighting,
)

SAME_PLACE_MM = 1.0
STEP_MM = 5.0


@dataclass(frozen=True, slots=True)
class Rebased:
    """Takes what was measured by one calibration to what another makes of the same pixels."""

    old: Calibration
    new: Calibration

    def point(self, at: PointMm, height_mm: float = 0.0) -> PointMm:
        """Where a point on the table lies by the new calibration; NaN where it shows no table."""
        pixel = image_from_table([[*at, height_mm]], self.old)
        if not np.isfinite(pixel).all():
            return float("nan"), float("nan")
        x, y = table_from_image(pixel, self.new, height_mm)[0]
        return float(x), float(y)

    def growth(self, at: PointMm) -> float:
        """How much longer lengths around a place are."""
        steps = [(at[0] + dx, at[1] + dy) for dx, dy in ((0, 0), (STEP_MM, 0), (0, STEP_MM))]
        here, along_x, along_y = (np.array(self.point(step)) for step in steps)
        (a, b), (c, d) = along_x - here, along_y - here
        area = a * d - b * c
        return float(np.sqrt(abs(area)) / STEP_MM)

    def sighting(self, seen: Sighting) -> Sighting | None:
        """The sighting as the new calibration has it; None of a kind that cannot be."""
        match seen:
            case HandSpanSeen():
                return self._hand(seen)
            case CreatureSeen():
                return self._creature(seen)
            case MissileSeen():
                return self._missile(seen)
            case ImpactSeen():
                struck = (replace(s, at_mm=self.point(s.at_mm)) for s in seen.struck)
                return replace(seen, struck=tuple(struck))
            case _:
                return None

    def _hand(self, seen: HandSpanSeen) -> HandSpanSeen:
        thumb, little = (self._tip(tip) for tip in seen.tips_mm)
        before = np.hypot(*np.subtract(seen.tips_mm[1], seen.tips_mm[0])[:2])
        now = np.hypot(*np.subtract(little, thumb)[:2])
        span = _scaled(seen.span_mm, float(now / before) if before > 0 else 1.0)
        return replace(seen, span_mm=span, tips_mm=(thumb, little))

    def _creature(self, seen: CreatureSeen) -> CreatureSeen:
        growth = self.growth(seen.at_mm)
        return replace(
            seen,
            at_mm=self.point(seen.at_mm),
            footprint_mm=tuple(self.point(at) for at in seen.footprint_mm),
            height_mm=_if_known(seen.height_mm, growth),
            volume_ml=_if_known(seen.volume_ml, growth**3),
            reach_mm=_if_known(seen.reach_mm, growth),
        )

    def _missile(self, seen: MissileSeen) -> MissileSeen:
        growth = self.growth(seen.at_mm)
        volume = _scaled(seen.volume_ml, growth**3)
        return replace(
            seen,
            at_mm=self.point(seen.at_mm),
            diameter_mm=_scaled(seen.diameter_mm, growth),
            volume_ml=volume,
            dice=dice_of(volume.value) if np.isfinite(volume.value) else seen.dice,
        )

    def _tip(self, tip: Point3Mm) -> Point3Mm:
        x, y = self.point((tip[0], tip[1]), tip[2])
        return x, y, tip[2]


def revised(seen: Sighting, old: Calibration, new: Calibration) -> Revised:
    """A sighting measured by the old calibration, checked again by the new one."""
    again = Rebased(old, new).sighting(seen)
    if again is None or not np.isfinite(_numbers(again)).all():
        return Revised(seen, None, changed=True)
    return Revised(seen, again, changed=_changed(seen, again))


def _scaled(measured: Estimate, factor: float) -> Estimate:
    value = measured.value * factor
    doubt = float(np.hypot(measured.sigma, (value - measured.value) / 2))
    return Estimate(value, doubt if np.isfinite(doubt) else measured.sigma)


def _if_known(measured: Estimate | None, factor: float) -> Estimate | None:
    return None if measured is None else _scaled(measured, factor)


def _numbers(seen: Sighting) -> list[float]:
    return [*_headline(seen), *(xy for at in _places(seen) for xy in at)]


def _headline(seen: Sighting) -> list[float]:
    match seen:
        case HandSpanSeen():
            return [seen.span_mm.value]
        case MissileSeen():
            return [seen.diameter_mm.value, float(seen.dice)]
        case CreatureSeen() if seen.volume_ml is not None:
            return [seen.volume_ml.value]
        case _:
            return []


def _places(seen: Sighting) -> list[PointMm]:
    match seen:
        case CreatureSeen() | MissileSeen():
            return [seen.at_mm]
        case ImpactSeen():
            return [one.at_mm for one in seen.struck]
        case _:
            return []


def _doubt(seen: Sighting) -> float:
    match seen:
        case HandSpanSeen():
            return seen.span_mm.sigma
        case MissileSeen():
            return seen.diameter_mm.sigma
        case CreatureSeen() if seen.volume_ml is not None:
            return seen.volume_ml.sigma
        case _:
            return 0.0


def _changed(before: Sighting, after: Sighting) -> bool:
    """By more than half a sigma, or lying elsewhere by more than a millimetre."""
    apart = np.subtract(_headline(after), _headline(before))
    if len(apart) and np.abs(apart).max() > _doubt(before) / 2:
        return True
    moved = np.subtract(_places(after), _places(before)).reshape(-1, 2)
    return bool((np.hypot(*moved.T) > SAME_PLACE_MM).any())

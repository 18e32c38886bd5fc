"""Measurements checked again by another calibration, from where in the picture they were made.

A point on the table goes back to its pixel by the old calibration and from there to the table by
the new one, at the same height. Lengths grow by how much the table around them does, volumes by
its third power. What was measured while nothing proved which calibration held keeps half of the
difference as a doubt.
"""

import math
from dataclasses import dataclass, replace

from calibration.model.rebase import Rebase
from calibration.model.solution import Calibration
from server.look import Revised
from vision.lumps.size import dice_of
from vision.sighting import (
    CreatureSeen,
    Estimate,
    Front,
    GoneSeen,
    HandSpanSeen,
    ImpactSeen,
    MissileSeen,
    MoveSeen,
    PieceSeen,
    Point3Mm,
    PointMm,
    ShapeSeen,
    Sighting,
)

SAME_PLACE_MM = 1.0


@dataclass(frozen=True, slots=True)
class Rebased:
    """Takes what was measured by one calibration to what another makes of the same pixels."""

    places: Rebase

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
                struck = (replace(s, at_mm=self.places.point(s.at_mm)) for s in seen.struck)
                return replace(seen, struck=tuple(struck))
            case MoveSeen():
                return self._move(seen)
            case PieceSeen() | GoneSeen() | ShapeSeen():
                return replace(seen, at_mm=self.places.point(seen.at_mm))
            case _:
                return None

    def _move(self, seen: MoveSeen) -> MoveSeen:
        growth = self.places.growth(seen.to_mm)
        return replace(
            seen,
            from_mm=self.places.point(seen.from_mm),
            to_mm=self.places.point(seen.to_mm),
            path_mm=_scaled(seen.path_mm, growth),
            along_mm=_if_known(seen.along_mm, growth),
            way_mm=tuple(self.places.point(at) for at in seen.way_mm),
        )

    def _hand(self, seen: HandSpanSeen) -> HandSpanSeen:
        thumb, little = (self._tip(tip) for tip in seen.tips_mm)
        before = math.dist(seen.tips_mm[0][:2], seen.tips_mm[1][:2])
        now = math.dist(thumb[:2], little[:2])
        span = _scaled(seen.span_mm, now / before if before > 0 else 1.0)
        return replace(seen, span_mm=span, tips_mm=(thumb, little))

    def _creature(self, seen: CreatureSeen) -> CreatureSeen:
        growth = self.places.growth(seen.at_mm)
        return replace(
            seen,
            at_mm=self.places.point(seen.at_mm),
            footprint_mm=tuple(self.places.point(at) for at in seen.footprint_mm),
            height_mm=_if_known(seen.height_mm, growth),
            volume_ml=_if_known(seen.volume_ml, growth**3),
            reach_mm=_if_known(seen.reach_mm, growth),
            front=self._front(seen),
        )

    def _front(self, seen: CreatureSeen) -> Front | None:
        if seen.front is None:
            return None
        (x, y), (ahead_x, ahead_y) = (self.places.point(p) for p in (seen.at_mm, seen.front.at_mm))
        turn_rad = math.atan2(ahead_y - y, ahead_x - x)
        return replace(seen.front, at_mm=(ahead_x, ahead_y), turn_rad=turn_rad)

    def _missile(self, seen: MissileSeen) -> MissileSeen:
        growth = self.places.growth(seen.at_mm)
        volume = _scaled(seen.volume_ml, growth**3)
        return replace(
            seen,
            at_mm=self.places.point(seen.at_mm),
            diameter_mm=_scaled(seen.diameter_mm, growth),
            volume_ml=volume,
            dice=dice_of(volume.value) if math.isfinite(volume.value) else seen.dice,
        )

    def _tip(self, tip: Point3Mm) -> Point3Mm:
        x, y = self.places.point((tip[0], tip[1]), tip[2])
        return x, y, tip[2]


def revised(seen: Sighting, old: Calibration, new: Calibration) -> Revised:
    """A sighting measured by the old calibration, checked again by the new one."""
    again = Rebased(Rebase(old, new)).sighting(seen)
    if again is None or not all(map(math.isfinite, _numbers(again))):
        return Revised(seen, None, changed=True)
    return Revised(seen, again, changed=_changed(seen, again))


def _scaled(measured: Estimate, factor: float) -> Estimate:
    value = measured.value * factor
    doubt = math.hypot(measured.sigma, (value - measured.value) / 2)
    return Estimate(value, doubt if math.isfinite(doubt) else measured.sigma)


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
        case CreatureSeen() | MissileSeen() | PieceSeen() | GoneSeen() | ShapeSeen():
            return [seen.at_mm]
        case MoveSeen():
            return [seen.from_mm, seen.to_mm]
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
    figures = zip(_headline(before), _headline(after), strict=True)
    if any(abs(now - then) > _doubt(before) / 2 for then, now in figures):
        return True
    places = zip(_places(before), _places(after), strict=True)
    return any(math.dist(then, now) > SAME_PLACE_MM for then, now in places)

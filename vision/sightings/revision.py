"""A sighting checked again, because it may rest on a calibration that had gone stale."""

import math
from dataclasses import dataclass
from typing import Final

from vision.sightings.envelope import Sighting
from vision.sightings.quantities import Estimate
from vision.sightings.rebasing import Places

SAME_PLACE_MM: Final = 1.0
"""What lies no farther from where it lay has not changed."""


@dataclass(frozen=True, slots=True)
class Revised:
    """A measurement that was checked again.

    Attributes:
        before: As it was told.
        after: As it is measured now; None where it cannot be.
        changed: Whether it says something else now.
    """

    before: Sighting
    after: Sighting | None
    changed: bool

    def __str__(self) -> str:
        """What was measured before, and what it is now."""
        before, after = self.before, self.after
        if after is None:
            return (
                f"{before.subject} was measured while the camera was moved, "
                "and cannot be measured again"
            )
        now = after.finding(before)
        return f"{before.subject} was {before.finding()}, checked again it is {now}"


def revised(seen: Sighting, places: Places) -> Revised:
    """A sighting that one calibration measured, checked again by another.

    Args:
        seen: As it was told.
        places: From the one calibration to the other.
    """
    again = seen.rebased(places)
    if not _is_finite(again):
        return Revised(seen, None, changed=True)
    return Revised(seen, again, changed=_changed(seen, again))


def _is_finite(seen: Sighting) -> bool:
    value = 0.0 if seen.headline is None else seen.headline.value
    return all(map(math.isfinite, (value, *(xy for at in seen.places for xy in at))))


def _changed(before: Sighting, after: Sighting) -> bool:
    """By more than half a sigma, or lying elsewhere by more than a millimetre."""
    then, now = before.headline or Estimate(0, 0), after.headline or Estimate(0, 0)
    if abs(now.value - then.value) > then.sigma / 2:
        return True
    places = zip(before.places, after.places, strict=True)
    return any(math.dist(*pair) > SAME_PLACE_MM for pair in places)

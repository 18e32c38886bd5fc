"""Chooses among the flight fitted to both cameras and what each camera reports by itself.

The joint flight knows in space what a single camera has to estimate, but it depends on the clocks
and on every point that it was fitted to. In dim pictures both are off by more than their sigmas. So
the most certain of the three answers is reported, with the height of contact if the joint flight
gives the same answer.
"""

from collections.abc import Sequence
from dataclasses import replace

from vision.sightings import ImpactSeen


def most_certain(joint: ImpactSeen, alone: Sequence[ImpactSeen | None]) -> ImpactSeen:
    """The sighting that is reported for a throw.

    Args:
        joint: From the flight that was fitted to both cameras.
        alone: From each camera by itself, in the first one's frames, time and track numbers; None
            if it reports nothing.
    """
    words = [joint, *(one for one in alone if one is not None)]
    surest = max(words, key=sureness)
    if surest is joint:
        return joint
    if answer_of(surest) != answer_of(joint):
        return surest
    return replace(joint, struck=surest.struck, probability_none=surest.probability_none)


def sureness(seen: ImpactSeen) -> float:
    """Probability of the likeliest answer."""
    return max([seen.probability_none, *(one.probability for one in seen.struck)])


def answer_of(seen: ImpactSeen) -> int | None:
    """The creature more likely struck than everything else together; None if there is none."""
    likely = [one.track for one in seen.struck if one.probability > 0.5]
    return likely[0] if likely else None

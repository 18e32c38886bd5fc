"""Whose word is believed where a flight fitted to both cameras, and each camera by itself, tell.

The flight knows in space what each camera must weigh, but rests on the clocks and on every place
that it was fitted to: in dim pictures both are off by more than they say. So the surest word of the
three is told, and the height with it where the flight of both says the same.
"""

from collections.abc import Sequence
from dataclasses import replace

from vision.sightings import ImpactSeen


def believed(joint: ImpactSeen, alone: Sequence[ImpactSeen | None]) -> ImpactSeen:
    """What is told of a throw.

    Args:
        joint: By the flight that was fitted to both cameras.
        alone: By each camera, in the first one's frames, time and numbers; None where it tells
            nothing.
    """
    words = [joint, *(one for one in alone if one is not None)]
    surest = max(words, key=sureness)
    if surest is joint:
        return joint
    if answer_of(surest) != answer_of(joint):
        return surest
    return replace(joint, struck=surest.struck, probability_none=surest.probability_none)


def sureness(seen: ImpactSeen) -> float:
    """Of the likeliest answer."""
    return max([seen.probability_none, *(one.probability for one in seen.struck)])


def answer_of(seen: ImpactSeen) -> int | None:
    """The creature that is likelier struck than all else together; None where there is none."""
    likely = [one.track for one in seen.struck if one.probability > 0.5]
    return likely[0] if likely else None

"""The referee's word on who is who, and sightings by the right names.

A `Renaming` goes to the eye, which follows creatures by it from then on. What the eye told before
it took the word is put right by `renamed`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from vision.sighting import (
    CreatureSeen,
    DivideSeen,
    GoneSeen,
    IdentityLost,
    ImpactSeen,
    MoveSeen,
    PieceSeen,
    ShapeSeen,
    Sighting,
)


@dataclass(frozen=True, slots=True)
class Renaming:
    """Tracks that were mistaken for one another.

    Attributes:
        pairs: A mistaken track, and the one that it should be; an exchange among themselves.
        frame: Of the doubt that was answered.
        scene: Its scene.
    """

    pairs: tuple[tuple[int, int], ...]
    frame: int
    scene: int

    @property
    def right(self) -> Mapping[int, int]:
        """For each mistaken track the right one."""
        return dict(self.pairs)


def renamed(sighting: Sighting, right: Mapping[int, int]) -> Sighting:
    """A sighting whose tracks have their right numbers."""

    def of(track: int) -> int:
        return right.get(track, track)

    match sighting:
        case CreatureSeen() | MoveSeen() | GoneSeen() | ShapeSeen():
            return replace(sighting, track=of(sighting.track))
        case DivideSeen():
            first, second = sighting.halves
            return replace(sighting, track=of(sighting.track), halves=(of(first), of(second)))
        case PieceSeen():
            owners = (replace(one, track=of(one.track)) for one in sighting.owners)
            return replace(sighting, owners=tuple(owners))
        case ImpactSeen():
            struck = (replace(one, track=of(one.track)) for one in sighting.struck)
            return replace(sighting, struck=tuple(struck))
        case IdentityLost():
            namings = (
                replace(one, tracks=tuple(of(t) for t in one.tracks)) for one in sighting.namings
            )
            tracks = tuple(sorted(of(t) for t in sighting.tracks))
            return replace(sighting, tracks=tracks, namings=tuple(namings))
        case _:
            return sighting

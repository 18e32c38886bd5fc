"""Match the things that a look finds with those known before."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.assignment import assigned_within
from vision.sightings import PointMm

STAYED_MM: Final = 8.0
"""A thing this near to the old place of one of its kind has not moved. By trial on drawn pitches
and the shared clips; guarded by tests/vision/figures/test_observer.py."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Something at a place, of a kind: a team's figure, or a ball.

    Attributes:
        kind: Only things of one kind can be the same.
        at_mm: Where it is, or was last seen.
        hidden: Its place cannot be seen now.
        clear: Whether its kind is certain; otherwise it may be a figure of the other team.
    """

    kind: str
    at_mm: PointMm
    hidden: bool = False
    clear: bool = True


def tracked(
    found: Sequence[Placement], known: Mapping[int, Placement], next_track: int
) -> list[int]:
    """The track of each thing found: that of the known thing it is, or a new one.

    First, a thing at the old place of one of its kind is that one. If the kind of either is
    uncertain, they are the same too, as two figures cannot stand in one place. Of the rest, things
    that left and things that appeared are matched by the least total distance; places that are
    visibly empty go before places that may still hide the thing.

    Args:
        found: What a look shows.
        known: What was known before, by track.
        next_track: The first number for what is new.
    """
    tracks: dict[int, int] = {}
    _match(found, known, tracks, farthest_mm=STAYED_MM)
    _match_doubtful(found, known, tracks)
    _match(found, {t: one for t, one in known.items() if not one.hidden}, tracks)
    _match(found, known, tracks)
    fresh = iter(range(next_track, next_track + len(found)))
    return [tracks[place] if place in tracks else next(fresh) for place in range(len(found))]


def _match(
    found: Sequence[Placement],
    known: Mapping[int, Placement],
    tracks: dict[int, int],
    *,
    farthest_mm: float = np.inf,
) -> None:
    """Pair what is still unpaired, kind by kind, by the least sum of distances."""
    for kind in sorted({one.kind for one in found}):
        places = [n for n, one in enumerate(found) if one.kind == kind and n not in tracks]
        free = [t for t, one in known.items() if one.kind == kind and t not in tracks.values()]
        if not places or not free:
            continue
        ways = np.array([[_distance_mm(found[n], known[t]) for t in free] for n in places])
        for row, column in assigned_within(ways, farthest_mm):
            tracks[places[row]] = free[column]


def _match_doubtful(
    found: Sequence[Placement], known: Mapping[int, Placement], tracks: dict[int, int]
) -> None:
    """Pair things that stayed in place although their kind reads differently, nearest first."""
    ways = sorted(
        (_distance_mm(one, other), place, track)
        for place, one in enumerate(found)
        for track, other in known.items()
        if not (one.clear and other.clear)
    )
    for way, place, track in ways:
        free = place not in tracks and track not in tracks.values()
        if free and way <= STAYED_MM:
            tracks[place] = track


def _distance_mm(one: Placement, other: Placement) -> float:
    return float(np.hypot(one.at_mm[0] - other.at_mm[0], one.at_mm[1] - other.at_mm[1]))

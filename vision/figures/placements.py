"""Matches the figures and balls of a look with the known tracks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.assignment import assigned_within
from vision.sightings import PointMm

STAYED_MM: Final = 8.0
"""Distance in mm from the old place of a thing of its kind within which a thing has not moved. By
trial on drawn pitches and the shared clips; guarded by tests/vision/figures/test_observer.py."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A figure or a ball with its place, as it is matched.

    Attributes:
        kind: A team's colour, or that it is a ball. Only things of one kind can be the same.
        at_mm: Where it is, or was last seen.
        hidden: Whether its place cannot be seen now.
        clear: Whether its kind is certain; otherwise it may be a figure of the other team.
    """

    kind: str
    at_mm: PointMm
    hidden: bool = False
    clear: bool = True


def tracked(
    found: Sequence[Placement], known: Mapping[int, Placement], next_track: int
) -> list[int]:
    """The track of each thing found: that of the known thing that it is, or a new one.

    First, things at the old place of one of their kind are matched with it. Then things of
    different kinds at the same place are, if one of their kinds is uncertain, as two figures cannot
    stand in one place. Of the rest, things that left and things that appeared are matched by the
    least total distance: first those whose old place is visibly empty, then those whose old place
    is hidden, where they may still be.

    Args:
        found: The things that a look shows.
        known: The things known before, by track.
        next_track: The first number for new tracks.

    Returns:
        A track for each of `found`, in their order.
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
    """Match unmatched things kind by kind, by the least sum of distances; adds to `tracks`.

    Args:
        found: The things that a look shows.
        known: The candidates, by track.
        tracks: Track by index in `found`, for those matched so far.
        farthest_mm: Largest distance of a pair.
    """
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
    """Match things that stayed in place although their kind is read differently, nearest first.

    One of the two kinds must be uncertain. Adds to `tracks`.
    """
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

"""The reported doubts about who is who as one frozen value, and how new ones are reported."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from vision.sightings import IdentityLost
from vision.tracking.examined_moment import ExaminedMoment
from vision.tracking.identity_doubt import IdentityDoubt, doubts_of
from vision.tracking.track import Track


@dataclass(frozen=True, slots=True)
class ToldDoubts:
    """The doubts about who is who that were reported.

    Attributes:
        next_number: The number of the next doubt.
        in_frames: Indices of the frames in which the referee was asked who is who.
    """

    next_number: int = 1
    in_frames: frozenset[int] = frozenset()


def doubts_after(
    told: ToldDoubts, before: Mapping[int, Track], examined: ExaminedMoment
) -> tuple[ToldDoubts, tuple[IdentityLost, ...]]:
    """Report the doubts about who is who that a settled moment raises.

    Args:
        told: The doubts that were reported until now.
        before: The creatures before, by their numbers.
        examined: The settled moment.

    Returns:
        All reported doubts, and the sightings of the new ones.
    """
    association = examined.association
    news: list[IdentityLost] = []
    for doubt in doubts_of(association.answers, [known.track for known in association.away]):
        news.append(_sighting_of(doubt, told.next_number, before, examined))
        frames = told.in_frames | {examined.moment.frame.index}
        told = replace(told, next_number=told.next_number + 1, in_frames=frames)
    return told, tuple(news)


def _sighting_of(
    doubt: IdentityDoubt, number: int, before: Mapping[int, Track], examined: ExaminedMoment
) -> IdentityLost:
    """The sighting of a doubt: the creatures as they were, and the places where they may be."""
    moment, scale = examined.moment, examined.finder.scale
    places = tuple(examined.association.candidates[k].detection for k in doubt.pieces)
    colours = tuple(place.colour for place in places)
    return IdentityLost(
        frame=moment.frame.index,
        t_s=moment.frame.t_s,
        doubt=number,
        tracks=doubt.tracks,
        places_mm=tuple(place.at_mm for place in places),
        colours=colours,
        namings=doubt.namings,
        why=(
            f"{len(doubt.tracks)} {colours[0]} creatures were out of sight together, and look "
            "alike."
        ),
        before_px=tuple(before[t].detection.outline_px(scale) for t in doubt.tracks),
        now_px=tuple(place.outline_px(scale) for place in places),
        evidence=examined.tell.evidence(places[0]),
    )

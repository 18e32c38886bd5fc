"""Updating the memory when the referee has said which creature is which."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from server.proposals.clay_o_rama.identity import CHOICES, renaming
from server.proposals.proposal import Memory, Noticed, Proposal
from server.proposals.seen import seen_of
from vision.sightings import Estimate, Evidence, IdentityLost, MoveSeen, Naming
from vision.sightings.doubt import Renaming

PLACE_SIGMA_MM: Final = 5.0
"""Sigma of the distance between two positions from different pictures."""

MOVED_SIGMAS: Final = 2.5
"""A creature closer than this to its old position has not moved."""


def heed(memory: Memory, proposal: Proposal, command: object) -> tuple[Memory, Renaming | None]:
    """The memory after an answer, and the renaming for the eye, if any.

    Args:
        memory: The memory.
        proposal: The answered proposal.
        command: The answer.
    """
    lost = proposal.sightings[0] if proposal.sightings else None
    asked = next((n for n in memory if n.sighting == lost), None)
    if not isinstance(lost, IdentityLost) or asked is None:
        return memory, None
    said = [choice.command for choice in proposal.choices]
    if command not in said:
        return memory, None
    naming = lost.namings[:CHOICES][said.index(command)]
    right = renaming(lost, naming)
    if not right:
        return memory, None
    known = tuple(_rightly(memory, asked, lost, naming, right))
    return known, Renaming(tuple(sorted(right.items())), lost.frame, asked.scene)


def _rightly(
    memory: Memory, asked: Noticed, lost: IdentityLost, naming: Naming, right: Mapping[int, int]
) -> Iterator[Noticed]:
    """Replace the moves reported with the doubt; later sightings get their right tracks."""
    moves = {
        seen.track: seen
        for seen in seen_of((n for n in memory if n.scene == asked.scene), MoveSeen)
        if seen.frame == lost.frame and seen.track in lost.tracks
    }
    for noticed in memory:
        seen = noticed.sighting
        if noticed is asked:
            fresh = replace(asked, answers=())
            yield from (replace(fresh, sighting=one) for one in _moves(lost, naming, moves))
            yield replace(asked, sighting=_held(lost, naming))
        elif noticed.scene != asked.scene or seen.frame < lost.frame:
            yield noticed
        elif seen not in moves.values():
            yield replace(noticed, sighting=seen.renamed(right))


def _held(lost: IdentityLost, naming: Naming) -> IdentityLost:
    """The doubt with this assignment first, so that it counts if the doubt is asked again."""
    others = (one for one in lost.namings if one != naming)
    return replace(lost, namings=(naming, *others))


def _moves(lost: IdentityLost, naming: Naming, told: Mapping[int, MoveSeen]) -> Iterator[MoveSeen]:
    """The moves by an assignment: from each old position to the present one."""
    first = lost.namings[0].tracks
    for place, track in enumerate(naming.tracks):
        before = told.get(track)
        start = before.from_mm if before else lost.places_mm[first.index(track)]
        end = lost.places_mm[place]
        here = told.get(first[place])
        far = math.dist(start, end)
        if here is not None and here.track == track:
            yield here
        elif far > MOVED_SIGMAS * PLACE_SIGMA_MM:
            yield MoveSeen(
                lost.frame,
                lost.t_s,
                track,
                start,
                end,
                Estimate(far, PLACE_SIGMA_MM),
                here.by if here else "hand",
                lost.colours[place],
                evidence=_where(lost, place),
            )


def _where(lost: IdentityLost, place: int) -> Evidence:
    outline = lost.now_px[place] if place < len(lost.now_px) else ()
    return Evidence(lost.evidence.frames, outline)

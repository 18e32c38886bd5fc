"""Corrects the memory after the referee has said which creature is which."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from server.proposals.clay_o_rama.identity import CHOICES, renaming
from server.proposals.proposal import Memory, Noticed, Proposal
from server.proposals.seen import seen_of
from vision.sightings import (
    Estimate,
    Evidence,
    GoneSeen,
    IdentityLost,
    MoveSeen,
    Naming,
    PointMm,
)
from vision.sightings.doubt import Renaming

PLACE_SIGMA_MM: Final = 5.0
"""Sigma of the distance between two positions from different pictures."""

MOVED_SIGMAS: Final = 2.5
"""A creature within this many sigmas of its old position has not moved."""


def heed(memory: Memory, proposal: Proposal, command: object) -> tuple[Memory, Renaming | None]:
    """Apply the answer to an identity question; other answers change nothing.

    Args:
        memory: All remembered sightings.
        proposal: The answered proposal.
        command: The answer.

    Returns:
        The corrected memory, and the new track numbers for the eye; None if they stay the same.
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
    known = tuple(_with_right_tracks(memory, asked, lost, naming, right))
    return known, Renaming(tuple(sorted(right.items())), lost.frame, asked.scene)


def _with_right_tracks(
    memory: Memory, asked: Noticed, lost: IdentityLost, naming: Naming, right: Mapping[int, int]
) -> Iterator[Noticed]:
    """The memory with the right tracks.

    Moves that were reported with the doubt are replaced by those of the chosen assignment. Later
    sightings of the same scene get the right track numbers.

    Args:
        memory: All remembered sightings.
        asked: The doubt with its scene and state.
        lost: The doubt.
        naming: The chosen assignment.
        right: Maps wrong track numbers to right ones.
    """
    moves = {
        seen.track: seen
        for seen in seen_of((n for n in memory if n.scene == asked.scene), MoveSeen)
        if seen.frame == lost.frame and seen.track in lost.tracks
    }
    starts = _starts(memory, asked, lost, moves)
    for noticed in memory:
        seen = noticed.sighting
        if noticed is asked:
            fresh = replace(asked, answers=())
            told = _moves(lost, naming, moves, starts)
            yield from (replace(fresh, sighting=one) for one in told)
            yield replace(asked, sighting=_with_first(lost, naming))
        elif noticed.scene != asked.scene or seen.frame < lost.frame:
            yield noticed
        elif isinstance(seen, GoneSeen) and seen.track in right and seen.frame == lost.frame:
            track = right[seen.track]
            left = replace(seen, track=track, at_mm=starts.get(track, seen.at_mm))
            yield replace(noticed, sighting=left)
        elif seen not in moves.values():
            yield replace(noticed, sighting=seen.renamed(right))


def _starts(
    memory: Memory, asked: Noticed, lost: IdentityLost, moves: Mapping[int, MoveSeen]
) -> Mapping[int, PointMm]:
    """Where each creature in question stood before the doubt, by its track, if that is known.

    One of them may have left the table, according to the first assignment.
    """
    seen = seen_of((n for n in memory if n.scene == asked.scene), GoneSeen)
    return {
        **dict(zip(lost.namings[0].tracks, lost.places_mm, strict=True)),
        **{track: move.from_mm for track, move in moves.items()},
        **{one.track: one.at_mm for one in seen if one.frame == lost.frame},
    }


def _with_first(lost: IdentityLost, naming: Naming) -> IdentityLost:
    """The doubt with this assignment first: the one that counts if the question comes up again."""
    others = (one for one in lost.namings if one != naming)
    return replace(lost, namings=(naming, *others))


def _moves(
    lost: IdentityLost,
    naming: Naming,
    told: Mapping[int, MoveSeen],
    starts: Mapping[int, PointMm],
) -> Iterator[MoveSeen]:
    """The moves that follow from an assignment: from each old position to the present one.

    `told` has the moves that were reported with the doubt, and `starts` the old positions, by
    track. A creature that hardly moved, or whose old position is not known, has no move.
    """
    first = lost.namings[0].tracks
    for place, track in enumerate(naming.tracks):
        end = lost.places_mm[place]
        start = starts.get(track, end)
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
                evidence=_evidence_at(lost, place),
            )


def _evidence_at(lost: IdentityLost, place: int) -> Evidence:
    """The doubt's evidence, with the outline of the creature at one place."""
    outline = lost.now_px[place] if place < len(lost.now_px) else ()
    return Evidence(lost.evidence.frames, outline)

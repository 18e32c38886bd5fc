"""The memory of printed pieces on the table, looked up by name."""

from typing import Final

from server.proposals.proposal import Memory, Noticed
from server.proposals.seen import seen_of
from vision.sightings import TokenSeen

SURE: Final = 0.9
"""Least probability with which a piece counts as on a space; below, it may lie across a line."""


def remember_piece(memory: Memory, noticed: Noticed) -> Memory:
    """Add the sighting of a piece or a layout, and drop those that it replaces."""
    kept = tuple(one for one in memory if not _replaced(one, noticed))
    gone = isinstance(noticed.sighting, TokenSeen) and noticed.sighting.state == "gone"
    # That a known piece has gone is remembered too: a trap may have been sprung, a heart lost.
    return kept if gone and not _replaces_any(memory, noticed) else (*kept, noticed)


def pieces(memory: Memory, kind: str) -> dict[tuple[str, ...], TokenSeen]:
    """All remembered pieces of a kind, by the rest of their names.

    The piece "heart/2/3" has the kind "heart" and the key ("2", "3").
    """
    return {
        tuple(seen.name.split("/")[1:]): seen
        for seen in seen_of(memory, TokenSeen)
        if seen.name.split("/")[0] == kind
    }


def space_of(seen: TokenSeen) -> tuple[int, int] | None:
    """Column and row of the space that a piece certainly lies on; else None."""
    if seen.state == "gone" or seen.space is None or seen.space.probability < SURE:
        return None
    return seen.space.column, seen.space.row


def _replaced(old: Noticed, new: Noticed) -> bool:
    match old.sighting, new.sighting:
        case TokenSeen() as before, TokenSeen() as now:
            return before.identity == now.identity or old.scene != new.scene
        case before, now:
            return before.identity == now.identity


def _replaces_any(memory: Memory, noticed: Noticed) -> bool:
    return any(_replaced(one, noticed) for one in memory)

"""Printed pieces on the table, by name and last seen place."""

from typing import Final

from server.proposals.proposal import Memory, Noticed
from server.proposals.seen import seen_of
from vision.sightings import TokenSeen

SURE: Final = 0.9
"""Probability from which on a piece is on a space; below, it may lie across a line."""


def remember_piece(memory: Memory, noticed: Noticed) -> Memory:
    """The memory with a piece's or a layout's latest sighting, without those that it replaces."""
    kept = tuple(one for one in memory if not _replaced(one, noticed))
    gone = isinstance(noticed.sighting, TokenSeen) and noticed.sighting.state == "gone"
    # A piece that has gone is remembered: the rules may have removed it.
    return kept if gone and not _known(memory, noticed) else (*kept, noticed)


def pieces(memory: Memory, kind: str) -> dict[tuple[str, ...], TokenSeen]:
    """All pieces whose name begins with a word, by the words that follow: ("2", "3")."""
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


def _known(memory: Memory, noticed: Noticed) -> bool:
    return any(_replaced(one, noticed) for one in memory)

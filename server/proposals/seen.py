"""Looking up one kind of sighting in the memory."""

from collections.abc import Iterable
from typing import TypeVar

from server.proposals.proposal import Noticed

SeenT = TypeVar("SeenT")


def seen_of(memory: Iterable[Noticed], kind: type[SeenT]) -> tuple[SeenT, ...]:
    """All sightings of a kind, oldest first."""
    return tuple(seen for seen, _ in noticed_of(memory, kind))


def noticed_of(memory: Iterable[Noticed], kind: type[SeenT]) -> tuple[tuple[SeenT, Noticed], ...]:
    """All sightings of a kind, each with its record in the memory: state then, and answers."""
    return tuple((n.sighting, n) for n in memory if isinstance(n.sighting, kind))

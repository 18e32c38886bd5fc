"""What is remembered of one kind of sighting."""

from collections.abc import Iterable
from typing import TypeVar

from server.proposals.proposal import Noticed

SeenT = TypeVar("SeenT")


def seen_of(memory: Iterable[Noticed], kind: type[SeenT]) -> tuple[SeenT, ...]:
    """Every sighting of a kind, the oldest first."""
    return tuple(seen for seen, _ in noticed_of(memory, kind))


def noticed_of(memory: Iterable[Noticed], kind: type[SeenT]) -> tuple[tuple[SeenT, Noticed], ...]:
    """The same, each with the game as it stood then and what was said of it."""
    return tuple((n.sighting, n) for n in memory if isinstance(n.sighting, kind))

"""Draws pairs for one round: as few rematches as possible, then similar points."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.tournament.matching import augment, largest_matching

Met: TypeAlias = Mapping[frozenset[int], int]
"""How often two entrants have met; pairs that never met may be missing."""


def paired(
    order: Sequence[int], met: Met, points: Mapping[int, int]
) -> tuple[tuple[int, int], ...]:
    """Pair everybody with as few rematches as possible.

    Entrants choose in turn, the best first. Each gets the opponent whom they have met least often,
    and of those the one nearest by points, unless this would force an additional rematch among the
    others. A maximum matching of all who are left shows that; it is updated as pairs are removed.

    Args:
        order: An even number of entrants, the best first.
        met: How often each pair has met.
        points: The points of each entrant.
    """
    fresh = {
        one: [other for other in order if other != one and not _times(met, one, other)]
        for one in order
    }
    mates = largest_matching(fresh)
    left = list(order)
    found: list[tuple[int, int]] = []
    while left:
        one = left[0]
        by_preference = sorted(left[1:], key=lambda other: _preference(met, points, one, other))
        for other in by_preference:  # if no earlier one worked, the last one does
            rest = _without(fresh, mates, one, other)
            if rest is not None:
                break
        fresh, mates = rest or (fresh, mates)
        left = [each for each in left if each not in (one, other)]
        found.append((one, other))
    return tuple(found)


def rematches(entrants: Sequence[int], met: Met) -> int:
    """Count the rematches that cannot be avoided if these entrants, an even number, are paired."""
    fresh = {
        one: [other for other in entrants if other != one and not _times(met, one, other)]
        for one in entrants
    }
    return (len(entrants) - len(largest_matching(fresh))) // 2


def _times(met: Met, one: int, other: int) -> int:
    return met.get(frozenset({one, other}), 0)


def _preference(met: Met, points: Mapping[int, int], one: int, other: int) -> tuple[int, int]:
    """Sort key of an opponent: rematches first, then the difference in points; small is good."""
    return _times(met, one, other), abs(points.get(one, 0) - points.get(other, 0))


def _without(
    fresh: Mapping[int, list[int]], mates: Mapping[int, int], one: int, other: int
) -> tuple[dict[int, list[int]], dict[int, int]] | None:
    """Remove two entrants who meet from the graph and its maximum matching.

    Only their former partners can gain a new pair: before, no augmenting path began at any other
    vertex.

    Returns:
        The smaller graph and matching; None if removing this pair costs a pair that others need.
    """
    gone = {one, other}
    rest = {
        each: [near for near in whom if near not in gone]
        for each, whom in fresh.items()
        if each not in gone
    }
    kept = {each: mate for each, mate in mates.items() if each not in gone and mate not in gone}
    alone = [mates[each] for each in (one, other) if each in mates and mates[each] not in gone]
    wanted = len(mates) - (2 if other in fresh[one] else 0)
    for each in alone:
        if each not in kept:
            augment(rest, kept, each)
    return (rest, kept) if len(kept) >= wanted else None

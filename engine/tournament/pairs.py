"""Pairs for one round: as few repeated meetings as possible, then similar scores."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.tournament.matching import augment, largest_matching

Met: TypeAlias = Mapping[frozenset[int], int]
"""How often two have met; a missing pair has never met."""


def paired(
    order: Sequence[int], met: Met, points: Mapping[int, int]
) -> tuple[tuple[int, int], ...]:
    """Pair everybody so that no other pairing has fewer repeated meetings.

    Each in turn, the best first, gets the opponent nearest by points whom they have met least
    often, as long as that forces no other repeated meeting. That is checked by a largest matching
    of all who are left, which is updated as pairs are taken out.

    Args:
        order: An even number of entrants, the best first.
        met: Who has met whom.
        points: Of each.
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
        wished = sorted(left[1:], key=lambda other: _wish(met, points, one, other))
        for other in wished:  # the last one always works if none before did
            rest = _without(fresh, mates, one, other)
            if rest is not None:
                break
        fresh, mates = rest or (fresh, mates)
        left = [each for each in left if each not in (one, other)]
        found.append((one, other))
    return tuple(found)


def rematches(entrants: Sequence[int], met: Met) -> int:
    """How many pairs must meet again if all of these, an even number, are paired."""
    fresh = {
        one: [other for other in entrants if other != one and not _times(met, one, other)]
        for one in entrants
    }
    return (len(entrants) - len(largest_matching(fresh))) // 2


def _times(met: Met, one: int, other: int) -> int:
    return met.get(frozenset({one, other}), 0)


def _wish(met: Met, points: Mapping[int, int], one: int, other: int) -> tuple[int, int]:
    """Small is good."""
    return _times(met, one, other), abs(points.get(one, 0) - points.get(other, 0))


def _without(
    fresh: Mapping[int, list[int]], mates: Mapping[int, int], one: int, other: int
) -> tuple[dict[int, list[int]], dict[int, int]] | None:
    """The matching without two who meet; None if their partners cannot be rematched.

    Only their two partners can be in a new pair: from all others there was no path.
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

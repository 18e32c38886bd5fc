"""Follow creatures that left their places through one more glance.

Blobs of a creature's colour are assigned to the creatures of that colour. If an assignment may be
wrong, the pair of creatures is recorded as one that may have been confused.
"""

from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from itertools import combinations, permutations
from typing import Final, TypeAlias

import numpy as np

from calibration.arrays import Floats, Mask
from vision.assignment import assigned_within
from vision.tracking.blobs import CalmedGlance, Watched, alike_groups, apart_px, blobs_of
from vision.tracking.whereabouts import Whereabouts

Seen: TypeAlias = Mapping[Watched, tuple[Floats, int]]
"""The creatures that a glance shows, each with its centroid, (2,) glance pixels, and its area in
pixels."""

FASTEST_WIDTHS: Final = 22.0
"""Fastest pace of a creature that is carried, in its own widths a second."""

SHORTEST_S: Final = 0.03
"""Lower bound on the time between two sightings, in seconds: one frame of a typical camera."""

TOO_NEAR_WIDTHS: Final = 1.6
"""If one of two alike creatures is hidden, and they were last seen closer together than this many
widths, they may be confused. Found by trial."""

CROSSED_WIDTHS: Final = 1.2
"""Two visible creatures may be confused if the crossed assignment to their last places is longer by
less than this many widths. Found by trial."""

EXCHANGE_S: Final = 0.25
"""Least time in seconds that hands take to exchange two creatures."""

JUMP_WIDTHS: Final = 0.6
"""A blob that is farther than this many widths from a creature's last place may be another creature
that was hidden until then."""


def followed(
    before: Whereabouts, away: Sequence[Watched], firm: Mask, clay: CalmedGlance, t_s: float
) -> Whereabouts:
    """Update the whereabouts of creatures by one more glance.

    Args:
        before: Their whereabouts until now.
        away: The creatures that are not at their places.
        firm: (h, w) 255 where the glance differs from the settled one by more than a shadow.
        clay: The glance.
        t_s: Time of the glance.
    """
    for group in alike_groups(away):
        homes = [one.mask for one in group if before.led_off(one)]
        blobs = blobs_of(group, np.maximum.reduce([firm, *homes]), clay)
        held = frozenset(one for one in group if before.stands_hidden(one, firm))
        seen = _assigned(before, group, blobs, held, t_s)
        before = _with_confusions(before, group, seen, held, t_s).passing(seen, t_s)
    return before


def _with_confusions(
    before: Whereabouts, group: Sequence[Watched], seen: Seen, held: Set[Watched], t_s: float
) -> Whereabouts:
    """Record which pairs of a group may have been confused until this glance.

    That is so if their assignment is ambiguous, if both were hidden for as long as an exchange
    takes, or if a visible one jumped while the other was hidden.
    """
    mixed, unseen_s = set(before.mixed), dict(before.unseen_s)
    for a, b in combinations(group, 2):
        pair = frozenset((a.track, b.track))
        if _may_be_confused(a, b, before, seen):
            mixed.add(pair)
        elif any(one.track in pair for one in seen):
            unseen_s.pop(pair, None)
        elif t_s - unseen_s.setdefault(pair, t_s) >= EXCHANGE_S:
            mixed.add(pair)
    for one, hidden in permutations(group, 2):
        unseen = hidden not in seen and hidden not in held
        long = t_s - before.last_s(hidden) >= EXCHANGE_S
        if one in seen and unseen and long and _jumped(one, before, seen):
            mixed.add(frozenset((one.track, hidden.track)))
    return replace(before, mixed=frozenset(mixed), unseen_s=unseen_s)


def _assigned(
    before: Whereabouts,
    group: Sequence[Watched],
    blobs: Sequence[tuple[Floats, int]],
    held: Set[Watched],
    t_s: float,
) -> Seen:
    """Assign blobs to creatures so that the sum of distances to their last places is least.

    Args:
        before: Where the creatures were last seen.
        group: Creatures of one colour that have left their places.
        blobs: Centroids and areas of the blobs of that colour.
        held: Creatures that were put down, and can only be there.
        t_s: Time of the glance.
    """
    if not blobs:
        return {}
    costs = np.array(
        [[apart_px(at_px, before.last_px(one)) for at_px, _ in blobs] for one in group]
    )
    reach_px = np.array([_reach_px(one, before, t_s, still=one in held) for one in group])
    pairs = assigned_within(costs, reach_px[:, np.newaxis])
    return {group[row]: blobs[column] for row, column in pairs}


def _reach_px(one: Watched, before: Whereabouts, t_s: float, *, still: bool) -> float:
    """How far from its last place a creature may be seen now, in glance pixels."""
    if still:
        return one.wide_px
    return one.wide_px * (1 + FASTEST_WIDTHS * max(t_s - before.last_s(one), SHORTEST_S))


def _jumped(one: Watched, before: Whereabouts, seen: Seen) -> bool:
    """Whether a creature is so far from its last place that the blob may be another one."""
    return apart_px(seen[one][0], before.last_px(one)) > JUMP_WIDTHS * one.wide_px


def _may_be_confused(a: Watched, b: Watched, before: Whereabouts, seen: Seen) -> bool:
    """Whether two alike creatures, of which at least one is seen, may be assigned wrongly."""
    wide = 0.5 * (a.wide_px + b.wide_px)
    last_a, last_b = before.last_px(a), before.last_px(b)
    if a in seen and b in seen:
        own = apart_px(seen[a][0], last_a) + apart_px(seen[b][0], last_b)
        crossed = apart_px(seen[a][0], last_b) + apart_px(seen[b][0], last_a)
        return crossed < own + CROSSED_WIDTHS * wide
    if a not in seen and b not in seen:
        return False
    return apart_px(last_a, last_b) < TOO_NEAR_WIDTHS * wide

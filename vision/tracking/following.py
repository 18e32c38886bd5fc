"""Follow creatures that left their places through one more glance.

What has a creature's colour is assigned to the creatures of that colour; where that may be wrong,
the pair is noted as one that may have been exchanged.
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
"""Creatures that a glance shows: each one's middle, (2,) glance pixels, and its area in pixels."""

FASTEST_WIDTHS: Final = 22.0
"""Fastest pace of a creature that is carried, in its own widths a second."""

SHORTEST_S: Final = 0.03
"""Least time for a creature to get somewhere: one frame of a typical camera."""

TOO_NEAR_WIDTHS: Final = 1.6
"""Distance in widths within which creatures that come near may be taken for each other. Found by
trial."""

CROSSED_WIDTHS: Final = 1.2
"""Distance in widths within which another way's end near to a way may belong to it. Found by
trial."""

EXCHANGE_S: Final = 0.25
"""Least time in seconds that hands take to exchange two creatures."""

JUMP_WIDTHS: Final = 0.6
"""Step from glance to glance, in a creature's own widths, beyond which another creature that was
out of sight may be seen."""


def followed(
    before: Whereabouts, away: Sequence[Watched], firm: Mask, clay: CalmedGlance, t_s: float
) -> Whereabouts:
    """Where creatures are after one more glance.

    Args:
        before: Where they were seen until now.
        away: The creatures that are not at their places.
        firm: (h, w) 255 where the glance differs from the settled one by more than a shadow.
        clay: The glance.
        t_s: Its time.
    """
    for group in alike_groups(away):
        homes = [one.mask for one in group if before.led_off(one)]
        blobs = blobs_of(group, np.maximum.reduce([firm, *homes]), clay)
        held = frozenset(one for one in group if before.stands_hidden(one, firm))
        seen = _assigned(before, group, blobs, held, t_s)
        before = _with_doubts(before, group, seen, held, t_s).passing(seen, t_s)
    return before


def _with_doubts(
    before: Whereabouts, group: Sequence[Watched], seen: Seen, held: Set[Watched], t_s: float
) -> Whereabouts:
    """Note which pairs of a group may have been exchanged until this glance."""
    mixed, unseen_s = set(before.mixed), dict(before.unseen_s)
    for a, b in combinations(group, 2):
        pair = frozenset((a.track, b.track))
        if _may_mix(a, b, before, seen):
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
        blobs: Middles and areas of what has their colour.
        held: Creatures that can only be where they were put down.
        t_s: The time.
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
    """Whether it is too far from where it was last seen to be surely the same creature."""
    return apart_px(seen[one][0], before.last_px(one)) > JUMP_WIDTHS * one.wide_px


def _may_mix(a: Watched, b: Watched, before: Whereabouts, seen: Seen) -> bool:
    """Whether the visible one of two alike creatures, both off their places, may be the other."""
    wide = 0.5 * (a.wide_px + b.wide_px)
    last_a, last_b = before.last_px(a), before.last_px(b)
    if a in seen and b in seen:
        own = apart_px(seen[a][0], last_a) + apart_px(seen[b][0], last_b)
        crossed = apart_px(seen[a][0], last_b) + apart_px(seen[b][0], last_a)
        return crossed < own + CROSSED_WIDTHS * wide
    if a not in seen and b not in seen:
        return False
    return apart_px(last_a, last_b) < TOO_NEAR_WIDTHS * wide

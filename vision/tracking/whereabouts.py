"""Where glances showed creatures that left their places, and which ones may be confused."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

import cv2

from calibration.arrays import Floats, Mask
from vision.tracking.blobs import PassedBy, Watched, apart_px

STOOD_GLANCES: Final = 3
"""Number of sightings in one place that mean that a creature was put down there."""

STOOD_WIDTHS: Final = 0.25
"""Sightings closer together than this many of the creature's widths are in one place. Found by
trial."""

STANDS_WIDTHS: Final = 0.35
"""Half the side, in the creature's widths, of the square around the place where it was put down in
which something must still differ for it to be hidden there."""

STOOD_SHARE: Final = 0.5
"""Least share of a creature that must be seen where it is put down. By trial."""

ELSEWHERE_WIDTHS: Final = 1.0
"""A creature farther than this many of its widths from its place has left it. Found by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Whereabouts:
    """Where creatures were seen since the table was settled; all times are in seconds.

    Attributes:
        left_s: When each track was first missing from its place.
        ways: The path of each track since: its sightings, oldest first.
        mixed: Pairs of tracks that may have been confused.
        unseen_s: For pairs that look alike and are both hidden, since when they are.
    """

    left_s: Mapping[int, float] = field(default_factory=dict)
    ways: Mapping[int, tuple[PassedBy, ...]] = field(default_factory=dict)
    mixed: frozenset[frozenset[int]] = frozenset()
    unseen_s: Mapping[frozenset[int], float] = field(default_factory=dict)

    def missing(self, creatures: Iterable[Watched], t_s: float) -> Self:
        """These whereabouts, after some creatures were missing from their places at a time."""
        left_s = dict(self.left_s)
        for one in creatures:
            left_s.setdefault(one.track, t_s)
        return replace(self, left_s=left_s)

    def passing(self, seen: Mapping[Watched, tuple[Floats, int]], t_s: float) -> Self:
        """These whereabouts, after creatures were seen: each one's centroid (2,) and area, px."""
        ways = dict(self.ways)
        for one, (middle, area) in seen.items():
            share = min(1.0, area / max(one.area_px, 1))
            ways[one.track] = (*ways.get(one.track, ()), PassedBy(t_s, middle, share))
        return replace(self, ways=ways)

    def renamed(self, right: Mapping[int, int]) -> Self:
        """These whereabouts with renamed tracks: `right` maps mistaken ones to the right ones."""

        def of(track: int) -> int:
            return right.get(track, track)

        def both(pair: frozenset[int]) -> frozenset[int]:
            return frozenset(of(track) for track in pair)

        return replace(
            self,
            left_s={of(track): t_s for track, t_s in self.left_s.items()},
            ways={of(track): way for track, way in self.ways.items()},
            mixed=frozenset(both(pair) for pair in self.mixed),
            unseen_s={both(pair): t_s for pair, t_s in self.unseen_s.items()},
        )

    def last_px(self, one: Watched) -> Floats:
        """The glance pixel, (2,), where a creature was last seen."""
        way = self.ways.get(one.track)
        return way[-1].at_px if way else one.middle_px

    def last_s(self, one: Watched) -> float:
        """When a creature was last seen away from its place; else when it was first missing."""
        way = self.ways.get(one.track)
        return way[-1].t_s if way else self.left_s[one.track]

    def led_off(self, one: Watched) -> bool:
        """Whether a creature was last seen elsewhere, so that another one stands at its place."""
        return _any_elsewhere(one, self.ways.get(one.track, ())[-1:])

    def was_elsewhere(self, one: Watched) -> bool:
        """Whether a creature was ever seen elsewhere since the table was settled."""
        return _any_elsewhere(one, self.ways.get(one.track, ()))

    def stands_hidden(self, one: Watched, firm: Mask) -> bool:
        """Whether a creature was put down elsewhere, and the picture there still differs.

        Then the creature is there, perhaps behind an arm.

        Args:
            one: The creature.
            firm: (h, w) 255 where the glance differs from the settled one by more than a shadow.
        """
        stops = self.ways.get(one.track, ())[-STOOD_GLANCES:]
        at = stops[-1].at_px if len(stops) == STOOD_GLANCES else one.middle_px
        near = (apart_px(stop.at_px, at) < STOOD_WIDTHS * one.wide_px for stop in stops)
        if len(stops) < STOOD_GLANCES or stops[-1].share < STOOD_SHARE or not all(near):
            return False
        reach = max(1, round(STANDS_WIDTHS * one.wide_px))
        x, y = (int(v) for v in at)
        there = firm[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1]
        return bool(there.size) and cv2.countNonZero(there) > 0.5 * there.size


def _any_elsewhere(one: Watched, way: Sequence[PassedBy]) -> bool:
    """Whether a creature was away from its old place in any of these sightings."""
    far = ELSEWHERE_WIDTHS * one.wide_px
    return any(apart_px(passed.at_px, one.middle_px) > far for passed in way)

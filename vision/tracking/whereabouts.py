"""Where each creature that left its place was seen, and which ones may have been exchanged."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

import cv2

from calibration.arrays import Floats, Mask
from vision.tracking.blobs import PassedBy, Watched, apart_px

STOOD_GLANCES: Final = 3
"""Number of glances in one place that are a stop."""

STOOD_WIDTHS: Final = 0.25
"""Distance, in its own widths, within which a creature is in one place. Found by trial."""

STANDS_WIDTHS: Final = 0.35
"""Distance in a creature's own widths around the middle of a stop in which something must still be
seen for the creature to be hidden there."""

STOOD_SHARE: Final = 0.5
"""Share of a creature that must be seen for a stop to count. By trial."""

ELSEWHERE_WIDTHS: Final = 1.0
"""Distance, in its own widths, from which on a creature has left its place. Found by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Whereabouts:
    """Where creatures were seen since the table was settled; all times are in seconds.

    Attributes:
        left_s: When each track was first missing from its place.
        ways: Where each track was seen since, in the order of time.
        mixed: Pairs of tracks that may have been exchanged while they were out of sight.
        unseen_s: Since when both creatures of a pair that looks alike are out of sight.
    """

    left_s: Mapping[int, float] = field(default_factory=dict)
    ways: Mapping[int, tuple[PassedBy, ...]] = field(default_factory=dict)
    mixed: frozenset[frozenset[int]] = frozenset()
    unseen_s: Mapping[frozenset[int], float] = field(default_factory=dict)

    def missing(self, creatures: Iterable[Watched], t_s: float) -> Self:
        """These whereabouts, with creatures that are missing from their places at a time."""
        left_s = dict(self.left_s)
        for one in creatures:
            left_s.setdefault(one.track, t_s)
        return replace(self, left_s=left_s)

    def passing(self, seen: Mapping[Watched, tuple[Floats, int]], t_s: float) -> Self:
        """These whereabouts, with creatures seen on their way: the middle and area of each."""
        ways = dict(self.ways)
        for one, (middle, area) in seen.items():
            share = min(1.0, area / max(one.area_px, 1))
            ways[one.track] = (*ways.get(one.track, ()), PassedBy(t_s, middle, share))
        return replace(self, ways=ways)

    def renamed(self, right: Mapping[int, int]) -> Self:
        """These whereabouts, renamed: `right` maps each mistaken track to the right one."""

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
        """When a creature was last seen on its way, or first missing if it never was."""
        way = self.ways.get(one.track)
        return way[-1].t_s if way else self.left_s[one.track]

    def led_off(self, one: Watched) -> bool:
        """Whether it was last seen elsewhere: what stands at its place then only looks like it."""
        return _any_elsewhere(one, self.ways.get(one.track, ())[-1:])

    def was_elsewhere(self, one: Watched) -> bool:
        """Whether it was ever seen elsewhere."""
        return _any_elsewhere(one, self.ways.get(one.track, ()))

    def stands_hidden(self, one: Watched, firm: Mask) -> bool:
        """Whether it was put down elsewhere, and something is still there: itself, or an arm.

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
    """Whether the creature was away from its old place in any of these sightings."""
    far = ELSEWHERE_WIDTHS * one.wide_px
    return any(apart_px(passed.at_px, one.middle_px) > far for passed in way)

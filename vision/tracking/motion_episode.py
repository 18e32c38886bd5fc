"""What happens between two settled pictures, and the settled picture that it leads to.

Hands cover, creatures leave their place.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image, Mask
from calibration.frame import Frame
from vision.assignment import assigned_within
from vision.foreground import Glance
from vision.sightings import MovedBy
from vision.tracking.blobs import (
    CalmedGlance,
    PassedBy,
    Watched,
    alike_groups,
    apart_px,
    blobs_of,
    seen_in,
    something_small,
)
from vision.tracking.light import cover_in, difference

NEAR_PX: Final = 9
"""Glance pixels around a hand in which it may have touched what stands there. By trial."""

OFF_SHARE: Final = 0.45
"""Share of a creature that must be seen at its place; if less is seen, it is covered, or has left
its place."""

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

FLOWN_GLANCES: Final = 2
"""Number of glances with something small in them that mean a throw; one glance may be noise."""


@dataclass(slots=True, eq=False)
class MotionEpisode:
    """What has happened since the table was settled.

    Attributes:
        settled: (h, w, 3) the calmed glance of the settled picture.
        watched: The creatures that stood there.
        began_s: When something first changed.
        hand: Whether a hand was seen.
        handled: Tracks at which a hand was seen.
        left_s: When each creature was first missing from its place.
        ways: Where each was seen since.
        mixed: Pairs of tracks that may have been exchanged while they were out of sight.
        unseen_s: Since when both creatures of a pair that looks alike are out of sight.
        small: In how many glances something small was away from creatures and hands: a missile.
        cover: The hand in the last glance.
    """

    settled: Image
    watched: tuple[Watched, ...]
    began_s: float | None = None
    hand: bool = False
    handled: set[int] = field(default_factory=set)
    left_s: dict[int, float] = field(default_factory=dict)
    ways: dict[int, list[PassedBy]] = field(default_factory=dict)
    mixed: set[frozenset[int]] = field(default_factory=set)
    unseen_s: dict[frozenset[int], float] = field(default_factory=dict)
    small: int = 0
    cover: Mask | None = None

    def see(self, glance: Glance, t_s: float) -> None:
        """Note what one more glance shows."""
        found = difference(self.settled, glance.calm)
        self.cover = None
        if cv2.countNonZero(found.other) == 0:
            return
        if self.began_s is None:
            self.began_s = t_s
        firm = found.firm
        cover = cover_in(found, glance.calm)
        if cover is not None:
            self.hand, self.cover = True, cover
        self.small += something_small(firm, cover, self.watched)
        away = [one for one in self.watched if self._away(one, firm, t_s) or self._led_off(one)]
        self._note_hands(cover)
        if away:
            self._follow(away, firm, seen_in(glance.calm, found.before, self.watched, cover), t_s)

    def exchanged(self) -> frozenset[frozenset[int]]:
        """Pairs that look alike, left their places, and may now stand at each other's."""
        off = [one for one in self.watched if one.track in self.left_s]
        pairs = (pair for group in alike_groups(off) for pair in combinations(group, 2))
        return frozenset(frozenset((a.track, b.track)) for a, b in pairs if self._exchanged(a, b))

    def _exchanged(self, one: Watched, other: Watched) -> bool:
        """Whether one was last seen elsewhere; or both once were, and cannot be told apart."""
        if self._led_off(one) or self._led_off(other):
            return True
        mixed = frozenset((one.track, other.track)) in self.mixed
        return mixed and self._was_elsewhere(one) and self._was_elsewhere(other)

    def exchanged_places(self) -> Mask | None:
        """Old places of exchanged pairs, (h, w) 255 there: these may look just as before."""
        tracks = frozenset[int]().union(*self.exchanged())
        masks = [one.mask for one in self.watched if one.track in tracks]
        return np.maximum.reduce(masks) if masks else None

    def _led_off(self, one: Watched) -> bool:
        """Whether it was last seen elsewhere: what stands at its place then only looks like it."""
        return _any_elsewhere(one, self.ways.get(one.track, ())[-1:])

    def _was_elsewhere(self, one: Watched) -> bool:
        """Whether it was ever seen elsewhere."""
        return _any_elsewhere(one, self.ways.get(one.track, ()))

    def rename(self, right: Mapping[int, int]) -> None:
        """Apply the referee's answer to who is who: maps each mistaken track to the right one."""

        def of(track: int) -> int:
            return right.get(track, track)

        self.watched = tuple(replace(one, track=of(one.track)) for one in self.watched)
        self.handled = {of(track) for track in self.handled}
        self.left_s = {of(track): t_s for track, t_s in self.left_s.items()}
        self.ways = {of(track): way for track, way in self.ways.items()}
        self.mixed = {frozenset(of(track) for track in pair) for pair in self.mixed}
        self.unseen_s = {
            frozenset(of(track) for track in pair): t_s for pair, t_s in self.unseen_s.items()
        }

    def _away(self, one: Watched, firm: Mask, t_s: float) -> bool:
        """Whether too little of a creature is seen at its place for it to be there."""
        off = cv2.countNonZero(cv2.bitwise_and(firm, one.mask)) / max(one.area_px, 1)
        if off < 1 - OFF_SHARE:
            return False
        self.left_s.setdefault(one.track, t_s)
        return True

    def _note_hands(self, cover: Mask | None) -> None:
        if cover is None:
            return
        wide = cv2.dilate(cover, np.ones((2 * NEAR_PX + 1, 2 * NEAR_PX + 1), np.uint8))
        for one in self.watched:
            if one.track not in self.handled and cv2.countNonZero(cv2.bitwise_and(wide, one.mask)):
                self.handled.add(one.track)

    def _follow(self, away: Sequence[Watched], firm: Mask, clay: CalmedGlance, t_s: float) -> None:
        for group in alike_groups(away):
            homes = [one.mask for one in group if self._led_off(one)]
            blobs = blobs_of(group, np.maximum.reduce([firm, *homes]), clay)
            last = {one: self._last_px(one) for one in group}
            held = {one for one in group if self._stands_hidden(one, firm)}
            seen = self._assigned(group, blobs, held, t_s)
            for a, b in combinations(group, 2):
                pair = frozenset((a.track, b.track))
                if _may_mix(a, b, last, seen) or self._long_unseen(pair, seen, t_s):
                    self.mixed.add(pair)
            for one, hidden in permutations(group, 2):
                unseen = hidden not in seen and hidden not in held
                long = t_s - self._last_s(hidden) >= EXCHANGE_S
                if one in seen and unseen and long and _jumped(one, last, seen):
                    self.mixed.add(frozenset((one.track, hidden.track)))
            for one, (middle, area) in seen.items():
                share = min(1.0, area / max(one.area_px, 1))
                self.ways.setdefault(one.track, []).append(PassedBy(t_s, middle, share))

    def _long_unseen(
        self, pair: frozenset[int], seen: Mapping[Watched, tuple[Floats, int]], t_s: float
    ) -> bool:
        """Whether both are out of sight long enough to be exchanged."""
        if any(one.track in pair for one in seen):
            self.unseen_s.pop(pair, None)
            return False
        return t_s - self.unseen_s.setdefault(pair, t_s) >= EXCHANGE_S

    def _last_px(self, one: Watched) -> Floats:
        way = self.ways.get(one.track)
        return way[-1].at_px if way else one.middle_px

    def _last_s(self, one: Watched) -> float:
        way = self.ways.get(one.track)
        return way[-1].t_s if way else self.left_s[one.track]

    def _stands_hidden(self, one: Watched, firm: Mask) -> bool:
        """Whether it was put down elsewhere, and something is still there: itself, or an arm."""
        stops = self.ways.get(one.track, [])[-STOOD_GLANCES:]
        at = stops[-1].at_px if len(stops) == STOOD_GLANCES else one.middle_px
        near = (apart_px(stop.at_px, at) < STOOD_WIDTHS * one.wide_px for stop in stops)
        if len(stops) < STOOD_GLANCES or stops[-1].share < STOOD_SHARE or not all(near):
            return False
        reach = max(1, round(STANDS_WIDTHS * one.wide_px))
        x, y = (int(v) for v in at)
        there = firm[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1]
        return bool(there.size) and cv2.countNonZero(there) > 0.5 * there.size

    def _assigned(
        self,
        group: Sequence[Watched],
        blobs: list[tuple[Floats, int]],
        held: set[Watched],
        t_s: float,
    ) -> dict[Watched, tuple[Floats, int]]:
        """Assign blobs to creatures so that the sum of distances to their last places is least.

        Args:
            group: Creatures of one colour that have left their places.
            blobs: Middles and areas of what has their colour.
            held: Creatures that can only be where they were put down.
            t_s: The time.
        """
        if not blobs:
            return {}
        costs = np.array(
            [[apart_px(at_px, self._last_px(one)) for at_px, _ in blobs] for one in group]
        )
        reach_px = np.array([self._reach_px(one, t_s, still=one in held) for one in group])
        pairs = assigned_within(costs, reach_px[:, np.newaxis])
        return {group[row]: blobs[column] for row, column in pairs}

    def _reach_px(self, one: Watched, t_s: float, *, still: bool) -> float:
        """How far from its last place a creature may be seen now."""
        if still:
            return one.wide_px
        return one.wide_px * (1 + FASTEST_WIDTHS * max(t_s - self._last_s(one), SHORTEST_S))


def _any_elsewhere(one: Watched, way: Sequence[PassedBy]) -> bool:
    """Whether the creature was away from its old place in any of these sightings."""
    far = ELSEWHERE_WIDTHS * one.wide_px
    return any(apart_px(passed.at_px, one.middle_px) > far for passed in way)


def _jumped(
    one: Watched, last: Mapping[Watched, Floats], seen: Mapping[Watched, tuple[Floats, int]]
) -> bool:
    return apart_px(seen[one][0], last[one]) > JUMP_WIDTHS * one.wide_px


def _may_mix(
    a: Watched,
    b: Watched,
    last: Mapping[Watched, Floats],
    seen: Mapping[Watched, tuple[Floats, int]],
) -> bool:
    """Whether the visible one of two alike creatures, both off their places, may be the other."""
    wide = 0.5 * (a.wide_px + b.wide_px)
    if a in seen and b in seen:
        own = apart_px(seen[a][0], last[a]) + apart_px(seen[b][0], last[b])
        crossed = apart_px(seen[a][0], last[b]) + apart_px(seen[b][0], last[a])
        return crossed < own + CROSSED_WIDTHS * wide
    if a not in seen and b not in seen:
        return False
    return apart_px(last[a], last[b]) < TOO_NEAR_WIDTHS * wide


@dataclass(frozen=True, slots=True, eq=False)
class SettledMoment:
    """A settled picture and how it came about.

    Attributes:
        frame: The frame.
        picture: Its pixels in the finder's size.
        episode: What happened since the last one; None for the first.
        before: Index of the last settled frame.
        covered: What a hand hides; None where there is none.
        other: (h, w) 255 where it differs from the last one by more than light.
    """

    frame: Frame
    picture: Image
    episode: MotionEpisode | None
    before: int
    covered: Mask | None
    other: Mask

    @property
    def thrown(self) -> bool:
        """Whether something small was seen to fly, or roll, by itself."""
        return self.episode is not None and self.episode.small >= FLOWN_GLANCES

    def by(self, track: int) -> MovedBy:
        """What may have moved a creature."""
        if self.episode is None:
            return "unknown"
        if track in self.episode.handled:
            return "hand"
        return "throw" if self.thrown else "unknown"

"""What happens between two settled pictures: hands cover, creatures leave their places."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final, Self

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from vision.foreground import Glance
from vision.tracking.blobs import Watched, alike_groups, seen_in, something_small
from vision.tracking.cover import cover_in
from vision.tracking.following import followed
from vision.tracking.light import difference
from vision.tracking.whereabouts import Whereabouts

NEAR_PX: Final = 9
"""Glance pixels around a hand in which it may have touched what stands there. By trial."""

OFF_SHARE: Final = 0.45
"""Share of a creature that must be seen at its place; if less is seen, it is covered, or has left
its place."""


@dataclass(frozen=True, slots=True, eq=False)
class MotionEpisode:
    """What has happened since the table was settled.

    Attributes:
        settled: (h, w, 3) the calmed glance of the settled picture.
        watched: The creatures that stood there.
        began_s: When something first changed; None if nothing has.
        hand: Whether a hand was seen.
        handled: Tracks at which a hand was seen.
        small: In how many glances something small was away from creatures and hands: a missile.
        whereabouts: Where the creatures were seen that left their places.
    """

    settled: Image
    watched: tuple[Watched, ...]
    began_s: float | None = None
    hand: bool = False
    handled: frozenset[int] = frozenset()
    small: int = 0
    whereabouts: Whereabouts = field(default_factory=Whereabouts)

    def after(self, glance: Glance, t_s: float) -> Self:
        """This episode after one more glance, at a time in seconds."""
        found = difference(self.settled, glance.calm)
        if cv2.countNonZero(found.other) == 0:
            return self
        cover = cover_in(found, glance.calm)
        missing = [one for one in self.watched if _is_missing(one, found.firm)]
        where = self.whereabouts.missing(missing, t_s)
        away = [one for one in self.watched if one in missing or where.led_off(one)]
        if away:
            clay = seen_in(glance.calm, found.before, self.watched, cover)
            where = followed(where, away, found.firm, clay, t_s)
        return replace(
            self,
            began_s=t_s if self.began_s is None else self.began_s,
            hand=self.hand or cover is not None,
            handled=self.handled | _touched(self.watched, cover),
            small=self.small + something_small(found.firm, cover, self.watched),
            whereabouts=where,
        )

    def renamed(self, right: Mapping[int, int]) -> Self:
        """This episode with other tracks: `right` maps each mistaken track to the right one."""
        return replace(
            self,
            watched=tuple(replace(w, track=right.get(w.track, w.track)) for w in self.watched),
            handled=frozenset(right.get(track, track) for track in self.handled),
            whereabouts=self.whereabouts.renamed(right),
        )

    def exchanged(self) -> frozenset[frozenset[int]]:
        """Pairs that look alike, left their places, and may now stand at each other's."""
        off = [one for one in self.watched if one.track in self.whereabouts.left_s]
        pairs = (pair for group in alike_groups(off) for pair in combinations(group, 2))
        return frozenset(frozenset((a.track, b.track)) for a, b in pairs if self._exchanged(a, b))

    def exchanged_places(self) -> Mask | None:
        """Old places of exchanged pairs, (h, w) 255 there: these may look just as before."""
        tracks = frozenset[int]().union(*self.exchanged())
        masks = [one.mask for one in self.watched if one.track in tracks]
        return np.maximum.reduce(masks) if masks else None

    def _exchanged(self, one: Watched, other: Watched) -> bool:
        """Whether one was last seen elsewhere; or both once were, and cannot be told apart."""
        where = self.whereabouts
        if where.led_off(one) or where.led_off(other):
            return True
        mixed = frozenset((one.track, other.track)) in where.mixed
        return mixed and where.was_elsewhere(one) and where.was_elsewhere(other)


def _is_missing(one: Watched, firm: Mask) -> bool:
    """Whether too little of a creature is seen at its place for it to be there."""
    off = cv2.countNonZero(cv2.bitwise_and(firm, one.mask)) / max(one.area_px, 1)
    return off >= 1 - OFF_SHARE


def _touched(watched: tuple[Watched, ...], cover: Mask | None) -> frozenset[int]:
    """Tracks of the creatures at which a hand is seen now."""
    if cover is None:
        return frozenset()
    wide = cv2.dilate(cover, np.ones((2 * NEAR_PX + 1, 2 * NEAR_PX + 1), np.uint8))
    return frozenset(
        one.track for one in watched if cv2.countNonZero(cv2.bitwise_and(wide, one.mask))
    )

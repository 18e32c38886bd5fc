"""A motion episode: what happens between two settled pictures, while hands move creatures."""

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
"""A hand may have touched what stands within this many glance pixels of it. By trial."""

OFF_SHARE: Final = 0.45
"""A creature of which no more than this share looks as before is covered, or has left its place."""


@dataclass(frozen=True, slots=True, eq=False)
class MotionEpisode:
    """What has happened since the table was settled.

    Attributes:
        settled: (h, w, 3) the smoothed glance of the settled picture.
        watched: The creatures in the settled picture.
        began_s: Time of the first change; None if nothing has changed.
        hand: Whether a hand was seen.
        handled: Tracks near which a hand was seen.
        small: Number of glances with something small, such as a missile, away from creatures and
            hands.
        whereabouts: Where creatures were seen after they left their places.
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
        """Pairs of alike tracks that both left their places and may have been exchanged."""
        off = [one for one in self.watched if one.track in self.whereabouts.left_s]
        pairs = (pair for group in alike_groups(off) for pair in combinations(group, 2))
        return frozenset(
            frozenset((a.track, b.track)) for a, b in pairs if self._may_be_exchanged(a, b)
        )

    def exchanged_tracks(self) -> frozenset[int]:
        """The tracks of all these pairs."""
        return frozenset[int]().union(*self.exchanged())

    def exchanged_places(self) -> Mask | None:
        """Mask (h, w), 255 at the old places of pairs that may have been exchanged.

        These must be examined even if they look just as before. None without such a pair.
        """
        tracks = self.exchanged_tracks()
        masks = [one.mask for one in self.watched if one.track in tracks]
        return np.maximum.reduce(masks) if masks else None

    def _may_be_exchanged(self, one: Watched, other: Watched) -> bool:
        """Whether two creatures may be at each other's places.

        That is so if one of them was last seen elsewhere, or if both once were and may have been
        confused with each other.
        """
        where = self.whereabouts
        if where.led_off(one) or where.led_off(other):
            return True
        mixed = frozenset((one.track, other.track)) in where.mixed
        return mixed and where.was_elsewhere(one) and where.was_elsewhere(other)


def _is_missing(one: Watched, firm: Mask) -> bool:
    """Whether too little of a creature looks as before for it to be at its place."""
    off = cv2.countNonZero(cv2.bitwise_and(firm, one.mask)) / max(one.area_px, 1)
    return off >= 1 - OFF_SHARE


def _touched(watched: tuple[Watched, ...], cover: Mask | None) -> frozenset[int]:
    """Tracks of the creatures that are at most `NEAR_PX` from a hand."""
    if cover is None:
        return frozenset()
    wide = cv2.dilate(cover, np.ones((2 * NEAR_PX + 1, 2 * NEAR_PX + 1), np.uint8))
    return frozenset(
        one.track for one in watched if cv2.countNonZero(cv2.bitwise_and(wide, one.mask))
    )

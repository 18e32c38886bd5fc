"""The observer of creatures in play: who is who, who moved how far, what came off, who has left.

It works in two ways. While something moves, it looks at a glance now and then, to see which
creatures are covered or away from their places, and where they go (`motion_episode`). When
everything is still and no hand is in the picture, tracks are associated with detections where the
picture differs from the last settled one (`association`), and the tracker reports what is new.
Parts of the picture that did not change are not examined.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

import numpy as np

from calibration.arrays import Mask
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.creature_bodies import Bodies
from vision.foreground import Glance
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.masks import resized
from vision.registered import Registered
from vision.sightings import ColourName, PointMm, Sighting
from vision.tracking.association import associate
from vision.tracking.blobs import watched_of
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.cover import cover_in
from vision.tracking.light import difference
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.settled_moment import SettledMoment
from vision.tracking.stillness import TableStillness
from vision.tracking.track import Track
from vision.tracking.tracker import Tracker
from vision.tracking.zone import stirs_in, within_zone, zone_of

IN_PLAY: Final = frozenset({"creature", "move", "piece", "gone", "shape", "divide", "identity"})
"""Kinds of sightings that are reported of creatures in play."""


class PlayObserver:
    """Tracks the creatures of one table.

    It also reports creatures, as `CreatureObserver` does, with the track numbers that its other
    sightings refer to.
    """

    def __init__(
        self,
        calibration: Calibration,
        boards: Boards,
        bodies: Bodies | None = None,
        *,
        ground: GroundPalette = NO_GROUND,
    ) -> None:
        """Watch with a calibrated camera.

        Args:
            calibration: Camera and table.
            boards: The printed boards on the table.
            bodies: The bodies of creatures that were, or will be, weighed in. With them positions
                are far more accurate, and turns are known.
            ground: The learned colours of this table's surface.
        """
        self._finder = ClayFinder(calibration, boards, ground)
        self._calibration = calibration
        self._boards = boards
        self._tracker = Tracker(self._finder, bodies or Bodies())
        self._zone: Mask | None = None
        self._zone_around: tuple[PointMm, ...] = ()
        self._settled: tuple[Frame, Glance] | None = None
        self._episode: MotionEpisode | None = None
        self._stillness = TableStillness()

    @property
    def tracks(self) -> tuple[Track, ...]:
        """The known creatures on the table, in the order of their numbers."""
        return self._tracker.tracks.present

    def expect(self, at_mm: PointMm, colour: ColourName, *, others: Collection[int] = ()) -> int:
        """Reserve a track number for a creature that only another observer has seen so far.

        Args:
            at_mm: Where it was seen.
            colour: Its colour.
            others: Tracks that it certainly is not.
        """
        return self._tracker.expect(at_mm, colour, others=others)

    def rename(self, right: Mapping[int, int], *, asked_in: int | None = None) -> None:
        """Apply the referee's answer to who is who.

        Args:
            right: Maps each mistaken track number to the right one.
            asked_in: Frame of the doubt that is answered; an answer to a doubt of an earlier
                observer changes nothing.

        Raises:
            ValueError: It is not an exchange among known tracks.
        """
        if asked_in is not None and not self._tracker.asked_in(asked_in):
            return
        self._tracker.rename(right)
        if self._episode is not None:
            self._episode = self._episode.renamed(right)

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Process the next frame; returns what became certain with it."""
        zone = self._zone_of(frame, glance)
        if stirs_in(zone, glance):
            self._stillness = self._stillness.stirred(frame.t_s)
            self._watch_motion(frame, glance)
            return ()
        if glance.flashed:
            self._stillness = self._stillness.lit_anew(frame.t_s)
        if not self._stillness.check_due(frame.t_s):
            return ()
        return self._check(frame, glance, zone)

    def finish(self) -> tuple[Sighting, ...]:
        """Nothing, as everything was reported already."""
        return ()

    def resting(self) -> bool:
        """Whether nothing is being followed from frame to frame."""
        return self._stillness.checked

    def _zone_of(self, frame: Frame, glance: Glance) -> Mask:
        """The mask of where creatures may stand, of the glance's size.

        It is computed anew for another size, and after creatures have moved.
        """
        places = tuple(track.at_mm for track in self.tracks)
        if self._zone is None or self._zone.shape != glance.grey.shape:
            self._stillness = replace(self._stillness, stirred_s=frame.t_s)
        elif places == self._zone_around:
            return self._zone
        size_wh = glance.grey.shape[1], glance.grey.shape[0]
        self._zone = zone_of(self._calibration, self._boards, size_wh, places)
        self._zone_around = places
        return self._zone

    def _watch_motion(self, frame: Frame, glance: Glance) -> None:
        """Take a glance into the motion episode if one is due."""
        if self._episode is None or not self._stillness.glance_due(frame.t_s):
            return
        self._stillness = replace(self._stillness, glanced_s=frame.t_s)
        self._episode = self._episode.after(glance, frame.t_s)

    def _check(self, frame: Frame, glance: Glance, zone: Mask) -> tuple[Sighting, ...]:
        """Compare a still picture with the last settled one.

        It is not settled yet while a hand hovers over the table.
        """
        if self._settled is None:
            return self._settle(frame, glance, np.full_like(glance.grey, 255), None)
        found = difference(self._settled[1].calm, glance.calm)
        other = within_zone(zone, found.other)
        exchanged = self._episode.exchanged_places() if self._episode is not None else None
        if exchanged is not None:
            other = exchanged if other is None else np.maximum(other, exchanged)
        if other is None:
            self._stillness = replace(self._stillness, checked=True)
            return ()
        cover = cover_in(found, glance.calm)
        if cover is not None and self._stillness.may_hover(frame.t_s):
            self._stillness = self._stillness.hovering(frame.t_s)
            return ()
        return self._settle(frame, glance, other, cover)

    def _settle(
        self, frame: Frame, glance: Glance, other: Mask, cover: Mask | None
    ) -> tuple[Sighting, ...]:
        """Update the tracks by a settled picture, and begin a new motion episode.

        Args:
            frame: The settled frame.
            glance: Its glance.
            other: Mask of the glance, 255 where it differs from the last settled one.
            cover: Mask of the glance, 255 on a hand; None without one.
        """
        picture = self._finder.shrunk(frame.bgr)
        size_wh = self._finder.size_wh
        covered = None if cover is None else resized(cover, size_wh)
        other = resized(other, size_wh)
        tracker = self._tracker
        before = self._settled[0].index if self._settled else frame.index
        association = associate(
            picture,
            other,
            tracker.tracks.every,
            self._episode,
            self._finder,
            tracker.tracks.pending,
            covered,
        )
        news = tracker.take(
            association, SettledMoment(frame, picture, self._episode, before, covered, other)
        )
        self._settled = frame, glance
        self._stillness = replace(self._stillness, checked=True)
        small_wh = glance.calm.shape[1], glance.calm.shape[0]
        watched = tuple(watched_of(k, size_wh, small_wh) for k in self.tracks)
        self._episode = MotionEpisode(glance.calm, watched)
        return news


REGISTERED: Final = Registered(
    "play",
    IN_PLAY,
    lambda around: PlayObserver(around.table, around.boards, around.bodies, ground=around.ground),
)

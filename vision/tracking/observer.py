"""Creatures in play: who is who, who moved how far, what came off, who has left.

The table is examined in two ways. While something moves, a glance now and then tells which
creatures are covered or off their places, and which way they go (`motion_episode`). When everything
is still and no hand is in the picture, tracks and detections are associated where the picture
differs from the last settled one (`association`), and the tracker says what is new. Where nothing
changed nothing is examined.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import cv2
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
from vision.tracking.clay_finder import ClayFinder, zone_of
from vision.tracking.light import cover_in, difference
from vision.tracking.motion_episode import MotionEpisode, SettledMoment
from vision.tracking.track import Track
from vision.tracking.tracker import Tracker


@dataclass(frozen=True, slots=True)
class PlayTuning:
    """When a table is settled, and when something moves on it.

    By trial on the shared clips where no other source is named; guarded by the tests in
    tests/vision/tracking.
    """

    still_s: float = 0.25
    """Seconds for which nothing moves before a picture is settled."""

    hand_wait_s: float = 5.0
    """Seconds to wait for a hand that hovers; what stays at the picture's edge for longer is not a
    hand."""

    hover_check_s: float = 0.055
    """Seconds until a hand that hovered is looked for again: as between two glances."""

    stirred_share: float = 0.0006
    """Share of the watched zone: more changed pixels are movement, fewer are noise."""

    glance_every_s: float = 0.055
    """Seconds between two glances during movement: every other frame at 30 fps, enough to follow a
    hand."""

    least_changed_px: int = 7
    """Pixels of the largest changed part of a glance; a smaller part is noise."""


TUNING: Final = PlayTuning()


IN_PLAY: Final = frozenset({"creature", "move", "piece", "gone", "shape", "divide", "identity"})
"""Kinds of sightings that are told of creatures in play."""


class PlayObserver:
    """Follows the creatures of one table.

    It also tells creatures, as `CreatureObserver` does, with the tracks that moves refer to.
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
            boards: What lies printed on the table.
            bodies: Of creatures that were, or will be, weighed in: with them places are far more
                accurate, and turns are known.
            ground: Colours that were learned of this table.
        """
        self._finder = ClayFinder(calibration, boards, ground)
        self._calibration = calibration
        self._boards = boards
        self._tracker = Tracker(self._finder, bodies or Bodies())
        self._zone: Mask | None = None
        self._settled: tuple[Frame, Glance] | None = None
        self._episode: MotionEpisode | None = None
        self._stirred_s = float("-inf")
        self._glanced_s = float("-inf")
        self._hovers_until_s = float("-inf")
        self._checked = False

    @property
    def tracks(self) -> tuple[Track, ...]:
        """The creatures on the table, as far as is known, by their tracks."""
        tracks = self._tracker.tracks
        return tuple(tracks[number] for number in sorted(tracks) if not tracks[number].gone)

    def expect(self, at_mm: PointMm, colour: ColourName) -> int:
        """The number of a creature that another observer has seen and this one has not yet."""
        return self._tracker.expect(at_mm, colour)

    def rename(self, right: Mapping[int, int], *, asked_in: int | None = None) -> None:
        """Apply the referee's answer to who is who: maps each mistaken track to the right one.

        Args:
            right: An exchange among tracks.
            asked_in: Frame of the doubt that this answers; an answer to a doubt of an earlier
                observer changes nothing.

        Raises:
            ValueError: It is not an exchange among known tracks.
        """
        if asked_in is not None and asked_in not in self._tracker.doubted_in:
            return
        self._tracker.rename(right)
        if self._episode is not None:
            self._episode.rename(right)

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Process the next frame; returns what became certain with it."""
        zone = self._zone_of(frame, glance)
        if self._stirs(glance, zone):
            self._stirred_s, self._checked = frame.t_s, False
            self._look_on(frame, glance)
            return ()
        if self._checked or frame.t_s - self._stirred_s < TUNING.still_s:
            return ()
        if frame.t_s < self._hovers_until_s:
            return ()
        return self._check(frame, glance, zone)

    def finish(self) -> tuple[Sighting, ...]:
        """Nothing: everything was told already."""
        return ()

    def resting(self) -> bool:
        """Whether nothing is being followed from frame to frame."""
        return self._checked

    def _zone_of(self, frame: Frame, glance: Glance) -> Mask:
        """Where creatures may stand, in a picture of the glance's size."""
        if self._zone is None or self._zone.shape != glance.grey.shape:
            size_wh = glance.grey.shape[1], glance.grey.shape[0]
            self._zone = zone_of(self._calibration, self._boards, size_wh)
            self._stirred_s = frame.t_s
        return self._zone

    def _stirs(self, glance: Glance, zone: Mask) -> bool:
        """Whether anything moves where creatures may stand."""
        if glance.changed_share == 0:
            return False
        count = cv2.countNonZero(cv2.bitwise_and(glance.changed, zone))
        return count > TUNING.stirred_share * zone.size

    def _look_on(self, frame: Frame, glance: Glance) -> None:
        if self._episode is None or frame.t_s - self._glanced_s < TUNING.glance_every_s:
            return
        self._glanced_s = frame.t_s
        self._episode.see(glance, frame.t_s)

    def _check(self, frame: Frame, glance: Glance, zone: Mask) -> tuple[Sighting, ...]:
        """Compare a still picture with the last settled one."""
        if self._settled is None:
            return self._settle(frame, glance, np.full_like(glance.grey, 255), None)
        found = difference(self._settled[1].calm, glance.calm)
        other = self._in_zone(found.other, zone)
        exchanged = self._episode.exchanged_places() if self._episode is not None else None
        if exchanged is not None:
            other = exchanged if other is None else np.maximum(other, exchanged)
        if other is None:
            self._checked = True
            return ()
        cover = cover_in(found, glance.calm)
        if cover is not None and frame.t_s - self._stirred_s < TUNING.hand_wait_s:
            self._hovers_until_s = frame.t_s + TUNING.hover_check_s
            return ()
        return self._settle(frame, glance, other, cover)

    @staticmethod
    def _in_zone(other: Mask, zone: Mask) -> Mask | None:
        """What differs where creatures may stand; None if nothing does."""
        inside = np.asarray(cv2.bitwise_and(other, zone), dtype=np.uint8)
        count, _, stats, _ = cv2.connectedComponentsWithStats(inside, connectivity=8)
        if count < 2 or int(stats[1:, cv2.CC_STAT_AREA].max()) < TUNING.least_changed_px:
            return None
        return inside

    def _settle(
        self, frame: Frame, glance: Glance, other: Mask, cover: Mask | None
    ) -> tuple[Sighting, ...]:
        picture = self._finder.shrunk(frame.bgr)
        size_wh = self._finder.size_wh
        covered = None if cover is None else resized(cover, size_wh)
        other = resized(other, size_wh)
        tracker = self._tracker
        before = self._settled[0].index if self._settled else frame.index
        association = associate(
            picture,
            other,
            tuple(tracker.tracks.values()),
            self._episode,
            self._finder,
            tracker.pending,
            covered,
        )
        news = tracker.take(
            association, SettledMoment(frame, picture, self._episode, before, covered, other)
        )
        self._settled, self._checked = (frame, glance), True
        small_wh = glance.calm.shape[1], glance.calm.shape[0]
        watched = tuple(watched_of(k, size_wh, small_wh) for k in self.tracks)
        self._episode = MotionEpisode(glance.calm, watched)
        return news


REGISTERED: Final = Registered(
    "play",
    IN_PLAY,
    lambda around: PlayObserver(around.table, around.boards, around.bodies, ground=around.ground),
)

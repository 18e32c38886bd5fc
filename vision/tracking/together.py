"""One observer for throws and creatures in play, which reports both with the same track numbers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import numpy as np

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.creature_bodies import Bodies
from vision.foreground import Glance
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.observe import Follower, Observer, Refusal, Restful, refusals_of
from vision.registered import Registered, is_table
from vision.sightings import ColourName, CreatureSeen, ImpactSeen, PointMm, Sighting, Struck
from vision.throws.evidence import NO_TRACK
from vision.throws.observer import ThrowObserver
from vision.tracking.observer import IN_PLAY, PlayObserver

SAME_PLACE_MM: Final = 45.0
"""A creature that was struck is the track of its colour that stands less than this many mm away."""


class TableObserver:
    """Combines a `ThrowObserver` and a `PlayObserver` for a table in play.

    Creatures are those that the `PlayObserver` reports. If a throw strikes one before the table was
    ever settled, it is reported with the throw, under a number reserved with the `PlayObserver`.
    """

    def __init__(
        self,
        calibration: Calibration,
        boards: Boards,
        bodies: Bodies | None = None,
        *,
        throws: Callable[[Calibration, Boards], Observer] | None = None,
        ground: GroundPalette = NO_GROUND,
    ) -> None:
        """Watch with a calibrated camera; as `PlayObserver`, with `throws` for the throws."""
        throws = throws or partial(ThrowObserver, ground=ground)
        self._throws = throws(calibration, boards)
        self._play = PlayObserver(calibration, boards, bodies, ground=ground)

    @property
    def play(self) -> PlayObserver:
        """The observer that knows who is who."""
        return self._play

    @property
    def follows(self) -> bool:
        """Whether something may be flying that was not reported yet."""
        return isinstance(self._throws, Follower) and self._throws.follows

    def rename(self, right: Mapping[int, int], *, asked_in: int | None = None) -> None:
        """Apply the referee's answer to who is who, as `PlayObserver.rename`."""
        self._play.rename(right, asked_in=asked_in)

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Pass the next frame to both observers, and return their sightings."""
        # A struck creature is identified by its old place, before the moves update the tracks.
        thrown = self._with_play_tracks(self._throws.see(frame, glance))
        return (*thrown, *self._play.see(frame, glance))

    def finish(self) -> tuple[Sighting, ...]:
        """The last sightings of both observers."""
        return (*self._with_play_tracks(self._throws.finish()), *self._play.finish())

    def resting(self) -> bool:
        """Whether neither observer follows anything."""
        quiet = isinstance(self._throws, Restful) and self._throws.resting()
        return quiet and self._play.resting()

    def refusals(self) -> tuple[Refusal, ...]:
        """Why throws were not reported, or only with doubt."""
        return refusals_of(self._throws)

    def _with_play_tracks(self, seen: tuple[Sighting, ...]) -> tuple[Sighting, ...]:
        """The throw observer's sightings with the track numbers of the `PlayObserver`.

        Its sightings of creatures are left out.
        """
        if not any(isinstance(one, ImpactSeen) for one in seen):
            return tuple(one for one in seen if not isinstance(one, CreatureSeen))
        sightings: list[Sighting] = []
        for one in seen:
            if isinstance(one, ImpactSeen):
                struck: list[Struck] = []
                for s in one.struck:
                    struck.append(self._with_play_track(s, sightings, one, struck))
                sightings.append(replace(one, struck=tuple(struck)))
            elif not isinstance(one, CreatureSeen):
                sightings.append(one)
        return tuple(sightings)

    def _with_play_track(
        self,
        struck: Struck,
        sightings: list[Sighting],
        impact: ImpactSeen,
        others: Sequence[Struck],
    ) -> Struck:
        """A struck creature with the track number of the `PlayObserver`.

        If it knows no such creature, a number is reserved and the creature reported in `sightings`.

        Args:
            struck: The creature with the throw observer's number.
            sightings: What is reported so far.
            impact: The throw.
            others: Other creatures that it may have struck, with their tracks.
        """
        if struck.track == NO_TRACK:
            return struck  # An unknown thing has no track.
        track = self._track_at(struck.at_mm, struck.colour)
        if track is None:
            beside = {one.track for one in others}
            track = self._play.expect(struck.at_mm, struck.colour, others=beside)
            sightings.append(
                CreatureSeen(impact.frame, impact.t_s, track, struck.colour, struck.at_mm)
            )
        return replace(struck, track=track)

    def _track_at(self, at_mm: PointMm, colour: ColourName) -> int | None:
        """The track of a colour that stands at a place; None without one."""
        near = [
            (float(np.hypot(k.at_mm[0] - at_mm[0], k.at_mm[1] - at_mm[1])), k.track)
            for k in self._play.tracks
            if k.colour == colour
        ]
        return min(near)[1] if near and min(near)[0] < SAME_PLACE_MM else None


REGISTERED: Final = Registered(
    "table",
    IN_PLAY | {"throw"},
    lambda around: TableObserver(
        around.table, around.boards, around.bodies, throws=around.throws, ground=around.ground
    ),
    is_table,
)

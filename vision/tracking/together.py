"""One observer for throws and creatures in play, which reports both with the same track numbers."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import numpy as np

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.assignment import assigned_within
from vision.creature_bodies import Bodies
from vision.foreground import Glance
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.observe import Follower, Observer, Refusal, Restful, refusals_of
from vision.registered import Registered, is_table
from vision.sightings import CreatureSeen, ImpactSeen, Sighting, Struck
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
                sightings += self._renumbered(one)
            elif not isinstance(one, CreatureSeen):
                sightings.append(one)
        return tuple(sightings)

    def _renumbered(self, impact: ImpactSeen) -> tuple[Sighting, ...]:
        """A throw with the track numbers of the `PlayObserver`.

        For creatures that it does not know, numbers are reserved. They are reported first.
        """
        tracks = self._known_tracks(impact.struck)
        creatures = []
        for number, one in enumerate(impact.struck):
            if number in tracks or one.track == NO_TRACK:  # An unknown thing has no track.
                continue
            others = set(tracks.values())
            tracks[number] = self._play.expect(one.at_mm, one.colour, others=others)
            creatures.append(
                CreatureSeen(impact.frame, impact.t_s, tracks[number], one.colour, one.at_mm)
            )
        struck = (
            replace(one, track=tracks.get(number, NO_TRACK))
            for number, one in enumerate(impact.struck)
        )
        return (*creatures, replace(impact, struck=tuple(struck)))

    def _known_tracks(self, struck: Sequence[Struck]) -> dict[int, int]:
        """The tracks that stand where struck creatures did, by index.

        A track is given to one creature only: two alike that touch may be one track, while the
        throw observer, or the second camera, sees both.
        """
        known = tuple(self._play.tracks)
        apart_mm = [
            [
                math.dist(one.at_mm, there.at_mm)
                if one.track != NO_TRACK and one.colour == there.colour
                else math.inf
                for there in known
            ]
            for one in struck
        ]
        costs = np.array(apart_mm).reshape(len(struck), len(known))
        pairs = assigned_within(costs, SAME_PLACE_MM)
        return {number: known[place].track for number, place in pairs}


REGISTERED: Final = Registered(
    "table",
    IN_PLAY | {"throw"},
    lambda around: TableObserver(
        around.table, around.boards, around.bodies, throws=around.throws, ground=around.ground
    ),
    is_table,
)

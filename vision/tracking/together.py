"""Throws and everything else that happens to creatures, reported with the same track numbers."""

from collections.abc import Callable, Mapping
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
from vision.throws.clues import NO_TRACK
from vision.throws.observer import ThrowObserver
from vision.tracking.observer import IN_PLAY, PlayObserver

SAME_PLACE_MM: Final = 45.0
"""Distance in mm within which the creature of a throw is the one of its colour that stands
there."""


class TableObserver:
    """Watches a table in play: a `ThrowObserver` and a `PlayObserver` that agree on tracks.

    The `PlayObserver` tells creatures; the `ThrowObserver` does so only if it must, because a throw
    came before anything was settled.
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
        """Whether something may be flying that has not been told yet."""
        return isinstance(self._throws, Follower) and self._throws.follows

    def rename(self, right: Mapping[int, int], *, asked_in: int | None = None) -> None:
        """Apply the referee's answer to who is who, as `PlayObserver.rename`."""
        self._play.rename(right, asked_in=asked_in)

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Show the next frame to both."""
        # The creature that was struck is named by its old place, so the throw comes first.
        thrown = self._named(self._throws.see(frame, glance))
        return (*thrown, *self._play.see(frame, glance))

    def finish(self) -> tuple[Sighting, ...]:
        """What both still have to say."""
        return (*self._named(self._throws.finish()), *self._play.finish())

    def resting(self) -> bool:
        """Whether neither follows anything."""
        quiet = isinstance(self._throws, Restful) and self._throws.resting()
        return quiet and self._play.resting()

    def refusals(self) -> tuple[Refusal, ...]:
        """Throws that were glimpsed, or told with doubt."""
        return refusals_of(self._throws)

    def _named(self, seen: tuple[Sighting, ...]) -> tuple[Sighting, ...]:
        if not any(isinstance(one, ImpactSeen) for one in seen):
            return tuple(one for one in seen if not isinstance(one, CreatureSeen))
        told: list[Sighting] = []
        for one in seen:
            if isinstance(one, ImpactSeen):
                struck = tuple(self._struck(s, told, one) for s in one.struck)
                told.append(replace(one, struck=struck))
            elif not isinstance(one, CreatureSeen):
                told.append(one)
        return tuple(told)

    def _struck(self, struck: Struck, told: list[Sighting], impact: ImpactSeen) -> Struck:
        if struck.track == NO_TRACK:
            return struck  # nobody was seen standing there
        track = self._track_at(struck.at_mm, struck.colour)
        if track is None:
            track = self._play.expect(struck.at_mm, struck.colour)
            told.append(CreatureSeen(impact.frame, impact.t_s, track, struck.colour, struck.at_mm))
        return replace(struck, track=track)

    def _track_at(self, at_mm: PointMm, colour: ColourName) -> int | None:
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

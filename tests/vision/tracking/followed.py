"""Drawn plays seen by the play observer, and the track of each drawn creature."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from tests.support.drawn_play import Actor, Play
from vision.creature_bodies import Bodies, CreatureBody
from vision.observe import Watch
from vision.sightings import CreatureSeen, IdentityLost, MoveSeen, PieceSeen, Sighting
from vision.tracking.observer import PlayObserver

FOUND_MM = 35.0
STANDS_MM = 60.0


@dataclass
class Followed:
    """The reports on a film.

    Attributes:
        told: Every sighting, in order.
        observer: The observer, as it was at the end.
    """

    told: list[Sighting] = field(default_factory=list)
    observer: PlayObserver | None = None

    def of(self, kind: str) -> list[Sighting]:
        return [one for one in self.told if one.kind == kind]

    @property
    def moves(self) -> list[MoveSeen]:
        return [one for one in self.told if isinstance(one, MoveSeen)]

    @property
    def pieces(self) -> list[PieceSeen]:
        return [one for one in self.told if isinstance(one, PieceSeen)]

    def first_track(self, actor: Actor) -> int | None:
        """The first track of a creature; None if it was not seen."""
        start = actor.keys[0]
        for one in self.told:
            if isinstance(one, MoveSeen | IdentityLost):
                break
            if isinstance(one, CreatureSeen) and one.colour == actor.colour:
                away = np.hypot(one.at_mm[0] - start.x, one.at_mm[1] - start.y)
                if away < FOUND_MM:
                    return one.track
        return None

    def doubted(self) -> set[int]:
        return {t for one in self.told if isinstance(one, IdentityLost) for t in one.tracks}

    def fate(self, play: Play, number: int) -> str:
        """The fate of a creature's track: unseen, kept, doubted, lost or swapped."""
        actor = play.actors[number]
        track = self.first_track(actor)
        if track is None:
            return "unseen"
        if track in self.doubted():
            return "doubted"
        assert self.observer is not None
        known = {k.track: k.at_mm for k in self.observer.tracks}
        if track not in known:
            return "lost"
        gaps = [np.hypot(known[track][0] - a.keys[-1].x, known[track][1] - a.keys[-1].y)
                for a in play.actors]  # fmt: skip
        return "kept" if int(np.argmin(gaps)) == number and min(gaps) < STANDS_MM else "swapped"


def follow(
    frames: Iterable[Frame],
    calibration: Calibration,
    boards: Boards,
    weighed: Sequence[CreatureBody] = (),
) -> Followed:
    """Observe a film, with the bodies of creatures that were weighed in."""
    bodies = Bodies()
    for body in weighed:
        bodies.keep(body)
    observer = PlayObserver(calibration, boards, bodies)
    watch = Watch((observer,))
    told = [one for frame in frames for one in watch.see(frame)]
    return Followed(told + list(watch.finish()), observer)


def follow_play(play: Play, weighed: Sequence[CreatureBody] = ()) -> Followed:
    """Observe a drawn play."""
    return follow(play.frames(), play.calibration, play.boards, weighed)

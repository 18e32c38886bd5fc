"""Where in a film something was seen, so that a jump back can tell what will be shown again."""

from dataclasses import dataclass, replace
from typing import Self

from vision.eye_status import FrameReport
from vision.sightings import Sighting


@dataclass(frozen=True, slots=True)
class _Moment:
    """A frame's index, and its place in the film in seconds."""

    frame: int
    film_s: float


@dataclass(frozen=True, slots=True)
class _FilmScene:
    """A part of a film that was played without a jump: its number, first and newest frame."""

    number: int
    first: _Moment
    newest: _Moment

    @classmethod
    def begun_by(cls, number: int, moment: _Moment) -> Self:
        """A scene of a single frame."""
        return cls(number, moment, moment)

    def place_of(self, frame: int) -> float:
        """A frame's place in the film, in seconds, taking frames to be evenly spaced."""
        frames = self.newest.frame - self.first.frame
        per_frame_s = (self.newest.film_s - self.first.film_s) / frames if frames else 0.0
        return self.first.film_s + per_frame_s * (frame - self.first.frame)


class FilmPlaces:
    """Follows where a film is, from the eye's reports; for a camera it knows no places."""

    def __init__(self) -> None:
        self._scenes: tuple[_FilmScene, ...] = ()

    def take(self, look: FrameReport) -> float | None:
        """Take in a report; returns where the film goes on, in seconds, if it begins a scene."""
        if look.film_s is None:
            return None
        moment = _Moment(look.frame, look.film_s)
        newest = self._scenes[-1] if self._scenes else None
        if newest is not None and newest.number == look.scene:
            self._scenes = (*self._scenes[:-1], replace(newest, newest=moment))
            return None
        self._scenes = (*self._scenes[-1:], _FilmScene.begun_by(look.scene, moment))
        return look.film_s

    def place_of(self, sighting: Sighting) -> float | None:
        """Where in the film the first frame behind a sighting is, in seconds; None if unknown.

        With the first report of a scene an observer may still tell what it saw in the scene before.
        """
        first = min((sighting.frame, *sighting.evidence.frames))
        for scene in reversed(self._scenes):
            if sighting.frame >= scene.first.frame:
                return scene.place_of(first)
        return None

"""Tells in every frame what lies still: `observe --every-frame`."""

from dataclasses import replace
from typing import TypeAlias

from calibration.frame import Frame
from vision.foreground import Glance
from vision.observe import Observer, refusals_of
from vision.refusal import Refusal
from vision.sighting import (
    BallSeen,
    CreatureSeen,
    FigureSeen,
    MissileSeen,
    Sighting,
    TokenSeen,
)

Lying: TypeAlias = CreatureSeen | MissileSeen | TokenSeen | FigureSeen | BallSeen
"""What goes on lying where it was told."""


class Repeating:
    """Tells in every frame what lies still, as it was told when it first did."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self._lying: dict[tuple[object, ...], Sighting] = {}

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """What is new, and everything that lies still."""
        fresh = self._observer.see(frame, glance)
        for sighting in fresh:
            self._remember(sighting)
        once = tuple(s for s in fresh if not _lies(s))
        lying = (replace(s, frame=frame.index, t_s=frame.t_s) for s in self._lying.values())
        return (*once, *lying)

    def finish(self) -> tuple[Sighting, ...]:
        """What the observer still has to say."""
        return self._observer.finish()

    def refusals(self) -> tuple[Refusal, ...]:
        """What the observer could not measure."""
        return refusals_of(self._observer)

    def _remember(self, sighting: Sighting) -> None:
        if isinstance(sighting, MissileSeen):
            # Lumps are told together: those of an earlier frame are out of date.
            stale = [k for k in self._lying if k[0] == "missile" and k[1] != sighting.frame]
            for key in stale:
                del self._lying[key]
        if isinstance(sighting, Lying):
            self._lying.pop(_key(sighting), None)
        if isinstance(sighting, Lying) and _lies(sighting):
            self._lying[_key(sighting)] = sighting


def _key(sighting: Lying) -> tuple[object, ...]:
    match sighting:
        case TokenSeen():
            return "token", sighting.id, sighting.copy
        case MissileSeen():
            return "missile", sighting.frame, sighting.at_mm
        case _:
            return sighting.kind, sighting.track


def _lies(sighting: Sighting) -> bool:
    """Whether it is told of something that goes on lying there."""
    if isinstance(sighting, TokenSeen | FigureSeen | BallSeen):
        return sighting.state != "gone"
    return isinstance(sighting, CreatureSeen | MissileSeen)

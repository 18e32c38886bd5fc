"""Show frames to the wanted observers, and skip those that would show them nothing new."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from calibration.frame import Frame
from vision.foreground import Glance, Glancer
from vision.sightings import Sighting

REST_S: Final = 0.045
"""Shortest time in seconds between frames that are shown to observers while nothing happens: no
throw crosses a table in less."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something was not measured, or less surely than in better conditions, and how to mend it.

    Attributes:
        cause: An identifier from a closed list, like "hand/not_flat".
        mend: What to do, in one sentence.
        frame: Index of the frame that decided it; None if no frame is known.
    """

    cause: str
    mend: str
    frame: int | None = None


class Observer(Protocol):
    """Detects one kind of thing; keeps what it needs from frame to frame.

    The same frames in the same order give the same sightings in any run.
    """

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """The sightings that became certain with this frame; usually none."""
        ...

    def finish(self) -> tuple[Sighting, ...]:
        """The last sightings when the source, or its scene, ends."""
        ...


@runtime_checkable
class Refuser(Protocol):
    """An observer that reports what it could not measure."""

    def refusals(self) -> tuple[Refusal, ...]:
        """All refusals so far, oldest first."""
        ...


def refusals_of(observer: Observer) -> tuple[Refusal, ...]:
    """What an observer could not measure, oldest first."""
    return observer.refusals() if isinstance(observer, Refuser) else ()


@runtime_checkable
class Follower(Protocol):
    """An observer that follows fast things, so that it should not miss frames."""

    @property
    def follows(self) -> bool:
        """Whether something fast is followed, or suspected, after the last frame."""
        ...


@runtime_checkable
class Restful(Protocol):
    """An observer that can do without frames in which nothing changed."""

    def resting(self) -> bool:
        """Whether it follows nothing from frame to frame at the moment."""
        ...


@runtime_checkable
class Done(Protocol):
    """An observer that can finish early, and then only waits until everything is still again."""

    @property
    def done(self) -> bool:
        """Whether it does not need most frames any more, even if they show a change."""
        ...


@runtime_checkable
class Namer(Protocol):
    """An observer that tracks things by number and may confuse two of them."""

    def rename(self, right: Mapping[int, int], *, asked_in: int | None = None) -> None:
        """Apply a correction of track numbers.

        Args:
            right: The right number for each mistaken one.
            asked_in: Frame of the doubt that this answers. An observer that did not report that
                doubt changes nothing. None: every observer applies it.
        """
        ...


class Watch:
    """Shows the frames of one scene to its observers.

    While all observers rest, frames that follow within `REST_S` are held back. If the next frame
    shows no change, they are dropped; if it shows one, they are shown first. While all observers
    are done, such frames are dropped at once.

    Args:
        observers: They are shown each frame in this order.
        glancer: Makes the glances that they share.
    """

    def __init__(self, observers: Sequence[Observer], glancer: Glancer | None = None) -> None:
        self._observers = tuple(observers)
        self._followers = tuple(one for one in self._observers if isinstance(one, Follower))
        self._restful = tuple(one for one in self._observers if isinstance(one, Restful))
        self._enders = tuple(one for one in self._observers if isinstance(one, Done))
        self._glancer = glancer or Glancer()
        self._held: list[Frame] = []
        self._looked_s = float("-inf")

    @property
    def followers(self) -> tuple[Follower, ...]:
        """The observers that follow fast things."""
        return self._followers

    @property
    def follows(self) -> bool:
        """Whether something fast is followed, or suspected, after the last frame."""
        return any(follower.follows for follower in self._followers)

    def passes_over(self, frame: Frame) -> bool:
        """Whether this frame can be held back: no observer needs it unless a change follows."""
        return self._is_soon(frame) and (self.done or self._rests())

    def is_new(self, frame: Frame) -> bool:
        """Whether a frame differs from the last one that observers were shown."""
        return self._glancer.is_new(frame)

    def see(self, frame: Frame) -> tuple[Sighting, ...]:
        """Show a frame to every observer, or hold it back; return the sightings that this gives."""
        if self._is_soon(frame):
            if self.done:
                return ()
            if self._rests():
                self._held.append(frame)
                return ()
        held, self._held = self._held, []
        if held and not self._glancer.is_new(frame):
            held = []
        return tuple(s for one in (*held, frame) for s in self._shown(one))

    def finish(self) -> tuple[Sighting, ...]:
        """Show the frames that were held back, and collect the observers' last sightings."""
        held, self._held = self._held, []
        news = tuple(s for frame in held for s in self._shown(frame))
        return news + tuple(s for observer in self._observers for s in observer.finish())

    def _shown(self, frame: Frame) -> tuple[Sighting, ...]:
        self._looked_s = frame.t_s
        glance = self._glancer.glance(frame)
        return tuple(s for observer in self._observers for s in observer.see(frame, glance))

    def _is_soon(self, frame: Frame) -> bool:
        return 0 <= frame.t_s - self._looked_s < REST_S

    @property
    def done(self) -> bool:
        """Whether all observers are done, so that frames within `REST_S` are dropped."""
        all_end = len(self._enders) == len(self._observers) > 0
        return all_end and all(one.done for one in self._enders)

    def _rests(self) -> bool:
        some_do = len(self._restful) == len(self._observers) > 0
        return some_do and all(one.resting() for one in self._restful)

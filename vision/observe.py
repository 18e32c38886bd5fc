"""One frame through the observers that are wanted, with what they remember."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from calibration.frame import Frame
from vision.foreground import Glance, Glancer
from vision.sightings import Sighting

REST_S: Final = 0.045
"""Seconds from one look to the next while nothing happens: no throw crosses a table in less."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something was not measured, or not as surely as in better conditions, and what mends it.

    Attributes:
        cause: A word of a closed list, like "hand/not_flat".
        mend: What to do, one sentence.
        frame: Index of the frame that decided it; None when no frame is known.
    """

    cause: str
    mend: str
    frame: int | None = None


class Observer(Protocol):
    """Watches for one kind of thing; remembers what it needs from frame to frame.

    The same frames in the same order give the same sightings, on any run.
    """

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """What became certain with this frame; mostly nothing."""
        ...

    def finish(self) -> tuple[Sighting, ...]:
        """What is still to be said when the source, or its scene, ends."""
        ...


@runtime_checkable
class Refuser(Protocol):
    """An observer that can say what it could not measure."""

    def refusals(self) -> tuple[Refusal, ...]:
        """Everything that was refused so far, oldest first."""
        ...


def refusals_of(observer: Observer) -> tuple[Refusal, ...]:
    """What an observer could not measure, oldest first."""
    return observer.refusals() if isinstance(observer, Refuser) else ()


@runtime_checkable
class Follower(Protocol):
    """An observer of fast things, to which frames that are left out matter."""

    @property
    def follows(self) -> bool:
        """Whether something fast is followed, or suspected, after the last frame."""
        ...


@runtime_checkable
class Restful(Protocol):
    """An observer to which a frame in which nothing changed need not be shown."""

    def resting(self) -> bool:
        """Whether nothing goes on that it follows from frame to frame."""
        ...


@runtime_checkable
class Done(Protocol):
    """An observer that has said all there was, and only waits until all is still again."""

    @property
    def done(self) -> bool:
        """Whether frames that show something new need not be shown either, but for a few."""
        ...


@runtime_checkable
class Namer(Protocol):
    """An observer that follows things by number and may take one for another."""

    def rename(self, right: Mapping[int, int], *, asked_in: int | None = None) -> None:
        """Adopt a correction of who is who.

        Args:
            right: For each mistaken number the right one.
            asked_in: Frame of the doubt that this answers. An observer that did not report that
                doubt changes nothing. None: every observer applies it.
        """
        ...


class Watch:
    """The observers of one scene, fed frame by frame.

    While all observers rest, frames that follow each other fast are held back for a moment. If the
    next frame shows no change, they are dropped; if it shows one, they are shown first. While all
    observers are done, such frames are left out at once.

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
        """Those that watch for fast things."""
        return self._followers

    @property
    def follows(self) -> bool:
        """Whether something fast is followed, or suspected, after the last frame."""
        return any(follower.follows for follower in self._followers)

    def passes_over(self, frame: Frame) -> bool:
        """Whether no observer would be shown this frame now, and later only if all then changed."""
        return self._is_soon(frame) and (self.done or self._rests())

    def is_new(self, frame: Frame) -> bool:
        """Whether a frame shows anything else than the one that observers were shown last."""
        return self._glancer.is_new(frame)

    def see(self, frame: Frame) -> tuple[Sighting, ...]:
        """Show one frame to every observer; shared preparation is done once."""
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
        """Let every observer say what it still has."""
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
        """Whether frames that follow soon are left out, whatever they show."""
        all_end = len(self._enders) == len(self._observers) > 0
        return all_end and all(one.done for one in self._enders)

    def _rests(self) -> bool:
        some_do = len(self._restful) == len(self._observers) > 0
        return some_do and all(one.resting() for one in self._restful)

"""One frame through the observers that are wanted, with what they remember."""

from collections.abc import Sequence
from typing import Final, Protocol, runtime_checkable

from vision.foreground import Glance, Glancer
from vision.frame import Frame
from vision.sighting import Sighting

REST_S: Final = 0.045
"""While nothing happens a look every so often is enough: nothing thrown crosses a table sooner."""


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


class Refused(Protocol):
    """Something that was seen but could not be measured: why, and what mends it."""

    @property
    def cause(self) -> str:
        """A word like "hand/not_flat"."""
        ...

    @property
    def mend(self) -> str:
        """What to do, one sentence."""
        ...


@runtime_checkable
class Refuser(Protocol):
    """An observer that can say what it could not measure."""

    def refusals(self) -> tuple[Refused, ...]:
        """Everything that was refused so far, oldest first."""
        ...


def refusals_of(observer: Observer) -> tuple[Refused, ...]:
    """What an observer could not measure, oldest first."""
    return observer.refusals() if isinstance(observer, Refuser) else ()


@runtime_checkable
class Follower(Protocol):
    """An observer of fast things, to which frames that are left out matter."""

    @property
    def follows(self) -> bool:
        """Whether something fast is followed, or suspected, after the last frame."""
        ...


class Watch:
    """The observers of one scene, fed frame by frame."""

    def __init__(self, observers: Sequence[Observer]) -> None:
        self._observers = tuple(observers)
        self._followers = tuple(one for one in self._observers if isinstance(one, Follower))
        self._glancer = Glancer()

    @property
    def followers(self) -> tuple[Follower, ...]:
        """Those that watch for fast things."""
        return self._followers

    def see(self, frame: Frame) -> tuple[Sighting, ...]:
        """Show one frame to every observer; shared preparation is done once."""
        glance = self._glancer.glance(frame)
        return tuple(s for observer in self._observers for s in observer.see(frame, glance))

    def finish(self) -> tuple[Sighting, ...]:
        """Let every observer say what it still has."""
        return tuple(s for observer in self._observers for s in observer.finish())

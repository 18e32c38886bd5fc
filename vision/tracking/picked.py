"""An observer of which only some kinds of sightings are told."""

from collections.abc import Collection

from calibration.frame import Frame
from vision.foreground import Glance
from vision.observe import Follower, Observer, Restful, refusals_of
from vision.refusal import Refusal
from vision.sighting import Sighting


class Picked:
    """Passes on what an observer tells of the kinds that are wanted."""

    def __init__(self, observer: Observer, kinds: Collection[str]) -> None:
        self._observer = observer
        self._kinds = frozenset(kinds)

    @property
    def follows(self) -> bool:
        """Whether something fast is followed."""
        return isinstance(self._observer, Follower) and self._observer.follows

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """What became certain with this frame, of the wanted kinds."""
        return self._pick(self._observer.see(frame, glance))

    def finish(self) -> tuple[Sighting, ...]:
        """What is still to be said, of the wanted kinds."""
        return self._pick(self._observer.finish())

    def resting(self) -> bool:
        """Whether nothing goes on that it follows from frame to frame."""
        return isinstance(self._observer, Restful) and self._observer.resting()

    def refusals(self) -> tuple[Refusal, ...]:
        """What the observer could not measure."""
        return refusals_of(self._observer)

    def _pick(self, seen: tuple[Sighting, ...]) -> tuple[Sighting, ...]:
        return tuple(one for one in seen if one.kind in self._kinds)

"""Less, or more, of what an observer tells: some kinds only; in every frame what lies still."""

from collections.abc import Collection
from dataclasses import replace

from calibration.frame import Frame
from vision.foreground import Glance
from vision.observe import Follower, Observer, Restful, refusals_of
from vision.refusal import Refusal
from vision.sightings import Sighting


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
        once = tuple(s for s in fresh if not s.lies)
        lying = (replace(s, frame=frame.index, t_s=frame.t_s) for s in self._lying.values())
        return (*once, *lying)

    def finish(self) -> tuple[Sighting, ...]:
        """What the observer still has to say."""
        return self._observer.finish()

    def refusals(self) -> tuple[Refusal, ...]:
        """What the observer could not measure."""
        return refusals_of(self._observer)

    def _remember(self, fresh: Sighting) -> None:
        self._lying = {
            identity: old for identity, old in self._lying.items() if not fresh.replaces(old)
        }
        if fresh.lies:
            self._lying[fresh.identity] = fresh

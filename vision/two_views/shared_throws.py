"""Throw observers of two cameras that share what they see, so that each throw is reported once."""

from collections.abc import Callable, Sequence
from threading import Lock
from typing import TYPE_CHECKING, Final

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.foreground import Glance
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.observe import Refusal
from vision.sightings import CreatureSeen, ImpactSeen, Sighting

if TYPE_CHECKING:
    from vision.throws.observer import ThrowObserver
    from vision.throws.watched_throw import WatchedThrow
    from vision.two_views.pairing import PairedThrows

FIRST: Final = 0
"""Number of the camera whose clock and track numbers are used for both."""

SECOND: Final = 1
"""Number of the camera whose sightings are reported in the first one's clock and track numbers."""


class SharedThrows:
    """Connects the throw observers of two cameras, which may run on different threads.

    Throws are reported by the first camera's observer; after it has ended, or while it is away, by
    the second one's.

    Args:
        paired: Pairs what both see.
    """

    def __init__(self, paired: "PairedThrows") -> None:
        self._paired = paired
        self._lock = Lock()
        self._ended = [False, False]
        self._is_away: Callable[[], bool] = lambda: False

    def stand_in_while(self, is_away: Callable[[], bool]) -> None:
        """Let the second camera report while the first one is away and may come back."""
        self._is_away = is_away

    def observer(
        self,
        side: int,
        calibration: Calibration,
        boards: Boards,
        *,
        ground: GroundPalette = NO_GROUND,
    ) -> "SharedThrowObserver":
        """An observer of throws for one of the cameras."""
        return SharedThrowObserver(self, side, calibration, boards, ground)

    def gone(self, side: int) -> None:
        """Record that a camera has no more frames, so that no throw waits for it."""
        with self._lock:
            self._ended[side] = True
            self._paired.end(side)

    def end(self, side: int) -> tuple[ImpactSeen, ...]:
        """Record that a camera has no more frames, and return the throws that waited for it."""
        self.gone(side)
        with self._lock:
            return tuple(self._paired.reports())

    def take(self, side: int, watched: "WatchedThrow") -> None:
        """Pass on a camera's view of a throw."""
        with self._lock:
            self._paired.hear(side, watched)

    def news(self, side: int, frame: Frame, glance: Glance) -> tuple[ImpactSeen, ...]:
        """Record a camera's frame, and return the throws that this camera must report now."""
        with self._lock:
            self._paired.note(side, frame, glance.changed_share)
            tells = side == FIRST or self._ended[FIRST] or self._is_away()
            return tuple(self._paired.reports()) if tells else ()

    @property
    def waits(self) -> bool:
        """Whether a throw waits for a camera's view of it."""
        with self._lock:
            return self._paired.waits

    def begun(self, side: int, calibration: Calibration, observer: "ThrowObserver") -> None:
        """Record that a camera was calibrated, perhaps again, and has a new observer."""
        with self._lock:
            self._paired.look_on(side, calibration, lambda: observer.standing)


class SharedThrowObserver:
    """The throw observer of one of two cameras."""

    def __init__(
        self,
        shared: SharedThrows,
        side: int,
        calibration: Calibration,
        boards: Boards,
        ground: GroundPalette = NO_GROUND,
    ) -> None:
        # Imported here, as it needs SciPy, and most tables have no second camera.
        from vision.throws.observer import ThrowObserver

        self._shared, self._side = shared, side
        self._own = ThrowObserver(
            calibration, boards, hear=lambda watched: shared.take(side, watched), ground=ground
        )
        shared.begun(side, calibration, self._own)

    @property
    def follows(self) -> bool:
        """Whether something may be flying that was not reported yet."""
        return self._own.follows

    @property
    def done(self) -> bool:
        """Whether a throw was reported whose missile has not come to rest yet."""
        return self._own.done

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Process the next frame.

        Returns:
            This camera's sightings, and the throws of both cameras that are ready.
        """
        seen = self._without_throws(self._own.see(frame, glance))
        return (*seen, *introduced(self._shared.news(self._side, frame, glance)))

    def finish(self) -> tuple[Sighting, ...]:
        """This camera's last sightings without throws, which wait for the other camera."""
        return self._without_throws(self._own.finish())

    def resting(self) -> bool:
        """Whether all is still for a while, nothing flies, and no throw waits to be reported."""
        return self._own.resting() and not self._shared.waits

    def refusals(self) -> tuple[Refusal, ...]:
        """Why throws were not reported, or only with doubt."""
        return self._own.refusals()

    def _without_throws(self, seen: tuple[Sighting, ...]) -> tuple[Sighting, ...]:
        return tuple(one for one in seen if not isinstance(one, ImpactSeen))


def introduced(throws: Sequence[ImpactSeen]) -> tuple[Sighting, ...]:
    """Throws, each preceded by sightings of struck creatures that only the second camera sees."""
    from vision.two_views.solids import SECOND_TRACKS  # Imported here, as it needs SciPy.

    sightings: list[Sighting] = []
    for throw in throws:
        sightings += [
            CreatureSeen(throw.frame, throw.t_s, one.track, one.colour, one.at_mm)
            for one in throw.struck
            if one.track > SECOND_TRACKS
        ]
        sightings.append(throw)
    return tuple(sightings)

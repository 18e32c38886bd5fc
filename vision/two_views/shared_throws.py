"""A throw observer that shares what it sees with another camera's, and tells what both say."""

from collections.abc import Callable, Sequence
from threading import Lock
from typing import Final

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.foreground import Glance
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.observe import Refusal
from vision.sightings import CreatureSeen, ImpactSeen, Sighting
from vision.throws.observer import ThrowObserver
from vision.throws.watched_throw import WatchedThrow
from vision.two_views.pairing import PairedThrows
from vision.two_views.solids import SECOND_TRACKS

FIRST: Final = 0
"""The camera whose clock and numbers are everybody's."""

SECOND: Final = 1
"""The other one."""


class SharedThrows:
    """Two throw observers, one for each camera, that tell each throw once.

    The first camera's tells; the second one's tells only where the first has ended, or is away.
    Each may be looked after by a thread of its own.

    Args:
        paired: Takes in what both see.
    """

    def __init__(self, paired: PairedThrows) -> None:
        self._paired = paired
        self._lock = Lock()
        self._ended = [False, False]
        self._is_away: Callable[[], bool] = lambda: False

    def stand_in_while(self, is_away: Callable[[], bool]) -> None:
        """The second camera tells while the first one is away, and may come back."""
        self._is_away = is_away

    def observer(
        self,
        side: int,
        calibration: Calibration,
        boards: Boards,
        *,
        ground: GroundPalette = NO_GROUND,
    ) -> "SharedThrowObserver":
        """Watches for throws with one of the cameras."""
        return SharedThrowObserver(self, side, calibration, boards, ground)

    def gone(self, side: int) -> None:
        """A camera shows no more frames: nothing waits for its word any longer."""
        with self._lock:
            self._ended[side] = True
            self._paired.end(side)

    def end(self, side: int) -> tuple[ImpactSeen, ...]:
        """The same, for whoever tells the throws that waited for it."""
        self.gone(side)
        with self._lock:
            return tuple(self._paired.told())

    def take(self, side: int, watched: WatchedThrow) -> None:
        """What a camera saw of a throw."""
        with self._lock:
            self._paired.hear(side, watched)

    def news(self, side: int, frame: Frame, glance: Glance) -> tuple[ImpactSeen, ...]:
        """A camera has shown a frame; what it is to tell of both."""
        with self._lock:
            self._paired.note(side, frame, glance.changed_share)
            tells = side == FIRST or self._ended[FIRST] or self._is_away()
            return tuple(self._paired.told()) if tells else ()

    @property
    def waits(self) -> bool:
        """Whether a throw waits for a camera's word."""
        with self._lock:
            return self._paired.waits

    def begun(self, side: int, calibration: Calibration, observer: ThrowObserver) -> None:
        """A camera is calibrated, or calibrated anew."""
        with self._lock:
            self._paired.look_on(side, calibration, lambda: observer.standing)


class SharedThrowObserver:
    """Watches for throws with one of two cameras."""

    def __init__(
        self,
        shared: SharedThrows,
        side: int,
        calibration: Calibration,
        boards: Boards,
        ground: GroundPalette = NO_GROUND,
    ) -> None:
        self._shared, self._side = shared, side
        self._own = ThrowObserver(
            calibration, boards, hear=lambda watched: shared.take(side, watched), ground=ground
        )
        shared.begun(side, calibration, self._own)

    @property
    def follows(self) -> bool:
        """Whether something may be flying that is not told yet."""
        return self._own.follows

    @property
    def done(self) -> bool:
        """Whether a throw was told and its missile has not come to rest yet."""
        return self._own.done

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Show it the next frame; throws are told by both cameras."""
        seen = self._without_throws(self._own.see(frame, glance))
        return (*seen, *introduced(self._shared.news(self._side, frame, glance)))

    def finish(self) -> tuple[Sighting, ...]:
        """What only this camera still has to say; throws wait for the other one's word."""
        return self._without_throws(self._own.finish())

    def resting(self) -> bool:
        """Whether all has been still for a while, nothing flies, and no throw waits to be told."""
        return self._own.resting() and not self._shared.waits

    def refusals(self) -> tuple[Refusal, ...]:
        """Throws that were glimpsed, or told in doubt."""
        return self._own.refusals()

    def _without_throws(self, seen: tuple[Sighting, ...]) -> tuple[Sighting, ...]:
        return tuple(one for one in seen if not isinstance(one, ImpactSeen))


def introduced(throws: Sequence[ImpactSeen]) -> tuple[Sighting, ...]:
    """Throws, preceded by the creatures that only the second camera sees."""
    told: list[Sighting] = []
    for throw in throws:
        told += [
            CreatureSeen(throw.frame, throw.t_s, one.track, one.colour, one.at_mm)
            for one in throw.struck
            if one.track > SECOND_TRACKS
        ]
        told.append(throw)
    return tuple(told)

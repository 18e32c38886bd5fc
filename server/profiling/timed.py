"""Wraps the parts of an eye so that a stopwatch measures each; their results do not change."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from calibration.arrays import Image
from calibration.detect.boards import BoardsSeen
from calibration.frame import Frame
from calibration.guard.guard import Guard, GuardDecision
from calibration.model.boards_file import Boards
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from calibration.solve.fast import FastSolution, Solver
from server.profiling.stopwatch import Stopwatch
from vision.foreground import Glance, Glancer
from vision.observe import Done, Follower, Namer, Observer, Refuser, Restful, Watch
from vision.sightings import Sighting

DECODE: Final = "decode"
CALIBRATE: Final = "calibrate"
GUARD: Final = "guard"
GLANCE: Final = "glance"
FINISH: Final = "last words"

OPTIONAL: Final[Mapping[type[object], str]] = {
    Refuser: "refusals",
    Follower: "follows",
    Restful: "resting",
    Done: "done",
    Namer: "rename",
}
"""Optional protocols of observers with their attributes; a timed observer must have them too."""


def timed_frames(frames: Iterable[Frame], clock: Stopwatch) -> Iterator[Frame]:
    """The frames of a source; waiting for a camera takes wall time, but no processor time."""
    source = iter(frames)
    while True:
        with clock.stage(DECODE):
            frame = next(source, None)
        if frame is None:
            return
        yield frame


def timed_solver(solver: Solver, clock: Stopwatch) -> Solver:
    """A solver that is measured."""

    def solved(bgr: Image, boards: Boards, camera: Camera | None) -> FastSolution:
        with clock.stage(CALIBRATE):
            return solver(bgr, boards, camera)

    return solved


class TimedGuard(Guard):
    """A measured guard; this includes solving again after something moved."""

    def __init__(
        self, clock: Stopwatch, boards: Boards, calibration: Calibration, *, look_every_s: float
    ) -> None:
        super().__init__(boards, calibration, look_every_s=look_every_s)
        self._clock = clock

    def begin(self, frame: Frame, seen: BoardsSeen | None = None) -> None:
        """Start with a frame and what is known of its boards."""
        with self._clock.stage(GUARD):
            super().begin(frame, seen)

    def watch(self, frame: Frame) -> GuardDecision:
        """Whether the next frame may be measured."""
        with self._clock.stage(GUARD):
            return super().watch(frame)


class TimedGlancer(Glancer):
    """The measured work that all observers share."""

    def __init__(self, clock: Stopwatch) -> None:
        super().__init__()
        self._clock = clock

    def is_new(self, frame: Frame) -> bool:
        """Whether a frame shows anything new."""
        with self._clock.stage(GLANCE):
            return super().is_new(frame)

    def glance(self, frame: Frame) -> Glance:
        """The glance of the next frame."""
        with self._clock.stage(GLANCE):
            return super().glance(frame)


def timed_watch(observers: Sequence[Observer], clock: Stopwatch) -> Watch:
    """A watch with a measured glancer."""
    return Watch(observers, TimedGlancer(clock))


class TimedObserver:
    """An observer measured as its own stage; made by `timed_observer`."""

    def __init__(self, observer: Observer, stage: str, clock: Stopwatch) -> None:
        self.observer = observer
        self._stage = stage
        self._clock = clock

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """What became certain with this frame."""
        with self._clock.stage(self._stage):
            return self.observer.see(frame, glance)

    def finish(self) -> tuple[Sighting, ...]:
        """The last sightings: possibly a measurement, but part of no frame."""
        with self._clock.stage(FINISH):
            return self.observer.finish()


def timed_observer(observer: Observer, stage: str, clock: Stopwatch) -> TimedObserver:
    """Wrap an observer so that it is measured.

    The wrapper has exactly the optional attributes of the observer, because these decide which
    frames it gets.

    Args:
        observer: Does the work.
        stage: Name of its stage.
        clock: Measures it.
    """
    able = {name: _passed_on(name) for one, name in OPTIONAL.items() if isinstance(observer, one)}
    kind: type[TimedObserver] = type("TimedObserver", (TimedObserver,), able)
    return kind(observer, stage, clock)


def _passed_on(name: str) -> property:
    return property(lambda timed: getattr(timed.observer, name))

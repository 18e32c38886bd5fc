"""A source watched as always, with every stage measured."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from calibration.frame import Frame
from calibration.model.boards_file import Boards
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from calibration.solve.fast import Solver
from server.capture.footage import Pictures
from server.capture.ring import FrameRing
from server.capture.source import Source
from server.profiling.memory import peak_mb
from server.profiling.page import OpenPage
from server.profiling.stopwatch import Stopwatch
from server.profiling.timed import (
    TimedGuard,
    timed_frames,
    timed_observer,
    timed_solver,
    timed_watch,
)
from server.settings import Settings
from vision.eye import Eye, UnscaledEye
from vision.observe import Observer
from vision.registered import Registered, Surroundings

MAKE: Final = "make observers"
EYE: Final = "the rest of the eye"
KEEP: Final = "keep"

OWN_RATE_S: Final = 1.0
"""For so long a camera is read and nothing else is done: that tells how many frames it gives."""

BYTES_IN_A_MB: Final = 1e6


@dataclass(frozen=True, slots=True)
class ProfileRequest:
    """What is to be watched for, and where.

    Attributes:
        observers: Watch for it.
        boards: What is printed and lies on the table.
        around: What the observers are made from, but for the calibration.
        scaled: Whether anything tells where the table is.
        camera: Known intrinsics, if there are any.
        calibration: Where things are, if that is known already.
        solver: Makes the first calibration.
    """

    observers: tuple[Registered, ...]
    boards: Boards
    around: Surroundings
    scaled: bool
    camera: Camera | None
    calibration: Calibration | None
    solver: Solver


@dataclass(slots=True)
class PeakMemory:
    """The most memory, in megabytes; None where the system does not tell.

    Attributes:
        begun_mb: Before anything was looked at: the program itself.
        whole_mb: At the end.
        ring_mb: Of it the frames of the last seconds, at the end.
    """

    begun_mb: float | None = field(default_factory=peak_mb)
    whole_mb: float | None = None
    ring_mb: float = 0.0


@dataclass(frozen=True, slots=True)
class Profile:
    """What was measured.

    Attributes:
        clock: Every stage.
        memory: The most memory.
        source: What the source is called.
        live: Whether it is a camera: then waiting for a frame is no work.
        size_wh: Its pictures, in pixels.
        source_s: From the first to the last frame, by the clock of the source.
        source_fps: What the source gives in a second; None for single pictures.
        failure: Why nothing was calibrated; None where it was.
    """

    clock: Stopwatch
    memory: PeakMemory
    source: str
    live: bool
    size_wh: tuple[int, int]
    source_s: float
    source_fps: float | None
    failure: Exception | None


Within = Callable[[Stopwatch], AbstractContextManager[object]]


def profiled(
    source: Source, what: ProfileRequest, *, seconds: float | None, within: Within = nullcontext
) -> Profile | None:
    """Watch a source until its end, or for so many of its seconds; None where it has no frame.

    Args:
        source: Closed in the end.
        what: What to watch for.
        seconds: Of the source's own time.
        within: Is open while frames are looked at.
    """
    clock, memory, settings = Stopwatch(), PeakMemory(), Settings()
    ring = FrameRing(seconds=settings.ring_s, megabytes=settings.ring_mb)
    eye = _timed_eye(what, clock)
    first = last = None
    with closing(source), closing(OpenPage(settings, clock)) as page:
        frames = source.frames()
        own_fps = _rate(_first_second(frames)) if source.live else None
        with within(clock), suppress(KeyboardInterrupt):
            for frame in _looked_at(timed_frames(frames, clock), eye, page, ring, clock, seconds):
                first, last = first or frame, frame
    if first is None or last is None:
        return None
    memory.whole_mb = peak_mb()
    memory.ring_mb = ring.nbytes / BYTES_IN_A_MB
    source_s, single = last.t_s - first.t_s, isinstance(source, Pictures)
    counted = (clock.frames - 1) / source_s if source_s > 0 and not single else None
    failure = None if eye.status.calibration else eye.status.failure
    fps = own_fps if source.live else counted
    return Profile(clock, memory, source.name, source.live, last.size_wh, source_s, fps, failure)


def _timed_eye(what: ProfileRequest, clock: Stopwatch) -> Eye | UnscaledEye:
    watch = partial(timed_watch, clock=clock)

    def made(calibration: Calibration | None = None) -> Sequence[Observer]:
        around = replace(what.around, calibration=calibration)
        with clock.stage(MAKE):
            return [
                timed_observer(one.make(around), f"observer {one.name}", clock)
                for one in what.observers
            ]

    if not what.scaled:
        return UnscaledEye(made, watch=watch)
    return Eye(
        what.boards,
        made,
        camera=what.camera,
        calibration=what.calibration,
        solver=timed_solver(what.solver, clock),
        guard=partial(TimedGuard, clock),
        watch=watch,
    )


def _looked_at(
    frames: Iterator[Frame],
    eye: Eye | UnscaledEye,
    page: OpenPage,
    ring: FrameRing,
    clock: Stopwatch,
    seconds: float | None,
) -> Iterator[Frame]:
    """Each frame, once it was kept, looked at and shown to a page, as `serve` does it."""
    for frame in _until(frames, seconds):
        with clock.stage(KEEP):
            ring.add(frame)
        with clock.stage(EYE):
            report = eye.look(frame)
        page.show(frame, report.sightings, eye.status)
        clock.end_frame()
        yield frame
    with clock.stage(EYE):
        eye.finish()


def _until(frames: Iterator[Frame], seconds: float | None) -> Iterator[Frame]:
    """Frames up to so many seconds after the first."""
    end_s = None
    for frame in frames:
        if seconds is not None and end_s is None:
            end_s = frame.t_s + seconds
        yield frame
        if end_s is not None and frame.t_s >= end_s:
            return


def _first_second(frames: Iterator[Frame]) -> list[float]:
    """The times of the first frames of a camera."""
    times_s: list[float] = []
    for frame in frames:
        times_s.append(frame.t_s)
        if frame.t_s - times_s[0] >= OWN_RATE_S:
            break
    return times_s


def _rate(times_s: Sequence[float]) -> float | None:
    passed_s = times_s[-1] - times_s[0] if times_s else 0.0
    return (len(times_s) - 1) / passed_s if passed_s > 0 else None

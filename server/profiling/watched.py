"""Processes a source as `serve` does, and measures every stage."""

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
from server.settings import BYTES_IN_A_MB, Settings
from vision.eye import Eye, UnscaledEye
from vision.observe import Observer
from vision.registered import Registered, Surroundings

MAKE: Final = "make observers"
EYE: Final = "the rest of the eye"
KEEP: Final = "keep"

OWN_RATE_S: Final = 1.0
"""Seconds for which a camera is only read at first, to measure its own frame rate."""


@dataclass(frozen=True, slots=True)
class ProfileRequest:
    """What to profile.

    Attributes:
        observers: The observers to run.
        boards: The boards that lie on the table.
        around: What the observers are made from, except the calibration.
        scaled: Whether boards or a calibration give the scale; otherwise an `UnscaledEye` is used.
        camera: The camera's intrinsics, if known.
        calibration: A known calibration, if any.
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
    """Peak memory in megabytes; None if the system does not report it.

    Attributes:
        begun_mb: Peak before the first frame, that is of the program itself.
        whole_mb: Peak at the end.
        ring_mb: Size of the frames that the ring keeps at the end.
    """

    begun_mb: float | None = field(default_factory=peak_mb)
    whole_mb: float | None = None
    ring_mb: float = 0.0


@dataclass(frozen=True, slots=True)
class Profile:
    """The result of profiling a source.

    Attributes:
        clock: The measured times of every stage.
        memory: Peak memory.
        source: Name of the source.
        live: Whether it is a camera: then waiting for a frame does not count as work.
        size_wh: Width and height of its pictures, in pixels.
        source_s: Seconds from the first to the last frame, by the source's clock.
        source_fps: Frames per second of the source; None for single pictures.
        failure: Why the table was not calibrated; None if it was.
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
    """Process a source to its end, or for some seconds.

    Args:
        source: The source, which is closed at the end.
        what: What to profile.
        seconds: How many seconds of the source's own time to process; None for all.
        within: Makes a context that is open while frames are processed.

    Returns:
        What was measured; None if the source has no frame.
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
    """Yield each frame after it was kept, processed and shown to a page, as `serve` does."""
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
    """Frames up to `seconds` after the first one."""
    end_s = None
    for frame in frames:
        if seconds is not None and end_s is None:
            end_s = frame.t_s + seconds
        yield frame
        if end_s is not None and frame.t_s >= end_s:
            return


def _first_second(frames: Iterator[Frame]) -> list[float]:
    """The times of a camera's frames during `OWN_RATE_S`."""
    times_s: list[float] = []
    for frame in frames:
        times_s.append(frame.t_s)
        if frame.t_s - times_s[0] >= OWN_RATE_S:
            break
    return times_s


def _rate(times_s: Sequence[float]) -> float | None:
    passed_s = times_s[-1] - times_s[0] if times_s else 0.0
    return (len(times_s) - 1) / passed_s if passed_s > 0 else None

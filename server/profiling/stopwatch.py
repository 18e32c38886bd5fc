"""Measures time, processor time and memory by stage, frame by frame."""

import math
import time
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from server.profiling.memory import peak_mb

P95 = 0.95
"""Rank of the reported slow frame: 95 % of the frames are faster."""


@dataclass(slots=True)
class StageTimes:
    """The cost of a stage, without the stages nested in it.

    Attributes:
        calls: Number of calls.
        wall_s: Wall time.
        processor_s: Processor time of all threads of the process.
        longest_s: Wall time of the longest call.
        rise_mb: Rise of the process's peak memory meanwhile.
        frames_s: Wall time in each frame in which it ran.
    """

    calls: int = 0
    wall_s: float = 0.0
    processor_s: float = 0.0
    longest_s: float = 0.0
    rise_mb: float = 0.0
    frames_s: "array[float]" = field(default_factory=lambda: array("d"))

    def p95_s(self, frames: int) -> float:
        """The 95th percentile over all frames, by nearest rank."""
        return at_rank(P95, self.frames_s, frames)


def at_rank(share: float, values: Sequence[float], count: int) -> float:
    """A quantile by nearest rank.

    Args:
        share: Which quantile, 0 to 1.
        values: The values that are not 0.
        count: The number of all values; those not in `values` are 0.
    """
    nothing = count - len(values)
    rank = math.ceil(share * count) - 1
    return sorted(values)[rank - nothing] if rank >= nothing else 0.0


@dataclass(slots=True)
class _Running:
    """A call that has not ended yet."""

    stage: str
    wall_s: float = 0.0
    processor_s: float = 0.0
    rise_mb: float = 0.0


class Stopwatch:
    """Measures stages, which may be nested; time counts for the innermost one only.

    Time outside of stages is ignored.

    Args:
        wall: A clock, in seconds.
        processor: Returns the processor time of all threads so far, in seconds.
        memory: Returns peak memory so far, in megabytes; None if the system does not report it.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.perf_counter,
        processor: Callable[[], float] = time.process_time,
        memory: Callable[[], float | None] = peak_mb,
    ) -> None:
        self._wall, self._processor, self._memory = wall, processor, memory
        self._frames_s = array("d")
        self._times: dict[str, StageTimes] = {}
        self._running: list[_Running] = []
        self._in_frame: dict[str, float] = {}
        self._wall_s = self._processor_s = self._memory_mb = 0.0

    @property
    def frames(self) -> int:
        """Number of ended frames."""
        return len(self._frames_s)

    def frame_s(self, share: float) -> float:
        """A quantile of the frames' wall time, all stages together."""
        return at_rank(share, self._frames_s, self.frames)

    @property
    def stages(self) -> Mapping[str, StageTimes]:
        """Every stage that has run, in the order of its first call."""
        return self._times

    @property
    def running(self) -> str:
        """The innermost running stage, or empty; thread-safe."""
        return next((one.stage for one in self._running[-1:]), "")

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """Measure a stage, which may be nested in another one."""
        self._charge()
        self._times.setdefault(name, StageTimes())
        call = _Running(name)
        self._running.append(call)
        try:
            yield
        finally:
            self._charge()
            self._running.pop()
            self._note(call)

    def end_frame(self) -> None:
        """End a frame: all stages since the last call belong to it."""
        self._frames_s.append(sum(self._in_frame.values()))
        for stage, wall_s in self._in_frame.items():
            self._times[stage].frames_s.append(wall_s)
        self._in_frame = {}

    def _charge(self) -> None:
        """Add time and memory since the last call to the innermost running stage."""
        wall_s, processor_s, memory_mb = self._wall(), self._processor(), self._memory() or 0.0
        if self._running:
            call = self._running[-1]
            call.wall_s += wall_s - self._wall_s
            call.processor_s += processor_s - self._processor_s
            call.rise_mb += memory_mb - self._memory_mb
        self._wall_s, self._processor_s, self._memory_mb = wall_s, processor_s, memory_mb

    def _note(self, call: _Running) -> None:
        """Add an ended call to its stage's totals."""
        times = self._times[call.stage]
        times.calls += 1
        times.wall_s += call.wall_s
        times.processor_s += call.processor_s
        times.rise_mb += call.rise_mb
        times.longest_s = max(times.longest_s, call.wall_s)
        self._in_frame[call.stage] = self._in_frame.get(call.stage, 0.0) + call.wall_s

"""Reports a profile as a table for a terminal, and as JSON."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.wording import counted
from server.profiling.page import ENCODE, SEND
from server.profiling.stopwatch import P95, StageTimes
from server.profiling.timed import CALIBRATE, DECODE, FINISH
from server.profiling.watched import EYE, KEEP, MAKE, Profile

BEGIN: Final = frozenset({CALIBRATE, MAKE})
"""Stages that run only at the start."""

ONCE: Final = BEGIN | {FINISH}
"""Stages that run once, however long the source is."""

HALF: Final = 0.5
"""The quantile of the median."""

MS: Final = 1000.0
"""Milliseconds in a second."""

HEADINGS: Final = (
    "stage", "calls", "wall ms", "95 %", "longest", "processor ms", "share", "x decoding",
    "peak MB",
)  # fmt: skip
LAST: Final = (EYE, KEEP, ENCODE, SEND, FINISH)
"""Stages listed below the observers, in this order."""

GAP: Final = 2
"""Spaces between columns."""

BUSY: Final = 1.25
"""If the rate by processor time exceeds the rate by the clock by this factor, other programs were
running. By trial: on an idle machine the two differ by less."""


@dataclass(frozen=True, slots=True)
class StageRow:
    """A stage in milliseconds per frame.

    Attributes:
        stage: Its name.
        calls: Number of calls.
        wall_ms: Wall time, mean of all frames.
        p95_ms: Wall time, 95th percentile of all frames.
        longest_ms: Its longest call.
        processor_ms: Processor time of all threads, mean of all frames.
        share: Of all processor time, 0 to 1.
        times_decoding: Its processor time relative to decoding; None if decoding is too short to
            be measured.
        rise_mb: Rise of the process's peak memory meanwhile.
    """

    stage: str
    calls: int
    wall_ms: float
    p95_ms: float
    longest_ms: float
    processor_ms: float
    share: float
    times_decoding: float | None
    rise_mb: float


def rows(profile: Profile) -> tuple[StageRow, ...]:
    """Every stage, in the order in which a frame passes through them."""
    stages = profile.clock.stages
    whole_s = sum(times.processor_s for times in stages.values())
    decode_s = stages[DECODE].processor_s
    frames = profile.clock.frames

    def row(stage: str, times: StageTimes) -> StageRow:
        return StageRow(
            stage,
            times.calls,
            MS * times.wall_s / frames,
            MS * times.p95_s(frames),
            MS * times.longest_s,
            MS * times.processor_s / frames,
            times.processor_s / whole_s if whole_s else 0.0,
            times.processor_s / decode_s if decode_s else None,
            times.rise_mb,
        )

    order = sorted(stages, key=lambda stage: LAST.index(stage) if stage in LAST else -1)
    return tuple(row(stage, stages[stage]) for stage in order)


def managed_fps(profile: Profile) -> float:
    """Frames per second by wall time, with one stage after the other and without the start.

    For a camera's decoding only processor time counts, as the rest is waiting for the next frame.
    """
    stages = dict(profile.clock.stages)
    decode = stages.pop(DECODE)
    spent_s = decode.processor_s if profile.live else decode.wall_s
    spent_s += sum(times.wall_s for stage, times in stages.items() if stage not in ONCE)
    return profile.clock.frames / spent_s if spent_s else 0.0


def unhindered_fps(profile: Profile) -> float:
    """Frames per second by processor time, without the start: what an idle machine would manage."""
    stages = profile.clock.stages
    spent_s = sum(times.processor_s for stage, times in stages.items() if stage not in ONCE)
    return profile.clock.frames / spent_s if spent_s else 0.0


def verdict(profile: Profile) -> str:
    """How many frames a second this machine manages, compared with the source."""
    fps, stages = managed_fps(profile), profile.clock.stages
    begun_s = sum(stages[one].wall_s for one in BEGIN if one in stages)
    alone_fps = unhindered_fps(profile)
    busy = f" ({alone_fps:.0f} with nothing else to do)" if alone_fps > BUSY * fps else ""
    lead = (
        f"Begun in {begun_s:.1f} s; then this machine manages {fps:.0f} frames a second{busy} "
        "with these observers"
    )
    has = profile.source_fps
    if has is None:
        return f"{lead}; the source is single pictures."
    if fps >= has:
        return f"{lead}; the source has {has:.0f}: it keeps up."
    return f"{lead}; the source has {has:.0f}: it falls behind, {_slowest(profile)} costs most."


def table(profile: Profile) -> str:
    """The table, the memory and the verdict, for a terminal."""
    wide, high = profile.size_wh
    lead = (
        f"{profile.source}: {counted(profile.clock.frames, 'frame')} of {wide} x {high}, "
        f"{profile.source_s:.1f} s of its time; milliseconds a frame"
    )
    told = [_cells(row) for row in rows(profile)]
    lines = _aligned([HEADINGS, *told, _sum_cells(profile)])
    half_ms = MS * profile.clock.frame_s(HALF)
    ordinary = f"Half of the frames are done within {half_ms:.1f} ms."
    return "\n".join([lead, "", *lines, "", *_memory(profile), ordinary, verdict(profile)])


def document(profile: Profile) -> dict[str, object]:
    """The report for programs, as JSON."""
    memory = profile.memory
    return {
        "kind": "profile",
        "source": profile.source,
        "frames": profile.clock.frames,
        "size_wh": list(profile.size_wh),
        "source_s": round(profile.source_s, 3),
        "source_fps": _rounded(profile.source_fps),
        "median_ms": _rounded(MS * profile.clock.frame_s(HALF)),
        "managed_fps": _rounded(managed_fps(profile)),
        "unhindered_fps": _rounded(unhindered_fps(profile)),
        "stages": [_row_told(row) for row in rows(profile)],
        "memory_mb": {
            "program": _rounded(memory.begun_mb),
            "ring": _rounded(memory.ring_mb),
            "peak": _rounded(memory.whole_mb),
        },
    }


def _row_told(row: StageRow) -> dict[str, object]:
    return {
        "stage": row.stage,
        "calls": row.calls,
        "wall_ms": _rounded(row.wall_ms),
        "p95_ms": _rounded(row.p95_ms),
        "longest_ms": _rounded(row.longest_ms),
        "processor_ms": _rounded(row.processor_ms),
        "share": _rounded(row.share),
        "times_decoding": _rounded(row.times_decoding),
        "rise_mb": _rounded(row.rise_mb),
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)


def _slowest(profile: Profile) -> str:
    stages = profile.clock.stages
    return max((one for one in stages if one not in ONCE), key=lambda one: stages[one].wall_s)


def _cells(row: StageRow) -> tuple[str, ...]:
    times = "-" if row.times_decoding is None else f"{row.times_decoding:.2f}"
    figures = (row.wall_ms, row.p95_ms, row.longest_ms, row.processor_ms)
    share = f"{row.share:.1%}"
    rise = f"+{row.rise_mb:.0f}" if round(row.rise_mb) else ""
    return (row.stage, str(row.calls), *(f"{one:.2f}" for one in figures), share, times, rise)


def _sum_cells(profile: Profile) -> tuple[str, ...]:
    all_rows = rows(profile)
    wall_ms = sum(row.wall_ms for row in all_rows)
    processor_ms = sum(row.processor_ms for row in all_rows)
    times = [row.times_decoding for row in all_rows if row.times_decoding is not None]
    in_all = f"{sum(times):.2f}" if times else "-"
    p95_ms = f"{MS * profile.clock.frame_s(P95):.2f}"
    rise = f"+{sum(row.rise_mb for row in all_rows):.0f}"
    return ("all", "", f"{wall_ms:.2f}", p95_ms, "", f"{processor_ms:.2f}", "", in_all, rise)


def _aligned(cells: list[tuple[str, ...]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for name, *figures in cells:
        aligned = (one.rjust(wide + GAP) for one, wide in zip(figures, widths[1:], strict=True))
        yield (name.ljust(widths[0]) + "".join(aligned)).rstrip()


def _memory(profile: Profile) -> Iterator[str]:
    memory = profile.memory
    if memory.whole_mb is None or memory.begun_mb is None:
        yield f"Memory: this system does not tell; {memory.ring_mb:.0f} MB are kept frames."
        return
    yield (
        f"Memory at its peak {memory.whole_mb:.0f} MB: {memory.begun_mb:.0f} before the first "
        f"frame, the rest as above; the frames of the last seconds are {memory.ring_mb:.0f} of it."
    )

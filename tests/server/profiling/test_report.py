"""The report of a profile with known times."""

from collections.abc import Mapping

import pytest

from server.profiling.report import document, managed_fps, rows, table, unhindered_fps, verdict
from server.profiling.stopwatch import Stopwatch
from server.profiling.watched import PeakMemory, Profile

FRAMES = 10
A_FRAME: Mapping[str, tuple[float, float]] = {
    "decode": (0.010, 0.004),
    "the rest of the eye": (0.001, 0.001),
    "guard": (0.002, 0.002),
    "observer throw": (0.006, 0.005),
}
"""Wall-clock and processor time of each stage, in seconds."""


class Told:
    """Fake times of a profile."""

    def __init__(self) -> None:
        self.wall_s = self.processor_s = self.peak_mb = 0.0
        self.clock = Stopwatch(lambda: self.wall_s, lambda: self.processor_s, lambda: self.peak_mb)

    def run(self, stage: str, wall_s: float, processor_s: float, rise_mb: float = 0.0) -> None:
        with self.clock.stage(stage):
            self.wall_s += wall_s
            self.peak_mb += rise_mb
            self.processor_s += processor_s


def profile(*, live: bool = False, fps: float | None = 60.0, busy: float = 1.0) -> Profile:
    told = Told()
    told.run("calibrate", 0.5, 0.5, rise_mb=30.0)
    for _ in range(FRAMES):
        for stage, (wall_s, processor_s) in A_FRAME.items():
            told.run(stage, busy * wall_s, processor_s)
        told.clock.end_frame()
    memory = PeakMemory(begun_mb=100.0, whole_mb=300.0, ring_mb=55.0)
    return Profile(told.clock, memory, "film.mp4", live, (1280, 720), 0.15, fps, None)


def test_a_row_tells_milliseconds_a_frame() -> None:
    told = {row.stage: row for row in rows(profile())}
    decode, throw = told["decode"], told["observer throw"]
    assert (decode.calls, decode.times_decoding) == (FRAMES, 1.0)
    assert decode.wall_ms == pytest.approx(10.0)
    assert throw.wall_ms == throw.p95_ms == throw.longest_ms == pytest.approx(6.0)
    assert throw.processor_ms == pytest.approx(5.0)
    assert throw.times_decoding == pytest.approx(1.25)
    assert told["calibrate"].wall_ms == pytest.approx(50.0)
    assert sum(row.share for row in told.values()) == pytest.approx(1.0)
    assert list(told)[-1] == "the rest of the eye"


def test_calibrating_is_done_once_and_not_with_every_frame() -> None:
    assert managed_fps(profile()) == pytest.approx(1 / 0.019)
    assert unhindered_fps(profile()) == pytest.approx(1 / 0.012)


def test_waiting_for_a_camera_is_no_work() -> None:
    assert managed_fps(profile(live=True)) == pytest.approx(1 / 0.013)


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (profile(fps=30.0), "the source has 30: it keeps up."),
        (profile(fps=60.0), "the source has 60: it falls behind, decode costs most."),
        (profile(fps=None), "the source is single pictures."),
        (profile(busy=4.0), "13 frames a second (83 with nothing else to do) with these"),
    ],
    ids=["fast enough", "too slow", "pictures", "others are busy"],
)
def test_the_last_line_says_what_this_machine_manages(told: Profile, words: str) -> None:
    last = table(told).splitlines()[-1]
    assert last == verdict(told)
    assert last.startswith("Begun in 0.5 s; then this machine manages ")
    assert words in last


def test_the_table_has_a_line_for_each_stage_and_their_sum() -> None:
    lines = table(profile()).splitlines()
    assert lines[0].startswith("film.mp4: 10 frames of 1280 x 720, 0.1 s")
    names = [line.split("  ")[0] for line in lines[3:9]]
    assert names == [*(row.stage for row in rows(profile())), "all"]
    assert lines[8].split()[1:] == ["69.00", "519.00", "62.00", "15.50", "+30"]
    assert "+30" in lines[3]  # calibrating took them
    assert "Half of the frames are done within 19.0 ms." in lines
    assert "peak 300 MB: 100 before" in table(profile())


def test_a_system_that_tells_no_memory_is_no_failure() -> None:
    told = profile()
    told.memory.begun_mb = told.memory.whole_mb = None
    assert "this system does not tell; 55 MB are kept frames" in table(told)


def test_the_document_says_the_same() -> None:
    told = document(profile())
    assert told["kind"] == "profile"
    assert told["managed_fps"] == pytest.approx(52.632)
    assert told["memory_mb"] == {
        "program": 100.0, "ring": 55.0, "peak": 300.0,
    }  # fmt: skip
    stages = told["stages"]
    assert isinstance(stages, list)
    assert [one["stage"] for one in stages] == [row.stage for row in rows(profile())]

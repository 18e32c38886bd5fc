"""Cost of a whole weigh-in command: seconds, cores, and the time relative to reading the clip."""

import json
import resource
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from server.capture.footage import Video
from tests.accuracy.footage import folders
from tests.benchmarks.speed import Speed
from tests.support.program import COMMAND, ROOT

pytestmark = pytest.mark.bench

LONGEST_S = 300.0
READINGS = 3


@dataclass(frozen=True)
class Run:
    """One run of the program: its output and the time that it took."""

    told: str
    lines: int
    wall_s: float
    cpu_s: float


def weighed(folder: Path) -> Run:
    words = ["--creature", "clip.mp4", "--missiles", "pile.jpg"]
    words += ["--boards", "boards.json", "--camera", "camera.json"]
    paths = [word if word.startswith("--") else str((folder / word).resolve()) for word in words]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started_s = time.monotonic()
    done = subprocess.run(
        [*COMMAND, "weigh-in", *paths], cwd=ROOT, capture_output=True, text=True, timeout=LONGEST_S,
        check=True,
    )  # fmt: skip
    wall_s = time.monotonic() - started_s
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu_s = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Run(done.stdout, len(done.stderr.splitlines()), wall_s, cpu_s)


def reading_s(clip: Path) -> tuple[int, float]:
    """Number of frames of a clip, and processor seconds to decode them."""
    started_s = time.process_time()
    frames = sum(1 for _ in range(READINGS) for _ in Video(clip).frames())
    return frames // READINGS, (time.process_time() - started_s) / READINGS


@pytest.mark.parametrize(
    "folder", [f for f in folders("turncard") if (f / "pile.jpg").exists()], ids=lambda f: f.name
)
def test_a_weigh_in_costs_this_and_says_the_same_twice(folder: Path, speed: Speed) -> None:
    first, again = weighed(folder), weighed(folder)
    best = min(first, again, key=lambda run: run.wall_s)
    frames, read_s = reading_s(folder / "clip.mp4")
    told = {
        "weigh_in": folder.name,
        "frames": frames,
        "runs": 2,
        "wall_s": round(best.wall_s, 2),
        "cpu_s": round(best.cpu_s, 2),
        "cores": round(best.cpu_s / best.wall_s, 2),
        "times_reading_the_clip": round(best.cpu_s / read_s, 1),
        "lines_of_progress": best.lines,
    }
    print(json.dumps(told))
    name = f"a weigh-in of {frames} frames, {folder.name}"
    speed.keep(f"{name}, by the clock", best.wall_s, "s", "time")
    speed.keep(f"{name}, processor", best.cpu_s, "s", "time")
    assert first.told == again.told
    assert best.lines > frames

"""Time from a contact to the throw's report, live, with everything watched for (`make bench`).

The camera's clock advances by the processor time of each look, as on an idle machine with one core
for looks and one for weigh-ins, whatever else this machine does.
"""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import cv2
import pytest

from calibration import camera_from_json, parse_boards
from calibration.frame import Frame
from server.capture.footage import Video
from server.capture.table_eye import table_eye
from server.capture.threads import in_one_thread
from tests.benchmarks.speed import Speed
from tests.support.films import SHARED, samples
from tests.support.slow_looks import looked_slowly
from vision.eye import Eye
from vision.eye_status import FrameReport

pytestmark = pytest.mark.bench

LEAD_FRAMES: Final = 90
MOST_S: Final = 0.350
FPS: Final = 60.0


@dataclass(slots=True)
class Timed:
    """An eye that records the processor time of its last look."""

    eye: Eye
    took_s: float = 0.0

    @property
    def heeds_fast_things(self) -> bool:
        return self.eye.heeds_fast_things

    @property
    def follows_something_fast(self) -> bool:
        return self.eye.follows_something_fast

    def look(self, frame: Frame) -> FrameReport:
        began_s = time.thread_time()
        look = self.eye.look(frame)
        self.took_s = time.thread_time() - began_s
        return look


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """Limits OpenCV to one thread, as its other threads' time would not be counted."""
    threads = cv2.getNumThreads()
    in_one_thread()
    yield
    cv2.setNumThreads(threads)


def test_a_hit_is_told_within_a_third_of_a_second(speed: Speed) -> None:
    late_s = [late for folder in hits() for late in _late_s(folder)]
    print(
        f"{len(late_s)} hits: {sorted(round(1e3 * late) for late in late_s)} ms after the contact"
    )
    assert late_s
    speed.keep("a hit is reported, at the latest", 1000 * max(late_s), "ms after contact", "time")
    assert max(late_s) < MOST_S


def hits() -> Iterator[Path]:
    """Folders of the clips at 60 frames a second in which something is struck."""
    shared = SHARED / "footage" / "throws"
    for folder in sorted(shared.iterdir() if shared.is_dir() else samples("throws")):
        truth = json.loads((folder / "truth.json").read_text())
        if truth["first_hit"] is not None and truth["fps"] == FPS:
            yield folder


def _late_s(folder: Path) -> list[float]:
    truth = json.loads((folder / "truth.json").read_text())
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    clip = list(Video(folder / "clip.mp4").frames())
    film = [
        replace(frame, index=index, t_s=index / FPS)
        for index, frame in enumerate([clip[0]] * LEAD_FRAMES + clip)
    ]
    timed = Timed(table_eye(boards, camera, live=True))
    looked = looked_slowly(film, timed, lambda _: timed.took_s)
    contact_s = (LEAD_FRAMES + truth["first_hit_frame"]) / FPS
    told = [
        film[look.frame].t_s + late - contact_s
        for look, late in zip(looked.looks, looked.late_s, strict=True)
        if any(s.kind == "throw" for s in look.sightings)
    ]
    costs = f"{looked.dropped} of {len(film)} frames left out"
    print(f"{folder.name}: told {[round(1e3 * t) for t in told]} ms after the contact, {costs}")
    return told

"""The program's memory while the demonstration is played, with a page open."""

import threading
import time
from contextlib import closing, suppress
from dataclasses import replace
from http.client import HTTPConnection, HTTPException
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Final
from urllib.parse import urlsplit

import pytest

from server.capture.footage import Video
from server.capture.ring import FrameRing
from server.settings import Settings
from tests.benchmarks.speed import Speed
from tests.benchmarks.test_everything_watched import EVENING
from tests.support.program import begun_and_serving
from tests.support.spent import MemoryHeld, memory_held

pytestmark = [
    pytest.mark.bench,
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc"),
]

WATCHED_S: Final = 60.0
"""Seconds of the test: several showings of the evening, each with a weigh-in and a throw."""

LEVEL_FROM_S: Final = 30.0
FPS: Final = 30.0


def test_memory_while_playing(tmp_path: Path, speed: Speed) -> None:
    held: list[MemoryHeld] = []
    words = ["demo", "--data", str(tmp_path / "data")]
    with begun_and_serving(words, log=tmp_path / "log.txt") as (process, address):
        page = threading.Thread(target=looked_at, args=(address,))
        page.start()
        began_s = time.monotonic()
        while time.monotonic() - began_s < WATCHED_S:
            time.sleep(1.0)
            held.append(memory_held(process))
    page.join()  # the program has ended
    level_mb = median(one.now_mb for one in held[round(LEVEL_FROM_S) :])
    print(f"\nmemory: level {level_mb:.0f} MB, at its peak {held[-1].peak_mb:.0f}")
    speed.keep("memory while playing, level", level_mb, "MB")
    speed.keep("memory while playing, peak", held[-1].peak_mb, "MB")


def looked_at(address: str) -> None:
    """Read the live picture, as a page does, until the program ends."""
    with (
        closing(HTTPConnection(urlsplit(address).netloc, timeout=60)) as connection,
        suppress(OSError, HTTPException),
    ):
        connection.request("GET", "/api/camera/live")
        with closing(connection.getresponse()) as answer:
            while answer.read1(1 << 16):
                pass


def test_the_past_at_hand(speed: Speed) -> None:
    """Memory with 1280 x 720 at 30 frames per second, once all caches and buffers are full."""
    settings = Settings()
    ring = FrameRing(seconds=settings.ring_s, megabytes=settings.ring_mb)
    film = list(islice(Video(EVENING / "clip.mp4").frames(), 0, 240, 2))
    for number, frame in enumerate(islice(cycle(film), round(FPS * (settings.ring_s + 2)))):
        ring.add(replace(frame, index=number, t_s=number / FPS))
    print(f"\n{settings.ring_s:g} s at hand: {ring.nbytes / 1e6:.0f} MB")
    speed.keep("twenty seconds at hand", ring.nbytes / 1e6, "MB")

"""Cost of everything that Clay-O-Rama watches for, with a page open, relative to decoding alone.

The bundled evening shows in nine seconds what takes an hour in a real one: a hand, a creature that
is turned, its missiles, a throw. One-off measurements are therefore separated from watching.
"""

import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import pytest

from calibration import camera_from_json, parse_boards
from calibration.frame import Frame
from server.capture.footage import Video
from server.capture.ring import FrameRing
from server.capture.table_eye import table_eye
from server.capture.threads import in_one_thread
from server.profiling.page import OpenPage
from server.profiling.stopwatch import Stopwatch
from server.settings import Settings
from tests.benchmarks.speed import Speed
from tests.support.films import samples
from tests.support.throw_cost import Film

pytestmark = pytest.mark.bench

EVENING: Final = samples("evening")[0]
SHOWINGS: Final = 2
"""Number of showings in a row, as one film: the second begins with the first one's pending work."""

MEASURING: Final = 140
"""Time of a look, in decoded frames, above which it is a measurement (of a creature, its pile, or a
hand's span). Looks of the bundled evening take at most 104, or at least 182."""

LIVE_PICTURES_A_SECOND: Final = 15
"""Rate that the target in the project's plan assumes; the program sends more if there is time."""

HOUR_S: Final = 3600.0
CREATURES: Final = 4
"""Number of creatures that are weighed in with their missiles in an hour of play."""


@dataclass(slots=True)
class Spent:
    """Processor seconds, with those of measurements counted apart; the first frame is left out.

    Attributes:
        measuring_from_s: Time from which on a look counts as a measurement.
    """

    measuring_from_s: float
    watching_s: float = 0.0
    measuring_s: float = 0.0
    measured: int = 0
    film_s: float = 0.0

    def look(self, took_s: float) -> None:
        """Add the time of one frame."""
        if took_s > self.measuring_from_s:
            self.measuring_s += took_s
            self.measured += 1
        else:
            self.watching_s += took_s


def test_everything_with_the_page_open(speed: Speed) -> None:
    in_one_thread()
    decode_s, frames = decoding()
    spent = watched(MEASURING * decode_s / frames)
    first_s = spent.measuring_s / SHOWINGS
    watching = spent.watching_s / (SHOWINGS * decode_s)
    whole = (spent.watching_s + spent.measuring_s) / (SHOWINGS * decode_s)
    decoded_in_s = spent.film_s / SHOWINGS / decode_s
    hour = watching + CREATURES * first_s / (HOUR_S / decoded_in_s)
    print(
        f"\n{SHOWINGS} showings of {spent.film_s / SHOWINGS:.0f} s: decoding one {decode_s:.2f} s, "
        f"watching {watching:.2f} times that; {spent.measured} looks measured, "
        f"{spent.measuring_s:.1f} s; in all {whole:.1f} times, in an hour {hour:.2f}"
    )
    name = "everything of Clay-O-Rama with the page open"
    speed.keep(f"{name}, between measurements", watching, "x decoding")
    speed.keep(f"{name}, nine seconds of an evening", whole, "x decoding")
    speed.keep(f"{name}, an hour with four weighed in", hour, "x decoding")
    assert spent.measured


def decoding() -> tuple[float, int]:
    """Processor seconds to decode one showing with OpenCV (best of several), and its frames."""
    film = Film((EVENING,), 60.0)
    best, frames = float("inf"), 0
    for _ in range(3):
        began_s = time.process_time()
        frames = film.decode()
        best = min(best, time.process_time() - began_s)
    return best, frames


def watched(measuring_from_s: float) -> Spent:
    """The time spent on all frames by buffer, eye and live picture, as in `serve`."""
    settings, spent = Settings(preview_fps=LIVE_PICTURES_A_SECOND), Spent(measuring_from_s)
    ring = FrameRing(seconds=settings.ring_s, megabytes=settings.ring_mb)
    boards = parse_boards((EVENING / "boards.json").read_text())
    eye = table_eye(boards, camera_from_json((EVENING / "camera.json").read_text()))
    with closing(OpenPage(settings, Stopwatch())) as page:
        began_s = time.process_time()
        for frame in shown():
            ring.add(frame)
            report = eye.look(frame)
            page.show(frame, report.sightings, eye.status)
            now_s = time.process_time()
            if frame.index:  # with the first one the table is calibrated
                spent.look(now_s - began_s)
            began_s, spent.film_s = now_s, frame.t_s
        eye.finish()
    return spent


def shown() -> Iterator[Frame]:
    """The frames of the evening, repeated as one film on the same table."""
    count, start_s = 0, 0.0
    for _ in range(SHOWINGS):
        last_s = 0.0
        for frame in film():
            yield replace(frame, index=count, t_s=start_s + frame.t_s)
            count, last_s = count + 1, frame.t_s
        start_s += last_s + 1 / 60


def film(folder: Path = EVENING) -> Iterator[Frame]:
    return Video(folder / "clip.mp4").frames()

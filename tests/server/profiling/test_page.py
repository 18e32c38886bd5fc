"""The simulated page takes as many pictures as a real one would be sent."""

from contextlib import closing

from server.profiling.page import OpenPage
from server.profiling.stopwatch import Stopwatch
from server.settings import Settings
from tests.support.films import frames
from vision.eye import UnscaledEye


def test_of_sixty_frames_a_second_a_page_takes_twenty_five() -> None:
    clock = Stopwatch()
    with closing(OpenPage(Settings(preview_fps=25.0), clock)) as page:
        for frame in frames(121, fps=60.0):
            page.show(frame, (), UnscaledEye.status)
    calls = {stage: times.calls for stage, times in clock.stages.items()}
    assert calls == {"encode": 51, "send": 51}  # two seconds, both ends


def test_of_few_frames_it_takes_all() -> None:
    clock = Stopwatch()
    with closing(OpenPage(Settings(preview_fps=25.0), clock)) as page:
        for frame in frames(7, fps=10.0):
            page.show(frame, (), UnscaledEye.status)
    assert clock.stages["send"].calls == 7

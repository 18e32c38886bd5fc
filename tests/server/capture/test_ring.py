"""The ring of past frames: the newest are unchanged, older ones are thinned and compressed."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle, islice
from typing import Final

import numpy as np
import pytest

from calibration.frame import Frame
from server.capture.attention import MOST_BEHIND_S, TAKEN_UP_S
from server.capture.compressed_picture import CompressedPicture
from server.capture.footage import Video
from server.capture.ring import PAST_PER_S, UNTOUCHED_S, FrameRing
from server.settings import Settings
from tests.support.films import frames, samples

FPS: Final = 30.0
MOST_MB: Final = 100.0
LEVELS: Final = 2.0
"""Largest mean difference between a compressed and the original picture, of 255."""


def filled(shown: Sequence[Frame], *, seconds: float = 20.0) -> FrameRing:
    ring = FrameRing(seconds=seconds, megabytes=400)
    for frame in shown:
        ring.add(frame)
    return ring


def evening(seconds: float) -> list[Frame]:
    """The bundled film in 1280 x 720, with packed frames, repeated."""
    film = list(islice(Video(samples("evening")[0] / "clip.mp4").frames(), 0, 240, 2))
    shown = islice(cycle(film), round(FPS * seconds))
    return [replace(one, index=n, t_s=n / FPS) for n, one in enumerate(shown)]


def test_twenty_seconds_of_a_film_are_at_hand_and_take_no_more_memory_later() -> None:
    shown, settings = evening(26), Settings()
    ring = FrameRing(seconds=settings.ring_s, megabytes=settings.ring_mb)
    sizes = {}
    for frame in shown:
        ring.add(frame)
        sizes[frame.index] = ring.nbytes / 1e6
    kept = ring.around(shown[-1], before_s=60, after_s=0)
    full = [mb for index, mb in sizes.items() if index / FPS > settings.ring_s]
    print(f"{len(kept)} frames, {min(full):.0f} to {max(full):.0f} MB")
    assert kept[-1].t_s - kept[0].t_s > settings.ring_s - 1 / PAST_PER_S
    assert sum(one.nbytes for one in kept) == ring.nbytes
    assert max(full) < min(1.05 * min(full), MOST_MB)


def test_whoever_measures_is_given_frames_as_they_came() -> None:
    shown = frames(300, fps=FPS, size_wh=(320, 180))
    ring = filled(shown)
    given = ring.between(0, 299)
    assert given == ring.after(-1) or [one.index for one in given] == [
        one.index for one in ring.after(-1)
    ]
    assert given[-1].t_s - given[0].t_s > UNTOUCHED_S - 1 / FPS
    for one in given:
        assert one.picture is shown[one.index].picture
    assert max(MOST_BEHIND_S, TAKEN_UP_S) < UNTOUCHED_S  # nothing measured is older


def test_what_is_older_is_thinned_and_near_to_what_was_filmed() -> None:
    shown = evening(6)
    ring = filled(shown)
    past = [
        one
        for one in ring.around(shown[-1], before_s=60, after_s=0)
        if one.t_s < shown[-1].t_s - UNTOUCHED_S - 1e-9
    ]
    assert len(past) == pytest.approx(PAST_PER_S * (6 - UNTOUCHED_S), abs=1)
    for one in past[::20]:
        assert isinstance(one.picture, CompressedPicture)
        assert one.size_wh == (1280, 720)
        off = np.abs(one.bgr.astype(int) - shown[one.index].bgr)
        assert 0 < off.mean() < LEVELS


def test_of_a_frame_that_was_thinned_out_the_one_before_is_shown() -> None:
    ring = filled(frames(300, fps=60.0, size_wh=(64, 48)))
    kept = [ring.frame(index) for index in range(100, 104)]
    assert {one.index for one in kept if one is not None} == {100}
    assert ring.frame(300) is None


def test_each_scene_begins_with_a_frame_of_its_own() -> None:
    first = frames(31, fps=60.0, size_wh=(64, 48))
    second = [replace(one, index=31 + n, t_s=(31 + n) / 60, scene=1) for n, one in enumerate(first)]
    later = [replace(one, index=62 + n, t_s=2.5 + n / 60, scene=1) for n, one in enumerate(first)]
    ring = filled([*first, *second, *later])
    at_31 = ring.frame(31)
    assert at_31 is not None
    assert at_31.scene == 1
    assert at_31.index == 31

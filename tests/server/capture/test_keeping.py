"""Frames kept in memory: the last seconds of a camera, fewer of a long film, all of a short one."""

import itertools
from collections.abc import Iterator

import pytest

from calibration.frame import Frame
from server.capture.keeping import LIVE_APART_S, LIVE_S, kept_frames
from tests.support.films import plain

FPS = 30


class Shown:
    """Frames of 64 by 48 pixels, `FPS` a second."""

    name = "shown"

    def __init__(self, count: int, *, live: bool, interrupted: int | None = None) -> None:
        self.live = live
        self._count = count
        self._interrupted = interrupted

    def frames(self) -> Iterator[Frame]:
        for index in range(self._count):
            if index == self._interrupted:
                raise KeyboardInterrupt
            yield Frame(plain(), index, index / FPS)

    def close(self) -> None:
        """Nothing is open."""


def test_of_a_short_film_all_are_kept() -> None:
    kept = kept_frames(Shown(50, live=False))
    assert [frame.index for frame in kept] == list(range(50))


def test_a_film_that_does_not_fit_is_thinned_evenly() -> None:
    room = 10 * plain().nbytes
    kept = [frame.index for frame in kept_frames(Shown(100, live=False), most_bytes=room)]
    assert kept == list(range(0, 100, kept[1]))
    assert 5 <= len(kept) <= 10


@pytest.mark.parametrize(("to_s", "end_s"), [(None, LIVE_S), (2.0, 2.0)])
def test_a_camera_is_looked_at_for_a_while(to_s: float | None, end_s: float) -> None:
    kept = kept_frames(Shown(10**6, live=True), to_s=to_s)
    assert kept[-1].t_s == pytest.approx(end_s, abs=LIVE_APART_S)
    apart = min(later.t_s - one.t_s for one, later in itertools.pairwise(kept))
    assert apart == pytest.approx(LIVE_APART_S)


def test_ctrl_c_ends_it_and_keeps_what_was_seen() -> None:
    kept = kept_frames(Shown(1000, live=True, interrupted=61))
    assert kept[-1].t_s == pytest.approx(2.0, abs=LIVE_APART_S)

"""Frames that are skipped while nothing happens are shown later if they matter."""

from dataclasses import dataclass, field

import numpy as np

from calibration.arrays import Image
from calibration.frame import Frame
from vision.foreground import Glance, Glancer
from vision.observe import REST_S, Watch
from vision.sightings import Sighting

FPS = 60.0
EMPTY = np.full((90, 160, 3), 120, dtype=np.uint8)


@dataclass
class Diary:
    """Records which frames it is shown, and in which something changed."""

    rests: bool
    shown: list[int] = field(default_factory=list)
    changed: list[int] = field(default_factory=list)

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        self.shown.append(frame.index)
        if glance.changed_share > 0:
            self.changed.append(frame.index)
        return ()

    def finish(self) -> tuple[Sighting, ...]:
        return ()

    def resting(self) -> bool:
        return self.rests


@dataclass
class Ender(Diary):
    """An observer that reports when it is finished."""

    done: bool = False


class Tireless:
    """An observer that does not say whether it rests."""

    def __init__(self) -> None:
        self.shown: list[int] = []

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        self.shown.append(frame.index)
        return ()

    def finish(self) -> tuple[Sighting, ...]:
        return ()


def with_a_dot(column: int) -> Image:
    bgr = EMPTY.copy()
    bgr[40:46, column : column + 6] = 250
    return bgr


def film(pictures: list[Image]) -> list[Frame]:
    return [Frame(bgr, index, index / FPS) for index, bgr in enumerate(pictures)]


def test_while_nothing_changes_few_frames_are_shown() -> None:
    diary = Diary(rests=True)
    watch = Watch((diary,))
    for frame in film([EMPTY] * 30):
        watch.see(frame)
    apart_s = np.diff(diary.shown) / FPS
    assert len(diary.shown) == 10
    assert apart_s.max() < REST_S + 1 / FPS


def test_what_changed_in_frames_that_were_held_is_shown_in_order() -> None:
    for first in range(6, 9):
        diary = Diary(rests=True)
        watch = Watch((diary,))
        pictures = [EMPTY] * first + [with_a_dot(10 * step) for step in range(12)]
        for frame in film(pictures):
            watch.see(frame)
        watch.finish()
        assert diary.changed == list(range(first, first + 12))


def test_what_is_held_at_the_end_is_shown() -> None:
    diary = Diary(rests=True)
    watch = Watch((diary,))
    for frame in film([EMPTY] * 9):
        watch.see(frame)
    watch.finish()
    assert diary.shown[-2:] == [7, 8]


def test_when_all_is_said_few_frames_are_shown_though_much_changes() -> None:
    ender = Ender(rests=False, done=True)
    watch = Watch((ender,))
    for frame in film([with_a_dot(4 * step) for step in range(30)]):
        watch.see(frame)
    assert ender.shown == list(range(0, 30, 3))
    assert ender.changed == ender.shown[1:]


def test_nobody_is_done_while_one_is_not() -> None:
    ender, other = Ender(rests=False, done=True), Diary(rests=False)
    watch = Watch((ender, other))
    for frame in film([with_a_dot(4 * step) for step in range(12)]):
        watch.see(frame)
    assert ender.shown == other.shown == list(range(12))


def test_what_was_held_against_the_last_look_is_not_taken_for_the_next() -> None:
    glancer = Glancer()
    first, dot, second = film([EMPTY, with_a_dot(20), with_a_dot(40)])
    glancer.glance(first)
    assert glancer.is_new(second)
    glancer.glance(dot)
    changed = glancer.glance(second).changed
    assert changed[42, 22]
    assert changed[42, 42]


def test_nobody_rests_while_one_follows_something() -> None:
    for observers in ((Diary(rests=False),), (Diary(rests=True), Diary(rests=False))):
        watch = Watch(observers)
        for frame in film([EMPTY] * 9):
            watch.see(frame)
        assert observers[0].shown == list(range(9))


def test_an_observer_that_does_not_say_is_shown_every_frame() -> None:
    tireless = Tireless()
    watch = Watch((tireless, Diary(rests=True)))
    for frame in film([EMPTY] * 9):
        watch.see(frame)
    assert tireless.shown == list(range(9))

"""Pacing, mailbox and ring: which frames come when, and which are kept."""

import threading
from collections.abc import Iterator

import pytest

from calibration.frame import Frame
from server.capture.mailbox import Mailbox
from server.capture.pacing import paced
from server.capture.ring import FrameRing
from server.capture.source import SourceProblem
from tests.support.films import frames


class Clock:
    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s

    def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.now_s += seconds


def test_footage_never_runs_faster_than_its_own_clock() -> None:
    clock = Clock()
    arrivals = [clock.now_s for _ in paced(frames(4, fps=10.0), clock=clock, sleep=clock.sleep)]
    assert arrivals == pytest.approx([100.0, 100.1, 100.2, 100.3])


def test_whoever_is_slow_gets_every_frame_and_is_not_hurried_afterwards() -> None:
    clock = Clock()
    arrivals = []
    for frame in paced(frames(5, fps=10.0), clock=clock, sleep=clock.sleep):
        arrivals.append(clock.now_s)
        if frame.index == 1:
            clock.now_s += 1.0
    assert arrivals == pytest.approx([100.0, 100.1, 101.1, 101.2, 101.3])


class Camera:
    """A camera that gives a frame whenever the test says so."""

    name, live = "camera 0", True

    def __init__(self, count: int, problem: SourceProblem | None = None) -> None:
        self._frames, self._problem = frames(count), problem
        self.next_wanted = threading.Semaphore(0)
        self.all_given = threading.Event()

    def frames(self) -> Iterator[Frame]:
        for frame in self._frames:
            self.next_wanted.acquire()
            yield frame
        self.all_given.set()
        if self._problem:
            raise self._problem

    def close(self) -> None:
        pass


def test_the_mailbox_holds_the_newest_frame_and_counts_the_others() -> None:
    camera = Camera(6)
    mailbox = Mailbox(camera)
    taken = mailbox.frames()
    camera.next_wanted.release()
    assert next(taken).index == 0
    for _ in range(5):
        camera.next_wanted.release()
    camera.all_given.wait(5)
    rest = [frame.index for frame in taken]
    assert rest[-1] == 5
    assert mailbox.dropped == 5 - len(rest)


def test_a_cameras_problem_reaches_whoever_takes_the_frames() -> None:
    camera = Camera(1, SourceProblem("gone"))
    taken = Mailbox(camera).frames()
    camera.next_wanted.release()
    assert next(taken).index == 0
    with pytest.raises(SourceProblem, match="gone"):
        next(taken)


def test_the_ring_keeps_the_last_seconds() -> None:
    ring = FrameRing(seconds=0.5, megabytes=100)
    for frame in frames(100, fps=10.0):
        ring.add(frame)
    assert [frame.index for frame in ring.between(0, 200)] == [94, 95, 96, 97, 98, 99]
    assert ring.frame(93) is None
    assert ring.frame(97) is not None


def test_the_ring_keeps_no_more_than_its_memory() -> None:
    picture_mb = 64 * 48 * 3 / 1e6
    ring = FrameRing(seconds=100, megabytes=3.5 * picture_mb)
    for frame in frames(10):
        ring.add(frame)
    assert [frame.index for frame in ring.between(0, 10)] == [7, 8, 9]


class Fault(Exception):
    """Something in the program itself."""


def test_a_fault_in_the_thread_that_reads_is_raised_where_frames_are_waited_for() -> None:
    """Readers must not wait forever for a camera whose thread has died."""

    def arrived(frame: Frame) -> None:
        raise Fault(f"frame {frame.index}")

    camera = Camera(3)
    taken = Mailbox(camera, arrived).frames()
    camera.next_wanted.release()
    with pytest.raises(Fault, match="frame 0"):
        next(taken)

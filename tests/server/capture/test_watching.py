"""The camera thread, with sources that the test controls."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

import cv2
import numpy as np
import pytest

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.solve.calibrate import calibrate
from server.capture.footage import Video, read_picture
from server.capture.preview import Preview
from server.capture.ring import FrameRing
from server.capture.shedding import Shed
from server.capture.snapshots import Snapshots
from server.capture.source import Source, SourceProblem
from server.capture.watching import CameraThread
from server.cli.files import read_boards, read_camera
from tests.server.capture.test_attention import with_ball
from tests.support.films import frames, samples
from tests.support.waiting import until
from vision.eye import Eye
from vision.eye_status import FrameReport
from vision.sightings import ImpactSeen
from vision.throws.observer import ThrowObserver

PATIENCE_S = 10.0


@dataclass
class Film:
    """A source that gives some frames, and then does something."""

    count: int
    live: bool = False
    then: Callable[[], object] = lambda: None
    name: str = "film"
    closed: threading.Event = field(default_factory=threading.Event)

    def frames(self) -> Iterator[Frame]:
        yield from frames(self.count, fps=1000)
        self.then()

    def close(self) -> None:
        self.closed.set()


class SlowEye(Eye):
    """An eye that is busy with frame 2 until the test releases it."""

    def __init__(self) -> None:
        super().__init__(Boards(), lambda _: ())
        self.at_it, self.let_go = threading.Event(), threading.Event()

    def look(self, frame: Frame) -> FrameReport:
        if frame.index == 2:
            self.at_it.set()
            self.let_go.wait(PATIENCE_S)
        return FrameReport(frame.index, frame.scene)


def watching(
    film: Source, eye: Eye | None = None, looks: list[FrameReport] | None = None
) -> CameraThread:
    return CameraThread(
        film,
        eye or Eye(Boards(), lambda _: ()),
        preview=Preview(width_px=64),
        snapshots=Snapshots(),
        ring=FrameRing(seconds=10, megabytes=50),
        on_look=(looks if looks is not None else []).append,
        frozen_after_s=0.2,
    )


def test_footage_is_looked_at_frame_by_frame_to_its_end() -> None:
    looks: list[FrameReport] = []
    watched = watching(Film(30), looks=looks)
    watched.start()
    until(lambda: "has ended" in watched.health().problem)
    assert [look.frame for look in looks] == [*range(30), 29]
    assert watched.health().dropped == 0


def test_a_source_that_fails_says_so_in_its_own_words() -> None:
    def fail() -> None:
        raise SourceProblem("Camera 0 sends no pictures any more: plug it in again.")

    watched = watching(Film(3, then=fail))
    watched.start()
    until(lambda: bool(watched.health().problem))
    assert watched.health().problem == "Camera 0 sends no pictures any more: plug it in again."


def test_a_fault_of_ours_stops_watching_and_not_the_program() -> None:
    class Faulty(Eye):
        def look(self, frame: Frame) -> FrameReport:
            raise ZeroDivisionError("by mistake")

    watched = watching(Film(3), Faulty(Boards(), lambda _: ()))
    watched.start()
    until(lambda: bool(watched.health().problem))
    assert "by mistake" in watched.health().problem


def test_a_camera_is_shown_and_kept_while_a_frame_is_measured() -> None:
    hold = threading.Event()
    eye = SlowEye()
    watched = watching(Film(40, live=True, then=lambda: hold.wait(PATIENCE_S)), eye)
    watched.start()
    eye_reached = eye.at_it.wait(1.0)  # a mailbox of one may skip frame 2 altogether
    until(lambda: watched._ring.frame(39) is not None)
    assert watched.health().dropped > 0 or not eye_reached
    eye.let_go.set()
    hold.set()
    watched.stop()


def test_footage_that_waits_for_a_measurement_is_not_called_frozen() -> None:
    eye = SlowEye()
    watched = watching(Film(5), eye)
    watched.start()
    assert eye.at_it.wait(PATIENCE_S)
    eye.doing.tell("carving 2 of 9 views")
    until(lambda: watched.health().measuring)
    assert watched.health().doing == "carving 2 of 9 views"
    assert not watched.health().frozen
    eye.let_go.set()
    until(lambda: "has ended" in watched.health().problem)
    assert (watched.health().measuring, watched.health().doing) == (False, "")


def test_what_is_weighed_beside_the_looking_is_told_though_frames_go_on() -> None:
    hold, eye = threading.Event(), SlowEye()
    eye.let_go.set()
    watched = watching(Film(5, live=True, then=lambda: hold.wait(PATIENCE_S)), eye)
    watched.start()
    until(lambda: watched.health().frames > 0)
    eye.doing.tell_background("carving 2 of 9 views")
    assert (watched.health().measuring, watched.health().doing) == (True, "carving 2 of 9 views")
    eye.doing.tell_background("")
    assert (watched.health().measuring, watched.health().doing) == (False, "")
    hold.set()
    watched.stop()


def test_frames_that_arrived_before_are_not_claimed_now() -> None:
    watched = watching(Film(0))
    watched._arrivals.extend(count / 25 for count in range(100))
    assert 24 <= watched._rate(now_s=4.0) <= 26
    assert watched._rate(now_s=5.0) < 15
    assert watched._rate(now_s=60.0) == 0


def test_a_silent_source_is_frozen() -> None:
    hold = threading.Event()
    watched = watching(Film(3, live=True, then=lambda: hold.wait(PATIENCE_S)))
    watched.start()
    until(lambda: watched.health().frozen and watched.health().frames > 0)
    hold.set()
    watched.stop()


def test_stopping_lets_go_of_the_source() -> None:
    film = Film(3)
    watched = watching(film)
    watched.start()
    watched.stop()
    assert film.closed.is_set()


def test_before_a_board_is_found_the_page_says_what_is_missing() -> None:
    watched = watching(Film(20))
    watched.start()
    until(lambda: watched.health().board.startswith("no board found: "))
    assert not watched.health().calibrated


WHILE_A_LOOK_LASTS = 2
"""Number of frames that arrive during a look, however fast the machine is."""


@dataclass
class Webcam:
    """A film sent like a camera to a slower eye: a fixed number of frames during each look."""

    film: list[Frame]
    live: bool = True
    name: str = "camera 0"
    sent: int = 0
    looks: int = 0
    changed: threading.Condition = field(default_factory=threading.Condition)

    def frames(self) -> Iterator[Frame]:
        for frame in self.film:
            with self.changed:
                self.changed.wait_for(lambda: self.sent <= self._may_be_sent, PATIENCE_S)
                self.sent += 1
                self.changed.notify_all()
            yield frame

    def look_lasts(self) -> None:
        """Wait until the frames that come during a look, or all frames, were sent."""
        with self.changed:
            self.looks += 1
            self.changed.notify_all()
            until = min(self._may_be_sent, len(self.film))
            assert self.changed.wait_for(lambda: self.sent >= until, PATIENCE_S)

    @property
    def _may_be_sent(self) -> int:
        return self.looks * WHILE_A_LOOK_LASTS

    def close(self) -> None:
        pass


def test_the_page_is_told_what_a_slow_computer_leaves_out() -> None:
    film = with_ball(frames(240, fps=60.0), range(240))
    webcam, told = Webcam(film), list[str]()

    class Overwhelmed(Eye):
        """An eye that follows something all the time, and needs two frames' time for each frame."""

        @property
        def heeds_fast_things(self) -> bool:
            return True

        @property
        def follows_something_fast(self) -> bool:
            return True

        def look(self, frame: Frame) -> FrameReport:
            webcam.look_lasts()
            told.extend(watched.health().conditions)
            return FrameReport(frame.index, frame.scene)

    watched = watching(webcam, Overwhelmed(Boards(), lambda _: ()))
    watched.start()
    until(lambda: bool(watched.health().problem))
    assert set(told) == {Shed.TOO_OLD.value}


def test_a_live_throw_is_told_by_an_eye_too_slow_for_the_camera() -> None:
    folder = next(folder for folder in samples("throws") if folder.name == "n576")
    boards, camera = read_boards(folder / "boards.json"), read_camera(folder / "camera.json")
    clip = list(Video(folder / "clip.mp4").frames())
    # The table lies still at first.
    pictures = [clip[0].bgr] * 30 + [frame.bgr for frame in clip]
    film = [Frame(bgr, index, index / 60) for index, bgr in enumerate(pictures)]
    table = calibrate([film[0].bgr], boards, camera)

    webcam = Webcam(film)

    class Slow(Eye):
        def look(self, frame: Frame) -> FrameReport:
            webcam.look_lasts()
            return super().look(frame)

    looks: list[FrameReport] = []
    eye = Slow(boards, lambda known: (ThrowObserver(known, boards),), calibration=table)
    watched = watching(webcam, eye, looks)
    watched.start()
    until(lambda: bool(watched.health().problem))
    throws = [s for look in looks for s in look.sightings if isinstance(s, ImpactSeen)]
    shown = [look.frame for look in looks[:-1]]
    print(f"{len(shown)} of {len(film)} frames looked at, {watched.health().dropped} dropped")
    assert [throw.struck[0].colour for throw in throws] == ["green"]
    assert shown == sorted(set(shown))
    assert len(shown) + watched.health().dropped == len(film)


def test_a_camera_goes_on_counting_where_an_earlier_run_ended() -> None:
    looks: list[FrameReport] = []
    ring = FrameRing(seconds=10, megabytes=50)
    watched = CameraThread(
        Film(1, live=True),
        Eye(Boards(), lambda _: ()),
        preview=Preview(width_px=64),
        snapshots=Snapshots(),
        ring=ring,
        on_look=looks.append,
        frozen_after_s=0.2,
        first_frame=500,
    )
    watched.start()
    until(lambda: "has ended" in watched.health().problem)
    newest = ring.newest()
    assert newest is not None
    assert newest.index == 500
    assert [look.frame for look in looks] == [500, 500]


def test_the_live_picture_of_a_camera_that_hangs_upside_down_is_upright() -> None:
    """Its frames are kept as it gave them."""
    folder = samples("handspan")[0]
    lens, boards = read_camera(folder / "camera.json"), read_boards(folder / "boards.json")
    assert lens is not None
    bgr = read_picture(folder / "hand.jpg")
    upside_down = np.ascontiguousarray(bgr[::-1, ::-1])
    hung = calibrate([upside_down], boards, camera=lens.quarter_turned().quarter_turned())
    preview, ring = Preview(width_px=bgr.shape[1]), FrameRing(seconds=10, megabytes=50)

    class Still(Film):
        def frames(self) -> Iterator[Frame]:
            yield Frame(upside_down, 0, 0.0)

    watched = CameraThread(
        Still(1),
        Eye(boards, lambda _: (), calibration=hung),
        preview=preview,
        snapshots=Snapshots(),
        ring=ring,
        on_look=lambda _: None,
        frozen_after_s=0.2,
    )
    watched.start()
    until(lambda: "has ended" in watched.health().problem)
    shown = cv2.imdecode(np.frombuffer(preview.newest() or b"", np.uint8), cv2.IMREAD_COLOR)
    assert shown is not None
    away = np.abs(shown.astype(int) - bgr)
    assert np.median(away) < 4 < np.median(np.abs(shown.astype(int) - upside_down))
    kept = ring.newest()
    assert kept is not None
    assert np.array_equal(kept.bgr, upside_down)


CLIP = samples("throws")[0]


def clip_eye() -> Eye:
    boards, camera = read_boards(CLIP / "boards.json"), read_camera(CLIP / "camera.json")
    return Eye(boards, lambda known: (ThrowObserver(known, boards),), camera=camera)


@cache
def undisturbed() -> list[FrameReport]:
    """What is reported of the clip without any clock."""
    eye, looks = clip_eye(), list[FrameReport]()
    for frame in Video(CLIP / "clip.mp4").frames():
        looks.append(eye.look(frame))
    return [*looks, FrameReport.on(frame, eye.finish())]


def test_pausing_footage_changes_nothing_that_is_seen() -> None:
    video, looks = Video(CLIP / "clip.mp4"), list[FrameReport]()
    watched = watching(video, clip_eye(), looks)
    watched.start()
    for count in (3, 30, 60):
        until(lambda least=count: len(looks) >= least)  # type: ignore[misc]
        video.playhead.pause(paused=True)
        until(lambda: watched._looking_since_s is None)
        shown = len(looks)
        time.sleep(0.3)
        assert shown <= len(looks) <= shown + 1, "the frame that was on its way"
        told = watched.health()
        assert (told.paused, told.frozen, told.problem) == (True, False, "")
        video.playhead.pause(paused=False)
        assert not watched.health().frozen
    until(lambda: "has ended" in watched.health().problem)
    watched.stop()
    expected = undisturbed()
    assert looks == expected
    assert any(look.sightings for look in expected)


def test_footage_is_gone_back_in_after_its_end_and_seen_again() -> None:
    video, looks = Video(CLIP / "clip.mp4"), list[FrameReport]()
    watched = watching(video, clip_eye(), looks)
    watched.start()
    until(lambda: "has ended" in watched.health().problem)
    once, length = undisturbed(), len(looks)
    assert looks == once
    video.playhead.jump(0.0)
    until(lambda: len(looks) > length + 1)
    assert watched.health().problem == ""
    until(lambda: "has ended" in watched.health().problem)
    watched.stop()
    again = looks[length:]
    assert {look.scene for look in again} == {1}
    assert [look.frame for look in again] == [*range(length - 1, 2 * length - 2), 2 * length - 3]
    seen = [len([s for look in some for s in look.sightings]) for some in (once, again)]
    assert seen[0] == seen[1] > 0


def test_a_place_that_is_jumped_to_while_paused_is_shown() -> None:
    video, looks = Video(CLIP / "clip.mp4"), list[FrameReport]()
    watched = watching(video, looks=looks)
    video.playhead.pause(paused=True)
    watched.start()
    time.sleep(0.1)
    assert looks == []
    for scene, to_s in ((1, 0.5), (2, 0.2)):
        video.playhead.jump(to_s)
        until(lambda last=scene: bool(looks) and looks[-1].scene == last)  # type: ignore[misc]
        assert watched.health().position_s == pytest.approx(to_s, abs=0.02)
        assert watched.health().paused
    time.sleep(0.2)
    assert [look.scene for look in looks] == [0, 1, 1, 2], "and the frame that was on its way"
    watched.stop()
    assert not watched._thread.is_alive()


def test_only_footage_has_a_place() -> None:
    told = watching(Film(3, live=True)).health()
    assert (told.position_s, told.length_s, told.paused) == (None, None, False)
    told = watching(Video(CLIP / "clip.mp4")).health()
    assert told.position_s == 0.0
    assert told.length_s == pytest.approx(1.6, abs=1.0)

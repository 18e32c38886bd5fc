"""The eye on the bundled evening, with an observer that only records its frames."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.guard.guard import Guard, GuardDecision
from calibration.model.solution import Calibration
from server.capture.footage import Video
from server.cli.files import read_boards, read_camera
from tests.support.evenings import hand
from tests.support.films import frames, samples
from vision.eye import Eye
from vision.foreground import Glance
from vision.observe import Refusal
from vision.sightings import Sighting

EVENING = samples("evening")[0]
BOARDS = read_boards(EVENING / "boards.json")


class Diary:
    """An observer that records the frames that it is shown."""

    def __init__(self, calibration: Calibration, finished: list[list[int]]) -> None:
        self.calibration = calibration
        self.shown: list[int] = []
        self.levels: list[float] = []
        self.finished = finished

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        self.shown.append(frame.index)
        self.levels.append(float(frame.bgr.mean()))
        return ()

    def finish(self) -> tuple[Sighting, ...]:
        self.finished.append(self.shown)
        return ()


class RefusingDiary(Diary):
    """An observer that refuses something in given frames, and perhaps once more at its end.

    It keeps only its newest refusals, as the observer of hands does.
    """

    def __init__(self, name: str, in_frames: tuple[int, ...], *, at_end: bool = False) -> None:
        self.name, self.in_frames, self.at_end = name, in_frames, at_end
        self.kept: deque[Refusal] = deque(maxlen=2)

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        if frame.index in self.in_frames:
            self.kept.append(Refusal(f"{self.name}/seen", f"mend {frame.index}", frame.index))
        return ()

    def finish(self) -> tuple[Sighting, ...]:
        if self.at_end:
            self.kept.append(Refusal(f"{self.name}/cut_off", "mend the end"))
        return ()

    def refusals(self) -> tuple[Refusal, ...]:
        return tuple(self.kept)


def evening(first: int, count: int) -> Iterator[Frame]:
    for frame in Video(EVENING / "clip.mp4").frames():
        if first <= frame.index < first + count:
            yield frame
        elif frame.index >= first + count:
            return


def eye_with_diary(finished: list[list[int]]) -> Eye:
    camera = read_camera(EVENING / "camera.json")
    return Eye(BOARDS, lambda calibration: (Diary(calibration, finished),), camera=camera)


def test_the_first_frame_with_a_board_calibrates_the_table() -> None:
    eye = eye_with_diary([])
    (first,) = (eye.look(frame) for frame in evening(0, 1))
    assert first.news == ("the table is calibrated",)
    assert eye.status.calibration is not None
    assert 0 < (eye.status.expected_error_mm or 0) < 1.5


def test_without_a_board_nothing_is_shown_to_the_observers_and_the_cause_is_kept() -> None:
    finished: list[list[int]] = []
    eye = eye_with_diary(finished)
    for frame in frames(3, size_wh=(640, 360)):
        eye.look(frame)
    eye.finish()
    assert eye.status.calibration is None
    assert eye.status.failure is not None
    assert eye.status.failure.mend
    assert finished == []


def test_a_new_scene_ends_the_old_observers_and_keeps_the_calibration() -> None:
    finished: list[list[int]] = []
    eye = eye_with_diary(finished)
    shown = list(evening(0, 3))
    for frame in shown:
        eye.look(frame)
    calibration = eye.status.calibration
    eye.look(Frame(shown[0].bgr, 3, 0.05, scene=1))
    assert finished == [[0, 1, 2]]
    assert eye.status.calibration is calibration
    eye.finish()
    assert finished[1] == [3]


def test_a_film_may_be_continued_after_its_end() -> None:
    finished: list[list[int]] = []
    eye = eye_with_diary(finished)
    shown = list(evening(0, 3))
    for frame in shown[:2]:
        eye.look(frame)
    eye.finish()
    assert finished == [[0, 1]]
    eye.look(replace(shown[2], scene=1))
    eye.finish()
    assert finished == [[0, 1], [2]], "each observer is finished once"


def test_every_refusal_is_told_once_whichever_observer_it_comes_from() -> None:
    refusing = (RefusingDiary("hand", (1, 2, 3, 4)), RefusingDiary("throw", (0, 3)))
    eye = Eye(BOARDS, lambda _: refusing, camera=read_camera(EVENING / "camera.json"))
    told = [eye.look(frame).refused for frame in evening(0, 5)]
    assert told == [
        ("throw not measured: mend 0",),
        ("hand not measured: mend 1",),
        ("hand not measured: mend 2",),
        ("hand not measured: mend 3", "throw not measured: mend 3"),
        ("hand not measured: mend 4",),
    ]


def test_what_an_observer_refuses_at_the_end_of_its_scene_is_told() -> None:
    def observers(_: Calibration) -> tuple[RefusingDiary]:
        return (RefusingDiary("throw", (), at_end=True),)

    eye = Eye(BOARDS, observers, camera=read_camera(EVENING / "camera.json"))
    first, second = evening(0, 2)
    eye.look(first)
    assert eye.look(replace(second, scene=1)).refused == ("throw not measured: mend the end",)


def test_a_dropped_calibration_does_not_come_back_with_another_size() -> None:
    eye = Eye(BOARDS, lambda _: (), camera=read_camera(EVENING / "camera.json"))
    (frame,) = evening(0, 1)
    eye.look(frame)
    eye.solve_again()
    eye.look(Frame(np.zeros_like(frame.bgr), 1, 0.1))
    assert eye.status.calibration is None
    eye.look(Frame(np.zeros_like(frame.bgr[::2, ::2]), 2, 0.2))
    assert eye.status.calibration is None


class UnsureGuard(Guard):
    """A guard to which no frame proves that the calibration holds."""

    def watch(self, frame: Frame) -> GuardDecision:
        return GuardDecision((frame,), proven=False)


class SpanTeller(Diary):
    """An observer that reports a span in each frame."""

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        super().see(frame, glance)
        return (hand(frame=frame.index),)


@pytest.mark.parametrize("chosen", ["this camera", "another camera"])
def test_what_was_in_doubt_is_checked_when_the_table_is_solved_again(chosen: str) -> None:
    camera = read_camera(EVENING / "camera.json")
    eye = Eye(BOARDS, lambda it: (SpanTeller(it, []),), camera=camera, guard=UnsureGuard)
    first, second, third = evening(0, 3)
    eye.look(first)
    assert [one.frame for one in eye.look(second).sightings] == [1]
    if chosen == "this camera":
        eye.solve_again()
    else:
        eye.look_through(camera, scene=1)
        third = replace(third, scene=1)
    look = eye.look(third)
    told = [one.before.frame for one in look.revised]
    if chosen == "another camera":
        assert told == [], "its pictures do not show how the table lay in the others"
        assert look.news == ("the table is calibrated",)
        return
    assert told == [1]
    assert look.news[-1] == "one measurement since then checked again, none changed"
    assert eye.look(replace(third, index=3, t_s=1.0)).revised == ()


@pytest.mark.parametrize("count", [40, pytest.param(130, marks=pytest.mark.long)])
def test_a_still_camera_is_left_in_peace(count: int) -> None:
    eye = eye_with_diary([])
    looks = [eye.look(frame) for frame in evening(0, count)]
    assert [look.news for look in looks[1:]] == [()] * (count - 1)


def test_a_bumped_camera_is_told_in_words_and_solved_again() -> None:
    eye = eye_with_diary([])
    shown = list(evening(0, 2))
    eye.look(shown[0])
    before = eye.status.calibration
    assert before is not None
    bumped = Frame(np.roll(shown[1].bgr, (9, 12), axis=(0, 1)), 90, 1.5)
    look = eye.look(bumped)
    assert len(look.news) == 1
    assert look.news[0].startswith("camera moved")
    assert look.news[0].endswith("solved again")
    assert eye.status.calibration is not before


@pytest.mark.parametrize("known", [True, False])
def test_known_intrinsics_are_not_needed_but_help(known: bool) -> None:
    camera = read_camera(EVENING / "camera.json") if known else None
    eye = Eye(BOARDS, lambda _: (), camera=camera)
    for frame in evening(0, 1):
        eye.look(frame)
    assert eye.status.calibration is not None


def test_in_half_the_light_observers_see_the_table_as_it_was() -> None:
    made: list[Diary] = []

    def observers(calibration: Calibration) -> list[Diary]:
        made.append(Diary(calibration, []))
        return made

    eye = Eye(BOARDS, observers, camera=read_camera(EVENING / "camera.json"))
    (frame,) = evening(0, 1)
    for index in range(30):
        bgr = frame.bgr if index < 2 else (frame.bgr * 0.5).astype(np.uint8)
        eye.look(Frame(bgr, index, index / 60))
    (diary,) = made
    assert diary.shown == list(range(30))
    assert diary.levels == pytest.approx([diary.levels[0]] * 30, rel=0.03)


@pytest.mark.parametrize("ends", ["source", "scene", "calibration"])
def test_a_last_picture_in_other_light_is_measured(ends: str) -> None:
    """Before, it waited for the next one, to learn whether the light changed for good."""
    made: list[Diary] = []

    def observers(calibration: Calibration) -> list[Diary]:
        made.append(Diary(calibration, []))
        return made[-1:]

    eye = Eye(BOARDS, observers, camera=read_camera(EVENING / "camera.json"))
    (frame,) = evening(0, 1)
    eye.look(frame)
    eye.look(Frame((frame.bgr * 0.5).astype(np.uint8), 1, 2.0))
    if ends == "calibration":
        eye.solve_again()
    if ends == "source":
        eye.finish()
    else:
        eye.look(replace(frame, index=2, t_s=4.0, scene=1 if ends == "scene" else 0))
    diary = made[0]
    assert diary.shown == [0, 1]
    assert diary.levels == pytest.approx([diary.levels[0]] * 2, rel=0.03)


def test_a_status_that_was_read_does_not_change() -> None:
    eye = eye_with_diary([])
    before = eye.status
    eye.look(next(evening(0, 1)))
    assert before.calibration is None
    assert eye.status.calibration is not None


class Resting(Diary):
    """A recording observer that needs no frames while everything is at rest."""

    def resting(self) -> bool:
        return True


class Unlooked:
    """A packed picture that counts how often it is unpacked."""

    def __init__(self, frame: Frame, looked_at: list[int]) -> None:
        self._frame, self._looked_at = frame, looked_at

    @property
    def size_wh(self) -> tuple[int, int]:
        return self._frame.size_wh

    @property
    def nbytes(self) -> int:
        return self._frame.nbytes

    def unpacked(self) -> Image:
        self._looked_at.append(self._frame.index)
        return self._frame.bgr


def test_frames_of_a_table_at_rest_are_passed_over_unseen_until_something_changes() -> None:
    still = next(evening(0, 1))
    looked_at: list[int] = []
    film = [
        replace(still, picture=Unlooked(replace(still, index=n), looked_at), index=n, t_s=n / 60)
        for n in range(12)
    ]
    changed = still.bgr.copy()
    changed[300:400, 500:700] = 255
    film += [Frame(changed, 12, 12 / 60)]
    finished: list[list[int]] = []
    camera = read_camera(EVENING / "camera.json")
    eye = Eye(BOARDS, lambda table: (Resting(table, finished),), camera=camera)
    for frame in film[:11]:
        eye.look(frame)
    # By the first two it is known that all is at rest; then every third is enough.
    assert looked_at == [0, 1, 3, 6, 9]
    for frame in film[11:]:
        eye.look(frame)
    eye.finish()
    (shown,) = finished
    # What was passed over since the last look is made up for: 9 was looked at, 10 and 11 were not.
    assert shown == [0, 3, 6, 9, 10, 11, 12]
    assert looked_at[-2:] == [10, 11]

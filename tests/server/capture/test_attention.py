"""Which frames of a camera are processed by an eye that is slower than it."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from server.capture.attention import (
    MOST_BEHIND_S,
    THINNED_BEHIND_S,
    Attention,
    something_moved,
)
from server.capture.footage import Video
from server.cli.files import read_boards, read_camera
from server.store.recording import Recorder, look_of, read_recording
from tests.support.evenings import demonstration
from tests.support.films import frames, samples
from tests.support.slow_looks import ClockedCamera, Looked, looked_slowly
from vision.eye import Eye
from vision.eye_status import FrameReport
from vision.throws.observer import ThrowObserver

FPS = 60.0


@dataclass
class Stare:
    """A fake eye that records its frames, and follows something after some of them."""

    heeds_fast_things: bool = True
    follows: range = range(0)
    _looked: int = -1

    @property
    def follows_something_fast(self) -> bool:
        return self._looked in self.follows

    def look(self, frame: Frame) -> FrameReport:
        self._looked = frame.index
        return FrameReport(frame.index, frame.scene)


def with_ball(film: list[Frame], passing: range) -> list[Frame]:
    """A copy of a film with a small thing that flies by in some of the frames."""
    changed = list(film)
    for index in passing:
        bgr = film[index].bgr.copy()
        across = 4 + 3 * (index - passing.start) % 50
        bgr[20:26, across : across + 6] = 220
        changed[index] = replace(film[index], picture=bgr)
    return changed


def lasting(seconds: float, **each: float) -> Callable[[Frame], float]:
    """A duration of looks: the same for every frame, with exceptions by frame index."""
    return lambda frame: each.get(f"at_{frame.index}", seconds)


def test_while_all_is_calm_what_was_skipped_stays_skipped() -> None:
    looked = looked_slowly(frames(120), Stare(), lasting(0.05))
    print(f"{len(looked.frames)} of 120 frames looked at")
    assert looked.frames == [*range(0, 120, 3), 119]
    assert looked.dropped == 79
    assert max(looked.behind_s) == 0


def test_a_noisy_picture_is_calm_too() -> None:
    rng = np.random.default_rng(7)
    film = frames(60)
    noise = rng.normal(0, 3, (len(film), *film[0].bgr.shape))
    noisy = [
        replace(frame, picture=np.clip(frame.bgr + one, 0, 255).astype(np.uint8))
        for frame, one in zip(film, noise, strict=True)
    ]
    assert not something_moved(noisy)


def test_what_was_skipped_around_something_that_moves_is_looked_at_in_order() -> None:
    film = with_ball(frames(120), range(40, 60))
    looked = looked_slowly(film, Stare(follows=range(40, 60)), lasting(0.02, at_36=0.1))
    assert looked.frames == sorted(set(looked.frames))
    assert set(range(40, 60)) <= set(looked.frames)
    assert looked.dropped == 120 - len(looked.frames) > 0


def test_what_flew_by_wholly_within_a_long_look_is_looked_at_afterwards() -> None:
    film = with_ball(frames(120), range(12, 24))
    looked = looked_slowly(film, Stare(follows=range(5, 42)), lasting(0.01, at_5=0.6))
    assert set(range(6, 42)) <= set(looked.frames)


def test_of_a_very_long_look_the_last_of_what_was_skipped_is_looked_at() -> None:
    film = with_ball(frames(300), range(170, 182))
    looked = looked_slowly(film, Stare(follows=range(138, 186)), lasting(0.01, at_5=3.0))
    before, after = looked.frames[5:7]
    assert (before, after) == (5, 185 - 47)
    assert set(range(138, 186)) <= set(looked.frames)


def test_where_nobody_heeds_fast_things_the_newest_frame_is_enough() -> None:
    film = with_ball(frames(120), range(120))
    looked = looked_slowly(film, Stare(heeds_fast_things=False), lasting(0.05))
    assert max(looked.behind_s) == 0
    assert looked.frames == [*range(0, 120, 3), 119]


@pytest.mark.parametrize("look_s", [0.02, 0.05, 0.3])
def test_it_never_falls_behind_by_more_than_a_second(look_s: float) -> None:
    film = with_ball(frames(600), range(600))
    looked = looked_slowly(film, Stare(follows=range(600)), lasting(look_s))
    print(f"{look_s} s a look: at most {max(looked.behind_s):.2f} s behind")
    assert max(looked.behind_s) <= MOST_BEHIND_S
    assert looked.frames == sorted(set(looked.frames))
    assert looked.dropped == 600 - len(looked.frames)
    assert looked.frames[-1] >= 540


def test_what_moves_and_does_not_fly_keeps_nobody_waiting() -> None:
    """For an arm or a lamp every other frame is enough, so that a throw is not noticed late."""
    film = with_ball(frames(600), range(600))
    looked = looked_slowly(film, Stare(), lasting(0.025))
    gaps = {after - before for before, after in itertools.pairwise(looked.frames)}
    print(f"at most {max(looked.behind_s):.3f} s behind, steps of {sorted(gaps)} frames")
    assert max(looked.behind_s) < THINNED_BEHIND_S + 0.05
    assert gaps == {1, 2}


def test_nothing_is_looked_at_across_a_new_beginning() -> None:
    before, after = frames(30), frames(30, scene=1)
    film = before + [replace(f, index=f.index + 30, t_s=f.t_s + 0.5) for f in after]
    film = with_ball(film, range(20, 40))
    camera = ClockedCamera(film)
    scenes: dict[int, list[int]] = {0: [], 1: []}
    for frame in Attention(camera, camera.ring, Stare()).frames():
        scenes[frame.scene].append(frame.index)
        camera.spend(0.3 if frame.index == 25 else 0.01)
    assert scenes[0][-1] == 25
    assert scenes[1][0] > 40


@dataclass(frozen=True)
class Thrown:
    """A bundled throw, its table calibrated."""

    film: list[Frame]
    calibration: Calibration
    boards: Boards

    def eye(self) -> Eye:
        return Eye(
            self.boards,
            lambda table: (ThrowObserver(table, self.boards),),
            calibration=self.calibration,
        )


def thrown(folder: Path) -> Thrown:
    boards, camera = read_boards(folder / "boards.json"), read_camera(folder / "camera.json")
    film = list(Video(folder / "clip.mp4").frames())
    return Thrown(film, calibrate([film[0].bgr], boards, camera), boards)


@pytest.fixture(
    scope="module",
    params=["n54f", *(pytest.param(name, marks=pytest.mark.long) for name in ("n2d8", "n576"))],
)
def clip(request: pytest.FixtureRequest) -> Thrown:
    return thrown(next(f for f in samples("throws") if f.name == request.param))


def fully(clip: Thrown) -> Looked:
    return looked_slowly(clip.film, clip.eye(), lasting(0.001))


@pytest.mark.parametrize("look_s", [pytest.param(0.02, marks=pytest.mark.long), 0.03])
def test_a_throw_is_told_by_a_slow_eye_as_by_one_that_sees_every_frame(
    clip: Thrown, look_s: float
) -> None:
    whole, slow = fully(clip), looked_slowly(clip.film, clip.eye(), lasting(look_s))
    (throw,), (truly,) = slow.throws, whole.throws
    assert whole.dropped == 0
    assert slow.dropped > 10
    assert throw.contact_frame is not None
    assert set(range(throw.contact_frame - 5, throw.contact_frame + 6)) <= set(slow.frames)
    assert (throw.frame, throw.contact_frame) == (truly.frame, truly.contact_frame)
    assert (throw.bounced, throw.first_contact) == (truly.bounced, truly.first_contact)
    assert throw.struck[0].colour == truly.struck[0].colour
    assert throw.struck[0].probability == pytest.approx(truly.struck[0].probability, abs=0.02)


def test_the_frames_that_were_looked_at_give_the_same_decision_to_the_bit(
    clip: Thrown, tmp_path: Path
) -> None:
    slow = looked_slowly(clip.film, clip.eye(), lasting(0.03))
    recorder = Recorder(tmp_path / "kept", source={"camera": 0})
    session = demonstration()
    scribe = recorder.of(session.record, session.entries)
    for look in slow.looks:
        scribe.looked(look)
    recorder.close()
    lines = read_recording(tmp_path / "kept")
    kept = [look_of(line) for line in lines if line["did"] == "looked"]
    assert tuple(kept) == slow.looks
    eye = clip.eye()
    assert [eye.look(clip.film[look.frame]) for look in kept] == kept

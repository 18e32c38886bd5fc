"""Throws in poorer pictures: the right answer, a stated loss of certainty, or a message."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile

import cv2
import numpy as np
import pytest

from calibration import camera_from_json, parse_boards
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from calibration.solve.fast import calibrate_fast
from server.capture.footage import Video
from tests.support.films import shared
from vision.observe import Watch
from vision.sightings import ImpactSeen
from vision.throws.observer import ThrowObserver

# A hit, a hit after a bounce, and a miss whose picture crosses a creature.
CLIPS = ("n2d8", "nebd", "ned8")
LIKELY = 0.5


@dataclass(frozen=True, slots=True, eq=False)
class Clip:
    """A throw of the shared footage: its frames, its table, and whom it touched where."""

    frames: tuple[Frame, ...]
    calibration: Calibration
    boards: Boards
    struck_mm: tuple[float, float] | None
    contact_frame: float | None


@pytest.fixture(scope="module", params=CLIPS)
def one(request: pytest.FixtureRequest) -> Clip:
    """One of the clips; as many frames as all of them together are not kept at once."""
    folder = shared("footage", "throws", request.param)
    truth = json.loads((folder / "truth.json").read_text())
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    frames = tuple(Video(folder / "clip.mp4").frames())
    solved = calibrate_fast(frames[0].bgr, boards, camera)
    places = {thing["name"]: thing["object_to_world"] for thing in truth["objects"]}
    first = truth["first_hit"]
    struck = (places[first][0][3], places[first][1][3]) if first else None
    return Clip(frames, solved.calibration, boards, struck, truth["first_hit_frame"])


def throws_and_refusals(
    frames: Sequence[Frame], calibration: Calibration, boards: Boards
) -> tuple[list[ImpactSeen], list[str]]:
    """The reported throws, and the reasons why others were not."""
    observer = ThrowObserver(calibration, boards)
    watch = Watch((observer,))
    seen = [sighting for frame in frames for sighting in watch.see(frame)]
    throws = [s for s in (*seen, *watch.finish()) if isinstance(s, ImpactSeen)]
    return throws, [refusal.cause for refusal in observer.refusals()]


def is_right(throws: Sequence[ImpactSeen], of: Clip) -> bool:
    """Whether the struck creature is named, or rightly nobody."""
    likely = [t.struck[0] for t in throws if t.struck and t.struck[0].probability > LIKELY]
    if of.struck_mm is None or not likely:
        return of.struck_mm is None and not likely
    off = np.subtract(likely[0].at_mm, of.struck_mm)
    return bool(np.linalg.norm(off) < 40)


def every(step: int) -> Callable[[Clip], tuple[Frame, ...]]:
    """A lower frame rate: only every `step`-th frame."""
    return lambda one: one.frames[::step]


def halved(one: Clip) -> tuple[Frame, ...]:
    return tuple(
        Frame(np.asarray(cv2.resize(f.bgr, None, fx=0.5, fy=0.5, interpolation=3)), f.index, f.t_s)
        for f in one.frames
    )


def uneven(one: Clip) -> tuple[Frame, ...]:
    """A frame rate that varies between 20 and 60."""
    rng = np.random.default_rng(5)
    kept = np.cumsum(rng.integers(1, 4, len(one.frames)))
    return tuple(one.frames[i] for i in kept if i < len(one.frames))


@pytest.mark.parametrize("made", [every(2), uneven, halved], ids=["30 fps", "uneven", "half size"])
def test_the_answer_stays_right(one: Clip, made: Callable[[Clip], tuple[Frame, ...]]) -> None:
    frames = made(one)
    calibration = one.calibration.scaled_to(frames[0].size_wh)
    throws, _ = throws_and_refusals(frames, calibration, one.boards)
    assert throws
    assert is_right(throws, one)


def test_at_15_frames_a_second_it_is_right_or_says_why_not(one: Clip) -> None:
    throws, causes = throws_and_refusals(every(4)(one), one.calibration, one.boards)
    assert is_right(throws, one) if throws else causes == ["throw/too_few_frames"]


@pytest.mark.parametrize("before", [1, 4, 8])
@pytest.mark.parametrize("one", CLIPS[:2], indirect=True)
def test_cut_off_in_flight_it_is_told_in_doubt_or_not_at_all(one: Clip, before: int) -> None:
    assert one.contact_frame is not None
    end_s = (one.contact_frame - before) / 60
    early = list(takewhile(lambda frame: frame.t_s < end_s, one.frames))
    throws, causes = throws_and_refusals(early, one.calibration, one.boards)
    assert throws or causes == ["throw/cut_off"]
    assert all(t.probability_none < 0.97 for t in throws)
    assert all(t.struck[0].probability < 0.97 for t in throws if t.struck)


@pytest.mark.parametrize("one", CLIPS[:1], indirect=True)
def test_of_black_pictures_it_is_said_that_it_is_too_dark(one: Clip) -> None:
    black = [Frame(np.zeros_like(f.bgr), f.index, f.t_s) for f in one.frames[:60]]
    assert throws_and_refusals(black, one.calibration, one.boards) == ([], ["throw/too_dark"])

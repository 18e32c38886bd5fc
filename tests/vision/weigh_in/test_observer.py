import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Event
from typing import Any

import cv2
import numpy as np
import pytest

from calibration.frame import Frame, Progress
from calibration.model.boards_file import parse_boards
from calibration.model.camera import camera_from_json
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from server.capture.threads import WorkerThread
from tests.support.films import shared
from vision.background_work import TOLD_AFTER_S
from vision.foreground import Glancer
from vision.lumps.observer import MissileObserver
from vision.observe import Watch
from vision.sightings import CreatureSeen, MissileSeen
from vision.weigh_in import observer as weigh_in
from vision.weigh_in.card_shots import CardShot
from vision.weigh_in.observer import WeighInObserver, weigh_pass
from vision.weigh_in.refusal import CAUSES, MENDS, WeighInRefused, refusal
from vision.weigh_in.weighing import WeighInPass

CLIPS = ("k00", "k01", "k02", "k03", "k06", "k08")
"""For `make long`; a bundled one is weighed in by `tests/server/cli/test_measuring.py`."""


def _frames(path: Path, fps: float, first: int = 0, last: int = sys.maxsize) -> Iterator[Frame]:
    """Frames `first` to before `last`, one at a time: a second of them takes 160 MB."""
    video = cv2.VideoCapture(str(path))
    for index in range(last):
        ok, bgr = video.read()
        if not ok:
            return
        if index >= first:
            yield Frame(np.asarray(bgr, dtype=np.uint8), index, index / fps)


def _set_up(folder: Path, first: Frame) -> tuple[Calibration, Boards, dict[str, Any]]:
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    truth: dict[str, Any] = json.loads((folder / "truth.json").read_text())
    return calibrate([first.bgr], boards, camera), boards, truth


@cache
def _weighed(name: str) -> tuple[CreatureSeen, dict[str, Any]]:
    folder = shared("footage", "turncard", name)
    frames = list(_frames(folder / "clip.mp4", 10))
    calibration, boards, truth = _set_up(folder, frames[0])
    return weigh_pass(frames, calibration, boards).creature(), truth


def _bucket(legs: int) -> int:
    """Rules digest, section 3: 0, 1-2, 3-4, 5 and more."""
    return (legs + 1) // 2 if legs < 5 else 3


@pytest.mark.long
def test_volumes_against_the_truth() -> None:
    errors, sigmas = [], []
    for name in CLIPS:
        creature, truth = _weighed(name)
        assert creature.volume_ml is not None
        errors.append(creature.volume_ml.value / truth["creature_ml"] - 1)
        within = abs(creature.volume_ml.value - truth["creature_ml"]) / creature.volume_ml.sigma
        sigmas.append(within)
        print(f"{name}: volume {errors[-1]:+.1%}, {within:.1f} sigma")
    median, worst = float(np.median(np.abs(errors))), float(np.abs(errors).max())
    print(f"volume: median error {median:.1%}, largest {worst:.1%}, {len(errors)} clips")
    assert median <= 0.06
    assert worst <= 0.30
    assert max(sigmas) < 2.5


@pytest.mark.long
def test_legs_against_the_truth() -> None:
    right, exact = 0, 0
    for name in CLIPS:
        creature, truth = _weighed(name)
        assert creature.legs is not None
        right += _bucket(creature.legs.count) == _bucket(truth["n_legs"])
        exact += creature.legs.count == truth["n_legs"]
        print(f"{name}: {creature.legs.count} legs of {truth['n_legs']}")
    print(f"legs: bucket right {right} of {len(CLIPS)}, count right {exact}")
    assert right >= 5 / 6 * len(CLIPS)


@pytest.mark.long
def test_colours_and_heights_against_the_truth() -> None:
    for name in CLIPS:
        creature, truth = _weighed(name)
        body = truth["objects"][0]
        assert creature.colour == body["colour"], name
        assert creature.height_mm is not None
        assert creature.height_mm.value == pytest.approx(body["size_mm"][2], abs=5)


@pytest.mark.long
def test_hands_and_views_that_disagree_are_left_out() -> None:
    for name in CLIPS:
        creature, truth = _weighed(name)
        hands = {f["frame"] for f in truth["frames"] if f["hand"]}
        assert not hands & set(creature.evidence.frames), name
        # Six frames show a hand, and in the first the creature stands elsewhere.
        assert creature.views_left_out == 7
        assert creature.views_used >= 12


@pytest.mark.long
def test_an_evening_gives_its_creature_and_its_missiles() -> None:
    folder = shared("footage", "evening", "first")
    (first,) = _frames(folder / "clip.mp4", 60, last=1)
    calibration, boards, truth = _set_up(folder, first)
    creature, missiles = WeighInObserver(calibration, boards), MissileObserver(calibration, boards)
    watch = Watch([creature, missiles])
    seen = [s for frame in _frames(folder / "clip.mp4", 60, last=450) for s in watch.see(frame)]
    creatures = [s for s in seen if isinstance(s, CreatureSeen)]
    lumps = [s for s in seen if isinstance(s, MissileSeen)]
    by_kind = {segment["kind"]: segment for segment in truth["segments"]}
    assert len(creatures) == 1
    volume = creatures[0].volume_ml
    assert volume is not None
    assert volume.value == pytest.approx(by_kind["turn_card"]["creature_ml"], rel=0.1)
    assert [lump.colour for lump in lumps] == ["orange"] * 4
    assert all(350 <= lump.frame <= 397 for lump in lumps)
    total = sum(lump.volume_ml.value for lump in lumps)
    assert total == pytest.approx(by_kind["missiles"]["missiles_ml"], rel=0.1)
    assert creature.refusals() == ()


def test_frames_are_looked_at_while_a_creature_is_weighed_in_the_background(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is thrown meanwhile is seen; nothing waits before the creature is due."""
    folder = shared("footage", "evening", "first")
    (first,) = _frames(folder / "clip.mp4", 60, 280, 281)
    calibration, boards, _ = _set_up(folder, first)
    looking_on = Event()
    words: list[str] = []

    def weighs_until_told(shots: list[CardShot], *_: object, progress: Progress) -> WeighInPass:
        progress("carving")
        assert looking_on.wait(60), "nobody looked on"
        raise WeighInRefused(refusal("creature/too_few_views"))

    monkeypatch.setattr(weigh_in, "weigh", weighs_until_told)
    observer = WeighInObserver(calibration, boards, words.append, background=WorkerThread())
    glancer, begun_s, refused_s = Glancer(), None, None
    for frame in _frames(folder / "clip.mp4", 60, 280):
        assert observer.see(frame, glancer.glance(frame)) == ()
        begun_s = frame.t_s if words and begun_s is None else begun_s
        if begun_s is not None and frame.t_s - begun_s > TOLD_AFTER_S / 2:
            looking_on.set()
        refused_s = frame.t_s if observer.refusals() and refused_s is None else refused_s
    assert begun_s is not None
    assert refused_s is not None
    assert refused_s - begun_s == pytest.approx(TOLD_AFTER_S, abs=0.1)
    assert words == ["carving", ""]


@pytest.mark.parametrize(
    ("chosen", "cause"),
    [
        (slice(0, 3), "creature/nothing_on_card"),
        (slice(4, 6), "creature/too_few_views"),
    ],
)
def test_what_cannot_be_weighed_in_is_refused(chosen: slice, cause: str) -> None:
    folder = shared("footage", "turncard", "k02")
    frames = list(_frames(folder / "clip.mp4", 10))
    calibration, boards, _ = _set_up(folder, frames[0])
    with pytest.raises(WeighInRefused) as refused:
        weigh_pass(frames[chosen], calibration, boards).creature()
    assert refused.value.refusal.cause == cause
    assert refused.value.refusal.mend in MENDS.values()
    with pytest.raises(WeighInRefused, match="creature/no_turn_card"):
        weigh_pass(frames[:1], calibration, Boards()).creature()


def test_every_refusal_says_what_mends_it() -> None:
    assert set(CAUSES) == set(MENDS)

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration import Calibration, Camera
from calibration.arrays import Image
from calibration.frame import Frame
from tests.support.films import samples
from tests.vision.hands.shown import (
    Shown,
    calibrated,
    every_hand,
    first_hand,
    hand_named,
    photo,
    photograph,
)
from vision.foreground import Glancer
from vision.hands.observer import HandObserver
from vision.sightings import HandSpanSeen, Sighting

EVENING = samples("evening")[0]


def flat_scan(bgr: Image, mm_per_px: float) -> Calibration:
    """A flatbed scan as a camera infinitely far above the table sees it."""
    far_mm = 2e5
    height, width = bgr.shape[:2]
    cx, cy, f = (width - 1) / 2, (height - 1) / 2, far_mm / mm_per_px
    pose = np.diag([1.0, -1, -1, 1])
    pose[:3, 3] = -cx * mm_per_px, cy * mm_per_px, far_mm
    matrix = np.array([[f, 0, cx], [0, f, cy], [0, 0, 1]])
    return Calibration(Camera(matrix, np.zeros(5), (width, height)), pose, np.zeros((15, 15)), 0.0)


def evening(first: int, last: int) -> Iterator[Frame]:
    clip = cv2.VideoCapture(str(EVENING / "clip.mp4"))
    for index in range(last + 1):
        bgr = np.asarray(clip.read()[1], dtype=np.uint8)
        if index >= first:
            yield Frame(bgr, index, index / 60)


def watched(
    observer: HandObserver, frames: Iterator[Frame]
) -> tuple[list[tuple[int, Sighting]], list[Frame]]:
    glancer, told, seen = Glancer(), [], []
    for frame in frames:
        told += [(frame.index, s) for s in observer.see(frame, glancer.glance(frame))]
        seen.append(frame)
    told += [(seen[-1].index, s) for s in observer.finish()]
    return told, seen


@pytest.fixture(scope="module")
def evening_calibration() -> Calibration:
    return calibrated(EVENING, next(iter(evening(0, 0))).bgr)


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.long)])
def test_photographed_hands_are_measured_within_6_mm(every: int) -> None:
    errors = []
    for hand in every_hand(every):
        told, refusals = photograph(hand.bgr, hand.calibration)
        assert not refusals
        (seen,) = told
        errors.append(seen.span_mm.value - hand.span_mm)
        print(f"{hand.name}: {errors[-1]:+.1f} mm, sigma {seen.span_mm.sigma:.1f}")
        assert seen.handedness == hand.side
        assert abs(errors[-1]) < 2.5 * seen.span_mm.sigma
    print(f"{len(errors)} hands, mean |error| {np.mean(np.abs(errors)):.1f} mm")
    assert max(np.abs(errors)) < 6
    assert np.mean(np.abs(errors)) < 3


@pytest.mark.long
def test_the_evenings_hand_is_told_once_while_it_lies(evening_calibration: Calibration) -> None:
    truth = json.loads((EVENING / "truth.json").read_text())["segments"][1]
    observer = HandObserver(evening_calibration)
    told, _ = watched(observer, evening(0, 330))
    ((index, seen),) = told
    assert isinstance(seen, HandSpanSeen)
    error = seen.span_mm.value - truth["span_horizontal_mm"]
    print(f"evening: {error:+.1f} mm, sigma {seen.span_mm.sigma:.1f}, told at frame {index}")
    assert abs(error) < 6
    first, last = truth["flat_frames"]
    assert first <= index <= last
    assert all(first <= frame <= last for frame in seen.evidence.frames)
    assert len(seen.evidence.frames) == 3
    assert len(seen.evidence.outline_px) > 50
    assert not observer.refusals()


def test_a_hand_still_lying_there_at_the_end_is_told_then(evening_calibration: Calibration) -> None:
    told, seen = watched(HandObserver(evening_calibration), evening(60, 96))
    ((index, _),) = told
    assert index == seen[-1].index


@pytest.mark.parametrize("frames_after", [0, 3, 40])
def test_a_hand_that_is_lost_after_it_was_found_is_refused_with_a_cause(
    evening_calibration: Calibration, frames_after: int
) -> None:
    hand, (empty,) = list(evening(60, 90)), list(evening(20, 20))
    observer, glancer = HandObserver(evening_calibration), Glancer()
    told: list[Sighting] = []
    for index, frame in enumerate(hand):
        if observer._following:
            break
        told += observer.see(again := replace(frame, index=index), glancer.glance(again))
    assert observer._following
    for later in range(index, index + frames_after):
        gone = Frame(empty.bgr, later, hand[0].t_s + later / 60)
        told += observer.see(gone, glancer.glance(gone))
    told += observer.finish()
    assert not told
    (lost,) = observer.refusals()
    assert lost.cause == "hand/lost"
    assert "for half a second" in lost.mend


def again_at(frames: Iterator[Frame], fps: float) -> Iterator[Frame]:
    """The same pictures as another film, evenly timed."""
    for index, frame in enumerate(frames):
        yield Frame(frame.bgr, index, index / fps)


@pytest.mark.long
def test_each_time_a_hand_is_shown_it_is_told(evening_calibration: Calibration) -> None:
    empty, hand = list(evening(20, 40)), list(evening(60, 115))
    told, _ = watched(
        HandObserver(evening_calibration),
        again_at(iter([*empty, *hand, *hand, *empty, *empty, *hand]), 60),
    )
    first = len(empty)
    second = first + 2 * len(hand) + 2 * len(empty)
    assert [first < told[0][0] < second - len(hand), second < told[1][0]] == [True, True]
    assert len(told) == 2


@pytest.mark.long
def test_ten_frames_a_second_are_enough(evening_calibration: Calibration) -> None:
    seldom = (frame for frame in evening(54, 143) if frame.index % 6 == 0)
    told, _ = watched(HandObserver(evening_calibration), again_at(seldom, 10))
    assert len(told) == 1


@pytest.mark.long
@pytest.mark.parametrize("last", [96, 105])
def test_frames_seen_again_tell_the_same_to_the_bit(
    evening_calibration: Calibration, last: int
) -> None:
    once, _ = watched(HandObserver(evening_calibration), evening(60, last))
    again, _ = watched(HandObserver(evening_calibration), evening(60, last))
    assert once
    assert repr(once) == repr(again)


def test_a_fresh_process_tells_the_same_to_the_bit() -> None:
    hand = first_hand()
    program = (
        "from tests.vision.hands.shown import first_hand, photograph;"
        " hand = first_hand(); print(photograph(hand.bgr, hand.calibration))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == repr(photograph(hand.bgr, hand.calibration))


def varied(hand: Shown, seed: int) -> Image:
    """The same hand in other light, through a worse camera."""
    rng = np.random.default_rng(seed)
    bgr = hand.bgr * np.exp(rng.normal(0, 0.1, 3)) * rng.choice([0.5, 1, 1.2])
    bgr = 255 * (np.clip(bgr, 0, 255) / 255) ** rng.uniform(0.75, 1.3)
    bgr = cv2.GaussianBlur(bgr, (0, 0), rng.uniform(0.3, 1.5))
    bgr = bgr + rng.normal(0, rng.uniform(1, 6), bgr.shape)
    return np.asarray(np.clip(bgr, 0, 255), dtype=np.uint8)


@pytest.mark.parametrize(
    ("every", "lights"),
    [
        pytest.param(1, 1, marks=pytest.mark.long),
        pytest.param(1, 3, marks=pytest.mark.soak),
    ],
)
def test_sigma_covers_the_errors_in_other_lights(every: int, lights: int) -> None:
    errors, sigmas, hands, refused = [], [], [], 0
    for number, hand in enumerate(every_hand(every) * lights):
        told, _ = photograph(varied(hand, every * number), hand.calibration)
        refused += not told
        hands += [hand.span_mm for _ in told]
        errors += [s.span_mm.value - hand.span_mm for s in told]
        sigmas += [s.span_mm.sigma for s in told]
    off = np.abs(errors) / np.array(sigmas)
    within = [int(np.count_nonzero(off < k)) for k in (1, 2)]
    print(
        f"{len(off)} measured, {refused} refused: mean |error| {np.mean(np.abs(errors)):.1f} mm,"
        f" largest {np.max(np.abs(errors)):.1f};"
        f" {within[0]} within one sigma, {within[1]} within two"
    )
    assert refused <= len(off) // 10
    assert within[0] >= 0.6 * len(off)
    # One of these few hands is spread lazily and told a few mm too long: sigma, which holds for
    # 54 hands in other rooms (74 and 94 %), need not cover it twice.
    assert len({hand for hand, sigmas_off in zip(hands, off, strict=True) if sigmas_off > 2}) <= 1
    assert off.max() < 3
    assert np.max(np.abs(errors)) < 10


@pytest.mark.parametrize(
    ("name", "cause"),
    [
        ("rps_green_empty.png", "hand/not_found"),
        ("rps_green_fist.png", "hand/not_flat"),
        pytest.param("rps_green_scissors.png", "hand/not_flat", marks=pytest.mark.long),
        pytest.param("rps_green_open.png", "hand/not_spread", marks=pytest.mark.long),
        ("apriltag_a.jpg", "hand/not_spread"),
    ],
)
def test_hands_that_are_not_laid_flat_and_spread_are_refused(name: str, cause: str) -> None:
    bgr = photo(name)
    told, refusals = photograph(bgr, flat_scan(bgr, 1.2 if name.startswith("rps") else 0.3))
    assert not told
    assert [refusal.cause for refusal in refusals] == [cause]


@pytest.mark.parametrize(
    "number",
    ["11", *(pytest.param(one, marks=pytest.mark.long) for one in ("02", "05", "09", "16"))],
)
def test_scanned_hands_are_as_wide_as_their_silhouette(number: str) -> None:
    """On the scanner's black the outline is beyond doubt: the farthest pair by a threshold."""
    bgr, mm_per_px = photo(f"scan_{number}.jpg"), 0.127
    told, _ = photograph(bgr, flat_scan(bgr, mm_per_px))
    (seen,) = told
    truth_mm = silhouette_span_mm(bgr, np.array(seen.evidence.path_px), mm_per_px)
    print(f"scan {number}: {seen.span_mm.value - truth_mm:+.1f} of {truth_mm:.1f} mm")
    assert seen.span_mm.value == pytest.approx(truth_mm, abs=2.5)


def silhouette_span_mm(bgr: Image, path_px: np.ndarray, mm_per_px: float) -> float:
    bright = cv2.GaussianBlur(bgr, (0, 0), 2).max(axis=2) > 70
    outlines, _ = cv2.findContours(
        bright.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE
    )
    outline = max(outlines, key=len).reshape(-1, 2)
    near = [outline[np.linalg.norm(outline - end, axis=1) * mm_per_px < 15] for end in path_px]
    apart = np.linalg.norm(near[0][:, None] - near[1][None], axis=2)
    return float(apart.max() + 1) * mm_per_px


def test_a_finger_cut_off_by_the_edge_is_refused() -> None:
    hand = hand_named("h00")
    assert hand is not None
    thumb_cut = np.full_like(hand.bgr, 90)
    thumb_cut[:, 410:] = hand.bgr[:, :-410]
    shifted = hand.calibration.camera.matrix.copy()
    shifted[0, 2] += 410
    camera = Camera(shifted, hand.calibration.camera.distortion, hand.calibration.size_wh)
    calibration = Calibration(
        camera, hand.calibration.camera_from_table, hand.calibration.covariance, 0.2
    )
    told, refusals = photograph(thumb_cut, calibration)
    assert not told
    assert refusals[0].cause == "hand/cut_by_edge"


def test_two_hands_are_one_too_many() -> None:
    hand = hand_named("h00")
    assert hand is not None
    both = hand.bgr.copy()
    both[:, :500] = hand.bgr[:, 480:980]
    told, refusals = photograph(both, hand.calibration)
    assert not told
    assert refusals[0].cause == "hand/two_hands"


def test_where_mediapipe_is_missing_all_else_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = first_hand()
    monkeypatch.setitem(sys.modules, "mediapipe", None)
    told, refusals = photograph(hand.bgr, hand.calibration)
    assert not told
    assert [refusal.cause for refusal in refusals] == ["hand/unavailable"]
    assert "type the span in by hand" in refusals[0].mend


def test_the_finder_is_let_go_when_nobody_looks_for_hands() -> None:
    hand = first_hand()
    observer, glancer = HandObserver(hand.calibration), Glancer()
    bare = np.full_like(hand.bgr, 90)
    loaded = []
    for number in range(50):
        frame = Frame(bare, number, number / 10)
        observer.see(frame, glancer.glance(frame))
        loaded.append(observer.loaded)
    assert any(loaded)
    assert not loaded[-1]

import subprocess
import sys
from concurrent.futures.thread import _global_shutdown_lock as futures_lock
from pathlib import Path
from threading import Thread

import cv2
import numpy as np
import pytest

from tests.support.films import samples
from tests.support.waiting import until
from vision.hands import landmarks
from vision.hands.landmarks import HandFinder, HandFollower, HandsUnavailable

PICTURE = np.asarray(cv2.imread(str(samples("handspan/h00")[0] / "hand.jpg")), dtype=np.uint8)
SOON_S = 10.0


def test_a_left_hand_is_found_where_it_is() -> None:
    (hand,) = HandFinder().find(PICTURE)
    # The thumb of h00 points right, to about (905, 370); mediapipe ends a little short of it.
    assert np.linalg.norm(hand.points_px[landmarks.THUMB_TIP] - [900, 370]) < 20
    assert hand.left > 0.8


def test_a_mirrored_hand_is_a_right_one() -> None:
    mirrored = np.ascontiguousarray(PICTURE[:, ::-1])
    (hand,) = HandFinder().find(mirrored)
    assert hand.points_px[landmarks.THUMB_TIP, 0] < 640


def test_no_hand_is_no_hand() -> None:
    empty = np.full((360, 640, 3), 120, dtype=np.uint8)
    assert HandFinder().find(empty) == ()
    assert HandFollower().follow(empty) is None


@pytest.mark.parametrize("shape", [(0, 0, 3), (40, 40), (40, 40, 4)])
def test_what_is_no_picture_is_refused_and_breaks_nothing(shape: tuple[int, ...]) -> None:
    finder = HandFinder()
    with pytest.raises(ValueError, match="a picture must be"):
        finder.find(np.zeros(shape, dtype=np.uint8))
    assert len(finder.find(PICTURE)) == 1


def test_two_followers_of_the_same_pictures_agree_to_the_bit() -> None:
    one, other = HandFollower(), HandFollower()
    for _ in range(4):
        first, second = one.follow(PICTURE), other.follow(PICTURE)
        assert first is not None
        assert second is not None
        assert np.array_equal(first.points_px, second.points_px)


def test_a_finder_may_be_collected_while_a_lock_is_held_that_closing_needs() -> None:
    finder = HandFinder()
    task = finder._landmarker._task

    def collect() -> None:
        nonlocal finder
        with futures_lock:  # as in the middle of handing work to any executor
            del finder

    collecting = Thread(target=collect, daemon=True)
    collecting.start()
    collecting.join(SOON_S)
    assert not collecting.is_alive()
    until(lambda: task._handle is None)


def test_without_mediapipe_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mediapipe", None)
    with pytest.raises(HandsUnavailable, match="hands cannot be measured here: mediapipe"):
        HandFinder()


def test_a_damaged_model_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    landmarks._model.cache_clear()
    monkeypatch.setattr(landmarks, "MODEL_SHA256", "0" * 64)
    with pytest.raises(HandsUnavailable, match="damaged"):
        HandFinder()


def test_a_file_that_cannot_be_unpacked_is_not_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    landmarks._model.cache_clear()
    cut = tmp_path / "hand_landmarker.task.xz"
    cut.write_bytes(landmarks.MODEL_FILE.read_bytes()[:1000])
    monkeypatch.setattr(landmarks, "MODEL_FILE", cut)
    with pytest.raises(HandsUnavailable, match="damaged"):
        HandFinder()


def test_a_model_that_is_not_there_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    landmarks._model.cache_clear()
    monkeypatch.setattr(landmarks, "MODEL_FILE", tmp_path / "hand_landmarker.task.xz")
    with pytest.raises(HandsUnavailable, match="missing"):
        HandFinder()


def test_mediapipe_says_nothing_and_ends_quietly() -> None:
    program = (
        "import numpy as np; from vision.hands.landmarks import HandFinder, HandFollower;"
        " f, g = HandFinder(), HandFollower();"
        " p = np.zeros((90, 160, 3), np.uint8); f.find(p); g.follow(p); f.find(p)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")

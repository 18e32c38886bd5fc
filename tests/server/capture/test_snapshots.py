import time
from collections.abc import Callable, Mapping
from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.solution import Calibration
from server.capture.ring import FrameRing
from server.capture.snapshots import MOST_KEPT, Snapshot, Snapshots, jpeg, packed, shrunk
from tests.calibration.stage import camera, looking
from tests.support.evenings import hand, throw
from tests.support.films import frames, plain
from tests.support.staged import photograph
from vision.sightings import Evidence, HandSpanSeen
from vision.upright import Upright


def decoded(data: bytes) -> Image:
    picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None
    return np.asarray(picture, dtype=np.uint8)


def filled_ring(count: int = 60) -> FrameRing:
    ring = FrameRing(seconds=10, megabytes=500)
    for frame in frames(count, size_wh=(640, 360)):
        ring.add(frame)
    return ring


def hand_at(*outline: tuple[float, float], frame: int = 20) -> HandSpanSeen:
    seen = hand(frame=frame)
    return HandSpanSeen(
        seen.frame, seen.t_s, seen.handedness, seen.flat, seen.span_mm, seen.tips_mm,
        evidence=Evidence((frame,), tuple(outline)),
    )  # fmt: skip


def test_a_picture_shows_what_was_seen_from_near_with_a_line_around_it() -> None:
    snapshots, ring = Snapshots(), filled_ring()
    seen = hand_at((300, 150), (340, 150), (340, 200), (300, 200))
    snapshots.take((seen,), frames(1)[0], ring)
    kept = snapshots.of(seen)
    assert kept is not None
    picture = decoded(kept.picture)
    assert picture.shape == (144, 256, 3)  # two fifths of 640 x 360
    assert np.ptp(picture) > 100


@pytest.mark.parametrize("corner", [(2.0, 2.0), (630.0, 350.0)])
def test_near_the_edge_the_picture_stays_inside(corner: tuple[float, float]) -> None:
    snapshots = Snapshots()
    seen = hand_at(corner, (corner[0] + 5, corner[1]))
    snapshots.take((seen,), frames(1)[0], filled_ring())
    kept = snapshots.of(seen)
    assert kept is not None
    assert decoded(kept.picture).shape == (144, 256, 3)


def test_a_throw_is_kept_with_the_frames_around_its_contact() -> None:
    snapshots = Snapshots()
    seen = throw(("green", 0.9), none=0.1, frame=152)  # contact at 140
    snapshots.take((seen,), frames(1)[0], filled_ring(166))  # 0.4 s later
    kept = snapshots.of(seen)
    assert kept is not None
    assert decoded(kept.replay[-1].result()).shape == (360, 640, 3)
    assert len(kept.replay) == 48 + 1 + 24  # four fifths of a second, and two fifths after
    assert kept.decisive == (47, 48, 49)


def test_of_a_throw_that_was_missed_the_last_seconds_are_kept() -> None:
    snapshots, ring = Snapshots(), filled_ring(600)
    missed = replace(throw(none=1.0, frame=599), decisive_frames=())
    newest = ring.newest()
    assert newest is not None
    snapshots.take((missed,), newest, ring)
    kept = snapshots.of(missed)
    assert kept is not None
    assert (len(kept.replay), kept.decisive) == (72, ())  # every other of 143


def test_a_hand_needs_no_replay() -> None:
    snapshots = Snapshots()
    snapshots.take((hand(frame=20),), frames(1)[0], filled_ring())
    kept = snapshots.of(hand(frame=20))
    assert kept is not None
    assert kept.replay == ()


def test_of_a_camera_that_hangs_upside_down_the_pictures_are_upright() -> None:
    """The pictures themselves are the same; they are found by what the camera saw."""
    upright = Calibration(camera((640, 360)), looking(), np.eye(15) * 1e-6, 0.1)
    hung = upright.quarter_turned().quarter_turned()
    seen = hand_at((300, 150), (340, 150), (340, 200), (300, 200))
    noise = np.random.default_rng(4).integers(0, 255, (360, 640, 3), dtype=np.uint8)
    pictures = []
    for known, bgr, one in (
        (upright, noise, seen),
        (hung, np.ascontiguousarray(noise[::-1, ::-1]), Upright.of(hung).as_seen(seen)),
    ):
        snapshots, ring = Snapshots(), FrameRing(seconds=10, megabytes=50)
        ring.add(Frame(bgr, 20, 0.5))
        snapshots.take((one,), Frame(bgr, 20, 0.5), ring, calibration=known)
        kept = snapshots.of(one)
        assert kept is not None
        pictures.append(decoded(kept.picture))
    assert np.array_equal(pictures[0], pictures[1])


def test_the_oldest_make_room() -> None:
    snapshots, ring = Snapshots(), filled_ring(2)
    for number in range(MOST_KEPT + 3):
        snapshots.take((hand(frame=number),), frames(1)[0], ring)
    assert snapshots.of(hand(frame=2)) is None
    assert snapshots.of(hand(frame=3)) is not None


class Shelf:
    """A fake store with a clip of every sighting."""

    def __init__(self) -> None:
        self.asked = 0

    def clip(self, name: str) -> Mapping[str, bytes]:
        """A clip of one picture."""
        self.asked += 1
        return packed(Snapshot(name.encode()))

    def keep_clip(self, name: str, clip: Callable[[], Mapping[str, bytes]]) -> None:
        """Do nothing: the clip is stored already."""


def test_what_is_read_from_the_shelf_makes_room_too() -> None:
    shelf = Shelf()
    snapshots = Snapshots(shelf)
    seen = [hand(frame=number) for number in range(MOST_KEPT + 1)]
    for one in seen:
        assert snapshots.of(one) is not None
    snapshots.of(seen[-1])
    assert shelf.asked == len(seen)
    snapshots.of(seen[0])
    assert shelf.asked == len(seen) + 1


def test_jpeg_shrinks_what_is_wider_and_leaves_the_rest() -> None:
    assert decoded(jpeg(plain((640, 360)), width_px=320)).shape == (180, 320, 3)
    assert decoded(jpeg(plain((64, 48)), width_px=320)).shape == (48, 64, 3)


def test_the_live_picture_is_shrunk_at_half_the_cost_and_looks_the_same() -> None:
    """From 1280 to 960 pixels, twenty times a second; area averaging took most of the time."""
    picture = photograph()
    wide, high = picture.shape[1] * 3 // 4, picture.shape[0] * 3 // 4

    def area_mean() -> Image:
        small = cv2.resize(picture, (wide, high), interpolation=cv2.INTER_AREA)
        return np.asarray(small, dtype=np.uint8)

    small = shrunk(picture, wide)
    assert small.shape == (high, wide, 3)
    assert np.abs(small.astype(int) - area_mean()).mean() < 2
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    try:
        assert _best_s(lambda: shrunk(picture, wide)) < _best_s(area_mean) / 2
    finally:
        cv2.setNumThreads(threads)


def _best_s(work: Callable[[], object]) -> float:
    """The least processor time of some tries."""

    def took_s() -> float:
        began_s = time.thread_time()
        work()
        return time.thread_time() - began_s

    return min(took_s() for _ in range(15))

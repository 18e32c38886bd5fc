"""The phone as a source: its times, its scenes, and frames that are not read in time."""

import itertools

import numpy as np
import numpy.typing as npt
import pytest

from server.capture.phone.camera import MOVED_AFTER_S, WAITING, PhoneCamera


class Drawn:
    """A decoded picture."""

    def __init__(self, width: int = 64, height: int = 48, level: int = 90) -> None:
        self.width, self.height = width, height
        self._level = level

    def to_ndarray(self, *, format: str) -> npt.NDArray[np.uint8]:  # noqa: A002 (the library's)
        assert format == "bgr24"
        return np.full((self.height, self.width, 3), self._level, dtype=np.uint8)


class Watch:
    now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def camera(watch: Watch) -> PhoneCamera:
    camera = PhoneCamera(watch)
    camera.connected()
    return camera


def test_frames_have_the_phones_own_times(camera: PhoneCamera, watch: Watch) -> None:
    shown = camera.frames()
    times = []
    for taken_s, waited_s in [(7.0, 0.0), (7.1, 0.3), (7.2, 0.01), (7.3, 0.01)]:
        watch.now_s += waited_s
        camera.hand_in(Drawn(), taken_s)
        times.append(next(shown).t_s)
    steps = [after - before for before, after in itertools.pairwise(times)]
    assert steps == pytest.approx([0.1, 0.1, 0.1])


def test_a_phone_that_is_turned_begins_a_new_scene(camera: PhoneCamera) -> None:
    shown = camera.frames()
    scenes = []
    for size_wh in [(64, 48), (64, 48), (32, 24), (48, 64), (48, 64), (64, 48)]:
        camera.hand_in(Drawn(*size_wh), None)
        scenes.append(next(shown).scene)
    # A smaller picture is scaled by whoever looks; nothing has moved.
    assert scenes == [0, 0, 0, 1, 1, 2]


def test_a_short_gap_and_a_new_connection_go_on_in_the_same_scene(
    camera: PhoneCamera, watch: Watch
) -> None:
    shown = camera.frames()
    camera.hand_in(Drawn(), 7.0)
    first = next(shown)
    watch.now_s += 3
    camera.connected()
    camera.hand_in(Drawn(), 500.0)  # another connection's clock
    second = next(shown)
    watch.now_s += MOVED_AFTER_S + 1
    camera.hand_in(Drawn(), 511.0)
    third = next(shown)
    assert [first.scene, second.scene, third.scene] == [0, 0, 1]
    assert [first.index, second.index, third.index] == [0, 1, 2]
    assert second.t_s - first.t_s == pytest.approx(3)
    assert third.t_s - second.t_s == pytest.approx(11)


def test_times_rise_from_one_connection_to_the_next(camera: PhoneCamera, watch: Watch) -> None:
    shown = camera.frames()
    times = []
    # The first picture was held up on its way, so that the phone's clock runs ahead of the others.
    for taken_s, waited_s in [(7.0, 0.0), (8.6, 0.1), (8.7, 0.1)]:
        watch.now_s += waited_s
        camera.hand_in(Drawn(), taken_s)
        times.append(next(shown).t_s)
    watch.now_s += 0.5
    camera.connected()
    for taken_s in (500.0, 500.1):
        camera.hand_in(Drawn(), taken_s)
        times.append(next(shown).t_s)
    assert times == sorted(set(times))
    assert times[-1] - times[-2] == pytest.approx(0.1)


def test_what_nobody_takes_gives_way_to_what_is_newer(camera: PhoneCamera) -> None:
    shown = camera.frames()
    for level in range(WAITING + 3):
        camera.hand_in(Drawn(level=level), None)
    assert camera.dropped == 3
    assert int(next(shown).bgr.mean()) == 3


def test_it_ends_when_it_is_closed(camera: PhoneCamera) -> None:
    camera.hand_in(Drawn(), None)
    shown = camera.frames()
    next(shown)
    camera.close()
    assert list(shown) == []


def test_a_picture_stays_as_its_codec_has_it_until_somebody_looks(camera: PhoneCamera) -> None:
    shown = camera.frames()
    camera.hand_in(Drawn(level=70), None)
    frame = next(shown)
    assert frame.size_wh == (64, 48)
    assert frame.nbytes == 64 * 48 * 3 // 2
    assert (frame.bgr == 70).all()
    assert frame.nbytes == 64 * 48 * 3

"""An unplugged camera is waited for, and recognised under another number."""

import itertools
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from calibration.frame import Frame
from server.capture import returning
from server.capture.devices import Webcams
from server.capture.returning import ReturningCamera, SameWebcam
from server.capture.source import SourceProblem
from tests.support.films import plain
from tests.support.waiting import until

PATIENCE_S = 5.0
wait_for = partial(until, within_s=PATIENCE_S)


class Plug:
    """A fake list of cameras, as of Linux, which the test plugs in and out."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.opened: list[int] = []
        self.stuck = False
        folder.mkdir()
        self.links = folder.parent / "by-id"
        self.links.mkdir()

    def webcams(self) -> Webcams:
        return Webcams(self.folder, self.links)

    def plug(self, number: int, model: str = "Table Cam", identity: str = "") -> None:
        place = self.folder / f"video{number}"
        place.mkdir()
        (place / "name").write_text(f"{model}\n")
        if identity:
            (self.links / identity).symlink_to(self.folder / f"video{number}")

    def pull(self, number: int) -> None:
        for link in self.links.iterdir():
            if link.readlink().name == f"video{number}":
                link.unlink()
        (self.folder / f"video{number}" / "name").unlink()
        (self.folder / f"video{number}").rmdir()

    def there(self, number: int) -> bool:
        return (self.folder / f"video{number}").is_dir()

    def open(self, number: int) -> "FakeCamera":
        if not self.there(number):
            raise SourceProblem(f"Camera {number} cannot be opened.")
        self.opened.append(number)
        return FakeCamera(number, self)


class FakeCamera:
    live = True

    def __init__(self, number: int, plug: Plug) -> None:
        self.number = number
        self.name = f"camera {number}"
        self._plug = plug
        self.closed = False

    def frames(self) -> Iterator[Frame]:
        for index in itertools.count():
            time.sleep(0.002)
            if not self._plug.there(self.number):
                raise SourceProblem(
                    f"Camera {self.number} sends no pictures any more: plug it in again."
                )
            while self._plug.stuck:
                time.sleep(0.002)
            if self.closed:
                return
            yield Frame(plain(), index, index / 100)

    @property
    def offered(self) -> tuple[tuple[int, int], float]:
        return (64, 48), 100.0

    def close(self) -> None:
        self.closed = True


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(returning, "RETRY_S", 0.02)


@pytest.fixture
def plug(tmp_path: Path) -> Plug:
    plug = Plug(tmp_path / "video4linux")
    plug.plug(0, "Laptop Cam")
    plug.plug(2)
    return plug


def camera(plug: Plug) -> ReturningCamera:
    return ReturningCamera(plug.open(2), SameWebcam(2, plug.open, webcams=plug.webcams()))


def until_lost(source: ReturningCamera, plug: Plug) -> "threading.Thread":
    """Read frames in a thread until the test closes the camera."""
    thread = threading.Thread(target=lambda: [None for _ in source.frames()], daemon=True)
    thread.start()
    return thread


class AheadOfTime:
    """A stream whose first picture is held up, so that its clock runs ahead; then it ends."""

    live, name = True, "camera ahead"

    def frames(self) -> Iterator[Frame]:
        for index, t_s in enumerate((0.0, 1.8, 1.9)):
            yield Frame(plain(), index, t_s)
        raise SourceProblem("It is gone.")

    def close(self) -> None: ...


def test_times_rise_over_a_gap_whatever_the_stream_says() -> None:
    source = ReturningCamera(AheadOfTime(), AheadOfTime)
    times = [frame.t_s for frame in itertools.islice(source.frames(), 9)]
    assert times == sorted(set(times))
    source.close()


@pytest.mark.parametrize("number", [2, 5])
def test_it_is_gone_on_with_under_its_own_or_another_number(plug: Plug, number: int) -> None:
    source = camera(plug)
    shown = source.frames()
    before = [next(shown) for _ in range(3)]
    plug.pull(2)
    back = threading.Timer(0.1, lambda: plug.plug(number))
    back.start()
    after = [next(shown) for _ in range(3)]
    assert plug.opened == [2, number]
    assert [frame.scene for frame in before + after] == [0, 0, 0, 1, 1, 1]
    assert [frame.index for frame in before + after] == list(range(6))
    times = [frame.t_s for frame in before + after]
    assert times == sorted(times)
    assert after[0].t_s - before[-1].t_s >= 0.05
    source.close()


def test_another_camera_is_never_taken_for_it(plug: Plug) -> None:
    source = camera(plug)
    thread = until_lost(source, plug)
    plug.pull(2)
    wait_for(lambda: source.trouble)
    plug.plug(3, "Another Cam")
    time.sleep(0.1)
    assert plug.opened == [2]
    assert "as soon as it is back" in source.trouble
    plug.plug(4)
    wait_for(lambda: not source.trouble)
    assert plug.opened == [2, 4]
    source.close()
    thread.join(PATIENCE_S)
    assert not thread.is_alive()


def test_of_two_of_a_model_the_serial_number_tells_which(plug: Plug) -> None:
    plug.plug(3, identity="usb-Maker_Table_Cam_11-video-index0")
    again = SameWebcam(3, plug.open, webcams=plug.webcams())
    plug.pull(3)
    plug.plug(4, identity="usb-Maker_Table_Cam_22-video-index0")
    with pytest.raises(SourceProblem):
        again()
    plug.plug(5, identity="usb-Maker_Table_Cam_11-video-index0")
    again()
    assert plug.opened == [5]


def test_where_no_cameras_are_listed_its_number_is_tried(plug: Plug, tmp_path: Path) -> None:
    nowhere = Webcams(tmp_path / "nowhere", tmp_path / "nowhere")
    source = ReturningCamera(plug.open(2), SameWebcam(2, plug.open, webcams=nowhere))
    shown = source.frames()
    next(shown)
    plug.pull(2)
    threading.Timer(0.1, lambda: plug.plug(2)).start()
    assert next(shown).scene == 1
    source.close()


def test_waiting_ends_when_it_is_closed(plug: Plug) -> None:
    source = camera(plug)
    thread = until_lost(source, plug)
    plug.pull(2)
    wait_for(lambda: source.trouble)
    source.close()
    thread.join(PATIENCE_S)
    assert not thread.is_alive()


def test_a_camera_that_hangs_is_named_before_it_is_given_up(plug: Plug) -> None:
    source = camera(plug)
    thread = until_lost(source, plug)
    time.sleep(0.1)
    assert not source.trouble
    began_s = time.monotonic()
    plug.stuck = True
    wait_for(lambda: source.trouble)
    assert time.monotonic() - began_s > returning.SILENT_S - 0.1
    assert "sends no pictures just now" in source.trouble
    plug.stuck = False
    wait_for(lambda: not source.trouble)
    assert plug.opened == [2]  # it was never let go of
    source.close()
    thread.join(PATIENCE_S)


def test_a_camera_that_sends_one_picture_a_second_is_not_told_to_hang(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked_s = iter([0.0, 1.0, 1.0, 2.0, 2.0])  # twice a picture came after a second
    monkeypatch.setattr(time, "monotonic", lambda: next(asked_s))
    silence = returning.Silence()
    for _ in range(2):
        silence.began()
        silence.ended()
    silence.began()
    for now_s, told in [(4.5, False), (5.5, True)]:
        monkeypatch.setattr(time, "monotonic", lambda now_s=now_s: now_s)
        assert silence.too_long == told

"""Choosing another camera while the program runs."""

import itertools
import threading
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration.frame import Frame
from calibration.model.camera import Camera
from calibration.model.printed import Boards
from server.capture import returning
from server.capture.choosing import GLIMPSE_PX, CameraChoice
from server.capture.chosen import ChosenCamera
from server.capture.devices import Webcams
from server.capture.phone.camera import PhoneCamera
from server.capture.returning import ReturningCamera, SameWebcam
from server.capture.source import SourceProblem
from server.cli.files import read_camera
from tests.server.capture.phone.test_camera import Drawn
from tests.server.capture.test_devices import LOGI
from tests.server.capture.test_returning import PATIENCE_S, Plug, wait_for
from tests.support.films import plain, samples
from vision.eye import Eye


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(returning, "RETRY_S", 0.02)


@pytest.fixture
def plug(tmp_path: Path) -> Plug:
    plug = Plug(tmp_path / "video4linux")
    plug.plug(0, "Laptop Cam")
    plug.plug(2, "HD Pro Webcam C920", LOGI)
    return plug


def begun_with(plug: Plug, number: int, lenses: dict[str, Camera] | None = None) -> CameraChoice:
    again = SameWebcam(number, plug.open, webcams=plug.webcams())
    first = ReturningCamera(plug.open(number), again)
    known = (lenses or {}).get
    return CameraChoice(first, known=known, webcams=plug.webcams(), opened=plug.open)


def eye() -> Eye:
    return Eye(Boards(), lambda _: ())


def test_those_that_are_there_are_told_and_which_is_in_use(plug: Plug) -> None:
    choice = begun_with(plug, 2)
    told = [(one.key, one.kind, one.name, one.number, one.in_use) for one in choice.all()]
    assert told == [
        ("0 Laptop Cam", "webcam", "Laptop Cam", 0, False),
        (LOGI, "webcam", "HD Pro Webcam C920", 2, True),
    ]
    plug.plug(5, "Newly Plugged")
    assert [one.number for one in choice.all()] == [0, 2, 5]


def test_the_pictures_of_a_chosen_camera_are_a_new_scene(plug: Plug) -> None:
    choice = begun_with(plug, 2)
    shown = choice.source.frames()
    before = [next(shown) for _ in range(3)]
    choice.choose("0 Laptop Cam", eye())
    after = [next(shown) for _ in range(3)]
    assert [frame.scene for frame in before + after] == [0, 0, 0, 1, 1, 1]
    assert [frame.index for frame in before + after] == list(range(6))
    times = [frame.t_s for frame in before + after]
    assert times == sorted(times)
    assert choice.source.name == "camera Laptop Cam"
    assert [one.in_use for one in choice.all()] == [True, False]
    choice.source.close()


def test_back_to_the_first_it_is_called_as_at_the_beginning(plug: Plug) -> None:
    choice = begun_with(plug, 2)
    shown = choice.source.frames()
    next(shown)
    for key in ("0 Laptop Cam", LOGI):
        choice.choose(key, eye())
        frame = next(shown)
    assert (choice.source.name, frame.scene) == ("camera 2", 2)
    choice.source.close()


def test_the_one_in_use_is_not_opened_twice(plug: Plug) -> None:
    choice = begun_with(plug, 2)
    choice.choose(LOGI, eye())
    assert plug.opened == [2]


@pytest.mark.parametrize("why", ["gone", "taken", "blind", "unreadable"])
def test_where_the_new_one_cannot_be_had_the_old_one_goes_on(plug: Plug, why: str) -> None:
    def known(name: str) -> None:
        if why == "unreadable":
            raise SourceProblem(f"data/{name}.json: no camera file.")

    def opened(number: int) -> object:
        if why == "taken":
            raise SourceProblem("Camera 0 cannot be opened: close other programs that use it.")
        return Blind() if why == "blind" else plug.open(number)

    begun = begun_with(plug, 2)
    choice = CameraChoice(begun.source.now, known=known, webcams=plug.webcams(), opened=opened)  # type: ignore[arg-type]
    shown = choice.source.frames()
    next(shown)
    key = "9 Nowhere" if why == "gone" else "0 Laptop Cam"
    with pytest.raises(SourceProblem) as refused:
        choice.choose(key, eye())
    assert str(refused.value).count(".") >= 1
    frame = next(shown)
    assert (frame.scene, frame.index, choice.source.name) == (0, 1, "camera 2")
    assert [one.in_use for one in choice.all()] == [False, True]
    choice.source.close()


class Blind:
    """A camera that opens but sends nothing."""

    live, name = True, "camera 0"
    offered = ((64, 48), 30.0)

    def frames(self) -> Iterator[Frame]:
        raise SourceProblem("Camera 0 sends no pictures any more: plug it in again.")
        yield

    def close(self) -> None:
        pass


def test_a_chosen_camera_is_waited_for_when_it_is_unplugged(plug: Plug) -> None:
    choice = begun_with(plug, 0)
    shown = choice.source.frames()
    next(shown)
    choice.choose(LOGI, eye())
    assert next(shown).scene == 1
    plug.pull(2)
    threading.Timer(0.1, lambda: plug.plug(7, "HD Pro Webcam C920", LOGI)).start()
    assert next(shown).scene == 2
    assert [(one.number, one.in_use) for one in choice.all()] == [(0, False), (7, True)]
    choice.source.close()


def test_a_camera_that_hangs_can_be_left(plug: Plug) -> None:
    choice = begun_with(plug, 2)
    scenes: list[int] = []
    taking = threading.Thread(
        target=lambda: scenes.extend(
            frame.scene for frame in itertools.islice(choice.source.frames(), 60)
        ),
        daemon=True,
    )
    taking.start()
    plug.pull(2)
    wait_for(lambda: choice.source.trouble)
    choice.choose("0 Laptop Cam", eye())
    taking.join(PATIENCE_S)
    assert not taking.is_alive()
    assert scenes[-1] > 0
    assert not choice.source.trouble
    choice.source.close()


def test_a_glimpse_is_small_and_lets_go_of_the_camera(plug: Plug) -> None:
    choice = begun_with(plug, 2)
    picture = cv2.imdecode(np.frombuffer(choice.glimpse("0 Laptop Cam"), np.uint8), 1)
    assert picture is not None
    assert picture.shape[1] <= GLIMPSE_PX
    assert plug.opened == [2, 0]
    with pytest.raises(SourceProblem, match="not in use"):
        choice.glimpse(LOGI)
    with pytest.raises(SourceProblem, match="not there any more"):
        choice.glimpse("9 Nowhere")


def test_where_a_system_lists_none_numbers_are_tried(plug: Plug, tmp_path: Path) -> None:
    nowhere = Webcams(tmp_path / "nowhere", tmp_path / "nowhere")
    again = SameWebcam(2, plug.open, webcams=nowhere)
    first = ReturningCamera(plug.open(2), again)
    choice = CameraChoice(first, webcams=nowhere, opened=plug.open)
    assert [(one.key, one.in_use) for one in choice.all()] == [("0", False), ("2", True)]
    choice.choose("0", eye())
    assert choice.source.name == "camera 0"


def test_a_camera_on_the_network_is_gone_back_to(plug: Plug) -> None:
    class OnNetwork(Blind):
        name = "camera rtsp://10.0.0.7:554"

        def frames(self) -> Iterator[Frame]:
            yield from (Frame(plain(), index, index / 10) for index in range(5))

    choice = CameraChoice(OnNetwork(), again=OnNetwork, webcams=plug.webcams(), opened=plug.open)
    shown = choice.source.frames()
    next(shown)
    assert choice.all()[-1].name == "rtsp://10.0.0.7:554"
    assert choice.all()[-1].in_use
    choice.choose("0 Laptop Cam", eye())
    next(shown)
    assert not choice.all()[-1].in_use
    choice.choose("first", eye())
    assert next(shown).scene == 2
    assert choice.all()[-1].in_use


def test_the_eye_takes_what_is_known_of_the_new_lens_with_its_first_frame(plug: Plug) -> None:
    lens = read_camera(samples("evening")[0] / "camera.json")
    assert lens is not None
    choice, looking = begun_with(plug, 2, {"camera Laptop Cam": lens}), eye()
    shown = choice.source.frames()
    for _ in range(3):
        looking.look(next(shown))
    choice.choose("0 Laptop Cam", looking)
    first_of_new = next(shown)
    looking.look(Frame(plain(), 2, 0.02))  # a frame of the old one, which came late
    assert looking.status.camera is None
    looking.look(first_of_new)
    assert looking.status.camera == lens
    choice.source.close()


def test_chosen_and_closed_at_once_nothing_is_held() -> None:
    first, second = Counting(), Counting()
    chosen = ChosenCamera(first)
    shown = chosen.frames()
    next(shown)
    chosen.choose(second)
    chosen.close()
    assert list(shown) == []
    assert first.closed
    assert second.closed


def test_a_phone_is_gone_back_to_with_another_camera_in_between() -> None:
    phone = PhoneCamera()
    chosen = ChosenCamera(phone)
    shown = chosen.frames()
    phone.hand_in(Drawn(), None)
    assert next(shown).scene == 0
    chosen.choose(Counting())
    chosen.choose(phone.again())  # before a picture of the other one was taken
    for _ in range(2):
        phone.hand_in(Drawn(), None)
    assert next(shown).scene == 1
    chosen.choose(Counting())
    assert next(shown).scene == 2
    chosen.choose(phone.again())
    phone.hand_in(Drawn(), None)
    assert next(shown).scene == 3
    chosen.close()
    assert list(shown) == []


class Counting(Blind):
    """A camera that sends forever, and records whether it was closed."""

    closed = 0

    def frames(self) -> Iterator[Frame]:
        for index in itertools.count():
            if self.closed:
                return
            yield Frame(plain(), index, index / 100)

    def close(self) -> None:
        self.closed += 1

"""Motion JPEG from a real server, which is killed and started anew."""

import itertools
import threading
import time
from collections.abc import Iterator

import pytest

from calibration.frame import Frame
from server.capture import returning
from server.capture.network.address import network_address
from server.capture.network.mjpeg import MjpegCamera
from server.capture.opening import open_camera
from server.capture.returning import ReturningCamera
from server.capture.source import SourceProblem
from tests.support.mjpeg_server import EVERY_S
from tests.support.network_cameras import free_port, mjpeg_camera


def camera(port: int, *, who: str = "", path: str = "/stream") -> MjpegCamera:
    return MjpegCamera(network_address(f"http://{who}127.0.0.1:{port}{path}"))


@pytest.fixture(scope="module")
def plain_port() -> Iterator[int]:
    with mjpeg_camera() as port:
        yield port


def some(source: MjpegCamera, count: int) -> list[Frame]:
    return list(itertools.islice(source.frames(), count))


def test_frames_have_the_cameras_own_times(plain_port: int) -> None:
    source = camera(plain_port)
    frames = some(source, 20)
    source.close()
    assert [frame.index for frame in frames] == list(range(20))
    steps = [after.t_s - before.t_s for before, after in itertools.pairwise(frames)]
    assert steps == pytest.approx([EVERY_S] * 19, abs=1e-6)
    levels = [int(frame.bgr.mean()) for frame in frames]
    assert levels == pytest.approx([number * 8 for number in range(20)], abs=2)


def test_pictures_without_a_length_end_where_the_next_begins() -> None:
    with mjpeg_camera("nolength") as port:
        source = camera(port)
        assert len(some(source, 5)) == 5
        source.close()


@pytest.mark.parametrize("kind", ["basic", "digest"])
def test_a_name_and_password_let_one_in(kind: str) -> None:
    with mjpeg_camera("kim:s#cret/1", kind) as port:
        source = camera(port, who="kim:s%23cret%2F1@")
        assert len(some(source, 3)) == 3
        source.close()
        with pytest.raises(SourceProblem, match=r"does not take this name and password") as wrong:
            camera(port, who="kim:wrongone@")
        assert "wrongone" not in str(wrong.value)
        with pytest.raises(SourceProblem, match=r"asks for a name and password: write http://NAME"):
            camera(port)


def test_what_is_wrong_with_an_address_is_said_in_a_sentence(plain_port: int) -> None:
    for path, told in [
        ("/else?key=hidden", "knows no stream of that name"),
        ("/page?key=hidden", "sends text/html at this address"),
    ]:
        with pytest.raises(SourceProblem, match=told) as wrong:
            camera(plain_port, path=path)
        assert "hidden" not in str(wrong.value)
    with pytest.raises(SourceProblem, match=r"does not answer at that port"):
        camera(free_port())
    with pytest.raises(SourceProblem, match=r"is not known on this network"):
        MjpegCamera(network_address("http://no-such-machine.invalid/stream"))


def test_a_camera_that_is_killed_is_gone_on_with_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(returning, "RETRY_S", 0.05)
    port = free_port()
    with mjpeg_camera(port=port):
        source = open_camera(f"http://kim:hidden@127.0.0.1:{port}/stream")
        assert isinstance(source, ReturningCamera)
        shown = source.frames()
        before = [next(shown) for _ in range(3)]
    killed_s = time.monotonic()
    with mjpeg_camera(port=port):
        after = [frame for frame in itertools.islice(shown, 60) if frame.scene == 1]
        assert after
        assert not source.trouble
        assert time.monotonic() - killed_s < 20
    assert before[0].scene == 0
    assert after[0].t_s > before[-1].t_s
    assert source.name == f"camera http://127.0.0.1:{port}"
    source.close()


def test_while_it_is_gone_it_says_so_and_waiting_can_be_ended() -> None:
    with mjpeg_camera() as port:
        source = open_camera(f"http://kim:hidden@127.0.0.1:{port}/stream?key=hidden")
        assert isinstance(source, ReturningCamera)
        shown = source.frames()
        next(shown)
    thread = threading.Thread(target=lambda: list(shown), daemon=True)
    thread.start()
    deadline_s = time.monotonic() + 10
    while not source.trouble and time.monotonic() < deadline_s:
        time.sleep(0.01)
    assert "sends no pictures any more" in source.trouble
    assert "as soon as it is back" in source.trouble
    assert "hidden" not in source.trouble
    source.close()
    thread.join(10)
    assert not thread.is_alive()

"""RTSP from a real server, which is killed and started anew."""

import itertools
import time

import pytest

from server.capture import returning
from server.capture.network.address import network_address
from server.capture.network.rtsp import RtspCamera
from server.capture.opening import open_camera
from server.capture.source import SourceProblem
from tests.support.network_cameras import free_port, mjpeg_camera, rtsp_camera


def test_frames_come_with_the_cameras_times() -> None:
    with rtsp_camera() as port:
        source = RtspCamera(network_address(f"rtsp://127.0.0.1:{port}/stream"))
        frames = list(itertools.islice(source.frames(), 45))
        source.close()
    assert frames[0].size_wh == (640, 480)
    steps = [after.t_s - before.t_s for before, after in itertools.pairwise(frames[15:])]
    assert sorted(steps)[len(steps) // 2] == pytest.approx(1 / 30, abs=0.002)
    with pytest.raises(SourceProblem, match="sends no pictures any more"):
        list(source.frames())


def test_a_name_and_password_let_one_in() -> None:
    with rtsp_camera("kim:s#cret") as port:
        source = RtspCamera(network_address(f"rtsp://kim:s%23cret@127.0.0.1:{port}/stream"))
        assert next(source.frames()).index == 0
        source.close()
        with pytest.raises(SourceProblem, match=r"does not take this name and password") as wrong:
            RtspCamera(network_address(f"rtsp://kim:wrongone@127.0.0.1:{port}/stream"))
        assert "wrongone" not in str(wrong.value)
        with pytest.raises(SourceProblem, match=r"asks for a name and password: write rtsp://NAME"):
            RtspCamera(network_address(f"rtsp://127.0.0.1:{port}/stream"))


def test_what_is_wrong_with_an_address_is_said_in_a_sentence() -> None:
    with rtsp_camera() as port, pytest.raises(SourceProblem, match="knows no stream of that name"):
        RtspCamera(network_address(f"rtsp://127.0.0.1:{port}/else"))
    with pytest.raises(SourceProblem, match="does not answer at that port"):
        RtspCamera(network_address(f"rtsp://127.0.0.1:{free_port()}/stream"))
    with mjpeg_camera() as port, pytest.raises(SourceProblem, match="not with a stream"):
        RtspCamera(network_address(f"rtsp://127.0.0.1:{port}/stream"))


def test_a_camera_that_is_killed_is_gone_on_with_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(returning, "RETRY_S", 0.05)
    port = free_port()
    with rtsp_camera(port=port):
        source = open_camera(f"rtsp://127.0.0.1:{port}/stream")
        shown = source.frames()
        before = [next(shown) for _ in range(10)]
    killed_s = time.monotonic()
    with rtsp_camera(port=port):
        after = next(frame for frame in shown if frame.scene == 1)
        assert time.monotonic() - killed_s < 20
    assert after.t_s > before[-1].t_s
    source.close()

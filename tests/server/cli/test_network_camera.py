"""A network camera and the real program: its messages, and the secrets that it never writes."""

import json
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from server.cli.main import main
from server.store.recording import FILE
from tests.support.network_cameras import free_port, mjpeg_camera
from tests.support.program import serving

SECRET = b"hidden"


def health(address: str, which: str = "camera") -> dict[str, Any]:
    try:
        with urllib.request.urlopen(f"{address}health", timeout=30) as answer:
            told: dict[str, Any] = json.load(answer)
    except urllib.error.HTTPError as error:
        told = json.load(error)
    camera: dict[str, Any] = told[which]
    return camera


def wait_for(address: str, wanted: str, which: str = "camera") -> dict[str, Any]:
    deadline_s = time.monotonic() + 30
    while time.monotonic() < deadline_s:
        told = health(address, which)
        fits = wanted in told["problem"] if wanted else not told["problem"]
        if fits and told["frames"]:
            return told
        time.sleep(0.1)
    raise AssertionError(f"never {wanted!r}: {told}")


@pytest.mark.long
def test_no_password_is_written_down_anywhere(tmp_path: Path) -> None:
    port, folder, log = free_port(), tmp_path / "evening", tmp_path / "stderr.txt"
    camera = f"http://kim:hidden@127.0.0.1:{port}/stream?key=hiddenkey"
    with ExitStack() as plugged:
        plugged.enter_context(mjpeg_camera("kim:hidden", port=port))
        with serving(["record", str(folder), "--camera", camera], log=log) as address:
            assert wait_for(address, "")["source"] == f"camera http://127.0.0.1:{port}"
            plugged.close()
            gone = wait_for(address, "sends no pictures any more")
            assert "hidden" not in json.dumps(gone)
            with mjpeg_camera("kim:other", port=port):
                time.sleep(1)  # it is back, and lets nobody in
                assert "hidden" not in json.dumps(health(address))
            with mjpeg_camera("kim:hidden", port=port):
                wait_for(address, "")
    assert json.loads((folder / FILE).read_text().splitlines()[-1])["did"] == "ended"
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len(files) > 2
    for path in files:
        assert SECRET not in path.read_bytes(), path


def arrivals(address: str, which: str) -> int:
    """Number of frames that have arrived so far, processed or not."""
    told = health(address, which)
    return int(told["frames"]) + int(told["dropped"])


@pytest.mark.long
@pytest.mark.parametrize("dies", ["camera", "second"])
def test_of_two_cameras_either_may_die_and_the_other_goes_on(tmp_path: Path, dies: str) -> None:
    ports = {"camera": free_port(), "second": free_port()}
    other = "second" if dies == "camera" else "camera"
    words = [f"--{which}=http://127.0.0.1:{port}/stream" for which, port in ports.items()]
    with ExitStack() as running, ExitStack() as killed:
        running.enter_context(mjpeg_camera(port=ports[other]))
        killed.enter_context(mjpeg_camera(port=ports[dies]))
        serve = ["serve", "--data", str(tmp_path / "data"), *words]
        address = running.enter_context(serving(serve, log=tmp_path / "stderr.txt"))
        for which in ports:
            told = wait_for(address, "", which)
            assert told["source"] == f"camera http://127.0.0.1:{ports[which]}"
        killed.close()
        wait_for(address, "sends no pictures any more", dies)
        arrived = arrivals(address, other)
        deadline_s = time.monotonic() + 30
        while arrivals(address, other) <= arrived:
            assert time.monotonic() < deadline_s, "the other one does not go on"
            time.sleep(0.1)
        with mjpeg_camera(port=ports[dies]):
            wait_for(address, "", dies)


@pytest.mark.parametrize(
    ("camera", "told"),
    [
        ("http://kim:hidden@127.0.0.1:9/stream", "does not answer at that port"),
        ("rtsp://kim:hidden@127.0.0.1:9/stream", "does not answer at that port"),
        ("rtsp://kim:hid#den@127.0.0.1/stream", "write / as %2F"),
        ("No such webcam", "No webcam is called No such webcam"),
    ],
)
def test_a_camera_that_cannot_be_used_is_one_sentence(
    camera: str, told: str, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status = main(["serve", "--camera", camera, "--data", str(tmp_path), "--no-browser"])
    out, err = capfd.readouterr()
    assert (status, out) == (2, "")
    (line,) = err.strip().splitlines()
    assert told in line
    assert "hid" not in line

"""`tableref record --film`: a camera's pictures beside its recording, reviewed as footage is."""

import json
import socket
import statistics
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from server.capture.kept_film import TIMES, KeptFilm
from server.cli.exits import UNUSABLE
from server.cli.main import main
from server.review.archive import KeptEvening
from server.review.evening import review_evening
from server.review.task import ReviewTask
from server.store.recording import FILE, read_recording
from tests.support.mjpeg_server import STEP
from tests.support.network_cameras import mjpeg_camera
from tests.support.program import serving

FRAMES = 40


def fetch(address: str, path: str, say: object = None) -> Any:
    data = None if say is None else json.dumps(say).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def recorded(folder: Path, *options: str) -> Path:
    """An evening with a camera on the network, in which a game is begun."""
    with mjpeg_camera() as port:
        camera = f"http://127.0.0.1:{port}/stream"
        words = ["record", str(folder / "evening"), "--camera", camera, *options]
        with serving(words, log=folder / "stderr.txt") as address:
            seats = [{"name": "Ada"}, {"name": "Ben"}]
            fetch(address, "api/sessions", {"game": "clay_o_rama", "options": {"players": seats}})
            deadline_s = time.monotonic() + 60
            while fetch(address, "health")["camera"]["frames"] < FRAMES:
                assert time.monotonic() < deadline_s
                time.sleep(0.05)
    return folder / "evening"


def reviewed(folder: Path) -> tuple[str, str, int]:
    found = review_evening(ReviewTask(KeptEvening("evening", str(folder))))
    return found.status, found.told, found.frames


@pytest.mark.long
def test_a_filmed_evening_is_measured_again_frame_by_frame(tmp_path: Path) -> None:
    folder = recorded(tmp_path, "--film")
    assert "At most 20 GB" in (tmp_path / "stderr.txt").read_text()
    looked = [line["frame"] for line in read_recording(folder) if line["did"] == "looked"]
    film = KeptFilm(folder)
    shown = list(film.frames())
    film.close()
    assert looked
    assert set(looked) <= {frame.index for frame in shown}
    first = round(float(shown[0].bgr.mean()) / STEP)
    apart = []
    for frame in shown:
        sent = first + frame.index - shown[0].index
        apart.append(abs(float(frame.bgr.mean()) - sent * STEP % 256))
    print(f"{len(apart)} pictures, {max(apart):.1f} levels apart at most")
    assert statistics.median(apart) < STEP / 4, "a step lies between one picture and the next"
    status, why, frames = reviewed(folder)
    assert (status, why) == ("measured again", "")
    assert frames == len([one for one in shown if one.index <= max(looked)])


@pytest.mark.long
def test_without_it_nothing_is_filmed_and_the_review_says_what_is_missing(tmp_path: Path) -> None:
    folder = recorded(tmp_path)
    assert not list(folder.glob("film*"))
    assert reviewed(folder)[:2] == (
        "not measured",
        "It was recorded from a camera without --film: lay a film of it beside the recording.",
    )


@pytest.mark.parametrize("options", [[], ["--footage", "sample_footage/evening/clip.mp4"]])
def test_what_is_no_camera_is_not_filmed(
    tmp_path: Path, options: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    words = ["record", str(tmp_path / "evening"), "--film", "--no-browser", *options]
    assert main(words) == 2
    out, err = capfd.readouterr()
    assert (out, len(err.strip().splitlines())) == ("", 1)
    assert "--film keeps what a camera shows" in err
    assert not (tmp_path / "evening").exists(), "nothing is begun"


@pytest.mark.parametrize(
    ("there", "complaint"),
    [
        ((), "Cannot listen on 127.0.0.1"),
        ((TIMES,), "holds a film already; name a new folder."),
        ((FILE,), "holds a recording already; name a new folder."),
    ],
)
def test_a_recording_that_does_not_begin_leaves_its_folder_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], there: tuple[str, ...], complaint: str
) -> None:
    for name in there:
        (tmp_path / name).touch()
    with mjpeg_camera() as camera, socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        words = ["record", str(tmp_path), "--camera", f"http://127.0.0.1:{camera}/stream", "--film"]
        assert main([*words, "--port", port, "--no-browser"]) == UNUSABLE
    assert complaint in capsys.readouterr().err
    assert {one.name for one in tmp_path.iterdir()} == {*there}

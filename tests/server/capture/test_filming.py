"""The film of a camera: written beside the game, bounded, and read back with its own times."""

import json
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.frame import Frame
from server.capture.filming import LEAST_FREE_BYTES, FilmKeeper
from server.capture.footage import Video
from server.capture.kept_film import TIMES, KeptFilm, is_filmed
from server.capture.source import SourceProblem
from tests.support.films import plain

film_file = pytest.importorskip(
    "server.capture.film_file", reason="PyAV is not installed: pip install 'tableref[archive]'"
)
LEVELS = 2.0  # grey levels by which a plain picture may differ after H.264


def drawn(
    count: int, *, first: int = 0, scene: int = 0, size_wh: tuple[int, int] = (64, 48)
) -> list[Frame]:
    """Frames at uneven times, with gaps in their numbers, each brighter than the one before."""
    numbers = [first + 2 * place + (place % 3 == 0) for place in range(count)]
    pictures = [plain(size_wh, 20 + n % 200) for n in numbers]
    return [
        Frame(bgr, n, n / 29.97 + 0.00017 * n, scene)
        for n, bgr in zip(numbers, pictures, strict=True)
    ]


def filmed(
    folder: Path,
    frames: Sequence[Frame],
    *,
    most_bytes: float = 1e9,
    free_bytes: Callable[[Path], int] = lambda _: 10**12,
) -> FilmKeeper:
    """A film of these frames."""
    keeper = FilmKeeper(
        folder,
        most_bytes=most_bytes,
        film_file=film_file.FilmFile,
        free_bytes=free_bytes,
        most_waiting=len(frames) + 1,
    )
    for frame in frames:
        keeper.take(frame)
    keeper.close()
    return keeper


def shown(folder: Path) -> list[Frame]:
    film = KeptFilm(folder)
    try:
        return list(film.frames())
    finally:
        film.close()


def same(frames: Sequence[Frame], others: Sequence[Frame]) -> bool:
    """Whether numbers, times and scenes are the same, and the pictures nearly."""
    told = [
        [(one.index, one.t_s, one.scene, one.size_wh) for one in two] for two in (frames, others)
    ]
    apart = [
        abs(float(one.bgr.mean()) - float(two.bgr.mean()))
        for one, two in zip(frames, others, strict=False)
    ]
    print(f"{len(apart)} frames, at most {max(apart, default=0.0):.1f} levels apart")
    return told[0] == told[1] and max(apart, default=0.0) <= LEVELS


def test_frames_come_back_with_the_numbers_times_and_scenes_of_the_camera(tmp_path: Path) -> None:
    frames = drawn(40) + drawn(20, first=90, scene=1)
    assert filmed(tmp_path, frames).trouble == ""
    assert is_filmed(tmp_path)
    assert same(shown(tmp_path), frames)


def test_the_film_is_an_ordinary_one_with_the_cameras_times(tmp_path: Path) -> None:
    frames = drawn(30)
    filmed(tmp_path, frames)
    played = list(Video(tmp_path / "film.mkv").frames())
    began_s = frames[0].t_s
    assert [one.t_s for one in played] == pytest.approx(
        [one.t_s - began_s for one in frames], abs=0.002
    )


def test_a_picture_of_another_size_begins_another_part(tmp_path: Path) -> None:
    frames = drawn(10) + drawn(10, first=30, scene=1, size_wh=(47, 65)) + drawn(10, first=60)
    filmed(tmp_path, frames)
    assert sorted(one.name for one in tmp_path.glob("*.mkv")) == [
        "film-2.mkv", "film-3.mkv", "film.mkv",
    ]  # fmt: skip
    assert same(shown(tmp_path), frames)
    (tmp_path / "film-2.mkv").unlink()
    with pytest.raises(SourceProblem, match=r"film-2\.mkv is missing; put it back"):
        KeptFilm(tmp_path)


def test_what_was_written_before_a_power_cut_is_there(tmp_path: Path) -> None:
    frames = drawn(100)
    filmed(tmp_path, frames)
    film, times = tmp_path / "film.mkv", tmp_path / TIMES
    film.write_bytes(film.read_bytes()[: film.stat().st_size * 2 // 3])
    times.write_bytes(times.read_bytes()[:-7])
    left = shown(tmp_path)
    assert 20 < len(left) < 99
    assert same(left[:-1], frames[: len(left) - 1]), "the last one is torn"


@pytest.mark.parametrize(
    "damage",
    [
        b"nonsense",
        b'{"frame":1}',
        b'{"frame":"a","scene":0,"t_s":1,"part":1}',
        b'{"frame":1,"scene":0,"t_s":NaN,"part":1}',
        b'{"frame":1,"scene":0,"t_s":1,"part":0}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_list_is_named_with_its_line(tmp_path: Path, damage: bytes) -> None:
    filmed(tmp_path, drawn(5))
    lines = (tmp_path / TIMES).read_bytes().split(b"\n")
    (tmp_path / TIMES).write_bytes(b"\n".join([*lines[:2], damage, *lines[3:]]))
    with pytest.raises(SourceProblem, match=r"film\.jsonl is damaged in line 3; put back"):
        KeptFilm(tmp_path)


def test_it_ends_at_its_size_and_says_so(tmp_path: Path) -> None:
    noise = np.random.default_rng(5).integers(0, 256, (300, 48, 64, 3), dtype=np.uint8)
    frames = [Frame(bgr, n, n / 30) for n, bgr in enumerate(noise)]
    found = filmed(tmp_path, frames, most_bytes=1e6)
    size = (tmp_path / "film.mkv").stat().st_size
    print(f"{len(shown(tmp_path))} of {len(frames)} frames, {size} bytes")
    assert found.trouble == (
        "The film has ended: it has reached 0.001 GB (--film-gb). Recording and game go on."
    )
    assert 0 < len(shown(tmp_path)) < 300
    assert 1e6 < size < 1.1e6


def test_it_leaves_the_disk_to_the_game(tmp_path: Path) -> None:
    free = iter([LEAST_FREE_BYTES, LEAST_FREE_BYTES - 1])
    found = filmed(tmp_path, drawn(200), free_bytes=lambda _: next(free))
    assert "the disk has less than 2 GB left" in found.trouble
    assert len(shown(tmp_path)) == 60, "asked every 30 frames"


class Held:
    """A film file that writes nothing before it is let."""

    def __init__(self, go_on: threading.Event, *, fails: bool = False) -> None:
        self.go_on, self.fails, self.size_bytes = go_on, fails, 0
        self.written = 0

    def __call__(self, path: Path, _: tuple[int, int]) -> "Held":
        path.touch()
        return self

    def add(self, _bgr: Image, _t_s: float) -> None:
        self.go_on.wait()
        if self.fails:
            raise OSError(28, "No space left on device")
        self.written += 1

    def close(self) -> None:
        """Nothing is held open."""


def test_whoever_looks_never_waits_for_it_and_what_is_left_out_is_counted(tmp_path: Path) -> None:
    go_on = threading.Event()
    film = Held(go_on)
    keeper = FilmKeeper(tmp_path, most_bytes=1e9, film_file=film, most_waiting=3)
    frames = drawn(20)
    for frame in frames:
        keeper.take(frame)  # would hang here
    assert keeper.trouble.startswith("The film lacks 16 frames") or keeper.trouble.startswith(
        "The film lacks 17 frames"
    ), "three wait, and one is being written or not yet"
    go_on.set()
    keeper.close()
    lines = (tmp_path / TIMES).read_text().splitlines()
    assert [json.loads(line)["frame"] for line in lines] == [
        frame.index for frame in frames[: film.written]
    ]
    assert film.written in (3, 4)


def test_a_full_disk_ends_the_film_and_nothing_else(tmp_path: Path) -> None:
    go_on = threading.Event()
    go_on.set()
    film = Held(go_on, fails=True)
    keeper = FilmKeeper(tmp_path, most_bytes=1e9, film_file=film)
    for frame in drawn(20):
        keeper.take(frame)
    keeper.close()
    assert keeper.trouble == (
        "The film has ended: it cannot be written any more (No space left on device). "
        "Recording and game go on."
    )

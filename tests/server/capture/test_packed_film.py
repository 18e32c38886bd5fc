"""A packed film equals what OpenCV reads, bit for bit: pixels, times and its end."""

from fractions import Fraction
from pathlib import Path

import av
import cv2
import numpy as np
import pytest
from av.video.stream import VideoStream

from calibration.arrays import Image
from server.capture.footage import Video
from server.capture.packed_film import PackedFilm
from tests.support.films import samples

CLIPS = [folder / "clip.mp4" for folder in samples() if (folder / "clip.mp4").exists()]
AT_ONCE = ("evening", "k01", "n537")
"""One of each kind."""
FRAMES = 40
EVERY = 8
"""One of this many frames is unpacked."""


def read_by_opencv(path: Path) -> list[tuple[float, Image]]:
    capture = cv2.VideoCapture(str(path), cv2.CAP_FFMPEG, [cv2.CAP_PROP_N_THREADS, 1])
    found: list[tuple[float, Image]] = []
    while len(found) < FRAMES:
        ok, bgr = capture.read()
        if not ok:
            break
        stated_s = capture.get(cv2.CAP_PROP_POS_MSEC) / 1000
        found.append((stated_s, np.asarray(bgr, dtype=np.uint8)))
    return found


def written(
    path: Path,
    *,
    codec: str = "libx264",
    pixels: str = "yuv420p",
    colours: int = 2,
    range_: int = 0,
    frames: int = 12,
) -> Path:
    """Write a small film of moving noise, with B frames if the codec has them."""
    random = np.random.default_rng(3)
    noise = cv2.resize(random.integers(0, 255, (24, 32, 3), dtype=np.uint8), (160, 120))
    with av.open(str(path), "w") as container:
        stream = container.add_stream(codec, rate=30)
        assert isinstance(stream, VideoStream)
        stream.width, stream.height, stream.pix_fmt = 160, 120, pixels
        stream.time_base = stream.codec_context.time_base = Fraction(1, 1000)
        stream.codec_context.colorspace, stream.codec_context.color_range = colours, range_
        for index in range(frames):
            moved = np.asarray(np.roll(noise, 3 * index, axis=1), dtype=np.uint8)
            frame = av.VideoFrame.from_ndarray(moved, format="bgr24")
            frame = frame.reformat(format=pixels)
            frame.pts, frame.time_base = 37 * index + 5 * (index % 2), Fraction(1, 1000)
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    return path


@pytest.mark.parametrize(
    "clip",
    [
        clip if clip.parent.name in AT_ONCE else pytest.param(clip, marks=pytest.mark.long)
        for clip in CLIPS
    ],
    ids=lambda clip: clip.parent.name,
)
def test_a_clip_shows_the_same_pixels_at_the_same_times(clip: Path) -> None:
    film = PackedFilm(clip)
    assert film.fps == cv2.VideoCapture(str(clip)).get(cv2.CAP_PROP_FPS)
    for index, ((t_s, picture), (wanted_s, wanted)) in enumerate(
        zip(film.frames(), read_by_opencv(clip), strict=False)
    ):
        assert t_s == wanted_s
        assert picture.size_wh == (wanted.shape[1], wanted.shape[0])
        if index % EVERY == 0:
            assert np.array_equal(picture.unpacked(), wanted)
    film.close()


@pytest.mark.parametrize(
    "made",
    [
        {"codec": "libx264", "pixels": "yuv420p"},
        {"codec": "mpeg4", "pixels": "yuv420p"},
        {"codec": "libx264", "pixels": "yuv444p"},
        {"codec": "libx264", "pixels": "yuv420p", "colours": 1},
        {"codec": "libx264", "pixels": "yuv420p", "range_": 2},
        {"codec": "mjpeg", "pixels": "yuvj420p", "range_": 2},
    ],
    ids=lambda made: "-".join(str(one) for one in made.values()),
)
def test_films_of_any_kind_are_read_as_opencv_reads_them(
    tmp_path: Path, made: dict[str, object]
) -> None:
    path = written(tmp_path / "film.mkv", **made)  # type: ignore[arg-type]
    wanted = read_by_opencv(path)
    seen = list(Video(path).frames())
    assert [frame.t_s for frame in seen] == [t_s for t_s, _ in wanted]
    assert len(seen) == 12
    for frame, (_, bgr) in zip(seen, wanted, strict=True):
        assert np.array_equal(frame.bgr, bgr)


def test_only_films_without_colours_of_their_own_are_packed(tmp_path: Path) -> None:
    PackedFilm(written(tmp_path / "plain.mkv")).close()
    with pytest.raises(ValueError, match="another kind"):
        PackedFilm(written(tmp_path / "named.mkv", colours=1))
    with pytest.raises(ValueError, match="another kind"):
        PackedFilm(written(tmp_path / "full.mkv", pixels="yuv444p"))


def test_a_film_that_is_cut_off_ends_where_it_ends_for_opencv(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole.ts")
    cut = tmp_path / "cut.ts"
    cut.write_bytes(whole.read_bytes()[: int(0.7 * whole.stat().st_size)])
    wanted = read_by_opencv(cut)
    seen = list(Video(cut).frames())
    assert 2 < len(wanted) < 12
    assert len(seen) == len(wanted)
    assert all(np.array_equal(f.bgr, bgr) for f, (_, bgr) in zip(seen, wanted, strict=True))


@pytest.mark.parametrize("pixels", ["yuv420p", "yuv444p"])
def test_both_readers_notice_that_a_film_is_cut_off(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, pixels: str
) -> None:
    whole = written(tmp_path / "whole.mkv", pixels=pixels, frames=60)
    cut = tmp_path / "cut.mkv"
    cut.write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    assert len(list(Video(whole).frames())) == 60
    assert caplog.messages == []
    assert 2 < len(list(Video(cut).frames())) < 40
    assert "of its 2.2 s: it is cut off or damaged" in caplog.text


def test_a_packed_frame_takes_half_the_memory() -> None:
    frame = next(Video(CLIPS[0]).frames())
    width, height = frame.size_wh
    assert frame.nbytes < 0.55 * 3 * width * height
    assert frame.bgr.nbytes == 3 * width * height


def test_a_film_begun_again_shows_the_same_in_the_memory_of_before(tmp_path: Path) -> None:
    path = written(tmp_path / "film.mkv")
    film = PackedFilm(path)
    first = [(t_s, picture.unpacked()) for t_s, picture in film.frames()]
    again = film.again()
    second = [(t_s, picture.unpacked()) for t_s, picture in again.frames()]
    assert len(first) == len(second) == 12
    assert all(
        one_s == other_s and np.array_equal(one, other)
        for (one_s, one), (other_s, other) in zip(first, second, strict=True)
    )
    assert again.decodes_as(film)
    again.close()


def test_another_film_under_the_same_name_is_decoded_by_itself(tmp_path: Path) -> None:
    path = written(tmp_path / "film.mkv")
    film = PackedFilm(path)
    written(path, codec="mpeg4")
    again = film.again()
    assert not again.decodes_as(film)
    assert len(list(again.frames())) == 12
    again.close()

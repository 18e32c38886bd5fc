import os
from collections.abc import Callable
from pathlib import Path

import av
import cv2
import numpy as np
import pytest

from calibration.frame import Frame
from server.capture.footage import Pictures, Video, pictures_matching, read_picture
from server.capture.open_film import FilmFrames, OpenCvFilm
from server.capture.opening import open_source
from server.capture.packed_film import PackedFilm
from server.capture.source import SourceProblem
from tests.support.films import plain, samples, write_video


@pytest.fixture
def video(tmp_path: Path) -> Path:
    return write_video(tmp_path / "clip.mp4", 10, fps=20.0)


def test_a_video_tells_each_frame_with_its_own_time(video: Path) -> None:
    source = Video(video)
    seen = list(source.frames())
    source.close()
    assert [frame.index for frame in seen] == list(range(10))
    assert [frame.t_s for frame in seen] == pytest.approx([n / 20 for n in range(10)])
    levels = [float(frame.bgr.mean()) for frame in seen]
    assert levels == sorted(levels)
    assert not seen[0].bgr.flags.writeable


def test_a_name_that_is_not_utf_8_can_be_sent(video: Path) -> None:
    odd = video.with_name(os.fsdecode(b"clip-\xe9.mp4"))
    try:
        video.rename(odd)
    except OSError:
        pytest.skip("this system has no such names")
    source = Video(odd)
    assert source.name.encode() == b"clip-\\udce9.mp4"
    assert len(list(source.frames())) == 10
    source.close()
    assert Pictures([odd], name=str(odd)).name.encode()
    with pytest.raises(SourceProblem) as caught:
        read_picture(odd)
    assert str(caught.value).encode()


def test_from_and_to_keep_the_files_own_indices_and_times(video: Path) -> None:
    seen = list(Video(video, from_s=0.2, to_s=0.31).frames())
    assert [frame.index for frame in seen] == [4, 5, 6]


@pytest.mark.parametrize(
    ("from_s", "to_s", "told"),
    [
        (0.6, None, "its last one before the end is at 0.45 s"),
        (0.11, 0.14, "its last one before the end is at 0.10 s"),
        (0.3, 0.2, "it cannot be read from 0.3 s to 0.2 s"),
    ],
)
def test_a_time_in_which_nothing_is_filmed_is_named(
    video: Path, from_s: float, to_s: float | None, told: str
) -> None:
    with pytest.raises(SourceProblem, match=told):
        list(Video(video, from_s=from_s, to_s=to_s).frames())


def test_a_film_that_ends_before_its_stated_end_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    whole = samples("throws")[0] / "clip.mp4"
    cut = tmp_path / "cut.mp4"
    cut.write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    looped = Video(cut, loop=True).frames()
    while next(looped).scene < 2:
        pass
    (told,) = caplog.messages
    assert "cut.mp4 ends after " in told
    assert "it is cut off or damaged" in told
    caplog.clear()
    list(Video(cut, to_s=0.1).frames())
    list(Video(whole).frames())
    assert caplog.messages == []


def test_a_loop_begins_a_new_scene_and_time_goes_on(video: Path) -> None:
    source = Video(video, loop=True).frames()
    seen = [next(source) for _ in range(25)]
    assert [frame.scene for frame in seen] == [0] * 10 + [1] * 10 + [2] * 5
    assert [frame.index for frame in seen] == list(range(25))
    assert np.diff([frame.t_s for frame in seen]) == pytest.approx(np.full(24, 0.05), abs=1e-6)
    assert np.array_equal(seen[3].bgr, seen[13].bgr)


def test_the_bundled_evening_has_sixty_frames_a_second() -> None:
    frames = list(Video(samples("evening")[0] / "clip.mp4").frames())
    assert len(frames) == 540
    assert frames[-1].t_s == pytest.approx(539 / 60)


def test_pictures_come_in_name_order(tmp_path: Path) -> None:
    for name, level in (("b.png", 200), ("a.png", 10), ("c.txt", 0)):
        if name.endswith("png"):
            cv2.imwrite(str(tmp_path / name), plain(level=level))
        else:
            (tmp_path / name).write_text("no picture")
    for spec in (str(tmp_path), str(tmp_path / "*.png")):
        source = open_source(spec)
        assert [int(frame.bgr.mean()) for frame in source.frames()] == [10, 200]
    assert [path.name for path in pictures_matching(str(tmp_path))] == ["a.png", "b.png"]


def test_one_picture_is_one_frame(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "one.jpg"), plain())
    source = open_source(str(tmp_path / "one.jpg"))
    assert isinstance(source, Pictures)
    assert [frame.size_wh for frame in source.frames()] == [(64, 48)]


@pytest.mark.parametrize(
    ("name", "content", "complaint"),
    [
        ("no.mp4", None, "there is no such file"),
        ("text.mp4", b"not a video at all", "no video that can be read"),
        ("empty.mp4", b"", "no video that can be read"),
        ("README", b"words", "no video that can be read"),
        ("text.jpg", b"not a picture", "not a picture that can be read"),
        ("empty.png", b"", "not a picture that can be read"),
        ("folder/", None, "no pictures there"),
        ("*.png", None, "no pictures there"),
    ],
)
def test_what_cannot_be_read_is_named_with_what_would_mend_it(
    tmp_path: Path, name: str, content: bytes | None, complaint: str
) -> None:
    path = tmp_path / name
    if name.endswith("/"):
        path.mkdir()
    elif content is not None:
        path.write_bytes(content)
    with pytest.raises(SourceProblem, match=complaint) as problem:
        list(open_source(str(path)).frames())
    assert str(path).rstrip("/") in str(problem.value)
    assert len(str(problem.value).splitlines()) == 1


def test_a_clip_cut_short_gives_what_it_has(tmp_path: Path) -> None:
    path = tmp_path / "whole.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 30.0, (64, 48))
    noise = np.random.default_rng(1)
    for _ in range(20):
        writer.write(noise.integers(0, 255, plain().shape, dtype=np.uint8))
    writer.release()
    cut = tmp_path / "cut.avi"
    cut.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    assert 2 < len(list(open_source(str(cut)).frames())) < 18


def test_a_picture_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SourceProblem, match="no such file"):
        read_picture(tmp_path / "gone.png")


def jumped(source: Video, jumps: dict[int, float]) -> list[Frame]:
    """The frames of a film with a jump after each of some numbers of frames."""
    seen: list[Frame] = []
    for frame in source.frames():
        seen.append(frame)
        if len(seen) in jumps:
            source.playhead.jump(jumps[len(seen)])
    return seen


@pytest.fixture
def key_frames(tmp_path: Path) -> Path:
    """Four seconds of H.264 with frames that refer to later ones, a key frame each second."""
    path = tmp_path / "long.mkv"
    with av.open(str(path), "w", format="matroska") as container:
        stream = container.add_stream("libx264", rate=20, options={"g": "20", "bf": "3"})
        stream.width, stream.height, stream.pix_fmt = 64, 48, "yuv420p"
        for index in range(80):
            shown = av.VideoFrame.from_ndarray(plain(level=20 + 2 * index), format="bgr24")
            container.mux(stream.encode(shown))
        container.mux(stream.encode(None))
    return path


@pytest.mark.parametrize("read_by", ["packed", "OpenCV"])
@pytest.mark.parametrize("to_s", [0.0, 0.2, 1.0, 1.02, 2.13, 3.3, 3.95])
def test_a_jump_continues_with_the_nearest_frame(
    key_frames: Path, to_s: float, read_by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if read_by == "OpenCV":
        monkeypatch.setattr("server.capture.footage.open_film", OpenCvFilm)
    whole = list(Video(key_frames).frames())
    assert len(whole) == 80
    for after in (1, 50, 80):
        seen = jumped(Video(key_frames), {after: to_s})
        nearest = min(whole, key=lambda one: abs(one.t_s - to_s))
        assert [frame.index for frame in seen] == list(range(len(seen)))
        assert [frame.scene for frame in seen] == [0] * after + [1] * (80 - nearest.index)
        steps_s = np.diff([frame.t_s for frame in seen])
        assert steps_s == pytest.approx(np.full(len(seen) - 1, 0.05), abs=0.002)
        for there, before in zip(seen[after:], whole[nearest.index :], strict=True):
            assert np.array_equal(there.bgr, before.bgr)


def test_several_jumps_in_a_film_that_repeats(video: Path) -> None:
    source = Video(video, loop=True)
    frames, seen = source.frames(), list[Frame]()
    for jump_s in (0.3, 0.0, None, None):
        seen.extend(next(frames) for _ in range(6))
        if jump_s is not None:
            source.playhead.jump(jump_s)
    levels = [round(float(frame.bgr.mean() - 20) / 8) for frame in seen]
    assert levels == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, *range(10), 0, 1]
    assert [frame.index for frame in seen] == list(range(24))
    assert [frame.scene for frame in seen] == [0] * 6 + [1] * 4 + [2] * 2 + [3] * 10 + [4] * 2
    assert np.diff([frame.t_s for frame in seen]) == pytest.approx(np.full(23, 0.05), abs=1e-6)


def test_a_film_is_continued_after_its_end(video: Path) -> None:
    source = Video(video)
    assert len(list(source.frames())) == 10
    source.playhead.jump(0.4)
    again = list(source.frames())
    assert [(frame.index, frame.scene) for frame in again] == [(10, 1), (11, 1)]


def test_a_jump_to_the_very_end_shows_the_last_frame(video: Path) -> None:
    source = Video(video)
    assert source.playhead.length_s == pytest.approx(0.5)
    seen = jumped(source, {3: 0.47})
    assert [(frame.index, frame.scene) for frame in seen] == [(0, 0), (1, 0), (2, 0), (3, 1)]


def test_a_film_that_ends_before_the_place_of_a_jump_ends() -> None:
    source = Video(samples("throws")[0] / "clip.mp4")
    source.playhead.length_s = None
    seen = jumped(source, {3: 1e4})
    assert [frame.index for frame in seen] == [0, 1, 2]
    source.playhead.jump(0.1)
    assert next(source.frames()).index == 3


@pytest.mark.parametrize("opened", [PackedFilm, OpenCvFilm])
def test_a_place_is_found_without_decoding_all_before_it(
    key_frames: Path, opened: Callable[[Path], FilmFrames]
) -> None:
    first_s, _ = next(iter(opened(key_frames).frames(3.9)))
    assert 0 < first_s <= 3.9
    first_s, _ = next(iter(opened(key_frames).frames(0.5)))
    assert first_s == 0


def test_frames_tell_their_place_in_the_film_and_a_loop_counts_on(video: Path) -> None:
    source = Video(video, loop=True)
    frames = source.frames()
    assert [next(frames).film_s for _ in range(22)] == pytest.approx([n / 20 for n in range(22)])
    source.playhead.jump(0.1)
    assert next(frames).film_s == pytest.approx(1.1)
    source.close()

"""Recordings of footage that was jumped in: they replay, and are measured again as they were."""

from pathlib import Path

import numpy as np
import pytest

from engine.plain import JsonObject
from server.capture.footage import Video
from server.replaying import replay
from server.review.archive import KeptEvening
from server.review.as_played import AsPlayed, jumps_of
from server.review.evening import review_evening
from server.review.task import ReviewTask
from server.store.recording import read_recording
from tests.support.films import write_video
from tests.support.recorded_evenings import THROW, record_evening


@pytest.mark.parametrize("loop", [False, True])
def test_the_same_jumps_give_the_same_frames(tmp_path: Path, loop: bool) -> None:
    path = write_video(tmp_path / "clip.mp4", 20, fps=10.0)
    played, heard = Video(path, loop=loop), list[tuple[int, float]]()
    played.playhead.listen(lambda frame, to_s: heard.append((frame, to_s)))
    played.playhead.jump(0.5)
    then = []
    for frame in played.frames():
        then.append(frame)
        if frame.index in (3, 9):
            played.playhead.jump(frame.index / 10)
        if frame.index == 40:
            break
    assert heard == [(0, 0.5), (4, 0.3), (10, 0.9)]
    again = list(zip(AsPlayed(Video(path, loop=loop), dict(heard)).frames(), then, strict=False))
    assert len(again) == len(then)
    for now, before in again:
        assert (now.index, now.t_s, now.scene) == (before.index, before.t_s, before.scene)
        assert np.array_equal(now.bgr, before.bgr)


def test_a_place_that_the_film_no_longer_has_is_passed_over(tmp_path: Path) -> None:
    film = Video(write_video(tmp_path / "clip.mp4", 20, fps=10.0))
    seen = list(AsPlayed(film, {5: 100.0, 7: float("nan")}).frames())
    assert [frame.index for frame in seen] == list(range(20))


def test_lines_about_jumps_that_make_no_sense_are_left_out() -> None:
    lines: list[JsonObject] = [
        {"did": "jumped", "frame": 5, "to_s": 2},
        {"did": "jumped", "frame": "6", "to_s": 2.0},
        {"did": "jumped", "frame": 7, "to_s": None},
        {"did": "jumped", "frame": True, "to_s": 1.0},
        {"did": "jumped"},
        {"did": "looked", "frame": 8, "to_s": 2.0},
    ]
    assert jumps_of(lines) == {5: 2.0}


@pytest.mark.long
def test_an_evening_with_jumps_replays_and_is_measured_again(tmp_path: Path) -> None:
    undisturbed = record_evening(tmp_path / "once", THROW)
    once = sum(len(line.get("sightings", ())) for line in read_recording(undisturbed))
    folder = record_evening(tmp_path / "twice", THROW, jumps={30: 1.0, 60: 0.0})
    told = [line for line in read_recording(folder) if line["did"] == "jumped"]
    assert [(line["frame"], line["to_s"]) for line in told] == [(31, 1.0), (61, 0.0)]
    replayed = replay(read_recording(folder))
    assert replayed is not None
    assert replayed.difference is None
    found = review_evening(ReviewTask(KeptEvening("twice", str(folder)), 0))
    assert (found.status, found.told) == ("measured again", "")
    assert found.sightings_then == found.sightings_now >= once > 0
    assert {row.change for row in found.rows} == {"same"}

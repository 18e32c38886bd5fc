"""Files that are written on a separate thread: each clip once, and errors are reported."""

import logging
import threading
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from server.store.waiting import WaitingFiles
from tests.support.waiting import until

CLIP: Mapping[str, bytes] = {"picture.jpg": b"x"}


def broken() -> dict[str, bytes]:
    raise KeyError("what is that")


def test_an_error_of_the_writer_is_logged_with_its_file(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), closing(WaitingFiles(tmp_path)) as files:
        files.write("game", broken)
        files.keep_clip("clip", broken)
    told = [record.getMessage() for record in caplog.records]
    assert told == [
        f"{tmp_path / 'game.json'} could not be written.",
        f"{tmp_path / 'pictures' / 'clip.zip'} could not be written.",
    ]
    assert all(record.exc_info for record in caplog.records)


def test_a_clip_is_packed_once_however_often_it_is_given(tmp_path: Path) -> None:
    packed: list[int] = []

    def clip() -> Mapping[str, bytes]:
        packed.append(1)
        return CLIP

    with closing(WaitingFiles(tmp_path)) as files:
        for _ in range(5):
            files.keep_clip("clip", clip)
    assert len(packed) == 1


def test_who_gives_a_clip_touches_no_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    callers: list[str] = []
    exists = Path.exists

    def noted(path: Path) -> bool:
        callers.append(threading.current_thread().name)
        return exists(path)

    monkeypatch.setattr(Path, "exists", noted)
    with closing(WaitingFiles(tmp_path)) as files:
        files.keep_clip("clip", lambda: CLIP)
    assert callers
    assert threading.current_thread().name not in callers


def test_a_clip_that_could_not_be_written_is_tried_again(tmp_path: Path) -> None:
    written = threading.Event()

    def clip() -> Mapping[str, bytes]:
        written.set()
        return CLIP

    def given_again() -> bool:
        files.keep_clip("clip", clip)
        return written.is_set()

    with closing(WaitingFiles(tmp_path)) as files:
        files.keep_clip("clip", broken)
        until(given_again)
    with closing(WaitingFiles(tmp_path)) as files:
        assert files.clip("clip") == CLIP


def test_a_game_is_behind_until_it_is_written(tmp_path: Path) -> None:
    with closing(WaitingFiles(tmp_path)) as files:
        assert not files.is_behind("game")
        files.write("game", broken)
        until(lambda: files.is_behind("game"))
        files.write("game", lambda: {"memory": []})
        until(lambda: not files.is_behind("game"))
        assert files.read("game") == {"memory": []}


def test_a_clip_that_gave_way_may_be_given_again(tmp_path: Path) -> None:
    with closing(WaitingFiles(tmp_path, most_picture_bytes=1)) as files:
        files.keep_clip("old", lambda: CLIP)
        until(lambda: files.clip("old") == CLIP)
        files.keep_clip("new", lambda: CLIP)
        until(lambda: files.clip("old") is None)
        files.keep_clip("old", lambda: CLIP)
        until(lambda: files.clip("old") == CLIP)

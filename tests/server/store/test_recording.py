"""A recording is usable wherever it ends: cut off at any byte, or on a full disk."""

import json
import sys
from pathlib import Path

import pytest

from server.replaying import replay
from server.session import Session
from server.store.recording import FILE, Recorder, read_recording
from tests.server.test_replaying import play_an_evening
from tests.support.evenings import demonstration, desk, hand, look


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "evening"


def test_a_recording_that_is_cut_off_is_replayed_up_to_there(folder: Path) -> None:
    play_an_evening(folder)
    file = folder / FILE
    whole = file.read_bytes()
    begun = whole.index(b"\n", whole.index(b"\n") + 1)
    for size in (*range(0, len(whole), 97), *range(len(whole) - 5, len(whole))):
        file.write_bytes(whole[:size])
        replayed = replay(read_recording(folder))
        assert (replayed is None) == (size < begun)
        assert replayed is None or replayed.difference is None


class BegunMeanwhile:
    """A recorder's lock for which a line waits while another game begins."""

    def __init__(self, recorder: Recorder, other: Session) -> None:
        self.recorder, self.lock = recorder, recorder._lock
        self.other: Session | None = other

    def __enter__(self) -> None:
        other, self.other = self.other, None
        if other is not None:
            self.recorder.of(other.record)
        self.lock.acquire()

    def __exit__(self, *_: object) -> None:
        self.lock.release()


def test_a_frame_stays_with_its_game_though_another_begins_meanwhile(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = Recorder(folder, source={})
    session, other = demonstration(), demonstration()
    table = desk(session, recorder.of(session.record, session.entries))
    monkeypatch.setattr(recorder, "_lock", BegunMeanwhile(recorder, other))
    table.see(look(hand(204.0)))
    recorder.close()
    looked = [line for line in read_recording(folder) if line["did"] == "looked"]
    assert [line["session"] for line in looked] == [session.record.id]


@pytest.fixture
def small_disk() -> object:
    """Files end at a size that a test sets, as on a full disk."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit(size: int) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))

    yield limit
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no file sizes")
@pytest.mark.parametrize("room", [1, 7, 60, 400])
def test_a_full_disk_ends_the_recording_and_nothing_else(
    folder: Path, small_disk: object, room: int
) -> None:
    recorder = Recorder(folder, source={})
    session = demonstration()
    table = desk(session, recorder.of(session.record, session.entries))
    table.see(look(hand(190.0), frame=50))
    size = (folder / FILE).stat().st_size
    small_disk(size + room)  # type: ignore[operator]
    for frame in range(100, 110):
        table.see(look(hand(204.0), frame=frame))
    assert "cannot be written any more" in recorder.trouble
    small_disk(10**9)  # type: ignore[operator]
    table.confirm("span", based_on_seq=session.head)  # room again, but there is a gap
    recorder.close()
    assert session.head > 0
    lines = (folder / FILE).read_text().splitlines()
    assert [json.loads(line)["did"] for line in lines][:3] == ["opened", "began", "looked"]
    replayed = replay(read_recording(folder))
    assert replayed is not None
    assert replayed.difference is None

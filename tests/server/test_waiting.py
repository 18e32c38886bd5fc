"""Unanswered proposals are there again after a restart of the program."""

import io
import logging
import zipfile
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from calibration.frame import Frame
from server.capture.ring import FrameRing
from server.capture.snapshots import MOST_KEPT, Snapshots
from server.cli.demonstration import begin_demonstration
from server.desk import Desk
from server.desks import Desks
from server.proposals.proposal import Noticed
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from server.store.waiting import WaitingFiles
from server.waiting import PictureHolder, Waiting, WaitingKeeper, next_frame
from tests.support.evenings import creature, hand, look, throw
from vision.sightings import ImpactSeen

PICTURE_BYTES = 200
"""Less than any picture takes."""


class Program:
    """One run of the program over a data folder; the games themselves stay in their ledger."""

    def __init__(self, ledger: MemoryLedger, folder: Path, *, picture_bytes: int = 10**8) -> None:
        self.files = WaitingFiles(folder, most_picture_bytes=picture_bytes)
        self.snapshots = Snapshots(self.files)
        sessions = Sessions(ledger)
        session = sessions.newest() or begin_demonstration(sessions)
        self.keeper = WaitingKeeper(self.files, self.snapshots)
        self.desk: Desk = Desks(sessions, keeper=self.keeper).of(session)

    def close(self) -> None:
        self.files.close()


@pytest.fixture
def ledger() -> MemoryLedger:
    return MemoryLedger()


def test_proposals_outlive_the_program(ledger: MemoryLedger, tmp_path: Path) -> None:
    with closing(Program(ledger, tmp_path)) as first:
        first.desk.see(look(hand(), creature(), throw(), scene=2))
        offered = first.desk.offers()
        assert len(offered) == 3
    with closing(Program(ledger, tmp_path)) as second:
        assert second.desk.offers() == offered


def test_what_was_answered_or_put_aside_does_not_come_back(
    ledger: MemoryLedger, tmp_path: Path
) -> None:
    with closing(Program(ledger, tmp_path)) as first:
        first.desk.see(look(hand(), throw()))
        before = first.desk.session.head
        first.desk.confirm("span", based_on_seq=before)
        (offer,) = first.desk.offers()
        first.desk.dismiss(offer.key)
    with closing(Program(ledger, tmp_path)) as second:
        assert second.desk.offers() == ()
        second.desk.take_back(before, based_on_seq=second.desk.session.head)
        assert [offer.key for offer in second.desk.offers()] == ["span"]


def test_a_cameras_frames_go_on_after_those_of_earlier_runs(
    ledger: MemoryLedger, tmp_path: Path
) -> None:
    """Before, something new in a frame with an old number counted as answered."""
    with closing(Program(ledger, tmp_path)) as first:
        assert next_frame(first.desk.session, Waiting()) == 0
        first.desk.see(look(hand(frame=100)))
        first.desk.confirm("span", based_on_seq=first.desk.session.head)
        first.desk.see(look(throw(frame=500)))
        (offer,) = first.desk.offers()
        first.desk.dismiss(offer.key)
    with closing(Program(ledger, tmp_path)) as second:
        session = second.desk.session
        assert next_frame(session, Waiting()) == 101
        begins = next_frame(session, second.keeper.read(session))
        assert begins == 501
        second.desk.see(look(hand(231.0, frame=100)))
        assert second.desk.offers() == (), "its number is that of the answered one"
        second.desk.see(look(hand(231.0, frame=begins)))
        assert len(second.desk.offers()) == 1


def test_their_pictures_outlive_it_too(ledger: MemoryLedger, tmp_path: Path) -> None:
    with closing(Program(ledger, tmp_path)) as first:
        seen = _photographed(first)
        before = first.snapshots.of(seen)
        assert before is not None
    with closing(Program(ledger, tmp_path)) as second:
        after = second.snapshots.of(seen)
        assert after is not None
        assert after.picture == before.picture
        assert [one.result() for one in after.replay] == [one.result() for one in before.replay]
        assert after.decisive == before.decisive


def test_in_memory_the_picture_of_what_can_be_answered_stays(ledger: MemoryLedger) -> None:
    snapshots, ring = Snapshots(), FrameRing(seconds=2.0, megabytes=50.0)
    sessions = Sessions(ledger)
    session = begin_demonstration(sessions)
    desk = Desks(sessions, keeper=PictureHolder(snapshots)).of(session)
    frame = Frame(np.full((36, 64, 3), 90, np.uint8), 0, 0.0)
    seen = throw()
    snapshots.take((seen,), frame, ring)
    desk.see(look(seen))
    (offer,) = desk.offers()

    def see_much_else(first: int) -> None:
        for number in range(first, first + MOST_KEPT + 1):
            snapshots.take((hand(frame=number),), frame, ring)

    see_much_else(1000)
    assert snapshots.of(seen) is not None
    assert snapshots.of(hand(frame=1000)) is None
    desk.dismiss(offer.key)
    see_much_else(2000)
    assert snapshots.of(seen) is None


def test_the_oldest_pictures_give_way(ledger: MemoryLedger, tmp_path: Path) -> None:
    with closing(Program(ledger, tmp_path, picture_bytes=PICTURE_BYTES)) as first:
        older, newer = _photographed(first, frame=90), _photographed(first, frame=200)
    with closing(Program(ledger, tmp_path)) as second:
        assert second.snapshots.of(older) is None
        assert second.snapshots.of(newer) is not None


def test_tracks_of_an_earlier_run_belong_to_scenes_before_this_one(
    ledger: MemoryLedger, tmp_path: Path
) -> None:
    """Track 1 of this run is not track 1 of the last; scenes of a run count from 0."""
    with closing(Program(ledger, tmp_path)) as first:
        first.desk.see(look(hand(), scene=3))
        first.desk.see(look(throw(), scene=4))
    with closing(Program(ledger, tmp_path)) as second:
        waited = second.keeper.read(second.desk.session)
        assert [noticed.scene for noticed in waited.memory] == [-2, -1]


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "[" * 10**5,
        '{"memory": [{"seq": 1}]}',
        '{"memory": 3}',
        '{"memory": [{"seq": 1e999}]}',
    ],
)
def test_a_damaged_file_is_told_and_left_out(
    text: str, ledger: MemoryLedger, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(Program(ledger, tmp_path)) as first:
        first.desk.see(look(hand()))
    (file,) = tmp_path.glob("*.json")
    file.write_text(text)
    with caplog.at_level(logging.WARNING), closing(Program(ledger, tmp_path)) as second:
        assert second.desk.offers() == ()
    assert text == "[]" or "left out" in caplog.text


@pytest.mark.parametrize("damage", ["compression", "size"])
def test_damaged_pictures_are_told_and_left_out(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Packed by a method that nobody knows, or said to be larger than any clip."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as packed:
        packed.writestr("picture.jpg", b"x" * 100)
    whole = bytearray(held.getvalue())
    listed = whole.index(b"PK\x01\x02")
    if damage == "compression":
        whole[listed + 10] = whole[8] = 99
    else:
        whole[listed + 24 : listed + 28] = (2**31).to_bytes(4, "little")
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "x.zip").write_bytes(whole)
    files = WaitingFiles(tmp_path)
    with caplog.at_level(logging.WARNING), closing(files):
        assert files.clip("x") is None
    assert "cannot be read" in caplog.text


def test_what_has_not_changed_is_not_written_again(
    ledger: MemoryLedger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Program(ledger, tmp_path)) as program:
        written: list[str] = []
        monkeypatch.setattr(program.files, "write", lambda name, _: written.append(name))
        memory = (Noticed(hand(), 0),)
        for waiting in (
            Waiting(memory),
            Waiting(memory, rested={}),
            Waiting(memory, frozenset({"span@1"})),
            Waiting(memory, frozenset({"span@1"}), {"span@2": (hand(),)}),
            Waiting(memory, frozenset({"span@1"}), {"span@2": (hand(),)}),
        ):
            program.keeper.keep(program.desk.session, waiting, ())
        assert len(written) == 3
        monkeypatch.setattr(program.files, "is_behind", lambda name: name == written[0])
        program.keeper.keep(program.desk.session, waiting, ())
        assert len(written) == 4


def _photographed(program: Program, *, frame: int = 90) -> ImpactSeen:
    """A throw that was seen and shown, with all its pictures."""
    ring = FrameRing(seconds=2.0, megabytes=50.0)
    for index in range(frame - 5, frame + 5):
        picture = np.full((90, 160, 3), index % 250, np.uint8)
        ring.add(Frame(picture, index, index / 60))
    newest = ring.newest()
    assert newest is not None
    seen = throw(frame=frame)
    program.snapshots.take((seen,), newest, ring)
    program.desk.see(look(seen))
    return seen

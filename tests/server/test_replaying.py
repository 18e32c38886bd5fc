"""A recorded evening replays bit for bit; manual changes are found."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import server.replaying
from engine import GAMES
from engine.games.clay_o_rama.starting import StartGame
from engine.games.clay_o_rama.turns import EndMove
from server.replaying import replay
from server.store.recording import FILE, Recorder, RecordingProblem, read_recording
from tests.support.evenings import creature, demonstration, desk, hand, look, missiles, throw


def play_an_evening(folder: Path) -> str:
    """Record an evening with proposals confirmed, dismissed and taken back; return its hash."""
    recorder = Recorder(folder, source={"footage": "drawn"})
    session = demonstration()
    table = desk(session, recorder.of(session.record, session.entries))
    table.see(look(hand(204.0), frame=100))
    table.confirm("span", based_on_seq=session.head)
    table.take_back(session.head - 1, based_on_seq=session.head)
    table.see(look(frame=101))
    table.confirm("span", based_on_seq=session.head)
    table.see(look(creature(82.0), *missiles(10.2, 4.2), frame=380))
    table.confirm("weigh-in-1", based_on_seq=session.head)
    table.command(StartGame(None), based_on_seq=session.head)
    table.see(look(throw(("green", 0.97), none=0.03), frame=500))
    table.confirm("throw-500", based_on_seq=session.head)
    table.see(look(throw(("orange", 0.5), none=0.5, frame=900), frame=900))
    table.dismiss("throw-900")
    table.command(EndMove(None, 2), based_on_seq=session.head)
    recorder.close()
    return session.ledger_hash


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "evening"


def change(folder: Path, number: int, **changed: Any) -> None:
    """Change a line of the recording by hand."""
    path = folder / FILE
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[number] = json.dumps({**json.loads(lines[number]), **changed})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_the_same_ledger_to_the_bit(folder: Path) -> None:
    ledger_hash = play_an_evening(folder)
    replayed = replay(read_recording(folder))
    assert replayed is not None
    assert replayed.difference is None
    assert replayed.ledger_hash == ledger_hash
    assert (replayed.frames, replayed.sightings) == (5, 6)


def test_throws_that_were_counted_when_it_was_recorded_are_known_again(folder: Path) -> None:
    ledger_hash = play_an_evening(folder)
    path = folder / FILE
    told = path.read_text(encoding="utf-8")
    path.write_text(told.replace("throw-500@500", "throw-1@500"), encoding="utf-8")
    assert "throw-1@500" in path.read_text(encoding="utf-8")
    replayed = replay(read_recording(folder))
    assert replayed is not None
    assert replayed.difference is None
    assert replayed.ledger_hash == ledger_hash


def test_two_evenings_played_alike_have_the_same_hash(tmp_path: Path) -> None:
    assert play_an_evening(tmp_path / "one") == play_an_evening(tmp_path / "two")


def test_a_recording_tells_no_codes(folder: Path) -> None:
    play_an_evening(folder)
    assert "codes" not in (folder / FILE).read_text(encoding="utf-8")


def test_a_changed_sighting_is_found_where_it_first_matters(folder: Path) -> None:
    play_an_evening(folder)
    lines = list(read_recording(folder))
    seen = lines[2]["sightings"]
    seen[0]["frame"] = 77
    change(folder, 2, sightings=seen)
    replayed = replay(read_recording(folder))
    assert replayed is not None
    assert replayed.difference is not None
    assert replayed.difference["line"] == 4
    assert replayed.difference["recorded"] == {"proposal": "span@100"}


def test_a_changed_ledger_is_found(folder: Path) -> None:
    play_an_evening(folder)
    change(folder, 3, events=[{"type": "SpanSet", "player": 1, "span": 9999}])
    replayed = replay(read_recording(folder))
    assert replayed is not None
    assert replayed.difference is not None
    assert replayed.difference["replayed"] == [{"type": "SpanSet", "player": 1, "span": 2040}]


def test_a_power_cut_costs_the_last_line_at_most(folder: Path) -> None:
    play_an_evening(folder)
    path = folder / FILE
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    assert len(list(read_recording(folder))) == len(whole.splitlines()) - 1


def test_damage_in_the_middle_is_named(folder: Path) -> None:
    play_an_evening(folder)
    path = folder / FILE
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[4] = lines[4][:-5]
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(RecordingProblem, match="damaged in line 5"):
        list(read_recording(folder))


def test_a_fault_of_the_rules_is_no_damage(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(state: object, command: object) -> tuple[()]:
        raise ZeroDivisionError

    play_an_evening(folder)
    faulty = {"clay_o_rama": replace(GAMES["clay_o_rama"], decide=fails)}
    monkeypatch.setattr(server.replaying, "GAMES", faulty)
    with pytest.raises(RecordingProblem, match=r"rules of this version fail at it \(ZeroDivision"):
        replay(read_recording(folder))


def test_a_recording_is_never_written_over(folder: Path) -> None:
    play_an_evening(folder)
    before = (folder / FILE).read_bytes()
    with pytest.raises(RecordingProblem, match="holds a recording already"):
        Recorder(folder, source={})
    assert (folder / FILE).read_bytes() == before


def test_a_folder_without_a_recording_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordingProblem, match="holds no recording"):
        list(read_recording(tmp_path))

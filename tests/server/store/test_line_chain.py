"""Changed, truncated or removed lines of a recording are noticed and named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.luck import roll
from engine.word import Note
from server.cli.main import main
from server.replaying import replay
from server.store.line_chain import LineChain, linked
from server.store.recording import FILE, Recorder, read_recording
from tests.server.store.test_recorded_before import OF_2026_11_20
from tests.support.evenings import creature, demonstration, desk, hand, look

FRAMES = 40
CHANGED, CUT, REMOVED = 30, 60, 30

ReadBack = Callable[..., tuple[int, Any]]


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An evening of 40 frames in which something was seen, and two decisions."""
    folder = tmp_path_factory.mktemp("recorded") / "evening"
    recorder = Recorder(folder, source={"footage": "drawn"})
    session = demonstration()
    table = desk(session, recorder.of(session.record, session.entries))
    for frame in range(FRAMES):
        seen = hand(190.0 + frame, frame=frame) if frame % 2 else creature(80.0 + frame)
        table.see(look(seen, frame=frame))
    table.confirm("span", based_on_seq=session.head)
    table.take_back(session.head - 1, based_on_seq=session.head)
    recorder.close()
    return folder


@pytest.fixture
def lines(recorded: Path) -> list[bytes]:
    return (recorded / FILE).read_bytes().splitlines(keepends=True)


@pytest.fixture
def read_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> ReadBack:
    """The results of replay and check on these bytes: their common status, and the JSON."""

    def run(content: bytes) -> tuple[int, Any]:
        (tmp_path / FILE).write_bytes(content)
        checked = main(["check", str(tmp_path), "--json"])
        status = main(["replay", str(tmp_path), "--json"])
        out = capsys.readouterr().out.splitlines()
        assert status == checked
        return status, json.loads(out[-1])["recording"] if out else None

    return run


def test_a_recording_as_it_was_written(read_back: ReadBack, lines: list[bytes]) -> None:
    assert read_back(b"".join(lines)) == (
        0,
        {"chained": True, "ended": True, "faults": [], "said": []},
    )


def numbers(node: Any) -> list[tuple[Any, Any]]:
    """The path of every measured number of a sighting."""
    items = node.items() if isinstance(node, dict) else enumerate(node)
    found = [(node, key) for key, value in items if isinstance(value, float)]
    nested = node.values() if isinstance(node, dict) else node
    return found + [
        one for part in nested if isinstance(part, dict | list) for one in numbers(part)
    ]


@pytest.mark.parametrize("case", range(CHANGED))
def test_a_changed_sighting_is_named(read_back: ReadBack, lines: list[bytes], case: int) -> None:
    place = 1 + roll("line", case, FRAMES)
    line = json.loads(lines[place])
    places = numbers(line["sightings"])
    holder, key = places[roll("number", case, len(places)) - 1]
    holder[key] += 0.25
    text = json.dumps(line) if case % 2 else json.dumps(line, separators=(",", ":"))
    lines[place] = text.encode() + b"\n"
    status, recording = read_back(b"".join(lines))
    assert status == 1
    assert [(one["line"], one["what"]) for one in recording["faults"]] == [(place + 1, "changed")]


@pytest.mark.parametrize("case", range(CUT))
def test_a_cut_tail_is_told_and_the_rest_replays(
    read_back: ReadBack, lines: list[bytes], case: int
) -> None:
    whole = b"".join(lines)
    begun = len(lines[0]) + len(lines[1])
    at_a_line = len(b"".join(lines[: 1 + roll("line", case, len(lines) - 2) + 1]))
    size = at_a_line if case % 2 else begun + roll("size", case, len(whole) - begun) - 2
    status, recording = read_back(whole[:size])
    assert status == 1
    assert recording["faults"] == []
    assert "ended without its last line" in recording["said"][0]


@pytest.mark.parametrize("case", range(REMOVED))
def test_a_removed_line_is_named(read_back: ReadBack, lines: list[bytes], case: int) -> None:
    place = 1 + roll("line", case, FRAMES - 1)  # the end mark stays: else the tail were cut off
    del lines[place + 1 : place + 2 + case % 3]
    status, recording = read_back(b"".join(lines))
    assert status == 1
    faults = [(one["line"], one["what"]) for one in recording["faults"]]
    assert faults == [(place + 2, "removed")]


def test_lines_that_changed_places_are_named(read_back: ReadBack, lines: list[bytes]) -> None:
    lines[5], lines[6] = lines[6], lines[5]
    status, recording = read_back(b"".join(lines))
    assert status == 1
    assert [one["what"] for one in recording["faults"]] == ["removed", "misplaced", "removed"]


def without(line: bytes, *names: str) -> bytes:
    told = {name: value for name, value in json.loads(line).items() if name not in names}
    return json.dumps(told).encode() + b"\n"


@pytest.mark.parametrize("lost", [("link",), ("link", "line")])
@pytest.mark.parametrize("count", [1, 2, 7])
def test_a_link_that_was_taken_off_is_named(
    read_back: ReadBack, lines: list[bytes], lost: tuple[str, ...], count: int
) -> None:
    for place in range(count):
        lines[place] = without(lines[place], *lost)
    status, recording = read_back(b"".join(lines))
    assert status == 1
    assert recording["faults"]


def test_a_chain_that_was_taken_off_as_a_whole_leaves_the_end_mark(
    read_back: ReadBack, lines: list[bytes]
) -> None:
    bare = [
        {k: v for k, v in json.loads(line).items() if k not in ("link", "line")} for line in lines
    ]
    status, recording = read_back("\n".join(json.dumps(line) for line in bare).encode())
    assert (status, recording["chained"]) == (1, True)


def test_an_earlier_recording_is_told_as_not_chained(read_back: ReadBack) -> None:
    status, recording = read_back((OF_2026_11_20 / FILE).read_bytes())
    assert (status, recording["chained"], recording["faults"]) == (0, False, [])
    assert "not chained" in recording["said"][0]


def test_a_link_rests_on_all_lines_before_it() -> None:
    one, other = linked("", 1, {"did": "opened"}), linked("", 1, {"did": "opened", "x": 1})
    assert one["link"] != other["link"]
    assert linked(one["link"], 2, {"did": "x"}) != linked(other["link"], 2, {"did": "x"})


def test_times_go_forward_whatever_the_wall_clock_does(tmp_path: Path) -> None:
    moments = iter((5.0, 5.0, 6.5, 9.0))
    recorder = Recorder(tmp_path / "e", source={}, clock=lambda: next(moments))
    recorder.of(demonstration().record)
    recorder.close()
    assert [line["at_s"] for line in read_recording(tmp_path / "e")] == [0.0, 1.5, 4.0]


def test_two_games_of_one_evening_replay_each_at_its_own_desk(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "e", source={})
    first, second = demonstration(), demonstration()
    tables = [desk(one, recorder.of(one.record, one.entries)) for one in (first, second)]
    for frame, table in enumerate((*reversed(tables), *tables)):
        table.see(look(hand(190.0 + frame, frame=frame), frame=frame))
        table.command(Note(None, f"{frame}"), based_on_seq=table.session.head)
    for table in tables:
        table.confirm("span", based_on_seq=table.session.head)
    recorder.close()
    chain = LineChain()
    replayed = replay(chain.follow(read_recording(tmp_path / "e")))
    assert replayed is not None
    assert replayed.difference is None
    assert replayed.ledger_hash == second.ledger_hash
    assert not chain.doubtful

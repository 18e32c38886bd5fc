"""A recording is played on from any entry with another ruling, beside what was recorded."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.refusal import IllegalCommand
from server.cli.fork_columns import print_fork
from server.cli.main import main
from server.forking import Fork, fork
from server.store.recording import read_recording
from tests.server.test_replaying import change, play_an_evening

BEFORE_THE_THROW = 13
AT_ADA = (
    '{"type": "Fire", "seat": null, "creature": 2, "missile": 0, "target": 1,'
    ' "landing": {"struck": 1, "bounced": false}}'
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    play_an_evening(tmp_path / "evening")
    return tmp_path / "evening"


def forked(folder: Path, after: int, *said: str, keep: bool = False) -> Fork:
    made = fork(list(read_recording(folder)), after=after, said=said, keep=keep)
    assert made is not None
    return made


def test_another_ruling_leads_elsewhere(folder: Path) -> None:
    made = forked(folder, BEFORE_THE_THROW, AT_ADA)
    assert made.differs_at == 0
    assert "Cleo's creature loses 5" in made.rows[0].recorded[-1]
    assert "Ada's creature loses 5" in made.rows[0].forked[-1]
    assert made.rows[1].same  # the end of the move was decided on both sides
    assert {(one.path, one.recorded, one.forked) for one in made.states} == {
        ("creatures[0].hit_points", 43, 38),
        ("creatures[2].hit_points", 40, 45),
    }
    assert made.forked_hash != made.recorded.ledger_hash


@pytest.mark.parametrize(
    ("said", "told"),
    [("throw missile 1 at Ada", "Ada's creature"), ("end move", "ends its move")],
)
def test_a_ruling_is_said_in_the_words_of_play(
    folder: Path, capsys: pytest.CaptureFixture[str], said: str, told: str
) -> None:
    call = ["replay", str(folder), "--fork", str(BEFORE_THE_THROW), "--json", "--say", said]
    assert main(call) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert told in " ".join(rows[0]["forked"])


def test_a_ruling_that_is_not_understood_is_told_with_what_would_be(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(folder), "--fork", "13", "--say", "ende move"]) == 2
    (sentence,) = capsys.readouterr().err.strip().splitlines()
    assert sentence.startswith("--say is as in `tableref play`, but ")
    assert sentence.endswith("did you mean `end attacks`?")


def test_the_same_ruling_leads_to_the_same_ledger(folder: Path) -> None:
    decided = [line["decision"] for line in read_recording(folder) if line["did"] == "decided"]
    fired = next(one["command"] for one in decided if one.get("proposal", "") == "throw-500@500")
    made = forked(folder, BEFORE_THE_THROW, json.dumps(fired))
    assert made.differs_at is None
    assert made.states == ()
    assert made.forked_hash == made.recorded.ledger_hash


def test_what_was_decided_there_can_be_kept(folder: Path) -> None:
    made = forked(folder, 5, "note hello", keep=True)
    assert made.rows[0].recorded == ()
    assert made.rows[0].forked == ("The referee: hello",)
    assert all(row.same for row in made.rows[1:])
    assert made.states == ()


def test_a_take_back_goes_to_the_same_decision(folder: Path) -> None:
    """In the fork that decision has another number."""
    made = forked(folder, 2, "note one", "note two", keep=True)
    assert [row.same for row in made.rows] == [False, True, False, *[True] * (len(made.rows) - 3)]
    assert made.rows[2].forked == ("Taken back to entry 4.",)
    assert made.states == ()


def test_what_no_longer_fits_is_told_and_passed_over(folder: Path) -> None:
    made = forked(folder, BEFORE_THE_THROW, "fire 2 0 3")
    assert made.rows[1].forked[0].startswith("Refused: ")
    assert made.states


def test_a_fork_at_the_end(folder: Path) -> None:
    last = forked(folder, 5, "note x").recorded.events
    made = forked(folder, last, "note late")
    assert [row.forked for row in made.rows] == [("The referee: late",)]


@pytest.mark.parametrize("after", [11, 99])
def test_only_where_a_decision_was_made(folder: Path, after: int) -> None:
    with pytest.raises(IllegalCommand, match=f"right after entry {after}; choose "):
        forked(folder, after, "note x")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--fork", "13"), "say it with --say"),
        (("--say", "note x"), "name its entry with --fork"),
        (("--fork", "11", "--say", "note x"), "choose 6 or 13"),
        (("--fork", "13", "--say", "dance"), "dance"),
        (("--fork", "13", "--say", "{"), "{"),
        (("--fork", "13", "--say", "startgame"), "cannot be played"),
    ],
)
def test_a_fork_that_cannot_be_gets_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], arguments: Any, complaint: str
) -> None:
    assert main(["replay", str(folder), *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert complaint in err
    assert len(err.splitlines()) == 1


def test_as_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["replay", str(folder), "--fork", "13", "--say", AT_ADA, "--json"]
    assert main(call) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["kind"], told["after"], told["differs_at"]) == ("fork", 13, 0)
    assert [row["same"] for row in told["rows"]] == [False, True]
    change(folder, 2, frame=99)
    assert main(call) == 1
    assert json.loads(capsys.readouterr().out)["recording"]["faults"][0]["line"] == 3


def test_two_columns(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    print_fork(forked(folder, BEFORE_THE_THROW, AT_ADA), width=100)
    out = capsys.readouterr().out.splitlines()
    assert max(map(len, out)) <= 100
    assert {line[49] for line in out if len(line) > 49 and line[48] == " "} >= {"|", "#"}
    assert out[-1].startswith("creatures[2].hit_points: 40")
    assert out[-1].endswith("# creatures[2].hit_points: 45")

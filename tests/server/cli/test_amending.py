"""`amend` at the terminal, and `tableref amend` for a kept game."""

import json
from functools import partial
from pathlib import Path

import pytest

import server.referee as referee
from engine.text import from_text
from server.cli.amend_word import AmendWord
from server.cli.main import main
from server.session import Session
from server.sessions import Sessions
from server.store.sql import SqlLedger
from tests.server.cli.test_terminal import BEGIN, played
from tests.support.kept_games import begun, url_of


def at_the_table() -> Session:
    return played(BEGIN)[1].session


def said(session: Session, *lines: str) -> str:
    told: list[str] = []
    word = AmendWord(session, told.append)
    for line in lines:
        word.take(line, partial(from_text, session.game))
    return "\n".join(told)


def test_it_is_shown_first_and_written_on_yes() -> None:
    session = at_the_table()
    head = session.head
    shown = said(session, "2 weighin 2 4 hit_points=30")
    assert "is said again" in shown
    assert "creatures[1].hit_points: 50 -> 30" in shown
    assert "Nothing is written yet" in shown
    assert session.head == head
    told = said(session, "2 weighin 2 4 hit_points=30", "yes")
    assert "Amended, and played on from entry 1" in told
    assert session.state.creatures[1].hit_points == 30
    assert session.state.moment == "playing"


def test_no_forgets_it_and_yes_needs_a_plan() -> None:
    session = at_the_table()
    head = session.head
    assert "Nothing was changed" in said(session, "2 out", "no")
    with pytest.raises(ValueError, match="nothing waits for a yes"):
        said(session, "2 out", "no", "yes")
    assert session.head == head


def test_what_the_rules_no_longer_allow_is_listed_with_its_reason() -> None:
    shown = said(at_the_table(), "2 out")
    assert "entry 3 is left out: The game begins" in shown
    assert "no creature of Bo is weighed in; weigh it in first (WeighIn). [stats]" in shown
    assert "creatures: 2 of them -> 1 of them" in shown


def test_several_at_once_and_one_put_in_before() -> None:
    session = at_the_table()
    told = said(session, "1 out", 'also before 2 note "first"', "yes")
    assert "first" in told
    assert "Taken out: entry 1; put in before: entry 2" in told


@pytest.mark.parametrize("line", ["twelve out", "12", "before 3", "before 3 out now", "also 3 out"])
def test_what_is_no_amendment_is_refused(line: str) -> None:
    with pytest.raises(ValueError):
        said(at_the_table(), line)


def test_alone_it_says_how() -> None:
    assert "amend before 12" in said(at_the_table(), "")


def test_at_the_terminal_undo_takes_up_the_old_line() -> None:
    told, table = played(BEGIN + "amend 2 weighin 2 4 hit_points=30\namend yes\nundo\nlog\n")
    assert table.session.state.creatures[1].hit_points == 50
    assert "Brought back up to entry" in told


def test_a_kept_game_is_amended_after_it_was_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ledger = SqlLedger(url_of(tmp_path / "tableref.db"))
    session = begun(ledger, "clearing_house", commands=12)
    ledger.close()
    seq = [entry.seq for entry in session.entries if entry.said][3]
    call = ["amend", session.record.id, str(seq), "--data", str(tmp_path), "--json"]
    assert main(call) == 0
    plan = json.loads(capsys.readouterr().out)
    assert not plan["written"]
    assert main([*call, "--confirm", "not this one"]) == 2
    assert "not the plan" in capsys.readouterr().err
    assert main([*call, "--confirm", plan["digest"]]) == 0
    assert json.loads(capsys.readouterr().out)["written"]
    again = SqlLedger(url_of(tmp_path / "tableref.db"))
    found = Sessions(again).get(session.record.id)
    assert found is not None
    assert found.entries[: session.head] == session.entries
    assert type(found.events[session.head]).__name__ == "Amended"
    again.close()


@pytest.mark.parametrize(
    ("given", "words"),
    [(["nobody", "3"], "no game"), (["GAME", "999"], "does not stand"),
     (["GAME", "1", "dance"], "no command 'dance'"), (["GAME", "3", "--before"], "Give a command")],
)  # fmt: skip
def test_what_cannot_be_amended_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given: list[str], words: str
) -> None:
    ledger = SqlLedger(url_of(tmp_path / "tableref.db"))
    session = begun(ledger, "clearing_house", commands=3)
    ledger.close()
    named = [session.record.id if one == "GAME" else one for one in given]
    assert main(["amend", *named, "--data", str(tmp_path)]) == 2
    assert words in capsys.readouterr().err


def test_an_amendment_is_said_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledger = SqlLedger(url_of(tmp_path / "tableref.db"))
    session = begun(ledger, "clay_o_rama", commands=0)
    command = from_text(session.game, "WeighIn player=1 legs=4 limbs=[Limb(8,1)] hit_points=40")
    referee.handle(session, command, based_on_seq=0)
    ledger.close()
    name = session.state.players[0].name
    words = f"weigh in {name}: 3 legs, limbs 8+ for 1 die, 30 hit points"
    assert main(["amend", session.record.id, "1", words, "--data", str(tmp_path)]) == 0
    assert "3 legs" in capsys.readouterr().out

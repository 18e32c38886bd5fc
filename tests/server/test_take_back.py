"""Take-backs lead only to the ends of commands; a state that cannot be played is never written."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import server.referee as referee
from engine import GAMES
from engine.game import TakenBack
from engine.notation import to_json
from engine.refusal import IllegalCommand, Reason
from server.app import create_app
from server.referee import RulesFault
from server.session import Session
from server.sessions import Sessions
from server.settings import Settings
from server.store.ledger import Entry, Ledger
from server.store.memory import MemoryLedger
from server.store.sql import SqlLedger
from tests.support.calling import on_this_machine
from tests.support.kept_games import begun, play_on

COMMANDS = 18
UNTIL_A_BATTLE = 22
"""Commands until a battle of Generation Zero, within which some states cannot be played."""


def heads(session: Session) -> frozenset[int]:
    """The ends of commands, found by the times of the entries."""
    ends = {entry.at: entry.seq for entry in session.entries}
    return frozenset((0, *ends.values()))


@pytest.mark.parametrize("game", list(GAMES))
def test_one_goes_back_to_ends_of_commands_and_nowhere_else(game: str) -> None:
    session = begun(MemoryLedger(), game, commands=COMMANDS)
    last, ends = session.head, heads(session)
    assert session.ends == ends
    assert len(ends) < last
    for seq in range(last):
        head = session.head
        if seq in ends:
            referee.take_back(session, seq, based_on_seq=head)
            continue
        with pytest.raises(IllegalCommand, match="middle of a command; choose") as refused:
            referee.take_back(session, seq, based_on_seq=head)
        assert refused.value.reason is Reason.BAD_VALUE
        assert session.head == head


@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_was_gone_back_to_is_played_on(game: str) -> None:
    session = begun(MemoryLedger(), game, commands=8)
    for seq in sorted(session.ends)[:-1]:
        referee.take_back(session, seq, based_on_seq=session.head)
        for command in session.game.choices(session.state):
            session.game.decide(session.state, command)
        play_on(session, 2)


@pytest.mark.parametrize("game", list(GAMES))
def test_ends_of_commands_outlive_the_program(game: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'kept.db'}"
    first = SqlLedger(url)
    session = begun(first, game, commands=COMMANDS)
    first.close()
    again = SqlLedger(url)
    found = Sessions(again).get(session.record.id)
    assert found is not None
    assert found.ends == session.ends
    again.close()


def test_a_state_that_cannot_be_played_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(MemoryLedger(), "metamorph", commands=3)

    def fails(state: Any) -> Any:
        raise StopIteration

    session.game = replace(session.game, overrides=fails)
    head = session.head
    for said in (
        lambda: referee.take_back(session, 0, based_on_seq=head),
        lambda: play_on(session, 1),
    ):
        with pytest.raises(RulesFault, match="Nothing was written"):
            said()
        assert session.head == head


def spoiled(ledger: Ledger, session: Session) -> None:
    """A ledger with a take-back into the middle of a command, as earlier versions allowed."""
    seq = next(seq for seq in range(session.head, 0, -1) if unplayable(session, seq))
    entry = Entry(session.head + 1, to_json(TakenBack(seq)), "referee", "later")
    ledger.append(session.record.id, (entry,))


def unplayable(session: Session, seq: int) -> bool:
    try:
        session.try_out((), [session.state_after(seq)])
    except Exception:  # noqa: BLE001 (whatever rules raise)
        return True
    return False


def test_one_game_that_cannot_be_played_holds_up_no_other() -> None:
    ledger = MemoryLedger()
    sound = begun(ledger, "clearing_house", commands=3)
    bad = begun(ledger, "generation_zero", commands=UNTIL_A_BATTLE)
    spoiled(ledger, bad)
    unknown = replace(sound.record, id="x", game="chess")
    ledger.create(unknown)
    sessions = Sessions(ledger)
    assert [session.record.id for session in sessions.all()] == [sound.record.id]
    named = {damage.session_id: damage.why for damage in sessions.set_aside}
    assert "cannot be played" in named[bad.record.id]
    assert "no game 'chess'" in named["x"]
    assert sessions.newest() is not None


def test_the_list_of_games_names_what_is_set_aside() -> None:
    ledger = MemoryLedger()
    sound, bad = (
        begun(ledger, "clearing_house", commands=3),
        begun(ledger, "generation_zero", commands=UNTIL_A_BATTLE),
    )
    spoiled(ledger, bad)
    with on_this_machine(create_app(Settings(), ledger)) as client:
        listed = client.get("/api/sessions").json()
        assert [one["id"] for one in listed] == [sound.record.id, bad.record.id]
        assert "cannot be played" in listed[1]["set_aside"]
        assert client.get(f"/api/sessions/{sound.record.id}").status_code == 200
        answer = client.get(f"/api/sessions/{bad.record.id}")
        assert (answer.status_code, "set aside" in answer.json()["detail"]) == (409, True)
        assert client.get("/health").json()["store"]["set_aside"] == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_over_http_too(game: str) -> None:
    ledger = MemoryLedger()
    session = begun(ledger, game, commands=12)
    middle = max(set(range(session.head)) - session.ends)
    with on_this_machine(create_app(Settings(), ledger)) as client:
        path = f"/api/sessions/{session.record.id}"
        body = {"to_seq": middle, "based_on_seq": session.head}
        answer = client.post(f"{path}/take-back", json=body)
        assert answer.status_code == 409
        assert "middle of a command" in answer.json()["detail"]
        told = client.get(f"{path}/events").json()
        assert [one["command"] for one in told] == [one.command for one in session.entries]


def test_earlier_ledgers_are_told_apart_by_their_moments(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    first = SqlLedger(f"sqlite:///{file}")
    session, other = (begun(first, game, commands=20) for game in ("metamorph", "slargeball"))
    first.close()
    with closing(sqlite3.connect(file)) as old:
        old.execute("ALTER TABLE events DROP COLUMN command")
        old.execute("DROP TABLE alembic_version")
    again = SqlLedger(f"sqlite:///{file}")
    sessions = Sessions(again)
    for played in (session, other):
        found = sessions.get(played.record.id)
        assert found is not None
        assert found.ends == played.ends
        assert found.entries == played.entries
    again.close()

"""The data of the hall's page: each row is computed once for an entry, and cached."""

from datetime import UTC, datetime

import pytest

import server.hall.hall as hall_module
import server.referee as referee
from engine.notation import to_json
from engine.plain import JsonObject
from engine.word import Note, Noted
from server.hall.hall import Hall
from server.hall.table_json import table_json
from server.session import REFEREE, Session
from server.sessions import Sessions
from server.store.ledger import Entry
from server.store.memory import MemoryLedger
from tests.support.kept_games import begun


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the games of which a row was made, in order."""
    ids: list[str] = []

    def noted(session: Session) -> JsonObject:
        ids.append(session.record.id)
        return table_json(session)

    monkeypatch.setattr(hall_module, "table_json", noted)
    return ids


def test_rows_are_made_once_for_an_entry(made: list[str]) -> None:
    ledger = MemoryLedger()
    ids = [begun(ledger, "metamorph", commands=1).record.id for _ in range(2)]
    sessions = Sessions(ledger)
    hall = Hall(ledger.tournament_log(), sessions, code_hours=24)
    for _ in range(3):
        assert len(hall.overview(REFEREE)["tables"]) == len(ids)
    assert sorted(made) == sorted(ids)
    session = sessions.get(ids[0])
    assert session is not None
    referee.handle(session, Note(None, "on we go"), based_on_seq=session.head)
    hall.overview(REFEREE)
    assert made[2:] == ids[:1]


def test_rows_of_games_that_are_over_for_the_evening_are_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ledger = MemoryLedger()
    ids = [begun(ledger, "metamorph", commands=1).record.id for _ in range(2)]
    sessions = Sessions(ledger)
    hall = Hall(ledger.tournament_log(), sessions, code_hours=24)
    hall.overview(REFEREE)
    assert sorted(hall._rows) == sorted(ids)
    monkeypatch.setattr(sessions, "is_tonight", lambda one: one.record.id == ids[1])
    hall.overview(REFEREE)
    assert [*hall._rows] == ids[1:]


def test_codes_end_after_the_last_command_in_whatever_time_zone_it_was_given() -> None:
    ledger = MemoryLedger()
    first, second = (begun(ledger, "metamorph", commands=1) for _ in range(2))
    note = to_json(Noted(None, "on we go"))
    for one, at in ((first, "2126-11-22T23:00:00+05:00"), (second, "2126-11-22T20:00:00Z")):
        ledger.append(one.record.id, (Entry(one.head + 1, note, "referee", at),))
    hall = Hall(ledger.tournament_log(), Sessions(ledger), code_hours=24)
    assert hall.codes_end_at == datetime(2126, 11, 23, 20, tzinfo=UTC)


def test_the_newest_tables_are_shown_in_whatever_time_zone_they_were_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hall_module, "MOST_TABLES", 1)
    ledger = MemoryLedger()
    earlier, later = (begun(ledger, "metamorph", commands=1) for _ in range(2))
    note = to_json(Noted(None, "on we go"))
    for one, at in ((earlier, "2126-11-22T23:00:00+05:00"), (later, "2126-11-22T20:00:00Z")):
        ledger.append(one.record.id, (Entry(one.head + 1, note, "referee", at),))
    (shown,) = Hall(ledger.tournament_log(), Sessions(ledger), code_hours=24).overview(REFEREE)[
        "tables"
    ]
    assert shown["id"] == later.record.id

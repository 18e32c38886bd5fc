"""The clock of the machine is set back in the middle of an evening: nothing depends on it."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import server.referee
import server.sessions
from engine.word import Note
from server.referee import handle, take_back
from server.sessions import Sessions
from server.store.backups import Backups
from server.store.sql import SqlLedger
from server.store.sqlite_file import copy_aside
from tests.support.kept_games import begun, url_of

DAY_S = 24 * 3600


class Backwards(datetime):
    """A clock that goes back an hour each time it is read."""

    looks = 0

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        cls.looks += 1
        return datetime(2026, 11, 22, tzinfo=UTC) - timedelta(hours=cls.looks)


def test_entries_stay_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.referee, "datetime", Backwards)
    monkeypatch.setattr(server.sessions, "datetime", Backwards)
    file = tmp_path / "tableref.db"
    ledger = SqlLedger(url_of(file))
    first = begun(ledger, "metamorph", commands=5)
    second = begun(ledger, "clearing_house", commands=5)
    take_back(second, sorted(second.ends)[-2], based_on_seq=second.head)
    ledger.close()
    moments = [entry.at for entry in (*first.entries, *second.entries)]
    assert moments[0] > moments[-1]
    again = SqlLedger(url_of(file))
    sessions = Sessions(again)
    assert [one.record.id for one in sessions.all()] == [first.record.id, second.record.id]
    for played in (first, second):
        found = sessions.get(played.record.id)
        assert found is not None
        assert (found.ledger_hash, found.ends) == (played.ledger_hash, played.ends)
    again.close()


def test_a_backup_of_tomorrow_does_not_stop_those_of_today(tmp_path: Path) -> None:
    file = tmp_path / "tableref.db"
    ledger = SqlLedger(url_of(file))
    session = begun(ledger, "metamorph", commands=2)
    ledger.close()
    tomorrow_s = file.stat().st_mtime + 3 * DAY_S
    os.utime(file, (tomorrow_s, tomorrow_s))
    backups = Backups(file, tmp_path / "backups")
    backups.keep()
    (copy,) = backups.all()
    os.utime(copy, (tomorrow_s, tomorrow_s))
    again = SqlLedger(url_of(file))
    (found,) = Sessions(again).all()
    handle(found, Note(None, "the clock was set right"), based_on_seq=session.head)
    again.close()
    backups.keep()
    today, _ = backups.all()
    opened = SqlLedger(url_of(today))
    assert len(opened.entries(session.record.id)) == session.head + 1
    opened.close()
    made = [one.stat().st_ino for one in backups.all()]
    backups.keep()
    assert [one.stat().st_ino for one in backups.all()] == made, "copied again without news"


def test_a_copy_aside_never_replaces_another(tmp_path: Path) -> None:
    file = tmp_path / "tableref.db"
    copies = []
    for content in ("one", "two", "three"):
        file.write_text(content)
        copies.append(copy_aside(file, "damaged"))
    assert [copy.read_text() for copy in copies] == ["one", "two", "three"]

"""Contract tests for every log of tournaments: the database and its in-memory twin."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from server.store.codes import new_codes
from server.store.ledger import DamagedGame, Entry, Ledger, StaleHead, TournamentLog
from server.store.memory import MemoryLedger
from server.store.sql import SqlLedger
from tests.support.kept_games import altered, url_of


@pytest.fixture(params=["memory", "sqlite"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TournamentLog]:
    sqlite = request.param == "sqlite"
    ledger: Ledger = SqlLedger(url_of(tmp_path / "kept.db")) if sqlite else MemoryLedger()
    yield ledger.tournament_log()
    ledger.close()


def entry(seq: int) -> Entry:
    return Entry(seq, {"type": "EntrantJoined", "name": "é"}, "referee", "2026-01-01T00:00:00Z")


def test_entries_come_back_in_order(log: TournamentLog) -> None:
    log.begin("b")
    log.begin("a")
    log.append("b", (entry(1), entry(2)))
    log.append("b", (entry(3),))
    assert log.tournaments() == ("b", "a")
    assert log.entries("b") == (entry(1), entry(2), entry(3))
    assert log.entries("b", after=2) == (entry(3),)
    assert log.entries("a") == log.entries("nobody's") == ()


def test_no_entries_change_nothing(log: TournamentLog) -> None:
    log.begin("b")
    log.append("b", (entry(1),))
    log.append("b", ())
    assert log.entries("b") == (entry(1),)


@pytest.mark.parametrize("seqs", [(1,), (3,), (2, 4), (2, 2)])
def test_what_does_not_follow_the_head_is_refused_whole(
    log: TournamentLog, seqs: tuple[int, ...]
) -> None:
    log.begin("b")
    log.append("b", (entry(1),))
    with pytest.raises(StaleHead):
        log.append("b", tuple(entry(seq) for seq in seqs))
    assert log.entries("b") == (entry(1),)


def test_the_halls_codes_are_given_once(log: TournamentLog) -> None:
    one, two, three = (new_codes(0) for _ in range(3))
    assert log.hall_codes(one) == one
    assert log.hall_codes(two) == one
    with pytest.raises(StaleHead):
        log.change_hall_codes(two, instead_of=three)
    log.change_hall_codes(two, instead_of=one)
    assert log.hall_codes(three) == two


def test_what_was_altered_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "kept.db"
    with closing(SqlLedger(url_of(file))) as ledger:
        ledger.tournament_log().begin("b")
        ledger.tournament_log().append("b", (entry(1), entry(2)))
    altered(file, "UPDATE tournament_events SET who = 'seat 1' WHERE seq = 2")
    with closing(SqlLedger(url_of(file))) as ledger, pytest.raises(DamagedGame, match="entry 2"):
        ledger.tournament_log().entries("b")


def test_no_two_entries_have_one_number(tmp_path: Path) -> None:
    file = tmp_path / "kept.db"
    with closing(SqlLedger(url_of(file))) as ledger:
        ledger.tournament_log().begin("b")
        ledger.tournament_log().append("b", (entry(1),))
    twice = "INSERT INTO tournament_events SELECT * FROM tournament_events"
    with pytest.raises(sqlite3.IntegrityError):
        altered(file, twice)

"""Contract tests for every event log: the database and its in-memory twin."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.store.ledger import Entry, Ledger, SessionRecord, StaleHead, StoreProblem
from server.store.memory import MemoryLedger
from server.store.sql import SqlLedger


@pytest.fixture(params=["memory", "sqlite"])
def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Ledger]:
    kept: Ledger = (
        MemoryLedger()
        if request.param == "memory"
        else SqlLedger(f"sqlite:///{tmp_path / 'tableref.db'}")
    )
    yield kept
    kept.close()


def record(session_id: str = "s1") -> SessionRecord:
    return SessionRecord(
        session_id, "clay_o_rama", {"players": ["Ada"]}, 2**63 + 5, "seeded", {"referee": "r"}, "t"
    )


def entry(seq: int) -> Entry:
    return Entry(seq, {"type": "Moved", "note": "é"}, "referee", "2026-01-01T00:00:00Z", "span-0")


def test_sessions_come_back_as_they_were(ledger: Ledger) -> None:
    ledger.create(record("b"))
    ledger.create(record("a"))
    assert ledger.sessions() == (record("b"), record("a"))


def test_a_session_is_created_once(ledger: Ledger) -> None:
    ledger.create(record())
    with pytest.raises(ValueError, match="exists already"):
        ledger.create(record())


def test_entries_come_back_in_order(ledger: Ledger) -> None:
    ledger.create(record())
    ledger.append("s1", (entry(1), entry(2)))
    ledger.append("s1", (entry(3),))
    assert ledger.entries("s1") == (entry(1), entry(2), entry(3))
    assert ledger.entries("s1", after=2) == (entry(3),)


@pytest.mark.parametrize("seqs", [(1,), (3,), (2, 4), (2, 2)])
def test_what_does_not_follow_the_head_is_refused_whole(
    ledger: Ledger, seqs: tuple[int, ...]
) -> None:
    ledger.create(record())
    ledger.append("s1", (entry(1),))
    with pytest.raises(StaleHead):
        ledger.append("s1", tuple(entry(seq) for seq in seqs))
    assert ledger.entries("s1") == (entry(1),)


def test_a_database_outlives_its_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'kept.db'}"
    first = SqlLedger(url)
    first.create(record())
    first.append("s1", (entry(1),))
    first.close()
    second = SqlLedger(url)
    assert second.sessions() == (record(),)
    assert second.entries("s1") == (entry(1),)
    second.close()


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////no/such/folder/x.db", "frog://x"])
def test_a_database_that_cannot_be_opened_is_named(url: str) -> None:
    with pytest.raises(StoreProblem, match="cannot be opened"):
        SqlLedger(url)

"""Nonsense in any column of the hall's tables blocks no program and no game."""

from contextlib import closing
from pathlib import Path

import pytest

from server.hall.hall import Hall
from server.sessions import Sessions
from server.store.codes import ends_at
from server.store.schema import HALLS, TOURNAMENT_EVENTS, TOURNAMENTS
from server.store.sql import SqlLedger
from tests.support.kept_games import altered, begun, url_of

COLUMNS = [
    (table.name, column.name)
    for table in (HALLS, TOURNAMENTS, TOURNAMENT_EVENTS)
    for column in table.columns
    if column.name not in ("number", "tournament_id")
]
NONSENSE = ("''", "'{}'", "'[null]'", "x'ff00'", "'é'", "7")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game and a tournament."""
    with closing(SqlLedger(url_of(tmp_path / "kept.db"))) as ledger:
        begun(ledger, "metamorph", commands=2)
        hall = Hall(ledger.tournament_log(), Sessions(ledger), code_hours=24)
        hall.tournaments.begin(
            name="Cup", game="metamorph", system="swiss", per_table=2, rounds=1, options={},
            players=("Ada", "Bo"),
        )  # fmt: skip
    return tmp_path / "kept.db"


@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_nonsense_is_set_aside(file: Path, table: str, column: str) -> None:
    whole = file.read_bytes()
    for value in NONSENSE:
        file.write_bytes(whole)
        altered(
            file,
            "PRAGMA foreign_keys = OFF",
            f"UPDATE {table} SET {column} = {value} WHERE rowid = 1",
        )
        with closing(SqlLedger(url_of(file))) as ledger:
            sessions = Sessions(ledger)
            hall = Hall(ledger.tournament_log(), sessions, code_hours=24)
            assert len(sessions.all()) == 1
            last = sessions.all()[0].last_command_at
            assert hall.codes_end_at == ends_at(hall.codes, last, hours=24)
            assert len(hall.tournaments.all()) <= 1
            if (table, column) in (("tournament_events", "event"), ("tournament_events", "link")):
                assert hall.tournaments.set_aside

"""Databases of every earlier version are migrated in place, completely or not at all."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

import server.store.migrations.versions.v0006_tournaments as newest_step
from server.sessions import Sessions
from server.store.ledger import StoreProblem
from server.store.migrating import NEWEST
from server.store.schema import METADATA
from server.store.sql import SqlLedger
from server.store.sqlite_file import salvage
from tests.support.kept_games import altered, play_on, url_of

KEPT = Path(__file__).parent / "kept"
HASHES = {
    "bcd8d479a34f": "90d9e7fce7f3352da795fb9d8ca5b626f3a09cbcdf73d7338aecbdf6170e0bd0",
    "335171b2a4d6": "cd3d61683714bb99bb1902c0393a3c0022a1d1431e60e30a22317942c61a9659",
}
"""Hashes of the two games in both files, as printed by the program that wrote them."""


@pytest.fixture(params=["2026-11-20.db", "2026-11-23.db"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file of the first version of the store, and one of the last before there were steps."""
    return Path(shutil.copy(KEPT / request.param, tmp_path / "tableref.db"))


def steps(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute("SELECT version_num FROM alembic_version")]


def opened(file: Path) -> Sessions:
    ledger = SqlLedger(url_of(file))
    sessions = Sessions(ledger)
    ledger.close()
    return sessions


def test_a_file_of_an_earlier_version_opens_as_it_was_played(file: Path) -> None:
    for _ in range(2):
        sessions = opened(file)
        assert not sessions.set_aside
        assert {one.record.id: one.ledger_hash for one in sessions.all()} == HASHES
        assert steps(file) == [NEWEST]
    ledger = SqlLedger(url_of(file))
    session = Sessions(ledger).all()[0]
    play_on(session, 2)
    ledger.close()
    assert opened(file).all()[0].entries == session.entries


def test_links_of_an_earlier_version_stay_what_they_were(tmp_path: Path) -> None:
    file = Path(shutil.copy(KEPT / "2026-11-23.db", tmp_path / "tableref.db"))
    query = "SELECT link FROM events UNION ALL SELECT link FROM sessions"
    with closing(sqlite3.connect(file)) as connection:
        before = connection.execute(query).fetchall()
    opened(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute(query).fetchall() == before


def test_a_step_that_fails_leaves_the_file_as_it_was(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise KeyboardInterrupt

    whole = schema_of(file)
    monkeypatch.setattr("server.store.migrations.adding.op.add_column", lambda *_: fail())
    with pytest.raises(KeyboardInterrupt):
        SqlLedger(url_of(file))
    assert schema_of(file) == whole
    monkeypatch.undo()
    assert {one.record.id: one.ledger_hash for one in opened(file).all()} == HASHES


def schema_of(file: Path) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def test_the_steps_lead_to_the_tables_that_the_program_uses(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE of_another_program (number INTEGER)")
    SqlLedger(url_of(file)).close()
    # SQLite holds no text to a length, so that the type of one column was left as it was.
    unlike = [one for one in differing(file) if "VARCHAR(length=120)" not in str(one)]
    assert [one for one in unlike if "of_another_program" not in str(one)] == []
    assert steps(file) == [NEWEST]


def test_a_new_file_is_made_without_the_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.store.migrating._upgrade", no_steps)
    file = tmp_path / "new.db"
    SqlLedger(url_of(file)).close()
    assert differing(file) == []
    assert steps(file) == [NEWEST]
    SqlLedger(url_of(file)).close()


def no_steps(*_: object, **__: object) -> None:
    pytest.fail("a new file needs no steps")


def differing(file: Path) -> list[object]:
    """The differences between a database and the tables that the program uses."""
    engine = create_engine(url_of(file))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        unlike: list[object] = compare_metadata(context, METADATA)
    engine.dispose()
    return unlike


def test_the_newest_step_is_the_last_one() -> None:
    config = Config()
    config.set_main_option("script_location", "server.store:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]
    assert newest_step.revision == NEWEST


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tableref.db"
    SqlLedger(url_of(file)).close()
    altered(file, "UPDATE alembic_version SET version_num = '0099'")
    before = file.read_bytes()
    with pytest.raises(StoreProblem, match=r"a later version of Tableref wrote it \(step 0099"):
        SqlLedger(url_of(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE alembic_version SET version_num = CAST(x'ff35' AS TEXT)",
        "UPDATE alembic_version SET version_num = '00x5'",
        "DELETE FROM alembic_version",
        "DROP TABLE alembic_version",
        "INSERT INTO alembic_version VALUES ('0002')",
    ],
)
def test_a_note_that_is_damaged_costs_nothing(tmp_path: Path, damage: str) -> None:
    file = Path(shutil.copy(KEPT / "2026-11-23.db", tmp_path / "tableref.db"))
    opened(file)
    altered(file, damage)
    assert {one.record.id: one.ledger_hash for one in opened(file).all()} == HASHES
    assert steps(file) == [NEWEST]


def test_a_damaged_file_of_an_earlier_version_is_saved(file: Path, tmp_path: Path) -> None:
    """It lacks the tables that came later; what it has is read all the same."""
    fresh = tmp_path / "fresh.db"
    salvage(file, fresh)
    sessions = opened(fresh)
    assert {one.record.id: one.ledger_hash for one in sessions.all()} == HASHES

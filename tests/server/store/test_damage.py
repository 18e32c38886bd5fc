"""A damaged database: damaged games are named and set aside, all others open."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from server.session import Session
from server.sessions import Sessions
from server.store.ledger import Damage, StoreProblem
from server.store.sql import SqlLedger
from tests.support.kept_games import altered, flipped, kept, url_of
from tests.support.odd_columns import odd_column

GAMES = ("clearing_house", "clay_o_rama")
FLIPS, MORE_FLIPS = 20, 40
COLUMNS, MORE_COLUMNS = 20, 60
COLUMNS_IN_TORTURE = 3000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tableref.db"


@pytest.fixture
def played(file: Path) -> dict[str, Session]:
    return kept(file, GAMES, commands=12)


def opened(file: Path) -> tuple[dict[str, Session], dict[str, Damage]]:
    """The games that open, and those that do not, by id."""
    ledger = SqlLedger(url_of(file))
    sessions = Sessions(ledger)
    ledger.close()
    return (
        {one.record.id: one for one in sessions.all()},
        {one.session_id: one for one in sessions.set_aside},
    )


def test_what_is_no_database_is_named_in_one_sentence(file: Path) -> None:
    file.write_bytes(b"not a database at all, but long enough to be read as one " * 100)
    with pytest.raises(StoreProblem, match=r"tableref\.db cannot be opened") as caught:
        SqlLedger(url_of(file))
    assert "\n" not in str(caught.value)


DAMAGES: dict[str, Callable[[str], str]] = {
    "an event cut short": lambda game: (
        f"UPDATE events SET event = substr(event, 1, 9) WHERE seq = 4 AND session_id = '{game}'"
    ),
    "who said it": lambda game: (
        f"UPDATE events SET who = 'seat 1' WHERE seq = 4 AND session_id = '{game}'"
    ),
    "an event that is gone": lambda game: (
        f"DELETE FROM events WHERE seq = 4 AND session_id = '{game}'"
    ),
    "no text": lambda game: (
        f"UPDATE events SET event = CAST(x'ff00ff' AS TEXT) WHERE seq = 4 AND session_id = '{game}'"
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_entry_is_named_and_the_other_game_goes_on(
    file: Path, played: dict[str, Session], damage: str
) -> None:
    hurt, other = played
    altered(file, DAMAGES[damage](hurt))
    going_on, set_aside = opened(file)
    assert list(going_on) == [other]
    assert going_on[other].entries == played[other].entries
    assert (set_aside[hurt].seq, set_aside[hurt].game) == (4, GAMES[0])
    assert "entry 4 is not as it was written" in set_aside[hurt].why


def test_a_ledger_that_lost_its_end_is_noticed(file: Path, played: dict[str, Session]) -> None:
    hurt, other = played
    head = played[hurt].head
    altered(file, f"DELETE FROM events WHERE seq = {head} AND session_id = '{hurt}'")
    going_on, set_aside = opened(file)
    assert (list(going_on), set_aside[hurt].seq) == ([other], head)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ("seed = '7'", "begun with is not as it was written"),
        ("game = 'chess'", "begun with is not as it was written"),
        ("options = '{'", "begun with is not as it was written"),
        ("options = CAST(x'ff' AS TEXT)", "begun with is not as it was written"),
    ],
)
def test_a_damaged_beginning_is_named(
    file: Path, played: dict[str, Session], changed: str, why: str
) -> None:
    hurt, other = played
    altered(file, f"UPDATE sessions SET {changed} WHERE id = '{hurt}'")
    going_on, set_aside = opened(file)
    assert list(going_on) == [other]
    assert [why in one.why for one in set_aside.values()] == [True]


def test_a_beginning_that_is_lost_is_named(file: Path, played: dict[str, Session]) -> None:
    hurt, other = played
    altered(file, f"DELETE FROM sessions WHERE id = '{hurt}'")
    going_on, set_aside = opened(file)
    assert list(going_on) == [other]
    assert "is lost" in set_aside[hurt].why


def nothing_in_silence(file: Path, damaged: bytes, played: dict[str, Session]) -> str:
    """Open it, checking that no game differs from the one that was played; return the result."""
    file.write_bytes(damaged)
    try:
        going_on, set_aside = opened(file)
    except StoreProblem:
        return "named"
    for found in going_on.values():
        assert found.record == played[found.record.id].record
        assert found.entries == played[found.record.id].entries
    if len(going_on) == len(played):
        return "harmless"
    assert set_aside or list(file.parent.glob("*.damaged-*"))
    return "set aside"


@pytest.mark.parametrize("flips", [FLIPS, pytest.param(MORE_FLIPS, marks=pytest.mark.long)])
def test_no_flipped_bit_makes_another_ledger_in_silence(
    file: Path, played: dict[str, Session], flips: int
) -> None:
    whole = file.read_bytes()
    outcomes = Counter(
        nothing_in_silence(file, flipped(whole, seed), played) for seed in range(flips)
    )
    print(dict(outcomes))
    assert outcomes["set aside"] >= flips // 10


def odd_columns_opened(file: Path, played: dict[str, Session], count: int) -> None:
    """Open databases of which one column holds any bytes; most of the games are then damaged."""
    whole = file.read_bytes()
    outcomes = Counter(
        nothing_in_silence(file, odd_column(whole, seed), played) for seed in range(count)
    )
    print(dict(outcomes))
    assert outcomes["set aside"] >= count // 2


@pytest.mark.parametrize("count", [COLUMNS, pytest.param(MORE_COLUMNS, marks=pytest.mark.long)])
def test_no_value_of_a_column_makes_another_ledger_in_silence(
    file: Path, played: dict[str, Session], count: int
) -> None:
    odd_columns_opened(file, played, count)


@pytest.mark.torture
def test_no_value_of_thousands_makes_another_ledger_in_silence(
    file: Path, played: dict[str, Session]
) -> None:
    odd_columns_opened(file, played, COLUMNS_IN_TORTURE)


def test_damaged_pages_are_kept_aside_and_the_rest_is_read(
    file: Path, played: dict[str, Session]
) -> None:
    whole = file.read_bytes()
    page = 4096
    places = [n for n in range(1, len(whole) // page) if whole[n * page] == 0x0D]
    file.write_bytes(whole[: places[-1] * page] + bytes(page) + whole[(places[-1] + 1) * page :])
    damaged = file.read_bytes()
    going_on, set_aside = opened(file)
    assert len(going_on) + len(set_aside) == len(played)
    (copy,) = file.parent.glob("*.damaged-*")
    assert copy.read_bytes() == damaged
    assert opened(file)[1].keys() == set_aside.keys()  # not repaired, but whole again


def test_databases_of_earlier_versions_are_chained_when_they_are_opened(
    file: Path, played: dict[str, Session]
) -> None:
    columns = (
        "sessions DROP COLUMN at_table",
        "sessions DROP COLUMN link",
        "sessions DROP COLUMN head",
        "events DROP COLUMN link",
        "sessions DROP COLUMN head_seq",
        "events DROP COLUMN command",
    )
    altered(file, "DROP TABLE alembic_version")
    altered(file, *(f"ALTER TABLE {column}" for column in columns))
    for _ in range(2):
        going_on, set_aside = opened(file)
        assert not set_aside
        assert {one: found.entries for one, found in going_on.items()} == {
            one: session.entries for one, session in played.items()
        }
    altered(file, "UPDATE events SET who = 'x' WHERE seq = 2")
    assert len(opened(file)[1]) == len(played)

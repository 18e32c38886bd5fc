"""Addresses of databases: what is shown of them, and the message if one cannot be opened."""

import sys

import pytest

from server.store.address import read_address, without_credentials, without_secrets
from server.store.ledger import StoreProblem
from server.store.sql import SqlLedger


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://ada:geheim@host:5433/games", "postgresql://host:5433/games"),
        ("postgres://host/games", "postgresql://host/games"),
        ("postgresql+psycopg://ada:geheim@/games?host=/run/pg", "postgresql:///run/pg/games"),
        ("postgresql://host/games?password=geheim", "postgresql://host/games"),
        ("postgresql://ada:ge@heim@host/games", "postgresql://host/games"),
        ("postgresql://ada:ge/heim@host/games", "postgresql://host/games"),
        ("frog://pond", "frog://pond"),
        ("sqlite:///data/tableref.db", "sqlite:///data/tableref.db"),
    ],
)
def test_an_address_is_shown_without_name_and_password(address: str, shown: str) -> None:
    assert without_credentials(read_address(address)) == shown


@pytest.mark.parametrize("address", ["postgresql://ada:geheim@host:port/games", "ada:geheim", ""])
def test_what_is_no_address_is_not_quoted(address: str) -> None:
    with pytest.raises(StoreProblem, match="names no database: it cannot be opened") as caught:
        read_address(address)
    assert "geheim" not in str(caught.value)


def test_what_a_driver_says_is_one_line_without_the_password() -> None:
    url = read_address("postgresql://ada:geheim@host/games?sslpassword=auch")
    said = without_secrets('no good\n\t"geheim" and  auch', url)
    assert said == 'no good "***" and ***'


def test_a_driver_that_is_missing_is_named_with_what_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreProblem) as caught:
        SqlLedger("postgresql://ada:geheim@host/games")
    assert str(caught.value) == (
        "The database postgresql://host/games cannot be opened: its driver is missing; "
        "`pip install 'tableref[postgres]'` installs it."
    )

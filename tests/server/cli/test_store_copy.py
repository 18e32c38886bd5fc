"""`tableref store copy`: games from one database to another, never over another game."""

import json
import shutil
from contextlib import closing
from pathlib import Path

import pytest

from server.cli.main import main
from server.session import Session
from server.store.ledger import Entry
from server.store.locking import locked
from server.store.sql import SqlLedger
from tests.support.kept_games import altered, kept, url_of


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


@pytest.fixture
def played(data: Path) -> dict[str, Session]:
    return kept(data / "tableref.db", ("clearing_house", "clay_o_rama"), commands=6)


def heads(file: Path) -> dict[str, str]:
    with closing(SqlLedger(url_of(file))) as ledger:
        ids = [getattr(one, "id", "") for one in ledger.sessions()]
        return {one: ledger.game(one).session["head"] for one in ids}


def test_all_games_arrive_with_the_same_hashes(
    data: Path, played: dict[str, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (data / "tableref.db").read_bytes()
    assert main(["store", "copy", str(data), str(tmp_path / "to.db")]) == 0
    entries = sum(one.head for one in played.values())
    (sentence,) = capsys.readouterr().out.splitlines()
    assert sentence == (
        f"2 games with {entries} entries copied from {data / 'tableref.db'} to "
        f"{tmp_path / 'to.db'}; every hash is the same there."
    )
    assert heads(tmp_path / "to.db") == heads(data / "tableref.db")
    assert (data / "tableref.db").read_bytes() == before


def test_one_game_is_copied_by_its_id(
    data: Path, played: dict[str, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = played
    to = str(tmp_path / "to.db")
    assert main(["store", "copy", str(data), to, "--game", second, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(one["id"], one["entries"]) for one in told["games"]] == [(second, played[second].head)]
    assert main(["store", "copy", str(data), to]) == 2
    assert f"The game {second} is there already: nothing was copied" in capsys.readouterr().err
    assert list(heads(tmp_path / "to.db")) == [second]
    assert main(["store", "copy", str(data), to, "--game", first]) == 0
    assert heads(tmp_path / "to.db").keys() == {first, second}


def test_a_damaged_game_is_named_and_nothing_is_copied(
    data: Path, played: dict[str, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hurt, other = played
    altered(
        data / "tableref.db",
        f"UPDATE events SET who = 'x' WHERE seq = 3 AND session_id = '{hurt}'",
    )
    to = str(tmp_path / "to.db")
    assert main(["store", "copy", str(data), to]) == 2
    assert f"The game {hurt} is damaged: entry 3 is not as" in capsys.readouterr().err
    assert heads(tmp_path / "to.db") == {}
    assert main(["store", "copy", str(data), to, "--game", other]) == 0


def test_what_arrives_otherwise_is_not_kept(
    data: Path, played: dict[str, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A database may change what is written to it, here by a trigger."""
    to = tmp_path / "to.db"
    SqlLedger(url_of(to)).close()
    altered(
        to,
        "CREATE TRIGGER spoil AFTER INSERT ON events WHEN new.seq = 2 BEGIN"
        " UPDATE events SET who = 'x' WHERE seq = 2; END",
    )
    assert main(["store", "copy", str(data), str(to)]) == 2
    assert "is damaged: entry 2 is not as it was written" in capsys.readouterr().err
    assert heads(to) == {}


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (["copy"], "store copy FROM TO"),
        (["copy", "nowhere.db", "to.db"], "There is no database nowhere.db; name a data folder"),
        (["copy", "nowhere", "to.db"], "There is no database nowhere/tableref.db; name a data"),
        (["copy", "{data}", "to.db", "--game", "x1"], "There is no game x1"),
        (["copy", "{data}", "{data}/tableref.db/to.db"], "cannot be made"),
        (["check", "{data}"], "only `copy` names games"),
    ],
)
def test_what_cannot_be_copied_is_named(
    data: Path,
    played: dict[str, Session],
    call: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(data.parent)
    assert main(["store", *(word.format(data=data) for word in call)]) == 2
    (sentence,) = capsys.readouterr().err.strip().splitlines()
    assert said in sentence


@pytest.mark.parametrize("to", ["new", "new/evening", "new/evening.v2/to.db"])
def test_a_place_that_is_not_there_is_made(
    data: Path, played: dict[str, Session], tmp_path: Path, to: str
) -> None:
    assert main(["store", "copy", str(data), str(tmp_path / to)]) == 0
    file = tmp_path / (to if to.endswith(".db") else f"{to}/tableref.db")
    assert heads(file) == heads(data / "tableref.db")
    assert main(["store", "check", "--store", url_of(file)]) == 0


def test_a_file_that_is_served_is_not_written_to(
    data: Path, played: dict[str, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.db"
    with locked(data / "tableref.db"):
        assert main(["store", "copy", str(data), str(other)]) == 0, "reading disturbs nobody"
        shutil.copy(other, tmp_path / "third.db")
        assert main(["store", "copy", str(tmp_path / "third.db"), str(data)]) == 2
    assert "is in use by" in capsys.readouterr().err


def contest(file: Path, entries: int) -> None:
    with closing(SqlLedger(url_of(file))) as ledger:
        log = ledger.tournament_log()
        log.begin("cup")
        told = {"type": "EntrantJoined", "name": "é"}
        kept = (Entry(seq, told, "referee", "2026-01-01") for seq in range(1, entries + 1))
        log.append("cup", tuple(kept))


def test_tournaments_arrive_with_the_games(
    data: Path, played: dict[str, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    contest(data / "tableref.db", 3)
    to = tmp_path / "to.db"
    assert main(["store", "copy", str(data), str(to)]) == 0
    assert capsys.readouterr().out.startswith("2 games and 1 tournament with ")
    with closing(SqlLedger(url_of(data / "tableref.db"))) as ledger:
        sent = ledger.tournament_log().rows("cup")
    with closing(SqlLedger(url_of(to))) as ledger:
        assert ledger.tournament_log().rows("cup").rows == sent.rows
        assert len(ledger.tournament_log().entries("cup")) == 3


def test_games_that_are_named_bring_no_tournament(
    data: Path, played: dict[str, Session], tmp_path: Path
) -> None:
    contest(data / "tableref.db", 1)
    first, _ = played
    assert main(["store", "copy", str(data), str(tmp_path / "to.db"), "--game", first]) == 0
    with closing(SqlLedger(url_of(tmp_path / "to.db"))) as ledger:
        assert ledger.tournament_log().tournaments() == ()


def test_a_tournament_that_is_there_already_stops_all(
    data: Path, played: dict[str, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    contest(data / "tableref.db", 2)
    contest(tmp_path / "to.db", 1)
    assert main(["store", "copy", str(data), str(tmp_path / "to.db")]) == 2
    assert "The tournament cup is there already: nothing was copied" in capsys.readouterr().err
    assert heads(tmp_path / "to.db") == {}


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tournament_events SET who = 'x' WHERE seq = 1",
        "DELETE FROM tournament_events WHERE seq = 2",
    ],
)
def test_a_damaged_tournament_is_named_and_nothing_is_copied(
    data: Path,
    played: dict[str, Session],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    damage: str,
) -> None:
    contest(data / "tableref.db", 2)
    altered(data / "tableref.db", damage)
    assert main(["store", "copy", str(data), str(tmp_path / "to.db")]) == 2
    assert "The tournament cup is damaged" in capsys.readouterr().err
    assert heads(tmp_path / "to.db") == {}

"""A game is exported to a file and imported; a change in between is reported in a sentence."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

import server.store.sql
from engine.luck import roll
from engine.registry import GAMES
from server.exports.exporting import file_of_game
from server.exports.game_file import UnfitFile, _digest, as_text, read
from server.exports.importing import add_imported, replayed_game
from server.session import Session
from server.sessions import Sessions
from server.store.ledger import StoreProblem
from server.store.memory import MemoryLedger
from server.store.sql import SqlLedger
from tests.support.kept_games import begun, url_of

CHANGES = 60


@pytest.fixture
def session() -> Session:
    return begun(MemoryLedger(), "clay_o_rama", commands=30)


@pytest.fixture
def file(session: Session) -> Any:
    return json.loads(as_text(file_of_game(session)))


def chained(file: Any) -> Any:
    """The file with all hashes computed anew, as by somebody who changes it with care."""
    link = _digest({key: told for key, told in file.items() if key not in ("entries", "hash")})
    for one in file["entries"]:
        link = one["link"] = _digest([link, {k: told for k, told in one.items() if k != "link"}])
    file["hash"] = _digest([link, len(file["entries"])])
    return file


def complaint(file: object) -> str:
    with pytest.raises(UnfitFile) as caught:
        replayed_game(read(json.dumps(file)))
    return str(caught.value)


@pytest.mark.parametrize("name", GAMES)
def test_what_comes_back_is_what_was_played(name: str) -> None:
    played = begun(MemoryLedger(), name, commands=25)
    found = replayed_game(read(as_text(file_of_game(played))))
    assert found.entries == played.entries
    assert found.state == played.state
    assert found.ledger_hash == played.ledger_hash


def test_it_is_a_new_game_beside_the_others(session: Session) -> None:
    sessions = Sessions(MemoryLedger())
    other = begun(MemoryLedger(), "slargeball", commands=3)
    game = read(as_text(file_of_game(session)))
    first, second = add_imported(sessions, game), add_imported(sessions, game)
    assert len({session.record.id, first.record.id, second.record.id}) == 3
    assert first.record.codes["referee"] not in (None, second.record.codes["referee"])
    assert len(first.record.codes["seats"]) == len(session.state.players)
    assert sessions.newest() is second
    assert other.record.id not in {one.record.id for one in sessions.all()}


def test_codes_do_not_leave_the_house(session: Session) -> None:
    text = as_text(file_of_game(session))
    codes = session.record.codes
    assert not [one for one in (codes["referee"], *codes["seats"]) if one in text]


def test_an_entry_is_a_line_and_other_programs_may_lay_it_out_anew(session: Session) -> None:
    text = as_text(file_of_game(session))
    assert sum('"seq"' in line for line in text.splitlines()) == session.head
    laid_out = json.dumps(json.loads(text), indent=4, sort_keys=True, ensure_ascii=True)
    assert read(laid_out).entries == session.entries


@pytest.mark.parametrize("key", ["event", "who", "at", "told", "link", "said"])
def test_the_entry_that_was_changed_is_named(file: Any, key: str) -> None:
    one = file["entries"][6]
    one[key] = {**one[key], "why": "x"} if isinstance(one[key], dict) else "2026-01-01T00:00:00"
    assert "entry 7 is not as it was written" in complaint(file)


def test_an_entry_that_was_cut_out_is_named(file: Any) -> None:
    del file["entries"][4]
    assert complaint(file) == "it was changed: entry 5 is missing or not in its place"


def test_a_missing_end_is_told(file: Any) -> None:
    del file["entries"][-2:]
    assert "entries are missing at its end" in complaint(file)


@pytest.mark.parametrize("key", ["seed", "options", "dice", "id"])
def test_what_it_was_begun_with_cannot_be_changed(file: Any, key: str) -> None:
    file["record"][key] = {"players": []} if key == "options" else "seeded "
    assert "entry 1, or what stands before the entries, is not" in complaint(file)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "cannot be read as JSON"),
        ('{"kind": "tableref game", "entr', "cannot be read as JSON"),
        ("[" * 100_000, "cannot be read as JSON"),
        ("[]", "not an exported"),
        ("{}", "not an exported"),
        ('{"kind": "film"}', "not an exported"),
        ('{"kind": "tableref game", "version": 2, "record": 1, "entries": 2}', "not an exported"),
        ('{"kind": "tableref game", "version": 99}', "version 99"),
        (b"\xff\xfe\x00\x00\xd8", "cannot be read as JSON"),
    ],
)
def test_what_is_no_game_is_told_in_one_sentence(text: str | bytes, told: str) -> None:
    with pytest.raises(UnfitFile, match=told):
        read(text)


ODD: dict[str, tuple[Any, ...]] = {
    "seq": (None, 1.0, True, "1"),
    "command": (True, 1.0, "1", []),
    "who": (None, 5, "x" * 41, "\ud800", "\0"),
    "at": (None, 0, [], "yesterday", "20261130T1000", "2026-11-30\n10:00", "2026-11-30€10:00"),
    "proposal": (0, 5, {}, [], False, "\ud800", "\0"),
    "comment": (0, 5, {}, [], False, "\ud800", "\0"),
    "said": (0, 5, "Note", []),
    "event": (None, 5, "Noted", []),
}
"""Values that no ledger has in these fields of an entry."""


@pytest.mark.parametrize("field", ODD)
def test_what_no_ledger_has_is_no_game(file: Any, field: str, tmp_path: Path) -> None:
    ledger = SqlLedger(url_of(tmp_path / "tableref.db"))
    sessions = Sessions(ledger)
    for value in ODD[field]:
        file["entries"][-1][field] = value
        with pytest.raises(UnfitFile):
            add_imported(sessions, read(json.dumps(chained(file))))
    assert ledger.sessions() == ()
    ledger.close()


@pytest.mark.parametrize("field", ["id", "created_at", "seed"])
def test_nor_is_an_odd_beginning(file: Any, field: str) -> None:
    values: tuple[Any, ...] = ("20261130€10" * 4, [], None, 10**40, "\ud800")
    for value in values:
        file["record"][field] = value
        with pytest.raises(UnfitFile):
            read(json.dumps(chained(file)))


def test_a_time_at_the_end_of_all_times_stops_no_other_game(file: Any) -> None:
    file["entries"][-1]["at"] = "9999-12-31T23:59:00+00:00"
    sessions = Sessions(MemoryLedger())
    session = add_imported(sessions, read(json.dumps(chained(file))))
    assert sessions.is_tonight(session)
    assert sessions.codes_end_at(session).year == 9999


def test_a_game_that_cannot_be_kept_leaves_nothing_behind(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    ledger = SqlLedger(url_of(tmp_path / "tableref.db"))
    game = read(as_text(file_of_game(session)))
    monkeypatch.setattr(server.store.sql, "_appended", full)
    with pytest.raises(StoreProblem):
        add_imported(Sessions(ledger), game)
    assert ledger.sessions() == ()
    ledger.close()


def test_no_letter_changes_in_silence(session: Session) -> None:
    """Each randomly changed character is noticed, or changed nothing that is read."""
    text = as_text(file_of_game(session))
    noticed = 0
    for change in range(CHANGES):
        place = roll("place", change, len(text)) - 1
        changed = text[:place] + ("7" if text[place] != "7" else "8") + text[place + 1 :]
        try:
            assert read(changed) == read(text)
        except UnfitFile:
            noticed += 1
    assert noticed > CHANGES / 2

"""A game is exported to a file and imported; a change in between is reported in a sentence."""

import json
from typing import Any

import pytest

from engine.luck import roll
from engine.registry import GAMES
from server.exports.exporting import file_of_game
from server.exports.game_file import UnfitFile, as_text, read
from server.exports.importing import add_imported, replayed_game
from server.session import Session
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.support.kept_games import begun

CHANGES = 60


@pytest.fixture
def session() -> Session:
    return begun(MemoryLedger(), "clay_o_rama", commands=30)


@pytest.fixture
def file(session: Session) -> Any:
    return json.loads(as_text(file_of_game(session)))


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

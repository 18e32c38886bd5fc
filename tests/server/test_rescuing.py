"""Rescuing damaged games, and the backups of every evening."""

import json
import os
import re
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from urllib.request import urlopen

import pytest

from engine.game import TakenBack
from engine.notation import to_json
from server.cli.main import main
from server.rescuing import rescue
from server.session import Session
from server.sessions import Sessions
from server.store.backups import KEPT, Backups
from server.store.ledger import Entry, StoreProblem
from server.store.locking import locked
from server.store.sql import SqlLedger
from tests.support.kept_games import altered, begun, kept, play_on, url_of
from tests.support.program import COMMAND, ROOT, serving


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tableref.db"


@pytest.fixture
def played(file: Path) -> dict[str, Session]:
    return kept(file, ("clearing_house", "generation_zero"), commands=12)


def opened(file: Path) -> dict[str, Session]:
    ledger = SqlLedger(url_of(file))
    sessions = Sessions(ledger)
    ledger.close()
    assert not sessions.set_aside
    return {one.record.id: one for one in sessions.all()}


def test_a_game_goes_on_from_its_last_sound_command(file: Path, played: dict[str, Session]) -> None:
    hurt, other = played
    seq = played[hurt].head - 1
    altered(file, f"UPDATE events SET event = '{{' WHERE seq = {seq} AND session_id = '{hurt}'")
    ledger = SqlLedger(url_of(file))
    (rescued,) = rescue(ledger)
    ledger.close()
    assert rescued.kept == max(end for end in played[hurt].ends if end < seq)
    found = opened(file)
    assert found[hurt].entries == played[hurt].entries[: rescued.kept]
    assert found[other].entries == played[other].entries
    play_on(found[hurt], 0)


def test_a_ruinous_take_back_of_earlier_versions_is_cut_off(file: Path) -> None:
    ledger = SqlLedger(url_of(file))
    session = begun(ledger, "generation_zero", commands=30)
    middle = next(seq for seq in range(session.head, 0, -1) if seq not in session.ends)
    while _playable(session, middle):
        middle -= 1
    event = to_json(TakenBack(middle))
    spoilt = Entry(session.head + 1, event, "referee", "later", None, session.head + 1)
    ledger.append(session.record.id, (spoilt,))
    assert len(Sessions(ledger).set_aside) == 1
    assert [one.kept for one in rescue(ledger)] == [session.head]
    found = Sessions(ledger).get(session.record.id)
    assert found is not None
    assert found.ledger_hash == session.ledger_hash
    play_on(found, 2)
    ledger.close()


def _playable(session: Session, seq: int) -> bool:
    try:
        session.try_out((), [session.state_after(seq)])
    except Exception:  # noqa: BLE001 (whatever rules raise)
        return False
    return True


def test_check_tells_and_changes_nothing(
    file: Path, played: dict[str, Session], capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["store", "check", "--data", str(file.parent), "--json"]
    assert main(call) == 0
    told = json.loads(capsys.readouterr().out)
    assert {one["id"]: one["entries"] for one in told["games"]} == {
        one: session.head for one, session in played.items()
    }
    altered(file, "UPDATE events SET who = 'x' WHERE seq = 2")
    before = file.read_bytes()
    assert main(call) == 1
    told = json.loads(capsys.readouterr().out)
    assert {(one["session_id"], one["seq"]) for one in told["damaged"]} == {
        (one, 2) for one in played
    }
    assert main(call[:-1]) == 1
    assert "store rescue" in capsys.readouterr().out
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_rescue_keeps_a_copy_first(
    file: Path, played: dict[str, Session], capsys: pytest.CaptureFixture[str]
) -> None:
    altered(file, "UPDATE events SET who = 'x' WHERE seq = 2")
    before = file.read_bytes()
    assert main(["store", "rescue", "--data", str(file.parent), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert Path(told["copy"]).read_bytes() == before
    assert {one["kept"] for one in told["rescued"]} <= {0, 1}
    assert opened(file).keys() == played.keys()
    assert main(["store", "check", "--data", str(file.parent)]) == 0


@pytest.mark.parametrize(
    ("task", "content", "url", "said"),
    [
        ("check", None, None, "There is no database"),
        ("check", b"nonsense" * 1000, None, "cannot be opened"),
        ("rescue", None, "postgresql://x/y", "is not a SQLite file"),
        ("check", None, "nonsense", "names no database"),
    ],
)
def test_what_cannot_be_checked_is_named(
    file: Path,
    task: str,
    content: bytes | None,
    url: str | None,
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if content:
        file.write_bytes(content)
    named = ["--database", url] if url else ["--data", str(file.parent)]
    assert main(["store", task, *named]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("call", [["store", "check"], ["store", "rescue"], ["export"]])
def test_what_cannot_be_read_is_told_with_its_own_name_and_its_copy(
    file: Path, call: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = file.parent / "backups"
    kept(file, ("clearing_house",), commands=2)
    SqlLedger(url_of(file), backups=folder).close()
    (copy,) = Backups(file, folder).all()
    file.write_bytes(file.read_bytes()[:9000])
    assert main([*call, "--data", str(file.parent)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"The database {file} cannot be opened")
    assert f"put back its newest copy, {copy}, or name another." in told
    assert not list(file.parent.glob("*.part"))


def test_a_database_is_served_by_one_program(file: Path) -> None:
    with locked(file):
        said = rf"in use by process {os.getpid()}, since .*; stop that one"
        with pytest.raises(StoreProblem, match=said), locked(file):
            raise AssertionError
    with locked(file):
        pass


@pytest.mark.long
def test_the_second_program_says_who_serves_it(tmp_path: Path) -> None:
    serve = ["serve", "--data", str(tmp_path)]
    with serving(serve, log=tmp_path / "stderr.txt") as address:
        ran = subprocess.run(
            [*COMMAND, *serve, "--port", "0", "--no-browser"],
            cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
        assert ran.returncode == 2
        assert re.search(r"is in use by process \d+, since .*; stop that one", ran.stderr)
        with urlopen(f"{address}health", timeout=30) as answer:
            assert answer.status == 200


def test_a_name_that_is_no_text_is_told(
    file: Path, played: dict[str, Session], capsys: pytest.CaptureFixture[str]
) -> None:
    hurt, other = played
    altered(
        file,
        f"UPDATE events SET session_id = CAST(x'3041ff36' AS TEXT) WHERE session_id = '{hurt}'",
    )
    assert main(["store", "check", "--data", str(file.parent), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in told["games"]] == [other]
    assert "0A\ufffd6" in [one["session_id"] for one in told["damaged"]]


def test_a_terminal_that_does_not_know_a_letter_is_told_the_rest(
    file: Path, played: dict[str, Session]
) -> None:
    hurt, _ = played
    altered(file, f"UPDATE events SET session_id = '\u2603' WHERE session_id = '{hurt}'")
    ran = subprocess.run(
        [*COMMAND, "store", "check", "--data", str(file.parent)],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr.count("Traceback")) == (1, 0), ran.stderr
    assert "? (unknown game): damaged" in ran.stdout


def test_a_schema_that_is_no_text_is_told(
    file: Path, played: dict[str, Session], capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite quotes the damaged name in its error, which is no text then either."""
    whole = file.read_bytes()
    assert whole.count(b"sqlite_autoindex_events_1")
    file.write_bytes(whole.replace(b"CREATE TABLE events", b"CREATE \xa9ABLE events", 1))
    for task in ("check", "rescue"):
        assert main(["store", task, "--data", str(file.parent)]) == 2
        said = capsys.readouterr().err
        assert "tableref.db cannot be opened" in said
        assert "Traceback" not in said


TABLE_LEAF = 13
"""The first byte of a page that holds rows."""


def index_misled(file: Path, session_id: str) -> None:
    """Let one row name another game than its index does: reading alone does not notice it."""
    whole = bytearray(file.read_bytes())
    size = int.from_bytes(whole[16:18], "big")
    for start in range(0, len(whole), size):
        page = whole[start : start + size]
        if page[0] == TABLE_LEAF and page.count(session_id.encode()) > 2:
            newest = page.index(session_id.encode())  # rows grow from the end of a page
            whole[start + newest] ^= 1
    file.write_bytes(whole)


def test_an_index_that_does_not_fit_is_made_anew(
    file: Path, played: dict[str, Session], capsys: pytest.CaptureFixture[str]
) -> None:
    hurt, other = played
    altered(file, f"UPDATE events SET event = '{{' WHERE seq = 3 AND session_id = '{hurt}'")
    index_misled(file, hurt)
    ledger = SqlLedger(url_of(file))
    with pytest.raises(StoreProblem, match="tableref store rescue"):
        ledger.cut(hurt, 2)
    ledger.close()
    assert main(["store", "rescue", "--data", str(file.parent), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert {one["id"] for one in told["games"]} == {hurt, other}
    ledger = SqlLedger(url_of(file))
    assert ledger.entries(other) == played[other].entries
    assert ledger.entries(hurt) == played[hurt].entries[: len(ledger.entries(hurt))]
    ledger.close()


def test_a_garbage_database_is_one_sentence(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b"garbage" * 1000)
    call = ["serve", "--data", str(file.parent), "--port", "0", "--no-browser"]
    assert main(call) == 2
    (sentence,) = capsys.readouterr().err.strip().splitlines()
    assert "tableref.db cannot be opened (file is not a database)" in sentence


def test_every_evening_is_copied_once_and_old_ones_give_way(file: Path) -> None:
    folder = file.parent / "backups"
    ledger = SqlLedger(url_of(file), backups=folder)
    session = begun(ledger, "clearing_house", commands=3)
    ledger.close()
    (copy,) = Backups(file, folder).all()
    assert opened(copy)[session.record.id].entries == session.entries
    made = copy.stat().st_mtime_ns
    SqlLedger(url_of(file), backups=folder).close()
    assert copy.stat().st_mtime_ns == made  # nothing was new
    for day in range(10, 10 + KEPT):
        (folder / f"tableref-2020-01-{day}.db").write_bytes(b"an evening")
    again = SqlLedger(url_of(file), backups=folder)
    begun(again, "clearing_house", commands=3)
    again.close()
    copies = Backups(file, folder).all()
    assert len(copies) == KEPT
    assert len(opened(copies[-1])) == 2


def test_damaged_pages_are_never_copied_over_a_sound_evening(file: Path) -> None:
    folder = file.parent / "backups"
    kept(file, ("clearing_house",), commands=20)
    backups = Backups(file, folder)
    backups.keep()
    (copy,) = backups.all()
    sound = copy.read_bytes()
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + bytes(4096) + whole[12288:])
    later = copy.stat().st_mtime + 5
    os.utime(file, (later, later))
    backups.keep()
    assert copy.read_bytes() == sound
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)

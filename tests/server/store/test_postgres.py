"""Many programs on one PostgreSQL database, while others write, die or are cut off.

One file, so that all tests share one server; skipped with the reason if there is none.
"""

import json
import logging
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypedDict

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from websockets.sync.client import connect

import server.amending as amending
import server.referee as referee
from engine.amending import Amendment
from engine.game import TakenBack
from engine.refusal import IllegalCommand, Reason
from engine.tournament.deciding import correct
from engine.word import Note
from server.app import create_app
from server.cli.main import main
from server.following import Following
from server.hall.tournaments import Tournaments
from server.session import Caller, Session
from server.sessions import Sessions
from server.settings import Settings
from server.store.codes import renewed, withdrawn
from server.store.ledger import NAMED, Entry, StoreProblem
from server.store.schema import METADATA
from server.store.sql import SqlLedger
from tests.server.store.test_ledger import (  # noqa: F401 (the promises of every ledger)
    record,
    test_a_session_is_created_once,
    test_entries_come_back_in_order,
    test_sessions_come_back_as_they_were,
    test_what_does_not_follow_the_head_is_refused_whole,
)
from tests.support.cable import PORT, cable, needs_cable
from tests.support.calling import on_this_machine
from tests.support.cut_connections import Way
from tests.support.kept_games import begun, play_on, url_of
from tests.support.postgres import PASSWORD, NoPostgres, Server, running
from tests.support.program import ROOT, serving
from tests.support.waiting import until

HEARD_WITHIN_S = 15.0
soon = partial(until, within_s=HEARD_WITHIN_S)
BACK_WITHIN_S = 60.0


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    try:
        with running() as started:
            yield started
    except NoPostgres as problem:
        pytest.skip(f"needs a PostgreSQL server: {problem}")


@pytest.fixture
def url(server: Server) -> str:
    return server.database()


@pytest.fixture
def ledger(url: str) -> Iterator[SqlLedger]:
    with closing(SqlLedger(url)) as kept:
        yield kept


@pytest.fixture
def other(url: str, ledger: SqlLedger) -> Iterator[SqlLedger]:
    """The same database, as another program has it open."""
    with closing(SqlLedger(url)) as kept:
        yield kept


@contextmanager
def following(ledger: SqlLedger, *, table: str = "") -> Iterator[Sessions]:
    """The games of a program that is notified of what others write."""
    others = ledger.others()
    assert others is not None
    sessions = Sessions(ledger, table=table)
    thread = Following(sessions, others)
    thread.start()
    yield sessions
    thread.stop()


def say(session: Session, said: str, *, head: int | None = None) -> None:
    based_on = session.head if head is None else head
    referee.handle(session, Note(None, said), based_on_seq=based_on)


def sound(url: str, session: Session) -> None:
    """Check that a program that opens the database now finds what was played."""
    with closing(SqlLedger(url)) as fresh:
        found = Sessions(fresh).get(session.record.id)
        assert found is not None
        assert found.entries == session.entries
        assert found.ledger_hash == session.ledger_hash


def remarks(entries: tuple[Entry, ...]) -> list[str]:
    return [entry.event["text"] for entry in entries if entry.event["type"] == "Noted"]


def test_its_tables_are_those_of_the_program(ledger: SqlLedger) -> None:
    with ledger._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_programs_that_open_an_empty_database_at_once_make_one(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        opened = list(pool.map(lambda _: SqlLedger(url), range(4)))
    for one in opened:
        assert one.sessions() == ()
        one.close()


def test_what_is_based_on_an_earlier_game_is_refused(ledger: SqlLedger, other: SqlLedger) -> None:
    mine = begun(ledger, "clearing_house", commands=5)
    theirs = Sessions(other).get(mine.record.id)
    assert theirs is not None
    head = mine.head
    play_on(mine, 1)
    with pytest.raises(IllegalCommand) as caught:
        say(theirs, "late", head=head)
    assert caught.value.reason == Reason.STALE
    assert f"based on entry {mine.head}" in str(caught.value)
    assert theirs.entries == mine.entries
    say(theirs, "now")
    with pytest.raises(IllegalCommand, match="gone on"):
        referee.take_back(mine, 0, based_on_seq=mine.head)
    referee.take_back(mine, 0, based_on_seq=mine.head)
    with pytest.raises(IllegalCommand, match="gone on"):
        say(theirs, "before the take-back")
    assert any(isinstance(event, TakenBack) for event in theirs.events)
    assert theirs.ledger_hash == mine.ledger_hash


def test_an_amendment_planned_on_an_earlier_game_is_refused_and_one_that_stands_is_everybodys(
    ledger: SqlLedger, other: SqlLedger
) -> None:
    mine = begun(ledger, "clearing_house", commands=3)
    say(mine, "a slip")
    theirs = Sessions(other).get(mine.record.id)
    assert theirs is not None
    slip = [Amendment(mine.head, "remove")]
    late = amending.planned(mine, slip, based_on_seq=mine.head)
    say(theirs, "meanwhile")
    with pytest.raises(IllegalCommand, match="gone on"):
        amending.amend(mine, slip, digest=late.digest, based_on_seq=theirs.head - 1)
    plan = amending.planned(mine, slip, based_on_seq=mine.head)
    amending.amend(mine, slip, digest=plan.digest, based_on_seq=mine.head)
    theirs.catch_up()
    assert theirs.entries == mine.entries
    assert theirs.ledger_hash == mine.ledger_hash
    assert theirs.state == mine.state


def test_a_players_remark_elsewhere_makes_no_command_stale(
    ledger: SqlLedger, other: SqlLedger
) -> None:
    mine = begun(ledger, "clearing_house", commands=5)
    theirs = Sessions(other).get(mine.record.id)
    assert theirs is not None
    head = mine.head
    referee.handle(mine, Note(1, "hurry"), based_on_seq=head, caller=Caller("seat", 1))
    say(theirs, "unhurried", head=head)
    assert remarks(theirs.entries)[-2:] == ["hurry", "unhurried"]


@pytest.mark.parametrize("count", [15, pytest.param(400, marks=pytest.mark.soak)])
def test_two_processes_write_to_one_game_at_once(url: str, ledger: SqlLedger, count: int) -> None:
    session = begun(ledger, "clearing_house", commands=3)
    names = ("Ada", "Bo")
    told = at_once(url, session, names, count)
    session.catch_up()
    said = remarks(session.entries)
    for name, one in zip(names, told, strict=True):
        assert one["said"] == [f"{name} {n}" for n in range(count)]
        assert [text for text in said if text.startswith(name)] == one["said"]
    assert len(said) == 2 * count
    assert sum(one["stale"] for one in told) > 0, "they never met"
    sound(url, session)


class Written(TypedDict):
    """The output of a process that wrote to a game."""

    said: list[str]
    stale: int
    failed: int


def at_once(url: str, session: Session, names: tuple[str, ...], count: int) -> list[Written]:
    """Start processes that write to a game at the same moment; return their outputs."""
    module = "tests.support.writing_at_once"
    writers = [
        subprocess.Popen(
            [sys.executable, "-m", module, url, session.record.id, name, str(count)],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for name in names
    ]  # fmt: skip
    for one in writers:
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
    for one in writers:
        assert one.stdin is not None
        one.stdin.write("go\n")
        one.stdin.flush()
    return [json.loads(one.communicate(timeout=120)[0]) for one in writers]


def test_those_who_look_on_elsewhere_hear_of_it(ledger: SqlLedger, other: SqlLedger) -> None:
    with following(ledger) as sessions:
        theirs = begun(other, "clearing_house", commands=3)
        soon(lambda: sessions.get(theirs.record.id) is not None)
        mine = sessions.get(theirs.record.id)
        assert mine is not None
        told = threading.Event()
        mine.listen(told.set)
        play_on(theirs, 2)
        assert told.wait(HEARD_WITHIN_S)
        soon(lambda: mine.entries == theirs.entries)
        assert mine.ledger_hash == theirs.ledger_hash


def test_a_code_that_is_withdrawn_elsewhere_lets_nobody_in(
    ledger: SqlLedger, other: SqlLedger
) -> None:
    with following(ledger) as sessions:
        theirs = begun(other, "clearing_house", commands=1)
        soon(lambda: sessions.get(theirs.record.id) is not None)
        mine = sessions.get(theirs.record.id)
        assert mine is not None
        code = mine.record.codes["seats"][0]
        theirs.change_codes(lambda codes: withdrawn(codes, 1))
        soon(lambda: mine.caller(code) is None)


def test_codes_changed_at_once_are_both_changed(ledger: SqlLedger, other: SqlLedger) -> None:
    mine = begun(ledger, "clearing_house", commands=1)
    theirs = Sessions(other).get(mine.record.id)
    assert theirs is not None
    mine.change_codes(lambda codes: withdrawn(codes, 1))
    theirs.change_codes(lambda codes: renewed(codes, 2))
    assert theirs.record.codes["seats"][0] is None
    assert mine.catch_up()
    assert mine.record == theirs.record


def test_a_tables_camera_looks_at_its_own_games(ledger: SqlLedger, other: SqlLedger) -> None:
    with following(ledger, table="hall") as hall:
        mine = hall.begin("clay_o_rama", options={"players": [{"name": "Ada"}, {"name": "Bo"}]})
        garden = Sessions(other, table="garden")
        assert garden.newest() is None
        theirs = garden.begin("clay_o_rama", options={"players": [{"name": "Cy"}, {"name": "Di"}]})
        soon(lambda: hall.get(theirs.record.id) is not None)
        assert hall.newest() is mine
        assert [one.record.id for one in hall.all()] == [theirs.record.id, mine.record.id]
        assert garden.newest() is theirs
    again = Sessions(ledger, table="hall").newest()
    assert again is not None
    assert again.record == mine.record


@pytest.mark.parametrize(
    "count",
    [1, pytest.param(3, marks=pytest.mark.long), pytest.param(25, marks=pytest.mark.soak)],
)
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    server: Server, url: str, ledger: SqlLedger, count: int
) -> None:
    with following(ledger) as sessions:
        session = begun(ledger, "clearing_house", commands=3)
        soon(lambda: sessions.get(session.record.id) is not None)
        looking_on = sessions.get(session.record.id)
        assert looking_on is not None
        acknowledged: list[str] = []
        ending = threading.Event()
        writer = threading.Thread(target=write_on, args=(session, acknowledged, ending))
        writer.start()
        for _ in range(count):
            some_more(acknowledged)
            server.kill()
            server.start()
        some_more(acknowledged)
        ending.set()
        writer.join()
        session.catch_up()
        said = Counter(remarks(session.entries))
        assert [one for one in acknowledged if said[one] != 1] == []
        assert set(said.values()) == {1}
        soon(lambda: looking_on.entries == session.entries)
        soon(lambda: ledger.trouble == "")
    sound(url, session)


def some_more(acknowledged: list[str]) -> None:
    enough = len(acknowledged) + 5
    soon(lambda: len(acknowledged) >= enough)


def write_on(session: Session, acknowledged: list[str], ending: threading.Event) -> None:
    """Write remark after remark; one that was not acknowledged is never repeated."""
    number = 0
    while not ending.is_set():
        number += 1
        try:
            say(session, f"remark {number}")
            acknowledged.append(f"remark {number}")
        except (StoreProblem, IllegalCommand):
            time.sleep(0.05)


@pytest.mark.parametrize("delivered", [True, False], ids=["after", "before"])
def test_a_connection_cut_at_the_commit_leaves_no_doubt(
    server: Server, url: str, *, delivered: bool
) -> None:
    way = Way(server.port)
    near = url.replace(f":{server.port}/", f":{way.port}/")
    with closing(SqlLedger(near)) as ledger:
        session = begun(ledger, "clearing_house", commands=2)
        head = session.head
        way.cut_at_commit(delivered=delivered)
        if delivered:
            say(session, "was it kept?")
        else:
            with pytest.raises(StoreProblem, match="was not done"):
                say(session, "was it kept?")
        assert way.cut == 1
        assert session.head == head + delivered
        say(session, "and on")
        assert remarks(session.entries) == ["was it kept?"] * delivered + ["and on"]
        assert ledger.trouble == ""
        sound(url, session)
    way.close()


@pytest.mark.soak
def test_a_cable_that_is_pulled_in_the_middle_of_commands_costs_nothing(
    server: Server, url: str
) -> None:
    """Neither end is notified: packets are lost until the cable is plugged in again."""
    needs_cable()
    with (
        cable(server.port) as way,
        closing(
            SqlLedger(url.replace(f"127.0.0.1:{server.port}/", f"{way.host}:{PORT}/"))
        ) as ledger,
    ):
        session = begun(ledger, "clearing_house", commands=3)
        acknowledged: list[str] = []
        ending = threading.Event()
        writer = threading.Thread(target=write_on, args=(session, acknowledged, ending))
        writer.start()
        for out_s in (1.0, 30.0):  # shorter and longer than a connection lives without an answer
            some_more(acknowledged)
            way.pull()
            time.sleep(0.5)
            before = len(acknowledged)
            time.sleep(out_s)
            assert len(acknowledged) == before, "nothing is acknowledged without the server"
            way.plug_in()
            give_up_at_s = time.monotonic() + BACK_WITHIN_S
            while len(acknowledged) < before + 5:
                assert time.monotonic() < give_up_at_s, "it does not go on"
                time.sleep(0.05)
        ending.set()
        writer.join()
        session.catch_up()
        said = Counter(remarks(session.entries))
        print(f"{len(acknowledged)} acknowledged, {len(said)} kept")
        assert [one for one in acknowledged if said[one] != 1] == []
        assert set(said.values()) == {1}
        sound(url, session)


def test_connections_that_the_server_ends_are_made_anew(
    server: Server, url: str, ledger: SqlLedger, other: SqlLedger
) -> None:
    with following(ledger) as sessions:
        theirs = begun(other, "clearing_house", commands=2)
        soon(lambda: sessions.get(theirs.record.id) is not None)
        mine = sessions.get(theirs.record.id)
        assert mine is not None
        name = url.rpartition("/")[2]
        server.say(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        say(theirs, "still here")
        soon(lambda: mine.entries == theirs.entries)


def test_of_two_ways_to_the_database_the_other_is_taken_when_one_fails(
    server: Server, url: str
) -> None:
    """As when a server fails over to another address: the next address in the URL is tried."""
    first, second = Way(server.port), Way(server.port)
    ways = f"host=127.0.0.1:{first.port}&host=127.0.0.1:{second.port}"
    both = url.replace(f"127.0.0.1:{server.port}/", "/") + f"?{ways}"
    with closing(SqlLedger(both)) as ledger:
        session = begun(ledger, "clearing_house", commands=2)
        say(session, "by the first")
        first.cut_at_commit(delivered=True)  # and nobody is taken there any more
        stopping = threading.Thread(target=first.close)
        stopping.start()
        say(session, "by the second")
        assert first.cut == 1
        stopping.join()
        say(session, "and on")
        assert remarks(session.entries) == ["by the first", "by the second", "and on"]
        sound(url, session)
    second.close()


@pytest.mark.soak
def test_a_program_that_stands_still_holds_nobody_up_for_long(
    ledger: SqlLedger, other: SqlLedger
) -> None:
    session = begun(ledger, "clearing_house", commands=1)
    with other._engine.connect() as still:
        still.execute(text("SELECT * FROM sessions FOR UPDATE"))
        say(session, "on we go")
        still.invalidate()  # the server has ended it
    assert remarks(session.entries) == ["on we go"]


def test_a_proposals_mark_may_be_of_any_length(ledger: SqlLedger) -> None:
    ledger.create(record())
    long = Entry(1, {"type": "Noted"}, "referee", "2026-01-01T00:00:00Z", "weigh-in@" + "9," * 400)
    ledger.append("s1", (long,))
    assert ledger.entries("s1") == (long,)


def test_any_letter_can_be_kept(url: str, ledger: SqlLedger) -> None:
    options = {"players": [{"name": "A\0da"}, {"name": "Bö\u202e☃"}]}
    session = Sessions(ledger).begin("clay_o_rama", options=options)
    note = Note(None, "nothing\0 here")
    referee.handle(session, note, based_on_seq=0, comment="camera: A\0da; referee: Bö")
    assert session.entries[0].event["text"] == "nothing\0 here"
    sound(url, session)


def test_a_damaged_game_is_named_and_the_others_go_on(url: str, ledger: SqlLedger) -> None:
    hurt, other = (begun(ledger, "clearing_house", commands=4) for _ in range(2))
    with ledger._engine.begin() as connection:
        connection.execute(
            text("UPDATE events SET who = 'x' WHERE seq = 2 AND session_id = :id"),
            {"id": hurt.record.id},
        )
    sessions = Sessions(ledger)
    assert [one.record.id for one in sessions.all()] == [other.record.id]
    assert [(one.session_id, one.seq) for one in sessions.set_aside] == [(hurt.record.id, 2)]
    assert main(["store", "check", "--store", url]) == 1


def test_games_are_copied_there_and_back_with_equal_hashes(
    url: str, ledger: SqlLedger, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, again = tmp_path / "tableref.db", tmp_path / "again.db"
    with closing(SqlLedger(url_of(file))) as kept:
        played = [begun(kept, name, commands=8) for name in ("clearing_house", "clay_o_rama")]
        heads = {one.record.id: kept.game(one.record.id).session["head"] for one in played}
    assert main(["store", "copy", str(tmp_path), url]) == 0
    said = capsys.readouterr().out
    entries = sum(one.head for one in played)
    assert f"2 games with {entries} entries copied from" in said
    assert PASSWORD not in said
    assert main(["store", "copy", url, str(again), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {one["id"]: one["head"] for one in told["games"]} == heads
    with closing(SqlLedger(url_of(again))) as back:
        found = Sessions(back)
        assert [one.record for one in found.all()] == [one.record for one in played]
        assert [one.entries for one in found.all()] == [one.entries for one in played]
    assert main(["store", "copy", str(again), url]) == 2
    assert "is there already: nothing was copied" in capsys.readouterr().err
    assert main(["store", "check", "--store", url]) == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda url, _: url.replace(PASSWORD, "wrong-4711"), "put the right one into ~/.pgpass"),
        (lambda url, _: url.replace(f":{PASSWORD}@", "@"), "put it into ~/.pgpass"),
        (lambda url, port: url.replace(str(port), "1"), "start the server, or mend host and port"),
        (
            lambda url, _: url.replace("/games", "/no_games"),
            "make it with the server's own means",
        ),
        (lambda url, _: url.replace("127.0.0.1", "no.such.host.invalid"), "mend the host's name"),
    ],
    ids=["wrong password", "no password", "port", "database", "host"],
)
def test_what_cannot_be_opened_is_one_sentence_without_the_password(
    server: Server,
    url: str,
    change: Callable[[str, int], str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PGPASSFILE", str(tmp_path / "none"))
    call = ["serve", "--store", change(url, server.port), "--port", "0", "--no-browser"]
    assert main([*call, "--data", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    (sentence,) = err.strip().splitlines()
    assert said in sentence
    assert "cannot be opened" in sentence
    for secret in (PASSWORD, "wrong-4711"):
        assert secret not in out + err


def test_no_password_is_written_down_while_it_serves(
    server: Server, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with closing(SqlLedger(url)) as ledger, following(ledger):
        session = begun(ledger, "clearing_house", commands=1)
        server.kill()
        with pytest.raises(StoreProblem) as caught:
            say(session, "is anybody there?")
        soon(lambda: "does not answer" in ledger.trouble)
        trouble = ledger.trouble
        server.start()
        soon(lambda: ledger.trouble == "")
    everything = caplog.text + str(caught.value) + trouble
    assert "does not answer" in everything
    assert PASSWORD not in everything


def test_without_names_any_program_looks_at_the_newest_game(
    ledger: SqlLedger, other: SqlLedger
) -> None:
    first = begun(ledger, "clearing_house", commands=1)
    newest = begun(other, "clearing_house", commands=1)
    sessions = Sessions(ledger)
    looked_at = sessions.newest()
    assert looked_at is not None
    assert looked_at.record == newest.record
    assert replace(first.record, table="x") != first.record


def test_what_is_said_at_one_program_is_on_the_pages_of_another(url: str) -> None:
    hall, garden = (create_app(Settings(table=name), SqlLedger(url)) for name in ("hall", "garden"))
    note = {"type": "Note", "seat": None, "text": "heard in the garden?"}
    with on_this_machine(hall) as here, on_this_machine(garden) as there:
        told = here.post("/api/sessions", json={"game": "clay_o_rama", "seats": 2}).json()
        path = f"/api/sessions/{told['id']}"
        soon(lambda: there.get(path).status_code == 200)
        with there.websocket_connect(f"{path}/stream?code={told['codes']['spectator']}") as stream:
            said = {"command": note, "based_on_seq": 0}
            assert here.post(f"{path}/commands", json=said).json()["seq"] == 1
            while "heard in the garden?" not in stream.receive_text():
                pass
        refused = there.post(f"{path}/commands", json=said)
        assert (refused.status_code, refused.json()["reason"]) == (409, Reason.STALE)
        assert there.get("/health").json()["store"]["problems"] == []


@pytest.mark.soak
def test_two_programs_serve_one_database(url: str, tmp_path: Path) -> None:
    """A command at one program appears on the pages of the other, where it makes others stale."""
    with served(url, "hall", tmp_path) as hall, served(url, "garden", tmp_path) as garden:
        begun_there = call(f"{hall}api/sessions", {"game": "clay_o_rama", "seats": 2})
        here = f"api/sessions/{begun_there['id']}"
        soon(lambda: call(f"{garden}{here}") is not None)
        code = begun_there["codes"]["spectator"]
        stream = f"{garden}{here}/stream?code={code}".replace("http:", "ws:")
        with connect(stream) as onlooker:
            note = {"type": "Note", "seat": None, "text": "heard in the garden?"}
            said = call(f"{hall}{here}/commands", {"command": note, "based_on_seq": 0})
            assert said["seq"] == 1
            while "heard in the garden?" not in onlooker.recv(timeout=HEARD_WITHIN_S):
                pass
        refused = call(f"{garden}{here}/commands", {"command": note, "based_on_seq": 0})
        assert refused["reason"] == "command/stale"
    for name in ("hall", "garden"):
        assert (tmp_path / f"{name}.txt").read_text() == ""


@contextmanager
def served(url: str, table: str, folder: Path) -> Iterator[str]:
    """The real program at a table of this name; its address."""
    arguments = ["serve", "--store", url, "--table", table, "--data", str(folder / table)]
    with serving(arguments, log=folder / f"{table}.txt") as address:
        yield address


def call(address: str, body: object = None) -> Any:
    """The program's response; None for a 404."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return None if error.code == 404 else json.load(error)


def test_a_round_is_drawn_once_and_heard_of(ledger: SqlLedger, other: SqlLedger) -> None:
    """Two programs draw the same round again and again at the same moment; a third one hears."""
    halls = [Tournaments(one.tournament_log(), Sessions(one)) for one in (ledger, other)]
    mine = halls[0].begin(
        name="Cup", game="metamorph", system="swiss", per_table=2, rounds=9, options={},
        players=[f"P{number}" for number in range(8)],
    )  # fmt: skip
    halls[1].follow((NAMED + mine.id,))
    theirs = halls[1].get(mine.id)
    assert theirs is not None
    others = other.others()
    assert others is not None
    others.changed(0.0)
    for number in range(1, 4):
        head = mine.head
        theirs.catch_up()

        def draw(place: int, head: int = head) -> bool:
            kept = (mine, theirs)[place]
            try:
                halls[place].pair(kept, based_on_seq=head)
            except IllegalCommand as refused:
                return refused.reason != Reason.STALE
            return True

        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(draw, range(2))) == [False, True]
        mine.catch_up()
        theirs.catch_up()
        assert [one.number for one in mine.state.rounds] == list(range(1, number + 1))
        assert mine.state == theirs.state
        for table in range(1, 5):
            said = correct(mine.state, number, table, [], "time is up")
            mine.keep(said)
    hear = others.changed
    soon(lambda: NAMED + mine.id in hear(0.1))
    others.close()

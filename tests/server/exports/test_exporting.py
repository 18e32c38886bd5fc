"""Entries as a table that a spreadsheet opens, and that runs nothing."""

import csv
import io

from engine.word import Note
from server.exports.exporting import BYTE_ORDER_MARK, COLUMNS, table_of_entries
from server.referee import handle, take_back
from server.responses import entries_json
from server.session import REFEREE, Caller, Session
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.support.kept_games import begun


def lines_of(session: Session, caller: Caller = REFEREE) -> list[dict[str, str]]:
    text = table_of_entries(entries_json(session, caller))
    assert text.startswith(BYTE_ORDER_MARK)
    return list(csv.DictReader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK))))


def test_there_is_a_line_for_each_entry() -> None:
    session = begun(MemoryLedger(), "metamorph", commands=20)
    lines = lines_of(session)
    assert tuple(lines[0]) == COLUMNS
    assert [line["entry"] for line in lines] == [str(n) for n in range(1, session.head + 1)]
    told = [one["told"] for one in entries_json(session, REFEREE)]
    assert [line["told"] for line in lines] == told
    assert {line["chapter"] for line in lines} >= {"Before the game"}


def test_what_was_taken_back_says_so() -> None:
    session = begun(MemoryLedger(), "clay_o_rama", commands=5)
    back_to = sorted(session.ends)[1]
    take_back(session, back_to, based_on_seq=session.head)
    standing = [line["standing"] for line in lines_of(session)]
    assert standing == ["yes"] * back_to + ["no"] * (session.head - back_to - 1) + ["yes"]


def test_what_looks_like_a_formula_stays_a_text() -> None:
    players = [{"name": '=HYPERLINK("x")'}, {"name": 'Bo, the "great"'}]
    session = Sessions(MemoryLedger()).begin("slargeball", options={"players": players}, seed=1)
    handle(session, Note(1, "1+1"), based_on_seq=session.head, caller=Caller("seat", 1))
    (line,) = (line for line in lines_of(session) if line["event"] == "Noted")
    assert line["told"] == '\'=HYPERLINK("x"): 1+1'


def test_a_seat_gets_what_it_may_know() -> None:
    session = begun(MemoryLedger(), "clearing_house", commands=12)
    seat = Caller("seat", 2)
    told = [one["told"] for one in entries_json(session, seat)]
    assert [line["told"] for line in lines_of(session, seat)] == told
    assert told != [one["told"] for one in entries_json(session, REFEREE)]

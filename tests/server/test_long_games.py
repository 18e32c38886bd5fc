"""A game with a long ledger: its memory, and its valid entries after many take-backs."""

import tracemalloc
from collections.abc import Callable

import pytest

import server.referee as referee
from engine import GAMES
from engine.notation import to_json
from engine.word import Note
from server.session import Session
from server.sessions import Sessions
from server.store.memory import MemoryLedger

FEW, MANY = 100, 800


def begun() -> Session:
    options = to_json(next(iter(GAMES["clearing_house"].examples.values())))
    return Sessions(MemoryLedger()).begin("clearing_house", options=options, seed=5)


def note(session: Session, count: int) -> None:
    for number in range(count):
        referee.handle(session, Note(None, f"note {number}"), based_on_seq=session.head)


@pytest.mark.parametrize("entries", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_memory_grows_no_faster_than_the_ledger(entries: int) -> None:
    session = begun()
    note(session, 50)
    tracemalloc.start()
    try:
        note(session, entries)
        first, _ = tracemalloc.get_traced_memory()
        note(session, entries)
        second, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    print(f"{first / 1e6:.1f} MB after {entries} entries, {second / 1e6:.1f} after twice as many")
    assert second < 2.3 * first


def test_what_stands_after_take_backs_of_take_backs() -> None:
    session = begun()
    began = session.head
    note(session, 3)
    referee.take_back(session, began + 1, based_on_seq=session.head)
    assert session.standing == {*range(1, began + 2), began + 4}
    note(session, 1)
    assert session.standing == {*range(1, began + 2), began + 4, began + 5}
    # Back to before the first take-back: what it took back stands again.
    referee.take_back(session, began + 3, based_on_seq=session.head)
    assert session.standing == {*range(1, began + 4), began + 6}


@pytest.mark.parametrize(
    "whole",
    [
        lambda session: session.entries,
        lambda session: session.events,
        lambda session: session.standing,
        lambda session: session.answered,
    ],
    ids=["entries", "events", "standing", "answered"],
)
def test_what_is_asked_for_each_entry_is_made_once(whole: Callable[[Session], object]) -> None:
    session = begun()
    note(session, 3)
    assert whole(session) is whole(session)

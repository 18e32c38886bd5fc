"""All games of a ledger: begun completely or not at all, and always in the same order."""

import pytest

import server.referee as referee
from engine import GAMES
from engine.notation import to_json
from engine.word import Note, Noted
from server.desks import Desks
from server.session import Session
from server.sessions import Sessions
from server.store.ledger import Damage, Entry, SessionRecord, StoreProblem
from server.store.memory import MemoryLedger

DEALT = "clearing_house"
"""A game that begins with entries: its decks are shuffled."""


class FailingLedger(MemoryLedger):
    """Refuses to append entries until somebody makes room."""

    def __init__(self) -> None:
        super().__init__()
        self.full = True

    def append(self, session_id: str, entries: tuple[Entry, ...]) -> None:
        """Append entries, if there is room."""
        if self.full:
            raise StoreProblem("The disk is full.")
        super().append(session_id, entries)


class MendedLedger(MemoryLedger):
    """Finds its games damaged as long as `damaged` is set."""

    damaged = False

    def find(self, session_id: str) -> SessionRecord | Damage | None:  # type: ignore[override]
        """One session, or its damage."""
        found = super().find(session_id)
        return Damage(session_id, DEALT, "it is damaged") if self.damaged else found


def begin(sessions: Sessions, game: str = DEALT, *, table: str | None = None) -> Session:
    options = to_json(next(iter(GAMES[game].examples.values())))
    return sessions.begin(game, options=options, seed=5, table=table)


def begin_once(sessions: Sessions, session_id: str) -> None:
    options = to_json(next(iter(GAMES[DEALT].examples.values())))
    sessions.begin_once(DEALT, session_id=session_id, table="", options=options, dice="seeded")


def test_a_game_that_is_opened_again_has_a_desk_of_its_own() -> None:
    ledger = MendedLedger()
    sessions = Sessions(ledger)
    desks, session = Desks(sessions), begin(sessions)
    assert desks.of(session) is desks.of(session)
    ledger.damaged = True
    sessions.follow((session.record.id,))
    assert sessions.is_set_aside(session.record.id)
    ledger.damaged = False
    sessions.follow((session.record.id,))
    again = sessions.get(session.record.id)
    assert again is not None
    desks.of(again).command(Note(None, "it goes on"), based_on_seq=again.head)
    assert again.events[-1] == Noted(None, "it goes on")


def half_begun() -> tuple[FailingLedger, Sessions, str]:
    ledger = FailingLedger()
    sessions = Sessions(ledger)
    with pytest.raises(StoreProblem):
        begin(sessions)
    return ledger, sessions, ledger.sessions()[0].id


def test_a_game_that_cannot_be_dealt_is_in_no_list() -> None:
    ledger, sessions, _ = half_begun()
    assert (sessions.all(), sessions.newest(), sessions.set_aside) == ((), None, ())
    assert Sessions(ledger).all() == ()


def test_it_is_dealt_when_it_is_opened_again() -> None:
    ledger, _, session_id = half_begun()
    ledger.full = False
    (session,) = Sessions(ledger).all()
    assert session.record.id == session_id
    assert session.head > 0


def test_it_is_dealt_when_it_is_begun_again() -> None:
    ledger, sessions, session_id = half_begun()
    with pytest.raises(StoreProblem):
        begin_once(sessions, session_id)
    assert sessions.all() == ()
    ledger.full = False
    begin_once(sessions, session_id)
    session = sessions.get(session_id)
    assert session is not None
    assert session.head > 0
    assert sessions.newest() is session


def test_games_of_this_table_come_last() -> None:
    ledger = MemoryLedger()
    sessions = Sessions(ledger, table="7")
    nobodys = begin(sessions, table="")
    assert sessions.newest() is nobodys
    mine = begin(sessions)
    other = begin(sessions, table="8")
    assert sessions.all() == (nobodys, other, mine)
    assert sessions.newest() is mine
    assert [one.record.id for one in Sessions(ledger, table="7").all()] == [
        one.record.id for one in sessions.all()
    ]


def test_the_order_is_worked_out_once() -> None:
    sessions = Sessions(MemoryLedger())
    begin(sessions)
    assert sessions.all() is sessions.all()


def test_a_game_that_is_set_aside_is_no_longer_the_newest(monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = Sessions(MemoryLedger())
    first, second = begin(sessions), begin(sessions)

    def broken() -> bool:
        raise KeyError("piece")

    monkeypatch.setattr(second, "read_on", broken)
    sessions.follow([second.record.id])
    assert (sessions.all(), sessions.newest()) == ((first,), first)
    assert sessions.is_set_aside(second.record.id)


def test_a_listener_that_fails_sets_no_game_aside() -> None:
    ledger = MemoryLedger()
    mine = Sessions(ledger)
    session = begin(mine)
    theirs = Sessions(ledger).get(session.record.id)
    assert theirs is not None
    play_one(theirs)

    def fail() -> None:
        raise RuntimeError("the page is gone")

    session.listen(fail)
    with pytest.raises(RuntimeError, match="the page is gone"):
        mine.follow([session.record.id])
    assert mine.all() == (session,)
    assert mine.set_aside == ()
    assert session.head == theirs.head


def play_one(session: Session) -> None:
    referee.handle(session, Note(None, "on we go"), based_on_seq=session.head)

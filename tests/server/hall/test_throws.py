"""Spectacular throws in the hall: the last one of each table that had a result."""

from engine.games.clay_o_rama.starting import StartGame
from server.cli.demonstration import begin_demonstration
from server.desk import Desk
from server.hall.hall import Hall
from server.session import Caller
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.support.evenings import creature, desk, hand, look, missiles, throw

referee = Caller("referee", None)


def playing(sessions: Sessions) -> Desk:
    """The demonstration's game, begun."""
    session = begin_demonstration(sessions)
    table = desk(session)
    table.see(look(hand(frame=2), frame=2))
    table.confirm("span", based_on_seq=session.head)
    table.see(look(creature(82.0, frame=4), *missiles(10.2, 4.2, frame=4), frame=4))
    table.confirm("weigh-in-1", based_on_seq=session.head)
    table.command(StartGame(None), based_on_seq=session.head)
    return table


def test_a_throw_that_struck_is_told_until_it_is_taken_back() -> None:
    ledger = MemoryLedger()
    sessions = Sessions(ledger)
    hall = Hall(ledger.tournament_log(), sessions, code_hours=24.0)
    table = playing(sessions)
    assert hall.overview(referee)["throws"] == []
    before = table.session.head
    table.see(look(throw(("green", 0.97), none=0.03, frame=12), frame=12))
    assert hall.overview(referee)["throws"] == [], "what only the camera says is no throw yet"
    table.confirm("throw-12", based_on_seq=before)
    (told,) = hall.overview(referee)["throws"]
    assert told["id"] == table.session.record.id
    print(told)
    assert "Cleo" in told["told"]
    table.take_back(before, based_on_seq=table.session.head)
    assert hall.overview(referee)["throws"] == []


def test_what_missed_everybody_is_not_worth_it() -> None:
    ledger = MemoryLedger()
    sessions = Sessions(ledger)
    hall = Hall(ledger.tournament_log(), sessions, code_hours=24.0)
    table = playing(sessions)
    table.see(look(throw(none=1.0, frame=12), frame=12))
    table.confirm("throw-12", based_on_seq=table.session.head)
    assert hall.overview(referee)["tables"][0]["throw"]["came_of_it"] < 3
    assert hall.overview(referee)["throws"] == []

"""The JSON of a table for the hall."""

import server.amending as amending
import server.referee as referee
from engine.amending import Amendment
from engine.notation import to_json
from engine.registry import GAMES
from engine.word import Note
from server.hall.table_json import table_json, waits_for_referee
from server.session import Caller, Session
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.support.kept_games import begun
from tests.support.played import going_on

A_TURN = 60
"""Number of commands after which a first turn has begun."""


def test_an_amendment_answers_whoever_asked_for_it() -> None:
    session = begun(MemoryLedger(), "slargeball", commands=0)
    referee.handle(session, Note(None, "one"), based_on_seq=session.head)
    wrong = session.head
    _ask(session, "that was wrong")
    assert waits_for_referee(session, None)
    amendment = (Amendment(wrong, "replace", Note(None, "two")),)
    plan = amending.planned(session, amendment, based_on_seq=session.head)
    amending.amend(session, amendment, digest=plan.digest, based_on_seq=session.head)
    assert waits_for_referee(session, None) is None
    _ask(session, "and this too")
    waits = waits_for_referee(session, None)
    assert waits is not None
    assert waits["told"].endswith("and this too")


def _ask(session: Session, text: str) -> None:
    seat = Caller("seat", 1)
    referee.handle(session, Note(1, text), based_on_seq=session.head, caller=seat)


def test_every_player_of_a_team_has_its_score() -> None:
    told = to_json(GAMES["slargeball"].examples["three"])
    options = {key: value for key, value in told.items() if key != "type"}
    sessions = Sessions(MemoryLedger())
    session = sessions.begin("slargeball", options=options, seed=5, dice="seeded")
    for _ in going_on(session, A_TURN):
        pass
    players = table_json(session)["players"]
    assert len(players) == 3
    teams = [one.team for one in session.state.players]
    assert [one["amount"] for one in players] == [session.state.score[team - 1] for team in teams]

"""The JSON of a table for the hall."""

from engine.notation import to_json
from engine.registry import GAMES
from server.hall.table_json import table_json
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.support.played import going_on

A_TURN = 60
"""Number of commands after which a first turn has begun."""


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

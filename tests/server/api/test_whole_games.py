"""Whole games through HTTP: every seat acts only on its own view."""

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engine.game import AnyGame
from engine.luck import roll
from engine.notation import to_json
from engine.registry import GAMES
from server.api.parts import Parts
from tests.server.api.test_callers import bearer
from tests.support.played import LONGEST, SHORTEST, played


def begin(client: TestClient, game: AnyGame) -> dict[str, Any]:
    options = game.examples[SHORTEST[game.name]]
    body = {
        "game": game.name,
        "seats": len(options.players),
        "options": {k: v for k, v in to_json(options).items() if k != "type"},
        "seed": 5,
        "dice": "seeded",
    }
    begun = client.post("/api/sessions", json=body)
    assert begun.status_code in (200, 201), begun.text
    return dict(begun.json())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_is_played_to_its_end_by_seats_that_see_their_own_view(
    client: TestClient, parts: Parts, game: AnyGame
) -> None:
    begun = begin(client, game)
    path, codes = f"/api/sessions/{begun['id']}", begun["codes"]
    who: dict[int | None, str] = {None: codes["referee"]}
    who |= dict(enumerate(codes["seats"], start=1))
    session = parts.sessions.get(begun["id"])
    assert session is not None
    for turn in range(LONGEST):
        told = client.get(path, headers=bearer(codes["spectator"])).json()
        assert told["legal"] == []
        if told["outcome"]:
            break
        seats = told["awaiting"]["seats"]
        seat = seats[roll("seat", turn, len(seats)) - 1]
        mine = client.get(path, headers=bearer(who[seat])).json()
        seen = to_json(game.view(session.state, seat))
        assert mine["state"] == json.loads(json.dumps(seen))
        assert all(command["seat"] == seat for command in mine["legal"] if seat is not None)
        command = mine["legal"][roll("choice", turn, len(mine["legal"])) - 1]
        answer = client.post(
            f"{path}/commands",
            json={"command": command, "based_on_seq": mine["seq"]},
            headers=bearer(who[seat]),
        )
        assert answer.status_code == 200, answer.text
    end = game.outcome(session.state)
    assert end is not None
    print(f"{game.name}: {turn} commands, {end.why}")


@pytest.mark.parametrize("game", GAMES)
def test_once_a_game_is_over_the_referee_is_told_how_to_begin_it_again(
    client: TestClient, parts: Parts, game: str
) -> None:
    over, going_on = played(parts.sessions, game), played(parts.sessions, game, commands=1)
    told = client.get(f"/api/sessions/{over.record.id}").json()
    again = {"game": game, "options": told["options"], "dice": told["dice"]}
    begun = client.post("/api/sessions", json=again)
    assert begun.status_code == 201, begun.text
    fresh = parts.sessions.get(begun.json()["id"])
    assert fresh is not None
    assert fresh.options == over.options
    assert client.get(f"/api/sessions/{going_on.record.id}").json()["options"] is None
    seat = bearer(over.record.codes["seats"][0])
    assert client.get(f"/api/sessions/{over.record.id}", headers=seat).json()["options"] is None

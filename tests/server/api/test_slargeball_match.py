"""A whole match of Slargeball played by script through HTTP, with seeded dice.

Each side's script uses only what its seat can see, and goes for the ball: it gives the first
offered move, whap, fling or nab.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engine.game import AnyGame
from engine.games.slargeball.scoring import GoalScored
from engine.notation import from_json, to_json
from engine.replay import ledger_hash, replay
from server.api.parts import Parts
from tests.engine.games.slargeball.sane import check
from tests.server.api.test_callers import bearer

LONGEST = 3000
RELUCTANT = ("EndMoves", "Pass")
"""Commands that a side gives only if nothing else is offered."""


@dataclass
class Match:
    """A session as two seats play it over HTTP."""

    client: TestClient
    id: str
    codes: dict[str, Any]
    said: Counter[str] = field(default_factory=Counter)

    @property
    def path(self) -> str:
        return f"/api/sessions/{self.id}"

    def seen_by(self, seat: int) -> dict[str, Any]:
        code = bearer(self.codes["seats"][seat - 1])
        return dict(self.client.get(self.path, headers=code).json())

    def say(self, seat: int | None, command: dict[str, Any], seq: int) -> Any:
        code = self.codes["referee"] if seat is None else self.codes["seats"][seat - 1]
        body = {"command": command, "based_on_seq": seq}
        return self.client.post(f"{self.path}/commands", json=body, headers=bearer(code))

    def turns(self) -> Iterator[dict[str, Any]]:
        """Yield the view of the seat on move before each of its commands, and the final view."""
        seat = 1
        for _ in range(LONGEST):
            seen = self.seen_by(seat)
            if seen["outcome"] is None and seat not in seen["awaiting"]["seats"]:
                seat = seen["awaiting"]["seats"][0]
                seen = self.seen_by(seat)
            yield seen
            if seen["outcome"] is not None:
                return
            command = first_of(seen["legal"])
            answer = self.say(seat, command, seen["seq"])
            assert answer.status_code == 200, answer.text
            self.said[command["type"]] += 1


def first_of(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """The first offered command that does something."""
    return min(legal, key=lambda one: one["type"] in RELUCTANT)


def begin(client: TestClient, **switches: Any) -> Match:
    options = {
        "players": [{"name": "Ada"}, {"name": "Bo"}],
        "switches": {"captain_from": 1, "coach_from": 1, **switches},
    }
    body = {"game": "slargeball", "seats": 2, "options": options, "seed": 29, "dice": "seeded"}
    begun = client.post("/api/sessions", json=body)
    assert begun.status_code == 201, begun.text
    return Match(client, begun.json()["id"], begun.json()["codes"])


def play(match: Match, parts: Parts) -> dict[str, Any]:
    """Play to the end, checking that the state is valid and that everybody sees the same field."""
    session = parts.sessions.get(match.id)
    assert session is not None
    seen: dict[str, Any] = {}
    for number, seen in enumerate(match.turns()):
        if number % 25 == 0:
            check(session.state)
            assert seen["state"] == json.loads(json.dumps(to_json(session.state)))
    game: AnyGame = session.game
    events = [from_json(game, entry.event) for entry in session.entries]
    assert replay(game, session.options, events) == session.state
    assert ledger_hash(events) == session.ledger_hash
    told = Counter(entry["event"]["type"] for entry in entries(match))
    print(seen["outcome"]["why"], "; commands:", sum(match.said.values()), dict(told))
    points = [0, 0]
    for event in events:
        if isinstance(event, GoalScored):
            points[event.team - 1] += event.points
    assert points == seen["state"]["score"]
    return seen


def entries(match: Match) -> list[dict[str, Any]]:
    code = bearer(match.codes["spectator"])
    return list(match.client.get(f"{match.path}/events", headers=code).json())


def test_three_turns_are_played_by_script(client: TestClient, parts: Parts) -> None:
    match = begin(client, turns=3, extra_times=0)
    seen = play(match, parts)
    assert seen["state"]["turn"] == 3
    assert {"SetUp", "Move", "Whap", "Nab"} <= set(match.said)


@pytest.mark.long
def test_a_whole_match_of_25_turns_is_played_by_script(client: TestClient, parts: Parts) -> None:
    match = begin(client)
    seen = play(match, parts)
    assert seen["state"]["turn"] >= 25
    assert {"SetUp", "Move", "Whap", "Topple", "Nab", "Fling", "CallCoach", "Stride"} <= set(
        match.said
    )
    happened = {entry["event"]["type"] for entry in entries(match)}
    assert {
        "BrokeAway",
        "HeldBack",
        "Fell",
        "Rose",
        "BallDropped",
        "Mired",
        "GoalScored",
    } <= happened
    assert len(seen["outcome"]["winners"]) == 1


def test_a_refused_path_names_its_spot_and_a_step_is_taken_back(client: TestClient) -> None:
    match = begin(client)
    for seat in (1, 2, 1):
        seen = match.seen_by(seat)
        if seen["legal"] and seen["legal"][0]["type"] == "SetUp":
            assert match.say(seat, seen["legal"][0], seen["seq"]).status_code == 200
    seen = match.seen_by(1)
    seat = seen["awaiting"]["seats"][0]
    mover = next(
        one for one in seen["state"]["figures"] if one["seat"] == seat and one["number"] == 5
    )
    ahead = 3000 if seat == 1 else -3000
    far = {"x": mover["at"]["x"] + ahead, "y": mover["at"]["y"]}
    move = {"type": "Move", "seat": seat, "figure": mover["id"], "path": [far]}
    refused = match.say(seat, move, seen["seq"])
    assert refused.status_code == 409
    assert refused.json()["reason"] == "limit/too_far"
    used_up = 1016 if seat == 1 else -1016
    assert refused.json()["spot"] == {"x": mover["at"]["x"] + used_up, "y": mover["at"]["y"]}
    near = {**far, "x": mover["at"]["x"] + used_up // 2}
    moved = match.say(seat, {**move, "path": [near]}, seen["seq"])
    assert moved.status_code == 200, moved.text
    now = match.seen_by(1)["seq"]
    body = {"to_seq": seen["seq"], "based_on_seq": now}
    back = client.post(f"{match.path}/take-back", json=body, headers=bearer(match.codes["referee"]))
    assert back.status_code == 200
    assert match.seen_by(1)["state"] == seen["state"]


@pytest.mark.parametrize(
    "command",
    [
        {"type": "Move", "seat": 1, "figure": 101, "path": [{"x": 10**30, "y": 0}]},
        {"type": "Move", "seat": 1, "figure": 101, "path": [{"x": 1.5, "y": 0}]},
        {"type": "Move", "seat": 1, "figure": 101, "path": "far"},
        {"type": "Move", "seat": 1, "figure": 101, "path": [{"x": 10**17, "y": -(10**17)}]},
        {"type": "SetUp", "seat": 1, "player": 1, "places": [{"figure": 101, "at": None}]},
        {"type": "SetUp", "seat": 1, "player": 10**17},
        {"type": "Fling", "seat": 1, "figure": -1, "to": {"x": 0, "y": 0}},
        {"type": "LayFigure", "seat": 1, "figure": 101, "at": {"x": 0, "y": 0}, "because": ""},
    ],
)
def test_hostile_commands_are_refused_in_a_sentence(
    client: TestClient, command: dict[str, Any]
) -> None:
    match = begin(client)
    answer = match.say(1, command, match.seen_by(1)["seq"])
    assert answer.status_code in (409, 422)
    assert answer.json()["detail"].endswith(".")


@pytest.mark.parametrize(
    "options",
    [
        {"players": [{"name": "Ada"}, {"name": "Bo", "team": "blue"}]},
        {"players": [{"name": "Ada"}, {"name": "Bo"}], "squads": 10**17},
        {"players": [{"name": "Ada"}, {"name": "Bo"}], "switches": {"base": 10**17}},
        {"players": [{"name": "Ada"}, {"name": "Bo"}], "switches": {"base": "30 mm"}},
        {"players": [{"name": "Ada"}, {"name": "Bo"}], "squad": [10**17, 1, 1, 1]},
        {"players": [{"name": "Ada"}, {"name": "Bo"}], "colours": ["", ""]},
        {"players": [{"name": "Ada"}, {"name": "Bo"}], "leaders": [10**17, 0]},
        {"players": [], "preset": "thimble"},
    ],
)
def test_hostile_options_are_refused_in_a_sentence(
    client: TestClient, options: dict[str, Any]
) -> None:
    body = {"game": "slargeball", "options": options, "seed": 1, "dice": "seeded"}
    answer = client.post("/api/sessions", json=body)
    assert answer.status_code in (409, 422)
    assert answer.json()["detail"].endswith(".")

"""Two clients at once, take-backs in between, and a restart: the ledger stays consistent."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engine.luck import roll
from engine.notation import to_json
from engine.registry import GAMES
from engine.replay import states
from server.api.parts import Parts
from server.app import create_app
from server.sessions import Sessions
from server.settings import Settings
from server.store.sql import SqlLedger
from tests.support.calling import on_this_machine

ROUNDS = 8
REFEREES = 4
LENGTH = 60


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{(tmp_path / 'tableref.db').as_posix()}"


@pytest.fixture
def client(url: str) -> Iterator[TestClient]:
    with on_this_machine(create_app(Settings(), SqlLedger(url))) as calling:
        yield calling


def begin(client: TestClient, **more: Any) -> str:
    body = {"game": "clay_o_rama", "seats": ["Ada", "Bo", "Cy"], "seed": 4, **more}
    return f"/api/sessions/{client.post('/api/sessions', json=body).json()['id']}"


def test_of_all_who_speak_at_once_exactly_one_is_heard(client: TestClient, url: str) -> None:
    path = begin(client)
    together = Barrier(REFEREES)

    def say(referee: int, head: int) -> int:
        command = {"type": "Note", "seat": None, "text": f"I am {referee} after {head}"}
        together.wait()
        told = client.post(f"{path}/commands", json={"command": command, "based_on_seq": head})
        return told.status_code

    with ThreadPoolExecutor(REFEREES) as pool:
        for head in range(ROUNDS):
            heard = sorted(pool.map(say, range(REFEREES), [head] * REFEREES))
            assert heard == [200] + [409] * (REFEREES - 1)
    told = [entry["seq"] for entry in client.get(f"{path}/events").json()]
    assert told == list(range(1, ROUNDS + 1))
    kept = SqlLedger(url)
    assert [entry.seq for entry in kept.entries(path.rpartition("/")[2])] == told
    kept.close()


def test_a_take_back_and_a_command_at_once_do_not_mix(client: TestClient) -> None:
    path = begin(client)
    note = {"command": {"type": "Note", "seat": None, "text": "hm"}}
    client.post(f"{path}/commands", json={**note, "based_on_seq": 0})
    together = Barrier(2)

    def post(route: str, body: dict[str, Any]) -> int:
        together.wait()
        return client.post(f"{path}/{route}", json=body).status_code

    with ThreadPoolExecutor(2) as pool:
        for head in range(1, ROUNDS):
            said = pool.submit(post, "commands", {**note, "based_on_seq": head})
            undone = pool.submit(post, "take-back", {"to_seq": 0, "based_on_seq": head})
            assert sorted((said.result(), undone.result())) == [200, 409]
    assert client.get(path).json()["seq"] == ROUNDS


def play(client: TestClient, path: str) -> None:
    """Send random commands over HTTP; about one in seven takes back to before a random command."""
    for draw in range(LENGTH):
        told = client.get(path).json()
        head = told["seq"]
        if head and roll("back", draw, 7) == 1:
            places = sorted({one["command"] - 1 for one in client.get(f"{path}/events").json()})
            to_seq = places[roll("to", draw, len(places)) - 1]
            body = {"to_seq": to_seq, "based_on_seq": head}
            assert client.post(f"{path}/take-back", json=body).status_code == 200
            continue
        possible = told["legal"] + told["overrides"][:3]
        if possible:
            command = possible[roll("choice", draw, len(possible)) - 1]
            body = {"command": command, "based_on_seq": head}
            assert client.post(f"{path}/commands", json=body).status_code == 200


@pytest.mark.parametrize(
    "preset", ["classic", *(pytest.param(one, marks=pytest.mark.long) for one in ("kids", "arena"))]
)
def test_after_a_restart_the_game_stands_as_it_stood(
    client: TestClient, url: str, preset: str
) -> None:
    options = to_json(GAMES["clay_o_rama"].examples[preset])
    path = begin(client, options=options)
    play(client, path)
    parts: Parts = client.app.state.parts  # type: ignore[attr-defined]
    before = parts.sessions.newest()
    ledger = SqlLedger(url)
    after = Sessions(ledger).get(path.rpartition("/")[2])
    assert before is not None
    assert after is not None
    assert after.state == before.state
    assert after.entries == before.entries
    assert after.ledger_hash == before.ledger_hash
    assert after.standing == before.standing
    assert states(after.game, after.options, after.events)[-1] == before.state
    ledger.close()

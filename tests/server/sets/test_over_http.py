"""Sets over HTTP: found in the data folder, named when a game begins, kept whole in its options."""

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engine.games.metamorph.sets import built_in
from server.app import create_app
from server.sessions import Sessions
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.support.calling import on_this_machine

WOLF = {**built_in()["shapes"][-1], "name": "Wolf", "agility": 1}
CELL = {"x": -2, "y": 2, "shape": "Wolf"}
PACK = {"shapes": [*built_in()["shapes"], WOLF], "chart": [*built_in()["chart"], CELL]}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "sets/metamorph"
    made.mkdir(parents=True)
    (made / "wolves.json").write_text(json.dumps(PACK))
    (made / "broken.json").write_text(json.dumps({"shapes": [{**WOLF, "agility": "fast"}]}))
    return made


@pytest.fixture
def ledger() -> MemoryLedger:
    return MemoryLedger()


@pytest.fixture
def client(tmp_path: Path, folder: Path, ledger: MemoryLedger) -> TestClient:
    return on_this_machine(create_app(Settings(data=tmp_path), ledger))


def begin(client: TestClient, **options: Any) -> Any:
    body = {"game": "metamorph", "seats": 2, "options": options, "seed": 4, "dice": "typed"}
    return client.post("/api/sessions", json=body)


def test_the_games_name_the_sets_that_were_found(client: TestClient) -> None:
    told = {game["name"]: game["sets"] for game in client.get("/api/games").json()}
    assert told["clay_o_rama"] is None
    assert told["metamorph"]["keys"] == ["shapes", "chart", "terrain", "specials", "maps"]
    broken, wolves = told["metamorph"]["found"]
    assert wolves == {"name": "wolves", "faults": []}
    assert broken["faults"] == [
        "broken.json: shape 'Wolf': agility must be a whole number from 0 to 6, not 'fast'"
    ]


def test_a_set_goes_whole_into_the_session(
    client: TestClient, folder: Path, ledger: MemoryLedger
) -> None:
    begun = begin(client, set="wolves")
    assert begun.status_code == 201, begun.text
    path = f"/api/sessions/{begun.json()['id']}"
    told = client.get(path).json()
    assert "Wolf" in [shape["name"] for shape in told["state"]["book"]["shapes"]]
    (folder / "wolves.json").unlink()
    record = ledger.sessions()[0]
    assert record.options["shapes"] == PACK["shapes"]
    assert "set" not in record.options
    again = Sessions(ledger).get(record.id)
    assert again is not None
    assert again.state.book.shape_named["Wolf"].agility == 1
    assert client.get(path).json() == told


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"set": "broken"}, "broken.json: shape 'Wolf': agility must be a whole number"),
        ({"set": "wolfs"}, "did you mean 'wolves'?"),
        ({"set": "../../metamorph/wolves"}, "there is no set '../../metamorph/wolves'"),
        ({"set": ["wolves", 5]}, "is the name of a set, or a list of names"),
        ({"shapes": [{**WOLF, "agility": 10**30}]}, "agility must be a whole number from 0 to 6"),
        ({"shapes": "all"}, "shapes must be a list, each a shape, not 'all'"),
        ({"chart": [CELL]}, "chart cell (-2, 2) leads to no shape: there is no 'Wolf'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    client: TestClient, options: dict[str, Any], said: str
) -> None:
    answer = begin(client, **options)
    assert answer.status_code == 409
    assert said in answer.json()["detail"]


def test_a_set_for_a_game_without_sets_is_refused(client: TestClient) -> None:
    body = {"game": "clay_o_rama", "seats": 2, "options": {"set": "wolves"}}
    answer = client.post("/api/sessions", json=body)
    assert answer.status_code == 409
    assert "has no sets" in answer.json()["detail"] or "there is no set" in answer.json()["detail"]

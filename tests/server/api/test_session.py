from fastapi.testclient import TestClient

from engine import GAMES
from server.responses import game_json


def test_every_game_is_listed_with_its_rulings(client: TestClient) -> None:
    told = {game["name"]: game for game in client.get("/api/games").json()}
    assert set(told) == set(GAMES)
    for name, game in told.items():
        assert len(game["rulings"]) == len(GAMES[name].rulings) > 0
        assert game["options"]


def test_the_list_of_games_costs_little_however_often_strangers_ask(stranger: TestClient) -> None:
    """Before, twenty requests at once cost the referee half a second; the list is cached now."""
    first = stranger.get("/api/games").json()
    told = game_json("metamorph")
    assert game_json("metamorph") is told
    assert stranger.get("/api/games").json() == first


def test_a_game_is_begun_with_names(client: TestClient) -> None:
    body = {"game": "clay_o_rama", "seats": ["Ann", "Bob"], "seed": 5, "dice": "typed"}
    answer = client.post("/api/sessions", json=body)
    assert answer.status_code == 201
    codes = answer.json()["codes"]
    assert len({codes["referee"], codes["spectator"], *codes["seats"]}) == 4
    told = client.get(f"/api/sessions/{answer.json()['id']}").json()
    assert [player["name"] for player in told["state"]["players"]] == ["Ann", "Bob"]
    assert told["seq"] == 0
    assert told["legal"]
    assert client.get("/api/sessions").json()[0]["id"] == answer.json()["id"]


def test_players_who_are_only_counted_are_called_so_in_the_callers_language(
    client: TestClient,
) -> None:
    for language, name in (("en", "Player 2"), ("de-AT", "Spieler 2")):
        body, headers = {"game": "clay_o_rama", "seats": 2}, {"accept-language": language}
        begun = client.post("/api/sessions", json=body, headers=headers).json()
        told = client.get(f"/api/sessions/{begun['id']}").json()
        assert told["state"]["players"][1]["name"] == name


def test_the_list_of_games_says_in_short_how_each_stands(client: TestClient) -> None:
    for game in GAMES:
        client.post("/api/sessions", json={"game": game, "seats": ["Ann", "Bob"], "seed": 5})
    newest, *others = client.get("/api/sessions?in_short=true").json()
    assert newest["title"] == GAMES[list(GAMES)[-1]].title
    assert newest["players"] == [{"seat": 1, "name": "Ann"}, {"seat": 2, "name": "Bob"}]
    assert newest["outcome"] is None
    assert newest["awaiting"]
    assert newest["begun_at"] <= newest["last_at"]
    assert newest["codes"]["referee"]
    assert {one["game"] for one in (newest, *others)} == set(GAMES)
    assert not any("state" in one or "legal" in one for one in (newest, *others))


def test_the_list_of_games_is_the_referees(stranger: TestClient) -> None:
    assert stranger.get("/api/sessions?in_short=true").status_code == 401


def test_what_is_no_game_is_refused_in_words(client: TestClient) -> None:
    for body, status in (
        ({"game": "chess"}, 409),
        ({"game": "clay_o_rama", "seats": 1}, 409),
        ({"game": "clay_o_rama", "options": {"players": "us"}}, 422),
        ({"game": "clay_o_rama", "seats": 2, "dice": "loaded"}, 422),
        ({"seats": 2}, 422),
    ):
        answer = client.post("/api/sessions", json=body)
        assert answer.status_code == status, body
        assert answer.json()["detail"]


def test_an_unknown_session_is_not_there(client: TestClient) -> None:
    assert client.get("/api/sessions/nope").status_code == 404


def test_health_without_a_camera_is_sound(client: TestClient) -> None:
    answer = client.get("/health")
    assert answer.status_code == 200
    store = {"sessions": 1, "set_aside": 0, "problems": []}
    assert answer.json() == {"ok": True, "camera": None, "second": None, "store": store}


def test_the_page_is_served(client: TestClient) -> None:
    answer = client.get("/")
    assert answer.status_code == 200
    assert "Tableref" in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]

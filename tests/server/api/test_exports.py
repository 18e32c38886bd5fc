"""A game's story over HTTP; exporting a game, and importing it again."""

import pytest
from fastapi.testclient import TestClient

from server.api.parts import Parts
from server.door.bodies import MOST_BYTES
from server.exports.game_file import MOST_GAME_BYTES
from server.session import Session
from tests.server.api.test_callers import bearer
from tests.support.played import played


@pytest.fixture
def over(parts: Parts) -> Session:
    """A game that was played to its end."""
    return played(parts.sessions, "clay_o_rama")


def path_of(session: Session) -> str:
    return f"/api/sessions/{session.record.id}"


def test_the_story_tells_rounds_hit_points_and_deeds(client: TestClient, over: Session) -> None:
    told = client.get(f"{path_of(over)}/story").json()
    assert told["counts"] == "Hit points"
    assert [one["title"] for one in told["chapters"]][:2] == ["Before the game", "Round 1"]
    assert len(told["lines"]) == len(over.state.creatures)
    for line, creature in zip(told["lines"], over.state.creatures, strict=True):
        assert line["seat"] == creature.player
        seqs = [seq for seq, _ in line["points"]]
        assert seqs == sorted(set(seqs))
        assert seqs[-1] <= over.head
        assert line["points"][-1][1] == max(0, creature.hit_points) * creature.alive
    assert [row["seat"] for row in told["deeds"]["rows"]] == [1, 2, 3]


def test_what_was_taken_back_is_no_part_of_the_story(client: TestClient, over: Session) -> None:
    before = client.get(f"{path_of(over)}/story").json()
    back = {"to_seq": 0, "based_on_seq": over.head}
    assert client.post(f"{path_of(over)}/take-back", json=back).status_code == 200
    told = client.get(f"{path_of(over)}/story").json()
    assert told["lines"] == []
    assert told["chapters"] == []
    again = {"to_seq": over.head - 1, "based_on_seq": over.head}
    client.post(f"{path_of(over)}/take-back", json=again)
    assert client.get(f"{path_of(over)}/story").json() == {**before, "seq": over.head}


def test_every_entry_names_its_chapter(client: TestClient, over: Session) -> None:
    told = client.get(f"{path_of(over)}/events").json()
    assert told[0]["chapter"] == "Before the game"
    assert {"Round 1"} <= {one["chapter"] for one in told}
    assert "Ada's creature" in {one["turn"] for one in told}


def test_a_game_goes_out_and_comes_in_again(client: TestClient, over: Session) -> None:
    sent = client.get(f"{path_of(over)}/export.json")
    assert sent.headers["content-disposition"].startswith('attachment; filename="clay_o_rama-')
    answer = client.post("/api/import", content=sent.content)
    assert answer.status_code == 201, answer.text
    begun = answer.json()
    assert begun["id"] != over.record.id
    assert set(begun["codes"]) >= {"referee", "seats", "spectator"}
    fresh = f"/api/sessions/{begun['id']}"
    events = [client.get(f"{path}/events").json() for path in (path_of(over), fresh)]
    assert events[0] == events[1]
    assert client.get(fresh).json()["outcome"] == client.get(path_of(over)).json()["outcome"]


def test_what_was_changed_is_refused_in_one_sentence(client: TestClient, over: Session) -> None:
    file = client.get(f"{path_of(over)}/export.json").json()
    file["entries"][9]["who"] = "seat 2 "
    games = len(client.get("/api/sessions").json())
    answer = client.post("/api/import", json=file)
    assert answer.status_code == 422
    assert answer.json()["detail"] == (
        "This file is not taken in: it was changed: entry 10 is not as it was written. "
        "Choose the file as it was exported."
    )
    assert len(client.get("/api/sessions").json()) == games


@pytest.mark.parametrize("content", [b"", b"nonsense", b"[]", b"{}", b'{"kind": 3}', b"\xff" * 50])
def test_what_is_no_game_is_refused_in_one_sentence(client: TestClient, content: bytes) -> None:
    answer = client.post("/api/import", content=content)
    assert answer.status_code == 422
    assert "Choose the file as it was exported." in answer.json()["detail"]


def test_a_game_may_be_larger_than_a_command(client: TestClient, over: Session) -> None:
    content = client.get(f"{path_of(over)}/export.json").content
    large = content.rstrip() + b" " * (MOST_BYTES + 1)
    assert client.post("/api/import", content=large).status_code == 201
    larger = client.post("/api/import", content=b" " * (MOST_GAME_BYTES + 1))
    assert larger.status_code == 413


def test_the_whole_game_is_the_referees_alone(
    client: TestClient, stranger: TestClient, over: Session
) -> None:
    codes = over.record.codes
    for code, whole in ((codes["referee"], 200), (codes["seats"][0], 403), ("nobody's", 401)):
        answer = stranger.get(f"{path_of(over)}/export.json", headers=bearer(code))
        assert answer.status_code == whole
    file = client.get(f"{path_of(over)}/export.json").content
    seat = bearer(codes["seats"][0])
    assert stranger.post("/api/import", content=file, headers=seat).status_code == 401
    assert stranger.get(f"{path_of(over)}/export.csv", headers=seat).status_code == 200
    assert stranger.get(f"{path_of(over)}/story", headers=seat).status_code == 200

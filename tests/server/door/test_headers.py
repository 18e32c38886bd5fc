"""Headers: no other site can embed our pages, and content types are not guessed."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from server.app import create_app
from server.settings import Settings
from server.store.memory import MemoryLedger
from server.store.sql import SqlLedger
from tests.support.calling import on_this_machine
from tests.support.kept_games import url_of


@pytest.mark.parametrize(
    "path", ["/", "/icon.svg", "/health", "/api/games", "/api/camera/frame.jpg", "/no/such/page"]
)
def test_every_answer_is_for_our_own_pages(path: str) -> None:
    with on_this_machine(create_app(Settings(), MemoryLedger())) as client:
        said = client.get(path).headers
    assert said["x-content-type-options"] == "nosniff"
    assert said["cross-origin-resource-policy"] == "same-origin"
    assert said["referrer-policy"] == "no-referrer"


def test_who_is_turned_away_is_told_too() -> None:
    app = create_app(Settings(), MemoryLedger())
    far = TestClient(app, base_url="http://192.168.1.9", client=("192.168.1.20", 5000))
    answer = far.post("/api/sessions", json={})
    assert (answer.status_code, answer.headers["x-content-type-options"]) == (401, "nosniff")


def test_no_page_loads_anything_from_elsewhere() -> None:
    with on_this_machine(create_app(Settings(), MemoryLedger())) as client:
        assert client.get("/api/docs").status_code == 404
        assert client.get("/openapi.json").status_code == 200


def test_codes_are_for_the_owner_of_the_database_alone(tmp_path: Path) -> None:
    file = tmp_path / "tableref.db"
    SqlLedger(url_of(file), backups=tmp_path / "backups").close()
    (copy,) = (tmp_path / "backups").iterdir()
    for path in (file, copy):
        assert path.stat().st_mode & 0o077 == 0, path

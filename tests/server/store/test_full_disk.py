"""Nothing is acknowledged that is not on disk; the problem is reported, and needs no restart."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from server.app import create_app
from server.settings import Settings
from server.store.sql import SqlLedger
from tests.support.calling import on_this_machine
from tests.support.kept_games import url_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs limits on files")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "tableref.db"


@pytest.fixture
def client(file: Path) -> Iterator[TestClient]:
    app = create_app(Settings(), SqlLedger(url_of(file)))
    with on_this_machine(app) as calling:
        yield calling


@pytest.fixture
def limit() -> Iterator[Callable[[int], None]]:
    """Files end at this size, as on a full disk."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def say(client: TestClient, path: str, head: int) -> tuple[int, str]:
    note = {"type": "Note", "seat": None, "text": "x" * 500}
    answer = client.post(f"{path}/commands", json={"command": note, "based_on_seq": head})
    return answer.status_code, answer.json().get("detail", "")


def begun(client: TestClient) -> str:
    answer = client.post("/api/sessions", json={"game": "clay_o_rama", "seats": 2})
    return f"/api/sessions/{answer.json()['id']}"


def test_what_a_full_disk_does_not_take_is_not_done(
    client: TestClient, file: Path, limit: Callable[[int], None]
) -> None:
    path = begun(client)
    assert say(client, path, 0)[0] == 200
    limit(file.with_name(file.name + "-wal").stat().st_size + 5000)
    answers = [say(client, path, client.get(path).json()["seq"]) for _ in range(10)]
    refused = [detail for status, detail in answers if status != 200]
    assert refused
    assert all(status in (200, 507) for status, _ in answers)
    assert "Make room on the disk" in refused[0]
    head = client.get(path).json()["seq"]
    assert head == 1 + sum(status == 200 for status, _ in answers)
    health = client.get("/health")
    assert (health.status_code, health.json()["store"]["problems"]) == (503, [refused[-1]])
    limit(10**9)
    assert say(client, path, head)[0] == 200
    assert client.get("/health").status_code == 200
    again = SqlLedger(url_of(file))
    assert len(again.entries(path.rpartition("/")[2])) == head + 1
    again.close()


def test_a_folder_that_is_deleted_is_noticed(client: TestClient, file: Path) -> None:
    path = begun(client)
    assert say(client, path, 0)[0] == 200
    file.parent.rename(file.parent.with_name("gone"))
    assert "was removed" in client.get("/health").json()["store"]["problems"][0]
    status, detail = say(client, path, 1)
    assert (status, "put the file back" in detail) == (507, True)
    assert client.get(path).json()["seq"] == 1
    file.parent.with_name("gone").rename(file.parent)
    assert say(client, path, 1)[0] == 200

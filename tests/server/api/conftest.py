"""Fixtures: the program without a camera, with the demonstration's game."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from server.api.parts import Parts
from server.app import create_app
from server.cli.demonstration import begin_demonstration
from server.desk import Desk
from server.session import Session
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.support.calling import on_this_machine


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch off the fixed time steps of seats' commands, which test_evenly.py tests."""
    monkeypatch.setattr("server.api.evenly.STEP_S", 0.0)


@pytest.fixture
def client() -> Iterator[TestClient]:
    """A client that calls like the referee's own page on this machine."""
    app = create_app(Settings(), MemoryLedger(), first_game=begin_demonstration)
    with on_this_machine(app) as calling:
        yield calling


@pytest.fixture
def stranger(client: TestClient) -> TestClient:
    """A client on another machine of the same network."""
    return TestClient(client.app, base_url="http://192.168.1.9", client=("192.168.1.20", 5000))


@pytest.fixture
def parts(client: TestClient) -> Parts:
    found: Parts = client.app.state.parts  # type: ignore[attr-defined]
    return found


@pytest.fixture
def session(parts: Parts) -> Session:
    found = parts.sessions.newest()
    assert found is not None
    return found


@pytest.fixture
def desk(parts: Parts, session: Session) -> Desk:
    return parts.desks.of(session)


@pytest.fixture
def path(session: Session) -> str:
    return f"/api/sessions/{session.record.id}"

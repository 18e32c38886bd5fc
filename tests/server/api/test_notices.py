"""Changes by measurements that were checked again are reported to the referee only."""

from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from server.desk import Desk
from server.session import Session
from tests.server.api.test_stream import until
from tests.support.evenings import hand, look
from vision.eye_status import FrameReport
from vision.sightings import Estimate, Revised

SPAN = hand(204.0)
BUMPED = FrameReport(
    160, 0, revised=(Revised(SPAN, replace(SPAN, span_mm=Estimate(199.0, 3.0)), True),)
)


@pytest.fixture
def bumped(desk: Desk) -> Desk:
    desk.see(look(SPAN, frame=100))
    desk.see(BUMPED)
    return desk


def test_the_referee_reads_them_and_puts_them_aside(
    client: TestClient, bumped: Desk, path: str
) -> None:
    (notice,) = client.get(f"{path}/notices").json()
    assert notice["text"].startswith("Changed: “Ada's span: 204 mm”")
    assert notice["entries"] == []
    aside = client.post(f"{path}/notices/{notice['number']}/put-aside")
    assert aside.json() == {"put_aside": notice["number"]}
    assert client.get(f"{path}/notices").json() == []


def test_the_stream_tells_them_as_they_come(client: TestClient, desk: Desk, path: str) -> None:
    with client.websocket_connect(f"{path}/stream") as stream:
        assert until(stream, "notices")["notices"] == []
        desk.see(look(SPAN, frame=100))
        assert until(stream, "notices")["notices"] == []
        desk.see(BUMPED)
        (notice,) = until(stream, "notices")["notices"]
        assert notice["number"] == 1


@pytest.mark.parametrize("role", ["seat", "spectator"])
def test_nobody_else_does(
    stranger: TestClient, session: Session, bumped: Desk, path: str, role: str
) -> None:
    codes = session.record.codes
    code = codes["seats"][0] if role == "seat" else codes["spectator"]
    headers = {"Authorization": f"Bearer {code}"}
    assert stranger.get(f"{path}/notices", headers=headers).status_code in (401, 403)
    asked = stranger.post(f"{path}/notices/1/put-aside", headers=headers)
    assert asked.status_code in (401, 403)
    assert bumped.notices()

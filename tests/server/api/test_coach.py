"""The data of the page about table and camera, and who may read it."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import cv2
import pytest
from fastapi.testclient import TestClient

from server.app import Lookout, create_app
from server.capture.opening import open_source
from server.cli.files import read_boards, read_camera
from server.session import Session
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.calibration.curled import FLAT_BOARDS, truth_from
from tests.calibration.misprinted import TOLD, grid_of
from tests.calibration.stage import Stage, boards_of
from tests.support.calling import on_this_machine
from tests.support.films import samples
from vision.eye import Eye

HAND = samples("handspan")[0]
PATHS = ("/api/calibration", "/api/calibration/camera.json", "/api/sheets", "/api/sheets/table.pdf")


@pytest.fixture(scope="module")
def looking() -> Iterator[TestClient]:
    """The program with a still picture of a hand beside the sheet as its camera."""
    eye = Eye(
        read_boards(HAND / "boards.json"),
        lambda _: (),
        camera=read_camera(HAND / "camera.json"),
    )
    lookout = Lookout(open_source(str(HAND / "hand.jpg")), eye)
    app = create_app(Settings(), MemoryLedger(), lookout=lookout)
    with on_this_machine(app) as client:
        yield _calibrated(client)


def _calibrated(client: TestClient) -> TestClient:
    for _ in range(200):
        told = client.get("/api/calibration").json()
        if told.get("table"):
            return client
        time.sleep(0.02)
    raise AssertionError(f"never calibrated: {told}")


def test_figures_and_map_are_told(looking: TestClient) -> None:
    told = looking.get("/api/calibration").json()
    assert told["camera"]["calibrated"]
    assert told["check"]["accuracy"]["median_mm"] < 0.5
    assert told["check"]["held_out"]["corners"] == 24
    shown = told["table"]["map"]
    assert (len(shown["sigma_mm"]), len(shown["sigma_mm"][0])) == (
        len(shown["y_px"]),
        len(shown["x_px"]),
    )
    known = [value for row in shown["sigma_mm"] for value in row if value is not None]
    assert 0 < min(known) < max(known) < 20
    assert len(told["table"]["outline_px"]) == 4
    assert len(told["table"]["marks"][0]["marks_px"]) == 24


def test_the_map_holds_for_the_height_that_was_asked_for(looking: TestClient) -> None:
    low = looking.get("/api/calibration", params={"height_mm": 0}).json()["table"]
    high = looking.get("/api/calibration", params={"height_mm": 60}).json()["table"]
    assert (low["map"]["height_mm"], high["map"]["height_mm"]) == (0, 60)
    assert low["map"]["sigma_mm"] != high["map"]["sigma_mm"]
    assert low["outline_px"] != high["outline_px"]


@pytest.mark.parametrize("height", ["-1", "9999", "nan", "high"])
def test_a_height_out_of_range_is_refused(looking: TestClient, height: str) -> None:
    assert looking.get("/api/calibration", params={"height_mm": height}).status_code == 422


def test_the_camera_file_can_be_used_again(looking: TestClient, tmp_path: Path) -> None:
    kept = tmp_path / "camera.json"
    kept.write_bytes(looking.get("/api/calibration/camera.json").content)
    camera = read_camera(kept)
    assert camera is not None
    assert looking.get("/api/calibration").json()["camera"]["keep_doubt"] is None
    assert camera.size_wh == (1280, 720)


@pytest.mark.long
def test_a_camera_file_that_would_do_harm_is_refused_with_what_to_do(tmp_path: Path) -> None:
    """Before, the page offered a lens that was solved from right above, without a warning."""
    stage = Stage(FLAT_BOARDS, camera_from_table=truth_from(3.0).camera_from_table)
    picture = tmp_path / "up.png"
    cv2.imwrite(str(picture), stage.picture())
    lookout = Lookout(open_source(str(picture)), Eye(FLAT_BOARDS, lambda _: ()))
    with on_this_machine(create_app(Settings(), MemoryLedger(), lookout=lookout)) as client:
        doubt = _calibrated(client).get("/api/calibration").json()["camera"]["keep_doubt"]
        assert "tilted by 30 degrees in two directions" in doubt
        refused = client.get("/api/calibration/camera.json")
    assert (refused.status_code, refused.json()["detail"]) == (409, doubt)


@pytest.mark.long
def test_boards_that_are_not_as_told_are_named_and_their_camera_is_not_given(
    tmp_path: Path,
) -> None:
    """Before, the page reported no problem and offered the camera file."""
    page = boards_of(grid_of(8.0))
    stage = Stage(page, camera_from_table=truth_from(40.0, 20.0, 650.0).camera_from_table)
    picture = tmp_path / "page.png"
    cv2.imwrite(str(picture), stage.picture())
    lookout = Lookout(open_source(str(picture)), Eye(TOLD, lambda _: ()))
    with on_this_machine(create_app(Settings(), MemoryLedger(), lookout=lookout)) as client:
        told = _calibrated(client).get("/api/calibration").json()
        refused = client.get("/api/calibration/camera.json")
    assert "are 10.0 mm, but the picture shows" in told["camera"]["keep_doubt"]
    assert refused.status_code == 409
    advice = [told["check"]["instruction"], *told["check"]["further"]]
    (misfit,) = [one for one in advice if one["cause"] == "boards/misfit"]
    assert misfit["grade"] == "poor"
    assert "are 10.0 mm, but the picture shows" in misfit["sentence"]


def test_it_can_be_solved_again(looking: TestClient) -> None:
    assert looking.post("/api/calibration/solve").status_code == 202


@pytest.mark.parametrize("paper", ["a4", pytest.param("letter", marks=pytest.mark.long)])
def test_every_sheet_is_a_pdf_with_its_boards_file(client: TestClient, paper: str) -> None:
    for sheet in client.get("/api/sheets").json():
        path = f"/api/sheets/{sheet['name']}"
        pdf = client.get(f"{path}.pdf", params={"paper": paper})
        assert pdf.headers["content-type"] == "application/pdf"
        assert pdf.content.startswith(b"%PDF")
        assert json.loads(client.get(f"{path}.json", params={"paper": paper}).text)["units"] == "mm"


def test_what_cannot_be_printed_is_told(client: TestClient) -> None:
    missing = client.get("/api/sheets/moon.pdf")
    assert (missing.status_code, "table" in missing.json()["detail"]) == (404, True)
    assert client.get("/api/sheets/table.pdf", params={"paper": "a9"}).status_code == 422
    assert client.get("/api/sheets/table.pdf", params={"size": "1x1"}).status_code == 422


def test_without_a_camera_that_is_said(client: TestClient) -> None:
    assert client.get("/api/calibration").json() == {"camera": None}
    assert client.get("/api/calibration/camera.json").status_code == 404
    assert client.post("/api/calibration/solve").status_code == 404


@pytest.mark.parametrize("path", PATHS)
def test_only_the_referee_may_ask(stranger: TestClient, session: Session, path: str) -> None:
    codes = session.record.codes
    for code in (None, codes["spectator"], codes["seats"][0]):
        headers = {} if code is None else {"Authorization": f"Bearer {code}"}
        assert stranger.get(path, headers=headers).status_code == 401
        assert stranger.post("/api/calibration/solve", headers=headers).status_code == 401
    headers = {"Authorization": f"Bearer {codes['referee']}"}
    assert stranger.get("/api/sheets", headers=headers).status_code == 200

"""The wheel contains everything that the program needs, and serves the demonstration."""

import json
import os
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

from tests.support.program import ROOT, serving

NEEDED = (
    "server/store/migrations/env.py",
    "server/web/index.html",
    "server/web/vendor/preact.js",
    "vision/hands/models/hand_landmarker.task.xz",
    "vision/dice/models/finder.onnx",
    "vision/dice/models/reader.onnx",
    "vision/look/look.onnx.xz",
    "vision/clay/outline_reader.onnx.xz",
    "vision/weigh_in/hull_reader.onnx.xz",
    "vision/weigh_in/creature_reader.onnx.xz",
    "vision/figures/ball_reader.onnx.xz",
    "vision/figures/base_reader.onnx.xz",
    "vision/figures/figure_reader.onnx.xz",
    "vision/lumps/pile_reader.onnx.xz",
    "vision/lumps/size_reader.onnx.xz",
    "sample_footage/evening/clip.mp4",
    "sample_footage/index.toml",
)
UNWANTED = ("tests/", ".ci/", "docs/", "data/")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the tree and unpacked in a temporary folder."""
    folder = tmp_path_factory.mktemp("elsewhere")
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(folder / "dist"), versions=["standard"])
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def test_it_holds_what_the_program_needs_and_nothing_else(installed: Path) -> None:
    assert [name for name in NEEDED if not (installed / name).is_file()] == []
    names = [str(path.relative_to(installed)) for path in installed.rglob("*")]
    assert [name for name in names if name.startswith(UNWANTED)] == []


def test_it_knows_its_command(installed: Path) -> None:
    (entry,) = installed.glob("*.dist-info/entry_points.txt")
    assert "tableref = server.__main__:main" in entry.read_text()


@pytest.mark.long
def test_it_serves_the_demonstration_without_the_tree(installed: Path, tmp_path: Path) -> None:
    # PYTHONSAFEPATH keeps the current folder off the import path.
    environment = {**os.environ, "PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}
    log = tmp_path / "stderr.txt"
    with serving(["demo"], log=log, cwd=tmp_path, environment=environment) as address:
        with urllib.request.urlopen(address, timeout=10) as page:
            assert "Tableref" in page.read().decode()
        camera = _camera_of(f"{address}health")
    assert camera["source"] == "clip.mp4"
    assert "board found" in camera["board"]
    assert list(tmp_path.iterdir()) == [log], "a demonstration leaves nothing behind"


def _camera_of(address: str) -> dict[str, Any]:
    """The camera's entry of the health answer, once it is calibrated."""
    deadline_s = time.monotonic() + 60
    while time.monotonic() < deadline_s:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                camera: dict[str, Any] = json.load(answer)["camera"]
            if camera["calibrated"]:
                return camera
        except urllib.error.HTTPError as not_yet:
            not_yet.close()
        time.sleep(0.3)
    raise AssertionError("the table was not calibrated within a minute")

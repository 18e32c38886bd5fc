"""Piles beside the picture of the empty table, as a network reads them."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration import calibrate, camera_from_json, parse_boards
from calibration.arrays import Image
from calibration.frame import Frame
from tests.support.films import shared
from vision.look.look import Looker
from vision.lumps.observer import LumpsFound, what_lies
from vision.lumps.overlooked import overlooked
from vision.sightings import MissileSeen


def picture(path: Path) -> Image:
    return np.asarray(cv2.imread(str(path)), dtype=np.uint8)


def lying(name: str) -> tuple[LumpsFound, dict[str, object]]:
    folder = shared("footage2", "creatures") / name
    truth = json.loads((folder / "truth.json").read_text())
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    bgr = picture(folder / "pile.jpg")
    empty = picture(folder.parent / f"session{truth['session']}_empty.jpg")
    table = calibrate([bgr], boards, camera)
    found = what_lies([Frame(bgr, 0, 0.0)], table, boards, empty, Looker())
    assert found is not None
    return found, truth


@pytest.fixture(scope="module")
def brown() -> tuple[tuple[MissileSeen, ...], dict[str, object]]:
    """Twelve brown missiles on a grey cloth: by their colours they are a shadow."""
    found, truth = lying("w000006b")
    return found.missiles(), truth


def test_brown_missiles_on_grey_are_counted(
    brown: tuple[tuple[MissileSeen, ...], dict[str, object]],
) -> None:
    missiles, truth = brown
    assert truth["n_missiles"] == 12
    assert abs(len(missiles) - 12) <= 1


def test_their_volume_is_told_with_its_doubt(
    brown: tuple[tuple[MissileSeen, ...], dict[str, object]],
) -> None:
    missiles, truth = brown
    total = sum(one.volume_ml.value for one in missiles)
    sigma = sum(one.volume_ml.sigma**2 for one in missiles) ** 0.5
    assert abs(total - float(str(truth["missiles_ml"]))) < 2.5 * sigma
    assert sigma > 0.05 * total


def test_missiles_that_were_told_leave_little_to_ask(
    brown: tuple[tuple[MissileSeen, ...], dict[str, object]],
) -> None:
    found, _ = lying("w000006b")
    folder = shared("footage2", "creatures") / "w000006b"
    boards = parse_boards((folder / "boards.json").read_text())
    assert found.look is not None
    unseen = overlooked(found.bgr, found.calibration, boards, (), found.look)
    rest = overlooked(found.bgr, found.calibration, boards, brown[0], found.look)
    assert rest.sigma_ml < 0.1 * unseen.sigma_ml

"""Hands of the footage: picture, calibration, truth."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

import cv2
import numpy as np
import pytest

from calibration import Calibration, calibrate, camera_from_json, parse_boards
from calibration.arrays import Image
from calibration.frame import Frame
from tests.support.films import SHARED, samples
from vision.foreground import Glancer
from vision.hands.observer import HandObserver
from vision.observe import Refusal
from vision.sightings import HandSpanSeen


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A photograph of a hand, and its true span."""

    name: str
    bgr: Image
    calibration: Calibration
    span_mm: float
    side: Literal["left", "right"]


@cache
def every_hand(every: int = 1) -> tuple[Shown, ...]:
    """All hands in `../shared`, or else the bundled ones; or only every `every`-th."""
    return tuple(_shown(folder) for folder in _folders()[::every])


def first_hand() -> Shown:
    """The first of them."""
    return _shown(_folders()[0])


def hand_named(name: str) -> Shown | None:
    """The hand of this name, if it is there."""
    return next((_shown(folder) for folder in _folders() if folder.name == name), None)


def _folders() -> list[Path]:
    return sorted((SHARED / "footage" / "handspan").glob("h*")) or samples("handspan")


def calibrated(folder: Path, *pictures: Image) -> Calibration:
    """The calibration of a clip's folder, as a user has it."""
    boards = parse_boards((folder / "boards.json").read_text(), folder=str(folder))
    return calibrate(pictures, boards, camera_from_json((folder / "camera.json").read_text()))


def _shown(folder: Path) -> Shown:
    bgr = picture(folder / "hand.jpg")
    truth = json.loads((folder / "truth.json").read_text())
    return Shown(
        folder.name, bgr, calibrated(folder, bgr), truth["span_horizontal_mm"], truth["side"]
    )


def picture(path: Path) -> Image:
    """A picture file's pixels."""
    return np.asarray(cv2.imread(str(path)), dtype=np.uint8)


def photograph(
    bgr: Image, calibration: Calibration
) -> tuple[list[HandSpanSeen], tuple[Refusal, ...]]:
    """The sightings and refusals of an observer for one photograph."""
    observer = HandObserver(calibration, still=True)
    frame = Frame(bgr, 0, 0.0)
    told = observer.see(frame, Glancer().glance(frame)) + observer.finish()
    assert all(isinstance(sighting, HandSpanSeen) for sighting in told)
    return [s for s in told if isinstance(s, HandSpanSeen)], observer.refusals()


def photo(name: str) -> Image:
    """A real photograph; skips the test where it is absent."""
    path = SHARED / "data" / "hand-photos" / name
    if not path.exists():
        pytest.skip("../shared/data/hand-photos is not beside this checkout")
    return picture(path)

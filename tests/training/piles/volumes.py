"""How a missile's volume follows from what the network tells and from its area.

The network tells the logarithm of a volume from what is seen around each cell; how large the whole
missile is seen it knows less well than its mask does. Least squares put both together, on watched
worlds, which taught the network nothing.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.boards_file import parse_boards
from calibration.model.camera import camera_from_json
from calibration.solve.calibrate import calibrate
from tests.worlds.seeds import Purpose, purpose
from vision.look.look import Kind, Looker
from vision.lumps.read_heaps import BLEND, ReadMissile, box_of, read_windows
from vision.lumps.search_area import covered
from vision.lumps.sites import sites

LEAST_IOU = 0.5
"""Overlap of a read missile with a true one, from which on they are the same."""


def fitted(cache: Path) -> tuple[Floats, Floats, float, int]:
    """Coefficients of `ReadMissile.terms`, their errors, sigma of ln that is left, how many."""
    rows = [row for kind in ("piles", "creatures") for row in _rows(cache / kind)]
    terms, truth = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
    solution = np.linalg.lstsq(terms, truth, rcond=None)[0]
    left = float(np.std(truth - terms @ solution))
    errors = left * np.sqrt(np.diag(np.linalg.inv(terms.T @ terms)))
    return solution, np.asarray(errors), left, len(rows)


def told(cache: Path) -> str:
    """The same in words, beside what stands in the program."""
    solution, errors, left, count = fitted(cache)
    parts = ", ".join(f"{a:.3f} +- {e:.3f}" for a, e in zip(solution, errors, strict=True))
    return f"{parts}; sigma {left:.3f} of {count} missiles; in the program: {BLEND}"


def _rows(folder: Path) -> Iterator[tuple[Floats, float]]:
    looker = Looker()
    for file in sorted(folder.glob("w*/truth.json")):
        if purpose(int(file.parent.name[1:7])) is Purpose.WATCH:
            yield from _matched(file.parent, looker)


def _matched(folder: Path, looker: Looker) -> Iterator[tuple[Floats, float]]:
    truth = json.loads((folder / "truth.json").read_text())
    volumes = [one["volume_ml"] for one in truth["objects"] if one["kind"] == "missile"]
    boards = parse_boards((folder / "boards.json").read_text(), str(folder))
    camera = camera_from_json((folder / "camera.json").read_text())
    bgr = _read(folder / "pile.jpg")
    empty = _read(folder.parent / f"session{truth['session']}_empty.jpg")
    labels = np.asarray(cv2.imread(str(folder / "mask_pile.png"), cv2.IMREAD_UNCHANGED), np.uint8)
    table = calibrate([bgr], boards, camera=camera)
    hidden = covered(bgr, table, boards)
    look = looker.look(bgr, empty).with_news_alone(bgr, empty)
    places = sites(bgr, hidden, empty, look.mask(Kind.CLAY))
    boxes = [box for box in map(box_of, places) if box is not None]
    for one in read_windows(bgr, empty, boxes, table):
        number = _same(one, labels)
        if number:
            yield one.terms, float(np.log(volumes[number - 1]))


def _same(one: ReadMissile, labels: Image) -> int:
    """The number of the true missile that a read one is; 0 where it is none."""
    mask = one.in_picture(labels.shape[:2])
    counts = np.bincount(labels[mask], minlength=2)
    number = int(counts[1:].argmax()) + 1
    both = np.count_nonzero(mask & (labels == number))
    either = np.count_nonzero(mask | (labels == number))
    return number if either and both / either > LEAST_IOU else 0


def _read(path: Path) -> Image:
    return np.asarray(cv2.imread(str(path)), dtype=np.uint8)

"""The labelled photographs, if they are there: pictures, boxes and pips."""

import csv
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from calibration.arrays import Image

FOLDER = Path(__file__).resolve().parents[4] / "shared" / "data" / "dice-photos"
FOLDS = 2
IN_A_ROW = 10


@dataclass(frozen=True, slots=True)
class LabelledDie:
    """The label of one die."""

    pips: int
    box_px: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Photo:
    """One photograph; `fold` is the half of all photographs that it belongs to, 0 or 1."""

    path: Path
    dice: tuple[LabelledDie, ...]
    fold: int

    def picture(self) -> Image:
        """The pixels, (h, w, 3) uint8."""
        return np.asarray(cv2.imread(str(self.path)), dtype=np.uint8)


def photos(folder: Path = FOLDER) -> tuple[Photo, ...]:
    """All photographs in order of time; empty if they are absent.

    The same dice were thrown several times in a row: ten photographs in a row belong to one half,
    the next ten to the other, so that neighbours in time are rarely in both.
    """
    labels = folder / "labels.csv"
    if not labels.is_file():
        return ()
    dice: dict[str, list[LabelledDie]] = defaultdict(list)
    for row in csv.DictReader(labels.read_text(encoding="utf-8").splitlines()):
        x0, y0, x1, y1 = (float(row[name]) for name in ("xmin", "ymin", "xmax", "ymax"))
        dice[row["image"]].append(LabelledDie(int(row["pips"]), (x0, y0, x1, y1)))
    names = sorted(dice)
    return tuple(
        Photo(folder / name, tuple(dice[name]), at // IN_A_ROW % FOLDS)
        for at, name in enumerate(names)
    )

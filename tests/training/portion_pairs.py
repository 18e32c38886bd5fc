"""Photographs of food with known volumes: pairs from above and from the side, and their
outlines."""

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.failure import CalibrationFailed
from calibration.model.printed import Disc
from server.spread.spreading import spread
from vision.portions.pair import PortionCut, cut_portion
from vision.portions.refusal import PortionRefused

COIN: Final = (Disc("coin", 25.0),)


class PairLost(Exception):
    """A worker process ended while it segmented a pair; says which pair, and why."""


@dataclass(frozen=True, slots=True)
class FoodPair:
    """A portion's two photographs.

    Attributes:
        portion: The portion's name; there are two pairs of each.
        kind: The kind of food.
        pair: Which of the two pairs it is.
        top: The photograph from above.
        side: The photograph from the side.
        volume_ml: True volume by displacement, in steps of 10 ml.
    """

    portion: str
    kind: str
    pair: str
    top: Path
    side: Path
    volume_ml: float

    @property
    def name(self) -> str:
        """Name of the pair."""
        return f"{self.portion} {self.pair}"


@dataclass(frozen=True, slots=True, eq=False)
class CutPair:
    """A pair with the outlines in it, or with the reason why it could not be segmented."""

    food: FoodPair
    cut: PortionCut | None
    refused: str = ""


def pairs_in(folder: Path) -> list[FoodPair]:
    """All pairs that the folder's `truth.csv` lists."""
    with (folder / "truth.csv").open(encoding="utf-8") as file:
        return [
            FoodPair(
                row["portion"],
                row["kind"],
                row["pair"],
                folder / row["top"],
                folder / row["side"],
                float(row["volume_ml"]),
            )
            for row in csv.DictReader(file)
        ]


def cut_pair(food: FoodPair) -> CutPair:
    """Segment one pair as the program does."""
    cv2.setNumThreads(1)
    try:
        return CutPair(food, cut_portion(_picture(food.top), _picture(food.side), COIN))
    except (PortionRefused, CalibrationFailed) as refused:
        return CutPair(food, None, str(refused))


def cut_pairs(foods: Sequence[FoodPair], *, workers: int = 1) -> list[CutPair]:
    """Segment many pairs, in several processes of this machine.

    Raises:
        PairLost: A process ended while it segmented a pair.
    """
    if workers == 1:
        return [cut_pair(food) for food in foods]
    cut: dict[int, CutPair] = {}
    for one in spread(cut_pair, foods, workers=workers):
        if one.result is None:
            raise PairLost(f"{foods[one.place].name}: {one.lost}")
        cut[one.place] = one.result
    return [cut[place] for place in range(len(foods))]


def _picture(path: Path) -> Image:
    return np.asarray(cv2.imread(str(path)), dtype=np.uint8)

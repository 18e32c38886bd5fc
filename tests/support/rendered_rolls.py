"""Rendered throws of dice as the program sees them, with their truth (`tests.worlds dice`)."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Self

import cv2
import numpy as np

from calibration import CalibrationFailed, calibrate, camera_from_json, parse_boards
from calibration.arrays import Image
from calibration.model.solution import Calibration
from tests.support.drawn_dice import DrawnDie
from vision.boxes import BoxPx, shared
from vision.dice.pips import level_at

DICE_BESIDE: Final = frozenset({"dice", "die_of_many_sides"})
"""Things of a room that are dice, too: where they lie the truth does not say."""


@dataclass(frozen=True, slots=True, eq=False)
class RenderedThrow:
    """One throw.

    Attributes:
        name: Of its world and picture.
        bgr: (h, w, 3) uint8.
        dice: The true dice.
        digits: Whether they have digits.
    """

    name: str
    bgr: Image
    dice: tuple[DrawnDie, ...]
    digits: bool


@dataclass(frozen=True, eq=False)
class RenderedRolls:
    """A rendered table and the throws onto it.

    Attributes:
        folder: Folder of a world.
        truth: Its truth file.
        empty: (h, w, 3) uint8, the table without the dice.
    """

    folder: Path
    truth: dict[str, Any]
    empty: Image

    @classmethod
    def read(cls, folder: Path) -> Self:
        """Read a world's folder."""
        truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))
        return cls(folder, truth, _picture(folder / "empty.jpg"))

    @property
    def has_dice_beside(self) -> bool:
        """Whether dice that were not thrown may lie on the table."""
        return bool(DICE_BESIDE & set(self.truth["world"]["things"]))

    @cached_property
    def calibration(self) -> Calibration | None:
        """The calibration that the boards in the empty picture give; None if they give none."""
        boards = parse_boards((self.folder / "boards.json").read_text(), str(self.folder))
        camera = camera_from_json((self.folder / "camera.json").read_text())
        try:
            return calibrate([self.empty], boards, camera=camera)
        except CalibrationFailed:
            return None

    def throws(self) -> Iterator[RenderedThrow]:
        """The throws, in their order."""
        for one in self.truth["throws"]:
            name = one["picture"]
            dice = tuple(self._dice(one["dice"]))
            digits = bool(one["dice"][0]["digits"])
            bgr = _picture(self.folder / name)
            yield RenderedThrow(f"{self.folder.name} {Path(name).stem}", bgr, dice, digits)

    def _dice(self, told: list[dict[str, Any]]) -> Iterator[DrawnDie]:
        boxes = [_box(die["box_px"]) for die in told]
        middles = np.array([[(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] for box in boxes])
        slants = self._slants(middles)
        for k, die in enumerate(told):
            # What is lower in the picture is nearer, and may hide a part.
            hidden = sum(shared(boxes[k], box) for box in boxes if box[3] > boxes[k][3])
            seen = max(0.0, 1.0 - hidden)
            yield DrawnDie(die["value"], boxes[k], seen, False, False, False, slants[k])

    def _slants(self, middles: Any) -> list[tuple[float, float]]:
        """Where their upper faces look; beyond 2 where that is not known."""
        if self.calibration is None:
            return [(9.0, 9.0)] * len(middles)
        return list(level_at(middles, self.calibration))


def _box(edges: list[float]) -> BoxPx:
    left, top, right, bottom = edges
    return left, top, right, bottom


def _picture(path: Path) -> Image:
    return np.asarray(cv2.imread(str(path)), dtype=np.uint8)

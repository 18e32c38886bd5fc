"""Rendered throws of dice as the program sees them, with their truth (`tests.worlds dice`)."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Self

import numpy as np

from calibration import CalibrationFailed, calibrate
from calibration.arrays import Image
from calibration.model.solution import Calibration
from tests.support.drawn_dice import NO_SLANT, DrawnDie
from tests.support.rendered_item import boards_in, camera_in, read_picture
from vision.boxes import BoxPx, shared
from vision.dice.find import middle
from vision.dice.pips import Slant, level_at

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
        return cls(folder, truth, read_picture(folder / "empty.jpg"))

    @property
    def has_dice_beside(self) -> bool:
        """Whether dice that were not thrown may lie on the table."""
        return bool(DICE_BESIDE & set(self.truth["world"]["things"]))

    @cached_property
    def calibration(self) -> Calibration | None:
        """The calibration that the boards in the empty picture give; None if they give none."""
        boards, camera = boards_in(self.folder), camera_in(self.folder)
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
            bgr = read_picture(self.folder / name)
            yield RenderedThrow(f"{self.folder.name} {Path(name).stem}", bgr, dice, digits)

    def _dice(self, told: list[dict[str, Any]]) -> Iterator[DrawnDie]:
        boxes = [_box(die["box_px"]) for die in told]
        slants = self._slants(boxes)
        for k, die in enumerate(told):
            # What is lower in the picture is nearer, and may hide a part.
            hidden = sum(shared(boxes[k], box) for box in boxes if box[3] > boxes[k][3])
            seen = max(0.0, 1.0 - hidden)
            yield DrawnDie(die["value"], boxes[k], seen, False, False, False, slants[k])

    def _slants(self, boxes: Sequence[BoxPx]) -> Sequence[Slant]:
        """Where their upper faces look; `NO_SLANT` where that is not known."""
        if self.calibration is None:
            return [NO_SLANT] * len(boxes)
        return level_at(np.array([middle(box) for box in boxes]), self.calibration)


def _box(edges: list[float]) -> BoxPx:
    left, top, right, bottom = edges
    return left, top, right, bottom

"""A rendered pile of missiles as the program sees it, with its truth."""

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Self

import cv2
import numpy as np

from calibration import calibrate
from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from tests.support.rendered_item import boards_in, camera_in, read_picture
from vision.look.look import Looker
from vision.lumps.observer import LumpsFound, what_lies


@dataclass(frozen=True, eq=False)
class RenderedPile:
    """The picture of a pile, the same view of the bare table, and how the program calibrates it.

    Attributes:
        folder: Folder of a weigh-in's files, or of `tests.worlds piles`.
        truth: Its truth file.
        boards: The printed boards on the table.
        bgr: (h, w, 3) uint8, the picture.
        empty: The same view of the bare table.
        table: The calibration from the picture and its camera file.
    """

    folder: Path
    truth: dict[str, Any]
    boards: Boards
    bgr: Image
    empty: Image
    table: Calibration

    @classmethod
    def read(cls, folder: Path) -> Self:
        """Read the pile of a folder.

        Raises:
            CalibrationFailed: The picture cannot be calibrated.
        """
        truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))
        boards, camera = boards_in(folder), camera_in(folder)
        bgr = read_picture(folder / "pile.jpg")
        empty = read_picture(folder.parent / f"session{truth['session']}_empty.jpg")
        return cls(folder, truth, boards, bgr, empty, calibrate([bgr], boards, camera=camera))

    @cached_property
    def labels(self) -> Image:
        """(h, w) uint8: the number of the visible missile, from 1; 0 where there is none."""
        path = str(self.folder / "mask_pile.png")
        return np.asarray(cv2.imread(path, cv2.IMREAD_UNCHANGED), dtype=np.uint8)

    @property
    def missiles(self) -> list[dict[str, Any]]:
        """The truth of each missile, by its number."""
        return [one for one in self.truth["objects"] if one["kind"] == "missile"]

    def lying(self, looker: Looker) -> LumpsFound:
        """The clay that the program finds with the picture of the bare table."""
        found = what_lies([Frame(self.bgr, 0, 0.0)], self.table, self.boards, self.empty, looker)
        assert found is not None, "there is a picture"
        return found

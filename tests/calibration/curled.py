"""Simulates real prints: curled, and not exactly of the nominal size.

A world here is one sheet on a table (z = 0), which it touches at its lowest places. Its boards file
describes a flat sheet of exact size.
"""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from calibration.arrays import Flags, Floats
from calibration.detect.boards import BoardSeen, BoardsSeen
from calibration.model.camera import Camera
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from tests.calibration.stage import boards_of, camera, looking
from tests.calibration.views import seen_of

SHEET_MM = 34.0
HALF = np.array([2.5, 3.5]) * SHEET_MM
A4_SHEET: dict[str, Any] = {
    "name": "sheet",
    "type": "charuco",
    "dictionary": "DICT_5X5_100",
    "squares_x": 5,
    "squares_y": 7,
    "square_mm": SHEET_MM,
    "marker_mm": 25.5,
    "table_from_board": [
        [1, 0, 0, -HALF[0]], [0, -1, 0, HALF[1]], [0, 0, -1, 0.0], [0, 0, 0, 1],
    ],
}  # fmt: skip
"""The table sheet's entry of a boards file, with its middle at the table's origin."""

FLAT_BOARDS = boards_of(A4_SHEET)
REACH_MM = float(np.hypot(*HALF))
NOISE_PX = 0.1


@dataclass(frozen=True)
class Print:
    """How a print differs from its description in the boards file.

    Attributes:
        sag_mm: Height above its middle at 146 mm from it, if it curls up; negative for a hump that
            stands on its sides.
        along_rad: The direction across which it curls.
        growth: Ln of the ratio of its real to its nominal size.
        stretch: How much longer it is along x than along y.
    """

    sag_mm: float = 0.0
    along_rad: float = 0.0
    growth: float = 0.0
    stretch: float = 0.0

    @classmethod
    def drawn(
        cls, random: np.random.Generator, sag_mm: float = 1.5, growth: float = 0.0015
    ) -> "Print":
        """A random print; `sag_mm` and `growth` are standard deviations."""
        return cls(
            float(sag_mm * random.standard_normal()),
            float(random.uniform(0, np.pi)),
            float(growth * random.standard_normal()),
            float(growth / 2 * random.standard_normal()),
        )

    def height(self, at_mm: Floats) -> Floats:
        """Height of the paper in mm above table places (N, 2)."""
        direction = np.array([np.cos(self.along_rad), np.sin(self.along_rad)])
        widest = np.abs(direction) @ HALF
        lowest = min(0.0, self.sag_mm * (widest / REACH_MM) ** 2)
        return np.asarray(self.sag_mm * (at_mm @ direction / REACH_MM) ** 2 - lowest)

    def on_table(self, told_mm: Floats) -> Floats:
        """True places of points (N, 3) that are nominal, relative to the sheet's middle."""
        sides = np.exp(self.growth) * np.array([1 + self.stretch / 2, 1 - self.stretch / 2])
        heights = told_mm[:, 2] + self.height(told_mm[:, :2])
        return np.column_stack([told_mm[:, :2] * sides, heights])


def view(truth: Calibration, paper: Print, random: np.random.Generator) -> BoardsSeen:
    """The detected corners of a print, with their nominal places from the boards file."""
    told = seen_of(FLAT_BOARDS, truth)
    return replace(told, boards=tuple(_bent(board, truth, paper, random) for board in told.boards))


def _bent(
    board: BoardSeen, truth: Calibration, paper: Print, random: np.random.Generator
) -> BoardSeen:
    pixels = image_from_table(paper.on_table(np.asarray(board.points_mm)), truth)
    pixels = pixels + NOISE_PX * random.standard_normal(pixels.shape)
    return replace(board, points_px=pixels, sigma_px=np.full(len(pixels), NOISE_PX))


def truth_from(
    tilt_deg: float, turn_deg: float = 0.0, away_mm: float = 520.0, lens: Camera | None = None
) -> Calibration:
    """The calibration of a camera that looks at the sheet's middle, tilted from the vertical."""
    tilt, turn = np.radians(tilt_deg), np.radians(turn_deg)
    flat = np.array([np.sin(turn), -np.cos(turn)]) * np.sin(tilt)
    eye = away_mm * np.array([*flat, np.cos(tilt)]) + [0.7, -1.3, 0.0]
    at = (float(eye[0]), float(eye[1]), float(eye[2]))
    pose = looking(at, (0.0, 0.0, 0.0))
    return Calibration(lens or camera(), pose, np.zeros((15, 15)), 0.0)


def parted(seen: BoardsSeen, held: Flags) -> tuple[BoardsSeen, BoardSeen]:
    """The only board without some of its corners, and the board with these alone."""
    (board,) = seen.boards
    return replace(seen, boards=(board.only(~held),)), board.only(held)

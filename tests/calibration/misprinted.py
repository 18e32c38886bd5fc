"""Simulates a page of markers that differs from its description in the boards file.

The page is the grid of OpenCV's tutorials: 5 x 7 markers with sides of 40 mm and gaps of 10 mm. The
world has the page as it was printed; the boards file always describes that grid.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats
from calibration.detect.boards import BoardSeen, BoardsSeen
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from tests.calibration.stage import boards_of, singles
from tests.calibration.views import seen_of

SIDE_MM: Final = 40.0
GAP_MM: Final = 10.0
COLUMNS, ROWS = 5, 7
NOISE_PX: Final = 0.1


def grid_of(gap_mm: float, side_mm: float = SIDE_MM) -> dict[str, object]:
    """The boards file's entry for such a grid, with its middle at the table's origin."""
    pitch = side_mm + gap_mm
    middles = [
        ((x - (COLUMNS - 1) / 2) * pitch, ((ROWS - 1) / 2 - y) * pitch)
        for y in range(ROWS)
        for x in range(COLUMNS)
    ]
    return {**singles(*middles, first=0, side=side_mm), "name": "grid"}


TOLD = boards_of(grid_of(GAP_MM))


@dataclass(frozen=True, slots=True)
class Misprint:
    """How a page differs from its description.

    Attributes:
        gap_mm: Gap between its markers, whose sides have the nominal length.
        astray_mm: Standard deviation of each marker's shift, along each axis.
        waves_mm: Height of the waves in its paper.
    """

    gap_mm: float = GAP_MM
    astray_mm: float = 0.0
    waves_mm: float = 0.0

    def on_table(self, told_mm: Floats, random: np.random.Generator) -> Floats:
        """True places of nominal corners (N, 3), four for each marker."""
        markers = told_mm.reshape(-1, 4, 3)
        middles = markers.mean(axis=1, keepdims=True)
        pitch = (SIDE_MM + self.gap_mm) / (SIDE_MM + GAP_MM)
        astray = self.astray_mm * random.standard_normal(middles.shape) * [1, 1, 0]
        there = (middles * [pitch, pitch, 1] + astray + markers - middles).reshape(-1, 3)
        turn, phase = random.uniform(0, 2 * np.pi, 2)
        along = there[:, :2] @ np.array([np.cos(turn), np.sin(turn)])
        up = self.waves_mm * (1 + np.sin(along * 2 * np.pi / WAVE_MM + phase)) / 2
        return np.asarray(there + up[:, None] * np.array([0.0, 0.0, 1.0]))


WAVE_MM: Final = 120.0
"""Distance in mm between the waves' crests, so that no parabola fits them."""


@dataclass(frozen=True, slots=True, eq=False)
class PageSeen:
    """The detected corners of a page, with their nominal and their true places."""

    seen: BoardsSeen
    real_mm: Floats

    @property
    def board(self) -> BoardSeen:
        """The page's board, the only one."""
        return self.seen.boards[0]

    def without(self, held: Flags) -> BoardsSeen:
        """The detected corners without those flagged in `held` (N,)."""
        return replace(self.seen, boards=(self.board.only(~held),))


def view(truth: Calibration, misprint: Misprint, random: np.random.Generator) -> PageSeen:
    """The detected corners of a randomly misprinted page."""
    told = seen_of(TOLD, truth)
    (board,) = told.boards
    real = misprint.on_table(np.asarray(board.points_mm), random)
    pixels = image_from_table(real, truth)
    pixels = pixels + NOISE_PX * random.standard_normal(pixels.shape)
    sigma = np.full(len(pixels), NOISE_PX)
    seen = replace(board, points_px=pixels, sigma_px=sigma)
    return PageSeen(replace(told, boards=(seen,)), real)

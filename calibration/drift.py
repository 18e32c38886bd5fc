"""Whether the boards in view still lie where the calibration says."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.boards import BoardSeen, BoardsSeen
from calibration.projection import image_from_table, table_from_image
from calibration.solution import Calibration

LEAST_PX: Final = 1.2
"""Corners wander by a fraction of a pixel with light and compression; more than this is a move."""

LEAST_CORNERS: Final = 4


@dataclass(frozen=True, slots=True)
class Drift:
    """How far the boards in view lie from where they should.

    Attributes:
        moved_px: Median distance of the corners from where they should be, in the picture.
        moved_mm: The same on the table.
        boards: Names of the boards that lie elsewhere.
        all_of_them: Every board in view does: then the camera moved, not a sheet.
    """

    moved_px: float
    moved_mm: float
    boards: tuple[str, ...]
    all_of_them: bool

    @property
    def matters(self) -> bool:
        """It is more than noise."""
        return bool(self.boards)

    @property
    def sentence(self) -> str:
        """What happened, in words with its size; without a full stop."""
        if not self.matters:
            return "nothing moved"
        what = "the camera" if self.all_of_them else " and ".join(self.boards)
        return f"{what} moved: points on the table lie {self.moved_mm:.0f} mm off"


def drift(calibration: Calibration, seen: BoardsSeen) -> Drift | None:
    """Compare the boards in a picture with a calibration.

    Args:
        calibration: What was solved before.
        seen: The boards that a new picture of the same size shows.

    Returns:
        None where too few corners are in view to tell.
    """
    told = [(board.name, *_distances(calibration, board)) for board in seen.boards if board.placed]
    known = [(name, px, mm) for name, px, mm in told if len(px) >= LEAST_CORNERS]
    if not known:
        return None
    elsewhere = [entry for entry in known if float(np.median(entry[1])) > LEAST_PX]
    worst = elsewhere or known
    return Drift(
        float(np.median(np.concatenate([px for _, px, _ in worst]))),
        float(np.median(np.concatenate([mm for _, _, mm in worst]))),
        tuple(name for name, _, _ in elsewhere),
        len(elsewhere) == len(known),
    )


def _distances(calibration: Calibration, board: BoardSeen) -> tuple[Floats, Floats]:
    """Of each corner from where it should be: (N,) px and (N,) mm."""
    expected_px = image_from_table(board.points_mm, calibration)
    at_mm = table_from_image(board.points_px, calibration)
    px = np.linalg.norm(board.points_px - expected_px, axis=1)
    mm = np.linalg.norm(at_mm - board.points_mm[:, :2], axis=1)
    fine = np.isfinite(px) & np.isfinite(mm)
    return px[fine], mm[fine]

"""Clay that was not reported as a missile: seeing no missile is a measurement with a sigma too.

The `Looker` gives the probability that each cell of a picture shows clay, on any ground. Cells that
are neither on a print nor at a reported missile may show overlooked clay.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Image
from calibration.model.boards_file import Boards
from calibration.model.projection import camera_centre_mm, table_from_image
from calibration.model.solution import Calibration
from vision.look.look import Kind, PixelKinds
from vision.lumps.scale import USUAL_RADIUS_MM
from vision.lumps.search_area import covered
from vision.sightings import MissileSeen, PointMm

LEAST_SHARE: Final = 0.1
"""Least probability of clay that counts; anything less is noise of the `Looker`."""
LIKELY: Final = 0.5
"""Probability from which on a cell is likely clay."""

LEAST_MM2: Final = 100.0
"""Least area of likely clay in one place that the user is asked about: half of a missile's."""
MOST_MM2: Final = 6200.0
"""Largest area of one place: a heap of a dozen missiles that touch, gaps included; more is a
creature."""
BESIDE_MM: Final = 12.0
"""Distance from a reported missile within which clay belongs to it."""


@dataclass(frozen=True, slots=True)
class Overlooked:
    """Clay that may have been overlooked.

    Attributes:
        sigma_ml: Its contribution to the sigma of the missiles' volume.
        at_mm: Likely places, table space; the largest first.
    """

    sigma_ml: float
    at_mm: tuple[PointMm, ...]

    def as_json(self) -> dict[str, float | list[list[float]]]:
        """The values that the command line prints."""
        return {"sigma_ml": round(self.sigma_ml, 2), "at_mm": [list(one) for one in self.at_mm]}


NOTHING_OVERLOOKED: Final = Overlooked(0.0, ())
"""Used if no missiles were searched for."""


def overlooked(
    bgr: Image,
    calibration: Calibration,
    boards: Boards,
    told: Sequence[MissileSeen],
    look: PixelKinds,
) -> Overlooked:
    """Clay in the picture that was not reported as a missile.

    Args:
        bgr: (h, w, 3) uint8, the picture that `look` is of.
        calibration: Camera and table.
        boards: What lies printed on the table.
        told: The missiles that were reported.
        look: The result of the `Looker` for the picture.
    """
    pixels = look.cells_px()
    at = table_from_image(pixels.reshape(-1, 2), calibration, USUAL_RADIUS_MM)
    area = _areas_mm2(at, pixels, calibration)
    clay = np.where(look.shares[Kind.CLAY] >= LEAST_SHARE, look.shares[Kind.CLAY], 0.0)
    clay[
        ~_searched(bgr, calibration, boards, pixels) | _near_reported(at, told).reshape(clay.shape)
    ] = 0.0
    count, labels, _, _ = cv2.connectedComponentsWithStats((clay > 0).astype(np.uint8))
    places = [_place(labels == k, clay, area, at) for k in range(1, count)]
    small = [place for place in places if place.area_mm2 <= MOST_MM2]
    total_mm2 = sum(place.area_mm2 for place in small)
    likely = sorted((p for p in small if p.likely_mm2 >= LEAST_MM2), key=lambda p: -p.area_mm2)
    # The volume per area is that of a ball: V = 4/3 pi r^3, A = pi r^2.
    return Overlooked(4 / 3 * USUAL_RADIUS_MM * total_mm2 / 1000, tuple(p.at_mm for p in likely))


@dataclass(frozen=True, slots=True)
class _Place:
    """A region that may be clay: its expected area, the area where clay is likely, its centre."""

    area_mm2: float
    likely_mm2: float
    at_mm: PointMm


def _place(inside: Flags, clay: Floats, area: Floats, at: Floats) -> _Place:
    share = clay * area
    x, y = at[inside.ravel()].mean(axis=0)
    likely = area[inside & (clay >= LIKELY)].sum()
    return _Place(float(share[inside].sum()), float(likely), (float(x), float(y)))


def _areas_mm2(at: Floats, pixels: Floats, calibration: Calibration) -> Floats:
    """Area of each cell of the look across the line of sight, mm2; 0 beyond the horizon."""
    foot = np.column_stack([at, np.full(len(at), USUAL_RADIUS_MM)])
    away = np.linalg.norm(foot - camera_centre_mm(calibration), axis=1)
    cell_px = float(pixels[0, 1, 0] - pixels[0, 0, 0])
    side_mm = cell_px * away / float(calibration.camera.matrix[0, 0])
    return np.asarray(np.nan_to_num(side_mm**2).reshape(pixels.shape[:2]))


def _searched(bgr: Image, calibration: Calibration, boards: Boards, pixels: Floats) -> Flags:
    """Flags of the cells in which missiles are searched for."""
    hidden = covered(bgr, calibration, boards)
    height, width = hidden.shape
    columns = np.clip(np.rint(pixels[..., 0]).astype(int), 0, width - 1)
    rows = np.clip(np.rint(pixels[..., 1]).astype(int), 0, height - 1)
    return np.asarray(hidden[rows, columns] == 0)


def _near_reported(at: Floats, told: Sequence[MissileSeen]) -> Flags:
    near = np.zeros(len(at), dtype=bool)
    for missile in told:
        away = np.linalg.norm(at - np.asarray(missile.at_mm), axis=1)
        near |= away < missile.diameter_mm.value / 2 + BESIDE_MM
    return near

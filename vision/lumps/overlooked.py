"""Clay that was not reported as a missile: seeing nothing is a measurement with a sigma too.

The look gives the probability that each part of a picture shows clay, on any ground. Parts that are
neither on a print nor at a reported missile may have been overlooked.
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
"""Clay less likely than this is the look's own noise."""
LIKELY: Final = 0.5
"""Chance from which on the look's clay is likely: more than even."""

LEAST_MM2: Final = 100.0
"""Half the area of a missile: this much likely clay in one place is asked about."""
MOST_MM2: Final = 6200.0
"""Area of a heap of a dozen missiles that touch, gaps included; more is a creature."""
BESIDE_MM: Final = 12.0
"""How far beside a told missile clay still belongs to it."""


@dataclass(frozen=True, slots=True)
class Overlooked:
    """What may have been overlooked.

    Attributes:
        sigma_ml: How much clay, as one standard deviation of the missiles' volume.
        at_mm: Likely places, table space; the largest first.
    """

    sigma_ml: float
    at_mm: tuple[PointMm, ...]

    def as_json(self) -> dict[str, float | list[list[float]]]:
        """What the command line prints of it."""
        return {"sigma_ml": round(self.sigma_ml, 2), "at_mm": [list(one) for one in self.at_mm]}


NOTHING_OVERLOOKED: Final = Overlooked(0.0, ())
"""Used if no missiles were searched."""


def overlooked(
    bgr: Image,
    calibration: Calibration,
    boards: Boards,
    told: Sequence[MissileSeen],
    look: PixelKinds,
) -> Overlooked:
    """What the look takes for clay and was not told as a missile.

    Args:
        bgr: (h, w, 3) uint8, the picture that `look` is of.
        calibration: Camera and table.
        boards: What lies printed on the table.
        told: The missiles that were seen.
        look: What the picture shows.
    """
    pixels = look.cells_px()
    at = table_from_image(pixels.reshape(-1, 2), calibration, USUAL_RADIUS_MM)
    area = _areas_mm2(at, pixels, calibration)
    clay = np.where(look.shares[Kind.CLAY] >= LEAST_SHARE, look.shares[Kind.CLAY], 0.0)
    clay[~_open(bgr, calibration, boards, pixels) | _told(at, told).reshape(clay.shape)] = 0.0
    count, labels, _, _ = cv2.connectedComponentsWithStats((clay > 0).astype(np.uint8))
    places = [_place(labels == k, clay, area, at) for k in range(1, count)]
    small = [place for place in places if place.area_mm2 <= MOST_MM2]
    total_mm2 = sum(place.area_mm2 for place in small)
    likely = sorted((p for p in small if p.likely_mm2 >= LEAST_MM2), key=lambda p: -p.area_mm2)
    # As of a ball: V = 4/3 pi r^3, A = pi r^2.
    return Overlooked(4 / 3 * USUAL_RADIUS_MM * total_mm2 / 1000, tuple(p.at_mm for p in likely))


@dataclass(frozen=True, slots=True)
class _Place:
    """A region that may be clay: its expected area, the area where that is likely, its middle."""

    area_mm2: float
    likely_mm2: float
    at_mm: PointMm


def _place(inside: Flags, clay: Floats, area: Floats, at: Floats) -> _Place:
    share = clay * area
    x, y = at[inside.ravel()].mean(axis=0)
    likely = area[inside & (clay >= LIKELY)].sum()
    return _Place(float(share[inside].sum()), float(likely), (float(x), float(y)))


def _areas_mm2(at: Floats, pixels: Floats, calibration: Calibration) -> Floats:
    """What a cell of the look covers across the line of sight, mm2; 0 beyond the horizon."""
    foot = np.column_stack([at, np.full(len(at), USUAL_RADIUS_MM)])
    away = np.linalg.norm(foot - camera_centre_mm(calibration), axis=1)
    cell_px = float(pixels[0, 1, 0] - pixels[0, 0, 0])
    side_mm = cell_px * away / float(calibration.camera.matrix[0, 0])
    return np.asarray(np.nan_to_num(side_mm**2).reshape(pixels.shape[:2]))


def _open(bgr: Image, calibration: Calibration, boards: Boards, pixels: Floats) -> Flags:
    """Where missiles are looked for, cell by cell."""
    hidden = covered(bgr, calibration, boards)
    height, width = hidden.shape
    columns = np.clip(np.rint(pixels[..., 0]).astype(int), 0, width - 1)
    rows = np.clip(np.rint(pixels[..., 1]).astype(int), 0, height - 1)
    return np.asarray(hidden[rows, columns] == 0)


def _told(at: Floats, told: Sequence[MissileSeen]) -> Flags:
    near = np.zeros(len(at), dtype=bool)
    for missile in told:
        away = np.linalg.norm(at - np.asarray(missile.at_mm), axis=1)
        near |= away < missile.diameter_mm.value / 2 + BESIDE_MM
    return near

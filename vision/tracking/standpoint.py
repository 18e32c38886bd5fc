r"""Where on the table a creature stands, by its outline from one side.

Only its front touches the table where the camera sees it; how far behind it the middle of the
creature is, the outline tells in part: how high it reaches in the picture, how high its middle
lies, how wide it is, and how its lower rim runs. Eight weights join these; they were fitted to the
outlines of drawn creatures seen from 25 to 62 degrees above the table, each turned in three ways
(tests/training/learn_standpoints.py). Turned, the same creature is placed within 3.4 mm along the
view and 2 mm across it (one sigma); of one creature and another the offset differs by 4.5 mm more,
which a distance between two of its places does not contain.

Across the view the middle of the outline is what counts, seen at its own height above the table:

              eye
               \ .
                \   .          the ray through the outline's middle meets the creature's axis at
                 \     .       0.42 of its height, not the table behind it
        ---------front--axis---------- table
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import camera_centre_mm, image_from_table, table_from_image
from calibration.model.solution import Calibration
from vision.clay.pieces import ClayPiece
from vision.sightings import PointMm

DEPTH_WEIGHTS: Final = np.array(
    [-0.331, 0.7749, 0.1006, -0.1912, 0.3211, -0.104, -0.1643, 0.4048], dtype=np.float64
)
"""Of height in the picture, of the middle's, of the width, of the lower rim's, all in mm at the
foot's scale; then the same times the sine of the camera's elevation."""

MIDDLE_SHARE: Final = 0.42


@dataclass(frozen=True, slots=True)
class Standpoint:
    """A creature's place.

    Attributes:
        at_mm: Under its middle.
        tall_mm: Of its highest point above the table, if that is above its middle.
    """

    at_mm: PointMm
    tall_mm: float


@dataclass(frozen=True, slots=True, eq=False)
class OutlineShape:
    """What of an outline tells where it stands.

    Attributes:
        front_mm: (2,) the table below its middle column at its lowest row.
        away: (2,) unit vector over the table, from the camera.
        elevation_rad: Of the camera, seen from there.
        features: (4,) as `DEPTH_WEIGHTS` has them.
        middle_px: (2,) centroid.
        top_px: Its highest row.
    """

    front_mm: Floats
    away: Floats
    elevation_rad: float
    features: Floats
    middle_px: Floats
    top_px: float

    @property
    def terms(self) -> Floats:
        """(8,) what the weights are for."""
        return np.concatenate([self.features, self.features * np.sin(self.elevation_rad)])


def outline_of(piece: ClayPiece, px_per_mm: float, calibration: Calibration) -> OutlineShape:
    """What of a piece's outline tells where it stands; `px_per_mm` at its foot."""
    ys, xs = np.nonzero(piece.mask)
    x0, y0 = piece.corner_xy
    height, width = piece.mask.shape
    middle = np.array([xs.mean() + x0, ys.mean() + y0])
    foot = np.array([middle[0], y0 + height - 1.0])
    front, behind = table_from_image(np.stack([foot, middle]), calibration)
    eye = camera_centre_mm(calibration)
    away = front - eye[:2]
    distance = max(float(np.linalg.norm(away)), 1e-9)
    away = away / distance
    elevation = float(np.arctan2(eye[2], distance))
    rim = height - 1 - _lower_rim(piece).mean()
    centre = float((behind - front) @ away) * np.sin(elevation)
    features = np.array([height / px_per_mm, centre, width / px_per_mm, rim / px_per_mm])
    return OutlineShape(front, away, elevation, features, middle, float(y0))


def standpoint_of(outline: OutlineShape, calibration: Calibration) -> Standpoint:
    """The place that an outline tells; NaN where it lies off the table."""
    at = outline.front_mm + outline.away * float(outline.terms @ DEPTH_WEIGHTS)
    tall = _tall_mm(at, outline.top_px, calibration)
    seen = table_from_image([outline.middle_px], calibration, MIDDLE_SHARE * max(tall, 0.0))[0]
    side = np.array([-outline.away[1], outline.away[0]])
    at = at + side * float((seen - at) @ side)
    return Standpoint((float(at[0]), float(at[1])), tall)


def _lower_rim(piece: ClayPiece) -> Floats:
    """The lowest row of each column in which there is anything."""
    filled = piece.mask > 0
    rows = piece.mask.shape[0] - 1 - np.argmax(filled[::-1], axis=0)
    return np.asarray(rows[filled.any(axis=0)], dtype=np.float64)


def _tall_mm(at_mm: Floats, top_px: float, calibration: Calibration) -> float:
    """Height of the outline's top if it is above a place."""
    post = image_from_table([[*at_mm, 0.0], [*at_mm, 50.0]], calibration)
    rise = float(post[0, 1] - post[1, 1]) / 50
    return float(post[0, 1] - top_px) / max(rise, 1e-6)

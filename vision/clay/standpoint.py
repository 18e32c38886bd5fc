r"""Estimate where a creature stands and how tall it is, from its outline in one picture.

One camera sees one side of a creature. The ray through the centroid of its outline meets its axis
somewhat below half its height:

              eye
               \ .
                \   .          the ray through the outline's middle is followed down to a plane
                 \     .       above the table, and not to the table behind the creature
        ---------front--axis---------- table

The height of that plane, and the creature's height, are estimated from the outline's height and
width in the picture, the height of its centroid and the shape of its lower rim. The weights of this
linear model were fitted to outlines of drawn creatures and of the footage generator's, seen from 22
to 86 degrees above the table (`tests/training/learn_standpoints.py`). The steeper the camera looks
down, the less an outline shows of the height, and the less the place depends on it.
"""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import camera_centre_mm, image_from_table, table_from_image
from calibration.model.solution import Calibration
from vision.clay.pieces import ClayPiece
from vision.sightings import Estimate, PointMm

MIDDLE_WEIGHTS: Final = np.array(
    [14.016, 0.09, 0.286, -0.098, 0.368, 9.982, 0.002, -0.267, 0.041, -0.466], dtype=np.float64
)
"""Weights of an outline's terms (`OutlineShape.terms`) for the height of its middle in mm. On 900
views of rendered creatures that were left out of the fit, places were 6.9 mm off in the median, and
16.9 at the ninth decile."""

HEIGHT_WEIGHTS: Final = np.array(
    [-5.557, 0.688, 1.003, -0.249, 0.088, 34.567, -0.343, -0.995, 0.384, -0.251], dtype=np.float64
)
"""Weights of the same terms for a creature's height in mm; fitted like `MIDDLE_WEIGHTS`."""

HEIGHT_SIGMAS_MM: Final = (3.3, 18.8)
"""Sigma of a height in mm, for a camera at the table's level and for one straight above; between
them it is linear in the sine of the elevation. From the errors of rendered creatures in the fit."""

MIDDLE_MM: Final = (5.0, 60.0)
"""Smallest and largest height of an outline's middle above the table, in mm. For the creatures of
`tests/training/learn_standpoints.py` nine of ten are at 11 to 38 mm."""

HEIGHT_MM: Final = (10.0, 120.0)
"""Smallest and largest height of a creature, in mm: 120 ml of clay stand no higher."""

POST_MM: Final = 50.0
"""Height in mm of an imaginary vertical post, whose picture gives the scale of heights in pixels
per mm."""


@dataclass(frozen=True, slots=True)
class Standpoint:
    """A creature's place and height.

    Attributes:
        at_mm: Point on the table below its middle.
        tall_mm: Height of its highest point above the table, assuming that this is vertically above
            its middle. It is too large if the camera looks down steeply, and serves to compare
            views of one creature.
        height_mm: Estimated height of the creature.
    """

    at_mm: PointMm
    tall_mm: float
    height_mm: Estimate


@dataclass(frozen=True, slots=True, eq=False)
class OutlineShape:
    """Features of an outline from which a creature's place and height are estimated.

    Attributes:
        middle_px: (2,) centroid, image space.
        top_px: Its highest row.
        elevation_rad: Elevation of the camera, as seen from the table behind the middle.
        features: (4,) in mm at the foot's scale: height in the picture, height of the middle,
            width, lower rim.
    """

    middle_px: Floats
    top_px: float
    elevation_rad: float
    features: Floats

    @property
    def terms(self) -> Floats:
        """(10,) terms of the linear model: 1, the features, and all five times sin(elevation)."""
        plain = np.append(1.0, self.features)
        return np.concatenate([plain, plain * np.sin(self.elevation_rad)])


def shape_of(piece: ClayPiece, px_per_mm: float, calibration: Calibration) -> OutlineShape:
    """Compute the features of a piece's outline.

    Args:
        piece: The creature's pixels.
        px_per_mm: Scale at its foot.
        calibration: Camera and table.
    """
    ys, xs = np.nonzero(piece.mask)
    x0, y0 = piece.corner_xy
    height, width = piece.mask.shape
    middle = np.array([xs.mean() + x0, ys.mean() + y0])
    foot = np.array([middle[0], y0 + height - 1.0])
    front, behind = table_from_image(np.stack([foot, middle]), calibration)
    eye = camera_centre_mm(calibration)
    away = behind - eye[:2]
    distance = max(float(np.linalg.norm(away)), 1e-9)
    elevation = float(np.arctan2(eye[2], distance))
    rim = height - 1 - _lower_rim(piece).mean()
    centre = float((behind - front) @ away / distance) * np.sin(elevation)
    features = np.array([height / px_per_mm, centre, width / px_per_mm, rim / px_per_mm])
    return OutlineShape(middle, float(y0), elevation, features)


def standpoint_of(shape: OutlineShape, calibration: Calibration) -> Standpoint:
    """The place and the height that an outline gives; NaN if it is off the table."""
    at = table_from_image([shape.middle_px], calibration, middle_of(shape))[0]
    height = float(np.clip(shape.terms @ HEIGHT_WEIGHTS, *HEIGHT_MM))
    level, steep = HEIGHT_SIGMAS_MM
    sigma = level + (steep - level) * float(np.sin(shape.elevation_rad))
    if math.isnan(sigma):  # its middle is above the horizon
        sigma = steep
    return Standpoint(
        at_mm=(float(at[0]), float(at[1])),
        tall_mm=min(tall_mm(at, shape.top_px, calibration), HEIGHT_MM[1]),
        height_mm=Estimate(height, sigma),
    )


def middle_of(shape: OutlineShape, weights: Floats = MIDDLE_WEIGHTS) -> float:
    """Height of an outline's middle above the table, in mm, by weights of its terms.

    A lump that came off is smaller than any creature in the fit: its middle is limited to half of
    its mean width and height in the picture.
    """
    height, _, width, _ = shape.features
    middle = float(np.clip(shape.terms @ weights, *MIDDLE_MM))
    return min(middle, float(height + width) / 4)


def tall_mm(at_mm: Floats, top_px: float, calibration: Calibration) -> float:
    """Height of the outline's top, assuming that it is vertically above the middle.

    Args:
        at_mm: (2,) table space.
        top_px: Row of the outline's top.
        calibration: Camera and table.
    """
    post = image_from_table([[*at_mm, 0.0], [*at_mm, POST_MM]], calibration)
    rise = float(post[0, 1] - post[1, 1]) / POST_MM
    return float(post[0, 1] - top_px) / max(rise, 1e-6)


def feet_of(piece: ClayPiece, calibration: Calibration) -> tuple[PointMm, ...]:
    """The points, table space, where a piece seems to touch the table on the camera's side."""
    ground = table_from_image(piece.low_points_px(), calibration)
    return tuple((float(x), float(y)) for x, y in ground if np.isfinite([x, y]).all())


def _lower_rim(piece: ClayPiece) -> Floats:
    """The lowest row of each column that is not empty."""
    filled = piece.mask > 0
    rows = piece.mask.shape[0] - 1 - np.argmax(filled[::-1], axis=0)
    return np.asarray(rows[filled.any(axis=0)], dtype=np.float64)

"""The camera near a heap: its lens included, it is a projection matrix there."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import camera_centre_mm, image_from_table
from calibration.model.solution import Calibration

NEAR_MM: Final = 90.0
TALL_MM: Final = 50.0


@dataclass(frozen=True, slots=True, eq=False)
class Lens:
    """The camera near a heap.

    Attributes:
        pixel_from_table: (3, 4) homogeneous, to the pixels of a crop.
        eye_mm: (3,) the camera's centre.
    """

    pixel_from_table: Floats
    eye_mm: Floats

    def place(self, x_px: float, y_px: float, height_mm: float) -> Floats:
        """The point (3,) at a height that is seen in a pixel."""
        by_x, by_y, by_w = self.pixel_from_table.tolist()
        # Both rows say: (row - pixel * last row) @ (x, y, height, 1) = 0.
        a, b, c, d = (one - x_px * w for one, w in zip(by_x, by_w, strict=True))
        e, f, g, h = (one - y_px * w for one, w in zip(by_y, by_w, strict=True))
        first, second = -(c * height_mm + d), -(g * height_mm + h)
        both = a * f - b * e
        x, y = (first * f - b * second) / both, (a * second - first * e) / both
        return np.array([x, y, height_mm])

    def pixel(self, point_mm: Floats) -> Floats:
        """Where a point (3,) is seen, (2,)."""
        x, y, w = self.pixel_from_table[:, :3] @ point_mm + self.pixel_from_table[:, 3]
        return np.array([x / w, y / w])

    def slope(self, point_mm: Floats) -> Floats:
        """Pixels per mm at a point, (2, 3)."""
        matrix = self.pixel_from_table
        x, y, w = matrix[:, :3] @ point_mm + matrix[:, 3]
        off = np.array([[x / w], [y / w]])
        return np.asarray((matrix[:2, :3] - off * matrix[2, :3]) / w)


def lens_near(middle_mm: Floats, calibration: Calibration, corner_px: Floats, scale: float) -> Lens:
    """The projection near a point of the table, to a crop's pixels times `scale`."""
    side = np.linspace(-NEAR_MM, NEAR_MM, 4)
    x, y, z = np.meshgrid(side + middle_mm[0], side + middle_mm[1], [0.0, TALL_MM / 2, TALL_MM])
    points = np.column_stack([x.ravel(), y.ravel(), z.ravel()])
    pixels = (image_from_table(points, calibration) - corner_px + 0.5) * scale - 0.5
    seen = np.isfinite(pixels).all(axis=1)
    return Lens(_projection(points[seen], pixels[seen]), camera_centre_mm(calibration))


def _projection(points: Floats, pixels: Floats) -> Floats:
    """Direct linear transform, with centred and scaled coordinates (Hartley 1997)."""
    shift, spread = points.mean(axis=0), float(points.std())
    flat_shift, flat_spread = pixels.mean(axis=0), float(pixels.std())
    p = np.column_stack([(points - shift) / spread, np.ones(len(points))])
    q = (pixels - flat_shift) / flat_spread
    nothing = np.zeros_like(p)
    rows = np.vstack(
        [
            np.hstack([p, nothing, -q[:, :1] * p]),
            np.hstack([nothing, p, -q[:, 1:] * p]),
        ]
    )
    matrix = np.linalg.svd(rows)[2][-1].reshape(3, 4)
    back = np.array([[flat_spread, 0, flat_shift[0]], [0, flat_spread, flat_shift[1]], [0, 0, 1]])
    there = np.eye(4) / spread
    there[:3, 3], there[3, 3] = -shift / spread, 1.0
    whole = back @ matrix @ there
    return np.asarray(whole / np.linalg.norm(whole[2, :3]))

"""A patch of the table as seen from straight above, so that hands look alike from any camera."""

from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image
from calibration.model.projection import camera_centre_mm, image_from_table
from calibration.model.similarity import turn_matrix
from calibration.model.solution import Calibration

HEIGHT_MM: Final = 8.0
"""Height of the plane to which the picture is projected: about the mean height of the fingertips'
centres."""
GRID_PX: Final = 8
"""Step of the pixels for which the map into the picture is computed exactly; the interpolated rest
is right to 0.02 px."""


@dataclass(frozen=True, slots=True, eq=False)
class TopView:
    """A square patch of the plane 8 mm above the table, rotated so that `up` points up.

    Attributes:
        calibration: Camera and table.
        centre_mm: (2,) table point in the patch's middle.
        up: (2,) unit vector on the table.
        side_mm: Length of the patch's sides.
        px_per_mm: Pixels per mm.
    """

    calibration: Calibration
    centre_mm: Floats
    up: Floats
    side_mm: float
    px_per_mm: float

    @property
    def side_px(self) -> int:
        """Pixels on each side."""
        return round(self.side_mm * self.px_per_mm)

    def turned(self, angle_rad: float) -> "TopView":
        """The same patch, with its upper side turned counter-clockwise on the table."""
        return replace(self, up=turn_matrix(angle_rad) @ self.up)

    def table_from_top(self, points_px: Floats) -> Floats:
        """Convert the patch's pixels (N, 2) to table points (N, 2), mm on the projected plane."""
        offset = (np.asarray(points_px, dtype=np.float64) - (self.side_px - 1) / 2) / self.px_per_mm
        return self.centre_mm + offset[:, :1] * self._right - offset[:, 1:] * self.up

    def top_from_table(self, points_mm: Floats) -> Floats:
        """Convert table points (N, 2), mm on the projected plane, to the patch's pixels (N, 2)."""
        offset = np.asarray(points_mm, dtype=np.float64) - self.centre_mm
        along = np.column_stack([offset @ self._right, -(offset @ self.up)])
        return np.asarray(along * self.px_per_mm + (self.side_px - 1) / 2)

    def image_from_top(self, points_px: Floats) -> Floats:
        """Convert the patch's pixels (N, 2) to image space, (N, 2)."""
        on_plane = self.table_from_top(points_px)
        return image_from_table(
            np.column_stack([on_plane, np.full(len(on_plane), HEIGHT_MM)]), self.calibration
        )

    def map_px(self) -> Floats32:
        """The camera's pixel for each pixel of the patch, (side, side, 2) float32, for `drawn`."""
        n = -(-self.side_px // GRID_PX) + 1
        at = np.arange(n) * float(GRID_PX)
        coarse = self.image_from_top(np.stack(np.meshgrid(at, at), axis=-1).reshape(-1, 2))
        # Points that the lens cannot see are moved far outside of the picture.
        coarse = np.nan_to_num(coarse, nan=-1e4).reshape(n, n, 2).astype(np.float32)
        fine = np.arange(self.side_px, dtype=np.float32) / GRID_PX
        x, y = np.meshgrid(fine, fine)
        return np.asarray(cv2.remap(coarse, x, y, cv2.INTER_LINEAR), dtype=np.float32)

    @property
    def _right(self) -> Floats:
        return np.array([self.up[1], -self.up[0]])


def drawn(bgr: Image, map_px: Floats32) -> Image:
    """Render the patch, (side, side, 3) uint8; beyond the camera's picture its edge is repeated."""
    patch = cv2.remap(
        bgr, map_px[..., 0], map_px[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(patch, dtype=np.uint8)


def at_height(points_mm: Floats, calibration: Calibration, height_mm: float) -> Floats:
    """Move points (N, 2) of the projected plane along their lines of sight to another height."""
    eye = camera_centre_mm(calibration)
    share = (eye[2] - height_mm) / (eye[2] - HEIGHT_MM)
    return np.asarray(eye[:2] + (points_mm - eye[:2]) * share)

"""The rectified top view of the field, in which every pixel is a place on the table."""

from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image, Mask
from calibration.model.printed import Boards
from calibration.model.projection import camera_centre_mm, image_from_table
from calibration.model.solution import Calibration

Plane: TypeAlias = npt.NDArray[np.float32]
"""(h, w) a value for each pixel of the top view."""

FINER: Final = 0.95
"""Pixel size of the top view relative to the camera's in the middle of the field: a little finer,
so that resampling loses little."""

BEYOND_MM: Final = 60.0
"""Margin in mm of the top view beyond the outermost markers, as balls leave the field."""

MARKER_EDGE_MM: Final = 7.0
"""Width in mm of the white paper around a marker."""

STEP: Final = 8
"""Step in pixels between the places that are projected exactly; the map is linear in between."""

MOST_PX: Final = 2000
"""Most pixels per side of the top view, to keep processing fast. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class FieldView:
    """Geometry of the top view of the field.

    Attributes:
        origin_mm: (x, y) of the middle of the upper left pixel; y decreases from row to row.
        mm: Side of a pixel.
        maps: Two (h, w) float32: column and row in the camera's picture for each pixel.
        known: (h, w), 255 on pixels that are inside the camera's picture and not on a marker.
        eye_mm: (3,) the camera's optical centre.
        between: (h, w), 255 inside the outermost markers' convex hull: mostly field.
        paper: (h, w), 255 on the printed markers, which show black and the whitest white there is.
    """

    origin_mm: Floats
    mm: float
    maps: tuple[Plane, Plane]
    known: Mask
    eye_mm: Floats
    between: Mask
    paper: Mask

    def seen(self, bgr: Image) -> Image:
        """The top view (h, w, 3) of a camera's picture."""
        above = cv2.remap(bgr, *self.maps, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(above, dtype=np.uint8)

    def places_mm(self, pixels: Floats) -> Floats:
        """Table places (N, 2) of pixels (N, 2), column and row, of the top view."""
        return np.asarray(self.origin_mm + np.asarray(pixels) * self.mm * [1.0, -1.0])

    def pixels(self, places_mm: Floats) -> Floats:
        """Pixels (N, 2), column and row, of the top view for table places (N, 2)."""
        return np.asarray((np.asarray(places_mm) - self.origin_mm) / self.mm * [1.0, -1.0])

    def is_set(self, mask: Mask, at_mm: Floats) -> bool | None:
        """Whether a mask (h, w) is set at a place (2,) on the table; None outside the top view."""
        column, row = np.round(self.pixels(at_mm[None])[0]).astype(int)
        high, wide = mask.shape
        inside = 0 <= column < wide and 0 <= row < high
        return bool(mask[row, column]) if inside else None

    def below(self, places_mm: Floats, height_mm: float) -> Floats:
        """Table places (N, 2) under points at this height that appear at places (N, 2)."""
        share = height_mm / self.eye_mm[2]
        return np.asarray(places_mm + share * (self.eye_mm[:2] - places_mm))

    def appears(self, places_mm: Floats, height_mm: float) -> Floats:
        """Table places (N, 2) at which points at this height above places (N, 2) appear."""
        share = height_mm / (self.eye_mm[2] - height_mm)
        return np.asarray(places_mm + share * (places_mm - self.eye_mm[:2]))


def ground_of(boards: Boards, calibration: Calibration) -> FieldView:
    """The top view of the field inside the fixed boards and a little beyond.

    Its resolution is about that of the camera's picture, and limited by `MOST_PX`.

    Raises:
        ValueError: No fixed board says where the field is.
    """
    corners = [c[:, :2] for board in boards.markers for c in board.markers.values()]
    if not corners:
        raise ValueError("no fixed markers say where the field is: print the sheet `field`")
    around = np.concatenate(corners)
    low, high = around.min(axis=0) - BEYOND_MM, around.max(axis=0) + BEYOND_MM
    mm = max(FINER * _pixel_mm((low + high) / 2, calibration), float((high - low).max()) / MOST_PX)
    size = np.ceil((high - low) / mm).astype(int)
    origin = np.array([low[0], high[1]])
    columns, rows = _maps(origin, mm, size, calibration)
    inside = _in_picture((columns, rows), calibration.size_wh)
    markers = np.zeros_like(inside)
    for corner in corners:
        _fill_marker(markers, corner, origin, mm)
    hull = cv2.convexHull(((around - origin) / mm * [1.0, -1.0]).astype(np.float32))
    between = np.zeros_like(inside)
    cv2.fillConvexPoly(between, np.round(hull).astype(np.int32), 255)
    return FieldView(
        origin,
        mm,
        (columns, rows),
        inside & ~markers,
        camera_centre_mm(calibration),
        between,
        inside & markers,
    )


def _pixel_mm(place_mm: Floats, calibration: Calibration) -> float:
    """Size in mm of a pixel of the camera's picture at a place (2,) on the table."""
    step = 10.0
    at = place_mm + step * np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    seen = image_from_table(np.column_stack([at, np.zeros(3)]), calibration)
    return float(step / np.linalg.norm(seen[1:] - seen[0], axis=1).max())


def _maps(origin: Floats, mm: float, size: Floats, calibration: Calibration) -> tuple[Plane, Plane]:
    """`FieldView.maps`: projected on a coarse grid, then interpolated to `size` (columns, rows)."""
    coarse = size // STEP + 2
    x = origin[0] + mm * STEP * np.arange(coarse[0])
    y = origin[1] - mm * STEP * np.arange(coarse[1])
    grid = np.stack([*np.meshgrid(x, y), np.zeros((coarse[1], coarse[0]))], axis=-1)
    pixels = image_from_table(grid.reshape(-1, 3), calibration).reshape(coarse[1], coarse[0], 2)
    # Every STEP-th point of the fine grid is a point of the coarse one.
    fine = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32) / STEP
    columns, rows = (
        np.asarray(cv2.remap(plane.astype(np.float32), fine[1], fine[0], cv2.INTER_LINEAR))
        for plane in np.moveaxis(np.nan_to_num(pixels, nan=-1e4), -1, 0)
    )
    return columns.astype(np.float32), rows.astype(np.float32)


def _in_picture(maps: tuple[Plane, Plane], size_wh: tuple[int, int]) -> Mask:
    """Mask of the pixels that `maps` puts inside a camera's picture of this width and height."""
    columns, rows = maps
    inside = (columns > 1) & (columns < size_wh[0] - 2) & (rows > 1) & (rows < size_wh[1] - 2)
    return np.where(inside, np.uint8(255), np.uint8(0))


def _fill_marker(markers: Mask, corners_mm: Floats, origin: Floats, mm: float) -> None:
    """Set a mask on a marker with corners (4, 2) and on the white paper around it."""
    middle = corners_mm.mean(axis=0)
    reach = np.linalg.norm(corners_mm - middle, axis=1, keepdims=True)
    wide = middle + (corners_mm - middle) * (1 + MARKER_EDGE_MM * 2**0.5 / reach)
    pixels = (wide - origin) / mm * [1.0, -1.0]
    cv2.fillConvexPoly(markers, np.round(pixels).astype(np.int32), 255)

"""A creature that stands on a table, and its size as measured from a piece of one picture."""

from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image, Mask
from calibration.model.projection import image_from_table, table_from_image
from calibration.model.solution import Calibration
from vision.clay.colour import name_colour
from vision.clay.pieces import ClayPiece
from vision.clay.standpoint import feet_of, shape_of, standpoint_of
from vision.sightings import ColourName, Estimate, PointMm, PointPx

LEAST_SIDE_MM2: Final = 1100.0
"""Least area of a creature's visible side, square mm. A creature is made of 40 to 120 ml of clay, a
missile or a die of 4: this is in between. By trial on the clips of throws."""

MOST_SIDE_MM2: Final = 6200.0
"""Largest area of a creature's visible side, square mm; a larger piece is not a creature. By trial
on the clips of throws."""

LONGEST_MM: Final = 190.0
"""Largest width or height of a creature. By trial."""

LEAST_TALL_MM: Final = 22.0
"""Least height of a creature above the table: a missile is about 17 mm high. By trial."""

SMOOTH_SOLIDITY: Final = 0.87
"""Solidity (area over that of the convex hull) above which a piece is as smooth as a can or a mug,
which have no legs; creatures are below this. By trial."""

SMOOTH_MOST_MM2: Final = 4600.0
"""Area of the visible side, square mm, above which a smooth thing is a vessel. By trial."""

MOST_TOGETHER: Final = 4
"""Largest number of creatures that cover each other in one piece."""

SEEN_WITHIN_MM: Final = 1200.0
"""Largest distance from the table's origin, along each axis; anything farther is in the room."""

DEPTH_SHARE: Final = 0.7
"""Approximate depth of creatures along the view, as a share of the smaller of width and height."""

_GRID_PX: Final = 8
"""Step in pixels of the grid on which the scale is computed, as it varies slowly."""


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """A creature as one picture shows it.

    Attributes:
        track: Number that stays the same while the creature stays about where it is.
        colour: Colour of most of it.
        at_mm: Point on the table below its middle, table space.
        footprint_mm: Points where it seems to touch the table, table space.
        height_mm: Height of its highest point above the table.
        radius_mm: Radius of the upright cylinder around it, estimated from the outline.
        mask: (h, w) uint8, 255 where it is seen; a crop of the picture.
        corner_xy: Column and row of the crop's first pixel in the picture.
    """

    track: int
    colour: ColourName
    at_mm: PointMm
    footprint_mm: tuple[PointMm, ...]
    height_mm: Estimate
    radius_mm: float
    mask: Mask
    corner_xy: tuple[int, int]

    @property
    def piece(self) -> ClayPiece:
        """The pixels of the picture in which the creature is seen."""
        return ClayPiece(self.mask, self.corner_xy)

    def outline_px(self) -> tuple[PointPx, ...]:
        """Closed polygon around the creature, in image space."""
        contours, _ = cv2.findContours(self.mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
        longest = max(contours, key=cv2.contourArea)
        return tuple(
            (float(x + self.corner_xy[0]), float(y + self.corner_xy[1]))
            for x, y in cv2.approxPolyDP(longest, epsilon=1.0, closed=True).reshape(-1, 2)
        )

    def enlarged(self, scale: float) -> "Standing":
        """The same creature in a picture that is enlarged by a factor."""
        if scale == 1:
            return self
        height, width = (round(side * scale) for side in self.mask.shape)
        mask = cv2.resize(self.mask, (width, height), interpolation=cv2.INTER_LINEAR)
        whole = np.asarray((mask > 127) * np.uint8(255), dtype=np.uint8)
        x, y = (round(c * scale) for c in self.corner_xy)
        return replace(self, mask=whole, corner_xy=(x, y))


class SizedPieces:
    """Sizes of pieces of pictures in mm, by one calibration.

    Args:
        calibration: Calibration of the pieces' pictures.
    """

    def __init__(self, calibration: Calibration) -> None:
        self._calibration = calibration
        self._px_per_mm = _scale_grid(calibration)

    def area_mm2(self, piece: ClayPiece) -> float:
        """Area of the piece's visible side; NaN off the table."""
        return piece.area_px / self._scale_at(piece) ** 2

    def may_hold_creatures(self, piece: ClayPiece) -> bool:
        """Whether a piece may be one creature, or a few that cover each other."""
        fits = LEAST_SIDE_MM2 < self.area_mm2(piece) < MOST_TOGETHER * MOST_SIDE_MM2
        return fits and not self.is_vessel(piece) and not self._touches_border(piece)

    def is_vessel(self, piece: ClayPiece) -> bool:
        """Whether a piece, not yet cut by colour, is as smooth and large as a can or a mug."""
        fits = SMOOTH_MOST_MM2 < self.area_mm2(piece) < MOST_TOGETHER * MOST_SIDE_MM2
        return fits and piece.solidity() > SMOOTH_SOLIDITY

    def is_too_large(self, piece: ClayPiece) -> bool:
        """Whether a piece is larger than the visible side of one creature."""
        return self.area_mm2(piece) > MOST_SIDE_MM2

    def standing(self, piece: ClayPiece, bgr: Image) -> Standing | None:
        """The creature that a piece shows, judging by its size; None if it is not one."""
        scale = self._scale_at(piece)
        height, width = piece.mask.shape
        if not LEAST_SIDE_MM2 < piece.area_px / scale**2 < MOST_SIDE_MM2:
            return None
        stands = standpoint_of(shape_of(piece, scale, self._calibration), self._calibration)
        if not stands.tall_mm >= LEAST_TALL_MM or max(height, width) / scale > LONGEST_MM:
            return None
        half_depth = 0.5 * DEPTH_SHARE * min(width, height) / scale
        return Standing(
            track=0,
            colour=name_colour(piece.of(bgr)),
            at_mm=stands.at_mm,
            footprint_mm=feet_of(piece, self._calibration),
            height_mm=stands.height_mm,
            radius_mm=max(half_depth, 0.5 * width / scale),
            mask=piece.mask,
            corner_xy=piece.corner_xy,
        )

    def _scale_at(self, piece: ClayPiece) -> float:
        """Picture pixels per mm across the view at the piece's foot; NaN off the table."""
        x, y = piece.front_px
        return float(self._px_per_mm[int(y) // _GRID_PX, int(x) // _GRID_PX])

    def _touches_border(self, piece: ClayPiece) -> bool:
        (x, y), (h, w) = piece.corner_xy, piece.mask.shape
        width, height = self._calibration.size_wh
        return x <= 1 or y <= 1 or x + w >= width - 1 or y + h >= height - 1


def _scale_grid(calibration: Calibration) -> Floats:
    """Pixels per mm across the view for things whose foot is in each grid cell, or NaN."""
    width, height = calibration.size_wh
    ys, xs = np.mgrid[0:height:_GRID_PX, 0:width:_GRID_PX] + _GRID_PX / 2
    feet = table_from_image(np.column_stack([xs.ravel(), ys.ravel()]), calibration)
    across = calibration.camera_from_table[0, :3]
    step = 10 * across / max(float(np.linalg.norm(across)), 1e-9)
    on_table = np.column_stack([feet, np.zeros(len(feet))])
    known = np.isfinite(feet).all(axis=1) & (np.abs(feet).max(axis=1) < SEEN_WITHIN_MM)
    scales = np.full(len(feet), np.nan)
    ends = [image_from_table(on_table[known] + off, calibration) for off in (0 * step, step)]
    scales[known] = np.linalg.norm(ends[1] - ends[0], axis=1) / 10
    return np.asarray(scales.reshape(xs.shape))

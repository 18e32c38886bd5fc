"""Detections: pieces of clay in one settled picture, with mask, position, size and colour."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image, Mask
from calibration.model.projection import image_from_table, table_from_image
from calibration.model.solution import Calibration
from vision.clay.colour import name_colour, tints_of
from vision.clay.pieces import ClayPiece
from vision.clay.standpoint import shape_of, standpoint_of
from vision.sightings import ColourName, Estimate, PointMm, PointPx

LIGHT_WEIGHT: Final = 40.0
"""Distance in a look's colours to which a brightness e times as high corresponds. Black and white
clay differ only in brightness, and a shadow takes away at most half of it."""

LEAST_LIGHT: Final = 10.0
"""Grey levels that are added to both brightnesses before they are divided, so that black divides by
no zero."""

AROUND_PX: Final = 9
"""Pixels around a piece in which the colour of the table is measured."""


@dataclass(frozen=True, slots=True, eq=False)
class Detection:
    """A piece of clay in a settled picture.

    Attributes:
        mask: (h, w) uint8, 255 where it is seen; a crop of the picture.
        corner_xy: Position of the crop's first pixel in the picture.
        colour: The colour of most of it.
        look: (3,) its tint, the median of two colour differences over the brightness, which does
            not change in a shadow; and the scaled logarithm of its brightness relative to the
            whole picture's.
        light: Mean grey level.
        at_mm: Centre of its standing area, table space.
        area_mm2: Area of its outline, as if all of it were as far away as its foot.
        wide_mm: Width across the view.
        tall_mm: Height of its highest visible point, assumed to be above its centre. It is used to
            compare views.
        height_mm: Estimate of its true height.
        px_per_mm: Scale across the view at its foot.
        front_px: Its lowest point in the picture.
        apart: Distance of its tint from the tint around it. If that is small, only the parts that
            are brighter than the table were segmented.
    """

    mask: Mask
    corner_xy: tuple[int, int]
    colour: ColourName
    look: Floats
    light: float
    at_mm: PointMm
    area_mm2: float
    wide_mm: float
    tall_mm: float
    height_mm: Estimate
    px_per_mm: float
    front_px: PointPx
    apart: float

    @property
    def box(self) -> tuple[slice, slice]:
        """Rows and columns of the crop in its picture."""
        x, y = self.corner_xy
        height, width = self.mask.shape
        return slice(y, y + height), slice(x, x + width)

    @property
    def area_px(self) -> int:
        """Number of its pixels."""
        return int(np.count_nonzero(self.mask))

    @property
    def middle_px(self) -> Floats:
        """Centroid of its pixels in the picture, (2,)."""
        ys, xs = np.nonzero(self.mask)
        return np.array([xs.mean() + self.corner_xy[0], ys.mean() + self.corner_xy[1]])

    @property
    def disc_mm(self) -> float:
        """Diameter of the disc that has the same area."""
        return float(2 * np.sqrt(self.area_mm2 / np.pi))

    def within(self, size_wh: tuple[int, int]) -> Mask:
        """Its mask in a whole picture of that size, (h, w)."""
        whole = np.zeros((size_wh[1], size_wh[0]), dtype=np.uint8)
        whole[self.box] = self.mask
        return whole

    def shared_px(self, whole: Mask) -> int:
        """Number of its pixels that are set in a mask of the whole picture."""
        return int(np.count_nonzero(whole[self.box] & self.mask))

    def outline_px(self, scale: float = 1.0) -> tuple[PointPx, ...]:
        """Closed polygon around it, in a picture that is `scale` times as large."""
        contours, _ = cv2.findContours(self.mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
        longest = max(contours, key=cv2.contourArea)
        x0, y0 = self.corner_xy
        return tuple(
            (float((x + x0) * scale), float((y + y0) * scale))
            for x, y in cv2.approxPolyDP(longest, epsilon=1.0, closed=True).reshape(-1, 2)
        )


def detection_of(piece: ClayPiece, picture: Image, calibration: Calibration) -> Detection | None:
    """Measure a piece of clay.

    Args:
        piece: Its pixels.
        picture: The picture, of the size that the calibration is for.
        calibration: Camera and table.

    Returns:
        None if its foot does not project onto the table.
    """
    front = piece.front_px
    scale = px_per_mm(front, calibration)
    if not np.isfinite(scale) or scale <= 0:
        return None
    pixels = piece.of(picture)
    tint = np.asarray(np.median(tints_of(pixels), axis=0), dtype=np.float64)
    stands = standpoint_of(shape_of(piece, scale, calibration), calibration)
    if not np.isfinite([*stands.at_mm, stands.tall_mm]).all():
        return None
    return Detection(
        mask=piece.mask,
        corner_xy=piece.corner_xy,
        colour=name_colour(pixels),
        look=_look(tint, pixels, picture),
        light=float(pixels.mean()),
        at_mm=stands.at_mm,
        area_mm2=piece.area_px / scale**2,
        wide_mm=piece.mask.shape[1] / scale,
        tall_mm=stands.tall_mm,
        height_mm=stands.height_mm,
        px_per_mm=scale,
        front_px=front,
        apart=_contrast(piece, picture, tint),
    )


def _look(tint: Floats, pixels: npt.NDArray[np.uint8], picture: Image) -> Floats:
    """A look, (3,): a tint and the scaled logarithm of the brightness.

    The brightness is relative to the picture's, so that lamps and exposure do not matter.
    """
    whole = float(picture[::8, ::8].mean())
    share = (float(np.median(pixels.mean(axis=1))) + LEAST_LIGHT) / (whole + LEAST_LIGHT)
    return np.append(tint, LIGHT_WEIGHT * np.log(share))


def _contrast(piece: ClayPiece, picture: Image, tint: Floats) -> float:
    """Distance of a piece's tint from the median tint in a ring around it; 0 without a ring."""
    (x, y), (h, w) = piece.corner_xy, piece.mask.shape
    x0, y0 = max(0, x - AROUND_PX), max(0, y - AROUND_PX)
    crop = picture[y0 : y + h + AROUND_PX, x0 : x + w + AROUND_PX]
    own = np.zeros(crop.shape[:2], dtype=np.uint8)
    own[y - y0 : y - y0 + h, x - x0 : x - x0 + w] = piece.mask
    wide = cv2.dilate(own, np.ones((2 * AROUND_PX - 3, 2 * AROUND_PX - 3), np.uint8)) > 0
    ring = wide & (cv2.dilate(own, np.ones((5, 5), np.uint8)) == 0)
    around = tints_of(crop[ring])
    return float(np.linalg.norm(np.median(around, axis=0) - tint)) if len(around) else 0.0


def px_per_mm(at_px: PointPx, calibration: Calibration) -> float:
    """Pixels per mm across the view for something whose foot is at a pixel; NaN off the table."""
    ground = table_from_image([at_px], calibration)[0]
    if not np.isfinite(ground).all():
        return float("nan")
    across = calibration.camera_from_table[0, :3].copy()
    across[2] = 0.0
    across *= 5 / max(float(np.linalg.norm(across)), 1e-9)
    foot = np.array([*ground, 0.0])
    ends = image_from_table(np.stack([foot - across, foot + across]), calibration)
    return float(np.linalg.norm(ends[1] - ends[0]) / 10)


def drawn(detections: Sequence[Detection], shape: tuple[int, ...]) -> Mask:
    """One mask (h, w) of all pieces, in a picture of that shape."""
    mask = np.zeros(shape[:2], dtype=np.uint8)
    for one in detections:
        mask[one.box] |= one.mask
    return mask

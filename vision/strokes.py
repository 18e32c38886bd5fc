"""Lines and words drawn into a picture, in place.

Every line is drawn twice, dark and wide beneath bright and narrow, so that it shows on any table.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from vision.sightings.annotation import Bgr
from vision.sightings.quantities import PointPx

INK: Final = (30, 30, 30)
"""Almost black, beneath lines and words, so that they show on any ground; BGR."""

FONT: Final = cv2.FONT_HERSHEY_SIMPLEX
FRACTION_BITS: Final = 3  # OpenCV draws between pixels in eighths
REFERENCE_WIDTH_PX: Final = 1280  # lines and letters keep their share of the picture
DASH_PX: Final = 14.0
"""Length of a dash, and of the gap after it, in a picture of the reference width."""

TIP_PX: Final = 13.0
"""Length of an arrow's barbs, likewise."""

TIP_TURN_RAD: Final = 0.45
"""Between an arrow's shaft and its barbs."""


def line(
    picture: Image, points_px: Sequence[PointPx], colour: Bgr, *, scale: float, closed: bool
) -> None:
    """Draw a polyline or, closed, a polygon; `scale`: pixels of the picture per pixel of it."""
    if len(points_px) < 2:
        return
    points = np.round(np.asarray(points_px) * scale * 2**FRACTION_BITS).astype(np.int32)
    wide = pen_width(picture)
    for pen, width in ((INK, wide * 2), (colour, wide)):
        cv2.polylines(picture, [points], closed, pen, width, cv2.LINE_AA, FRACTION_BITS)


def dashed(picture: Image, points_px: Sequence[PointPx], colour: Bgr) -> None:
    """Draw a polyline in dashes, as for what is not certain; pixels of the picture itself."""
    dash = DASH_PX * max(0.5, picture.shape[1] / REFERENCE_WIDTH_PX)
    points = np.asarray(points_px, dtype=np.float64)
    lengths = np.concatenate([[0.0], np.linalg.norm(np.diff(points, axis=0), axis=1).cumsum()])
    for begins in np.arange(0.0, float(lengths[-1]), 2 * dash):
        at = np.minimum([begins, begins + dash], lengths[-1])
        ends = [(float(np.interp(a, lengths, points[:, 0])),
                 float(np.interp(a, lengths, points[:, 1]))) for a in at]  # fmt: skip
        line(picture, ends, colour, scale=1.0, closed=False)


def tip(picture: Image, from_px: PointPx, to_px: PointPx, colour: Bgr) -> None:
    """Draw an arrow's tip at the end of a line; pixels of the picture itself."""
    off = np.subtract(from_px, to_px)
    length = float(np.linalg.norm(off))
    if length < 1:
        return
    size = TIP_PX * max(0.5, picture.shape[1] / REFERENCE_WIDTH_PX)
    sides = []
    for turn in (TIP_TURN_RAD, -TIP_TURN_RAD):
        c, s = np.cos(turn), np.sin(turn)
        x, y = np.array([[c, -s], [s, c]]) @ off * (min(size, length) / length)
        sides.append((float(to_px[0] + x), float(to_px[1] + y)))
    line(picture, (sides[0], to_px, sides[1]), colour, scale=1.0, closed=False)


def caption(picture: Image, text: str, anchor: tuple[int, int], colour: Bgr) -> None:
    """Write a few words above a pixel, inside the picture."""
    size = 0.62 * picture.shape[1] / REFERENCE_WIDTH_PX + 0.12
    (width, height), base = cv2.getTextSize(text, FONT, size, 1)
    x = int(np.clip(anchor[0] - width // 2, 4, max(4, picture.shape[1] - width - 4)))
    y = int(np.clip(anchor[1] - base - 6, height + 6, picture.shape[0] - base - 4))
    cv2.rectangle(picture, (x - 5, y - height - 5), (x + width + 5, y + base + 2), INK, -1)
    cv2.putText(picture, text, (x, y), FONT, size, colour, 1, cv2.LINE_AA)


def pen_width(picture: Image) -> int:
    """Of a bright line, in pixels."""
    width_px: int = picture.shape[1]
    return max(1, round(2 * width_px / REFERENCE_WIDTH_PX))


def anchor_of(points_px: Sequence[PointPx], scale: float) -> tuple[int, int] | None:
    """Where the words for something go: above its middle."""
    if not points_px:
        return None
    points = np.asarray(points_px) * scale
    return round(float(points[:, 0].mean())), round(float(points[:, 1].min()))

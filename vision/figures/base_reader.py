"""A network that locates the middle of one standing figure's base in a close picture.

On patterned ground, in shade and in small pictures a base's rim is hard to see, and the network
that finds figures (`figure_reader`) is accurate to a third of its coarse pixels only. This network
gets each base scaled to one size and turned so that the camera is below. It returns the offset of
the base's middle from the picture's middle, with a sigma for each axis (decision 63).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image, fact
from vision.channels import log_levels
from vision.figures.figure_reader import lean_at
from vision.figures.ground import FieldView
from vision.network import Network

MODEL_FILE: Final = Path(__file__).with_name("base_reader.onnx.xz")

SIDE_PX: Final = 64
"""Side of the close picture."""

BASE_PX: Final = 30.0
"""Diameter of a base in it; as it was trained."""

PLANES: Final = 5
"""Number of input planes: ln of blue, green and red, each less its mean in the close picture; the
lean, as the tangent of the camera's angle from the vertical; ln of the close picture's pixels per
pixel of the top view."""

BLURRED_BELOW: Final = 0.85
"""Scale (pixels of the close picture per pixel of the top view) below which the top view is blurred
before sampling, against aliasing."""

HALF_PX: Final = 0.5
"""Sigma of that blur at small scales, in pixels of the close picture: about the footprint of one of
its pixels."""

AGAIN_FROM: Final = 0.04
"""Offset in base diameters from which on a base is read a second time, in a close picture around
its first result. On 113 opened figures this lowers the median error from 0.45 to 0.43 mm; a third
reading changes nothing."""

LEAST_LN_VARIANCE: Final = -5.0
"""Least ln of the variance (squared pixels of the close picture) that the network may return: a
sigma of a twelfth of a pixel."""

MOST_LN_VARIANCE: Final = 4.0
"""Largest ln of the variance (squared pixels of the close picture) that the network may return: a
sigma of seven pixels."""


@dataclass(frozen=True, slots=True, eq=False)
class CloseBase:
    """Where a base is, as the network reads it from a close picture.

    Attributes:
        at_mm: (2,) its middle on the table.
        covariance_mm2: (2, 2) covariance of its coordinates.
    """

    at_mm: Floats
    covariance_mm2: Floats

    def __post_init__(self) -> None:
        object.__setattr__(self, "at_mm", fact(self.at_mm, (2,), "at_mm"))
        covariance = fact(self.covariance_mm2, (2, 2), "covariance_mm2")
        object.__setattr__(self, "covariance_mm2", covariance)

    @property
    def sigma_mm(self) -> float:
        """Sigma of either coordinate, mm: the root of their mean variance."""
        return float(np.sqrt(np.trace(self.covariance_mm2) / 2))


def bases_read(
    above: Image, ground: FieldView, base_mm: float, places_mm: Sequence[Floats]
) -> list[CloseBase]:
    """The bases near some places, in their order.

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        ground: Geometry of the top view.
        base_mm: Diameter of the figures' bases.
        places_mm: (2,) each, within a quarter of a base's diameter of its middle.
    """
    return [_read_near(above, ground, base_mm, place) for place in places_mm]


def _read_near(above: Image, ground: FieldView, base_mm: float, place: Floats) -> CloseBase:
    """The base near a place (2,), read a second time if it is not near the picture's middle.

    The network is more accurate near the middle.
    """
    first = _read(above, ground, base_mm, place)
    if np.hypot(*(first.at_mm - place)) < AGAIN_FROM * base_mm:
        return first
    return _read(above, ground, base_mm, first.at_mm)


def _read(above: Image, ground: FieldView, base_mm: float, place: Floats) -> CloseBase:
    """One reading of the base in a close picture around a place (2,)."""
    lean = lean_at(place, ground.eye_mm)
    turned = away_up(lean)
    pixel = ground.pixels(place[None])[0]
    scale = BASE_PX * ground.mm / base_mm
    close = close_picture(above, pixel, turned, scale, SIDE_PX)
    planes = base_planes(close, float(np.linalg.norm(lean)), scale)
    outputs = _network().infer(planes[None]).ravel().astype(np.float64)
    to_mm = ground.mm / scale * (np.diag([1.0, -1.0]) @ turned.T)
    variance = np.exp(np.clip(outputs[2:], LEAST_LN_VARIANCE, MOST_LN_VARIANCE))
    return CloseBase(place + to_mm @ outputs[:2], to_mm @ np.diag(variance) @ to_mm.T)


def away_up(lean_mm: Floats) -> Floats:
    """Rotation (2, 2) of columns and rows after which upright things lean straight up.

    Args:
        lean_mm: (2,) x and y on the table, as `lean_at` returns it.
    """
    length = float(np.linalg.norm(lean_mm))
    across, down = (lean_mm * [1.0, -1.0] / length) if length > 0 else np.array([0.0, -1.0])
    return np.array([[-down, across], [-across, -down]])


def close_picture(above: Image, pixel: Floats, turned: Floats, scale: float, side: int) -> Image:
    """A rotated and scaled square part of a picture, (side, side, 3).

    Args:
        above: (h, w, 3).
        pixel: (2,) column and row that become the part's middle; beyond the picture's edge it is
            continued by its rim.
        turned: (2, 2) rotation, as `away_up` returns it.
        scale: Pixels of the part per pixel of the picture.
        side: Side of the part in pixels.
    """
    reach = int(np.ceil(side / scale))
    high, wide = above.shape[:2]
    left, top = (
        min(max(0, int(at) - reach), size - 1) for at, size in zip(pixel, (wide, high), strict=True)
    )
    right, bottom = max(left + 1, int(pixel[0]) + reach), max(top + 1, int(pixel[1]) + reach)
    near = above[top:bottom, left:right]
    if scale < BLURRED_BELOW:
        sigma = HALF_PX * float(np.sqrt(1 / scale**2 - 1))
        near = np.asarray(cv2.GaussianBlur(near, (0, 0), sigma), dtype=np.uint8)
    to_part = scale * turned
    shift = np.full(2, (side - 1) / 2) - to_part @ (pixel - [left, top])
    moved = np.column_stack([to_part, shift])
    part = cv2.warpAffine(near, moved, (side, side), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(part, dtype=np.uint8)


def base_planes(close: Image, lean: float, scale: float) -> Floats32:
    """The network's input for one base, (PLANES, s, s).

    Args:
        close: (s, s, 3), as `close_picture` returns it.
        lean: Tangent of the camera's angle from the vertical at the base.
        scale: Pixels of the close picture per pixel of the top view.
    """
    given = np.empty((PLANES, *close.shape[:2]), dtype=np.float32)
    levels = log_levels(close)
    given[:3] = (levels - levels.mean(axis=(0, 1))).transpose(2, 0, 1)
    given[3] = lean
    given[4] = np.log(scale)
    return given


@cache
def _network() -> Network:
    return Network(MODEL_FILE)

"""Networks that tell where on the table a base or a ball is, from a close picture of it.

On patterned ground, in shade and in small pictures a base's rim and a ball's outline are hard to
see, a ball's shadow is as dark as the ball, and the network that finds both (`figure_reader`) is
accurate to a third of its coarse pixels only. These networks get each base (decision 63) or ball
(decision 81) scaled to one size and turned so that the camera is below. They return the offset from
the picture's middle of the place under its middle, with a sigma for each axis.
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
"""Offset in base diameters from which on a base or ball is read a second time, in a close picture
around its first result. On 113 opened figures this lowers the median error from 0.45 to 0.43 mm; a
third reading changes nothing."""

LEAST_LN_VARIANCE: Final = -5.0
"""Least ln of the variance (squared pixels of the close picture) that the network may return: a
sigma of a twelfth of a pixel."""

MOST_LN_VARIANCE: Final = 4.0
"""Largest ln of the variance (squared pixels of the close picture) that the network may return: a
sigma of seven pixels."""


_MIRROR: Final = np.array([-1.0, 1.0, 1.0, 1.0])
"""Factors on the outputs for a mirrored picture: its offset to the right is the other's to the
left."""


@dataclass(frozen=True, slots=True, eq=False)
class ClosePlace:
    """Where a base or ball is, as a network reads it from a close picture.

    Attributes:
        at_mm: (2,) the table place under its middle.
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


@dataclass(frozen=True)
class PlaceReader:
    """Tells where things of one kind are.

    Attributes:
        model_file: The network.
    """

    model_file: Path

    def read(
        self, above: Image, ground: FieldView, base_mm: float, places_mm: Sequence[Floats]
    ) -> list[ClosePlace]:
        """The things near some places, in their order.

        Args:
            above: (h, w, 3) top view, as `FieldView.seen` returns it.
            ground: Geometry of the top view.
            base_mm: Diameter of the figures' bases.
            places_mm: (2,) each, within a third of a base's diameter of the true place.
        """
        return [self._read_near(_TopView(above, ground, base_mm), place) for place in places_mm]

    def _read_near(self, view: "_TopView", place: Floats) -> ClosePlace:
        """The thing near a place (2,), read a second time if it is not in the picture's middle.

        The networks are more accurate near the middle, and the mean of a reading and that of the
        mirrored picture is more accurate than one alone.
        """
        close = view.close_up(place)
        outputs = self._outputs(close.planes)
        again = close.at_mm(outputs)
        if np.hypot(*(again - place)) >= AGAIN_FROM * view.base_mm:
            close = view.close_up(again)
            outputs = self._outputs(close.planes)
        mirrored = self._outputs(close.planes[..., ::-1]) * _MIRROR
        return close.place((outputs + mirrored) / 2)

    def _outputs(self, planes: Floats32) -> Floats:
        """The network's four outputs: offset to the right and down, and ln of their variances."""
        return _network(self.model_file).infer(planes[None]).ravel().astype(np.float64)


@dataclass(frozen=True, slots=True, eq=False)
class _CloseUp:
    """A close picture of a table place.

    Attributes:
        middle_mm: (2,) the table place in its middle.
        to_mm: (2, 2) converts offsets in the picture to the table.
        planes: (PLANES, s, s) the network's input.
    """

    middle_mm: Floats
    to_mm: Floats
    planes: Floats32

    def at_mm(self, outputs: Floats) -> Floats:
        """The place (2,) that a network's outputs (4,) tell."""
        return np.asarray(self.middle_mm + self.to_mm @ outputs[:2])

    def place(self, outputs: Floats) -> ClosePlace:
        """The place that a network's outputs (4,) tell, with its covariance."""
        variance = np.exp(np.clip(outputs[2:], LEAST_LN_VARIANCE, MOST_LN_VARIANCE))
        return ClosePlace(self.at_mm(outputs), self.to_mm @ np.diag(variance) @ self.to_mm.T)


@dataclass(frozen=True, slots=True, eq=False)
class _TopView:
    """A top view (h, w, 3), its geometry, and the diameter in mm of the figures' bases."""

    above: Image
    ground: FieldView
    base_mm: float

    def close_up(self, place: Floats) -> _CloseUp:
        """A close picture of a table place (2,)."""
        lean = lean_at(place, self.ground.eye_mm)
        turned = away_up(lean)
        pixel = self.ground.pixels(place[None])[0]
        scale = BASE_PX * self.ground.mm / self.base_mm
        close = close_picture(self.above, pixel, turned, scale, SIDE_PX)
        planes = place_planes(close, float(np.linalg.norm(lean)), scale)
        to_mm = self.ground.mm / scale * (np.diag([1.0, -1.0]) @ turned.T)
        return _CloseUp(place, to_mm, planes)


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


def place_planes(close: Image, lean: float, scale: float) -> Floats32:
    """A network's input for one close picture, (PLANES, s, s).

    Args:
        close: (s, s, 3), as `close_picture` returns it.
        lean: Tangent of the camera's angle from the vertical at the place.
        scale: Pixels of the close picture per pixel of the top view.
    """
    given = np.empty((PLANES, *close.shape[:2]), dtype=np.float32)
    levels = log_levels(close)
    given[:3] = (levels - levels.mean(axis=(0, 1))).transpose(2, 0, 1)
    given[3] = lean
    given[4] = np.log(scale)
    return given


@cache
def _network(model_file: Path) -> Network:
    return Network(model_file)


BASES: Final = PlaceReader(Path(__file__).with_name("base_reader.onnx.xz"))
"""Tells where the middles of standing figures' bases are."""

BALLS: Final = PlaceReader(Path(__file__).with_name("ball_reader.onnx.xz"))
"""Tells where balls lie."""

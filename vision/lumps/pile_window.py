"""The part of a picture where missiles lie, resampled to a fixed scale in millimetres per pixel."""

import math
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Floats32, Image
from calibration.model.solution import Calibration
from vision.clay.outline_reader import CloseUp, Square, odds_in
from vision.light import change_planes, colour_planes
from vision.lumps.scale import across_sight, mm_per_px

MM: Final = 0.8
"""Size in mm of a window's pixel at the window's centre: missiles are 20 to 30 pixels wide."""

MOST_PX: Final = 1024
"""Longest side of a window in pixels, 0.8 m of the table. It bounds the time; a larger area is
resampled more coarsely."""

GRAIN_PX: Final = 16
"""Width and height of a window are multiples of this, as the network halves a window four times."""

PLANES: Final = 9
"""Number of input planes: blue, green and red; the change against the empty table (tone and two
tints); whether that table is known; the outline network's log odds; the sine of the angle by which
the camera looks down."""

ODDS_SCALE: Final = 0.25
"""Factor on log odds as the network's input; it was trained with this."""


AROUND_PX: Final = 4
"""Margin, in pixels of the shrunk picture, around a window, as far as pixels mix with their
neighbours."""

MORE_PX: Final = 16
"""Largest number of additional rows or columns that are cut out, so that they shrink to whole
pixels."""

AnyPicture = npt.NDArray[np.integer | np.floating]
"""Levels of a picture, or values of a map of it: (h, w) or (h, w, channels)."""


@dataclass(frozen=True, slots=True)
class Window:
    """A part of a picture at the network's scale, which may reach beyond the picture's borders.

    Attributes:
        left: Its left border, in the picture's pixels, counted from the picture's border.
        top: Its upper border, in the picture's pixels, counted from the picture's border.
        scale: Window pixels per pixel of the picture.
        width: Its width in its own pixels.
        height: Its height in its own pixels.
    """

    left: float
    top: float
    scale: float
    width: int
    height: int

    @property
    def square(self) -> Square:
        """The smallest square of the picture that contains the window."""
        wide, high = self.width / self.scale, self.height / self.scale
        side = max(wide, high)
        left, top = self.left - (side - wide) / 2, self.top - (side - high) / 2
        return Square(round(left), round(top), round(side))

    def cut(self, picture: Image | Floats32) -> AnyPicture:
        """The picture resampled to the window, (height, width, ...); its borders are replicated."""
        smaller = min(1.0, self.scale)
        shown: AnyPicture = picture
        left, top = self.left, self.top
        if smaller < 1:
            # Skipping pixels would cause aliasing, so the part is first shrunk with area means.
            rows = _span(top, self.height, smaller, picture.shape[0])
            columns = _span(left, self.width, smaller, picture.shape[1])
            left, top = left - columns.start, top - rows.start
            shown = _smaller(picture[rows, columns], smaller)
        step = smaller / self.scale
        from_here = np.array(
            [
                [step, 0, step / 2 - 0.5 + left * smaller],
                [0, step, step / 2 - 0.5 + top * smaller],
            ]
        )
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        size_wh = self.width, self.height
        edge = cv2.BORDER_REPLICATE
        return np.asarray(cv2.warpAffine(shown, from_here, size_wh, flags=flags, borderMode=edge))

    def in_picture(self, points: Floats) -> Floats:
        """Points (n, 2) of the window, as points of the picture."""
        return np.asarray((points + 0.5) / self.scale - 0.5 + [self.left, self.top])

    def from_picture(self, points: Floats) -> Floats:
        """Points (n, 2) of the picture, as points of the window."""
        return np.asarray((points + 0.5 - [self.left, self.top]) * self.scale - 0.5)


def _span(start: float, wanted: int, scale: float, length: int) -> slice:
    """Rows or columns to cut out of a picture for a window, before they are shrunk.

    Their number is chosen so that it shrinks to nearly whole pixels and nothing is stretched.
    """
    first = min(max(0, math.floor(start - AROUND_PX / scale)), length - 1)
    least = math.ceil((wanted + 2 * AROUND_PX) / scale)
    enough = min(range(least, least + MORE_PX), key=lambda n: abs(n * scale - round(n * scale)))
    return slice(first, min(length, first + enough))


def _smaller(part: Image | Floats32, scale: float) -> AnyPicture:
    size = max(1, round(part.shape[1] * scale)), max(1, round(part.shape[0] * scale))
    return np.asarray(cv2.resize(part, size, interpolation=cv2.INTER_AREA))


def window_at(
    middle_px: Floats, size_px: tuple[int, int], calibration: Calibration, zoom: float = 1.0
) -> Window:
    """The window of a given size, centred on a point of the picture.

    Args:
        middle_px: (2,) of the picture, where lumps lie.
        size_px: Width and height in the window's pixels.
        calibration: Camera and table.
        zoom: Factor on the usual scale.
    """
    scale = zoom * float(mm_per_px(middle_px[None], calibration)[0]) / MM
    width, height = size_px
    left, top = middle_px + 0.5 - np.array([width, height]) / 2 / scale
    return Window(float(left), float(top), scale, width, height)


def window_over(box: tuple[float, float, float, float], calibration: Calibration) -> Window:
    """The window that contains a box of the picture: its left, top, right and bottom borders."""
    left, top, right, bottom = box
    middle = np.array([(left + right) / 2, (top + bottom) / 2])
    scale = float(mm_per_px(middle[None], calibration)[0]) / MM
    zoom = min(1.0, MOST_PX / (max(right - left, bottom - top) * scale))
    wide, high = (length * scale * zoom for length in (right - left, bottom - top))
    return window_at(middle, (_in_grains(wide), _in_grains(high)), calibration, zoom)


def _in_grains(length_px: float) -> int:
    return max(1, int(np.ceil(length_px / GRAIN_PX))) * GRAIN_PX


def sine_down(middle_px: Floats, calibration: Calibration) -> float:
    """The sine of the angle by which the camera looks down at a point of the picture."""
    return across_sight(middle_px, calibration)[1]


def outline_odds(bgr: Image, empty: Image | None, window: Window) -> Floats32:
    """Log odds of clay in a window by the outline network, (height, width)."""
    odds = odds_in(CloseUp(bgr, empty), window.square)
    return np.asarray(window.cut(odds), dtype=np.float32)


def planes_of(bgr: Image, empty: Image | None, odds: Floats32, steep: float) -> Floats32:
    """The network's input, (PLANES, h, w), for a window's picture and the empty table there.

    Args:
        bgr: (h, w, 3) uint8.
        empty: (h, w, 3) uint8, the same view without missiles; None if it is not known.
        odds: (h, w), by `outline_odds`.
        steep: By `sine_down`.
    """
    given = np.zeros((PLANES, *bgr.shape[:2]), dtype=np.float32)
    given[:3] = colour_planes(bgr)
    if empty is not None:
        given[3:6] = change_planes(bgr, empty)
        given[6] = 1
    given[7] = odds * ODDS_SCALE
    given[8] = steep
    return given

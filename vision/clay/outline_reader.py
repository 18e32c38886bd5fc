"""A network that segments clay in a close picture, given the same view without it.

If clay and the table in its shadow look alike, the colour of a pixel does not say which it is. A
person can see it from the shape and the light around it, and so can a small network, which was
trained with rendered rooms (decision 25).
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeVar, cast

import cv2
import numpy as np

from calibration.arrays import Floats32, Image, Mask
from vision.light import change_planes, colour_planes
from vision.network import Network

PictureT = TypeVar("PictureT", Image, Floats32)

MODEL_FILE: Final = Path(__file__).with_name("outline_reader.onnx.xz")

SIDE: Final = 192
"""Side in pixels of the network's picture; as it was trained."""

PLANES: Final = 8
"""Number of input planes: blue, green and red; the change against the empty scene (tone and two
tints); whether that scene is known; and the log odds by colour alone."""

ODDS_SCALE: Final = 0.3
"""Factor on the log odds by colour as the network's input; it was trained with this."""

CLOSE_ROOM: Final = 1.5
"""Side of the square that the network gets, over the longer side of the known clay."""

COLOURS_WEIGHT: Final = 0.3
"""Weight of the log odds by colour, added to the network's, which already used them in part. By
trial: clay of nearly the table's colour, drawn flat, has an IoU of 0.94 with the truth; with a
weight of 0.6 only 0.83, as colours missed a third of it."""

MOST_LOG_ODDS: Final = 8.0
"""Largest log odds of a pixel, for or against clay."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square part of a picture, which may reach beyond its borders.

    Attributes:
        left: Column of its first pixel.
        top: Row of its first pixel.
        side: Pixels along a side.
    """

    left: int
    top: int
    side: int


def square_around(mask: Mask, room: float) -> Square:
    """The square around a mask, with `room` times the longer side of its bounding box."""
    left, top, width, height = cv2.boundingRect(mask)
    side = max(16, round(room * max(width, height)))
    return Square(left + (width - side) // 2, top + (height - side) // 2, side)


@dataclass(frozen=True, slots=True, eq=False)
class CloseUp:
    """A picture, and the same view without clay if it is known.

    Attributes:
        bgr: (h, w, 3).
        empty_bgr: The same view without clay, if it is known.
        by_colour: (h, w) log odds of clay by `colour_odds`, if the empty view is known.
    """

    bgr: Image
    empty_bgr: Image | None = None
    by_colour: Floats32 | None = None

    def part(self, part: Square) -> "CloseUp":
        """A square part at the network's input size, mirrored beyond the picture's borders."""
        return CloseUp(
            part_of(self.bgr, part, SIDE),
            None if self.empty_bgr is None else part_of(self.empty_bgr, part, SIDE),
            None if self.by_colour is None else part_of(self.by_colour, part, SIDE),
        )

    def planes(self) -> Floats32:
        """The network's input, (PLANES, h, w)."""
        given = np.zeros((PLANES, *self.bgr.shape[:2]), dtype=np.float32)
        given[:3] = colour_planes(self.bgr)
        if self.empty_bgr is not None:
            given[3:6] = change_planes(self.bgr, self.empty_bgr)
            given[6] = 1
        if self.by_colour is not None:
            given[7] = self.by_colour * ODDS_SCALE
        return given


def odds_in(shown: CloseUp, part: Square, *, both_ways: bool = False) -> Floats32:
    """Natural log odds that a pixel is clay, (h, w); `-MOST_LOG_ODDS` outside of the part.

    The clay should fill a third of the part or more. The odds by colour, if there are any, are
    added to the network's again.

    Args:
        shown: The picture, and the view without clay.
        part: Where to look.
        both_ways: Whether to take the mean with the mirrored part: outlines are more accurate, and
            it takes twice as long (decision 83).
    """
    planes = shown.part(part).planes()
    output = _mean_of_both_ways(planes) if both_ways else _network().infer(planes[None])[0, 0]
    odds = np.full(shown.bgr.shape[:2], -MOST_LOG_ODDS, dtype=np.float32)
    window = _paste(np.clip(output, -MOST_LOG_ODDS, MOST_LOG_ODDS), part, odds)
    if shown.by_colour is not None:
        odds[window] += COLOURS_WEIGHT * shown.by_colour[window]
    return odds


def _mean_of_both_ways(planes: Floats32) -> Floats32:
    """The mean of the network's outputs for its input and for the mirrored input."""
    both = np.stack([planes, planes[..., ::-1]])
    plain, mirrored = _network().infer(both)[:, 0]
    return np.ascontiguousarray((plain + mirrored[:, ::-1]) / 2)


def part_of(picture: PictureT, part: Square, side_px: int) -> PictureT:
    """A square part of a picture or plane, resized to `side_px`; mirrored beyond the borders."""
    height, width = picture.shape[:2]
    right, bottom = part.left + part.side, part.top + part.side
    above, below = max(0, -part.top), max(0, bottom - height)
    before, behind = max(0, -part.left), max(0, right - width)
    inside = picture[max(0, part.top) : bottom, max(0, part.left) : right]
    whole = cv2.copyMakeBorder(inside.copy(), above, below, before, behind, cv2.BORDER_REFLECT)
    way = cv2.INTER_AREA if part.side > side_px else cv2.INTER_LINEAR
    shown = cv2.resize(whole, (side_px, side_px), interpolation=way)
    return cast(PictureT, np.asarray(shown, picture.dtype))


def _paste(output: Floats32, part: Square, odds: Floats32) -> tuple[slice, slice]:
    """Write the network's odds of a part into the picture's; returns its rows and columns there."""
    height, width = odds.shape
    whole = cv2.resize(output, (part.side, part.side), interpolation=cv2.INTER_LINEAR)
    rows = slice(max(0, part.top), min(height, part.top + part.side))
    columns = slice(max(0, part.left), min(width, part.left + part.side))
    odds[rows, columns] = whole[
        rows.start - part.top : rows.stop - part.top,
        columns.start - part.left : columns.stop - part.left,
    ]
    return rows, columns


@cache
def _network() -> Network:
    return Network(MODEL_FILE)

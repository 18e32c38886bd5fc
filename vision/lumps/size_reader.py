"""A network that examines one missile closely: how its volume differs from its outline's estimate.

A ball, a cube and a flat disc may have the same outline; shading, corners and the shadow
distinguish them. The network gets each missile scaled to one size, with its pixels and its
neighbours' marked. It returns the difference of ln of the volume from the estimate by the outline's
area and shape (`read_heaps`), the sigma of that, and the odds that it is a missile at all, because
shadows are sometimes mistaken for one (decision 62).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from scipy.special import expit

from calibration.arrays import Flags, Floats32, Image
from vision.channels import log_levels
from vision.lumps.pile_window import Window
from vision.network import Network

MODEL_FILE: Final = Path(__file__).with_name("size_reader.onnx.xz")

SIDE_PX: Final = 64
"""Side of the close picture, in pixels."""

WIDE_PX: Final = 28.0
"""Side of a square with the missile's area, in pixels of the close picture."""

PLANES: Final = 11
"""Number of input planes: ln of blue, green and red, against the missile's mean; ln of the change
against the empty table; whether that table is known; the missile's mask; its neighbours' mask; log
odds of clay; the sine of the angle by which the camera looks down; ln of the missile's area; ln of
the close picture's pixels per pixel."""

ODDS_SCALE: Final = 0.25
"""Factor on log odds as the network's input; it was trained with this."""

MOST_ODDS: Final = 2.0
"""Limit of the log odds as the network's input, for or against clay, after `ODDS_SCALE`."""

USUAL_LN_MM2: Final = 6.0
"""ln of a typical missile's area, mm^2: 22 mm across. The network's input is the difference from
it."""

LEAST_LN_VARIANCE: Final = -6.0
"""Least ln of the variance of ln of a volume: no missile is known better than to 5 %."""

MOST_LN_VARIANCE: Final = 1.0
"""Largest ln of the variance of ln of a volume: no missile is known worse than to a factor of 5."""


@dataclass(frozen=True, slots=True, eq=False)
class CloseLump:
    """A missile in the window in which it was found.

    Attributes:
        mask: (h, w) of the window, where it is seen.
        others: (h, w), where its neighbours are.
        odds: (h, w), log odds of clay.
        area_mm2: Its visible area across the line of sight.
        sine_down: Sine of the angle by which the camera looks down at it.
    """

    mask: Flags
    others: Flags
    odds: Floats32
    area_mm2: float
    sine_down: float


@dataclass(frozen=True, slots=True)
class SizeTold:
    """The network's estimates for a missile.

    Attributes:
        ln_more: Difference of ln of its volume from the estimate by its outline.
        ln_sigma: Sigma of that.
        missile: Probability that it is a missile and not a shadow.
    """

    ln_more: float
    ln_sigma: float
    missile: float = 1.0


def size_planes(bgr: Image, empty: Image | None, window: Window, lump: CloseLump) -> Floats32:
    """The network's input for a missile, (PLANES, SIDE_PX, SIDE_PX).

    Args:
        bgr: (h, w, 3) uint8, the whole picture.
        empty: The same view without missiles, if it is known.
        window: Where the missile was found.
        lump: The missile in it.
    """
    close = _window_close_to(lump.mask, window)
    given = np.zeros((PLANES, SIDE_PX, SIDE_PX), dtype=np.float32)
    own = _resampled(close, window, lump.mask.astype(np.float32))
    levels = log_levels(close.cut(bgr))
    inside = own > 0.5
    given[:3] = (levels - levels[inside].mean(axis=0)).transpose(2, 0, 1)
    if empty is not None:
        given[3] = (levels - log_levels(close.cut(empty))).mean(axis=2)
        given[4] = 1
    given[5] = 2 * own - 1
    given[6] = 2 * _resampled(close, window, lump.others.astype(np.float32)) - 1
    odds = _resampled(close, window, lump.odds.astype(np.float32))
    given[7] = np.clip(odds * ODDS_SCALE, -MOST_ODDS, MOST_ODDS)
    given[8] = lump.sine_down
    given[9] = np.log(lump.area_mm2) - USUAL_LN_MM2
    given[10] = np.log(close.scale)
    return given


def sizes_told(planes: Sequence[Floats32]) -> list[SizeTold]:
    """The network's estimates for missiles, each given by its `size_planes`."""
    return [_size_from_output(_network().infer(one[None]).ravel()) for one in planes]


def _size_from_output(output: Floats32) -> SizeTold:
    more, spread, odds = output
    within = np.clip(spread, LEAST_LN_VARIANCE, MOST_LN_VARIANCE)
    return SizeTold(float(more), float(np.exp(within / 2)), float(expit(odds)))


def _window_close_to(mask: Flags, window: Window) -> Window:
    """The window of the picture in which the missile has the size that the network expects."""
    rows, columns = np.nonzero(mask)
    middle = window.in_picture(np.array([[columns.mean(), rows.mean()]]))[0]
    scale = WIDE_PX * window.scale / float(np.sqrt(len(rows)))
    left, top = middle + 0.5 - SIDE_PX / 2 / scale
    return Window(float(left), float(top), scale, SIDE_PX, SIDE_PX)


def _resampled(close: Window, window: Window, plane: Floats32) -> Floats32:
    """A plane (h, w) of the window, resampled to the close picture."""
    ends = np.array([[0.0, 0.0], [1.0, 1.0]])
    first, second = window.from_picture(close.in_picture(ends))
    step = second - first
    to_window = np.array([[step[0], 0, first[0]], [0, step[1], first[1]]])
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    edge = cv2.BORDER_REPLICATE
    out = cv2.warpAffine(plane, to_window, (SIDE_PX, SIDE_PX), flags=flags, borderMode=edge)
    return np.asarray(out, dtype=np.float32)


@cache
def _network() -> Network:
    return Network(MODEL_FILE)

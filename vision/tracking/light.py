"""Adjust one picture to the light of another, and find what differs by more than light.

A shadow takes away light and hardly changes the table's tint, whatever the table's colour. Black
clay may be as dark as a shadow, but it has no tint. That distinguishes it unless the table has no
tint either; then it must be darker than any shadow. Both are measured against the median colour
around a pixel.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Image, Mask
from vision.channels import channel_sum, largest_channel, smallest_channel
from vision.foreground import differing

CELLS_WH: Final = (20, 12)
"""Number of cells across and down the grid on which two pictures' light is compared: few, to
average out the grain."""

ROUNDS: Final = 6
"""Number of iterations in which the cells are reweighted."""

FITS_WITHIN: Final = 0.06
"""Residual of the gain at which a cell gets half the weight; a larger one means that something
moved there. Found by trial."""

MOST_GAIN: Final = 3.0
"""Most gain from one picture's light to another's: a larger change is not a change of light."""

DARKEST_SHADOW: Final = 0.35
"""Share of the light that a shadow leaves at least."""

SHADOW_TINT: Final = 16.0
"""Most change of tint by a shadow, of 255, at a grey level of 120; darker pixels may change more.
By trial."""

DARK_LEVEL: Final = 90
"""A pixel whose strongest channel reaches this grey level is not black clay."""

NEUTRAL_LEVELS: Final = 30
"""A pixel whose channels differ by this many grey levels has too much colour for black clay. Found
by trial."""

DARKER_SHARE: Final = 0.72
"""Black clay has less than this share of the light around it. Found by trial."""

AROUND_WIDTH_PX: Final = 160
"""Width in pixels of the reduced picture in which the median of the surroundings is computed, to
save time."""

AROUND_PX: Final = 41
"""Side in pixels of the median's window in the reduced picture, a quarter of its width. Found by
trial."""


SAME_LIGHT: Final = 0.004
"""Difference of a gain from 1 below which it changes no pixel by more than one level of 255."""

MOST_BRIGHTER: Final = 1.06
"""A pixel in a shadow has less than this ratio of its former light: a shadow takes light away, but
noise may add this much. By trial."""


LIGHT_ENOUGH: Final = 480
"""Sum of a pixel's channels, of 765, from which on more light does not make its tint more precise.
By trial."""

CALM_PX: Final = 1.2
"""Sigma in pixels of the blur before black clay is segmented. Found by trial."""

LEAST_HIGH_PX: Final = 8
"""Least height in pixels of the reduced picture, however wide the picture is."""


def relit(old: Image, now: Image) -> Image:
    """An older picture as it would look in the light of a later one.

    Lamps, clouds and the camera's exposure change each channel by a gain that varies slowly over
    the picture. The gain is modelled as a linear function of the position, and fitted robustly, so
    that things that moved do not count.

    Args:
        old: (h, w, 3) uint8, the older picture.
        now: The later picture, of the same size.
    """
    before = cv2.resize(old, CELLS_WH, interpolation=cv2.INTER_AREA).astype(np.float64) + 4
    after = cv2.resize(now, CELLS_WH, interpolation=cv2.INTER_AREA).astype(np.float64) + 4
    gain = _smooth_gain(after / before)
    if float(np.abs(gain - 1).max()) < SAME_LIGHT:
        return old
    size_wh = old.shape[1], old.shape[0]
    full = cv2.resize(gain.astype(np.float32), size_wh, interpolation=cv2.INTER_LINEAR)
    return np.asarray(np.clip(old * full + 0.5, 0, 255), dtype=np.uint8)


def _smooth_gain(ratio: Floats) -> Floats:
    """The linear gain of each channel, fitted to ratios of two pictures; both (h, w, 3)."""
    height, width = ratio.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    terms = np.stack([np.ones_like(x), x, y], axis=-1).reshape(-1, 3)
    wanted = ratio.reshape(-1, 3)
    weight = np.ones(len(wanted))
    fitted = np.broadcast_to(np.median(wanted, axis=0), wanted.shape)
    for _ in range(ROUNDS):
        off = np.abs(wanted - fitted).max(axis=1)
        weight = 1 / (1 + (off / FITS_WITHIN) ** 4) + 1e-6
        weighted = terms * weight[:, None]
        fitted = terms @ np.linalg.solve(weighted.T @ terms, weighted.T @ wanted)
    return np.clip(fitted.reshape(ratio.shape), 1 / MOST_GAIN, MOST_GAIN)


def changed(old_calm: Image, now_calm: Image) -> Mask:
    """Mask of the pixels in which two smoothed pictures, (h, w, 3), differ by more than light."""
    return differing(now_calm, relit(old_calm, now_calm))


def shaded(
    old: Image, now: Image, *, tint: float = SHADOW_TINT, darkest: float = DARKEST_SHADOW
) -> Flags:
    """Which pixels may show the same thing in a shadow: darker, with the same tint.

    Args:
        old: (..., 3) uint8, adjusted to the light of `now`.
        now: The later picture, of the same shape.
        tint: Most change of tint, of 255.
        darkest: Share of the light that is left in the deepest shadow.
    """
    was, is_now = old.astype(np.float32), now.astype(np.float32)
    # Term by term: sums over an axis of three are many times as slow.
    before, after = was[..., 0] + was[..., 1] + was[..., 2] + 30, is_now[..., 0] + 30
    after += is_now[..., 1] + is_now[..., 2]
    share = after / before
    most = tint / 255 * np.sqrt(120 / np.minimum(after, LIGHT_ENOUGH))
    same = (share > darkest) & (share < MOST_BRIGHTER)
    for channel in range(3):
        off = is_now[..., channel] / after - was[..., channel] / before
        same &= np.abs(off) < most
    return np.asarray(same)


def dark_clay(picture: Image, printed: Mask, usual: Image) -> Mask:
    """Mask of the pixels that may be black clay, (h, w) 255.

    Args:
        picture: (h, w, 3).
        printed: (h, w), not 0 on printed boards, whose ink is black too.
        usual: (h, w, 3) the median colour around each pixel, by `usual_around`.
    """
    seen = np.asarray(cv2.GaussianBlur(picture, (0, 0), CALM_PX), dtype=np.uint8)
    most, least = largest_channel(seen), smallest_channel(seen)
    dark = (most < DARK_LEVEL) & (most - least < NEUTRAL_LEVELS) & (printed == 0)
    if not dark.any():
        return np.zeros(picture.shape[:2], dtype=np.uint8)
    sums = channel_sum(seen), channel_sum(usual)
    dark &= (sums[0] < DARKER_SHARE * sums[1]) & ~shaded(usual, seen)
    mask = (dark * np.uint8(255)).astype(np.uint8)
    opened = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    return np.asarray(opened, dtype=np.uint8)


def usual_around(picture: Image) -> Image:
    """The median colour around each pixel, (h, w, 3), in a window a quarter of the width wide."""
    height, width = picture.shape[:2]
    small_wh = AROUND_WIDTH_PX, max(LEAST_HIGH_PX, round(AROUND_WIDTH_PX * height / width))
    small = cv2.resize(picture, small_wh, interpolation=cv2.INTER_AREA)
    around = cv2.medianBlur(small, AROUND_PX)
    wide = cv2.resize(around, (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(wide, dtype=np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class Difference:
    """How a glance differs from the settled one.

    Attributes:
        before: (h, w, 3) the settled glance, adjusted to the light of the later one.
        other: (h, w) 255 where they differ by more than the overall light.
        firm: (h, w) 255 where a shadow does not explain the difference either.
    """

    before: Image
    other: Mask
    firm: Mask


def difference(settled: Image, now: Image) -> Difference:
    """Compare a smoothed glance with the settled one, of the same size."""
    before = relit(settled, now)
    other = changed(before, now)
    if cv2.countNonZero(other) == 0:
        return Difference(before, other, other)
    x, y, width, height = cv2.boundingRect(other)
    box = np.s_[y : y + height, x : x + width]
    firm = other.copy()
    firm[box][shaded(before[box], now[box])] = 0
    firm = np.asarray(cv2.morphologyEx(firm, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)))
    return Difference(before, other, firm)

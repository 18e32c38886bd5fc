"""Segment small flying things in a picture: a dot or, with motion blur, a streak.

Every pixel of a streak is a mixture: x parts of the missile's colour and y parts of the background
behind it. In a shadow x is zero and y below one. So a missile can be told from a shadow if its
colour differs from the background's.
"""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Floats32, Image
from vision.channels import largest_channel

LEAST_PART_PX: Final = 5
"""Least area in pixels of a connected component that may be a streak: smaller ones are noise.
Found by trial."""

JOINED_PX: Final = 5
"""Pixels within which fragments of a faint streak are joined."""

SOFTNESS_PX2: Final = 1.2
"""Variance that the lens's blur and our own smoothing add to the spread of a streak's pixels, in
square pixels."""

_JOINING: Final = np.ones((JOINED_PX, JOINED_PX), np.uint8)
"""Kernel that joins the fragments of a faint streak."""

COLOUR_SCALE_LEVELS: Final = 45.0
"""Colour distance in grey levels that costs as much, in `unlikeness`, as a size that is off by a
factor e."""

Field = Floats32
"""An image of grey levels or of shares from 0 to 1, the size of a crop, in single precision."""

CHANGED_LEVELS: Final = 12.0
"""Change in grey levels, in the strongest channel of a smoothed pixel, that compression and noise
do not reach."""

DEEPEST_SHADOW: Final = 0.35
"""Share of the light that a shadow leaves at least; anything darker is a dark thing."""

SHADOW_STRAY_LEVELS: Final = 13.0
"""How far a shadow's colour may differ from the lit background's, in grey levels."""

STRONGEST: Final = 0.7
"""Quantile of the changes: pixels that changed more than this are a thing's core."""

LEAST_SHARE: Final = 0.12
"""Least share of the missile in a pixel for the pixel to count."""

DARK_SIDE: Final = 0.8
"""Approximate brightness of a missile's shaded side, as a share of its core's."""

CALMING: Final = (5, 5)
"""Width and height in pixels of the smoothing kernel: OpenCV has a fast path for this size, and
weights beyond it are below a hundredth."""

MOST_BEHIND: Final = 1.15
"""Most share of the background (y) in a mixture with a missile: all of its light, plus noise. By
trial."""


CALM_PX: Final = 0.9
"""Sigma in pixels of the smoothing, which leaves about a third of a pixel's noise."""

ONE_COLOUR: Final = 0.012
"""Squared sine of the angle between two colours below which only brightness tells them apart. Found
by trial."""

MISFIT_LEVELS: Final = 22
"""Residual in grey levels that the mixture model may leave in any pixel, however little it
changed. Found by trial."""

MISFIT_SHARE: Final = 0.25
"""Share of a pixel's change by which the mixture model's residual may be larger still, as a
missile has shades. Found by trial."""

LEAST_ACROSS_PX2: Final = 0.3
"""Lower bound on a streak's variance across its direction, in square pixels: that of a disc with a
radius of about one pixel."""

LEAST_FAINT_PX: Final = 60
"""Least number of changed pixels whose mean colour is reliable enough. Chosen, not measured."""

TINT_LEVELS: Final = 4.0
"""Least grey levels by which the changed pixels' mean colour must differ from the background's for
a faint missile. Found by trial on one throw at 30 frames a second; drawn shadows have less
(`test_faint.py`)."""

TINT_SHARE: Final = 0.25
"""Least difference between the changed pixels' mean colour and the background's, as a share of
their mean change, for a faint missile. Found by trial on one throw at 30 frames a second; rendered
shadows under two lamps of different colours were not tried."""

FULL_SHARE: Final = 0.6
"""Share of the strongest pixel's value: pixels above it show the missile and little of the
background, so they give its colour. Found by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class ChangedPixels:
    """The pixels of a crop that differ from the reference picture, both smoothed.

    Attributes:
        levels: (h, w), the largest difference over the channels, grey levels.
        places: (N,) flat (row-major) indices of the pixels that changed by more than noise.
        seen: (3, N), the colours of those pixels.
        behind: (3, N), the background's colours there.
        seen2, along, behind2: (N,), the dot products seen · seen, seen · behind and
            behind · behind. All are whole numbers below 2^24, so they are exact.
    """

    levels: Field
    places: npt.NDArray[np.intp]
    seen: Field
    behind: Field
    seen2: Field
    along: Field
    behind2: Field


def change_of(crop: Image, background: Image) -> ChangedPixels:
    """The pixels of a crop that differ from the same crop of the background."""
    crop, background = calm(crop), calm(background)
    levels = strongest_change(crop, background)
    places = np.flatnonzero(levels > CHANGED_LEVELS)
    seen, behind = _pixels(crop, places), _pixels(background, places)
    products = _column_dots(seen, seen), _column_dots(seen, behind), _column_dots(behind, behind)
    return ChangedPixels(levels, places, seen, behind, *products)


def _pixels(picture: Image, places: npt.NDArray[np.intp]) -> Field:
    """The colours at flat indices, (3, N)."""
    each = picture.reshape(-1, 3).take(places, axis=0)
    return np.array(each.T, dtype=np.float32, order="C")


def unshadowed(change: ChangedPixels) -> Field:
    """The change in grey levels, (h, w), set to 0 where a shadow explains it."""
    along = change.along
    light = along / np.maximum(change.behind2, 1.0)
    stray2 = change.seen2 - along * light
    shadow = (light < 1.0) & (light > DEEPEST_SHADOW) & (stray2 < SHADOW_STRAY_LEVELS**2)
    return _as_field(change, np.where(shadow, 0, change.levels.take(change.places)))


def faint_share(change: ChangedPixels) -> Field:
    """The share of a strongly blurred missile in each pixel, (h, w), 0 to 1.

    Blur leaves so little of it in any pixel that each by itself could be a shadow. But a shadow as
    a whole keeps the background's colour, while a missile shifts the mean colour. The share is 0
    everywhere if the mean colour stays the background's.
    """
    if len(change.places) < LEAST_FAINT_PX:
        return np.zeros_like(change.levels)
    apart = change.seen - change.behind
    along = (change.along - change.behind2) / np.maximum(change.behind2, 1.0)
    tint = (apart - along * change.behind).mean(axis=1)
    deep = float(np.linalg.norm(apart.mean(axis=1)))
    if float(np.linalg.norm(tint)) < max(TINT_LEVELS, TINT_SHARE * deep):
        return np.zeros_like(change.levels)
    levels = change.levels.take(change.places)
    core = levels >= np.quantile(levels, STRONGEST)
    full = apart[:, core].mean(axis=1)
    share = np.clip(full @ apart / max(float(full @ full), 1.0), 0, 1)
    return _as_field(change, np.where(share > LEAST_SHARE, share, 0))


def _as_field(change: ChangedPixels, values: Field) -> Field:
    """Values of the changed pixels, (N,), as an image, (h, w), that is 0 elsewhere."""
    field = np.zeros_like(change.levels)
    field.put(change.places, values)
    return field


def calm(crop: Image) -> Image:
    """The crop, smoothed so that about a third of its noise remains."""
    return np.asarray(cv2.GaussianBlur(crop, CALMING, CALM_PX), dtype=np.uint8)


def strongest_change(crop: Image, background: Image) -> Field:
    """Largest difference over the channels, (h, w) grey levels."""
    apart = np.asarray(cv2.absdiff(crop, background), dtype=np.uint8)
    return largest_channel(apart).astype(np.float32)


def core_colour(crop: Image, change: Field) -> Floats | None:
    """Median colour of the most changed pixels, (3,) BGR; None if fewer than 4 changed."""
    values = change[change > 0]
    if len(values) < 4:
        return None
    least = int(STRONGEST * len(values))
    core = np.flatnonzero(change >= np.partition(values, least)[least])
    return middle(crop.reshape(-1, 3).take(core, axis=0))


def middle(values: npt.NDArray[np.uint8] | Floats) -> Floats:
    """Upper median of each column, (N, C) to (C,)."""
    half = len(values) // 2
    columns = np.partition(np.ascontiguousarray(values.T), half, axis=1)
    return columns[:, half].astype(np.float64)


def missile_share(change: ChangedPixels, missile_bgr: Floats) -> Field:
    """The missile's share in each pixel, (h, w), 0 to 1.

    For every changed pixel, least squares solve pixel = x * missile + y * background.

    Args:
        change: The changed pixels of a crop.
        missile_bgr: (3,) the missile's colour.
    """
    if not len(change.places):
        return np.zeros_like(change.levels)
    return _as_field(change, _shares(change, missile_bgr))


def _shares(change: ChangedPixels, missile_bgr: Floats) -> Field:
    """The missile's share in each changed pixel, (N,), 0 to 1."""
    seen, behind, levels = change.seen, change.behind, change.levels.take(change.places)
    missile = missile_bgr.astype(np.float32)
    mm = max(float(missile @ missile), 1.0)
    mb, bb = missile @ behind, np.maximum(change.behind2, 1.0)
    ms, bs = missile @ seen, change.along
    det = mm * bb - mb * mb
    alike = det < ONE_COLOUR * mm * bb
    safe = np.where(alike, 1.0, det)
    x, y = (ms * bb - bs * mb) / safe, (bs * mm - ms * mb) / safe
    rest2 = change.seen2 - x * ms - y * bs
    near = rest2 < (MISFIT_LEVELS + MISFIT_SHARE * levels) ** 2
    fits = near & (y < MOST_BEHIND) & (x > LEAST_SHARE) & ~alike
    share = np.where(fits, x / DARK_SIDE, 0)
    # Missile and background have the same hue: count pixels whose brightness is not a shadow's.
    light = bs / bb
    plain = alike & ((light > 1.0) | (light < DEEPEST_SHADOW) | (rest2 > SHADOW_STRAY_LEVELS**2))
    return np.asarray(np.clip(np.where(plain, 1.0, share), 0, 1), dtype=np.float32)


def _column_dots(first: Field, second: Field) -> Field:
    """Dot product of each pair of columns, (3, N) and (3, N) to (N,)."""
    return np.asarray(np.einsum("ij,ij->j", first, second), dtype=np.float32)


@dataclass(frozen=True, eq=False)
class Streak:
    """A small thing in one frame, as moments of the pixels it covers.

    Attributes:
        centre_px: (2,) mean position of its pixels, image space.
        spread_px2: (2, 2) covariance of its pixels' positions.
        area_px: Number of pixels it covers, partly covered ones counted by their share. Motion
            blur does not change it.
        bgr: (3,) colour of its core.

    Radius and length are read a dozen times, so they are cached; a class with slots could not.
    """

    centre_px: Floats
    spread_px2: Floats
    area_px: float
    bgr: Floats

    @cached_property
    def radius_px(self) -> float:
        """Radius of the disc that leaves this streak when it moves.

        It follows from the spread across the streak, where there is no motion blur: the pixels of
        a disc of radius r have a standard deviation of r / 2 along any axis.
        """
        (xx, xy), (_, yy) = self.spread_px2.tolist()
        across = (xx + yy) / 2 - math.hypot((xx - yy) / 2, xy)
        return 2 * math.sqrt(max(across - SOFTNESS_PX2, LEAST_ACROSS_PX2))

    @cached_property
    def length_px(self) -> float:
        """Standard deviation of its pixels along its long axis."""
        (xx, xy), (_, yy) = self.spread_px2.tolist()
        return math.sqrt((xx + yy) / 2 + math.hypot((xx - yy) / 2, xy))


def streak_of(share: Field, crop: Image, corner_xy: tuple[int, int]) -> Streak | None:
    """The streak that an image of shares shows; None if it covers fewer than 3 pixels.

    Args:
        share: (h, w), how much of each pixel belongs to it, 0 to 1.
        crop: The picture there.
        corner_xy: Position of the crop's first pixel in the whole picture.
    """
    area = float(share.sum())
    if area < 3:
        return None
    places = np.flatnonzero(share)
    weight = share.take(places).astype(np.float64)
    ys = places // share.shape[1]
    at = np.array([places - ys * share.shape[1], ys], dtype=np.float64)
    centre = at @ weight / area
    off = at - centre[:, None]
    spread = (off * weight) @ off.T / area
    full = places[weight > FULL_SHARE * weight.max()]
    colour = middle(crop.reshape(-1, 3).take(full, axis=0))
    return Streak(centre + np.array(corner_xy, dtype=np.float64), spread, area, colour)


def streaks_of(share: Field, crop: Image, corner_xy: tuple[int, int]) -> list[Streak]:
    """The streaks of the five largest connected components, largest first.

    Arguments as for `streak_of`.
    """
    some = (share > 0).view(np.uint8)
    x0, y0, width, height = cv2.boundingRect(some)
    if not width:
        return []
    box = np.s_[y0 : y0 + height, x0 : x0 + width]
    share, crop, some = share[box], crop[box], some[box]
    corner_xy = corner_xy[0] + x0, corner_xy[1] + y0
    joined = cv2.dilate(some, _JOINING)
    labels, stats = labelled(np.asarray(joined, dtype=np.uint8))
    order = 1 + np.argsort(-stats[1:, cv2.CC_STAT_AREA], kind="stable")[:5]
    found = []
    for label in order:
        x, y, width, height, area = (int(v) for v in stats[label])
        if area < LEAST_PART_PX:
            continue
        box = np.s_[y : y + height, x : x + width]
        part = share[box] * (labels[box] == label)
        streak = streak_of(part, crop[box], (corner_xy[0] + x, corner_xy[1] + y))
        if streak is not None:
            found.append(streak)
    return found


def labelled(mask: Image) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """The 8-connected components of a mask: (h, w) labels from 1 on, and (N, 5) statistics.

    Uses the algorithm of Grana and others (2010), which takes a third of the time of OpenCV's
    default.
    """
    _, labels, stats, _ = cv2.connectedComponentsWithStatsWithAlgorithm(
        mask, 8, cv2.CV_32S, cv2.CCL_GRANA
    )
    return np.asarray(labels, dtype=np.int32), np.asarray(stats, dtype=np.int32)


def unlikeness(streak: Streak, expected: Streak, reach_px: float) -> float:
    """Cost of matching a streak to an expected one: 0 is identical, above 3 is another thing.

    It adds up distance, area, length, radius and colour.

    Args:
        streak: The streak that was found.
        expected: The streak that is searched for, at its expected place.
        reach_px: A distance that costs as much as a size that is off by a factor e.
    """
    away = math.dist(streak.centre_px, expected.centre_px)
    # Every place within its own radius counts as equally near.
    cost = max(0.0, away - streak.radius_px) / reach_px
    cost += _size_cost(streak.area_px / expected.area_px)
    cost += _size_cost((streak.length_px + 1) / (expected.length_px + 1))
    # Motion blur never widens a streak: a wider one is the edge of something larger that moved.
    cost += max(0.0, _size_cost((streak.radius_px + 1) / (expected.radius_px + 1)))
    return cost + math.dist(streak.bgr, expected.bgr) / COLOUR_SCALE_LEVELS


def _size_cost(ratio: float) -> float:
    """Cost of a size that changed by a factor.

    Shrinking costs half as much as growing: a streak shrinks as the missile flies away, slows down
    or is partly hidden, but hardly ever grows.
    """
    change = math.log(ratio)
    return change if change > 0 else -0.5 * change

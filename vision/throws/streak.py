"""The picture of something small that flies: a dot or, with the exposure's motion, a streak.

Every pixel of it is a mixture: x parts of the missile's colour and y parts of the background behind
it. A shadow is the background alone with y below one, so the two can be told apart if the missile
has a colour of its own.
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
"""Least area in pixels of a part that may be a streak: smaller parts are noise. Found by trial."""

JOINED_PX: Final = 5
"""Pixels within which scraps of a faint streak belong together."""

SOFTNESS_PX2: Final = 1.2
"""What the blur of the lens, and our own, adds to the spread of a thing's pixels, in square
pixels."""

_JOINING: Final = np.ones((JOINED_PX, JOINED_PX), np.uint8)
"""Kernel that joins the scraps of a faint streak."""

COLOUR_SCALE_LEVELS: Final = 45.0
"""Distance of colours, in grey levels, that counts as much as a size that is off by a factor e."""

Field = Floats32
"""Grey levels, or shares, of a cut-out in single precision."""

CHANGED_LEVELS: Final = 12.0
"""Grey levels that compression and noise do not reach in the strongest channel of a calmed
pixel."""

DEEPEST_SHADOW: Final = 0.35
"""Share of the light that a shadow leaves at least; anything darker is a dark thing."""

SHADOW_STRAY_LEVELS: Final = 13.0
"""How far a shadow's colour may differ from the lit background's, in grey levels."""

STRONGEST: Final = 0.7
"""Quantile of the changes in a thing's pixels above which its core is."""

LEAST_SHARE: Final = 0.12
"""Least share of the missile in a pixel for the pixel to count."""

DARK_SIDE: Final = 0.8
"""Brightness of a missile's dark side, about, as a share of its colour's."""

CALMING: Final = (5, 5)
"""Width and height in pixels of the kernel that calms a cut-out: OpenCV has a fast path for it, and
weights beyond it are below a hundredth."""

MOST_BEHIND: Final = 1.15
"""Share of the background's light in a mixture with a missile: all of it, and noise. By trial."""


CALM_PX: Final = 0.9
"""Sigma in pixels of the blur that takes a third of the noise away."""

ONE_COLOUR: Final = 0.012
"""Squared sine of the angle between two colours below which only brightness tells them apart. Found
by trial."""

MISFIT_LEVELS: Final = 22
"""Grey levels by which a mixture of missile and background may be off, however little a pixel
changed. Found by trial."""

MISFIT_SHARE: Final = 0.25
"""Share of a pixel's change by which a mixture of missile and background may be off besides, as a
missile has shades. Found by trial."""

LEAST_ACROSS_PX2: Final = 0.3
"""Least spread of a streak across its way, in square pixels, that of a disc with a radius of about
one pixel: no streak is taken for a thinner one."""

LEAST_FAINT_PX: Final = 60
"""Number of changed pixels from which on their mean colour is known well enough. Chosen, not
measured."""

TINT_LEVELS: Final = 4.0
"""Grey levels by which the mean colour of what changed must at least stray from the background's
for a faint missile. Found by trial on one throw at 30 frames a second; drawn shadows have less
(`test_faint.py`)."""

TINT_SHARE: Final = 0.25
"""Share of how much a cut-out changed by which its mean colour must at least stray from the
background's for a faint missile. Found by trial on one throw at 30 frames a second; shadows under
two lamps of different colours, rendered, were not tried."""

FULL_SHARE: Final = 0.6
"""Share of the strongest pixel: pixels above it show the missile, and little of what is behind it.
Found by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class ChangedPixels:
    """The pixels of a cut-out that differ from the still picture, both calmed.

    Attributes:
        levels: (h, w), the largest difference over the channels, grey levels.
        places: (N,) indices, row after row, of the pixels that changed by more than noise.
        seen: (3, N), those pixels' colours.
        behind: (3, N), the background's there.
        seen2, along, behind2: (N,), their products with themselves and each other. All are whole
            numbers below 2^24, and so are exact.
    """

    levels: Field
    places: npt.NDArray[np.intp]
    seen: Field
    behind: Field
    seen2: Field
    along: Field
    behind2: Field


def change_of(crop: Image, background: Image) -> ChangedPixels:
    """What changed in a cut-out."""
    crop, background = calm(crop), calm(background)
    levels = strongest_change(crop, background)
    places = np.flatnonzero(levels > CHANGED_LEVELS)
    seen, behind = _pixels(crop, places), _pixels(background, places)
    products = _dots(seen, seen), _dots(seen, behind), _dots(behind, behind)
    return ChangedPixels(levels, places, seen, behind, *products)


def _pixels(picture: Image, places: npt.NDArray[np.intp]) -> Field:
    each = picture.reshape(-1, 3).take(places, axis=0)
    return np.array(each.T, dtype=np.float32, order="C")


def unshadowed(change: ChangedPixels) -> Field:
    """Strength of the change where no shadow explains it, (h, w) grey levels, else 0."""
    along = change.along
    light = along / np.maximum(change.behind2, 1.0)
    stray2 = change.seen2 - along * light
    shadow = (light < 1.0) & (light > DEEPEST_SHADOW) & (stray2 < SHADOW_STRAY_LEVELS**2)
    return _spread(change, np.where(shadow, 0, change.levels.take(change.places)))


def faint_share(change: ChangedPixels) -> Field:
    """How much of each pixel is a missile that moved far while it was exposed, (h, w), 0 to 1.

    So little of it is in any pixel that each by itself could be a shadow. A shadow as a whole keeps
    the background's colour, though; a missile has its own. Of one colour with the background, or a
    shadow, it is 0 everywhere.
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
    return _spread(change, np.where(share > LEAST_SHARE, share, 0))


def _spread(change: ChangedPixels, values: Field) -> Field:
    """A value for each changed pixel, (N,), as a field, (h, w), that is 0 elsewhere."""
    field = np.zeros_like(change.levels)
    field.put(change.places, values)
    return field


def calm(crop: Image) -> Image:
    """The picture with a third of its noise."""
    return np.asarray(cv2.GaussianBlur(crop, CALMING, CALM_PX), dtype=np.uint8)


def strongest_change(crop: Image, background: Image) -> Field:
    """Largest difference over the channels, (h, w) grey levels."""
    apart = np.asarray(cv2.absdiff(crop, background), dtype=np.uint8)
    return largest_channel(apart).astype(np.float32)


def core_colour(crop: Image, change: Field) -> Floats | None:
    """Colour of the most changed pixels, (3,) BGR; None where nothing changed."""
    values = change[change > 0]
    if len(values) < 4:
        return None
    least = int(STRONGEST * len(values))
    core = np.flatnonzero(change >= np.partition(values, least)[least])
    return middle(crop.reshape(-1, 3).take(core, axis=0))


def middle(values: npt.NDArray[np.uint8] | Floats) -> Floats:
    """Median of each column, (N, C) to (C,): of two in the middle the larger one."""
    half = len(values) // 2
    columns = np.partition(np.ascontiguousarray(values.T), half, axis=1)
    return columns[:, half].astype(np.float64)


def missile_share(change: ChangedPixels, missile_bgr: Floats) -> Field:
    """How much of each pixel is missile, (h, w) from 0 to 1.

    Least squares of pixel = x * missile + y * background, for every changed pixel on its own.
    """
    if not len(change.places):
        return np.zeros_like(change.levels)
    return _spread(change, _shares(change, missile_bgr))


def _shares(change: ChangedPixels, missile_bgr: Floats) -> Field:
    """How much of each changed pixel is missile, (N,) from 0 to 1."""
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
    # Missile and background of one colour: only brightness differs, so use what no shadow explains.
    light = bs / bb
    plain = alike & ((light > 1.0) | (light < DEEPEST_SHADOW) | (rest2 > SHADOW_STRAY_LEVELS**2))
    return np.asarray(np.clip(np.where(plain, 1.0, share), 0, 1), dtype=np.float32)


def _dots(first: Field, second: Field) -> Field:
    return np.asarray(np.einsum("ij,ij->j", first, second), dtype=np.float32)


@dataclass(frozen=True, eq=False)
class Streak:
    """One candidate in one frame.

    Attributes:
        centre_px: (2,) mean of its pixels, image space.
        spread_px2: (2, 2) covariance of its pixels.
        area_px: Pixels it covers, partly covered ones counted by their share: motion blur leaves
            it as it is.
        bgr: (3,) colour of its core.

    Its sizes are needed a dozen times, so they are cached: for that the class has no slots.
    """

    centre_px: Floats
    spread_px2: Floats
    area_px: float
    bgr: Floats

    @cached_property
    def radius_px(self) -> float:
        """Radius of the disc that leaves such a streak when it moves: across it there is no blur.

        The pixels of a disc of radius r spread by r / 2 along any axis.
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
    """The streak that a field of shares describes; None if it is too small."""
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
    """The streaks of the connected parts of a field, largest first, five at most."""
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
    """The connected parts of a mask: (h, w) their numbers, from 1 on, and (N, 5) their statistics.

    Uses the algorithm that costs a third of OpenCV's default (Grana and others, 2010).
    """
    _, labels, stats, _ = cv2.connectedComponentsWithStatsWithAlgorithm(
        mask, 8, cv2.CV_32S, cv2.CCL_GRANA
    )
    return np.asarray(labels, dtype=np.int32), np.asarray(stats, dtype=np.int32)


def unlikeness(streak: Streak, expected: Streak, reach_px: float) -> float:
    """How different a streak is from the expected one: 0 is the same, above 3 is another thing.

    Args:
        streak: What was found.
        expected: What is searched for, at its expected place.
        reach_px: A distance that counts as much as a size that is off by a factor e.
    """
    away = math.dist(streak.centre_px, expected.centre_px)
    # Every place within its own radius counts as equally near.
    cost = max(0.0, away - streak.radius_px) / reach_px
    cost += _grown(streak.area_px / expected.area_px)
    cost += _grown((streak.length_px + 1) / (expected.length_px + 1))
    # No blur makes it wider: a wider streak is the rim of something that moved.
    cost += max(0.0, _grown((streak.radius_px + 1) / (expected.radius_px + 1)))
    return cost + math.dist(streak.bgr, expected.bgr) / COLOUR_SCALE_LEVELS


def _grown(ratio: float) -> float:
    """A streak shrinks as it flies away, slows down or is partly hidden; it hardly ever grows."""
    change = math.log(ratio)
    return change if change > 0 else -0.5 * change

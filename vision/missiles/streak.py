"""The picture of something small that flies: a dot or, with the exposure's motion, a streak.

Every pixel of a streak is a mixture: x parts of the missile's colour and y parts of the background
behind it. A shadow is the background alone with y below one, so the two are told apart where the
missile has a colour of its own.
"""

import math
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from vision.frame import Image

Floats = npt.NDArray[np.float64]
Field = npt.NDArray[np.float32]
Mask = npt.NDArray[np.uint8]

# Grey levels that compression and noise do not reach in a calmed pixel's strongest channel.
CHANGED_LEVELS: Final = 12.0
# A shadow leaves this much of the light at least; what is darker is a dark thing.
DEEPEST_SHADOW: Final = 0.35
# How far, in grey levels, a shadow's colour may stray from the lit background's.
SHADOW_STRAY_LEVELS: Final = 13.0
# The core of a thing is where it changed the picture more than in this share of it.
STRONGEST: Final = 0.7
# Least share of the missile in a pixel that counts.
LEAST_SHARE: Final = 0.12
LEAST_PART_PX: Final = 5
# Scraps of a faint streak closer than this belong together.
JOINED_PX: Final = 5
# What the lens's and our own softness adds to the spread of a thing's pixels.
SOFTNESS_PX2: Final = 1.2
# A colour off by so many grey levels counts as much as a size wrong by a factor e.
COLOUR_SCALE_LEVELS: Final = 45.0
# Shades of one missile: its dark side has about this share of its brightness.
DARK_SIDE: Final = 0.8


@dataclass(frozen=True, slots=True, eq=False)
class Streak:
    """One candidate in one frame.

    Attributes:
        centre_px: (2,) mean of its pixels, image space.
        spread_px2: (2, 2) covariance of its pixels.
        area_px: Pixels it covers, partly covered ones counted by their share: motion blur leaves
            it as it is.
        bgr: (3,) colour of its core.
    """

    centre_px: Floats
    spread_px2: Floats
    area_px: float
    bgr: Floats

    @property
    def radius_px(self) -> float:
        """Radius of the disc that, moved, leaves such a streak: across it, blur leaves it as it is.

        The pixels of a disc of radius r spread by r / 2 along any axis.
        """
        (xx, xy), (_, yy) = self.spread_px2.tolist()
        across = (xx + yy) / 2 - math.hypot((xx - yy) / 2, xy)
        return 2 * math.sqrt(max(across - SOFTNESS_PX2, 0.3))

    @property
    def length_px(self) -> float:
        """Standard deviation of its pixels along its longest axis."""
        (xx, xy), (_, yy) = self.spread_px2.tolist()
        return math.sqrt((xx + yy) / 2 + math.hypot((xx - yy) / 2, xy))


def unshadowed_change(crop: Image, background: Image) -> Field:
    """Strength of the change where no shadow explains it, (h, w) grey levels, else 0."""
    crop, background = calm(crop), calm(background)
    change = strongest_change(crop, background)
    changed = change > CHANGED_LEVELS
    seen, behind = crop[changed].astype(np.float32), background[changed].astype(np.float32)
    along = _dots(seen, behind)
    light = along / np.maximum(_dots(behind, behind), 1.0)
    stray2 = _dots(seen, seen) - along * light
    shadow = (light < 1.0) & (light > DEEPEST_SHADOW) & (stray2 < SHADOW_STRAY_LEVELS**2)
    result = np.zeros_like(change)
    result[changed] = np.where(shadow, 0, change[changed])
    return result


def calm(crop: Image) -> Image:
    """The same with a third of its noise."""
    return np.asarray(cv2.GaussianBlur(crop, (0, 0), 0.9), dtype=np.uint8)


def strongest_change(crop: Image, background: Image) -> Field:
    """Largest difference over the channels, (h, w) grey levels."""
    blue, green, red = cv2.split(cv2.absdiff(crop, background))
    return np.asarray(cv2.max(cv2.max(blue, green), red), dtype=np.float32)


def core_colour(crop: Image, change: Field) -> Floats | None:
    """Colour of the most changed pixels, (3,) BGR; None where nothing changed."""
    changed = change > 0
    if np.count_nonzero(changed) < 4:
        return None
    values = np.sort(change[changed])
    strong = change >= values[int(STRONGEST * len(values))]
    return middle(crop[strong])


def middle(values: npt.NDArray[np.uint8] | Floats) -> Floats:
    """Median of each column, (N, C) to (C,): of two in the middle the larger one."""
    return np.asarray(np.sort(values, axis=0)[len(values) // 2], dtype=np.float64)


def missile_share(crop: Image, background: Image, missile_bgr: Floats) -> Field:
    """How much of each pixel is missile, (h, w) from 0 to 1.

    Least squares of pixel = x * missile + y * background, for every changed pixel on its own.
    """
    crop, background = calm(crop), calm(background)
    change = strongest_change(crop, background)
    changed = change > CHANGED_LEVELS
    share = np.zeros_like(change)
    if changed.any():
        share[changed] = _shares(crop[changed], background[changed], missile_bgr, change[changed])
    return share


def _shares(
    pixels: npt.NDArray[np.uint8],
    background: npt.NDArray[np.uint8],
    missile_bgr: Floats,
    change: Field,
) -> Field:
    """The same for a list of pixels, (N, 3) each."""
    seen, behind = pixels.astype(np.float32), background.astype(np.float32)
    missile = missile_bgr.astype(np.float32)
    mm = max(float(missile @ missile), 1.0)
    mb, bb = behind @ missile, np.maximum(_dots(behind, behind), 1.0)
    ms, bs = seen @ missile, _dots(behind, seen)
    det = mm * bb - mb * mb
    alike = det < 0.012 * mm * bb
    safe = np.where(alike, 1.0, det)
    x, y = (ms * bb - bs * mb) / safe, (bs * mm - ms * mb) / safe
    rest2 = _dots(seen, seen) - x * ms - y * bs
    fits = (rest2 < (22 + 0.25 * change) ** 2) & (y < 1.15) & (x > LEAST_SHARE) & ~alike
    share = np.where(fits, x / DARK_SIDE, 0)
    # Missile and background of one colour: only brightness tells, so take what no shadow explains.
    light = bs / bb
    plain = alike & ((light > 1.0) | (light < DEEPEST_SHADOW) | (rest2 > SHADOW_STRAY_LEVELS**2))
    return np.asarray(np.clip(np.where(plain, 1.0, share), 0, 1), dtype=np.float32)


def _dots(first: Field, second: Field) -> Field:
    return np.asarray(np.einsum("ij,ij->i", first, second), dtype=np.float32)


def streak_of(share: Field, crop: Image, corner_xy: tuple[int, int]) -> Streak | None:
    """The streak that a field of shares describes; None where there is too little."""
    area = float(share.sum())
    if area < 3:
        return None
    ys, xs = np.nonzero(share)
    weight = share[ys, xs].astype(np.float64)
    at = np.column_stack([xs, ys]).astype(np.float64)
    centre = weight @ at / area
    off = at - centre
    spread = (off * weight[:, None]).T @ off / area
    full = share > 0.6 * share.max()
    colour = middle(crop[full])
    return Streak(centre + np.array(corner_xy, dtype=np.float64), spread, area, colour)


def streaks_of(share: Field, crop: Image, corner_xy: tuple[int, int]) -> list[Streak]:
    """The streaks of the connected parts of a field, largest first, five at most."""
    x0, y0, width, height = cv2.boundingRect((share > 0).view(np.uint8))
    if not width:
        return []
    share, crop = share[y0 : y0 + height, x0 : x0 + width], crop[y0 : y0 + height, x0 : x0 + width]
    corner_xy = corner_xy[0] + x0, corner_xy[1] + y0
    mask = cv2.dilate((share > 0).view(np.uint8), np.ones((JOINED_PX, JOINED_PX), np.uint8))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    order = 1 + np.argsort(-stats[1:, cv2.CC_STAT_AREA], kind="stable")[:5]
    found = []
    for label in order:
        x, y, width, height, area = (int(v) for v in stats[label])
        if area < LEAST_PART_PX:
            continue
        box = np.s_[y : y + height, x : x + width]
        part = np.where(labels[box] == label, share[box], 0).astype(np.float32)
        streak = streak_of(part, crop[box], (corner_xy[0] + x, corner_xy[1] + y))
        if streak is not None:
            found.append(streak)
    return found


def unlikeness(streak: Streak, expected: Streak, reach_px: float) -> float:
    """How little a streak looks like the expected one: 0 is the same, above 3 another thing.

    Args:
        streak: What was found.
        expected: What is looked for, at its expected place.
        reach_px: A distance that counts as much as a size wrong by a factor e.
    """
    away = math.dist(streak.centre_px, expected.centre_px)
    # What lies within its own radius is all as near.
    cost = max(0.0, away - streak.radius_px) / reach_px
    cost += _grown(streak.area_px / expected.area_px)
    cost += _grown((streak.length_px + 1) / (expected.length_px + 1))
    # No blur makes it wider: what is, is the rim of something that moved.
    cost += max(0.0, _grown((streak.radius_px + 1) / (expected.radius_px + 1)))
    return cost + math.dist(streak.bgr, expected.bgr) / COLOUR_SCALE_LEVELS


def _grown(ratio: float) -> float:
    """A streak shrinks as it flies away, slows down or is hidden in part; it hardly grows."""
    change = math.log(ratio)
    return change if change > 0 else -0.5 * change

"""How a cut-out differs from what was behind it, and how much of each pixel is missile.

Every pixel of something that flies is a mixture: x parts of the missile's colour and y parts of the
background behind it. A shadow is the background alone with y below one, so the two are told apart
where the missile has a colour of its own.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image

Field = npt.NDArray[np.float32]

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
# Shades of one missile: its dark side has about this share of its brightness.
DARK_SIDE: Final = 0.8
# OpenCV has a fast way for kernels so large; what lies beyond weighs less than a hundredth.
CALMING: Final = (5, 5)


@dataclass(frozen=True, slots=True, eq=False)
class ChangedPixels:
    """The pixels of a cut-out that differ from the still picture, both calmed.

    Attributes:
        levels: (h, w), the largest difference over the channels, grey levels.
        places: (N,) where it is more than noise: their numbers, row after row.
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
    """What of a cut-out changed."""
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


def _spread(change: ChangedPixels, values: Field) -> Field:
    """A value for each changed pixel, (N,), as a field, (h, w), that is 0 elsewhere."""
    field = np.zeros_like(change.levels)
    field.put(change.places, values)
    return field


def calm(crop: Image) -> Image:
    """The same with a third of its noise."""
    return np.asarray(cv2.GaussianBlur(crop, CALMING, 0.9), dtype=np.uint8)


def strongest_change(crop: Image, background: Image) -> Field:
    """Largest difference over the channels, (h, w) grey levels."""
    blue, green, red = cv2.split(cv2.absdiff(crop, background))
    return np.asarray(cv2.max(cv2.max(blue, green), red), dtype=np.float32)


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
    """The same for the changed pixels, (N,)."""
    seen, behind, levels = change.seen, change.behind, change.levels.take(change.places)
    missile = missile_bgr.astype(np.float32)
    mm = max(float(missile @ missile), 1.0)
    mb, bb = missile @ behind, np.maximum(change.behind2, 1.0)
    ms, bs = missile @ seen, change.along
    det = mm * bb - mb * mb
    alike = det < 0.012 * mm * bb
    safe = np.where(alike, 1.0, det)
    x, y = (ms * bb - bs * mb) / safe, (bs * mm - ms * mb) / safe
    rest2 = change.seen2 - x * ms - y * bs
    fits = (rest2 < (22 + 0.25 * levels) ** 2) & (y < 1.15) & (x > LEAST_SHARE) & ~alike
    share = np.where(fits, x / DARK_SIDE, 0)
    # Missile and background of one colour: only brightness tells, so take what no shadow explains.
    light = bs / bb
    plain = alike & ((light > 1.0) | (light < DEEPEST_SHADOW) | (rest2 > SHADOW_STRAY_LEVELS**2))
    return np.asarray(np.clip(np.where(plain, 1.0, share), 0, 1), dtype=np.float32)


def _dots(first: Field, second: Field) -> Field:
    return np.asarray(np.einsum("ij,ij->j", first, second), dtype=np.float32)

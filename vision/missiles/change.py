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

from vision.frame import Image

Floats = npt.NDArray[np.float64]
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


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """The pixels of a cut-out that differ from the still picture, both calmed.

    Attributes:
        levels: (h, w), the largest difference over the channels, grey levels.
        changed: (h, w), where it is more than noise.
        seen: (N, 3), those pixels' colours.
        behind: (N, 3), the background's there.
    """

    levels: Field
    changed: npt.NDArray[np.bool_]
    seen: Field
    behind: Field


def change_of(crop: Image, background: Image) -> Change:
    """What of a cut-out changed."""
    crop, background = calm(crop), calm(background)
    levels = strongest_change(crop, background)
    changed = levels > CHANGED_LEVELS
    return Change(
        levels,
        changed,
        crop[changed].astype(np.float32),
        background[changed].astype(np.float32),
    )


def unshadowed(change: Change) -> Field:
    """Strength of the change where no shadow explains it, (h, w) grey levels, else 0."""
    seen, behind = change.seen, change.behind
    along = _dots(seen, behind)
    light = along / np.maximum(_dots(behind, behind), 1.0)
    stray2 = _dots(seen, seen) - along * light
    shadow = (light < 1.0) & (light > DEEPEST_SHADOW) & (stray2 < SHADOW_STRAY_LEVELS**2)
    result = np.zeros_like(change.levels)
    result[change.changed] = np.where(shadow, 0, change.levels[change.changed])
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
    values = np.sort(change[change > 0])
    if len(values) < 4:
        return None
    return middle(crop[change >= values[int(STRONGEST * len(values))]])


def middle(values: npt.NDArray[np.uint8] | Floats) -> Floats:
    """Median of each column, (N, C) to (C,): of two in the middle the larger one."""
    return np.asarray(np.sort(values, axis=0)[len(values) // 2], dtype=np.float64)


def missile_share(change: Change, missile_bgr: Floats) -> Field:
    """How much of each pixel is missile, (h, w) from 0 to 1.

    Least squares of pixel = x * missile + y * background, for every changed pixel on its own.
    """
    share = np.zeros_like(change.levels)
    if len(change.seen):
        share[change.changed] = _shares(change, missile_bgr)
    return share


def _shares(change: Change, missile_bgr: Floats) -> Field:
    """The same for the changed pixels, (N,)."""
    seen, behind, levels = change.seen, change.behind, change.levels[change.changed]
    missile = missile_bgr.astype(np.float32)
    mm = max(float(missile @ missile), 1.0)
    mb, bb = behind @ missile, np.maximum(_dots(behind, behind), 1.0)
    ms, bs = seen @ missile, _dots(behind, seen)
    det = mm * bb - mb * mb
    alike = det < 0.012 * mm * bb
    safe = np.where(alike, 1.0, det)
    x, y = (ms * bb - bs * mb) / safe, (bs * mm - ms * mb) / safe
    rest2 = _dots(seen, seen) - x * ms - y * bs
    fits = (rest2 < (22 + 0.25 * levels) ** 2) & (y < 1.15) & (x > LEAST_SHARE) & ~alike
    share = np.where(fits, x / DARK_SIDE, 0)
    # Missile and background of one colour: only brightness tells, so take what no shadow explains.
    light = bs / bb
    plain = alike & ((light > 1.0) | (light < DEEPEST_SHADOW) | (rest2 > SHADOW_STRAY_LEVELS**2))
    return np.asarray(np.clip(np.where(plain, 1.0, share), 0, 1), dtype=np.float32)


def _dots(first: Field, second: Field) -> Field:
    return np.asarray(np.einsum("ij,ij->i", first, second), dtype=np.float32)

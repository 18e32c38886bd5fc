"""Log odds of clay by the colours of pictures, compared with the scene without it.

A table may be glossy: clay hides a lamp's reflection and is itself reflected. So a pixel with a
colour that the table has anywhere nearby may be table. The clay's own colours are learned from the
upper part of the difference, where there is no shadow.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats32, Image, Mask
from vision.channels import largest_channel
from vision.clay.outline import (
    ClayComparison,
    background_log_density,
    calmed,
    clay_log_density,
    compared,
    learn_clay,
    main_part,
    unexplained,
)
from vision.light import shaded_tones


@dataclass(frozen=True, slots=True)
class ColourTuning:
    """Settings of the clay's colours and those of what lies behind it.

    Light is ln of light. By trial on the shared creatures that a hand turned; guarded by
    tests/vision/weigh_in/test_by_hand.py, and those creatures in docs/accuracy.md.
    """

    deepest: float = -2.5
    """ln of the light that the deepest shadow leaves: anything darker certainly is a difference."""

    darkest: float = -4.2
    """ln of the light that the deepest shadow leaves under a creature between its legs, where a
    glossy table mirrors it."""

    upper_share: float = 0.55
    """Share of an outline's height, from above, from which the clay's colours are learned: there is
    no shadow there."""

    table_share: float = 0.2
    """Probability that a pixel of the table has a colour from elsewhere on it: gloss and
    reflections."""

    dark_levels: tuple[float, float] = (40.0, 60.0)
    """Grey levels of 255: from the second down to the first, a pixel's own colour is replaced more
    and more by the smoothed one, as it is mostly noise."""

    dark_px: int = 5
    """Side in pixels of the median filter that removes the noise of dark pixels."""


TUNING: Final = ColourTuning()

SHADES: Final = (1.0, 0.6, 0.36, 0.2, 0.11, 0.05, 0.025, 0.012)
"""Shares of its light to which the table's colours are darkened as samples of shadow."""

CLAY_SHADES: Final = (0.5,)
"""Shares of its light to which the clay's upper part is darkened as samples of its lower part."""


def colour_odds(
    pictures: Sequence[Image], empties: Sequence[Image], known: Sequence[Mask] | None = None
) -> list[Floats32]:
    """Log odds of clay by colour alone, (h, w) each, from -6 to 6; 0 if no clay is known.

    Args:
        pictures: (h, w, 3) each, of the same clay.
        empties: What each would show without the clay.
        known: Masks that are known to be that clay; otherwise its colours are learned from the
            upper part of the certain difference.
    """
    calm = [_calm_where_dark(picture) for picture in pictures]
    pairs = [compared(*both) for both in zip(calm, empties, strict=True)]
    upper = (
        [_upper(_certain_difference(p)) for p in pairs]
        if known is None
        else [_inner(m) for m in known]
    )
    samples = np.concatenate([p.seen[part] for p, part in zip(pairs, upper, strict=True)])
    if not len(samples):
        return [np.zeros(picture.shape[:2], dtype=np.float32) for picture in pictures]
    seen_bgr = np.concatenate([picture[part] for picture, part in zip(calm, upper, strict=True)])
    clay = learn_clay(np.concatenate([samples, shaded_tones(seen_bgr[::2], CLAY_SHADES)]))
    tint = np.median(samples[:, 1:], axis=0).astype(np.float32)
    # All pictures show the same table, so one is enough for the table's colours.
    table = learn_clay(shaded_tones(empties[0].reshape(-1, 3)[::5], SHADES))
    odds = []
    for pair in pairs:
        shadow = background_log_density(pair, tint, deepest=TUNING.darkest)
        anywhere = clay_log_density(pair.seen, table)
        rest = np.logaddexp(
            shadow + np.log(1 - TUNING.table_share), anywhere + np.log(TUNING.table_share)
        )
        odds.append(calmed(np.asarray(clay_log_density(pair.seen, clay) - rest, dtype=np.float32)))
    return odds


def _calm_where_dark(bgr: Image) -> Image:
    """The picture, smoothed where it is dark and noisy."""
    calm = cv2.GaussianBlur(cv2.medianBlur(np.ascontiguousarray(bgr), TUNING.dark_px), (0, 0), 1.0)
    low, high = TUNING.dark_levels
    light = largest_channel(np.asarray(calm)).astype(np.float32)
    dark = np.clip((high - light) / (high - low), 0, 1)[..., None]
    return np.asarray(np.round(bgr * (1 - dark) + calm * dark), dtype=np.uint8)


def _certain_difference(pair: ClayComparison) -> Mask:
    return main_part(unexplained(background_log_density(pair, deepest=TUNING.deepest)))


def _inner(mask: Mask) -> Flags:
    """The pixels away from the mask's border."""
    return np.asarray(cv2.erode(mask, np.ones((3, 3), np.uint8)) > 0)


def _upper(seed: Mask) -> Flags:
    """The upper part of a mask, without its border."""
    inner = _inner(seed)
    rows = np.flatnonzero(seed.any(axis=1))
    if len(rows):
        inner[rows[0] + round(TUNING.upper_share * (rows[-1] - rows[0])) :] = False
    return np.asarray(inner)

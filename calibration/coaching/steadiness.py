"""Measure how steady light and camera are: flicker, drifting exposure and shaking."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Grey
from calibration.coaching.moments import LEAST_MOMENTS, SmallFrame

Tile: TypeAlias = npt.NDArray[np.float32]

BANDS: Final = 6
"""Number of horizontal bands of the picture that are measured separately: lamps that flicker at the
mains frequency cause bands that move through the picture."""

LEAST_GREY, MOST_GREY = 20, 245
"""Grey levels of 255 between which a pixel follows the light: below is noise, above is clipped. By
trial."""

LEAST_FIT_SHARE: Final = 0.1
"""Least share of a band's pixels that must be within these levels for its brightness to be known.
By trial."""

MOST_SPREAD: Final = 0.1
"""Largest interquartile range of the pixels' changes in a band, relative to their median. With a
larger one something moved there."""

TREND_S: Final = 0.7
"""Width, in seconds, of the moving average that separates flicker, which is faster, from the camera
changing its exposure, which is slower."""

MOST_SHAKE_PAIRS: Final = 24
"""Most pairs of successive frames that are compared, to save time. By trial."""

TILES_YX: Final = (3, 5)
"""Number of tiles of the picture, down and across, whose shifts are measured separately. By
trial."""

LEAST_TILES: Final = 4
"""Least tiles whose shift must be known; with fewer, one moving thing could be mistaken for the
camera. By trial."""

LEAST_TILE_PX: Final = 16
"""Least shorter side of a tile, in px of the reduced picture, for phase correlation. By trial."""

LEAST_DETAIL: Final = 4.0
"""Least standard deviation of a tile's grey levels, of 255: a plain tile does not show a shift. By
trial."""

LEAST_CERTAINTY: Final = 0.3
"""Least peak of OpenCV's phase correlation, 0 to 1, of a reliable shift. By trial."""


@dataclass(frozen=True, slots=True)
class Steadiness:
    """How steady light and camera are.

    Attributes:
        flicker: Fast variation of the brightness, as a share of it.
        hunting: Range of its slow variation, as a share of it.
        shake_px: Root mean square shift of the whole picture from frame to frame.
    """

    flicker: float
    hunting: float
    shake_px: float


def steadiness_of(moments: Sequence[SmallFrame]) -> Steadiness | None:
    """How steady light and camera are; None if there are too few frames, or of several sizes."""
    if len(moments) < LEAST_MOMENTS or len({moment.grey.shape for moment in moments}) > 1:
        return None
    times = np.array([moment.t_s for moment in moments])
    stack = np.stack([moment.grey for moment in moments])
    bands = [_flicker_and_hunting(times, gain) for gain in _gains(stack)]
    flicker, hunting = np.median([b for b in bands if b is not None] or [(0.0, 0.0)], axis=0)
    return Steadiness(float(flicker), float(hunting), _shake_px(moments))


def _flicker_and_hunting(times: Floats, gain: Floats) -> tuple[float, float] | None:
    """Flicker and hunting of one band; None if things hide it in most frames."""
    known = np.isfinite(gain)
    if known.sum() < max(LEAST_MOMENTS, len(gain) / 2):
        return None
    trend = _trend(times, gain)[known]
    flicker = np.percentile(np.abs(gain[known] - trend), 95)
    return float(flicker), float(np.percentile(trend, 97) - np.percentile(trend, 3))


def _gains(stack: Grey) -> Floats:
    """Brightness of each band in each frame relative to its usual one, (bands, frames).

    It is the median over a band's pixels; NaN if they do not change alike, as an arm only changes
    those that it covers.
    """
    usual = np.median(stack[:: max(1, len(stack) // 32)], axis=0)
    rows = np.array_split(np.arange(stack.shape[1]), BANDS)
    bands = [_band_gains(stack[:, part], usual[part]) for part in rows if len(part)]
    known = [band for band in bands if band is not None]
    return np.stack(known) if known else np.ones((1, len(stack)))


def _band_gains(stack: Grey, usual: Floats) -> Floats | None:
    fit = (usual >= LEAST_GREY) & (usual <= MOST_GREY)
    if fit.mean() < LEAST_FIT_SHARE:
        return None
    low, gain, high = np.percentile(stack[:, fit] / usual[fit], (25, 50, 75), axis=1)
    return np.where(high - low < MOST_SPREAD * gain, gain, np.nan)


def _trend(times: Floats, gain: Floats) -> Floats:
    """The moving average of the brightness over `TREND_S`."""
    near = np.abs(times[:, None] - times[None, :]) <= TREND_S / 2
    near &= np.isfinite(gain)[None, :]
    return np.asarray(near @ np.nan_to_num(gain) / np.maximum(near.sum(axis=1), 1))


def _shake_px(moments: Sequence[SmallFrame]) -> float:
    starts = np.linspace(0, len(moments) - 2, min(len(moments) - 1, MOST_SHAKE_PAIRS)).round()
    pairs = [(moments[int(i)], moments[int(i) + 1]) for i in starts]
    shifts = [shift for a, b in pairs if (shift := _shift_px(a, b)) is not None]
    return float(np.sqrt(np.mean(np.square(shifts)))) if shifts else 0.0


def _shift_px(one: SmallFrame, other: SmallFrame) -> float | None:
    """The median shift of the picture's tiles, px, of which a moving hand only affects a few."""
    a, b = one.grey.astype(np.float32), other.grey.astype(np.float32)
    rows, columns = (np.linspace(0, side, n + 1).astype(int)
                     for side, n in zip(a.shape, TILES_YX, strict=True))  # fmt: skip
    shifts = []
    for top, bottom in pairwise(rows):
        for left, right in pairwise(columns):
            part = (slice(top, bottom), slice(left, right))
            shifts += _tile_shift(a[part], b[part])
    if len(shifts) < LEAST_TILES:
        return None
    x, y = np.median(shifts, axis=0)
    return float(np.hypot(x, y)) * one.width_px / int(a.shape[1])


def _tile_shift(one: Tile, other: Tile) -> list[tuple[float, float]]:
    """The shift of a tile, px of the reduced picture, in a list; empty if it is unclear."""
    if min(one.shape) < LEAST_TILE_PX or min(one.std(), other.std()) < LEAST_DETAIL:
        return []
    window = cv2.createHanningWindow(one.shape[::-1], cv2.CV_32F)
    shift, certainty = cv2.phaseCorrelate(one, other, window)
    return [(float(shift[0]), float(shift[1]))] if certainty > LEAST_CERTAINTY else []

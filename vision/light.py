"""Light in a picture, as tone and tints: the form in which clay and networks get its colours.

A camera's levels are not proportional to light, so sRGB's transfer function is inverted first. In
logarithms of light a shadow is a step of the tone (the mean of the channels), whatever it falls on;
two tints (their differences) do not change.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats32, Image

NOISE_LEVELS: Final = 3.0
"""Grey levels by which a webcam's noise and compression move a pixel."""

DARK_LIGHT: Final = 0.008
"""Light too weak to tell a colour, as a share of full white."""

MIDDLE: Final = 127.0
"""Grey level that becomes 0 for a network; its trunk was taught so with photographs."""

SPREAD: Final = 128.0
"""Grey levels that become 1 for a network; its trunk was taught so with photographs."""

CHANGE_SCALE: Final = (1.2, 4.0, 4.0)
"""Factors by which a change of tone and of two tints is multiplied for a network; as it was
trained."""

MOST_CHANGE: Final = 4.0
"""Most change that a network gets; as it was trained."""

_LEVELS: Final = np.arange(256) / 255.0
"""Each grey level as a share of full white, (256,)."""

_LIGHT: Final = np.where(_LEVELS <= 0.04045, _LEVELS / 12.92, ((_LEVELS + 0.055) / 1.055) ** 2.4)
"""Light of each grey level, (256,), by sRGB's transfer function (IEC 61966-2-1)."""

_LIGHT32: Final = _LIGHT.astype(np.float32)
"""Light of each grey level, (256,), in single precision."""

_LOG_LIGHT: Final = np.log(_LIGHT + DARK_LIGHT).astype(np.float32)
"""Natural logarithm of each grey level's light, (256,), with `DARK_LIGHT` added."""

_LOG_VARIANCE: Final = ((np.gradient(_LOG_LIGHT) * NOISE_LEVELS) ** 2).astype(np.float32)
"""Variance of each grey level's logarithm of light, (256,), that noise of `NOISE_LEVELS` makes."""

_TINTS: Final = np.array([[-0.70711, 0.0, 0.70711], [0.40825, -0.8165, 0.40825]], dtype=np.float32)
"""(2, 3) weights of blue, green and red in the two tints. They are orthonormal, and orthogonal to
the mean: red minus blue, and green against both."""


def light(bgr: Image) -> Floats32:
    """Light of each channel, as a share of full white."""
    return _looked_up(_LIGHT32, bgr)


def log_variance(bgr: Image) -> Floats32:
    """Variance of the logarithm of light of each channel, by a webcam's noise."""
    return _looked_up(_LOG_VARIANCE, bgr)


def tones(bgr: Image) -> Floats32:
    """Tone and two tints of every pixel: (h, w, 3), natural logarithms of light."""
    return split_tones(_looked_up(_LOG_LIGHT, bgr))


def shaded_tones(bgr: npt.NDArray[np.uint8], shades: Sequence[float]) -> Floats32:
    """Tones of surfaces (n, 3) uint8 under as much of their light as each shade leaves."""
    full = _LIGHT32[bgr]
    dimmed = [full * np.float32(shade) + np.float32(DARK_LIGHT) for shade in shades]
    return np.asarray(split_tones(np.log(np.concatenate(dimmed))[None])[0])


def _looked_up(table: Floats32, levels: Image) -> Floats32:
    """A value of a table (256,) for each level; in a fifth of the time that indexing takes."""
    return np.asarray(cv2.LUT(levels, table), dtype=np.float32) if levels.size else table[levels]


def split_tones(log_light: Floats32) -> Floats32:
    """Tone and two tints, (..., 3), of logarithms of blue, green and red light."""
    blue, green, red = log_light[..., 0], log_light[..., 1], log_light[..., 2]
    parts = np.empty(log_light.shape, dtype=np.float32)
    np.divide(blue + green + red, 3, out=parts[..., 0])
    for place, tint in enumerate(_TINTS, start=1):
        np.add(blue * tint[0] + green * tint[1], red * tint[2], out=parts[..., place])
    return parts


def summed(channels: Floats32) -> Floats32:
    """Sum of three channels; numpy's own sum over a short last axis is ten times slower."""
    return np.asarray(channels[..., 0] + channels[..., 1] + channels[..., 2])


def colour_planes(bgr: Image) -> Floats32:
    """A picture as a network is given it, (3, h, w): blue, green, red."""
    return np.asarray(((bgr - np.float32(MIDDLE)) / np.float32(SPREAD)).transpose(2, 0, 1))


def change_planes(bgr: Image, empty_bgr: Image) -> Floats32:
    """What changed against the empty scene as a network is given it, (3, h, w): tone, two tints."""
    change = (tones(bgr) - tones(empty_bgr)) * np.array(CHANGE_SCALE, dtype=np.float32)
    return np.asarray(np.clip(change, -MOST_CHANGE, MOST_CHANGE).transpose(2, 0, 1), np.float32)

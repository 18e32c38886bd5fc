"""Light in a picture as tone and tints: the colours that clay models and networks work with.

A camera's levels are not proportional to light, so sRGB's transfer function is inverted first. Of
the logarithms of light, the tone is the mean over the channels, and the two tints are differences
between them. A shadow shifts the tone, on any surface by the same step, and leaves both tints as
they are.
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
"""Light too weak to have a reliable colour, as a share of full white; it is added before
logarithms."""

MIDDLE: Final = 127.0
"""Grey level that is mapped to 0 for a network; its backbone was trained on photographs that
way."""

SPREAD: Final = 128.0
"""Difference in grey levels that is mapped to 1 for a network; its backbone was trained on
photographs that way."""

CHANGE_SCALE: Final = (1.2, 4.0, 4.0)
"""Factors on a change of the tone and of both tints, as a network's input; it was trained with
these."""

MOST_CHANGE: Final = 4.0
"""Limit to which a network's input of changes is clipped, in either direction; it was trained with
this."""

_LEVELS: Final = np.arange(256) / 255.0
"""Each grey level as a share of full white, (256,)."""

_LIGHT: Final = np.where(_LEVELS <= 0.04045, _LEVELS / 12.92, ((_LEVELS + 0.055) / 1.055) ** 2.4)
"""Light of each grey level, (256,), by sRGB's transfer function (IEC 61966-2-1)."""

_LIGHT32: Final = _LIGHT.astype(np.float32)
"""Light of each grey level, (256,), in single precision."""

_LOG_LIGHT: Final = np.log(_LIGHT + DARK_LIGHT).astype(np.float32)
"""Natural logarithm of each grey level's light, (256,), with `DARK_LIGHT` added."""

_LOG_VARIANCE: Final = ((np.gradient(_LOG_LIGHT) * NOISE_LEVELS) ** 2).astype(np.float32)
"""Variance that noise of `NOISE_LEVELS` causes in the logarithm of each grey level's light,
(256,)."""

_TINTS: Final = np.array([[-0.70711, 0.0, 0.70711], [0.40825, -0.8165, 0.40825]], dtype=np.float32)
"""(2, 3) weights of blue, green and red in the two tints. They are orthonormal, and orthogonal to
the mean: red minus blue, and green against both."""


def light(bgr: Image) -> Floats32:
    """Light of each channel as a share of full white, of the picture's shape."""
    return _looked_up(_LIGHT32, bgr)


def log_variance(bgr: Image) -> Floats32:
    """Variance of the logarithm of light of each channel, caused by a webcam's noise."""
    return _looked_up(_LOG_VARIANCE, bgr)


def tones(bgr: Image) -> Floats32:
    """Tone and both tints of every pixel, (h, w, 3), in natural logarithms of light."""
    return split_tones(_looked_up(_LOG_LIGHT, bgr))


def shaded_tones(bgr: npt.NDArray[np.uint8], shades: Sequence[float]) -> Floats32:
    """Tone and tints of surfaces that lie in shadow.

    Args:
        bgr: (n, 3) uint8 colours of the surfaces in full light.
        shades: Shares of that light that remain.

    Returns:
        (n times the number of shades, 3), shade by shade.
    """
    full = _LIGHT32[bgr]
    dimmed = [full * np.float32(shade) + np.float32(DARK_LIGHT) for shade in shades]
    return np.asarray(split_tones(np.log(np.concatenate(dimmed))[None])[0])


def _looked_up(table: Floats32, levels: Image) -> Floats32:
    """Look up each level in a table (256,); OpenCV takes a fifth of the time of indexing."""
    return np.asarray(cv2.LUT(levels, table), dtype=np.float32) if levels.size else table[levels]


def split_tones(log_light: Floats32) -> Floats32:
    """Tone and both tints, (..., 3), from logarithms of blue, green and red light."""
    blue, green, red = log_light[..., 0], log_light[..., 1], log_light[..., 2]
    parts = np.empty(log_light.shape, dtype=np.float32)
    np.divide(blue + green + red, 3, out=parts[..., 0])
    for place, tint in enumerate(_TINTS, start=1):
        np.add(blue * tint[0] + green * tint[1], red * tint[2], out=parts[..., place])
    return parts


def summed(channels: Floats32) -> Floats32:
    """Sum over three channels; NumPy's sum over a short last axis is ten times as slow."""
    return np.asarray(channels[..., 0] + channels[..., 1] + channels[..., 2])


def colour_planes(bgr: Image) -> Floats32:
    """A picture as a network's input, (3, h, w): blue, green, red."""
    return np.asarray(((bgr - np.float32(MIDDLE)) / np.float32(SPREAD)).transpose(2, 0, 1))


def change_planes(bgr: Image, empty_bgr: Image) -> Floats32:
    """The change against the empty scene as a network's input, (3, h, w): tone, both tints."""
    change = (tones(bgr) - tones(empty_bgr)) * np.array(CHANGE_SCALE, dtype=np.float32)
    return np.asarray(np.clip(change, -MOST_CHANGE, MOST_CHANGE).transpose(2, 0, 1), np.float32)

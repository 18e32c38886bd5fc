"""Name a colour, from the closed list that sightings use."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Floats32
from vision.sightings import ColourName

_HUES: Final[tuple[tuple[float, ColourName], ...]] = (
    (13.0, "red"),
    (37.0, "orange"),
    (63.0, "yellow"),
    (160.0, "green"),
    (196.0, "cyan"),
    (249.0, "blue"),
    (308.0, "purple"),
    (351.0, "pink"),
    (360.0, "red"),
)
"""Upper limits of the hues in degrees, and their names, for clay and household colours as webcams
show them. Warm light shifts pink towards red and yellow towards orange, so those limits are close
to red and orange."""

_HUELESS: Final = 0.2
"""Saturation, 0 to 1, below which a surface has no hue. By trial on clay and household colours."""

_BLACK_LEVEL: Final = 55.0
"""Brightness, 0 to 255, below which a surface is black; without a hue, it is white from twice this
on. By trial."""

_BROWN_LEVEL: Final = 112.0
"""Brightness, 0 to 255, below which orange and yellow are called brown, and above which a pale red
is called pink. By trial."""

_BROWN_HUES: Final = (8.0, 42.0)
"""Range of hues, in degrees, that are called brown if they are dark. By trial."""

WHITE_LEVEL: Final = 235.0
"""Level of 255 to which white paper is scaled before a colour is named, as lamps are yellow."""

_PALE: Final = 0.42
"""Saturation below which a light red is called pink. By trial."""

DARK_LEVELS: Final = 30.0
"""Levels that are added to the brightness by which a colour difference is divided: in the dark a
tint is mostly noise."""


def name_colour(bgr: npt.NDArray[np.uint8]) -> ColourName:
    """The name that a person would give to the colour of these pixels.

    Args:
        bgr: (N, 3) uint8, the pixels of one thing.

    Raises:
        ValueError: There is no pixel.
    """
    if len(bgr) == 0:
        raise ValueError("no pixel, no colour")
    typical = _lit_median(bgr)
    value, low = float(typical.max()), float(typical.min())
    saturation = (value - low) / max(value, 1.0)
    if value < _BLACK_LEVEL:
        return "black"
    if saturation < _HUELESS:
        return "white" if value > 2 * _BLACK_LEVEL else "black"
    return _name_of_hue(_hue_deg(typical), value, saturation)


def _lit_median(bgr: npt.NDArray[np.uint8]) -> Floats:
    """The median colour of the lit side: the darker third is in the thing's own shadow."""
    level = bgr.max(axis=1)
    lit = bgr[level >= np.percentile(level, 33)]
    return np.asarray(np.median(lit, axis=0), dtype=np.float64)


def _hue_deg(bgr: Floats) -> float:
    pixel = (bgr / 255).astype(np.float32).reshape(1, 1, 3)
    return float(cv2.cvtColor(pixel, cv2.COLOR_BGR2HSV)[0, 0, 0])


def _name_of_hue(hue_deg: float, value: float, saturation: float) -> ColourName:
    name = next(name for end, name in _HUES if hue_deg <= end)
    if _BROWN_HUES[0] < hue_deg < _BROWN_HUES[1] and value < _BROWN_LEVEL:
        return "brown"
    if name == "red" and saturation < _PALE and value > _BROWN_LEVEL:
        return "pink"
    return name


def colour_shares(bgr: npt.NDArray[np.uint8]) -> dict[ColourName, float]:
    """Share of each colour name among these pixels; pixels without a hue are left out.

    Args:
        bgr: (N, 3) uint8.
    """
    if len(bgr) == 0:
        return {}
    value = bgr.max(axis=1).astype(np.float64)
    saturation = (value - bgr.min(axis=1)) / np.maximum(value, 1.0)
    hued = (value >= _BLACK_LEVEL) & (saturation >= _HUELESS)
    hues = cv2.cvtColor(bgr[None].astype(np.float32) / 255, cv2.COLOR_BGR2HSV)[0, :, 0]
    shares: dict[ColourName, float] = {}
    for hue, level, strength in zip(hues[hued], value[hued], saturation[hued], strict=True):
        name = _name_of_hue(float(hue), float(level), float(strength))
        shares[name] = shares.get(name, 0.0) + 1 / len(bgr)
    return shares


def tints_of(bgr: npt.NDArray[np.uint8]) -> Floats32:
    """Two colour differences over the brightness, (..., 2): the same in light and in shadow."""
    levels = bgr.astype(np.float32)
    blue, green, red = levels[..., 0], levels[..., 1], levels[..., 2]
    light = (blue + green + red + DARK_LEVELS) / 255
    return np.stack([(red - green) / light, (green - blue) / light], axis=-1)

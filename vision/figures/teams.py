"""Whose figure it is: the colour that its clothes share with others of its side."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from vision.clay.colour import colour_shares
from vision.sightings import ColourName

Shares: TypeAlias = Mapping[ColourName, float]
"""Of a figure's pixels, by colour; they sum to 1 at most."""

Pair: TypeAlias = tuple[ColourName, ...]
"""The colours of the teams in view: two, or one."""

NOT_CLOTHES: Final[tuple[ColourName, ...]] = ("black", "brown")
"""Bases and their shadows, and wood: a team in such a colour has to be named."""

LIKE_BASE: Final = 0.35
"""How far, in log ratios of colours, clothes are from the colour of the bases at least."""

STRONGEST: Final = 0.4
"""Share of a figure's pixels that tell its colour."""

DARKEST: Final = 0.16
"""Of paper's brightness: below it what looks like a colour is noise."""

SKIN_HUES: Final = (10.0, 42.0)
"""Degrees of hue between which skin lies. By trial."""

SKIN_SATURATION: Final = 0.65
"""Skin, wood and sand are orange in white light, but never as pure as paint."""

LEAST: Final = 0.04
"""A colour with a smaller share is a spot of paint or a trick of the compression."""


def clothes(pixels: npt.NDArray[np.uint8], base_bgr: Floats | None) -> Shares:
    """Which colours a figure's pixels (N, 3) have, bases left out."""
    if base_bgr is not None:
        pixels = pixels[np.hypot(*(_hue(pixels) - _hue(base_bgr[None])).T) > LIKE_BASE]
    return colour_shares(_strongest(pixels))


def _strongest(pixels: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """Those of the purest colour, without skin: at edges clothes mix with skin, base and field."""
    if len(pixels) == 0:
        return pixels
    hsv = cv2.cvtColor(pixels[None].astype(np.float32) / 255, cv2.COLOR_BGR2HSV)[0]
    hue, saturation = hsv[:, 0], np.where(hsv[:, 2] > DARKEST, hsv[:, 1], 0)
    skin = (hue > SKIN_HUES[0]) & (hue < SKIN_HUES[1]) & (saturation < SKIN_SATURATION)
    if skin.all():
        return pixels[:0]
    return np.asarray(pixels[~skin & (saturation >= np.quantile(saturation[~skin], 1 - STRONGEST))])


def base_colour(discs: Sequence[npt.NDArray[np.uint8]]) -> Floats | None:
    """(3,) BGR that most bases have, from the pixels (N, 3) of each; None without any."""
    typical = [np.median(pixels, axis=0) for pixels in discs if len(pixels)]
    return np.asarray(np.median(typical, axis=0)) if typical else None


def _hue(bgr: npt.ArrayLike) -> Floats:
    """Log ratios of red and blue to green, (N, 2), of (N, 3): what shade does not change."""
    blue, green, red = np.log(np.asarray(bgr, dtype=np.float64) + 8).T
    return np.stack([red - green, blue - green], axis=1)


class Sides:
    """The two colours that teams wear: named, or those that explain all figures seen so far.

    Args:
        named: The teams' colours where they are known.
    """

    def __init__(self, named: Sequence[ColourName] = ()) -> None:
        self._named = tuple(named)
        self._told_apart: dict[Pair, float] = {}

    def of(self, figures: Sequence[Shares], field: ColourName) -> tuple[ColourName, ...]:
        """The team of each figure, by its colours; nobody is taken to wear the field's.

        Without named teams every look counts: what is unclear once is clear from others.
        """
        if self._named:
            pair = self._named
        else:
            self._count(figures, field)
            pair = max(self._told_apart, key=lambda one: self._told_apart[one], default=())
        return tuple(
            max(pair, key=lambda team: figure.get(team, 0.0), default="white") for figure in figures
        )

    def _count(self, figures: Sequence[Shares], field: ColourName) -> None:
        colours = {c for figure in figures for c, share in figure.items() if share > LEAST}
        worn = sorted(colours - {*NOT_CLOTHES, field})
        pairs: list[Pair] = list(combinations(worn, 2)) or [(colour,) for colour in worn]
        for pair in pairs:
            told = _told_apart(figures, pair)
            self._told_apart[pair] = self._told_apart.get(pair, 0.0) + told


def _told_apart(figures: Sequence[Shares], pair: Pair) -> float:
    """How much of every figure the better of two colours explains, beyond the other."""
    shares = [sorted((0.0, *(figure.get(colour, 0.0) for colour in pair))) for figure in figures]
    return float(sum(np.sqrt(high) - np.sqrt(low) for *_, low, high in shares))

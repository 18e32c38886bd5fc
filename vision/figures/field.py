"""What is not plain field: figures, balls and hands, but not shadows and painted lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import MAD_SIGMA, Flags, Floats, Image, Mask
from vision.figures.ground import FieldView, Plane

BLUR_PX: Final = 0.8
"""Sigma in pixels of the blur against grain and compression."""

DARKEST: Final = 8.0
"""Grey levels that are added to levels before the logarithm: in nearly black pixels noise tells
nothing."""

LOGARITHMS: Final = np.log(np.arange(256, dtype=np.float32) + np.float32(DARKEST))
"""Natural logarithm of each level, (256,), with `DARKEST` added."""

LEAST_SIGMA: Final = (0.03, 0.04)
"""Least sigma of each of the two log ratios of colours of a field: compression leaves blocks that
differ by this much."""

FITS: Final = 6
"""Number of rounds in which the field's colour is reweighted."""

EVERY: Final = 12
"""Step in pixels of those that fit the field's colour: it changes slowly."""

UNLIKE: Final = (2.5, 6.5)
"""Sigmas from the field's colour: field at the first, certainly not field at the second."""

CONTRAST: Final = 0.4
"""Share of the difference between both sides at which a blurred edge is."""

SOME: Final = 3
"""Step in pixels, in each direction, of those that tell how strong the picture's colours are."""

LEAST_STRONG: Final = 50
"""Fewest strongly coloured pixels, of every n-th row and column, that tell how strong colour is."""

TAIL: Final = (0.99, 2.58)
"""A share of the field's pixels, and the number of sigmas that contains it under normal noise."""

DARK: Final = (0.45, 0.75)
"""Natural logarithms of light below the field's: that of a shadow at the first, that of black at
the second."""

DIM: Final = 0.4
"""How fast differences of colour lose weight as the light falls."""

PAINTED: Final = 255
"""Value on a line, in a mask of lines."""

FADING: Final = 128
"""Value along a line's edge, in a mask of lines."""

BRIGHT: Final = 0.25
"""Natural logarithm of the light above the field's beyond which a pixel may be of a line."""

PALE_UNLIKE: Final = 4.0
"""Sigmas from the field's colour beyond which a pixel may be of a pale thing, such as a line. Found
by trial."""

SURELY: Final = 8.0
"""Sigmas from the field's colour beyond which a pixel certainly is not field."""

LONG_MM: Final = 80.0
"""Length in mm: a thing that is straight for this long is certainly a line, and gives the colour of
all lines."""

OF_ONE_COLOUR: Final = 0.3
"""Most difference of the parts of lines from each other, in log ratios of colours."""

WIDE: Final = 0.68
"""Share of a line's least length: a thing that is wider is not a line. Found by trial."""

PALE: Final = 0.35
"""Share of a wide thing that is white if it is not a line."""

DIRECTIONS: Final = 24
"""Directions in which lines are searched, 7.5 degrees apart."""

SPECK_PX: Final = 5
"""Side in pixels of the median that removes specks."""

MARGIN: Final = 4
"""Pixels by which wide things are widened: their edges are blurred."""

BARED_MM2: Final = 40.0
"""Area in square mm of lines that were under figures: if this much is free again, lines are
searched anew."""


def painted(
    above: Image, ground: FieldView, *, unlike: Plane, darker: Plane, length_mm: float
) -> Mask:
    """Where lines are painted.

    Args:
        above: (h, w, 3), the field as from above.
        ground: How the field is looked at.
        unlike: (h, w), sigmas from the field's colour.
        darker: (h, w), natural logarithm of the light that is missing.
        length_mm: A line is straight for at least this long, wherever it bends.

    Returns:
        (h, w), `PAINTED` on lines, `FADING` along their edges, 0 elsewhere.
    """
    white = _flags((-darker > BRIGHT) & (unlike > PALE_UNLIKE))
    thin = white & ~_wide(white, _flags(unlike > SURELY), WIDE * length_mm / ground.mm)
    surely = _straight(thin, round(LONG_MM / ground.mm)) & ground.between
    if not surely.any():
        return np.zeros_like(white)
    lines = _straight(thin & _alike(above, surely), round(length_mm / ground.mm))
    wider = np.asarray(cv2.dilate(lines, np.ones((5, 5), dtype=np.uint8)), dtype=np.uint8)
    fading = np.where(wider > 0, np.uint8(FADING), np.uint8(0))
    return np.where(lines > 0, np.uint8(PAINTED), fading)


def _wide(white: Mask, strange: Mask, wide_px: float) -> Mask:
    """Wide parts that are not field and mostly white: pale bases with whatever stands on them."""
    whole = np.asarray(cv2.medianBlur(strange, SPECK_PX), dtype=np.uint8)
    side = round(wide_px) | 1
    disc, larger = (
        cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)) for size in (side, side + MARGIN)
    )
    share = cv2.boxFilter(white, cv2.CV_32F, (side, side)) / np.float32(255)
    middles = np.asarray(cv2.erode(whole, disc), dtype=np.uint8) & _flags(share > PALE)
    return np.asarray(cv2.dilate(middles, larger), dtype=np.uint8)


def _alike(above: Image, surely: Mask) -> Mask:
    """Pixels with the colour of the certain lines."""
    blue, green, red = np.moveaxis(np.log(above.astype(np.float32) + 8), -1, 0)
    ratios = [red - green, blue - green]
    off = [np.abs(ratio - np.median(ratio[surely > 0])) for ratio in ratios]
    return _flags(np.maximum(*off) < OF_ONE_COLOUR)


def _straight(white: Mask, length_px: int) -> Mask:
    """Pixels that are white and straight for this long, in any direction."""
    found = np.zeros_like(white)
    side = length_px | 1
    for turn in np.arange(DIRECTIONS) * np.pi / DIRECTIONS:
        half = np.array([np.cos(turn), np.sin(turn)]) * side / 2
        ends = np.round(side // 2 + np.stack([-half, half])).astype(int)
        stroke = np.zeros((side, side), dtype=np.uint8)
        cv2.line(stroke, tuple(ends[0].tolist()), tuple(ends[1].tolist()), 1, 1)
        found |= np.asarray(cv2.morphologyEx(white, cv2.MORPH_OPEN, stroke), dtype=np.uint8)
    return found


def _flags(which: Flags) -> Mask:
    return np.where(which, np.uint8(255), np.uint8(0))


@dataclass(frozen=True, slots=True, eq=False)
class Apart:
    """How far a picture from above is from the field's own colour and light, each (h, w) float32.

    Attributes:
        sigmas: From the field's colour.
        darker: Natural logarithm of the light that is missing.
    """

    sigmas: Plane
    darker: Plane


@dataclass(frozen=True, slots=True, eq=False)
class Differs:
    """How a picture from above differs from plain field, each (h, w) float32.

    Attributes:
        unlike: 0 field to 1 certainly something else.
        darker: Natural logarithm of the light that is missing.
        known: 1 where it can be told: in view, and neither a marker nor a painted line.
    """

    unlike: Plane
    darker: Plane
    known: Plane


def differs(off: Apart, ground: FieldView, lines: Mask) -> Differs:
    """What a picture from above shows apart from plain field.

    Args:
        off: How far it is from the field's colour and light.
        ground: How the field is looked at.
        lines: (h, w), `PAINTED` where lines are, and `FADING` beside, as `painted` gives it.
    """
    plain = (ground.known > 0) & (ground.between > 0) & (lines == 0)
    darker = off.darker
    unlike = np.maximum(_ramp(off.sigmas, _told_apart(off.sigmas, plain)), _ramp(darker, DARK))
    # A line is white: anything that is not white lies upon it. Along its edges white fades into
    # field.
    white = (lines == PAINTED) & (-darker > BRIGHT)
    fading = (lines == FADING) & (-darker > -DARK[0])
    known = (~white & ~fading & (ground.known > 0)).astype(np.float32)
    return Differs(unlike * known, darker * known, known)


def _told_apart(colour: Plane, where: Flags) -> tuple[float, float]:
    """Sigmas from which on a pixel is not field: strong colours spread far by blur."""
    some = (slice(None, None, SOME),) * 2
    seen = colour[some][where[some]]
    strong = seen[seen > UNLIKE[1]]
    middle = sum(UNLIKE) / 2
    if len(strong) < LEAST_STRONG:
        return UNLIKE
    share = max(1.0, CONTRAST * float(np.median(strong)) / middle)
    return UNLIKE[0] * share, UNLIKE[1] * share


def apart(above: Image, ground: FieldView) -> Apart:
    """How far a picture (h, w, 3), as `FieldView.seen` gives it, is from the field's colour."""
    planes, sigmas = _from_field(above, ground.known)
    red, blue = (
        plane * np.float32(1 / max(sigma, least))
        for plane, sigma, least in zip(planes[:2], sigmas[:2], LEAST_SIGMA, strict=True)
    )
    darker = -planes[2]
    # In the dark one level of noise is a larger share of the light.
    dimmed = cv2.exp(np.float32(-DIM) * np.maximum(darker, np.float32(0)))
    return Apart(np.asarray(cv2.magnitude(red, blue) * dimmed, dtype=np.float32), darker)


def _from_field(above: Image, known: Mask) -> tuple[list[Plane], list[float]]:
    """Log red/green, blue/green and green, each less the field's own, and their noise.

    The field's colour is a surface of second degree, fitted to the most uniform part: light falls
    off slowly.
    """
    smooth = cv2.GaussianBlur(above, (0, 0), BLUR_PX)
    blue, green, red = cv2.split(cv2.LUT(smooth, LOGARITHMS))
    planes = [red - green, blue - green, green]
    y, x = (np.linspace(-1, 1, size, dtype=np.float32) for size in above.shape[:2])
    some = _basis(y[::EVERY, None], x[None, ::EVERY]).reshape(-1, 6)
    values = [np.asarray(plane[::EVERY, ::EVERY].ravel(), np.float32) for plane in planes]
    fits, sigmas = _fitted(some, values, known[::EVERY, ::EVERY].ravel() > 0)
    return [plane - _surface(y, x, fit) for plane, fit in zip(planes, fits, strict=True)], sigmas


def _basis(y: Plane, x: Plane) -> Plane:
    """The terms of a surface of second degree, (h, w, 6), from y (h, 1) and x (1, w)."""
    one = np.ones_like(y * x)
    return np.stack([one, one * x, one * y, one * x * x, x * y, one * y * y], axis=-1)


def _surface(y: Plane, x: Plane, fit: Floats) -> Plane:
    """That surface, (h, w), from y (h,) and x (w,)."""
    share = fit.astype(np.float32)
    along = share[0] + share[1] * x + share[3] * x * x
    down = share[2] * y + share[5] * y * y
    return np.asarray(along + down[:, None] + np.outer(y, share[4] * x))


def _fitted(
    basis: Plane, values: Sequence[Plane], known: Flags
) -> tuple[list[Floats], list[float]]:
    off: list[Floats | Plane] = [value - np.median(value[known]) for value in values]
    fits: list[Floats] = []
    sigmas: list[float] = []
    for _ in range(FITS):
        sigmas = [MAD_SIGMA * float(np.median(np.abs(one[known]))) + 1e-3 for one in off]
        shares = sum((one / (3 * sigma)) ** 2 for one, sigma in zip(off, sigmas, strict=True))
        alike = known & (shares < len(values))
        normal = basis[alike].T @ basis[alike]
        right = [basis[alike].T @ one[alike] for one in values]
        fits = [np.asarray(np.linalg.solve(normal, one), dtype=np.float64) for one in right]
        off = [value - basis @ fit for value, fit in zip(values, fits, strict=True)]
    return fits, [_noise(np.abs(one[alike])) for one in off]


def _noise(off: Floats | Plane) -> float:
    """Sigma of the residual: from its middle, or from its tail if compression leaves blocks."""
    return max(MAD_SIGMA * float(np.median(off)), float(np.quantile(off, TAIL[0])) / TAIL[1])


def _ramp(values: Plane, ends: tuple[float, float]) -> Plane:
    shares = np.clip((values - ends[0]) / (ends[1] - ends[0]), 0, 1)
    return np.asarray(shares, dtype=np.float32)


class KnownLines:
    """Remembers where lines are painted; parts under figures are examined again once they are free.

    Args:
        ground: How the field is looked at.
        length_mm: A line is straight for at least this long.
    """

    def __init__(self, ground: FieldView, length_mm: float) -> None:
        self._ground = ground
        self._length_mm = length_mm
        self._lines: Mask | None = None
        self._pale = np.zeros(ground.known.shape, dtype=bool)

    def in_picture(self, above: Image, off: Apart) -> Mask:
        """(h, w) as `painted` gives it; searched in the picture (h, w, 3) the first time."""
        if self._lines is None:
            self._lines = self._painted(above, off)
        return self._lines

    def bared(self, above: Image, off: Apart, seen: Differs) -> bool:
        """Whether more of the lines shows than was known; if so it is known from now on.

        Pixels that were pale at the last search, and are not a line, are a figure's trousers.
        """
        pale = (seen.unlike > 0.5) & (-seen.darker > BRIGHT)
        fresh = int(np.count_nonzero(pale & ~self._pale)) * self._ground.mm**2 > BARED_MM2
        if not fresh:
            self._pale &= pale
            return False
        self._pale = pale
        before, now = self.in_picture(above, off), self._painted(above, off)
        self._lines = np.maximum(before, now)
        return bool((self._lines != before).any())

    def _painted(self, above: Image, off: Apart) -> Mask:
        return painted(
            above,
            self._ground,
            unlike=off.sigmas,
            darker=off.darker,
            length_mm=self._length_mm,
        )

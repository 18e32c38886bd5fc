"""Segments what is not plain field: figures, balls and hands, but not shadows and painted lines."""

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
"""Grey levels that are added before the logarithm, so that noise in nearly black pixels has little
effect."""

LOGARITHMS: Final = np.log(np.arange(256, dtype=np.float32) + np.float32(DARKEST))
"""Natural logarithm of each level, (256,), with `DARKEST` added."""

LEAST_SIGMA: Final = (0.03, 0.04)
"""Least sigma of each of the two log ratios of colours of a field: compression leaves blocks that
differ by this much."""

FITS: Final = 6
"""Number of rounds in which the field's colour is reweighted."""

EVERY: Final = 12
"""Step in pixels between the samples to which the field's colour is fitted: it changes slowly."""

UNLIKE: Final = (2.5, 6.5)
"""Ends of the ramp, in sigmas from the field's colour: field up to the first, certainly not field
from the second on."""

CONTRAST: Final = 0.4
"""Share of the colour difference between both sides of a blurred edge at which the edge lies."""

SOME: Final = 3
"""Step in pixels, in each direction, between the samples that measure how strong the picture's
colours are."""

LEAST_STRONG: Final = 50
"""Fewest strongly coloured samples (one every `SOME` pixels) from which the strength of colours is
measured."""

TAIL: Final = (0.99, 2.58)
"""A share of the field's pixels, and the number of sigmas that contains it under normal noise."""

DARK: Final = (0.45, 0.75)
"""Ends of the ramp by which dark pixels are not field, as natural logarithms of missing light: a
shadow's at the first, black at the second."""

DIM: Final = 0.4
"""Exponential rate at which colour differences lose weight per unit of missing light (ln)."""

PAINTED: Final = 255
"""Value on a line, in a mask of lines."""

FADING: Final = 128
"""Value along a line's edge, in a mask of lines."""

BRIGHT: Final = 0.25
"""How much brighter than the field a pixel of a line must be, as a natural logarithm of light."""

PALE_UNLIKE: Final = 4.0
"""Sigmas from the field's colour beyond which a bright pixel may belong to a pale thing, such as a
line. Found by trial."""

SURELY: Final = 8.0
"""Sigmas from the field's colour beyond which a pixel certainly is not field."""

LONG_MM: Final = 80.0
"""Length in mm from which on a straight pale thing is certainly a line; its colour is taken for
that of all lines."""

OF_ONE_COLOUR: Final = 0.3
"""Most difference of a line's pixels from the lines' median colour, in log ratios of channels."""

WIDE: Final = 0.68
"""Width from which on a thing is not a line, as a share of a line's least length. Found by
trial."""

PALE: Final = 0.35
"""Least white share of a wide thing, such as a pale base, for it to be excluded from the lines."""

DIRECTIONS: Final = 24
"""Number of directions in which lines are searched, 7.5 degrees apart."""

SPECK_PX: Final = 5
"""Side in pixels of the median filter that removes specks."""

MARGIN: Final = 4
"""Pixels by which wide things are widened: their edges are blurred."""

BARED_MM2: Final = 40.0
"""Area in square mm of newly visible pale pixels from which on the lines are searched again: parts
of lines that figures covered."""


def painted(
    above: Image, ground: FieldView, *, unlike: Plane, darker: Plane, length_mm: float
) -> Mask:
    """Finds the painted lines.

    Args:
        above: (h, w, 3), the top view.
        ground: Geometry of the top view.
        unlike: (h, w), sigmas from the field's colour.
        darker: (h, w), natural logarithm of the light that is missing.
        length_mm: Least length of a line's straight parts.

    Returns:
        (h, w), `PAINTED` on lines, `FADING` along their edges, 0 elsewhere.
    """
    white = _mask((-darker > BRIGHT) & (unlike > PALE_UNLIKE))
    thin = white & ~_wide(white, _mask(unlike > SURELY), WIDE * length_mm / ground.mm)
    surely = _straight(thin, round(LONG_MM / ground.mm)) & ground.between
    if not surely.any():
        return np.zeros_like(white)
    lines = _straight(thin & _of_line_colour(above, surely), round(length_mm / ground.mm))
    wider = np.asarray(cv2.dilate(lines, np.ones((5, 5), dtype=np.uint8)), dtype=np.uint8)
    fading = np.where(wider > 0, np.uint8(FADING), np.uint8(0))
    return np.where(lines > 0, np.uint8(PAINTED), fading)


def _wide(white: Mask, strange: Mask, wide_px: float) -> Mask:
    """Wide parts that are not field and partly white: pale bases with whatever stands on them.

    Args:
        white: (h, w), 255 on pixels that may be of a line.
        strange: (h, w), 255 on pixels that certainly are not field.
        wide_px: Least width of such a part.
    """
    whole = np.asarray(cv2.medianBlur(strange, SPECK_PX), dtype=np.uint8)
    side = round(wide_px) | 1
    disc, larger = (
        cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)) for size in (side, side + MARGIN)
    )
    share = cv2.boxFilter(white, cv2.CV_32F, (side, side)) / np.float32(255)
    middles = np.asarray(cv2.erode(whole, disc), dtype=np.uint8) & _mask(share > PALE)
    return np.asarray(cv2.dilate(middles, larger), dtype=np.uint8)


def _of_line_colour(above: Image, surely: Mask) -> Mask:
    """Mask of pixels with the same colour as the certain lines (mask `surely`)."""
    blue, green, red = np.moveaxis(np.log(above.astype(np.float32) + 8), -1, 0)
    ratios = [red - green, blue - green]
    off = [np.abs(ratio - np.median(ratio[surely > 0])) for ratio in ratios]
    return _mask(np.maximum(*off) < OF_ONE_COLOUR)


def _straight(white: Mask, length_px: int) -> Mask:
    """Pixels of `white` that lie on a straight run of this length within it, in any direction."""
    found = np.zeros_like(white)
    side = length_px | 1
    for turn in np.arange(DIRECTIONS) * np.pi / DIRECTIONS:
        half = np.array([np.cos(turn), np.sin(turn)]) * side / 2
        ends = np.round(side // 2 + np.stack([-half, half])).astype(int)
        stroke = np.zeros((side, side), dtype=np.uint8)
        cv2.line(stroke, tuple(ends[0].tolist()), tuple(ends[1].tolist()), 1, 1)
        found |= np.asarray(cv2.morphologyEx(white, cv2.MORPH_OPEN, stroke), dtype=np.uint8)
    return found


def _mask(which: Flags) -> Mask:
    return np.where(which, np.uint8(255), np.uint8(0))


@dataclass(frozen=True, slots=True, eq=False)
class Apart:
    """Distance of each pixel of a top view from the field's colour and light, (h, w) float32 each.

    Attributes:
        sigmas: Distance from the field's colour, in sigmas.
        darker: Natural logarithm of the light that is missing against the field's.
    """

    sigmas: Plane
    darker: Plane


@dataclass(frozen=True, slots=True, eq=False)
class Differs:
    """How each pixel of a top view differs from plain field, (h, w) float32 each.

    Attributes:
        unlike: From 0 for field to 1 for what certainly is something else.
        darker: Natural logarithm of the light that is missing against the field's.
        known: 1 where both are meaningful: in view, and neither a marker nor a painted line.
    """

    unlike: Plane
    darker: Plane
    known: Plane


def differs(off: Apart, ground: FieldView, lines: Mask) -> Differs:
    """How a top view differs from plain field; all planes are 0 where that is not known.

    Args:
        off: How far it is from the field's colour and light.
        ground: Geometry of the top view.
        lines: (h, w), `PAINTED` on lines, and `FADING` along their edges, as `painted` returns it.
    """
    plain = (ground.known > 0) & (ground.between > 0) & (lines == 0)
    darker = off.darker
    unlike = np.maximum(_ramp(off.sigmas, _ramp_ends(off.sigmas, plain)), _ramp(darker, DARK))
    # Lines are white, so whatever is not white there lies on top of a line. Along a line's edges
    # its white fades into the field's colour.
    white = (lines == PAINTED) & (-darker > BRIGHT)
    fading = (lines == FADING) & (-darker > -DARK[0])
    known = (~white & ~fading & (ground.known > 0)).astype(np.float32)
    return Differs(unlike * known, darker * known, known)


def _ramp_ends(colour: Plane, where: Flags) -> tuple[float, float]:
    """Ends of the ramp like `UNLIKE`, higher if colours are strong: their blur spreads farther.

    Args:
        colour: (h, w), sigmas from the field's colour.
        where: (h, w), which pixels count.
    """
    some = (slice(None, None, SOME),) * 2
    seen = colour[some][where[some]]
    strong = seen[seen > UNLIKE[1]]
    middle = sum(UNLIKE) / 2
    if len(strong) < LEAST_STRONG:
        return UNLIKE
    share = max(1.0, CONTRAST * float(np.median(strong)) / middle)
    return UNLIKE[0] * share, UNLIKE[1] * share


def apart(above: Image, ground: FieldView) -> Apart:
    """How far a top view (h, w, 3) from `FieldView.seen` is from the field's colour and light."""
    planes, sigmas = _residual_planes(above, ground.known)
    red, blue = (
        plane * np.float32(1 / max(sigma, least))
        for plane, sigma, least in zip(planes[:2], sigmas[:2], LEAST_SIGMA, strict=True)
    )
    darker = -planes[2]
    # In the dark one level of noise is a larger share of the light.
    dimmed = cv2.exp(np.float32(-DIM) * np.maximum(darker, np.float32(0)))
    return Apart(np.asarray(cv2.magnitude(red, blue) * dimmed, dtype=np.float32), darker)


def _residual_planes(above: Image, known: Mask) -> tuple[list[Plane], list[float]]:
    """Ln of red/green, of blue/green and of green, each less the field's own, and their sigmas.

    The field's colour is a quadratic surface, fitted robustly to the most uniform part, as light
    falls off slowly.
    """
    smooth = cv2.GaussianBlur(above, (0, 0), BLUR_PX)
    blue, green, red = cv2.split(cv2.LUT(smooth, LOGARITHMS))
    planes = [red - green, blue - green, green]
    y, x = (np.linspace(-1, 1, size, dtype=np.float32) for size in above.shape[:2])
    some = _basis(y[::EVERY, None], x[None, ::EVERY]).reshape(-1, 6)
    values = [np.asarray(plane[::EVERY, ::EVERY].ravel(), np.float32) for plane in planes]
    fits, sigmas = _field_fits(some, values, known[::EVERY, ::EVERY].ravel() > 0)
    return [plane - _surface(y, x, fit) for plane, fit in zip(planes, fits, strict=True)], sigmas


def _basis(y: Plane, x: Plane) -> Plane:
    """The terms of a quadratic surface, (h, w, 6), from y (h, 1) and x (1, w)."""
    one = np.ones_like(y * x)
    return np.stack([one, one * x, one * y, one * x * x, x * y, one * y * y], axis=-1)


def _surface(y: Plane, x: Plane, fit: Floats) -> Plane:
    """The quadratic surface (h, w) with the coefficients `fit` (6,), at y (h,) and x (w,)."""
    share = fit.astype(np.float32)
    along = share[0] + share[1] * x + share[3] * x * x
    down = share[2] * y + share[5] * y * y
    return np.asarray(along + down[:, None] + np.outer(y, share[4] * x))


def _field_fits(
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
    return fits, [_residual_sigma(np.abs(one[alike])) for one in off]


def _residual_sigma(off: Floats | Plane) -> float:
    """Sigma of absolute residuals, by their median, or by their tail if that gives more.

    The tail gives more where compression leaves blocks.
    """
    return max(MAD_SIGMA * float(np.median(off)), float(np.quantile(off, TAIL[0])) / TAIL[1])


def _ramp(values: Plane, ends: tuple[float, float]) -> Plane:
    shares = np.clip((values - ends[0]) / (ends[1] - ends[0]), 0, 1)
    return np.asarray(shares, dtype=np.float32)


class KnownLines:
    """Remembers where lines are painted; searches again once covered parts of them are visible.

    Args:
        ground: Geometry of the top view.
        length_mm: Least length of a line's straight parts.
    """

    def __init__(self, ground: FieldView, length_mm: float) -> None:
        self._ground = ground
        self._length_mm = length_mm
        self._lines: Mask | None = None
        self._pale = np.zeros(ground.known.shape, dtype=bool)

    def in_picture(self, above: Image, off: Apart) -> Mask:
        """(h, w) lines as `painted` returns them; the first call searches them in the top view."""
        if self._lines is None:
            self._lines = self._painted(above, off)
        return self._lines

    def bared(self, above: Image, off: Apart, seen: Differs) -> bool:
        """Searches for more of the lines if enough new pale pixels show, and remembers them.

        Pixels that were pale at the last search and are not of a line belong to something else,
        such as a figure's trousers: they do not count as new.

        Returns:
            Whether the remembered lines changed.
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

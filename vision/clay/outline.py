"""Segment the clay in a picture, given a picture of the same scene without clay.

A shadow takes light away and hardly changes the colour of its ground, apart from some light that
the clay reflects; clay has a colour of its own. Both are compared in logarithms of light, split
into a tone (the mean of the channels) and two tints (their differences): a shadow changes the tone,
clay mostly changes the tints. The clay's colours are learned from the pixels that neither the empty
scene nor a shadow explains.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats32, Image, Mask
from vision.light import DARK_LIGHT, light, log_variance, split_tones, summed, tones

TINT: Final = 0.045
"""Sigma of a tint against the empty scene's, in ln of light, on a surface in full light. By trial
on the clips."""

TINT_PER_SHADOW: Final = 0.10
"""Increase of that sigma for each e-fold of shadow, because of other lamps and the room's own
light. By trial on the clips."""


GLOW: Final = 0.3
"""Largest shift of a surface's tint towards the clay's, as a share, by light that the clay
reflects."""

DEEPEST_SHADOW: Final = -1.5
"""ln of the light that a typical shadow leaves: a fifth. By trial on the clips; callers pass their
own value in hard light."""

BRIGHTENING: Final = 0.06
"""ln of light by which an empty surface may be brighter than the empty scene at no cost."""

HOLE_PARTS: Final = 90
"""Divisor of the clay's area: smaller holes are highlights on it, not gaps in it."""

SPREAD_PX: Final = 1.5
"""Sigma in pixels of the blur that carries the colours beside an outline to it."""

LEAST_SEEN: Final = 0.02
"""Least weight, 0 to 1, of carried colours for them to count as known. By trial."""

LEAST_CONTRAST: Final = 30.0
"""Least difference, in levels of 255, between clay and its surroundings for mixtures to be
measured. By trial."""

_TONE_RANGE, _TONE_BINS = (-5.0, 0.2), 40
"""Range of tones, ln of light, from nearly black to a little above white; and the number of their
bins, of 0.13."""

_TINT_RANGE, _TINT_BINS = (-2.6, 2.6), 104
"""Range of tints, ln of one colour by another; and the number of their bins, of 0.05."""

_ANY_COLOUR_SHARE = 0.03
"""Share of clay that is modelled as having any colour: specks, highlights, another clay kneaded
in."""

_ANY_COLOUR_VOLUME = 5.2 * 3.0 * 3.0
"""Volume of the part of the space of tone and two tints that colours of things occupy."""


DEEPEST_STRAY: Final = 1.5
"""Depth of shadow, in ln of light, beyond which the sigma of tints no longer grows. By trial."""

CERTAIN: Final = 6.0
"""Limit of a single pixel's log odds, because of noise and specks. By trial."""

CALM_PX: Final = 0.8
"""Sigma of the blur of log odds, which uses neighbours as evidence. By trial."""

LEAST_HOLE_PX: Final = 12
"""Least area in pixels of a hole; smaller ones are always filled. By trial."""

GLOW_FROM: Final = 0.25
"""Depth of shadow, in ln of light, from which on clay reflects the full `GLOW`. By trial."""

LEAST_GLOW: Final = 0.3
"""Share of `GLOW` without any shadow. By trial."""

LIGHT_SHARES: Final = (0.02, 1.2)
"""Smallest and largest share of its light that an empty surface may have: nearly none, and noise
above all of it."""

TONE_SIGMA: Final = 0.05
"""Sigma of a tone, in ln of light and beside noise, against what the empty scene and shadows
explain."""

UNCHANGED: Final = 3.0
"""Likelihood of an unchanged tone relative to any one tone that a shadow may leave."""

UNCHANGED_SIGMA: Final = 0.06
"""Sigma of an unchanged pixel's tone, in ln of light and beside noise."""

SURPRISE: Final = 5.5
"""-ln likelihood of a small patch under the empty scene above which the scene does not explain
it."""

LEAST_PART_PX: Final = 80
"""Least area in pixels of the main part of a mask; without such a part the result is empty."""

DENSITY_SIGMAS: Final = (1.0, 0.8, 0.8)
"""Sigmas of the blur of the clay's histogram, in bins of the tone and of both tints."""

DENSITY_BINS: Final = 9
"""Size of the blur's kernel in bins along an axis: four sigmas on either side."""


@dataclass(frozen=True, slots=True, eq=False)
class ClayComparison:
    """A picture and the same scene without clay, as tone and tints.

    Attributes:
        seen: (h, w, 3) tone and two tints of the picture.
        expected: (h, w, 3) those of the empty scene.
        dimmed: (h, w, 2) tints of the empty scene in as little light as the picture shows.
        noise: (h, w) variance of their differences by noise, and by misalignment of half a pixel.
    """

    seen: Floats32
    expected: Floats32
    dimmed: Floats32
    noise: Floats32

    def crop(self, rows: slice, columns: slice) -> "ClayComparison":
        """A part of the picture."""
        at = (rows, columns)
        return ClayComparison(self.seen[at], self.expected[at], self.dimmed[at], self.noise[at])


@dataclass(frozen=True, slots=True, eq=False)
class ClayColours:
    """Distribution of the clay's tone and tints.

    Attributes:
        density: (tone bins, tint bins, tint bins), per unit of log light cubed.
    """

    density: Floats32


def compared(bgr: Image, background: Image) -> ClayComparison:
    """Compare a picture with the empty scene behind it; both (h, w, 3) uint8."""
    expected = tones(background)
    doubts = log_variance(bgr) + log_variance(background)
    variance = summed(doubts) * np.float32(0.2)
    noise = np.asarray(variance + _misfit_variance(expected), dtype=np.float32)
    return ClayComparison(tones(bgr), expected, _dimmed_tints(bgr, background), noise)


def background_log_density(
    pair: ClayComparison, clay_tint: Floats32 | None = None, *, deepest: float = DEEPEST_SHADOW
) -> Floats32:
    """Log density of each pixel under the empty scene, or a shadow on it, (h, w).

    Args:
        pair: The picture and the empty scene.
        clay_tint: (2,) tints of the clay, if known: light of this tint is reflected around it.
        deepest: ln of the least light that a shadow leaves.
    """
    drop = pair.seen[..., 0] - pair.expected[..., 0]
    darker = np.clip(-drop, 0, DEEPEST_STRAY)
    variance = pair.noise + (TINT + TINT_PER_SHADOW * darker) ** 2
    off, log_norm = _tint_misfit(pair, variance, darker, clay_tint)
    tone_variance = pair.noise + np.float32(TONE_SIGMA**2)
    beyond = np.maximum(drop - BRIGHTENING, 0) + np.maximum(deepest - drop, 0)
    surprise = 0.5 * (off / variance + beyond**2 / tone_variance)
    # Most of a picture is not in shadow, so an unchanged pixel is more likely than a dark one.
    unchanged = UNCHANGED * np.exp(-0.5 * drop**2 / (tone_variance + UNCHANGED_SIGMA**2))
    log_tone = np.log((1.0 + unchanged) / (BRIGHTENING - deepest))
    return np.asarray(log_tone - log_norm - surprise, dtype=np.float32)


def unexplained(density: Floats32, *, surprise: float = SURPRISE) -> Mask:
    """Mask of the pixels whose 3 x 3 neighbourhood the empty scene does not explain."""
    calm = cv2.blur(-density, (3, 3))
    return np.asarray((calm > surprise).astype(np.uint8) * 255, dtype=np.uint8)


def learn_clay(samples: Floats32) -> ClayColours:
    """Learn the clay's colours from tone and tints of its pixels, (n, 3).

    Raises:
        ValueError: There is no sample.
    """
    if not len(samples):
        raise ValueError("no pixel is known to be clay")
    ranges = (_TONE_RANGE, _TINT_RANGE, _TINT_RANGE)
    bins = (_TONE_BINS, _TINT_BINS, _TINT_BINS)
    counts, _ = np.histogramdd(samples, bins=bins, range=ranges)
    return ClayColours(_smoothed_density(counts.astype(np.float32)))


def clay_log_density(seen: Floats32, clay: ClayColours) -> Floats32:
    """Log density of each pixel under the clay's colours, per unit of log light cubed, (h, w)."""
    tone = _bin(seen[..., 0], _TONE_RANGE, _TONE_BINS)
    first = _bin(seen[..., 1], _TINT_RANGE, _TINT_BINS)
    second = _bin(seen[..., 2], _TINT_RANGE, _TINT_BINS)
    any_colour = np.float32(_ANY_COLOUR_SHARE / _ANY_COLOUR_VOLUME)
    mixed = (1 - _ANY_COLOUR_SHARE) * clay.density[tone, first, second] + any_colour
    return np.asarray(np.log(mixed), dtype=np.float32)


def calmed(log_ratio: Floats32) -> Floats32:
    """A log likelihood ratio, limited for each pixel to `CERTAIN` and smoothed a little."""
    unsure = np.clip(log_ratio, -CERTAIN, CERTAIN)
    return np.asarray(cv2.GaussianBlur(unsure, (0, 0), CALM_PX), dtype=np.float32)


def main_part(mask: Mask, *, least_px: int = LEAST_PART_PX, near: Mask | None = None) -> Mask:
    """The largest connected part of a mask with its small holes filled; empty if it is small.

    If `near` is given, only the area there counts for which part is the largest.
    """
    # Only areas are needed, and OpenCV's statistics would double the time.
    count, labels = cv2.connectedComponentsWithAlgorithm(mask, 8, cv2.CV_32S, cv2.CCL_GRANA)
    if count < 2:
        return np.zeros_like(mask)
    areas = np.bincount(labels.ravel(), minlength=count)
    counted = areas if near is None else np.bincount(labels[near > 0], minlength=count)
    largest = 1 + int(np.argmax(counted[1:]))
    area = int(areas[largest])
    if area < least_px:
        return np.zeros_like(mask)
    part = np.asarray((labels == largest).astype(np.uint8) * 255, dtype=np.uint8)
    return _without_small_holes(part, largest_hole_px=max(LEAST_HOLE_PX, area // HOLE_PARTS))


def likelier_clay(ratio: Floats32) -> Mask:
    """The main part of where clay is the better explanation: log ratios (h, w) above 0."""
    return main_part(np.asarray((ratio > 0).astype(np.uint8) * 255, dtype=np.uint8))


def half_covered(bgr: Image, mask: Mask) -> Mask:
    """Move the outline to where half of a pixel is clay: (h, w) uint8, the outline at level 127.5.

    Along the outline each pixel is a mixture of the clay inside and the surface outside. Both
    colours are taken from the nearest pixels that are clear of the outline, so shadows do not shift
    it.
    """
    kernel = np.ones((3, 3), dtype=np.uint8)
    # Clay darkens towards its rim, so its colour is taken as close to the rim as blur allows.
    inside = cv2.erode(mask, kernel)
    outside = cv2.dilate(mask, kernel, iterations=2)
    band = (outside > 0) & (cv2.erode(inside, kernel) == 0)
    light = bgr.astype(np.float32)
    clay, clay_weight = _carried_outwards(light, inside > 0)
    rest, rest_weight = _carried_outwards(light, outside == 0)
    way = clay - rest
    length = summed(way**2)
    share = summed((light - rest) * way) / np.maximum(length, 1.0)
    # A thin limb has no pure inside, and if both sides look alike no mixture can be measured.
    known = (
        band
        & (clay_weight > LEAST_SEEN)
        & (rest_weight > LEAST_SEEN)
        & (length > LEAST_CONTRAST**2)
    )
    soft = mask.astype(np.float32)
    soft[known] = np.clip(share[known], 0, 1) * 255
    return np.asarray(np.round(soft), dtype=np.uint8)


def _tint_misfit(
    pair: ClayComparison, variance: Floats32, darker: Floats32, clay_tint: Floats32 | None
) -> tuple[Floats32, Floats32]:
    """Squared distance from the explained tints, and ln of their density's normalisation."""
    off = pair.seen[..., 1:] - pair.dimmed
    square = off[..., 0] ** 2 + off[..., 1] ** 2
    if clay_tint is None:
        return square, np.asarray(np.log(2 * np.pi * variance), dtype=np.float32)
    way = clay_tint - pair.dimmed
    length = np.hypot(way[..., 0], way[..., 1]) + np.float32(1e-6)
    along = (off[..., 0] * way[..., 0] + off[..., 1] * way[..., 1]) / length
    glow = GLOW * length * np.clip(darker / GLOW_FROM, LEAST_GLOW, 1)
    past = np.maximum(along - glow, 0) + np.maximum(-along, 0)
    width = np.sqrt(2 * np.pi * variance)
    log_norm = np.log(width * (glow + width))
    return np.asarray(square - along**2 + past**2), np.asarray(log_norm, dtype=np.float32)


def _dimmed_tints(bgr: Image, background: Image) -> Floats32:
    """Tints of the empty scene in as little light as the picture shows: they are weaker there."""
    rest = light(background)
    share = np.clip(summed(light(bgr)) / np.maximum(summed(rest), 1e-4), *LIGHT_SHARES)
    log_light = np.log(rest * share[..., None] + np.float32(DARK_LIGHT))
    return np.ascontiguousarray(split_tones(log_light)[..., 1:])


def _misfit_variance(expected: Floats32) -> Floats32:
    """Variance by a misalignment of half a pixel, which is large at edges of the background."""
    steepest = np.zeros(expected.shape[:2], dtype=np.float32)
    for channel in range(3):
        plane = np.ascontiguousarray(expected[..., channel])
        across = cv2.Sobel(plane, cv2.CV_32F, 1, 0, scale=1 / 8)
        down = cv2.Sobel(plane, cv2.CV_32F, 0, 1, scale=1 / 8)
        steepest = np.maximum(steepest, across**2 + down**2)
    return np.asarray(0.8 * steepest, dtype=np.float32)


def _smoothed_density(counts: Floats32) -> Floats32:
    smooth = counts
    for axis, sigma in enumerate(DENSITY_SIGMAS):
        turned = np.moveaxis(smooth, axis, 0)
        flat = np.ascontiguousarray(turned.reshape(len(turned), -1))
        blurred = cv2.GaussianBlur(flat, (1, DENSITY_BINS), 0, sigmaY=sigma)
        restored = np.asarray(blurred, dtype=np.float32).reshape(turned.shape)
        smooth = np.moveaxis(restored, 0, axis)
    tone = (_TONE_RANGE[1] - _TONE_RANGE[0]) / _TONE_BINS
    tint = (_TINT_RANGE[1] - _TINT_RANGE[0]) / _TINT_BINS
    total = float(smooth.sum()) * tone * tint * tint
    return np.ascontiguousarray(smooth / total, dtype=np.float32)


def _bin(values: Floats32, limits: tuple[float, float], bins: int) -> npt.NDArray[np.intp]:
    at = (values - limits[0]) * (bins / (limits[1] - limits[0]))
    return np.clip(at.astype(np.intp), 0, bins - 1)


def _without_small_holes(part: Mask, largest_hole_px: int) -> Mask:
    count, labels = cv2.connectedComponents(255 - part, connectivity=4)
    small = np.bincount(labels.ravel(), minlength=count) <= largest_hole_px
    small[0] = False
    return np.asarray(np.where(small[labels], 255, part), dtype=np.uint8)


def _carried_outwards(light: Floats32, known: Flags) -> tuple[Floats32, Floats32]:
    """Carry the values of known pixels a few pixels outwards; also returns the weights there."""
    weight = cv2.GaussianBlur(known.astype(np.float32), (0, 0), SPREAD_PX)
    total = cv2.GaussianBlur(light * known[..., None].astype(np.float32), (0, 0), SPREAD_PX)
    value = total / np.maximum(weight, 1e-6)[..., None]
    return np.asarray(value, dtype=np.float32), np.asarray(weight, dtype=np.float32)

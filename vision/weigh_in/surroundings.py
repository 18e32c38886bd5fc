"""How clay and its surroundings differ from the empty scene: learned from the clip itself.

In hard light a shadow is far darker than in a room's light, and has a tint of its own; elsewhere
nothing changes at all. This is the same in all views, so it is learned from the pixels outside of
the hull of what most views count as clay. Shadows do not end up in that hull, as they turn about
the creature when the card is turned.

If clay looks like the card (white on white), histograms of the differences from the empty card are
learned, one for clay and one for its surroundings with shadows and glow, from the pixels that most
views agree on. Every pixel is then judged by both.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt
from scipy import ndimage

from calibration.arrays import Flags, Floats, Floats32, Image
from vision.clay.outline import (
    ClayColours,
    ClayComparison,
    background_log_density,
    learn_clay,
)
from vision.light import shaded_tones
from vision.weigh_in.hull import Hull, View, outline_of

LOWEST: Final = np.array([-3.6, -0.7, -0.7], dtype=np.float32)
"""Lower end of the histogram of differences from the empty scene, along the tone and both tints, in
ln of light. The deepest shadow leaves -3.2."""

HIGHEST: Final = np.array([0.6, 0.7, 0.7], dtype=np.float32)
"""Upper end of the histogram of differences from the empty scene, along the tone and both tints, in
ln of light."""

STEP: Final = np.array([0.05, 0.04, 0.04], dtype=np.float32)
"""Width of the histogram's bins along the tone and both tints, in ln of light."""

BINS: Final = np.round((HIGHEST - LOWEST) / STEP).astype(int)
"""Number of the histogram's bins along the tone and both tints."""

CALM_BINS: Final = (1.0, 1.0, 1.0)
"""Sigma in bins of the blur of the histogram along the tone and both tints, as samples are few."""

ANY_SHARE: Final = 0.02
"""Share of the pixels around the clay that are modelled as an arbitrary difference from the empty
scene."""

ANY_DENSITY: Final = 0.15
"""Density, per unit cubed, of such arbitrary differences."""


LIGHT_TONE: Final = -1.6
"""Tone from which on a surface counts as light: on dark ones a shadow is hardly visible."""

FEWEST_SAMPLES: Final = 2000
"""Fewest pixels from which surroundings are learned. A kind of surface (dark or light) with as many
has the same weight as the histogram of all."""

FEWEST_OF_CLAY: Final = 200
"""Fewest pixels from which the clay's colours are learned."""


DEEPEST: Final = -3.2
"""ln of the light that the deepest shadow leaves, in hard light."""

SHADOW_LIKE: Final = -3.0
"""Least ln likelihood under some shadow for a pixel to count as shadow: a limb that is missing from
the hull does not reach it."""


UPPER_FROM: Final = 0.35
"""Share of the hull's height above which the clay's colours are learned: below it, the shadow under
a belly is inside the hull in every view."""

CLAY_SHADES: Final = (0.5,)
"""Shares of its light to which clay in its own shade is darkened as further training samples."""


@dataclass(frozen=True, slots=True, eq=False)
class SceneDifferences:
    """Histograms of how dark and light surfaces around the clay differ from the empty scene.

    Attributes:
        log_densities: (2, tone bins, tint bins, tint bins), ln per unit cubed; first dark, then
            light surfaces.
    """

    log_densities: Floats32

    def log_density(self, pair: ClayComparison) -> Floats32:
        """Log density of each pixel under the surroundings: ln per unit cubed, (h, w)."""
        at = _bins(_difference(pair))
        light = (pair.expected[..., 0] > LIGHT_TONE).astype(np.intp)
        return np.asarray(self.log_densities[light, at[..., 0], at[..., 1], at[..., 2]])


def learn_from_hull(
    views: Sequence[tuple[View, ClayComparison, Image]], hull: Hull
) -> tuple[ClayColours, SceneDifferences] | None:
    """Learn the clay's colours, and how its surroundings differ from the empty scene.

    Args:
        views: Each with its comparison with the empty scene, and its crop, (h, w, 3) uint8.
        hull: What nearly all of them count as clay.

    Returns:
        Both; None if there are too few pixels for one of them.
    """
    upper = _upper_part(hull)
    outside = [_shadow_or_bare(pair, outline_of(hull, view)) for view, pair, _ in views]
    around = learn_surroundings([pair for _, pair, _ in views], outside)
    sure = [_eroded(outline_of(upper, view)) for view, _, _ in views]
    bgr = np.concatenate([crop[part] for part, (_, _, crop) in zip(sure, views, strict=True)])
    if around is None or len(bgr) < FEWEST_OF_CLAY:
        return None
    seen = [pair.seen[part] for part, (_, pair, _) in zip(sure, views, strict=True)]
    clay = learn_clay(np.concatenate([*seen, shaded_tones(bgr[::2], CLAY_SHADES)]))
    return clay, around


def _upper_part(hull: Hull) -> Hull:
    solid = hull.solid.copy()
    layers = np.flatnonzero(solid.any(axis=(0, 1)))
    if len(layers):
        solid[:, :, : round(UPPER_FROM * (int(layers[-1]) + 1))] = False
    return Hull(solid, hull.corner_mm, hull.voxel_mm)


def _eroded(mask: npt.NDArray[np.uint8]) -> Flags:
    return np.asarray(cv2.erode(mask, np.ones((5, 5), np.uint8)) > 0)


def _shadow_or_bare(pair: ClayComparison, inside: npt.NDArray[np.uint8]) -> Flags:
    """Flags of the pixels outside of the clay that may be bare or in a shadow of any depth."""
    outside = cv2.dilate(inside, np.ones((5, 5), np.uint8)) == 0
    plausible = background_log_density(pair, deepest=DEEPEST) > SHADOW_LIKE
    return np.asarray(outside & plausible)


def learn_surroundings(
    pairs: Sequence[ClayComparison], outside: Sequence[Flags]
) -> SceneDifferences | None:
    """Learn from the pixels around the clay; None if those are too few.

    Args:
        pairs: The comparisons of the views with their empty scenes.
        outside: (h, w) for each view, where there certainly is no clay.
    """
    pixels = [_difference(pair)[out] for pair, out in zip(pairs, outside, strict=True)]
    tones = [pair.expected[..., 0][out] for pair, out in zip(pairs, outside, strict=True)]
    samples, light = np.concatenate(pixels), np.concatenate(tones) > LIGHT_TONE
    if len(samples) < FEWEST_SAMPLES:
        return None
    whole = _density(samples)
    kinds = [_density(samples[kind]) for kind in (~light, light)]
    # The histogram of a kind of surface with few samples is blended with that of all surfaces.
    shares = [n / (n + FEWEST_SAMPLES) for n in (int(np.sum(~light)), int(np.sum(light)))]
    mixed = [s * kind + (1 - s) * whole for s, kind in zip(shares, kinds, strict=True)]
    any_way = np.float32(ANY_SHARE * ANY_DENSITY)
    logs = [np.log((1 - ANY_SHARE) * density + any_way) for density in mixed]
    return SceneDifferences(np.asarray(logs, dtype=np.float32))


def _difference(pair: ClayComparison) -> Floats32:
    """Differences from the empty scene, (h, w, 3): of the tone, and of the tints.

    Tints are compared with what remains of the scene's tints in so little light.
    """
    tone = pair.seen[..., :1] - pair.expected[..., :1]
    return np.concatenate([tone, pair.seen[..., 1:] - pair.dimmed], axis=-1)


def _bins(difference: Floats32) -> npt.NDArray[np.intp]:
    steps = (difference - LOWEST) / STEP
    return np.clip(steps, 0, (BINS - 1).astype(np.float32), out=steps).astype(np.intp)


def _density(samples: Floats32) -> Floats:
    at = _bins(samples)
    flat = np.ravel_multi_index(at.T, BINS)
    counts = np.bincount(flat, minlength=int(np.prod(BINS))).reshape(BINS).astype(np.float64)
    smooth = ndimage.gaussian_filter(counts, CALM_BINS, mode="nearest")
    return np.asarray(smooth / max(float(smooth.sum()), 1.0) / np.prod(STEP))


PAPER_LOWEST: Final = np.array([-1.6, -0.5, -0.5])
"""Lower end of the histogram of differences from the empty card, for white paper, along the tone
and both tints, in ln of light."""

PAPER_HIGHEST: Final = np.array([0.5, 0.6, 0.5])
"""Upper end of the histogram of differences from the empty card, for white paper, along the tone
and both tints, in ln of light."""

PAPER_STEP: Final = np.array([0.05, 0.04, 0.04])
"""Width of the bins of the histogram for white paper along the tone and both tints, in ln of
light."""

PAPER_BINS: Final = np.ceil((PAPER_HIGHEST - PAPER_LOWEST) / PAPER_STEP).astype(int)
"""Number of bins of the histogram for white paper along the tone and both tints."""

PAPER_CALM_BINS: Final = (1.0, 0.8, 0.8)
"""Sigma in bins of the blur of the histogram for white paper along the tone and both tints."""

PAPER_ANY_SHARE: Final = 0.05
"""Share of the pixels on white paper that are modelled as an arbitrary difference from the empty
card."""

PAPER_ANY_DENSITY: Final = 0.2
"""Density, per unit cubed, of such arbitrary differences."""


PLAIN_TONE: Final = 0.35
"""ln of light by which plain paper may be darker than the lightest part of the empty scene."""

PLAIN_TINT: Final = 0.6
"""Tint, in ln of light, below which a surface may be plain paper."""

PLAIN_NOISE: Final = 6.0
"""Noise of a pixel over the median noise, below which it may be plain paper: at the edges of print
it is larger."""


@dataclass(frozen=True, slots=True, eq=False)
class Differences:
    """Smoothed histogram of how clay, or its surroundings, differs from the empty card.

    Attributes:
        density: (tone bins, tint bins, tint bins), per unit cubed.
    """

    density: Floats

    def log_density(self, difference: Floats32) -> Floats32:
        """Log density of differences (h, w, 3) under this class: ln per unit cubed, (h, w)."""
        at = np.clip(((difference - PAPER_LOWEST) / PAPER_STEP).astype(np.intp), 0, PAPER_BINS - 1)
        found = self.density[at[..., 0], at[..., 1], at[..., 2]]
        mixed = (1 - PAPER_ANY_SHARE) * found + PAPER_ANY_SHARE * PAPER_ANY_DENSITY
        return np.asarray(np.log(mixed), dtype=np.float32)


def calmed_difference(pair: ClayComparison) -> Floats32:
    """Tone and tints against the empty scene, smoothed over 3 x 3 pixels, (h, w, 3)."""
    return np.asarray(cv2.blur(pair.seen - pair.expected, (3, 3)), dtype=np.float32)


def learn_differences(samples: Floats32) -> Differences:
    """Learn a class of pixels from its differences, (n, 3)."""
    inside = np.clip(samples, PAPER_LOWEST + 1e-3, PAPER_HIGHEST - 1e-3)
    limits = list(zip(PAPER_LOWEST, PAPER_HIGHEST, strict=True))
    counts, _ = np.histogramdd(inside, bins=PAPER_BINS, range=limits)
    smooth = ndimage.gaussian_filter(counts + 1e-9, PAPER_CALM_BINS, mode="nearest")
    return Differences(np.asarray(smooth / smooth.sum() / np.prod(PAPER_STEP)))


def plain_paper(pair: ClayComparison) -> Flags:
    """Flags (h, w) of where the empty scene is white paper, on which white clay is hard to see."""
    tone = pair.expected[..., 0]
    light = tone > np.percentile(tone, 95) - PLAIN_TONE
    grey = np.abs(pair.expected[..., 1:]).max(axis=2) < PLAIN_TINT
    even = pair.noise < np.median(pair.noise) * PLAIN_NOISE
    return np.asarray(light & grey & even)

"""How clay and its surroundings differ from the empty scene: learned from this very clip.

In hard light a shadow is far darker than in a room's light, and has a tint of its own; elsewhere
nothing changes at all. Both are the same in all views, and are outside the hull of what most views
count as clay. Shadows do not fill that hull, as they turn about the creature with the card.

If clay looks like the card (white on white), the differences of clay and of surroundings from the
empty card, with shadows and glow, are learned from the pixels that most views agree on; every pixel
is then judged by both.
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
"""Lower end of the histogram: ln of light (tone) and of both tints, against the empty scene. The
deepest shadow leaves -3.2."""

HIGHEST: Final = np.array([0.6, 0.7, 0.7], dtype=np.float32)
"""Upper end of the histogram: ln of light (tone) and of both tints, against the empty scene."""

STEP: Final = np.array([0.05, 0.04, 0.04], dtype=np.float32)
"""Width of the histogram's bins: ln of light (tone) and of both tints."""

BINS: Final = np.round((HIGHEST - LOWEST) / STEP).astype(int)
"""Number of the histogram's bins along the tone and both tints."""

CALM_BINS: Final = (1.0, 1.0, 1.0)
"""Sigma of the blur over the histogram's bins along the tone and both tints, as samples are few."""

ANY_SHARE: Final = 0.02
"""Share of the pixels around the clay that may differ from the empty scene in any way."""

ANY_DENSITY: Final = 0.15
"""Density, per unit cubed, of the pixels that may differ from the empty scene in any way."""


LIGHT_TONE: Final = -1.6
"""Tone from which on a surface is light: on dark ones a shadow is hardly visible."""

FEWEST_SAMPLES: Final = 2000
"""Pixels that are needed to learn surroundings; a kind of surface with fewer teaches little."""

FEWEST_OF_CLAY: Final = 200
"""Fewest pixels from which the clay's colours are learned."""


DEEPEST: Final = -3.2
"""ln of the light that the deepest shadow leaves, in hard light."""

SHADOW_LIKE: Final = -3.0
"""Least ln likelihood under some shadow for a pixel to count as shadow: a limb missing from the
hull does not reach it."""


UPPER_FROM: Final = 0.35
"""Share of the hull's height above which the clay's colours are learned: the shadow under a belly
is inside the hull in every view."""

CLAY_SHADES: Final = (0.5,)
"""Least share of its light that clay keeps further down, in its own shade."""


@dataclass(frozen=True, slots=True, eq=False)
class SceneDifferences:
    """Histograms of how light and dark surfaces around the clay differ from the empty scene.

    Attributes:
        log_densities: (2, tone bins, tint bins, tint bins), ln per unit cubed; dark, light.
    """

    log_densities: Floats32

    def log_density(self, pair: ClayComparison) -> Floats32:
        """How well the surroundings explain each pixel: ln per unit cubed, (h, w)."""
        at = _bins(_difference(pair))
        light = (pair.expected[..., 0] > LIGHT_TONE).astype(np.intp)
        return np.asarray(self.log_densities[light, at[..., 0], at[..., 1], at[..., 2]])


def learn_from_hull(
    views: Sequence[tuple[View, ClayComparison, Image]], hull: Hull
) -> tuple[ClayColours, SceneDifferences] | None:
    """The clay's colours, and how its surroundings differ from the empty scene.

    Args:
        views: Each with its picture beside the empty scene, and its crop, (h, w, 3) uint8.
        hull: What nearly all of them count as clay.

    Returns:
        Both; None if there is too little of one.
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
    """Pixels outside that may be a shadow of any depth."""
    outside = cv2.dilate(inside, np.ones((5, 5), np.uint8)) == 0
    plausible = background_log_density(pair, deepest=DEEPEST) > SHADOW_LIKE
    return np.asarray(outside & plausible)


def learn_surroundings(
    pairs: Sequence[ClayComparison], outside: Sequence[Flags]
) -> SceneDifferences | None:
    """Learn from the pixels of each view that are outside; None if those are too few.

    Args:
        pairs: The views beside their empty scenes.
        outside: (h, w) of each view, where there certainly is no clay.
    """
    pixels = [_difference(pair)[out] for pair, out in zip(pairs, outside, strict=True)]
    tones = [pair.expected[..., 0][out] for pair, out in zip(pairs, outside, strict=True)]
    samples, light = np.concatenate(pixels), np.concatenate(tones) > LIGHT_TONE
    if len(samples) < FEWEST_SAMPLES:
        return None
    whole = _density(samples)
    kinds = [_density(samples[kind]) for kind in (~light, light)]
    # A kind of surface with few samples is supported by the histogram of all.
    shares = [n / (n + FEWEST_SAMPLES) for n in (int(np.sum(~light)), int(np.sum(light)))]
    mixed = [s * kind + (1 - s) * whole for s, kind in zip(shares, kinds, strict=True)]
    any_way = np.float32(ANY_SHARE * ANY_DENSITY)
    logs = [np.log((1 - ANY_SHARE) * density + any_way) for density in mixed]
    return SceneDifferences(np.asarray(logs, dtype=np.float32))


def _difference(pair: ClayComparison) -> Floats32:
    """Tone against the empty scene's; tints against what so little light leaves of them."""
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
"""Lower end of the histogram beside white paper: ln of light (tone) and of both tints, against the
empty card."""

PAPER_HIGHEST: Final = np.array([0.5, 0.6, 0.5])
"""Upper end of the histogram beside white paper: ln of light (tone) and of both tints, against the
empty card."""

PAPER_STEP: Final = np.array([0.05, 0.04, 0.04])
"""Width of the bins of the histogram beside white paper: ln of light (tone) and of both tints."""

PAPER_BINS: Final = np.ceil((PAPER_HIGHEST - PAPER_LOWEST) / PAPER_STEP).astype(int)
"""Number of bins of the histogram beside white paper, along the tone and both tints."""

PAPER_CALM_BINS: Final = (1.0, 0.8, 0.8)
"""Sigma of the blur over the bins of the histogram beside white paper, along the tone and both
tints."""

PAPER_ANY_SHARE: Final = 0.05
"""Share of the pixels beside white paper that may differ from the empty card in any way."""

PAPER_ANY_DENSITY: Final = 0.2
"""Density, per unit cubed, of the pixels beside white paper that may differ from the empty card in
any way."""


PLAIN_TONE: Final = 0.35
"""ln of light by which plain paper may be darker than the lightest of the empty scene."""

PLAIN_TINT: Final = 0.6
"""ln of one colour by another, below which a surface is hardly tinted and may be plain paper."""

PLAIN_NOISE: Final = 6.0
"""Noise of a pixel over the median noise, below which it may be plain paper: at the print's edges
it is larger."""


@dataclass(frozen=True, slots=True, eq=False)
class Differences:
    """Smoothed histogram of how a class of pixels differs from the empty card.

    Attributes:
        density: (tone bins, tint bins, tint bins), per unit cubed.
    """

    density: Floats

    def log_density(self, difference: Floats32) -> Floats32:
        """How well this class explains differences (h, w, 3): ln per unit cubed, (h, w)."""
        at = np.clip(((difference - PAPER_LOWEST) / PAPER_STEP).astype(np.intp), 0, PAPER_BINS - 1)
        found = self.density[at[..., 0], at[..., 1], at[..., 2]]
        mixed = (1 - PAPER_ANY_SHARE) * found + PAPER_ANY_SHARE * PAPER_ANY_DENSITY
        return np.asarray(np.log(mixed), dtype=np.float32)


def calmed_difference(pair: ClayComparison) -> Floats32:
    """Tone and tints against the empty scene, smoothed over 3 x 3 pixels, (h, w, 3)."""
    return np.asarray(cv2.blur(pair.seen - pair.expected, (3, 3)), dtype=np.float32)


def learn_differences(samples: Floats32) -> Differences:
    """The histogram of the differences of pixels of one class, (n, 3)."""
    inside = np.clip(samples, PAPER_LOWEST + 1e-3, PAPER_HIGHEST - 1e-3)
    limits = list(zip(PAPER_LOWEST, PAPER_HIGHEST, strict=True))
    counts, _ = np.histogramdd(inside, bins=PAPER_BINS, range=limits)
    smooth = ndimage.gaussian_filter(counts + 1e-9, PAPER_CALM_BINS, mode="nearest")
    return Differences(np.asarray(smooth / smooth.sum() / np.prod(PAPER_STEP)))


def plain_paper(pair: ClayComparison) -> Flags:
    """Where the empty scene is white paper: white clay is hard to tell there, (h, w)."""
    tone = pair.expected[..., 0]
    light = tone > np.percentile(tone, 95) - PLAIN_TONE
    grey = np.abs(pair.expected[..., 1:]).max(axis=2) < PLAIN_TINT
    even = pair.noise < np.median(pair.noise) * PLAIN_NOISE
    return np.asarray(light & grey & even)

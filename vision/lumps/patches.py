"""Patches of clay on the table: small things of one colour that neither table nor shadow explains.

Patches of similar tint are one player's clay: its colours are learned from all of them together.
Clay of the table's own tint, above all black clay, looks like a deep shadow. If nothing else was
found, it is searched for again as anything darker than shadows are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats32, Image, Mask
from vision.clay.outline import (
    ClayComparison,
    background_log_density,
    calmed,
    clay_log_density,
    compared,
    half_covered,
    learn_clay,
    unexplained,
)
from vision.lumps.sites import Site

CONTACT_SHADOW: Final = -2.6
"""ln of the light that remains under a ball: a contact shadow is deeper than one cast from afar."""

FAR_SHADOW: Final = -0.75
"""ln of the light that most cast shadows leave: anything darker all over may be dark clay."""

TWO_KINDS: Final = 0.66
"""Least share of the variance of tone that lies between two classes for them to be two kinds of
thing. By trial."""

LEAST_APART: Final = 1.5
"""Least difference, in ln of light, between the mean tones of two kinds of thing at one site."""


SURPRISE: Final = 4.0
"""-ln likelihood of a pixel under the table or a shadow above which it is something else. By
trial."""

LEAST_PX: Final = 60
"""Fewest pixels of a patch; a smaller one is noise."""

AROUND_PX: Final = 16
"""Margin of table, in pixels, around a patch in GrabCut."""

CUTS: Final = 4
"""Rounds of GrabCut."""

LARGEST_PX: Final = 700
"""Largest side of a patch that GrabCut is used on; a larger one is not a heap."""


SURELY_CLAY: Final = 200
"""Level of a soft mask, of 255, above which a pixel shows only clay."""

RIM_PX: Final = 2
"""Distance in pixels from the clay's colour within which a pixel is not doubtful, as colours mix on
the rim."""

ALIKE: Final = 0.45
"""Distance of tints, in ln of light, below which patches are of the same clay."""


CALM_PX: Final = 0.7
"""Sigma of the blur before clay is cut out along edges. By trial."""

TONE_PERCENT: Final = (1, 99)
"""Percentiles of a heap's tones that define its range, so that single pixels do not matter."""


@dataclass(frozen=True, slots=True, eq=False)
class ClayPatch:
    """A connected patch of clay.

    Attributes:
        clay: (h, w) uint8, share of clay in each pixel, 255 for all; other patches are left out.
        doubt: (h, w) bool, where clay differs from its own deep shadow only by an edge: dark
            undersides, and contact shadows that look like them.
        bgr: (h, w, 3) uint8, the same crop of the picture.
        corner_px: Column and row of the crop's pixel (0, 0).
    """

    clay: Mask
    doubt: Flags
    bgr: Image
    corner_px: tuple[int, int]

    @property
    def colours(self) -> Image:
        """The clay's pixels, (n, 3) uint8."""
        return np.asarray(self.bgr[self.clay > SURELY_CLAY], dtype=np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class _Spot:
    """Unexplained pixels at a site, with their tint."""

    site: Site
    bgr: Image
    pair: ClayComparison
    mask: Mask
    tint: Floats32


def patches(
    bgr: Image, found: Sequence[Site], *, dark: bool = False
) -> list[list[list[ClayPatch]]]:
    """All patches that could be missiles.

    If the unexplained pixels are of two kinds, dark and bright, one may be the other's shadow or
    reflection. Such a thing is segmented in three ways: both kinds together, the dark one alone,
    and the bright one alone.

    Args:
        bgr: (h, w, 3) uint8, the picture.
        found: Where something lies.
        dark: Whether to search for what is darker than a shadow, whatever its tint.

    Returns:
        For each thing, for each way in which it is segmented, its patches.
    """
    things: list[list[list[ClayPatch]]] = []
    spots = [spot for site in found for spot in _spots(bgr, site, dark=dark)]
    for group in alike([spot.tint for spot in spots]):
        things += _patches_of_tint([spots[i] for i in group], dark=dark)
    return things


def _spots(bgr: Image, site: Site, *, dark: bool) -> list[_Spot]:
    """The connected parts of the unexplained pixels at a site."""
    crop = np.asarray(bgr[site.box], dtype=np.uint8)
    pair = compared(crop, site.table)
    density = background_log_density(pair, deepest=FAR_SHADOW if dark else CONTACT_SHADOW)
    near = np.asarray(cv2.dilate(site.mask, np.ones((5, 5), np.uint8)), dtype=np.uint8)
    mask = unexplained(density, surprise=SURPRISE) & near
    mask = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)), np.uint8)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    spots = []
    for i in range(1, count):
        if stats[i, cv2.CC_STAT_AREA] >= LEAST_PX:
            own = np.asarray((labels == i).astype(np.uint8) * 255)
            spots.append(_Spot(site, crop, pair, own, _strong_tint(pair.seen, density, own)))
    return spots


def _strong_tint(seen: Floats32, density: Floats32, mask: Mask) -> Floats32:
    """Median tints, (2,), of the half that is explained worst: the clay, not its shadow."""
    inside = mask > 0
    surprise = -density[inside]
    worst = surprise >= np.median(surprise)
    return np.asarray(np.median(seen[inside][worst][:, 1:], axis=0), dtype=np.float32)


def alike(tints: Sequence[Floats32]) -> list[list[int]]:
    """Group tints, each (2,), that belong to one clay, by single linkage; returns indices."""
    groups: list[list[int]] = []
    for i, tint in enumerate(tints):
        near = [
            g for g in groups
            if min(float(np.linalg.norm(tint - tints[j])) for j in g) < ALIKE
        ]  # fmt: skip
        groups = [g for g in groups if g not in near] + [[j for g in near for j in g] + [i]]
    return [sorted(g) for g in groups]


def _patches_of_tint(spots: Sequence[_Spot], *, dark: bool) -> list[list[list[ClayPatch]]]:
    """Segment the spots of one tint, site by site."""
    tint = np.asarray(np.median([spot.tint for spot in spots], axis=0), dtype=np.float32)
    things = []
    for site in {id(spot.site): spot.site for spot in spots}.values():
        here = [spot for spot in spots if spot.site is site]
        own = np.asarray(np.max([spot.mask for spot in here], axis=0), dtype=np.uint8)
        one = _Spot(site, here[0].bgr, here[0].pair, own, tint)
        coloured = _clay_by_colour(one, dark=dark)
        whole = _cut_out(one, coloured)
        kinds = (_split(kind, one.bgr, site) for kind in _dark_and_bright(one, whole))
        ways = [_split(whole, one.bgr, site, coloured), *kinds]
        things.append(ways)
    return things


def _clay_by_colour(spot: _Spot, *, dark: bool) -> Mask:
    """Mask of the clay at a site, 255 or 0: its colours are learned from its surest pixels."""
    deepest = FAR_SHADOW if dark else CONTACT_SHADOW
    density = background_log_density(spot.pair, None if dark else spot.tint, deepest=deepest)
    sure = unexplained(density, surprise=SURPRISE + 1) & spot.mask
    samples = spot.pair.seen[cv2.erode(sure, np.ones((3, 3), np.uint8)) > 0]
    if len(samples) < LEAST_PX // 2:
        return np.zeros_like(spot.mask)
    ratio = calmed(clay_log_density(spot.pair.seen, learn_clay(samples)) - density)
    inside = (ratio > 0) & (cv2.dilate(spot.mask, np.ones((7, 7), np.uint8)) > 0)
    return _tidy(np.asarray(inside.astype(np.uint8) * 255))


def _dark_and_bright(spot: _Spot, whole: Mask) -> list[Mask]:
    """Masks of the dark and of the bright part, if tones are of two kinds (Otsu); else nothing."""
    inside = whole > 0
    if np.count_nonzero(inside) < LEAST_PX:
        return []
    tone = spot.pair.seen[..., 0]
    values = tone[inside]
    low, high = np.percentile(values, TONE_PERCENT)
    levels = np.clip((tone - low) / max(float(high - low), 1e-3) * 255, 0, 255).astype(np.uint8)
    threshold, _ = cv2.threshold(levels[inside], 0, 255, cv2.THRESH_OTSU)
    below = levels[inside] <= threshold
    if below.all() or not below.any():
        return []
    apart = float(values[~below].mean() - values[below].mean())
    between = below.mean() * (1 - below.mean()) * apart**2
    if between < TWO_KINDS * values.var() or apart < LEAST_APART:
        return []
    dark = np.asarray(np.where(inside & (levels <= threshold), 255, 0), dtype=np.uint8)
    return [_cut_out(spot, _tidy(kind)) for kind in (dark, np.asarray(whole - dark, np.uint8))]


def _cut_out(spot: _Spot, mask: Mask) -> Mask:
    """Move the boundary of clay to nearby edges of the picture, by GrabCut.

    Clay in its own shadow, or glossy clay, is as dark and pale as the table there; only its edge
    differs. Graph cut between colours of clay and table (Rother, Kolmogorov, Blake 2004).
    """
    if not mask.any():
        return mask
    columns, rows = cv2.boundingRect(mask)[::2], cv2.boundingRect(mask)[1::2]
    box = (
        slice(max(0, rows[0] - AROUND_PX), rows[0] + rows[1] + AROUND_PX),
        slice(max(0, columns[0] - AROUND_PX), columns[0] + columns[1] + AROUND_PX),
    )
    own = mask[box]
    if max(own.shape) > LARGEST_PX or np.count_nonzero(own) < LEAST_PX:
        return mask
    around = cv2.dilate(np.maximum(spot.site.mask[box], own), np.ones((7, 7), np.uint8))
    guess = np.where(around > 0, cv2.GC_PR_BGD, cv2.GC_BGD).astype(np.uint8)
    guess[own > 0] = cv2.GC_PR_FGD
    if not (guess == cv2.GC_BGD).any():
        return mask
    calm = cv2.GaussianBlur(spot.bgr[box], (0, 0), CALM_PX)
    cv2.setRNGSeed(1)  # its clusters start at random, but the same picture must give the same lumps
    table, clay = np.zeros((1, 65)), np.zeros((1, 65))
    cv2.grabCut(calm, guess, (0, 0, 1, 1), table, clay, CUTS, cv2.GC_INIT_WITH_MASK)
    cut = np.zeros_like(mask)
    cut[box] = np.where((guess == cv2.GC_FGD) | (guess == cv2.GC_PR_FGD), 255, 0)
    return _tidy(cut)


def _tidy(mask: Mask) -> Mask:
    opened = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(255 - opened, connectivity=4)
    small = [i for i in range(1, count) if stats[i, cv2.CC_STAT_AREA] < LEAST_PX // 2]
    return np.asarray(np.where(np.isin(labels, small), 255, opened), dtype=np.uint8)


def _soft_edge(bgr: Image, mask: Mask) -> Mask:
    """Soft mask with the outline where half a pixel is clay; two passes, as the first moves it."""
    first = half_covered(bgr, mask)
    return half_covered(bgr, np.asarray((first > 127).astype(np.uint8) * 255, dtype=np.uint8))


def _split(mask: Mask, bgr: Image, site: Site, coloured: Mask | None = None) -> list[ClayPatch]:
    """One patch for each connected part, with its own soft edge.

    If a mask of the clay's colour is given, pixels away from it are doubtful.
    """
    soft = _soft_edge(bgr, mask)
    size = 2 * RIM_PX + 1
    sure = mask if coloured is None else cv2.dilate(coloured, np.ones((size, size), np.uint8))
    rows, columns = site.box
    count, labels, stats, _ = cv2.connectedComponentsWithStats(
        (soft > 127).astype(np.uint8), connectivity=8
    )
    found = []
    for i in range(1, count):
        if stats[i, cv2.CC_STAT_AREA] < LEAST_PX:
            continue
        own = (labels == i).astype(np.uint8)
        reach = cv2.dilate(own, np.ones((5, 5), np.uint8)) > 0
        mine = reach & ((labels == i) | (labels == 0))
        clay = np.asarray(np.where(mine, soft, 0), dtype=np.uint8)
        doubt = np.asarray((clay > 127) & (sure == 0))
        found.append(ClayPatch(clay, doubt, bgr, (columns.start, rows.start)))
    return found

"""Masks of things in a picture: components, outlines, contrast, and segmentation along edges."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Image
from calibration.detect.discs.ellipse import Ellipse
from vision.masks import disc, largest_component
from vision.masks import filled as without_holes
from vision.portions.colours import Map

UNLIKE: Final = 3.2
"""Difference from the background, in sigmas, above which a pixel is not background."""

SURE_SHARE: Final = 0.5
"""Share of the thing's typical difference from the background above which a pixel certainly is
thing. By trial on the food photographs."""

POSSIBLE_SHARE: Final = 0.31
"""Share of the thing's typical difference from the background above which a pixel possibly is
thing: shadows and edges differ less."""

LEAST_POSSIBLE: Final = 2.5
"""Least difference from the background, in sigmas, of a pixel that possibly is thing, for things
that hardly differ from the background."""

SURELY_GROUND: Final = 1.5
"""Difference in sigmas below which a pixel outside the thing is background."""

AROUND_SHARE: Final = 0.22
"""Distance around the thing within which its boundary is searched for, as a share of the root of
its area."""

RING_PX: Final = 14
"""Margin of background, in pixels, around a thing in GrabCut."""

LEAST_KEPT: Final = 0.3
"""Share of a thing's area that must be left without its shadow for the shadow to be removed."""

ITERATIONS: Final = 4
"""Rounds of GrabCut. By trial."""

BESIDE_PX: Final = 3.0
"""Distance inside and outside an outline at which the colours are compared."""

JUST_CLEAR: Final = (0.2, 0.07, 0.09)
"""Differences of logarithmic colours, brightness first, that are clearly visible."""
CLEAR_ENOUGH: Final = 8.0
"""Difference of colours, in units of `JUST_CLEAR`, at which the clearness of a boundary
saturates."""


def opened(mask: Flags, radius: float) -> Flags:
    """A mask (h, w) without anything thinner than `radius` on both sides."""
    return np.asarray(cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, disc(radius)) > 0)


def closed(mask: Flags, radius: float) -> Flags:
    """A mask (h, w) whose gaps narrower than `radius` on both sides are closed."""
    return np.asarray(cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_CLOSE, disc(radius)) > 0)


def largest_part(mask: Flags) -> Flags:
    """The largest connected part of a mask (h, w); empty if there is none."""
    return largest_component(mask.astype(np.uint8)) > 0


def filled(mask: Flags) -> Flags:
    """A mask (h, w) with its holes filled."""
    return without_holes(mask.astype(np.uint8)) > 0


def outline_of(mask: Flags) -> npt.NDArray[np.float64]:
    """The outline of the largest part, (N, 2) px; empty if there is none."""
    outlines, _ = cv2.findContours(mask.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not outlines:
        return np.empty((0, 2))
    return np.asarray(max(outlines, key=len).reshape(-1, 2), dtype=np.float64)


def border_band(shape: tuple[int, ...]) -> Flags:
    """The pixels along the border of a picture of this shape, (h, w)."""
    width = max(4, shape[0] // 40)
    band = np.ones(shape[:2], dtype=np.bool_)
    band[width:-width, width:-width] = False
    return band


def disc_mask(ellipse: Ellipse, shape: tuple[int, ...], share: float) -> Flags:
    """The pixels of a coin, `share` times as large as it is."""
    return np.asarray(ellipse.inside((shape[0], shape[1]), share))


OPEN_BELOW: Final = 0.3
"""Contrast, 0 to 1, below which a point of an outline counts as open: inside and outside look
alike."""


def contrast_along(mask: Flags, colours: Map) -> float:
    """How clearly a mask's outline follows edges: 0 nowhere, 1 all along it."""
    contrasts = _contrasts(mask, colours)
    return float(contrasts.mean()) if len(contrasts) else 0.0


def open_along(mask: Flags, colours: Map) -> float:
    """Share of a mask's outline without contrast to the outside, 0 to 1."""
    contrasts = _contrasts(mask, colours)
    return float((contrasts < OPEN_BELOW).mean()) if len(contrasts) else 1.0


def _contrasts(mask: Flags, colours: Map) -> Map:
    """Contrast at every point of the outline, 0 to 1; 0 at the picture's edge.

    It compares the colours just inside and just outside each point.
    """
    smooth = cv2.GaussianBlur(mask.astype(np.float32), (0, 0), 2)
    outwards = -np.stack([cv2.Sobel(smooth, cv2.CV_32F, *d) for d in ((1, 0), (0, 1))], axis=2)
    outline = outline_of(mask).astype(int)
    if not len(outline):
        return np.zeros(0, dtype=np.float32)
    normal = outwards[outline[:, 1], outline[:, 0]]
    normal = normal / np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-6)
    inside, outside = (
        _colours_at(colours, outline + step * normal) for step in (-BESIDE_PX, BESIDE_PX)
    )
    off = (outside - inside) / np.array(JUST_CLEAR)
    edge = ((outline <= 1) | (outline >= np.array(mask.shape[::-1]) - 2)).any(axis=1)
    clear = np.minimum(np.linalg.norm(off, axis=1), CLEAR_ENOUGH) / CLEAR_ENOUGH
    return np.asarray(np.where(edge, 0, clear), dtype=np.float32)


def _colours_at(colours: Map, points: npt.NDArray[np.float64]) -> Map:
    at = points.astype(np.float32)[None]
    return np.asarray(cv2.remap(colours, at[..., 0], at[..., 1], cv2.INTER_LINEAR)[0])


def cut_out(bgr: Image, unlike: Map, thing: Flags, never: Flags) -> Flags:
    """Segment the thing along the picture's edges, by GrabCut around a rough mask of it.

    Args:
        bgr: (h, w, 3) uint8.
        unlike: Difference of each pixel from the background in sigmas.
        thing: A rough mask of it.
        never: Pixels that are not part of it.
    """
    possible, sure = thresholds(unlike, thing)
    seeds = np.full(thing.shape, cv2.GC_BGD, dtype=np.uint8)
    around = max(5.0, AROUND_SHARE * float(np.sqrt(thing.sum())))
    near = np.asarray(cv2.dilate(thing.astype(np.uint8), disc(around)) > 0)
    seeds[near] = cv2.GC_PR_BGD
    seeds[near & (unlike > possible)] = cv2.GC_PR_FGD
    seeds[np.asarray(cv2.erode(thing.astype(np.uint8), disc(2)) > 0) & (unlike > sure)] = cv2.GC_FGD
    seeds[near & (unlike < SURELY_GROUND) & ~filled(thing)] = cv2.GC_BGD
    seeds[never] = cv2.GC_BGD
    if not (seeds == cv2.GC_FGD).any():
        return thing
    window = _window(near)
    cut = np.zeros_like(thing)
    cut[window] = _grab_cut(bgr[window], seeds[window])
    return largest_part(opened(cut, 2))


def thresholds(unlike: Map, thing: Flags) -> tuple[float, float]:
    """Differences in sigmas above which a pixel possibly, and certainly, is part of the thing."""
    usual = float(np.percentile(unlike[thing], 75))
    return max(LEAST_POSSIBLE, POSSIBLE_SHARE * usual), max(UNLIKE, SURE_SHARE * usual)


def without_shadow(unlike: Map, thing: Flags) -> Flags:
    """The thing without parts that differ from the background far less than most of it does."""
    possible, _ = thresholds(unlike, thing)
    kept = largest_part(opened(thing & (unlike > possible), 2))
    return kept if kept.sum() > LEAST_KEPT * thing.sum() else thing


def _window(near: Flags) -> tuple[slice, slice]:
    x, y, width, height = cv2.boundingRect(near.astype(np.uint8))
    rows = slice(max(0, y - RING_PX), y + height + RING_PX)
    return rows, slice(max(0, x - RING_PX), x + width + RING_PX)


def _grab_cut(bgr: Image, seeds: npt.NDArray[np.uint8]) -> Flags:
    cv2.setRNGSeed(1)  # GrabCut uses random numbers
    kept = np.ascontiguousarray(seeds)
    models = np.zeros((1, 65)), np.zeros((1, 65))
    cv2.grabCut(
        np.ascontiguousarray(bgr), kept, (0, 0, 0, 0), *models, ITERATIONS, cv2.GC_INIT_WITH_MASK
    )
    return np.asarray((kept == cv2.GC_FGD) | (kept == cv2.GC_PR_FGD))

"""Masks of things in a picture: parts, outlines, and exact segmentation."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from calibration.detect.discs.ellipse import Ellipse
from vision.masks import filled as without_holes
from vision.masks import largest_component
from vision.portions.colours import Map, Mask

UNLIKE: Final = 3.2
"""Sigmas from which on a pixel differs from the background."""

SURE_SHARE: Final = 0.5
"""Share of the thing's usual difference from the background, from which on a pixel is certainly
thing. By trial on the food photographs."""

POSSIBLE_SHARE: Final = 0.31
"""The same for a possible thing: shadows and edges differ less."""

LEAST_POSSIBLE: Final = 2.5
"""Lower limit of that, in sigmas, for things that hardly differ from the background."""

SURELY_GROUND: Final = 1.5
"""Sigmas below which a pixel outside the thing is background."""

AROUND_SHARE: Final = 0.22
"""How far around the thing its boundary is searched, as a share of the root of its area."""

ITERATIONS: Final = 4
"""Rounds of GrabCut. By trial."""

BESIDE_PX: Final = 3.0
"""How far inside and outside an outline its colours are compared."""

JUST_CLEAR: Final = (0.2, 0.07, 0.09)
"""Differences of logarithmic colours, brightness first, that are clearly visible."""
CLEAR_ENOUGH: Final = 8.0
"""In units of `JUST_CLEAR`: clearer boundaries count no more."""


def disk(radius: float) -> npt.NDArray[np.uint8]:
    """A round structuring element."""
    side = 2 * round(radius) + 1
    return np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)), dtype=np.uint8)


def opened(mask: Mask, radius: float) -> Mask:
    """Without anything thinner than `radius` on both sides."""
    return np.asarray(cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, disk(radius)) > 0)


def closed(mask: Mask, radius: float) -> Mask:
    """With gaps narrower than `radius` on both sides closed."""
    return np.asarray(cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_CLOSE, disk(radius)) > 0)


def largest_part(mask: Mask) -> Mask:
    """The largest connected part."""
    return largest_component(mask.astype(np.uint8)) > 0


def filled(mask: Mask) -> Mask:
    """With its holes filled."""
    return without_holes(mask.astype(np.uint8)) > 0


def outline_of(mask: Mask) -> npt.NDArray[np.float64]:
    """The outline of the largest part, (N, 2) px; empty if there is none."""
    outlines, _ = cv2.findContours(mask.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not outlines:
        return np.empty((0, 2))
    return np.asarray(max(outlines, key=len).reshape(-1, 2), dtype=np.float64)


def border_band(shape: tuple[int, ...]) -> Mask:
    """The picture's border."""
    width = max(4, shape[0] // 40)
    band = np.ones(shape[:2], dtype=np.bool_)
    band[width:-width, width:-width] = False
    return band


def disc_mask(ellipse: Ellipse, shape: tuple[int, ...], share: float) -> Mask:
    """The pixels of a coin, `share` times as large as it is."""
    return np.asarray(ellipse.inside((shape[0], shape[1]), share))


OPEN_BELOW: Final = 0.3
"""Contrast, 0 to 1, below which the inside of an outline does not differ from the outside."""


def contrast_along(mask: Mask, colours: Map) -> float:
    """How clearly a mask's outline follows edges: 0 nowhere, 1 all along it."""
    contrasts = _contrasts(mask, colours)
    return float(contrasts.mean()) if len(contrasts) else 0.0


def open_along(mask: Mask, colours: Map) -> float:
    """Share of a mask's outline without contrast to the outside, 0 to 1."""
    contrasts = _contrasts(mask, colours)
    return float((contrasts < OPEN_BELOW).mean()) if len(contrasts) else 1.0


def _contrasts(mask: Mask, colours: Map) -> Map:
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


def cut_out(bgr: Image, unlike: Map, thing: Mask, never: Mask) -> Mask:
    """Segments the thing along the picture's edges: GrabCut around a rough mask of it.

    Args:
        bgr: (h, w, 3) uint8.
        unlike: How many sigmas each pixel is from the background.
        thing: A rough mask of it.
        never: Pixels that are not part of it.
    """
    possible, sure = thresholds(unlike, thing)
    seeds = np.full(thing.shape, cv2.GC_BGD, dtype=np.uint8)
    around = max(5.0, AROUND_SHARE * float(np.sqrt(thing.sum())))
    near = np.asarray(cv2.dilate(thing.astype(np.uint8), disk(around)) > 0)
    seeds[near] = cv2.GC_PR_BGD
    seeds[near & (unlike > possible)] = cv2.GC_PR_FGD
    seeds[np.asarray(cv2.erode(thing.astype(np.uint8), disk(2)) > 0) & (unlike > sure)] = cv2.GC_FGD
    seeds[near & (unlike < SURELY_GROUND) & ~filled(thing)] = cv2.GC_BGD
    seeds[never] = cv2.GC_BGD
    if not (seeds == cv2.GC_FGD).any():
        return thing
    window = _window(near)
    cut = np.zeros_like(thing)
    cut[window] = _grab_cut(bgr[window], seeds[window])
    return largest_part(opened(cut, 2))


def thresholds(unlike: Map, thing: Mask) -> tuple[float, float]:
    """From how many sigmas on a pixel is possibly, and certainly, part of the thing."""
    usual = float(np.percentile(unlike[thing], 75))
    return max(LEAST_POSSIBLE, POSSIBLE_SHARE * usual), max(UNLIKE, SURE_SHARE * usual)


def without_shadow(unlike: Map, thing: Mask) -> Mask:
    """The thing without parts that differ from the background far less than most of it does."""
    possible, _ = thresholds(unlike, thing)
    kept = largest_part(opened(thing & (unlike > possible), 2))
    return kept if kept.sum() > 0.3 * thing.sum() else thing


def _window(near: Mask) -> tuple[slice, slice]:
    x, y, width, height = cv2.boundingRect(near.astype(np.uint8))
    ring = 14
    return slice(max(0, y - ring), y + height + ring), slice(max(0, x - ring), x + width + ring)


def _grab_cut(bgr: Image, seeds: npt.NDArray[np.uint8]) -> Mask:
    cv2.setRNGSeed(1)  # GrabCut uses random numbers
    kept = np.ascontiguousarray(seeds)
    models = np.zeros((1, 65)), np.zeros((1, 65))
    cv2.grabCut(
        np.ascontiguousarray(bgr), kept, (0, 0, 0, 0), *models, ITERATIONS, cv2.GC_INIT_WITH_MASK
    )
    return np.asarray((kept == cv2.GC_FGD) | (kept == cv2.GC_PR_FGD))

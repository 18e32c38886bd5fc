"""Gives a rendered world new grounds and new clay, and keeps its light, shadows and shapes.

So one world with a plain grey ground gives many examples: light is linear, so a pixel of grey
ground times a print's colour is what the print would have looked like there.
"""

from typing import Any, Final

import cv2
import numpy as np
import numpy.typing as npt

from tests.training.look.prints import SIDE, Floats, Random, colour, noise
from vision.look.look import Kind

Labels = npt.NDArray[np.uint8]

GREY_GROUND: Final = 0.55
GREY_CLAY: Final = 0.456
"""Linear reflectance of the generator's grey ground and grey clay (#b4b4b4)."""

SHADOW_POWER: Final = (1.2, 3.5)
"""Least and largest exponent to which the light in a shadow is raised to make it harder."""

CLAY_SHARE: Final = 0.5
"""Share of that exponent that applies to clay's own shading, which turns from the lamp
gradually."""

FLAT_PX: Final = (5.0, 60.0)
"""Least and largest radius of flat shapes, pixels: like missiles and creatures."""

RINGS: Final = 0.25
"""Share of the flat shapes with a hole."""

LEAST_LIGHT: Final = 0.03
"""Least share of light in a shadow before it is made harder."""

EDGE_PX: Final = 0.6
"""Sigma in pixels of the blur of a class's border, as pixels at an edge belong to both sides."""


def soft(mask: npt.NDArray[np.bool_]) -> Floats:
    """A mask with a soft border, as shares (h, w, 1)."""
    shares = cv2.GaussianBlur(mask.astype(np.float32), (0, 0), EDGE_PX)
    return np.asarray(shares[..., None], dtype=np.float32)


def laid_out(r: Random, print_: Floats, size_wh: tuple[int, int]) -> Floats:
    """A print as a tilted camera sees it on a table, (h, w, 3)."""
    width, height = size_wh
    ys, xs = np.mgrid[:height, :width].astype(np.float32)
    tilt, turn, scale = r.uniform(0, 0.75), r.uniform(0, 2 * np.pi), r.uniform(0.5, 3.0)
    depth = 1 / np.maximum(1 + tilt * (2 * ys / height - 1), 0.12)
    x, y = (xs - width / 2) * depth * scale, height * depth * scale * 1.3
    u = np.cos(turn) * x - np.sin(turn) * y + r.uniform(0, SIDE)
    v = np.sin(turn) * x + np.cos(turn) * y + r.uniform(0, SIDE)
    calm = cv2.GaussianBlur(print_, (0, 0), 0.4 * scale) if scale > 1 else print_
    x_px, y_px = (u % SIDE).astype(np.float32), (v % SIDE).astype(np.float32)
    warped = cv2.remap(calm, x_px, y_px, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
    return np.asarray(warped, dtype=np.float32)


def with_flat_shapes(r: Random, ground: Floats) -> tuple[Floats, npt.NDArray[np.bool_]]:
    """A ground with sheets of paper on it that show discs, rings and blots in clay's colours.

    They have the outlines of lumps of clay, but lie flat: no shade, no shadow.

    Args:
        r: Random number generator.
        ground: (h, w, 3), as a camera sees it.

    Returns:
        The ground with the sheets, and the mask (h, w) of the sheets.
    """
    ground, sheets = ground.copy(), np.zeros(ground.shape[:2], np.uint8)
    squeeze = float(r.uniform(0.45, 1.0))
    for _ in range(int(r.integers(1, 4))):
        middle = r.uniform([0, 0], ground.shape[1::-1])
        radius = float(np.exp(r.uniform(*np.log(FLAT_PX))))
        sheet = _polygon(r, middle, radius * r.uniform(1.7, 2.5), squeeze, 4)
        paper = r.uniform(0.55, 0.92) * np.exp(r.normal(0, 0.04, 3))
        cv2.fillPoly(ground, [sheet], paper.tolist(), cv2.LINE_AA)
        cv2.fillPoly(sheets, [sheet], 1)
        shape = _polygon(r, middle, radius, squeeze, int(r.choice([4, 6, 9, 40, 40, 40])))
        cv2.fillPoly(ground, [shape], colour(r, pale=0.1).tolist(), cv2.LINE_AA)
        if r.random() < RINGS:
            hole = _polygon(r, middle, radius * r.uniform(0.3, 0.7), squeeze, 40)
            cv2.fillPoly(ground, [hole], colour(r, pale=0.6).tolist(), cv2.LINE_AA)
    return ground, sheets > 0


def _polygon(
    r: Random, middle: npt.NDArray[np.float64], radius: float, squeeze: float, corners: int
) -> npt.NDArray[np.int32]:
    """A rough circle as a polygon (corners, 2), pixels, foreshortened like the table."""
    turn = r.uniform(0, 2 * np.pi) + np.arange(corners) * 2 * np.pi / corners
    far = radius * np.exp(r.normal(0, 0.03, corners) if corners < 12 else np.zeros(corners))
    offsets = far[:, None] * np.column_stack([np.cos(turn), squeeze * np.sin(turn)])
    return np.asarray(np.rint(middle + offsets), dtype=np.int32)


def with_ground(picture: Floats, label: Labels, ground: Floats) -> Floats:
    """A picture with its plain grey ground replaced by a print."""
    share = soft(label == Kind.TABLE)
    return picture * (share * ground / GREY_GROUND + (1 - share))


def with_clay(r: Random, full: Floats, label: Labels, which: Labels, near: Floats) -> Floats:
    """A picture with new colours of clay; lumps of one creature mostly share a colour.

    Args:
        r: Random number generator.
        full: (h, w, 3), linear.
        label: Class of each pixel.
        which: Number of the lump at each pixel.
        near: Colour of the ground, for clay that is hard to distinguish from it.
    """
    share, lumps = soft(label == Kind.CLAY), np.unique(which[label == Kind.CLAY])
    factor, paint = np.ones_like(full), None
    for lump in lumps:
        inside = which == lump
        if paint is None or r.random() < 0.35:
            paint = _paint(r, full.shape[:2], near)
        factor[inside] = paint[inside] / _reflectance(full[inside])
    spread = cv2.blur(factor, (3, 3)) if len(lumps) else factor
    factor = np.where((label == Kind.CLAY)[..., None], factor, spread)
    return _keep_gloss(full, factor, share)


def with_harder_light(r: Random, full: Floats, empty: Floats, label: Labels) -> Floats:
    """A picture with darker shadows than it was rendered with, as if one lamp gave most light.

    On flat parts, shadow is where the empty table is brighter; on clay, where it is darker than its
    bright parts.

    Args:
        full: (h, w, 3), linear.
        empty: The same without what stands there, linear.
        label: Classes of the pixels of `full`.
    """
    seen, bare = (cv2.blur(p.mean(axis=2), (3, 3)) for p in (full, empty))
    power = float(r.uniform(*SHADOW_POWER)) - 1
    left = np.clip(seen / np.maximum(bare, 1e-4), LEAST_LIGHT, 1) ** power
    clay = label == Kind.CLAY
    bright = max(float(np.percentile(seen[clay], 90)), 1e-4) if clay.any() else 1.0
    shade = np.clip(seen / bright, LEAST_LIGHT, 1) ** (CLAY_SHARE * power)
    flat = soft((label == Kind.TABLE) | (label == Kind.PRINT))[..., 0]
    lump = soft(clay)[..., 0]
    factor = flat * left + lump * shade + np.clip(1 - flat - lump, 0, 1)
    return np.asarray(full * factor[..., None], dtype=np.float32)


def _reflectance(pixels: Floats) -> Floats:
    """Approximate reflectance of clay: the generator's grey, or its colour if it has one."""
    middle = pixels.mean(axis=0)
    hue = middle / max(float(middle.mean()), 1e-4)
    return np.asarray(GREY_CLAY * np.clip(hue, 0.1, 3), dtype=np.float32)


def _keep_gloss(full: Floats, factor: Floats, share: Floats) -> Floats:
    """The picture (h, w, 3) with its clay multiplied by `factor`, except for glints.

    Light above the 97th percentile of the clay's is gloss, which keeps the lamp's own colour.
    """
    inside = full[share[..., 0] > 0.5]
    if not len(inside):
        return full
    limit = np.float32(np.percentile(inside.mean(axis=1), 97))
    matt = np.minimum(full, limit)
    clay = matt * factor + (full - matt)
    return np.asarray(share * clay + (1 - share) * full, dtype=np.float32)


def _paint(r: Random, size_hw: tuple[int, int], near: Floats) -> Floats:
    """Reflectance of clay at each pixel: one colour, or two that are kneaded together."""
    one = _clay_colour(r, near)
    if r.random() < 0.65:
        return np.broadcast_to(one, (*size_hw, 3))
    field = noise(r, SIDE, r.uniform(12, 60))[: size_hw[0], : size_hw[1]]
    if field.shape != size_hw:
        field = np.asarray(cv2.resize(field, size_hw[::-1]), np.float32)
    share = np.clip((field - 0.5) / r.choice([0.02, 0.1, 0.3]) + 0.5, 0, 1)[..., None]
    return np.asarray(share * one + (1 - share) * _clay_colour(r, near), dtype=np.float32)


def _clay_colour(r: Random, near: Floats) -> Floats:
    chosen: npt.NDArray[Any]
    kind = r.random()
    if kind < 0.25:
        chosen = near * r.lognormal(0, 0.25) * r.lognormal(0, 0.12, 3)
    elif kind < 0.4:
        chosen = np.full(3, r.choice([0.02, 0.05, 0.2, 0.5, 0.8])) * r.lognormal(0, 0.06, 3)
    else:
        chosen = colour(r, pale=0.1)
    return np.clip(chosen, 0.01, 0.92).astype(np.float32)

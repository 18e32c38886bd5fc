"""What stands on a plate or a table, cut out of a picture from the side."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.discs.ellipse import Ellipse
from vision.frame import Image
from vision.portions.colours import (
    COLOUR_WEIGHT,
    Ground,
    Map,
    Mask,
    ground_of,
    log_colours,
    unlike,
)
from vision.portions.masks import (
    UNLIKE,
    border_band,
    closed,
    contrast_along,
    cut_out,
    disc_mask,
    filled,
    opened,
    without_shadow,
)

COIN_SHARE: Final = 1.25
WALL_BRIGHTER: Final = 0.3
"""Walls are lit unevenly; just around the thing less so."""
NEAR_WALL_DARKER: Final = 0.28
NEAR_WALL_BRIGHTER: Final = 0.2
TOLERANCES: Final = (1.0, 0.65, 0.42)
"""Food may have the wall's colour: looked for again with less tolerance for light."""
WIDE_COLOURS: Final = 8
WIDE_SPREAD: Final = 0.2
"""Of the picture's width, standard deviation: evenly spread is 0.29, a plate half as wide 0.15."""
PLATE_COINS: Final = 4.2
"""Something this many times as wide as the coin is a plate with what stands on it."""
WING: Final = 0.17
"""Its ends on both sides show the plate alone."""
LEAST_COINS: Final = 0.3
FOOT_COINS: Final = 2.5
MOST_SIGMAS: Final = 12.0
WIDTH_LN_SIGMA: Final = 0.12


def cut_from_side(bgr: Image, coin: Ellipse, widths_px: tuple[float, float]) -> Mask:
    """What stands there, without its plate.

    Args:
        bgr: (h, w, 3) uint8, about 400 px long.
        coin: The coin beside it, left out; it stands about where the thing does.
        widths_px: How wide the thing is at least and at most, as the picture from above tells.

    Returns:
        (h, w) bool; nothing set where nothing is to be seen.
    """
    colours = log_colours(bgr)
    coin_px = disc_mask(coin, bgr.shape, COIN_SHARE)
    border = ground_of(colours[border_band(bgr.shape) & ~coin_px], 7)
    off = unlike(colours, border, least_share=0.03, brighter=WALL_BRIGHTER)
    farther = np.minimum(off, unlike(colours, _wide(colours), brighter=WALL_BRIGHTER))
    best, chosen = 0.0, np.zeros(bgr.shape[:2], dtype=np.bool_)
    for unlike_wall in (off, farther):
        unlike_wall[coin_px] = 0
        cut = _cut(bgr, colours, unlike_wall, coin, coin_px, widths_px)
        score = _as_expected(cut, colours, widths_px)
        if score > best:
            best, chosen = score, cut
    return chosen


def _cut(
    bgr: Image,
    colours: Map,
    off: Map,
    coin: Ellipse,
    coin_px: Mask,
    widths_px: tuple[float, float],
) -> Mask:
    whole = _standing(off, coin, float(bgr.shape[0]), None)[0]
    if not whole.any():
        return whole
    scene = _scene(whole, coin, bgr.shape)
    again, thing = _looked_again(colours, scene, coin, coin_px, widths_px)
    if not thing.any():
        return thing
    never = coin_px.copy()
    never[int(scene.line + 1.2 * coin.half_axes_px[0]) :] = True
    return filled(cut_out(bgr, again, without_shadow(again, thing), never))


def _as_expected(cut: Mask, colours: Map, widths_px: tuple[float, float]) -> float:
    if not cut.any():
        return 0.0
    wide = cv2.boundingRect(cut.astype(np.uint8))[2]
    return contrast_along(cut, colours) * _as_wide(wide, widths_px)


def _wide(colours: Map) -> Ground:
    """Colours that are found all along the picture: walls and floors that do not touch its edge."""
    ground = ground_of(colours.reshape(-1, 3), WIDE_COLOURS)
    weights = np.array([1, COLOUR_WEIGHT, COLOUR_WEIGHT], dtype=np.float32)
    apart = [
        (((colours - m.astype(np.float32)) * weights) ** 2).sum(axis=2) for m in ground.middles
    ]
    nearest = np.argmin(apart, axis=0)
    spreads = [float(np.std(np.nonzero(nearest == k)[1])) for k in range(len(ground.middles))]
    wide = np.array(spreads) > WIDE_SPREAD * colours.shape[1]
    return ground.without(wide & (ground.shares > 0.03))


@dataclass(frozen=True, slots=True, eq=False)
class _Scene:
    """The surroundings of what stands there.

    Attributes:
        frame: Wall and floor just around it.
        within: Everything inside that frame.
        wings: The ends of the plate; nothing set where there is none.
        line: Row above which the thing's middle must lie.
    """

    frame: Mask
    within: Mask
    wings: Mask
    line: float


def _scene(whole: Mask, coin: Ellipse, shape: tuple[int, ...]) -> _Scene:
    height, width = shape[:2]
    radius = coin.half_axes_px[0]
    x, y, wide, high = cv2.boundingRect(whole.astype(np.uint8))
    on_plate = wide > PLATE_COINS * 2 * radius
    left, right = max(0, x - int(1.2 * radius)), min(width, x + wide + int(1.2 * radius))
    top = max(0, y - int(max(2.2 * radius, 0.25 * high)))
    if on_plate:
        top = max(0, min(top, y + high - int(9 * radius)))
    bottom = min(height, y + high + int(1.2 * radius))
    box = np.zeros((height, width), dtype=np.bool_)
    box[top:bottom, left:right] = True
    inner = np.zeros_like(box)
    inner[top + 5 : bottom - 5, left + 5 * (left > 0) : right - 5 * (right < width)] = True
    frame = box.copy()
    frame[top + 5 : bottom - 5, left + 5 : right - 5] = False
    if not on_plate:
        return _Scene(frame, inner, np.zeros_like(box), float(height))
    wings = _wings(whole, x, wide)
    line = float(np.median(np.nonzero(wings)[0])) + 0.25 * radius
    return _Scene(frame, inner, wings, line)


def _wings(whole: Mask, x: int, wide: int) -> Mask:
    columns = np.arange(whole.shape[1])[None, :]
    left = whole & (columns < x + WING * wide)
    right = whole & (columns > x + (1 - WING) * wide)
    if x <= 2:  # cut by the picture's edge, this end may be anything
        return np.asarray(right)
    if x + wide >= whole.shape[1] - 2:
        return np.asarray(left)
    return np.asarray(left | right)


def _looked_again(
    colours: Map, scene: _Scene, coin: Ellipse, coin_px: Mask, widths_px: tuple[float, float]
) -> tuple[Map, Mask]:
    near = ground_of(colours[scene.frame & ~coin_px], 7)
    plate = None
    if scene.wings.any():
        plate = unlike(colours, ground_of(colours[scene.wings], 3), least_share=0.2)
    best, chosen_off, chosen = -1.0, np.zeros(coin_px.shape, np.float32), np.zeros_like(coin_px)
    for tolerance in TOLERANCES:
        off = unlike(
            colours,
            near,
            least_share=0.03,
            darker=NEAR_WALL_DARKER * tolerance,
            brighter=NEAR_WALL_BRIGHTER * tolerance,
        )
        off = np.where(scene.within & ~coin_px, off, 0)
        off = off if plate is None else np.minimum(off, plate)
        thing, score = _standing(off, coin, scene.line, widths_px)
        if score * np.sqrt(tolerance) > best:
            best, chosen_off, chosen = score * np.sqrt(tolerance), off, thing
    return chosen_off, chosen


def _standing(
    off: Map, coin: Ellipse, line: float, widths_px: tuple[float, float] | None
) -> tuple[Mask, float]:
    """The part that is large, clear, as wide as it should be, and stands where the coin does."""
    radius = coin.half_axes_px[0]
    parts = off > UNLIKE
    parts[int(line + radius) :] = False
    parts = closed(opened(parts, 2), 3)
    count, labels, stats, middles = cv2.connectedComponentsWithStats(parts.astype(np.uint8))
    floor = min(coin.centre_px[1] + radius, line + radius)
    best, chosen = -1.0, np.zeros(off.shape, dtype=np.bool_)
    for k in range(1, count):
        _, y, wide, high, area = stats[k].tolist()
        if area < LEAST_COINS * np.pi * radius**2 or middles[k, 1] > line:
            continue
        part = labels == k
        clear = float(np.minimum(off[part], MOST_SIGMAS).mean())
        foot = (y + high - floor) / radius
        score = np.sqrt(area) * clear * np.exp(-0.5 * (foot / FOOT_COINS) ** 2)
        score *= _as_wide(wide, widths_px)
        if score > best:
            best, chosen = float(score), np.asarray(part)
    return chosen, best


def _as_wide(wide: float, widths_px: tuple[float, float] | None) -> float:
    if widths_px is None:
        return 1.0
    off = max(0.0, np.log(widths_px[0] / wide), np.log(wide / widths_px[1])) / WIDTH_LN_SIGMA
    return float(np.exp(-0.5 * off**2))

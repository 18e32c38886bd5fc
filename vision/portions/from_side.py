"""What stands on a plate or a table, cut out of a picture from the side.

It stands about where the coin does, and is about as wide as from above. It is looked for at every
place along that line: what is seen left and right of a place is the ground there, wall and plate
and all, and the best founded line around something else tells where it is.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.detect.discs.ellipse import Ellipse
from vision.portions.colours import Map, Mask, ground_of, log_colours, unlike
from vision.portions.masks import border_band, disc_mask, open_along
from vision.portions.rings import (
    Frames,
    LineEvidence,
    Rings,
    fine_colours,
    frames_of,
    inside,
    rings,
    usual_clearness,
)


@dataclass(frozen=True, slots=True)
class SideCutTuning:
    """How what stands before a wall is told from it, from the side.

    By trial on the food photographs (docs/portions.md) where no other source is named; guarded by
    tests/vision/portions/test_from_side.py, and the portions in docs/accuracy.md.
    """

    coin_share: float = 1.25
    """Of the coin's radius: the coin and its shadow, which are no ground and no thing."""

    colour_weight: float = 3.0
    """What tint counts against brightness when edges are looked for."""

    ground_cost: float = 1.0
    """What ground within the line, and thing without, cost, against clear edges."""

    places: float = 0.3
    """Of the least width, from one place to the next."""

    most_places: int = 64
    """At which a thing is looked for, whatever its width."""

    one_width: float = 1.35
    """Widths farther apart than by this factor are looked for one by one."""

    usual_foot: tuple[float, float] = (-0.4, 0.8)
    """Mean and sigma of that, as it is expected."""

    beside_from: float = 0.62
    """Of the width, off a place: from there on its ground is seen."""

    beside_to: float = 1.9
    """Of the width, off a place: up to there."""

    grounds: int = 8
    """Colours into which that ground is clustered: wall, table, plate, their shades."""

    least_share: float = 0.03
    """Of the ground: what is rarer may be the thing."""

    darker: float = 0.3
    """ln of light, one sigma: how much darker shadows may make the ground."""

    brighter: float = 0.25
    """The same, brighter, for gleams."""

    rounds: int = 3
    """The line is looked for so often, each time from the last one found."""

    go_on: int = 4
    """Of the lines found at all places, so many of the best are bettered."""

    least_ground_px: int = 200
    """Where less ground is seen, nothing is looked for."""

    width_ln_sigma: float = 0.10
    """ln by which the width from the side may be off what was seen from above, one sigma."""

    width_cost: float = 0.125
    """Of one sigma squared of it, in units of a line's worth."""

    foot_cost: float = 0.025
    """The same of the foot's place."""

    height_worth: float = 0.12
    """Of an e-fold of height: a half of the thing, or an end of its plate, has edges all around as
    well."""

    most_looks: float = 2.5
    """Sigmas of it from which on more costs no more."""

    looks_cost: float = 0.15
    """Of so many sigmas, in units of a line's worth."""

    open_cost: float = 2.0
    """Of a line that nothing parts from what is outside, in units of its worth: it cuts a thing in
    two. Of food outlines that were more than 15 % off, 6 of 8 are open for more than 0.03, of 22
    good ones one."""


TUNING: Final = SideCutTuning()

HEIGHTS: Final = (0.3, 0.55, 0.9)
"""Of the width, that are tried first."""

FEET: Final = (-1.1, -0.4, 0.3)
"""Where a thing's foot is tried, in coins' radii below the coin's foot: on a plate it stands
higher, nearer by lower."""


LOOKS_SIGMA: Final = np.array([0.7, 0.25, 0.25])
"""ln of brightness and of both tints, one sigma: how far the thing may look from its picture from
above."""


def cut_from_side(
    bgr: Image,
    whole: Image,
    coin: Ellipse,
    widths_px: tuple[float, float],
    looks: Floats,
) -> tuple[Mask, float]:
    """What stands there, without its plate.

    Args:
        bgr: (h, w, 3) uint8, about 400 px long.
        whole: The same as it came.
        coin: The coin beside it in `bgr`, left out; it stands about where the thing does.
        widths_px: How wide the thing is at least and at most, as the picture from above tells.
        looks: (3,) as `looks_of` tells from above.

    Returns:
        (h, w) bool, nothing set where nothing is to be seen; and how well it is founded, about 1
        where all of its outline is clear.
    """
    colours = log_colours(bgr)
    coin_px = disc_mask(coin, bgr.shape, TUNING.coin_share)
    fine = fine_colours(whole, (bgr.shape[1], bgr.shape[0]), TUNING.colour_weight)
    usual = usual_clearness(fine)
    best, chosen = -np.inf, np.zeros((3, 2))
    for place in _places(coin, bgr.shape[1], widths_px):
        frames = _frames(place, coin, widths_px)
        off = _unlike_beside(colours, coin_px, coin, place, widths_px)
        if off is None:
            continue
        found = _looked(LineEvidence(fine, off, off, usual), frames)
        scores = found.clear - _unexpected(found.points_px, coin, widths_px, bgr.shape)
        scores -= [_unalike(colours, inside(line, bgr.shape), looks) for line in found.points_px]
        if scores.max() > best:
            best, chosen = float(scores.max()), found.points_px[scores.argmax()]
    if not np.isfinite(best):
        return coin_px & False, 0.0
    cut = inside(chosen, bgr.shape)
    return cut, best - TUNING.open_cost * open_along(cut, colours)


def _places(coin: Ellipse, width: int, widths_px: tuple[float, float]) -> Floats:
    least = widths_px[0]
    step = max(TUNING.places * least, width / TUNING.most_places)
    places = np.arange(0.35 * least, width - 0.35 * least, step)
    apart = 0.5 * least + 0.6 * coin.half_axes_px[0]
    return np.asarray(places[np.abs(places - coin.centre_px[0]) > apart])


def _foot(coin: Ellipse) -> float:
    return float(coin.centre_px[1] + coin.half_axes_px[0])


def _frames(place: float, coin: Ellipse, widths_px: tuple[float, float]) -> Frames:
    least, most = widths_px
    widths = (
        (1.1 * least, 0.92 * most) if most > TUNING.one_width * least else (np.sqrt(least * most),)
    )
    middles, shapes = [], []
    for half in (width / 2 for width in widths):
        for height in HEIGHTS:
            for foot in FEET:
                y = _foot(coin) + foot * coin.half_axes_px[0] - height * half
                middles.append((place, y))
                shapes.append(np.diag([half, height * half]))
    return Frames(np.array(middles), np.array(shapes))


def _unlike_beside(
    colours: Map, coin_px: Mask, coin: Ellipse, place: float, widths_px: tuple[float, float]
) -> Map | None:
    """Sigmas off what is seen left and right of a place."""
    radius, foot = coin.half_axes_px[0], _foot(coin)
    width = (widths_px[0] + widths_px[1]) / 2
    away = np.abs(np.arange(colours.shape[1]) - place)
    columns = (away > TUNING.beside_from * width) & (away < TUNING.beside_to * widths_px[1])
    rows = np.arange(colours.shape[0])
    rows_seen = (rows > foot - 1.5 * widths_px[1] - radius) & (rows < foot + 1.2 * radius)
    beside = rows_seen[:, None] & columns[None] & ~coin_px
    if beside.sum() < TUNING.least_ground_px:
        return None
    ground = ground_of(colours[beside], TUNING.grounds)
    off = unlike(
        colours,
        ground,
        least_share=TUNING.least_share,
        darker=TUNING.darker,
        brighter=TUNING.brighter,
    )
    off[coin_px] = 0
    return off


def _looked(evidence: LineEvidence, frames: Frames) -> Rings:
    found = rings(evidence, frames, TUNING.ground_cost).best(TUNING.go_on)
    for _ in range(TUNING.rounds - 1):
        found = rings(evidence, frames_of(found.points_px), TUNING.ground_cost)
    return found


def looks_of(colours: Map, mask: Mask) -> Floats:
    """Colours of what a mask shows by those of the picture's border, (3,) as `log_colours`.

    Both pictures' borders show table and wall, so different white balances cancel.
    """
    border = np.median(colours[border_band(colours.shape)], axis=0)
    return np.asarray(np.median(colours[mask], axis=0) - border, dtype=np.float64)


def _unalike(colours: Map, mask: Mask, looks: Floats) -> float:
    """Penalty for colours unlike the thing's from above; bounded, as sides differ from tops."""
    if not mask.any():
        return TUNING.looks_cost
    off = (looks_of(colours, mask) - looks) / LOOKS_SIGMA
    return TUNING.looks_cost * min(1.0, float(off @ off) / TUNING.most_looks**2)


def _unexpected(
    lines: Floats, coin: Ellipse, widths_px: tuple[float, float], shape: tuple[int, ...]
) -> Floats:
    """Penalty, (B,), for lines (B, N, 2) of an unexpected width or foot, low, or cut off."""
    width = np.ptp(lines[..., 0], axis=1)
    off = np.maximum(np.log(widths_px[0] / width), np.log(width / widths_px[1]))
    foot = (lines[..., 1].max(axis=1) - _foot(coin)) / coin.half_axes_px[0]
    lost = TUNING.width_cost * (np.maximum(off, 0) / TUNING.width_ln_sigma) ** 2
    lost += TUNING.foot_cost * ((foot - TUNING.usual_foot[0]) / TUNING.usual_foot[1]) ** 2
    lost -= TUNING.height_worth * np.log(np.ptp(lines[..., 1], axis=1) / coin.half_axes_px[0])
    edge = ((lines < 2) | (lines > np.array([shape[1], shape[0]]) - 3)).any(axis=2)
    return np.asarray(lost + edge.mean(axis=1))

"""Segment what stands on a plate or a table in a picture from the side.

It stands about where the coin does, and is about as wide as from above. It is searched for at
columns all along the picture: what is visible left and right of a column is taken as background
there, wall and plate included, and the best supported contour around something different is chosen.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats, Image
from calibration.detect.discs.ellipse import Ellipse
from vision.portions.colours import Map, ground_of, log_colours, unlike
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
    """How a thing in front of a wall is segmented, seen from the side.

    By trial on the food photographs (docs/portions.md) unless another source is given; guarded by
    tests/vision/portions/test_from_side.py, and the portions in docs/accuracy.md.
    """

    coin_share: float = 1.25
    """Radius around the coin's middle, in radii of the coin, within which pixels are neither
    background nor thing: the coin and its shadow."""

    colour_weight: float = 3.0
    """Weight of tint relative to brightness in edge detection."""

    ground_cost: float = 1.0
    """Cost of background inside the contour and of the thing outside it, relative to clear
    edges."""

    places: float = 0.3
    """Step from one place to the next, as a share of the least width."""

    most_places: int = 64
    """Largest number of places that are searched, whatever the thing's width."""

    one_width: float = 1.35
    """Ratio of the largest to the least width above which each of two widths is searched for
    separately."""

    two_widths: tuple[float, float] = (1.1, 0.92)
    """The two widths that are then searched for: a factor on the least width, and one on the
    largest."""

    from_border: float = 0.35
    """Distance from the picture's left or right border, as a share of the least width, within which
    no place is searched."""

    from_coin: float = 0.6
    """Least distance of a place from the coin's middle, in radii of the coin; half the least width
    is added."""

    usual_foot: tuple[float, float] = (-0.4, 0.8)
    """Expected place of the foot, in radii of the coin below the coin's foot: mean and sigma."""

    beside_from: float = 0.62
    """Distance from a place at which the background beside it begins, as a share of the mean of the
    least and the largest width."""

    beside_to: float = 1.9
    """Distance from a place at which the background beside it ends, as a share of the largest
    width."""

    beside_above: float = 1.5
    """Height above the coin's foot up to which the background is sampled, in largest widths of the
    thing; a radius of the coin is added."""

    beside_below: float = 1.2
    """Depth below the coin's foot down to which the background is sampled, in radii of the coin."""

    grounds: int = 8
    """Number of clusters of the background's colours: wall, table, plate, their shades."""

    least_share: float = 0.03
    """Least share of the background's samples for a colour to count; a rarer one may be the
    thing."""

    darker: float = 0.3
    """Sigma, in ln of light, of how much darker shadows make the background."""

    brighter: float = 0.25
    """Sigma, in ln of light, of how much brighter highlights make the background."""

    rounds: int = 3
    """Number of searches for the contour, each starting from the last one found."""

    go_on: int = 4
    """Number of the best contours at a place that are refined."""

    least_ground_px: int = 200
    """Fewest visible background pixels for a place to be searched."""

    width_ln_sigma: float = 0.10
    """Sigma of ln of the width from the side relative to that from above."""

    width_cost: float = 0.125
    """Cost of one squared sigma of the width (`width_ln_sigma`), in units of a contour's score."""

    foot_cost: float = 0.025
    """Cost of one squared sigma of the foot's place (`usual_foot`), in units of a contour's
    score."""

    height_worth: float = 0.12
    """Score for each e-fold of height: half of the thing, or an end of its plate, has edges all
    around as well."""

    most_looks: float = 2.5
    """Colour difference, in sigmas, beyond which its cost no longer rises."""

    looks_cost: float = 0.15
    """Cost of colours that are `most_looks` sigmas off or more, in units of a contour's score."""

    open_cost: float = 2.0
    """Cost of a contour without contrast along all its length, in units of its score: such a
    contour cuts a thing in two. Of food outlines that were more than 15 % off, 6 of 8 are open for
    more than 0.03; of 22 good ones, one."""


TUNING: Final = SideCutTuning()

HEIGHTS: Final = (0.3, 0.55, 0.9)
"""Heights of the first frames, as shares of the width."""

FEET: Final = (-1.1, -0.4, 0.3)
"""Positions of the foot that are tried, in radii of the coin below the coin's foot: it is higher on
a plate, and lower if it is nearer."""


LOOKS_SIGMA: Final = np.array([0.7, 0.25, 0.25])
"""Sigmas of ln of brightness and of both tints between the thing's colours from the side and from
above."""


def cut_from_side(
    bgr: Image,
    whole: Image,
    coin: Ellipse,
    widths_px: tuple[float, float],
    looks: Floats,
) -> tuple[Flags, float]:
    """Segment the thing beside the coin, without its plate.

    Args:
        bgr: (h, w, 3) uint8, about 400 px long.
        whole: The same picture at its original size.
        coin: The coin beside the thing in `bgr`, which is left out; it stands about where the thing
            does.
        widths_px: The thing's least and largest width, according to the picture from above.
        looks: (3,) from `looks_of`, from above.

    Returns:
        (h, w) bool, empty if nothing is visible; and the score of its outline, about 1 if all of it
        is clear.
    """
    colours = log_colours(bgr)
    coin_px = disc_mask(coin, bgr.shape, TUNING.coin_share)
    fine = fine_colours(whole, (bgr.shape[1], bgr.shape[0]), TUNING.colour_weight)
    usual = usual_clearness(fine)
    best, chosen = -np.inf, np.zeros((3, 2))
    for place in _searched_columns(coin, bgr.shape[1], widths_px):
        frames = _frames_at(place, coin, widths_px)
        off = _difference_from_beside(colours, coin_px, coin, place, widths_px)
        if off is None:
            continue
        found = _refined(LineEvidence(fine, off, off, usual), frames)
        scores = found.clear - _shape_penalty(found.points_px, coin, widths_px, bgr.shape)
        scores -= [
            _colour_penalty(colours, inside(line, bgr.shape), looks) for line in found.points_px
        ]
        if scores.max() > best:
            best, chosen = float(scores.max()), found.points_px[scores.argmax()]
    if not np.isfinite(best):
        return coin_px & False, 0.0
    cut = inside(chosen, bgr.shape)
    return cut, best - TUNING.open_cost * open_along(cut, colours)


def _searched_columns(coin: Ellipse, width: int, widths_px: tuple[float, float]) -> Floats:
    least = widths_px[0]
    step = max(TUNING.places * least, width / TUNING.most_places)
    places = np.arange(TUNING.from_border * least, width - TUNING.from_border * least, step)
    apart = 0.5 * least + TUNING.from_coin * coin.half_axes_px[0]
    return np.asarray(places[np.abs(places - coin.centre_px[0]) > apart])


def _foot_row(coin: Ellipse) -> float:
    return float(coin.centre_px[1] + coin.half_axes_px[0])


def _frames_at(place: float, coin: Ellipse, widths_px: tuple[float, float]) -> Frames:
    least, most = widths_px
    wider, narrower = TUNING.two_widths
    widths = (
        (wider * least, narrower * most)
        if most > TUNING.one_width * least
        else (np.sqrt(least * most),)
    )
    middles, shapes = [], []
    for half in (width / 2 for width in widths):
        for height in HEIGHTS:
            for foot in FEET:
                y = _foot_row(coin) + foot * coin.half_axes_px[0] - height * half
                middles.append((place, y))
                shapes.append(np.diag([half, height * half]))
    return Frames(np.array(middles), np.array(shapes))


def _difference_from_beside(
    colours: Map, coin_px: Flags, coin: Ellipse, place: float, widths_px: tuple[float, float]
) -> Map | None:
    """Difference of each pixel, in sigmas, from the colours left and right of a place."""
    radius, foot = coin.half_axes_px[0], _foot_row(coin)
    width = (widths_px[0] + widths_px[1]) / 2
    away = np.abs(np.arange(colours.shape[1]) - place)
    columns = (away > TUNING.beside_from * width) & (away < TUNING.beside_to * widths_px[1])
    rows = np.arange(colours.shape[0])
    highest = foot - TUNING.beside_above * widths_px[1] - radius
    rows_seen = (rows > highest) & (rows < foot + TUNING.beside_below * radius)
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


def _refined(evidence: LineEvidence, frames: Frames) -> Rings:
    found = rings(evidence, frames, TUNING.ground_cost).best(TUNING.go_on)
    for _ in range(TUNING.rounds - 1):
        found = rings(evidence, frames_of(found.points_px), TUNING.ground_cost)
    return found


def looks_of(colours: Map, mask: Flags) -> Floats:
    """Median colours of a mask's pixels relative to the picture's border, (3,) as `log_colours`.

    Both pictures' borders show table and wall, so different white balances cancel.
    """
    border = np.median(colours[border_band(colours.shape)], axis=0)
    return np.asarray(np.median(colours[mask], axis=0) - border, dtype=np.float64)


def _colour_penalty(colours: Map, mask: Flags, looks: Floats) -> float:
    """Penalty for colours unlike the thing's from above; limited, as sides differ from tops."""
    if not mask.any():
        return TUNING.looks_cost
    off = (looks_of(colours, mask) - looks) / LOOKS_SIGMA
    return TUNING.looks_cost * min(1.0, float(off @ off) / TUNING.most_looks**2)


def _shape_penalty(
    lines: Floats, coin: Ellipse, widths_px: tuple[float, float], shape: tuple[int, ...]
) -> Floats:
    """Penalty, (B,), of contours (B, N, 2): unlikely width or foot, low height, cut by the edge."""
    width = np.ptp(lines[..., 0], axis=1)
    off = np.maximum(np.log(widths_px[0] / width), np.log(width / widths_px[1]))
    foot = (lines[..., 1].max(axis=1) - _foot_row(coin)) / coin.half_axes_px[0]
    lost = TUNING.width_cost * (np.maximum(off, 0) / TUNING.width_ln_sigma) ** 2
    lost += TUNING.foot_cost * ((foot - TUNING.usual_foot[0]) / TUNING.usual_foot[1]) ** 2
    lost -= TUNING.height_worth * np.log(np.ptp(lines[..., 1], axis=1) / coin.half_axes_px[0])
    edge = ((lines < 2) | (lines > np.array([shape[1], shape[0]]) - 3)).any(axis=2)
    return np.asarray(lost + edge.mean(axis=1))

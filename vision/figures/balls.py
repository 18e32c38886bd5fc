"""Balls: dark and round, of a known size, on the ground or at a figure's base."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Mask, fact
from vision.figures.field import Differs
from vision.figures.ground import FieldView, Plane
from vision.figures.patches import stroke
from vision.figures.sizes import Sizes
from vision.figures.windows import disc, sums, worth_a_look

DARK: Final = (0.35, 0.8)
"""Natural logarithms of light below the field's: a deep shadow at the first, certainly a ball at
the second."""

DEEP: Final = 1.0
"""How much darker than the field black is for the values of `DARK`, as a natural logarithm; it is
less on a dark field."""

LEAST_DEPTH: Final = 0.4
"""Least share of `DEEP` by which a ball in weak light is darker than the field. Found by trial."""

SEEN: Final = 0.3
"""How unlike the field a pixel must be: one with the field's colour is a shadow, however dark."""

GLANCE: Final = 0.7
"""Least share of a square within a ball that is dark."""

FILLED: Final = 0.8
"""Share of a ball's disc beyond which it is dark if a ball lies there. Found by trial."""

OPEN: Final = 0.45
"""Share of the ring around a ball below which it is dark."""

GLOSS: Final = 0.9
"""Most width of a lamp's reflection on a ball, in its radii."""

LONGER: Final = 1.85
"""Most length of a part that is a ball with its shadow, in a ball's diameters."""

RING: Final = (1.25, 1.7)
"""Inner and outer radius of the ring that must be open, in radii of the ball."""

MODEL_SIGMA_MM: Final = 1.3
"""Sigma in mm that gloss and shadow add to a place: 0.3 on plain drawn cloth. In rendered rooms two
of three of 14 balls were within 1.3 in either coordinate, and the kind of room is not known."""

READING_SIGMA_PX: Final = 0.35
"""Sigma in pixels that the picture adds to a place. Found by trial."""

STEPS: Final = 4
"""Number of rounds of the fit of a ball's place."""


APART_SHARE: Final = 0.9
"""Distance of two middles, as a share of a ball's diameter, within which they are one ball's."""


@dataclass(frozen=True, slots=True, eq=False)
class FoundBall:
    """A ball: the point (2,) under its middle, and the sigma of either coordinate."""

    at_mm: Floats
    sigma_mm: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "at_mm", fact(self.at_mm, (2,), "at_mm"))


def find_balls(
    differs: Differs, ground: FieldView, sizes: Sizes, depth: float = np.inf
) -> tuple[FoundBall, ...]:
    """Every dark ball in view, from left to right.

    Args:
        differs: How each pixel differs from plain field.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
        depth: How much darker than the field black is: little if the field itself is dark.
    """
    share = float(np.clip(depth / DEEP, LEAST_DEPTH, 1.0))
    dark = np.clip((differs.darker / share - DARK[0]) / (DARK[1] - DARK[0]), 0, 1)
    dark = (dark * (differs.unlike > SEEN)).astype(np.float32)
    radius = sizes.ball / 2 / ground.mm
    dark = _without_gloss(dark, radius)
    ((filled, around),) = sums((dark,), _windows(radius), worth_a_look(dark, radius, GLANCE))
    fits = (filled > FILLED) & (around < OPEN)
    score = np.where(fits, filled - 0.5 * around, -1.0).astype(np.float32)
    window = np.ones((int(2 * radius) | 1,) * 2, dtype=np.uint8)
    peaks = (score >= cv2.dilate(score, window)) & (score > 0)
    found: list[FoundBall] = []
    for row, column in np.argwhere(peaks).tolist():
        middle = _centred(dark, np.array([column, row], dtype=np.float64), radius)
        place = ground.below(ground.places_mm(middle[None]), sizes.ball / 2)[0]
        if all(np.hypot(*(place - one.at_mm)) > sizes.ball * APART_SHARE for one in found):
            sigma = float(np.hypot(READING_SIGMA_PX * ground.mm, MODEL_SIGMA_MM))
            found.append(FoundBall(place, sigma))
    return tuple(sorted(found, key=lambda one: tuple(one.at_mm)))


def lying_apart(
    balls: Sequence[FoundBall], differs: Differs, taken: Mask, ground: FieldView, sizes: Sizes
) -> tuple[FoundBall, ...]:
    """Balls that are not part of something larger; the area of standing figures is left out.

    A fallen figure's dark base, seen from its edge, has parts that look like a ball.
    """
    left = np.where((differs.unlike > 0.5) & (taken == 0), np.uint8(255), np.uint8(0))
    longest = LONGER * sizes.ball
    return tuple(one for one in balls if _length_mm(one, left, ground, sizes) <= longest)


def _length_mm(ball: FoundBall, left: Mask, ground: FieldView, sizes: Sizes) -> float:
    """Length of the part that a ball belongs to, measured up to a little beyond the limit."""
    seen = ground.appears(ball.at_mm[None], sizes.ball / 2)[0]
    around = stroke(ground, seen, seen, 2.2 * LONGER * sizes.ball)
    _, labels = cv2.connectedComponents(around.within(left).mask)
    column, row = np.round(ground.pixels(seen[None])[0]).astype(int)
    label = int(labels[row - around.rows.start, column - around.columns.start])
    if label == 0:
        return 0.0
    _, sides, _ = cv2.minAreaRect(np.argwhere(labels == label).astype(np.float32))
    return float(max(sides)) * ground.mm


def ball_mask(balls: tuple[FoundBall, ...], ground: FieldView, sizes: Sizes) -> Mask:
    """(h, w), 255 where balls are seen from above."""
    mask = np.zeros_like(ground.known)
    for ball in balls:
        seen = ground.pixels(ground.appears(ball.at_mm[None], sizes.ball / 2))[0]
        at = (round(float(seen[0])), round(float(seen[1])))
        cv2.circle(mask, at, round(1.1 * sizes.ball / 2 / ground.mm), 255, -1)
    return mask


def _without_gloss(dark: Plane, radius: float) -> Plane:
    """Fill a lamp's reflection on a ball: it counts as dark as its surroundings."""
    side = round(GLOSS * radius) | 1
    window = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side))
    levels = np.round(dark * 255).astype(np.uint8)
    closed = np.asarray(cv2.morphologyEx(levels, cv2.MORPH_CLOSE, window), dtype=np.float32)
    return closed / np.float32(255)


def _windows(radius: float) -> tuple[Plane, Plane]:
    side = int(np.ceil(RING[1] * radius)) + 1
    inner = disc(0.9 * radius, side)
    ring = disc(RING[1] * radius, side) - disc(RING[0] * radius, side)
    return inner / inner.sum(), ring / ring.sum()


def _centred(dark: Plane, middle: Floats, radius: float) -> Floats:
    """The centroid of the dark pixels around a place, iterated: column and row."""
    reach = int(np.ceil(1.25 * radius))
    high, wide = dark.shape
    for _ in range(STEPS):
        column, row = np.round(middle).astype(int)
        rows = slice(max(0, row - reach), min(high, row + reach + 1))
        columns = slice(max(0, column - reach), min(wide, column + reach + 1))
        y, x = np.mgrid[rows, columns]
        near = np.clip(1.25 * radius + 0.5 - np.hypot(x - middle[0], y - middle[1]), 0, 1)
        weights = dark[rows, columns] * near
        middle = np.array([(weights * x).sum(), (weights * y).sum()]) / max(weights.sum(), 1e-9)
    return middle

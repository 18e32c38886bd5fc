"""Detects dark, round balls of a known size by colour, on the ground or at a figure's base."""

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
"""Ends of the ramp from not dark to dark, as natural logarithms of missing light: a deep shadow at
the first, certainly a ball at the second."""

DEEP: Final = 1.0
"""How much darker than the field printed black is, as a natural logarithm of light, where the
values of `DARK` apply; they are scaled down on a dark field, where it is less."""

LEAST_DEPTH: Final = 0.4
"""Least factor by which `DARK` is scaled down on a dark field. Found by trial."""

SEEN: Final = 0.3
"""Least value of `Differs.unlike` (0 to 1) of a ball's pixels: those with less are shadow, however
dark they are."""

GLANCE: Final = 0.7
"""Least dark share of a square inside a ball, in the cheap first test."""

FILLED: Final = 0.8
"""Least dark share of the disc where a ball lies. Found by trial."""

OPEN: Final = 0.45
"""Largest dark share of the ring around a ball."""

GLOSS: Final = 0.9
"""Largest width of a lamp's reflection on a ball, in the ball's radii."""

LONGER: Final = 1.85
"""Largest length of a ball together with its shadow, in the ball's diameters."""

RING: Final = (1.25, 1.7)
"""Inner and outer radius of the ring that must not be dark, in radii of the ball."""

MODEL_SIGMA_MM: Final = 1.3
"""Sigma in mm of a place that comes from gloss and shadow. On plain drawn cloth it is 0.3, but in
rendered rooms two thirds of 14 balls were within 1.3 in either coordinate, and the kind of room is
not known."""

READING_SIGMA_PX: Final = 0.35
"""Sigma in pixels of the top view of a place that comes from reading the picture. Found by
trial."""

STEPS: Final = 4
"""Number of iterations of the fit of a ball's place."""


APART_SHARE: Final = 0.9
"""Distance between two middles, as a share of a ball's diameter, within which both detections are
of one ball."""


@dataclass(frozen=True, slots=True, eq=False)
class FoundBall:
    """A ball: the table place (2,) under its middle, and the sigma of either coordinate."""

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
        depth: How much darker than the field printed black is (`WhiteReference.depth`): little if
            the field itself is dark.
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
    """The balls that are not part of something larger, such as a fallen figure's dark base.

    Args:
        balls: As `find_balls` returns them.
        differs: How each pixel differs from plain field.
        taken: (h, w), 255 where standing figures may be seen; this area does not count.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
    """
    left = np.where((differs.unlike > 0.5) & (taken == 0), np.uint8(255), np.uint8(0))
    longest = LONGER * sizes.ball
    return tuple(one for one in balls if _length_mm(one, left, ground, sizes) <= longest)


def _length_mm(ball: FoundBall, left: Mask, ground: FieldView, sizes: Sizes) -> float:
    """Length of the connected part of mask `left` that a ball is on; 0 if there is none.

    Only the surroundings are examined, a little beyond the limit.
    """
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
    """(h, w), 255 where balls appear in the top view."""
    mask = np.zeros_like(ground.known)
    for ball in balls:
        seen = ground.pixels(ground.appears(ball.at_mm[None], sizes.ball / 2))[0]
        at = (round(float(seen[0])), round(float(seen[1])))
        cv2.circle(mask, at, round(1.1 * sizes.ball / 2 / ground.mm), 255, -1)
    return mask


def _without_gloss(dark: Plane, radius: float) -> Plane:
    """The plane `dark` with lamps' reflections on balls filled: as dark as their surroundings."""
    side = round(GLOSS * radius) | 1
    window = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side))
    levels = np.round(dark * 255).astype(np.uint8)
    closed = np.asarray(cv2.morphologyEx(levels, cv2.MORPH_CLOSE, window), dtype=np.float32)
    return closed / np.float32(255)


def _windows(radius: float) -> tuple[Plane, Plane]:
    """Weights that average over a ball's disc, and over the ring around it; `radius` in pixels."""
    side = int(np.ceil(RING[1] * radius)) + 1
    inner = disc(0.9 * radius, side)
    ring = disc(RING[1] * radius, side) - disc(RING[0] * radius, side)
    return inner / inner.sum(), ring / ring.sum()


def _centred(dark: Plane, middle: Floats, radius: float) -> Floats:
    """The centroid (column, row) of the dark pixels near a start (2,), iterated."""
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

"""Synthetic outlines with a known number of arms, for training the arm counter.

Some have arms: stars, petals, wheels and crosses, heads on tentacles, bodies with limbs. Others
have none, although they have corners, clefts, a leaf or a rough edge: polygons, discs, half discs,
hearts, fruit. One or two short things on a body (a stem, a leaf, a nose) do not count as arms.
Edges are cut, torn and roughened; all outlines are rotated, squeezed and mirrored.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Mask
from tests.training.armed_outlines import creature, cross, lobes, sprawler, star, tentacles
from tests.training.armless_outlines import fruit, polygon, rounded
from tests.training.outline_canvas import Random

Maker = Callable[[Random], tuple[Mask, int]]

SIZES_PX: Final = (110.0, 480.0)

LEAST_KEPT: Final = 0.93

MAKERS: Final[tuple[Maker, ...]] = (
    star, lobes, polygon, rounded, fruit, tentacles, creature,
)  # fmt: skip
SHARES: Final = (0.26, 0.13, 0.21, 0.1, 0.05, 0.18, 0.07)

HARD: Final[tuple[Maker, ...]] = (sprawler, sprawler, cross, polygon)


@dataclass(frozen=True, slots=True, eq=False)
class Outline:
    """A mask (h, w), 255 inside, and its number of arms."""

    mask: Mask
    arms: int


def random_outline(random: Random, *, hard: bool = False) -> Outline:
    """An outline of a random kind; the same generator state gives the same outline.

    Args:
        random: Random number generator.
        hard: Only draw the kinds that are easily confused with others.
    """
    if hard:
        make = HARD[int(random.integers(len(HARD)))]
    else:
        make = MAKERS[int(random.choice(len(MAKERS), p=SHARES))]
    mask, arms = make(random)
    if random.random() < (0.15 if hard else 0.35):
        mask = _roughened(mask, random)
    return Outline(changed(mask, random), arms)


def changed(mask: Mask, random: Random) -> Mask:
    """A mask, randomly rotated, squeezed a little, mirrored and resized."""
    turn = random.uniform(0, 2 * np.pi)
    c, s = np.cos(turn), np.sin(turn)
    squeeze = np.diag([random.uniform(0.8, 1.0), random.choice([-1.0, 1.0])])
    linear = np.array([[c, -s], [s, c]]) @ squeeze @ np.array([[c, s], [-s, c]])
    other = random.uniform(0, 2 * np.pi)
    c, s = np.cos(other), np.sin(other)
    rows, columns = np.nonzero(mask)
    span = float(max(np.ptp(rows), np.ptp(columns))) + 1
    size = float(np.exp(random.uniform(*np.log(SIZES_PX))))
    linear = size / span * (np.array([[c, -s], [s, c]]) @ linear)
    edge = int(1.5 * size) + 8
    middle = np.array([(columns.min() + columns.max()) / 2, (rows.min() + rows.max()) / 2])
    shift = edge / 2 - linear @ middle
    # Blurring before shrinking keeps thin parts from falling between the pixels.
    blurred = cv2.GaussianBlur(mask, (0, 0), max(0.5, 0.45 * span / size))
    warped = cv2.warpAffine(blurred, np.column_stack([linear, shift]), (edge, edge))
    return ((warped > 127) * 255).astype(np.uint8)


def _roughened(mask: Mask, random: Random) -> Mask:
    """A mask with its edge roughened by noise of random scale and strength."""
    grain = random.uniform(1.5, 5.0)
    smooth = cv2.GaussianBlur(random.normal(0, 1, mask.shape), (0, 0), grain)
    noise = np.asarray(smooth, dtype=np.float64) * random.uniform(2, 9) / float(smooth.std())
    inside = cv2.distanceTransform(mask, cv2.DIST_L2, 5)
    outside = cv2.distanceTransform(255 - mask, cv2.DIST_L2, 5)
    torn = ((inside - outside + noise > 0) * 255).astype(np.uint8)
    stats = cv2.connectedComponentsWithStats(torn, connectivity=4)[2]
    kept = float(stats[1:, cv2.CC_STAT_AREA].max()) / np.count_nonzero(mask)
    # If the noise tears limbs off, the number of arms would be wrong.
    return torn if kept > LEAST_KEPT else mask

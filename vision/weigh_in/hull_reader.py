"""A small network that estimates the creature inside a hull.

A hull also fills the room that no view sees into: under a table's top, between an arm and the body,
between legs that stand close together. How much of it is clay, and on how many parts it stands,
depends on the kind of shape. The network learned that on thousands of hulls of generated creatures,
carved by the same code (`tests.training.hulls` writes the model file).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from calibration.arrays import Floats, Floats32
from vision.network import Network
from vision.sightings import Estimate, LegCount
from vision.weigh_in.hull import Hull, View
from vision.weigh_in.hull_features import features

MODEL_FILE: Final = Path(__file__).with_name("hull_reader.onnx.xz")

CELLS: Final = (48, 48, 40)
"""Number of cells of the network's grid along x, y and z."""

CELL_MM: Final = 3.5
"""Edge of a cell: the grid is 168 x 168 x 140 mm, larger than a creature made of one can."""

MOST_LEGS: Final = 9
"""Largest number of legs that the network distinguishes; it also stands for more."""

MOST_EXCESS: Final = 2.0
"""Largest ln of a hull's volume over the clay's; none of 5,415 generated hulls had more than
1.71."""

EXCESS_DIGITS: Final = 3
"""Decimals of the excess, a thousandth of the volume. The number of threads changes a network's
output by 1e-8; without rounding, a replay on another machine would differ."""

LEG_DIGITS: Final = 2
"""Decimals of the probabilities of legs. The number of threads changes a network's output by 1e-8;
without rounding, a replay on another machine would differ."""

SIDES: Final = tuple((quarters, mirrored) for quarters in range(4) for mirrored in (False, True))
"""Ways to rotate and mirror a hull. The network should give the same for each; the mean is used."""


@dataclass(frozen=True, slots=True)
class HullReading:
    """The network's result for a hull.

    Attributes:
        excess: ln of the hull's volume over the clay's.
        legs: Number of parts that carry the creature.
    """

    excess: Estimate
    legs: LegCount


def read_hull(hull: Hull, views: Sequence[View], counted: Sequence[float]) -> HullReading:
    """Estimate the creature inside a hull.

    Args:
        hull: Hull of a creature, not empty, z up from the ground.
        views: Those that carved it.
        counted: Probabilities of 0, 1, 2... legs by the islands of its lowest slices.
    """
    return reading_of(cells_of(hull), numbers_of(hull, views, counted))


def reading_of(cells: Floats32, numbers: Floats) -> HullReading:
    """The network's result for a hull's `cells_of` and `numbers_of`."""
    outputs = _network().infer_named({"cells": _orientations(cells), "numbers": _repeated(numbers)})
    excess, sigma = outputs[:, 0].astype(np.float64), np.exp(outputs[:, 1].astype(np.float64))
    legs = outputs[:, 2:].astype(np.float64).mean(axis=0)
    chances = tuple(round(float(p), LEG_DIGITS) for p in legs / legs.sum())
    value = float(np.clip(excess.mean(), 0.0, MOST_EXCESS))
    doubt = float(np.hypot(sigma.mean(), np.std(excess)))
    return HullReading(
        Estimate(round(value, EXCESS_DIGITS), round(doubt, EXCESS_DIGITS)),
        LegCount(int(np.argmax(chances)), chances),
    )


def cells_of(hull: Hull) -> Floats32:
    """The share of each cell that a hull fills, 0 to 1, (40, 48, 48): layers from the ground up.

    The hull's ground plan is centred. A voxel counts for the cell of its centre, so a cell inside
    the hull is up to a tenth too full or too empty.
    """
    points = hull.points_mm()
    middle = (points[:, :2].min(axis=0) + points[:, :2].max(axis=0)) / 2
    low = np.append(middle - CELL_MM * np.array(CELLS[:2]) / 2, 0.0)
    at = np.floor((points - low) / CELL_MM).astype(np.intp)
    at = at[((at >= 0) & (at < CELLS)).all(axis=1)]
    counts = np.bincount(np.ravel_multi_index(tuple(at.T), CELLS), minlength=int(np.prod(CELLS)))
    filled = counts.reshape(CELLS) * (hull.voxel_mm / CELL_MM) ** 3
    return np.ascontiguousarray(np.minimum(filled, 1.0).transpose(2, 0, 1), dtype=np.float32)


def numbers_of(hull: Hull, views: Sequence[View], counted: Sequence[float]) -> Floats:
    """The network's other inputs, (26,): the hull's features, then probabilities of 0 to 9 legs."""
    chances = np.zeros(MOST_LEGS + 1)
    chances[: len(counted)] = counted[: MOST_LEGS + 1]
    return np.concatenate([features(hull, views), chances])


def _orientations(cells: Floats32) -> Floats32:
    """The hull in each of the orientations in `SIDES`, (8, 40, 48, 48)."""
    turned = (np.rot90(cells, quarters, axes=(1, 2)) for quarters, _ in SIDES)
    return np.stack(
        [
            one[:, ::-1] if mirrored else one
            for one, (_, mirrored) in zip(turned, SIDES, strict=True)
        ]
    )


def _repeated(numbers: Floats) -> Floats32:
    return np.repeat(numbers[None].astype(np.float32), len(SIDES), axis=0)


@cache
def _network() -> Network:
    return Network(MODEL_FILE)

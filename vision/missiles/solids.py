"""What bodies cost by themselves: odd sizes and shapes, sticking in one another, hovering."""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from vision.missiles.ellipsoids import Layer

Floats = npt.NDArray[np.float64]

ONE_MORE: Final = 30.0
USUAL_MM: Final = 8.4
SIZE_SPREAD: Final = 0.30
SIZE_WEIGHT: Final = 9.0
LONG_COST: Final = 12.0
STICKING_MM: Final = 0.8
STICKING_COST: Final = 3.0
LIFTED_COST: Final = 10.0
HOVERING_COST: Final = 25.0


def own_cost(layer: Layer) -> float:
    """Of one body: that there is one more, how large and how long it is, and that it is lifted."""
    body = layer.body
    usual = np.log(body.short_mm * body.longer ** (1 / 3) / USUAL_MM) / SIZE_SPREAD
    lifted = LIFTED_COST * min(1.0, body.lift_mm / 2.0)
    long = LONG_COST * (body.longer - 1)
    return float(ONE_MORE + SIZE_WEIGHT * 0.5 * usual**2 + long + lifted)


def gap_mm(one: Layer, other: Layer) -> float:
    """About how far apart two bodies are; negative where they stick in each other."""
    way = other.middle_mm - one.middle_mm
    apart = float(np.sqrt(way @ way))
    if apart < 1e-6:
        return -(one.body.short_mm + other.body.short_mm)
    way = way / apart
    reach = [_reach_mm(layer, way) for layer in (one, other)]
    return apart - reach[0] - reach[1]


def _reach_mm(layer: Layer, way: Floats) -> float:
    body = layer.body
    along = abs(float(way[0] * np.cos(body.turn) + way[1] * np.sin(body.turn)))
    if body.roll:
        return body.short_mm * (1 + along * (body.longer - 1))
    return float(body.short_mm / np.sqrt(1 - along**2 * (1 - 1 / body.longer**2)))


def sticking(one: Layer, other: Layer) -> float:
    """Of two bodies, by how far they stick in each other."""
    depth = -gap_mm(one, other) - STICKING_MM
    return STICKING_COST * depth**2 if depth > 0 else 0.0


def hovering(i: int, layers: Sequence[Layer]) -> float:
    """A body above the table that no lower one holds."""
    one = layers[i]
    if one.body.lift_mm < 1.0:
        return 0.0
    held = any(
        other.middle_mm[2] < one.middle_mm[2] and gap_mm(one, other) < 2.5
        for j, other in enumerate(layers)
        if j != i
    )
    return 0.0 if held else HOVERING_COST

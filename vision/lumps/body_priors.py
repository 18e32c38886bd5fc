"""What bodies cost by themselves: odd sizes and shapes, sticking in one another, hovering."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats
from vision.lumps.ellipsoids import Layer, LumpBody

ONE_MORE: Final = 30.0
USUAL_MM: Final = 8.4
SIZE_SPREAD: Final = 0.30
SIZE_WEIGHT: Final = 9.0
LONG_COST: Final = 12.0
STICKING_MM: Final = 0.8
STICKING_COST: Final = 3.0
LIFTED_COST: Final = 10.0
HOVERING_COST: Final = 25.0
LIFTED_MM: Final = 1.0
HELD_MM: Final = 2.5
"""What is lifted by less than the one, or within the other of a lower body, does not hover."""


@dataclass(frozen=True, slots=True, eq=False)
class Solids:
    """Some bodies at once.

    Attributes:
        middles_mm: (n, 3).
        ways: (n, 2) unit vectors along their long axes.
        short_mm: (n,) half widths.
        longer: (n,) long half axes by the short ones.
        rolls: (n,) whether each is a roll.
    """

    middles_mm: Floats
    ways: Floats
    short_mm: Floats
    longer: Floats
    rolls: Flags

    def gaps_mm(self, one: Layer) -> Floats:
        """About how far each is from a body, (n,) mm; negative where they stick in each other."""
        way = one.middle_mm - self.middles_mm
        apart = np.sqrt((way * way).sum(axis=1))
        level = way[:, :2] / np.maximum(apart, 1e-6)[:, None]
        own = np.abs(level @ [math.cos(one.body.turn), math.sin(one.body.turn)])
        along = np.abs((level * self.ways).sum(axis=1))
        mine = np.array([one.body.short_mm]), np.array([one.body.longer]), np.array([one.body.roll])
        reach = _reach_mm(*mine, own) + _reach_mm(self.short_mm, self.longer, self.rolls, along)
        return np.asarray(apart - reach)


def solids_of(layers: Sequence[Layer]) -> Solids:
    """Bodies put together."""
    bodies = [layer.body for layer in layers]
    turns = np.array([body.turn for body in bodies])
    return Solids(
        np.array([layer.middle_mm for layer in layers]).reshape(-1, 3),
        np.stack([np.cos(turns), np.sin(turns)], axis=-1),
        np.array([body.short_mm for body in bodies]),
        np.array([body.longer for body in bodies]),
        np.array([body.roll for body in bodies], dtype=np.bool_),
    )


def own_cost(body: LumpBody) -> float:
    """Of one body: that there is one more, how large and how long it is, and that it is lifted."""
    usual = math.log(body.short_mm * body.longer ** (1 / 3) / USUAL_MM) / SIZE_SPREAD
    lifted = LIFTED_COST * min(1.0, body.lift_mm / 2.0)
    long = LONG_COST * (body.longer - 1)
    return ONE_MORE + SIZE_WEIGHT * 0.5 * usual**2 + long + lifted


def cost_among(one: Layer, others: Solids) -> float:
    """Of one body among others: its own, what sticks, and that nothing holds it."""
    gaps = others.gaps_mm(one)
    return own_cost(one.body) + _sticking(gaps) + _hovering(one, others, gaps)


def cost_of_all(layers: Sequence[Layer]) -> float:
    """Of all bodies of a heap: each one's own, each pair that sticks, each that hovers."""
    total = 0.0
    for i, one in enumerate(layers):
        others = solids_of([*layers[:i], *layers[i + 1 :]])
        gaps = others.gaps_mm(one)
        total += own_cost(one.body) + _sticking(gaps[:i]) + _hovering(one, others, gaps)
    return total


def _sticking(gaps_mm: Floats) -> float:
    depth = np.minimum(gaps_mm + STICKING_MM, 0)
    return STICKING_COST * float(depth @ depth)


def _hovering(one: Layer, others: Solids, gaps_mm: Floats) -> float:
    """A body above the table that no lower one holds."""
    if one.body.lift_mm < LIFTED_MM:
        return 0.0
    lower = others.middles_mm[:, 2] < one.middle_mm[2]
    return 0.0 if (lower & (gaps_mm < HELD_MM)).any() else HOVERING_COST


def _reach_mm(short_mm: Floats, longer: Floats, rolls: Flags, along: Floats) -> Floats:
    """From the middle to the surface, the way having such a share along the long axis."""
    egg = 1 / np.sqrt(1 - along**2 * (1 - 1 / longer**2))
    return np.asarray(short_mm * np.where(rolls, 1 + along * (longer - 1), egg))

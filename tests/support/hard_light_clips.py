"""The weigh-ins in hard light of docs/weigh_in.md, each by its kind and number."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np

from tests.support.drawn_table import CLOTHS, TABLES
from tests.support.drawn_weigh_in import Clay, DrawnWeighIn
from tests.support.weigh_in_conditions import (
    CLAYS,
    by_hand_steps,
    hard_weigh_in,
    random_steps,
    smooth_steps,
)
from tests.training.shapes import Shape, random_shape

Kind: TypeAlias = Literal["steps", "by_hand", "pale", "slow"]
"""The card turned in steps, the creature turned on the bare table, white and pale clay on the white
card, the card turned slowly with pauses."""

COUNTS: Final[dict[Kind, int]] = {"steps": 30, "by_hand": 11, "pale": 11, "slow": 4}
LOOKS: Final = TABLES | CLOTHS
LENS_NAMES: Final = ("usual", "small", "wide", "large", "usual", "small")
ELEVATIONS_DEG: Final = np.linspace(25.0, 70.0, 10)
TURNED_BY_HAND_DEG: Final = {25.0: 32.0, 65.0: 50.0, 70.0: 50.0}
"""Elevations that replace very low and high ones if a hand turns the creature."""


@dataclass(frozen=True, slots=True, eq=False)
class HardClip:
    """A creature, its weigh-in, and whether its clay is similar to the white card."""

    name: str
    shape: Shape
    drawn: DrawnWeighIn
    pale: bool


def hard_clip(kind: Kind, number: int) -> HardClip:
    """The clip of this number; numbers cycle through tables, clays, lenses and cameras."""
    random = np.random.default_rng([20261120, number, 1 + list(COUNTS).index(kind)])
    shape = random_shape(random)
    table = list(LOOKS)[number % len(LOOKS)]
    clay = _clay(kind, number, table)
    elevation = float(ELEVATIONS_DEG[number * 7 % 10])
    told: dict[str, object] = {"clay": clay, "table": table}
    if kind == "by_hand":
        elevation = TURNED_BY_HAND_DEG.get(elevation, elevation)
        told["steps"] = by_hand_steps(random)
        told["card_mm"] = (float(random.normal(45, 6)), float(random.normal(-5, 6)))
        told |= {"card": False, "mirrors": (0.0, 0.12, 0.0)[number % 3]}
    else:
        told["steps"] = random_steps(random)
    if kind == "slow":
        told |= {"steps": smooth_steps(random), "fps": (15.0, 30.0)[number % 2]}
    drawn = hard_weigh_in(
        random, shape.solid, elevation_deg=elevation, lens_name=LENS_NAMES[number % 6], **told
    )
    return HardClip(f"{kind} {number}", shape, drawn, clay in (CLAYS["white"], CLAYS["pale"]))


def _clay(kind: Kind, number: int, table: str) -> Clay:
    if kind == "pale":
        return CLAYS[("white", "pale", "white")[number % 3]]
    if number % 6 == 3:
        return Clay(LOOKS[table][0])
    return list(CLAYS.values())[number * 5 % len(CLAYS)]

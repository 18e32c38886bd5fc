"""What a suggestion is made of: a whole number, its doubt, and what would decide it."""

from dataclasses import asdict, dataclass
from typing import TypeAlias

from engine.plain import JsonObject

Measured: TypeAlias = tuple[float, float]
"""A measured value and its standard deviation."""

WORTH_NAMING = 0.05
"""Probability below which an alternative is not offered."""


@dataclass(frozen=True, slots=True)
class Suggested:
    """A suggested whole number.

    Attributes:
        value: The number.
        sigma: Its standard deviation before it was made whole.
        why: What it follows from.
        also: Other values within the doubt.
        call: What the referee has to decide, and how; empty if nothing is open.
    """

    value: int
    sigma: float
    why: str
    also: tuple[int, ...] = ()
    call: str = ""


@dataclass(frozen=True, slots=True)
class SuggestedLimb:
    """A limb to attack with."""

    to_hit: int
    damage_dice: int
    why: str


@dataclass(frozen=True, slots=True)
class SuggestedPower:
    """A special power from the list that suits the creature; `also` suit it too, best first."""

    name: str
    why: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What the rule sheet gives for a measured creature."""

    movement_spans: Suggested
    hit_points: Suggested
    attacks: Suggested
    limbs: tuple[SuggestedLimb, ...]
    power: SuggestedPower

    def as_json(self) -> JsonObject:
        """As plain JSON values, without a type."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in asdict(self).items()
        }

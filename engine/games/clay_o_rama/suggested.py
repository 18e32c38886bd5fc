"""The form of suggestions: a value, its uncertainty, and what the referee has to decide."""

from dataclasses import asdict, dataclass
from typing import TypeAlias

from engine.plain import JsonObject

Measured: TypeAlias = tuple[float, float]
"""A measured value and its sigma."""

WORTH_NAMING = 0.05
"""Alternatives with a lower probability are not offered."""


@dataclass(frozen=True, slots=True)
class Suggested:
    """A suggested whole number.

    Attributes:
        value: The number.
        sigma: Its standard deviation before it was rounded.
        why: What it follows from.
        also: Other values within its uncertainty.
        call: What the referee has to decide, and how; empty if nothing is open.
    """

    value: int
    sigma: float
    why: str
    also: tuple[int, ...] = ()
    call: str = ""


@dataclass(frozen=True, slots=True)
class SuggestedLimb:
    """The suggested stats of one limb."""

    to_hit: int
    damage_dice: int
    why: str


@dataclass(frozen=True, slots=True)
class SuggestedPower:
    """A special power that suits the creature; `also` names others that do, the best first."""

    name: str
    why: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Suggestion:
    """All suggested stats of a measured creature."""

    movement_spans: Suggested
    hit_points: Suggested
    attacks: Suggested
    limbs: tuple[SuggestedLimb, ...]
    power: SuggestedPower

    def as_json(self) -> JsonObject:
        """Return the suggestion as plain JSON values, without `"type"`."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in asdict(self).items()
        }

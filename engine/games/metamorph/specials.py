"""Special abilities. A group may replace them; costs and effects are this program's own (E3).

The rule sheet names them, and says only this: Hands carries, Rest recovers mana, Charge and Track
allow fights without having seen the target, Bite goes with an attack, Breathe is an attack of its
own, and Web, Flame and Breathe reach flyers.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

Effect: TypeAlias = Literal[
    "bite", "breathe", "charge", "claws", "climb", "constrict", "hands", "hug", "ink",
    "poison", "rest", "sprint", "survival", "track", "trap", "web", "zap",
]  # fmt: skip
"""What a special can do; several specials may have the same effect with different numbers."""

EFFECTS: tuple[str, ...] = get_args(Effect)

WITH_A_BLOW = ("bite", "charge", "claws")
"""Effects of specials that are used together with a hand-to-hand attack."""

AFTER_A_HIT = ("constrict", "hug", "poison")
"""Effects of specials that are used after a hand-to-hand attack that hit."""


@dataclass(frozen=True, slots=True)
class Special:
    """A special ability.

    Attributes:
        name: Its name.
        effect: What it does, one of `EFFECTS`.
        mana: What using it costs.
        damage: Additional damage (bite, charge), or its damage (constrict, hug, poison, trap, zap).
        to_hit: Added to the roll to hit (charge, claws).
        reach: Most hexes to the target (breathe, web) or to those it finds (track), or hexes that
            have to be run straight before (charge).
        pierces: Points of armour that do not count (breathe).
    """

    name: str
    effect: str
    mana: int = 0
    damage: int = 0
    to_hit: int = 0
    reach: int = 0
    pierces: int = 0


SPECIALS = (
    Special("Bite", "bite", 1, damage=2),
    Special("Breathe", "breathe", 3, reach=3, pierces=1),
    Special("Charge", "charge", 1, damage=1, to_hit=1, reach=2),
    Special("Claws", "claws", 1, to_hit=1),
    Special("Climb", "climb"),
    Special("Constrict", "constrict", 1, damage=3),
    Special("Flame", "breathe", 2, reach=2, pierces=1),
    Special("Hands", "hands"),
    Special("Hug", "hug", 1, damage=2),
    Special("Ink", "ink", 1),
    Special("Poison", "poison", 2, damage=1),
    Special("Rest", "rest"),
    Special("Sprint", "sprint", 2),
    Special("Survival", "survival"),
    Special("Track", "track", reach=6),
    Special("Trap", "trap", 1, damage=2),
    Special("Web", "web", 2, reach=2),
    Special("Zap", "zap", 2, damage=3),
)

"""The eleven special powers of the rule sheet, and the form of those that a group makes up.

The referee sees and judges what a power does to real clay. The program knows when a power may be
used, how often, and what has to be decided next.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

Use: TypeAlias = Literal[
    "instead",  # announced with an attack; a hit does this instead of its dice (K14)
    "hit",  # offered after a hit, besides the attack
    "high_roll",  # offered after a hit with one of the two highest totals
    "all_limbs",  # offered when all attacks of a round hit one target
    "missile",  # announced with a missile
    "own_move",  # used in the creature's own move
    "any_point",  # used between the moves of others
]
Effect: TypeAlias = Literal[
    "judged", "reshape", "tear", "swap", "throw", "divide", "borrow", "smash", "move"
]
Limit: TypeAlias = Literal["none", "move", "round", "game"]


@dataclass(frozen=True, slots=True)
class Power:
    """A special power.

    A power that a referee makes up has the effect "judged": the referee carries it out and judges.

    Attributes:
        name: Its identifier in commands and stats.
        title: Its name as shown to people.
        text: What it does, in a sentence or two.
        use: When it may be used.
        effect: What has to be decided when it is used.
        limit: Whether it may be used once in a move, a round or a game, or without limit.
        dice: Suggested dice of damage if the referee judges (K13); 0: no damage.
        needs_missiles: Whether it is useless to a creature without missiles.
        displaces: Whether its target is somewhere else afterwards (K34).
    """

    name: str
    title: str
    text: str
    use: Use = "hit"
    effect: Effect = "judged"
    limit: Limit = "none"
    dice: int = 2
    needs_missiles: bool = False
    displaces: bool = False


DROP = Power(
    "drop",
    "The Drop",
    "Announced in place of one attack. On a hit the referee lets the target fall from 3 feet.",
    use="instead",
    displaces=True,
)
BOWL = Power(
    "bowl",
    "The Bowl",
    "Announced in place of one attack. On a hit the referee rolls the target across the field.",
    use="instead",
    displaces=True,
)
POKE = Power(
    "poke",
    "The Poke",
    "Announced with one attack. On a hit the referee's finger leaves a hole in the target.",
    use="instead",
    dice=1,
)
RESHAPE = Power(
    "reshape_limb",
    "Reshape One Limb",
    "Announced in place of one attack. On a hit its player gives one limb of the target a new "
    "shape; the referee judges what that costs.",
    use="instead",
    effect="reshape",
    dice=0,
)
BLOB = Power(
    "blob_of_death",
    "The Blob of Death",
    "Once a game one missile is announced as the Blob. If it hits, the referee's fist comes down "
    "on the target once.",
    use="missile",
    effect="smash",
    limit="game",
    dice=3,
    needs_missiles=True,
)
RIP = Power(
    "rip_limbs_off",
    "Rip Limbs Off",
    "A normal attack that rolls 11 or 12 may tear off one limb of the target instead of doing "
    "damage.",
    use="high_roll",
    effect="tear",
    dice=0,
)
CHANGE_PLACES = Power(
    "change_places",
    "Change Places",
    "On a hit, besides the attack: it changes places with an opponent, or two others change "
    "places. Not in a round in which it walks.",
    use="hit",
    effect="swap",
    limit="move",
    dice=0,
)
OUT_OF_TURN = Power(
    "move_out_of_turn",
    "Move Out of Turn",
    "It may take its move at any point of the round, though not in the middle of another's.",
    use="any_point",
    effect="move",
    dice=0,
)
THROW = Power(
    "use_opponent_as_missile",
    "Use Opponent as Missile",
    "When all its attacks hit one target, it may throw that target at a third creature.",
    use="all_limbs",
    effect="throw",
    dice=2,
)
DIVIDE = Power(
    "divide_self",
    "Divide Self",
    "Once, in its own move, it splits into two creatures that each hold half.",
    use="own_move",
    effect="divide",
    limit="game",
    dice=0,
)
BORROW = Power(
    "borrow_power",
    "Borrow Power",
    "On a hit, besides the attack: it may at once use the power of the creature it hit, whatever "
    "that is.",
    use="hit",
    effect="borrow",
    dice=0,
)


def limit_of(power: Power) -> Limit:
    """Return how often a power may be used; one of the own move is limited to once in it (E8)."""
    return "move" if power.use == "own_move" and power.limit == "none" else power.limit


THROWN_CREATURE_DICE = 3
"""Suggested dice for the creature that was thrown; the one it hits takes `THROW.dice` (K13)."""

POWERS: Mapping[str, Power] = MappingProxyType(
    {
        one.name: one
        for one in (
            DROP, BOWL, POKE, RESHAPE, BLOB, RIP, CHANGE_PLACES, OUT_OF_TURN, THROW, DIVIDE, BORROW
        )
    }
)  # fmt: skip

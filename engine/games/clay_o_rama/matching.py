"""Suggests a special power that suits a creature, by a table that a group may replace."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.clay_o_rama.suggested import SuggestedPower

Figure: TypeAlias = Literal["legs", "limbs", "big_limbs", "missiles", "lobes"]

FIGURES: tuple[Figure, ...] = ("legs", "limbs", "big_limbs", "missiles", "lobes")


@dataclass(frozen=True, slots=True)
class Match:
    """A row of the table: the power suits creatures with a count within these bounds.

    Attributes:
        power: The name of the power.
        figure: What is counted: legs, limbs, big limbs, missiles, or lobes that part easily.
        at_least: The lowest count.
        at_most: The highest count; None: no limit.
        why: Why the power suits them, as told to the players.
    """

    power: str
    figure: Figure
    at_least: int = 0
    at_most: int | None = None
    why: str = ""


POWER_TABLE: tuple[Match, ...] = (
    Match("divide_self", "lobes", 2, None, "it comes apart in two"),
    Match("rip_limbs_off", "limbs", 4, None, "many grasping limbs"),
    Match("blob_of_death", "missiles", 3, None, "it has missiles to spare"),
    Match("move_out_of_turn", "legs", 5, None, "it is quick on its legs"),
    Match("bowl", "legs", 0, 0, "it rolls rather than walks"),
    Match("use_opponent_as_missile", "limbs", 2, 2, "two arms to lift with"),
    Match("drop", "legs", 3, None, "it stands firmly enough to lift others"),
    Match("reshape_limb", "big_limbs", 1, None, "a strong hand to knead with"),
    Match("poke", "limbs", 1, 1, "one limb to poke with"),
    Match("change_places", "missiles", 1, None, "it can fight where it likes"),
    Match("borrow_power", "limbs", 0, None, "suits anybody"),
)
"""The standard table. The rule sheet leaves the choice to the referee; this is a house rule."""


def matching(figures: Mapping[str, int], table: tuple[Match, ...] = ()) -> SuggestedPower:
    """Return the first power in the table that suits the creature, and all others that do.

    Args:
        figures: The creature's count of each figure; a missing one counts 0.
        table: The table; empty: the standard one.
    """
    suits = [one for one in table or POWER_TABLE if _suits(figures.get(one.figure, 0), one)]
    if not suits:
        return SuggestedPower("", "no power of the table suits it")
    also = dict.fromkeys(one.power for one in suits if one.power != suits[0].power)
    return SuggestedPower(suits[0].power, suits[0].why, tuple(also))


def _suits(count: int, match: Match) -> bool:
    return count >= match.at_least and (match.at_most is None or count <= match.at_most)

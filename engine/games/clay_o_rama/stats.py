"""Limits of a creature's stats; each check raises IllegalCommand."""

from engine.games.clay_o_rama.checks import check_range, check_tenths
from engine.games.clay_o_rama.questions import known_powers, power_named
from engine.games.clay_o_rama.state import Limb, Missile, State
from engine.games.clay_o_rama.tables import MOST_ATTACKS, MOST_DAMAGE_DICE, SPANS_BY_LEGS
from engine.refusal import Reason, refusal

MOST_SPANS = 4 * SPANS_BY_LEGS[-1]
"""Most spans of movement that a creature may get: four times those of the most legs."""


MOST_REACH = 50_000
"""Longest reach, in tenths of a millimetre: five metres."""


def check_stats(
    state: State,
    legs: int,
    spans: int,
    limbs: tuple[Limb, ...],
    attacks: int,
    *,
    fewest: int = 1,
) -> None:
    """Check that all numbers are within limits, and that a number to hit can be rolled.

    `fewest`: the least number of limbs and attacks: 1 (K2), but 0 for half a creature that got
    none (K18).
    """
    highest = state.house.to_hit_dice * state.house.die_sides
    check_range("legs", legs, 0, 1000)
    check_range("movement", spans, 0, MOST_SPANS)
    check_range("attacks", attacks, fewest, MOST_ATTACKS)
    check_range("number of limbs", len(limbs), fewest, 100)
    for limb in limbs:
        check_range("to hit", limb.to_hit, 1, max(highest, 12))
        check_range("damage dice", limb.damage_dice, 1, MOST_DAMAGE_DICE)


def check_reach(reach: int | None) -> None:
    """Check a reach, if it was measured."""
    if reach is not None:
        check_tenths("reach", reach, 0, MOST_REACH)


def check_missiles(state: State, missiles: tuple[Missile, ...]) -> None:
    """Check that there are no more missiles, and no larger ones, than the house rules allow."""
    house = state.house
    if missiles and house.missiles_per_move == 0:
        raise refusal(
            Reason.HOUSE_RULE,
            "this game is played without missiles",
            "weigh in without them",
            "missiles_per_move",
        )
    check_range("number of missiles", len(missiles), 0, house.most_missiles or 1000)
    for missile in missiles:
        check_range("missile dice", missile.dice, 1, house.missile_dice)


def check_power(state: State, name: str) -> None:
    """Check that a power exists in this game, and that the game has powers; empty is no power."""
    if name and state.house.powers == "none":
        raise refusal(
            Reason.HOUSE_RULE, "this game is played without powers", "leave it empty", "powers"
        )
    if name and power_named(state, name) is None:
        known = [one.name for one in known_powers(state)]
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no power {name!r}",
            f"name one of {known}, or none",
            "powers",
        )

"""Every entry of the tables, typed a second time from the facts of the rule sheet."""

import pytest

from engine.games.clay_o_rama.powers import POWERS, THROWN_CREATURE_DICE
from engine.games.clay_o_rama.tables import (
    MOST_ATTACKS,
    MOST_DAMAGE_DICE,
    MOST_MISSILE_DICE,
    MOST_PLAYERS,
    PRESETS,
    SIX_INCHES,
    base_to_hit,
    spans_for,
    steps,
)

LEGS = {0: (1, 6), 1: (2, 12), 2: (2, 12), 3: (3, 18), 4: (3, 18), 5: (4, 24), 9: (4, 24)}
"""Spans, and inches in the kids' variant."""


@pytest.mark.parametrize("legs", LEGS)
def test_movement_by_legs(legs: int) -> None:
    spans, inches = LEGS[legs]
    assert (spans_for(legs), spans * SIX_INCHES) == (spans, inches * 254)


def test_the_eleven_powers_when_they_are_used_and_what_dice_are_suggested() -> None:
    assert {one.name: (one.use, one.effect, one.limit, one.dice) for one in POWERS.values()} == {
        "drop": ("instead", "judged", "none", 2),
        "bowl": ("instead", "judged", "none", 2),
        "poke": ("instead", "judged", "none", 1),
        "reshape_limb": ("instead", "reshape", "none", 0),
        "blob_of_death": ("missile", "smash", "game", 3),
        "rip_limbs_off": ("high_roll", "tear", "none", 0),
        "change_places": ("hit", "swap", "move", 0),
        "move_out_of_turn": ("any_point", "move", "none", 0),
        "use_opponent_as_missile": ("all_limbs", "throw", "none", 2),
        "divide_self": ("own_move", "divide", "game", 0),
        "borrow_power": ("hit", "borrow", "none", 0),
    }
    assert THROWN_CREATURE_DICE == 3
    assert [one.name for one in POWERS.values() if one.needs_missiles] == ["blob_of_death"]


def test_the_highest_and_lowest() -> None:
    assert (MOST_ATTACKS, MOST_DAMAGE_DICE, MOST_MISSILE_DICE, MOST_PLAYERS) == (4, 6, 5, 12)


def test_the_presets() -> None:
    classic, kids, arena = PRESETS["classic"], PRESETS["kids"], PRESETS["arena"]
    assert (classic.building_minutes, classic.full_hit_points, classic.initiative_dice) == (
        20, 50, 3,
    )  # fmt: skip
    assert (classic.missiles_per_move, classic.to_hit_dice, base_to_hit(classic)) == (3, 2, 8)
    assert steps(classic) == ("move", "fire", "attack")
    assert (kids.building_minutes, kids.hit_points, kids.full_hit_points) == (10, "flat", 48)
    assert (kids.initiative_dice, kids.initiative_clockwise, kids.plain_limbs) == (2, True, True)
    assert (kids.powers, kids.missiles_per_move, kids.contact_stops) == ("random", 0, True)
    assert (kids.unit, base_to_hit(kids), kids.parts_left_behind) == ("six_inches", 8, True)
    assert (arena.hit_points, arena.full_hit_points, arena.die_sides) == ("dice", 6, 6)
    assert (arena.traits, arena.most_missiles, arena.contact_needed) == (True, 3, True)
    assert (arena.to_hit_dice, base_to_hit(arena), arena.initiative_dice) == (1, 4, 1)
    assert steps(arena) == ("fire", "move", "attack")
    assert PRESETS["small_table"].unit == "fist"

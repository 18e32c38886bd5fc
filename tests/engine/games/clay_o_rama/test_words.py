"""Names of places, singular forms, powers and presets in the log of Clay-O-Rama."""

from typing import Any

import pytest

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.before import told_before
from engine.games.clay_o_rama.building import BuildingStarted
from engine.games.clay_o_rama.dividing import HalfMade
from engine.games.clay_o_rama.house_rules import house_rules
from engine.games.clay_o_rama.matters import MatterSet, SetMatter
from engine.games.clay_o_rama.power_use import RipLimb
from engine.games.clay_o_rama.refereeing import ChangeHouseRule, HitPointsSet
from engine.games.clay_o_rama.shooting import Fire
from engine.games.clay_o_rama.starting import GameStarted, HitPointsRolled
from engine.games.clay_o_rama.state import Assault, Chance, Limb, Missile, Wound
from engine.games.clay_o_rama.tables import PRESETS, House
from engine.games.clay_o_rama.weighing import CreatureWeighedIn, HitPointsReckoned
from engine.games.clay_o_rama.words import nth, one_of
from tests.engine.games.clay_o_rama.arrange import building, fight, land_on

WHY = "so it was"


@pytest.mark.parametrize(
    ("place", "told"),
    [
        (0, "first"),
        (8, "ninth"),
        (9, "10th"),
        (10, "11th"),
        (11, "12th"),
        (12, "13th"),
        (20, "21st"),
        (21, "22nd"),
        (22, "23rd"),
        (23, "24th"),
        (100, "101st"),
        (110, "111th"),
        (121, "122nd"),
    ],
)
def test_places_are_ordinals(place: int, told: str) -> None:
    assert nth(place) == told
    assert one_of((0, place)) == f"first or {told}"


HALF = (2, 1, 1, "red", 2, 1, (Limb(7, 1),), 1, 1, 1, (Missile(),), None)
WEIGHED = (1, 1, "red", 1, 1, (Limb(8, 1),), 1, 1, (Missile(),), "", None, "")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (HitPointsRolled(1, 1), "Ada's creature has 1 hit point."),
        (HitPointsRolled(1, 7), "Ada's creature has 7 hit points."),
        (HitPointsSet(1, 1, WHY), "Ada's creature has 1 hit point now: so it was."),
        (HitPointsReckoned(1, 1), "By the clay Ada's creature has 1 hit point."),
        (
            HalfMade(*HALF),
            "Bo's creature is half of what was: 1 hit point, 1 span, 1 attack (7+ for 1 die), "
            "1 missile.",
        ),
        (
            CreatureWeighedIn(*WEIGHED),
            "Ada's creature: 1 hit point, 1 span on 1 leg, 1 attack (8+ for 1 die), 1 missile.",
        ),
        (BuildingStarted(1), "Building begins: 1 minute."),
        (BuildingStarted(20), "Building begins: 20 minutes."),
        (
            MatterSet(Wound(2, 1, "a fall"), WHY),
            "Damage to Bo's creature is rolled with 1 die: so it was.",
        ),
        (
            MatterSet(Assault(1, 2, hits=(1,)), WHY),
            "Ada's creature attacks Bo's creature, with 1 die so far: so it was.",
        ),
        (
            MatterSet(Assault(1, 2, hits=(1, 2)), WHY),
            "Ada's creature attacks Bo's creature, with 3 dice so far: so it was.",
        ),
        (GameStarted("small_table"), "The game begins (small table). No house rules."),
    ],
)
def test_one_of_something_and_presets_are_told_in_words(event: Any, told: str) -> None:
    assert GAME.describe(fight().state, event) == told


@pytest.mark.parametrize(("most", "told"), [(1, "1 missile"), (2, "2 missiles")])
def test_how_many_missiles_were_fired_is_told(most: int, told: str) -> None:
    laid = fight(switches={"missiles_per_move": most})
    for missile in range(most):
        land_on(laid.do(Fire(1, 1, missile, 2)), None)
    refused = laid.refused(Fire(1, 1, most, 2))
    assert refused.detail == (
        f"this player has fired {told} in this round; fire again in the next round."
    )


def test_the_power_that_is_offered_is_told_by_its_title() -> None:
    laid = fight().do(SetMatter(None, Chance("change_places", 1, 2), WHY))
    assert laid.refused(RipLimb(1, 1)).detail == (
        "Ada's creature is offered Change Places; use that, or decline it (DeclinePower)."
    )


@pytest.mark.parametrize(
    ("house", "told"),
    [
        (House(full_hit_points=1), ("A creature of all its clay has one hit point.",)),
        (House(full_hit_points=6), ("A creature of all its clay has 6 hit points.",)),
        (House(hit_points="flat"), ("Everybody has 50 hit points.",)),
        (House(hit_points="flat", full_hit_points=1), ("Everybody has 1 hit point.",)),
        (House(hit_points="flat", full_hit_points=48), ("Everybody has 48 hit points.",)),
        (House(hit_points="dice"), ("Hit points are rolled.",)),
        (House(hit_points="dice", full_hit_points=6), ("Hit points are rolled.",)),
        (House(building_minutes=1), ("Building takes one minute.",)),
        (House(most_missiles=1), ("At most one missile each.",)),
        (House(missiles_per_move=1), ("One missile may be fired a move.",)),
    ],
)
def test_house_rules_are_told_once_and_as_they_count(house: House, told: tuple[str, ...]) -> None:
    assert house_rules(house) == told


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("hit_points", "flat", "Everybody has 50 hit points from now on: so it was."),
        ("most_missiles", 1, "At most one missile each from now on: so it was."),
    ],
)
def test_a_changed_house_rule_is_told_with_its_value(name: str, value: Any, told: str) -> None:
    laid = building().do(ChangeHouseRule(None, name, value, WHY))
    assert GAME.describe(laid.state, laid.events[-1]) == told


THIMBLE = (
    "A creature of all its clay has 2 hit points.",
    "Dice have 2 sides.",
    "The order of play is rolled with one die each.",
    "Attacks are rolled with one die.",
    "1 missiles may be fired a move.",
)


@pytest.mark.parametrize(
    ("preset", "first"),
    [
        ("thimble", THIMBLE),
        ("arena", ("Hit points are rolled.", "A creature of all its clay has 6 hit points.")),
        (
            "kids",
            (
                "Building takes 10 minutes.",
                "Movement is counted in steps of six inches.",
                "Everybody has the same hit points.",
                "A creature of all its clay has 48 hit points.",
            ),
        ),
    ],
)
def test_old_recordings_find_the_start_as_it_was_told(preset: str, first: tuple[str, ...]) -> None:
    started = GameStarted(preset, house_rules(PRESETS[preset]))
    before = told_before(started)
    assert before != started
    assert isinstance(before, GameStarted)
    assert before.house_rules[: len(first)] == first


def test_what_was_told_as_it_is_stays() -> None:
    flat = GameStarted("classic", ("Everybody has 50 hit points.",))
    assert told_before(flat) == GameStarted("classic", ("Everybody has the same hit points.",))
    assert told_before(BuildingStarted(1)) == BuildingStarted(1)
    assert GAME.told_before is told_before

"""From measurements to suggested stats."""

import math
from random import Random

import pytest

from engine.games.clay_o_rama import suggest as s
from engine.games.clay_o_rama.matching import POWER_TABLE, Match, matching
from engine.games.clay_o_rama.powers import POWERS
from engine.games.clay_o_rama.state import Missile
from engine.games.clay_o_rama.suggest_missile import missile_call, suggest_missile
from engine.games.clay_o_rama.suggest_points import ALIKE_SHARE, suggest_hit_points
from engine.games.clay_o_rama.tables import MARBLE_ML, PRESETS


def sphere_ml(diameter_mm: float) -> float:
    return math.pi * (diameter_mm / 10) ** 3 / 6


@pytest.mark.parametrize(
    ("creature", "missiles", "points"),
    [(80, (), 50), (40, (40,), 25), (75, (25,), 38), (60, (10, 10), 38), (1, (1000,), 1)],
)
def test_k26_hit_points_are_the_creatures_share_of_the_clay_that_was_used(
    creature: float, missiles: tuple[float, ...], points: int
) -> None:
    measured = [(one, 0.0) for one in missiles]
    assert suggest_hit_points((creature, 0.0), measured).value == points


def test_the_doubt_of_hit_points_is_that_of_a_thousand_weighings() -> None:
    creature, missiles = (80.0, 3.0), [(10.0, 0.9), (6.0, 0.6)]
    suggested = suggest_hit_points(creature, missiles)
    chance, inside = Random(5), 0
    truth = 50 * 80 / 96
    for _ in range(1000):
        body = chance.gauss(*creature)
        lumps = chance.gauss(1.0, ALIKE_SHARE) * sum(chance.gauss(*one) for one in missiles)
        inside += abs(50 * body / (body + lumps) - truth) <= suggested.sigma
    assert 640 < inside < 725, inside
    assert suggested.also == (41, 43)


def test_a_can_that_contradicts_is_named_and_changes_nothing() -> None:
    plain = suggest_hit_points((80, 2), [(30, 1)])
    small = suggest_hit_points((80, 2), [(30, 1)], can_ml=(90, 1))
    assert (plain.value, plain.sigma) == (small.value, small.sigma)
    assert "more than the can's 90 ml" in small.why
    assert small.call.startswith("your call: together 110 ml")
    assert plain.call == ""
    assert "measure again" not in suggest_hit_points((80, 2), [], can_ml=(110, 1)).why


GRAM = 1.0


def test_e7_the_scale_decides_and_a_camera_that_contradicts_is_asked_about() -> None:
    scale = ((150.0, GRAM), (50.0, GRAM))
    agreed = suggest_hit_points((80, 4), [(26, 2)], scale_g=scale)
    assert (agreed.value, agreed.call) == (38, "")
    assert agreed.sigma < suggest_hit_points((80, 4), [(26, 2)]).sigma
    torn = suggest_hit_points((80, 2), [(8, 1)], scale_g=scale)
    assert (torn.value, torn.also[-1]) == (38, 45)
    assert "the scale says 38, the camera 45" in torn.call
    assert suggest_hit_points(None, [], scale_g=scale).value == 38


def test_nothing_seen_is_a_measurement_with_a_doubt() -> None:
    sure, unsure = (suggest_hit_points((80, 2), [], overlooked_ml=ml) for ml in (0.0, 20.0))
    assert (sure.value, sure.sigma) == (50, 0.0)
    assert unsure.value == 50
    assert unsure.sigma == pytest.approx(50 * 20 / 80)
    assert min(unsure.also) == 38


@pytest.mark.parametrize(
    ("diameter_mm", "sigma_ml", "call"),
    [
        (16.0, 0.2, ""),
        (18.0, 0.4, "your call: 1 die or 2 dice; 18.3 mm decides, measured 18.0 mm"),
        (12.6, 0.1, "your call: half a die or 1 die; 12.7 mm decides, measured 12.6 mm"),
        (30.0, 1.0, ""),
    ],
)
def test_a_missile_near_a_limit_names_the_diameter_that_decides(
    diameter_mm: float, sigma_ml: float, call: str
) -> None:
    assert missile_call((sphere_ml(diameter_mm), sigma_ml)) == call


def test_limbs_in_doubt_are_attacks_in_doubt() -> None:
    sure = s.suggest_attacks(3)
    assert (sure.sigma, sure.also, sure.call) == (0.0, (), "")
    doubted = s.suggest_attacks(2, (0.0, 0.1, 0.6, 0.3))
    assert doubted.also == (1, 3)
    assert doubted.sigma == pytest.approx(0.6, abs=0.01)
    assert doubted.call == "your call: 1 or 2 or 3 limbs to attack with"
    assert s.suggest_attacks(6, (0, 0, 0, 0, 0.3, 0.7)).also == ()


def test_legs_in_doubt_say_what_decides() -> None:
    assert s.suggest_movement((0, 0, 0.3, 0.6, 0.1)).call == (
        "your call: 2 or 3 spans; 2 or 3 legs decides"
    )


def test_without_a_volume_the_suggestion_says_so() -> None:
    assert suggest_hit_points(None, [(3, 1)]).sigma > 10
    assert suggest_hit_points((0, 0), []).value == 50
    assert suggest_hit_points((80, 2), [], house=PRESETS["kids"]).value == 48


@pytest.mark.parametrize(
    ("diameter_mm", "missile"),
    [
        (12.6, Missile(1, halved=True)),
        (12.8, Missile(1)),
        (16.0, Missile(1)),
        (18.2, Missile(1)),
        (18.4, Missile(2)),
        (21.6, Missile(2)),
        (21.8, Missile(3)),
        (24.2, Missile(3)),
        (24.4, Missile(4)),
        (26.3, Missile(4)),
        (26.5, Missile(5)),
        (60.0, Missile(5)),
    ],
)
def test_k31_a_missiles_dice_are_the_nearest_whole_number_by_volume(
    diameter_mm: float, missile: Missile
) -> None:
    assert suggest_missile((sphere_ml(diameter_mm), 0.1)) == missile


def test_a_small_preset_allows_small_missiles_only() -> None:
    big = (5 * MARBLE_ML, 0.1)
    assert suggest_missile(big, house=PRESETS["arena"]) == Missile(1)


@pytest.mark.parametrize(
    ("probabilities", "spans", "also"),
    [
        ((0, 0, 0.02, 0.95, 0.03), 3, ()),
        ((0, 0, 0.3, 0.6, 0.1), 3, (2,)),
        ((0.2, 0.3, 0.3, 0.2), 2, (1, 3)),
        ((0, 0, 0, 0, 0.4, 0.6), 4, (3,)),
        ((1.0,), 1, ()),
        ((), 1, ()),
    ],
)
def test_movement_goes_by_the_most_probable_bucket_of_legs(
    probabilities: tuple[float, ...], spans: int, also: tuple[int, ...]
) -> None:
    suggested = s.suggest_movement(probabilities)
    assert (suggested.value, suggested.also) == (spans, also)


@pytest.mark.parametrize(("limbs", "attacks"), [(0, 1), (1, 1), (3, 3), (4, 4), (9, 4)])
def test_attacks_are_the_limbs_up_to_four(limbs: int, attacks: int) -> None:
    assert s.suggest_attacks(limbs).value == attacks
    assert len(s.suggest_limbs(limbs)) == max(limbs, 1)


def test_bigger_limbs_hit_more_easily_and_harder() -> None:
    small, big, huge, unknown = s.suggest_limbs(4, (0.02, 0.1, 0.3))
    assert [(one.to_hit, one.damage_dice) for one in (small, big, huge)] == [(8, 1), (7, 2), (6, 4)]
    assert (unknown.to_hit, unknown.why) == (8, "its size was not measured")
    plain = s.suggest_limbs(2, (0.1, 0.3), house=PRESETS["kids"])
    assert [(one.to_hit, one.damage_dice) for one in plain] == [(8, 1), (8, 1)]
    assert s.suggest_limbs(0)[0].to_hit == 6


@pytest.mark.parametrize(
    ("legs", "missiles", "limbs", "lobes", "power"),
    [
        (2, 0, 1, 2, "divide_self"),
        (2, 0, 4, 1, "rip_limbs_off"),
        (2, 3, 1, 1, "blob_of_death"),
        (6, 0, 1, 1, "move_out_of_turn"),
        (0, 0, 1, 1, "bowl"),
        (2, 0, 2, 1, "use_opponent_as_missile"),
        (3, 0, 1, 1, "drop"),
        (1, 0, 1, 1, "poke"),
        (1, 2, 3, 1, "change_places"),
        (1, 0, 3, 1, "borrow_power"),
    ],
)
def test_a_power_that_suits(legs: int, missiles: int, limbs: int, lobes: int, power: str) -> None:
    figures = {"legs": legs, "missiles": missiles, "limbs": limbs, "lobes": lobes}
    assert matching(figures).name == power


def test_every_power_of_the_sheet_can_be_suggested_and_another_table_replaces_it() -> None:
    assert {match.power for match in POWER_TABLE} == set(POWERS)
    own = (Match("poke", "legs", 2, 3, "a group's own rule"),)
    assert matching({"legs": 3}, own).why == "a group's own rule"
    assert matching({"legs": 4}, own).name == ""
    assert matching({"legs": 3, "limbs": 4}).also[0] == "drop"


def test_the_whole_suggestion_reads_as_the_weigh_in_prints_it() -> None:
    suggestion = s.suggest(
        legs_probabilities=(0, 0, 0.02, 0.95, 0.03),
        creature_ml=(81.0, 3.2),
        missiles_ml=[(2.6, 0.3), (9.0, 0.8)],
        limbs=2,
    ).as_json()
    assert list(suggestion) == ["movement_spans", "hit_points", "attacks", "limbs", "power"]
    assert suggestion["movement_spans"]["why"] == "3 or 4 legs (98 %): 3 spans"
    assert suggestion["hit_points"]["value"] == 44
    assert suggestion["power"]["name"] == "use_opponent_as_missile"
    assert suggestion["limbs"][0] == {
        "to_hit": 8,
        "damage_dice": 1,
        "why": "its size was not measured",
    }

"""Missiles: named targets, landings, dice, what is used up."""

import pytest

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.counterattacks import Counterattack, CounterattackOffered
from engine.games.clay_o_rama.dividing import Divide
from engine.games.clay_o_rama.fighting import Attack
from engine.games.clay_o_rama.shooting import (
    Fire,
    Land,
    Landing,
    MissileFired,
    MissileLanded,
    VoidThrow,
)
from engine.games.clay_o_rama.state import Missile
from engine.games.clay_o_rama.turns import EndMove
from engine.games.clay_o_rama.weighing import Reweigh
from engine.games.clay_o_rama.wounds import Damaged
from engine.refusal import Reason
from tests.engine.games.clay_o_rama.arrange import dice, fight, land_on


def test_a_hit_on_the_named_target_costs_it_the_missiles_dice() -> None:
    laid = land_on(fight().do(Fire(1, 1, 1, 2)), 2)
    assert dice(laid) == (6, 2)
    laid.roll(3, 4)
    assert laid.creature(2).hit_points == 23
    assert laid.last(Damaged) == Damaged(2, 7, 23, "missile")


@pytest.mark.parametrize("struck", [None, 1, 3])
def test_whoever_else_is_struck_it_is_a_miss(struck: int | None) -> None:
    laid = land_on(fight().do(Fire(1, 1, 0, 2)), struck)
    assert not laid.last(MissileLanded).hit
    assert [one.hit_points for one in laid.state.creatures] == [30, 30, 30]
    assert laid.awaiting() == frozenset({1})


def test_the_referee_may_fire_and_land_in_one_command() -> None:
    laid = fight().do(Fire(None, 1, 0, 2, landing=Landing(2, bounced=True)))
    assert dice(laid) == (6, 1)
    refused = fight().refused(Fire(1, 1, 0, 2, landing=Landing(2)))
    assert refused.reason is Reason.REFEREE_ONLY


def test_the_half_marble_counts_half_rounded_up() -> None:
    laid = land_on(fight().do(Fire(1, 1, 2, 2)), 2).roll(5)
    assert laid.last(Damaged).amount == 3


def test_a_missile_is_used_once_and_three_are_fired_in_a_move() -> None:
    laid = fight()
    for missile in (0, 1, 2):
        laid.do(Fire(None, 1, missile, 2, landing=Landing(None)))
    refused = laid.refused(Fire(1, 1, 3, 2))
    assert (refused.reason, refused.rule) == (Reason.SPENT, "shooting")
    for number in (1, 2, 3):
        laid.do(EndMove(number, number))
    again = laid.refused(Fire(1, 1, 0, 2))
    assert again.reason is Reason.SPENT
    assert "throw its fourth missile" in again.detail
    laid.do(Fire(None, 1, 3, 2, landing=Landing(None)))
    assert "none is left" in laid.refused(Fire(1, 1, 0, 2)).detail


def test_without_missiles_none_is_fired() -> None:
    laid = fight({"missiles": ()}, {}, {})
    assert laid.refused(Fire(1, 1, 0, 2)).reason is Reason.UNKNOWN_PIECE


def test_k7_each_missile_may_name_another_target() -> None:
    laid = fight()
    for missile, target in enumerate((2, 3, 2)):
        laid.do(Fire(None, 1, missile, target, landing=Landing(None)))
    assert laid.happened(MissileFired) == 3


def test_k8_missiles_are_not_answered() -> None:
    laid = land_on(fight().do(Fire(1, 1, 0, 2)), 2).roll(4)
    assert laid.awaiting() == frozenset({1})
    assert laid.happened(CounterattackOffered) == 0
    assert laid.refused(Counterattack(2, 2)).reason is Reason.WRONG_STEP


def test_k32_a_bounce_before_the_hit_does_not_matter_unless_switched() -> None:
    laid = land_on(fight().do(Fire(1, 1, 0, 2)), 2, bounced=True)
    assert laid.last(MissileLanded).hit
    strict = fight(switches={"bounce_counts": False}).do(Fire(1, 1, 0, 2))
    assert not land_on(strict, 2, bounced=True).last(MissileLanded).hit


def test_a_throw_from_a_wrong_place_is_void_and_the_missile_comes_back() -> None:
    laid = fight().do(Fire(1, 1, 0, 2), VoidThrow(None, "he walked round the table"))
    assert not laid.creature(1).missiles[0].used
    for missile in (0, 1, 2):
        laid.do(Fire(None, 1, missile, 2, landing=Landing(None)))


def test_only_the_referee_says_where_it_went() -> None:
    laid = fight().do(Fire(1, 1, 0, 2))
    assert laid.awaiting() == frozenset({None})
    assert laid.refused(Land(1, 2)).reason is Reason.REFEREE_ONLY
    assert laid.refused(Attack(1, 1, 2)).reason is Reason.WRONG_STEP
    assert laid.refused(Land(None, 9)).reason is Reason.UNKNOWN_PIECE


def test_a_missile_that_the_referee_took_away_in_the_air_still_lands() -> None:
    laid = fight().do(Fire(1, 1, 3, 2), Reweigh(None, 1, "recount", missiles=(Missile(),)))
    assert dice(land_on(laid, 2)) == (6, 1)


def test_a_missile_can_kill_and_win() -> None:
    laid = fight({}, {"hit_points": 5}).do(Fire(None, 1, 3, 2, landing=Landing(2)))
    laid.roll(6, 6, 6)
    assert laid.won_by() == (1,)
    assert laid.awaiting() is None


def test_a_missile_in_the_air_is_no_matter_of_counterattacks() -> None:
    refused = fight().do(Fire(1, 1, 0, 2)).refused(Attack(1, 1, 2))
    assert (refused.reason, refused.rule) == (Reason.WRONG_STEP, "shooting")


def test_k33_the_halves_share_the_missiles_of_their_player() -> None:
    laid = fight({"power": "divide_self", "missiles": (Missile(),) * 8}, {}).do(Divide(1, 1))
    for missile in (0, 1):
        land_on(laid.do(Fire(1, 1, missile, 2)), None)
    laid.do(EndMove(1, 1))
    land_on(laid.do(Fire(1, 3, 0, 2)), None)
    assert not any(isinstance(one, Fire) for one in GAME.choices(laid.state))
    refused = laid.refused(Fire(1, 3, 1, 2))
    assert (refused.reason, refused.rule) == (Reason.SPENT, "K33")
    laid.do(EndMove(1, 3), EndMove(2, 2), Fire(1, 1, 2, 2))

"""The referee is never stuck: limits can be exceeded with a reason, players come and go."""

from typing import Any

import pytest

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.correcting import GivePowerBack, HandOver, SetPhase
from engine.games.clay_o_rama.counterattacks import Counterattack
from engine.games.clay_o_rama.fighting import Attack, AttacksEnded, EndAttacks
from engine.games.clay_o_rama.joining import JoinGame, LeaveGame, PlayerLeft
from engine.games.clay_o_rama.matters import DropMatter, SetMatter
from engine.games.clay_o_rama.moving import Move, Moved
from engine.games.clay_o_rama.power_use import ChangePlaces, ThrowCreature
from engine.games.clay_o_rama.refereeing import (
    GiveMove,
    RemoveCreature,
    SetHitPoints,
    SetInitiative,
)
from engine.games.clay_o_rama.shooting import Fire, Land, Landing
from engine.games.clay_o_rama.starting import StartGame
from engine.games.clay_o_rama.state import Assault, Chance, Riposte, Shot, Turn, Wound
from engine.games.clay_o_rama.turns import EndMove, MoveOutOfTurn
from engine.games.clay_o_rama.waiving import LimitWaived
from engine.games.clay_o_rama.weighing import Reweigh, WeighIn
from engine.luck import RollNeeded
from engine.refusal import Reason
from engine.word import DeclareWinner
from tests.engine.games.clay_o_rama.arrange import building, dice, fight, hit, land_on, weigh_in

WHY = "so it was"


def test_a_walk_beyond_the_limit_stands_with_the_referees_reason() -> None:
    laid = fight()
    far = Move(None, 1, 9000)
    assert laid.refused(far).reason is Reason.TOO_FAR
    assert laid.refused(Move(1, 1, 9000, because="please")).reason is Reason.TOO_FAR
    laid.do(Move(None, 1, 9000, because="he slipped"))
    assert laid.last(LimitWaived) == LimitWaived(1, "he slipped")
    assert laid.last(Moved).total == 9000
    assert not any(isinstance(one, Move) for one in GAME.choices(laid.state))
    assert laid.happened(LimitWaived) == 1


def test_within_the_limits_a_reason_waives_nothing() -> None:
    assert fight().do(Move(None, 1, 10, because=WHY)).happened(LimitWaived) == 0


def test_who_changed_places_walks_with_a_reason_and_firing_first_stays_done() -> None:
    laid = hit(fight({"power": "change_places"}, {}, {}), 2).do(ChangePlaces(1, 1, 2, 3))
    laid.do(EndAttacks(1, 1)).roll(1).do(DropMatter(None, "riposte", WHY))
    laid.do(Move(None, 1, 10, because=WHY))
    assert laid.refused(Fire(1, 1, 0, 2)).reason is Reason.WRONG_STEP
    land_on(laid.do(Fire(None, 1, 0, 2, because=WHY)), None)


def test_a_fourth_missile_stands_with_a_reason() -> None:
    laid = fight()
    for missile in (0, 1, 2):
        laid.do(Fire(None, 1, missile, 2, landing=Landing(None)))
    laid.do(Fire(None, 1, 3, 2, landing=Landing(None), because="the first was a crumb"))
    assert laid.creature(1).fired == 4


@pytest.mark.parametrize("said", [{"gap": 900}, {"limb": 0}])
def test_an_attack_beyond_the_limits_stands_with_a_reason(said: dict[str, Any]) -> None:
    laid = hit(fight({"reach": 600}, {}, {}), 2, 0)
    attack = {"limb": 1, **said}
    laid.refused(Attack(None, 1, 2, **attack))
    laid.do(Attack(None, 1, 2, **attack, because=WHY)).roll(6, 6)
    assert laid.happened(LimitWaived) == 1


def test_nothing_is_counted_below_nought_when_attacks_are_spent() -> None:
    laid = hit(fight(), 2).do(Reweigh(None, 1, WHY, attacks_left=0))
    laid.do(SetMatter(None, Turn(1, 2, begun=True), WHY)).roll(1)
    laid.do(Counterattack(2, 2)).roll(1, 1).do(EndAttacks(2, 2))
    laid.do(Attack(None, 1, 2, because="one more")).roll(1, 1)
    assert laid.creature(1).attacks_left == 0


def test_someone_leaves_by_one_command_and_the_others_go_on() -> None:
    laid = fight({}, {}, {}, {}).do(LeaveGame(1, 1, "bedtime"))
    assert laid.last(PlayerLeft) == PlayerLeft(1, "bedtime")
    assert laid.awaiting() == frozenset({2})
    assert not laid.creature(1).alive
    assert laid.refused(LeaveGame(2, 3)).reason is Reason.NOT_YOURS
    assert laid.refused(LeaveGame(None, 1)).reason is Reason.SPENT
    laid.do(LeaveGame(None, 2), LeaveGame(None, 3))
    assert laid.won_by() == (4,)


def test_who_leaves_while_building_keeps_nobody_waiting() -> None:
    laid = building(3).do(weigh_in(1), weigh_in(2), LeaveGame(None, 3))
    assert laid.awaiting() == frozenset({None})
    assert StartGame(None, without_powers=True) in GAME.choices(laid.state)
    laid.do(StartGame(None, without_powers=True))


def test_someone_joins_in_mid_game_and_rolls_for_a_place() -> None:
    laid = fight().do(JoinGame(None, "Dee", WHY, span=1900))
    late = WeighIn(None, 4, legs=3, hit_points=20)
    assert laid.refused(late).reason is Reason.NO_REASON
    laid.do(WeighIn(None, 4, legs=3, hit_points=20, because="late"))
    needed = laid.awaiting()
    assert isinstance(needed, RollNeeded)
    assert needed.why == "initiative, 3 each: Dee"
    laid.roll(6, 6, 5).do(EndMove(1, 1))
    assert laid.awaiting() == frozenset({4})


def test_who_left_may_come_back_to_the_same_seat() -> None:
    laid = fight().do(LeaveGame(None, 3), JoinGame(None, "Cy", "back again"))
    assert laid.refused(JoinGame(None, "Cy", WHY)).reason is Reason.BAD_VALUE
    laid.do(SetHitPoints(None, 3, 12, "as it was"))
    assert [one.playing for one in laid.state.players] == [True, True, True]
    assert laid.creature(3).alive


def test_a_second_creature_has_a_number_of_its_own() -> None:
    laid = fight().do(WeighIn(None, 1, legs=1, hit_points=9, because="a dragon"))
    assert (laid.creature(4).player, laid.creature(4).hit_points) == (1, 9)
    laid.do(HandOver(None, 4, 2, "a present"))
    assert laid.creature(4).player == 2


def test_a_power_that_was_used_up_is_given_back() -> None:
    laid = fight({"power": "blob_of_death"}, {}, {})
    land_on(laid.do(Fire(1, 1, 0, 2, blob=True)), None)
    assert laid.refused(GivePowerBack(None, 1, "drop", WHY)).reason is Reason.BAD_VALUE
    laid.do(GivePowerBack(None, 1, "blob_of_death", "somebody jogged him"))
    laid.do(Fire(1, 1, 1, 2, blob=True))


def test_what_is_announced_stays_announced() -> None:
    laid = hit(fight(), 2).do(Attack(1, 1, 2, 1))
    told = laid.state.play.assault
    laid.do(
        SetHitPoints(None, 2, 25, WHY),
        SetInitiative(None, 3, 99, WHY),
        Reweigh(None, 1, WHY, legs=5),
        RemoveCreature(None, 3, WHY),
        SetMatter(None, Turn(1, 2, begun=True), WHY),
        SetPhase(None, "playing", WHY, 4),
    )
    assert laid.state.play.assault == told
    assert dice(laid) == (6, 2)


def test_a_move_that_is_given_to_another_loses_no_missile() -> None:
    laid = fight().do(Fire(1, 1, 0, 2), GiveMove(None, 3, "the order was wrong"))
    assert not laid.creature(1).missiles[0].used
    assert laid.awaiting() == frozenset({3})


def test_the_order_may_be_set_straight_while_a_missile_flies() -> None:
    laid = fight().do(Fire(1, 1, 0, 2), SetMatter(None, Turn(3), "it was Cy's move"))
    laid.do(Land(None, 2)).roll(4)
    assert laid.awaiting() == frozenset({3})


def test_a_wrong_target_is_set_straight_in_the_air() -> None:
    laid = fight().do(Fire(1, 1, 0, 2), SetMatter(None, Shot(1, 0, 3), "he said Cy"), Land(None, 3))
    assert dice(laid) == (6, 1)


def test_dice_for_a_fall_and_a_power_that_was_forgotten() -> None:
    laid = fight().do(SetMatter(None, Wound(2, 2, "a fall"), WHY)).roll(1, 2)
    assert laid.creature(2).hit_points == 27
    laid.do(SetMatter(None, Chance("change_places", 1, 2), WHY), ChangePlaces(1, 1, 2, 3))
    assert laid.creature(1).rooted


def test_an_attack_that_was_not_meant_is_dropped() -> None:
    laid = fight().do(Attack(1, 1, 2), DropMatter(None, "assault", "he meant Cy"))
    assert laid.awaiting() == frozenset({1})
    assert laid.refused(DropMatter(None, "assault", WHY)).reason is Reason.BAD_VALUE


@pytest.mark.parametrize(
    ("matter", "reason"),
    [
        (Turn(9), Reason.UNKNOWN_PIECE),
        (Turn(1, 3), Reason.BAD_VALUE),
        (Shot(1, 9, 2), Reason.UNKNOWN_PIECE),
        (Shot(1, 0, 1), Reason.BAD_TARGET),
        (Shot(1, 0, 2, thrown=2), Reason.BAD_TARGET),
        (Assault(2, 3), Reason.WRONG_STEP),
        (Assault(1, 2, rolling=7), Reason.UNKNOWN_PIECE),
        (Assault(1, 2, hits=(1,)), Reason.BAD_VALUE),
        (Wound(1, 0, "x"), Reason.BAD_VALUE),
        (Riposte(2, 2), Reason.BAD_TARGET),
        (Chance("yodel", 1, 2), Reason.UNKNOWN_PIECE),
    ],
)
def test_matters_that_cannot_be(matter: Any, reason: Reason) -> None:
    assert fight().refused(SetMatter(None, matter, WHY)).reason is reason
    assert fight().refused(SetMatter(1, Turn(1), WHY)).reason is Reason.REFEREE_ONLY
    assert fight().refused(SetMatter(None, Turn(1), "")).reason is Reason.NO_REASON


def test_after_the_end_the_game_may_go_on() -> None:
    laid = fight().do(DeclareWinner(None, (1,), "bedtime"), SetPhase(None, "playing", "not yet"))
    assert laid.won_by() is None
    assert laid.awaiting() == frozenset({1})


def test_play_does_not_begin_with_fewer_than_two() -> None:
    laid = building(2).do(weigh_in(1))
    assert laid.refused(SetPhase(None, "playing", WHY)).reason is Reason.UNMEASURED
    laid.do(weigh_in(2), SetPhase(None, "playing", WHY)).roll(6, 6, 6, 1, 1, 1)
    assert laid.awaiting() == frozenset({1})


def test_another_may_move_out_of_turn_after_all() -> None:
    laid = fight({}, {}, {"power": "move_out_of_turn"}).do(Move(1, 1, 10))
    laid.do(SetMatter(None, Turn(1), "he waits"), MoveOutOfTurn(3, 3))
    assert laid.awaiting() == frozenset({3})


def test_a_missile_at_a_target_that_leaves_goes_back() -> None:
    blob = fight({"power": "blob_of_death"}, {}, {}).do(Fire(1, 1, 0, 2, blob=True))
    blob.do(LeaveGame(2, 2))
    thrower = blob.creature(1)
    assert (thrower.missiles[0].used, thrower.spent, thrower.fired) == (False, (), 0)
    blob.do(Fire(1, 1, 0, 3, blob=True))


def test_a_missile_at_a_target_that_is_removed_goes_back() -> None:
    laid = fight().do(Fire(1, 1, 0, 2), RemoveCreature(None, 3, WHY))
    assert laid.state.play.shot is not None
    laid.do(RemoveCreature(None, 2, WHY))
    assert not laid.creature(1).missiles[0].used


@pytest.mark.parametrize(("count", "offered"), [(4, True), (3, False)])
def test_a_creature_thrown_at_a_target_that_leaves_is_thrown_at_another(
    count: int,
    offered: bool,
) -> None:
    laid = fight({"power": "use_opponent_as_missile"}, *({} for _ in range(1, count)))
    hit(hit(laid, 2), 2, 1).do(ThrowCreature(1, 1, 3), LeaveGame(3, 3))
    chance = laid.state.play.chance
    assert (chance is not None and chance.target == 2) == offered


def test_a_counterattack_that_was_barred_is_opened_by_the_referee() -> None:
    laid = hit(fight(), 2).do(Reweigh(None, 2, WHY, attacks_left=0), EndAttacks(1, 1)).roll(1)
    assert laid.state.play.riposte is None
    laid.do(SetMatter(None, Riposte(2, 1, offered=True), WHY))
    assert laid.refused(Counterattack(None, 2)).reason is Reason.SPENT
    laid.do(Counterattack(None, 2, because="it had one")).roll(5, 4)
    assert laid.last(AttacksEnded).counter

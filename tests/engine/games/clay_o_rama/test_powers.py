"""The eleven special powers and made-up ones: triggers, limits, what follows."""

from typing import Any

import pytest

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.counterattacks import Counterattack, DeclineCounterattack
from engine.games.clay_o_rama.dividing import Divide, HalfMade
from engine.games.clay_o_rama.fighting import Attack, EndAttacks
from engine.games.clay_o_rama.judging import JudgeByDice, JudgedByDice, JudgePower, PowerJudged
from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.offering import DeclinePower, PowerOffered, PowerUsed
from engine.games.clay_o_rama.power_use import (
    BorrowPower,
    ChangePlaces,
    PlacesChanged,
    PowerBorrowed,
    ReshapeLimb,
    RipLimb,
    ThrowCreature,
    UsePower,
)
from engine.games.clay_o_rama.powers import POWERS, Limit, Power
from engine.games.clay_o_rama.refereeing import GiveMove, RemoveCreature, SetHitPoints
from engine.games.clay_o_rama.shooting import Fire, Land, VoidThrow
from engine.games.clay_o_rama.state import Limb
from engine.games.clay_o_rama.turns import EndMove, MoveOutOfTurn
from engine.games.clay_o_rama.weighing import Reweigh
from engine.games.clay_o_rama.wounds import CreatureDied
from engine.refusal import Reason
from tests.engine.games.clay_o_rama.arrange import (
    TWO_ARMS,
    Table,
    dice,
    fight,
    hit,
    land_on,
)


def holding(power: str, **stats: Any) -> dict[str, Any]:
    return {"power": power, **stats}


def with_power(power: str, **stats: Any) -> Table:
    """Three creatures; the first, on move, holds this power."""
    return fight(holding(power, **stats), {}, {})


def test_there_are_eleven() -> None:
    assert len(POWERS) == 11


@pytest.mark.parametrize(("name", "count"), [("drop", 2), ("bowl", 2), ("poke", 1)])
def test_k13_the_referee_judges_or_lets_the_suggested_dice_judge(name: str, count: int) -> None:
    laid = hit(with_power(name), 2, power=name)
    assert laid.awaiting() == frozenset({None})
    assert laid.creature(1).revealed
    laid.do(JudgeByDice(None))
    assert dice(laid) == (6, count)
    laid.roll(*(3,) * count)
    assert laid.creature(2).hit_points == 30 - 3 * count
    judged = hit(with_power(name), 2, power=name).do(JudgePower(None, 11, "flat as a coin"))
    assert judged.creature(2).hit_points == 19


def test_a_power_that_missed_costs_nothing() -> None:
    laid = with_power("drop").do(Attack(1, 1, 2, power="drop")).roll(1, 1)
    assert laid.happened(PowerUsed) == 0
    assert laid.awaiting() == frozenset({1})


@pytest.mark.parametrize("name", ["drop", "bowl", "poke"])
def test_k14_it_takes_the_place_of_the_attacks_damage(name: str) -> None:
    laid = hit(with_power(name), 2, power=name).do(JudgePower(None, 0, "not a scratch"))
    hit(laid, 2, 1)
    assert dice(laid) == (6, 2)


def test_a_power_is_judged_before_anything_else() -> None:
    laid = hit(with_power("drop"), 2, power="drop")
    refused = laid.refused(Attack(1, 1, 2, 1))
    assert refused.reason is Reason.WRONG_STEP
    assert "JudgePower" in refused.detail
    assert laid.refused(JudgePower(1, 5, "ouch")).reason is Reason.REFEREE_ONLY
    assert laid.refused(JudgePower(None, 5, " ")).reason is Reason.NO_REASON
    assert laid.refused(JudgeByDice(None, 21)).reason is Reason.BAD_VALUE
    assert dice(laid.do(JudgeByDice(None, 4))) == (6, 4)


def test_powers_work_in_counterattacks() -> None:
    laid = hit(fight({}, holding("drop"), {}), 2).do(EndAttacks(1, 1)).roll(1)
    laid.do(Counterattack(2, 2, power="drop")).roll(6, 6).do(JudgePower(None, 4, "a dent"))
    assert laid.creature(1).hit_points == 26


def test_a_killing_power_ends_the_attacks_on_its_target() -> None:
    laid = hit(with_power("drop"), 2, power="drop").do(JudgePower(None, 50, "splat"))
    assert laid.last(CreatureDied).creature == 2
    assert laid.state.play.assault is None
    laid.do(Attack(1, 1, 3, 1))


def test_reshape_changes_a_limb_and_the_referee_judges() -> None:
    laid = hit(with_power("reshape_limb"), 2, power="reshape_limb")
    assert laid.awaiting() == frozenset({1})
    assert laid.refused(ReshapeLimb(1, 1, 5)).reason is Reason.UNKNOWN_PIECE
    laid.do(ReshapeLimb(1, 1, 1))
    assert laid.refused(JudgeByDice(None)).reason is Reason.BAD_VALUE
    laid.do(
        Reweigh(None, 2, "its claw is a spoon now", limbs=(Limb(8, 1), Limb(9, 1))),
        JudgePower(None, 2, "some clay lost"),
    )
    assert laid.creature(2).hit_points == 28
    assert laid.creature(2).limbs[1] == Limb(9, 1)


def blob(laid: Table, missile: int = 0) -> Table:
    return laid.do(Fire(1, 1, missile, 2, blob=True))


def test_k12_the_blob_is_judged_instead_of_its_dice() -> None:
    laid = land_on(blob(with_power("blob_of_death"), 3), 2)
    assert laid.awaiting() == frozenset({None})
    laid.do(JudgeByDice(None))
    assert dice(laid) == (6, 3)
    laid.roll(6, 6, 6)
    assert laid.creature(2).hit_points == 12


def test_k29_one_blob_a_game_and_a_miss_uses_it_up() -> None:
    laid = land_on(blob(with_power("blob_of_death")), None)
    assert laid.creature(1).spent == ("blob_of_death",)
    refused = laid.refused(Fire(1, 1, 1, 2, blob=True))
    assert refused.reason is Reason.SPENT
    land_on(laid.do(Fire(1, 1, 1, 2)), 2).roll(1, 1)


def test_a_void_blob_was_not_thrown() -> None:
    laid = blob(with_power("blob_of_death")).do(VoidThrow(None, "somebody jogged him"))
    assert laid.creature(1).spent == ()
    blob(laid)


def test_who_does_not_have_the_blob_cannot_throw_it() -> None:
    assert fight().refused(Fire(1, 1, 0, 2, blob=True)).reason is Reason.NO_POWER


def test_rip_is_offered_on_eleven_and_twelve() -> None:
    laid = with_power("rip_limbs_off").do(Attack(1, 1, 2)).roll(6, 4)
    assert laid.happened(PowerOffered) == 0
    laid.do(Attack(1, 1, 2, 1)).roll(6, 5)
    assert laid.awaiting() == frozenset({1})
    laid.do(RipLimb(1, 1, 0))
    assert laid.creature(2).limbs == (Limb(7, 2),)
    assert laid.creature(2).attacks == 1


def test_k15_the_attack_that_tears_adds_no_dice() -> None:
    laid = with_power("rip_limbs_off").do(Attack(1, 1, 2)).roll(6, 6).do(RipLimb(1, 1, 0))
    laid.do(EndAttacks(1, 1))
    assert laid.creature(2).hit_points == 30
    hurt = with_power("rip_limbs_off").do(Attack(1, 1, 2)).roll(6, 6).do(DeclinePower(1, 1))
    assert dice(hurt.do(EndAttacks(1, 1))) == (6, 1)


def test_a_leg_may_be_torn_off_too() -> None:
    laid = with_power("rip_limbs_off").do(Attack(1, 1, 2)).roll(6, 6)
    laid.do(RipLimb(1, 1, leg=True))
    assert (laid.creature(2).legs, laid.creature(2).movement_spans) == (2, 2)
    assert laid.creature(2).limbs == TWO_ARMS


def test_k11_losing_limbs_lowers_no_hit_points() -> None:
    laid = with_power("rip_limbs_off").do(Attack(1, 1, 2)).roll(6, 6).do(RipLimb(1, 1, 1))
    assert laid.creature(2).hit_points == 30


def test_without_its_last_limb_a_creature_fights_with_its_body() -> None:
    laid = fight(holding("rip_limbs_off"), {"limbs": TWO_ARMS[:1]}, {})
    laid.do(Attack(1, 1, 2)).roll(6, 6).do(RipLimb(1, 1, 0))
    assert laid.creature(2).limbs == (Limb(6, 1, "whole body"),)
    assert laid.creature(2).attacks == 1


def test_e5_with_other_dice_the_two_highest_totals_tear() -> None:
    arms = {"limbs": (Limb(1, 1), Limb(1, 1))}
    laid = fight(
        holding("rip_limbs_off", **arms), {}, {}, switches={"to_hit_dice": 1, "die_sides": 8}
    )
    laid.do(Attack(1, 1, 2, 0)).roll(6)
    assert laid.happened(PowerOffered) == 0
    laid.do(Attack(1, 1, 2, 1)).roll(7)
    assert laid.happened(PowerOffered) == 1


def test_change_places_with_an_opponent_or_of_two_others() -> None:
    laid = hit(with_power("change_places"), 2)
    assert laid.refused(ChangePlaces(1, 1, 2, 2)).reason is Reason.BAD_TARGET
    laid.do(ChangePlaces(1, 1, 2, 3))
    assert laid.last(PlacesChanged) == PlacesChanged(1, 2, 3)
    assert dice(laid.do(EndAttacks(1, 1))) == (6, 1)


def test_k16_places_are_changed_once_in_an_own_move() -> None:
    laid = hit(with_power("change_places"), 2).do(ChangePlaces(1, 1, 1, 3))
    hit(laid, 2, 1)
    assert laid.happened(PowerOffered) == 1


def test_k27_not_by_a_creature_that_walked_and_it_walks_no_more() -> None:
    walked = hit(with_power("change_places").do(Move(1, 1, 10)), 2)
    assert walked.happened(PowerOffered) == 0
    laid = hit(fight({}, holding("change_places"), {}), 2).do(EndAttacks(1, 1)).roll(1)
    laid.do(Counterattack(2, 2)).roll(5, 4).do(ChangePlaces(2, 2, 1, 2), EndAttacks(2, 2))
    laid.roll(1).do(EndMove(1, 1))
    refused = laid.refused(Move(2, 2, 10))
    assert (refused.reason, refused.rule) == (Reason.SPENT, "K27")
    laid.do(EndMove(2, 2), EndMove(3, 3), EndMove(1, 1), Move(2, 2, 10))


def all_hit(laid: Table) -> Table:
    return hit(hit(laid, 2, 0), 2, 1)


def test_use_opponent_as_missile_when_all_limbs_hit() -> None:
    laid = all_hit(with_power("use_opponent_as_missile"))
    assert laid.awaiting() == frozenset({1})
    assert laid.refused(ThrowCreature(1, 1, 2)).reason is Reason.BAD_TARGET
    laid.do(ThrowCreature(1, 1, 3))
    assert laid.refused(Land(None, 2)).reason is Reason.BAD_TARGET
    land_on(laid, 3).do(JudgeByDice(None))
    assert dice(laid) == (6, 3)
    laid.roll(1, 1, 1).do(JudgePower(None, 7, "an ear is gone"))
    assert [one.hit_points for one in laid.state.creatures] == [30, 27, 23]
    assert dice(laid) == (6, 3)


def test_a_thrown_creature_that_misses_is_judged_alone() -> None:
    laid = all_hit(with_power("use_opponent_as_missile")).do(ThrowCreature(1, 1, 3))
    land_on(laid, None).do(JudgePower(None, 3, "landed on its head"))
    assert [one.hit_points for one in laid.state.creatures] == [30, 27, 30]
    assert dice(laid) == (6, 3)


def test_one_miss_and_nobody_is_thrown() -> None:
    laid = hit(with_power("use_opponent_as_missile"), 2).do(Attack(1, 1, 2, 1)).roll(1, 1)
    assert laid.happened(PowerOffered) == 0


def test_without_a_third_creature_nobody_is_thrown() -> None:
    laid = all_hit(fight(holding("use_opponent_as_missile"), {}))
    assert laid.happened(PowerOffered) == 0


def test_a_void_throw_of_a_creature_gives_no_missile_back() -> None:
    laid = all_hit(with_power("use_opponent_as_missile")).do(ThrowCreature(1, 1, 3))
    laid.do(VoidThrow(None, "it stuck to his hand"))
    assert laid.creature(1).missiles == fight().creature(1).missiles
    assert laid.awaiting() == frozenset({1})
    again = laid.do(ThrowCreature(1, 1, 3))
    land_on(again, None).do(JudgePower(None, 1, "a dent"))
    assert dice(laid) == (6, 3)


def test_a_creature_whose_throw_was_void_need_not_be_thrown_again() -> None:
    laid = all_hit(with_power("use_opponent_as_missile")).do(ThrowCreature(1, 1, 3))
    laid.do(VoidThrow(None, "it stuck to his hand"), DeclinePower(1, 1))
    assert dice(laid) == (6, 3)


def test_k18_divided_both_halves_hold_half() -> None:
    laid = with_power("divide_self", hit_points=31, limbs=(*TWO_ARMS, Limb(6, 3)), legs=3)
    laid.do(Divide(1, 1))
    first, second = laid.creature(1), laid.creature(4)
    assert (first.hit_points, second.hit_points) == (16, 15)
    assert (first.attacks, second.attacks) == (2, 2)
    assert (first.movement_spans, second.movement_spans) == (2, 2)
    assert first.limbs == (Limb(8, 1), Limb(6, 2))
    assert second.limbs == (Limb(7, 1),)
    assert laid.happened(HalfMade) == 2
    laid.do(EndMove(1, 1))
    assert laid.state.play.turn is not None
    assert laid.state.play.turn.creature == 4
    laid.do(RemoveCreature(None, 1, "eaten by the dog"))
    assert laid.state.moment == "playing"


def test_the_player_has_lost_when_both_halves_are_dead() -> None:
    laid = fight(holding("divide_self"), {}).do(Divide(1, 1))
    laid.do(RemoveCreature(None, 1, "dog"), RemoveCreature(None, 4 - 1, "dog"))
    assert laid.won_by() == (2,)


def test_e4_limbs_and_missiles_go_to_the_halves_in_turn() -> None:
    laid = with_power("divide_self", limbs=TWO_ARMS[:1])
    marbles = laid.creature(1).missiles
    laid.do(Divide(1, 1))
    assert laid.creature(1).limbs == TWO_ARMS[:1]
    assert (laid.creature(4).limbs, laid.creature(4).attacks) == ((), 0)
    assert laid.creature(1).missiles == (marbles[0], marbles[2])
    assert laid.creature(4).missiles == (marbles[1], marbles[3])


def test_k18_a_half_without_a_limb_attacks_when_the_referee_gives_it_one() -> None:
    laid = with_power("divide_self", limbs=TWO_ARMS[:1]).do(Divide(1, 1), EndMove(1, 1))
    assert not any(isinstance(one, Attack) for one in GAME.choices(laid.state))
    assert laid.refused(Attack(1, 4, 2)).reason is Reason.UNKNOWN_PIECE
    for command in GAME.overrides(laid.state):
        assert GAME.decide(laid.state, command)
    told = GAME.describe(laid.state, laid.all(HalfMade)[-1])
    assert "no attack" in told
    laid.do(Reweigh(None, 4, "its tail will do", limbs=(Limb(),), attacks=1, attacks_left=1))
    laid.do(Attack(1, 4, 2))


def test_e4_both_halves_of_a_whole_body_attack_with_all_that_they_are() -> None:
    laid = with_power("divide_self", limbs=()).do(Divide(1, 1))
    for half in (1, 4):
        assert laid.creature(half).limbs == (Limb(6, 1, "whole body"),)
        assert laid.creature(half).attacks == 1


def test_k36_one_of_three_limbs_is_not_all_of_them() -> None:
    arms = (Limb(8, 1),) * 3
    laid = hit(with_power("use_opponent_as_missile", limbs=arms, attacks=1), 2)
    assert laid.happened(PowerOffered) == 0
    many = with_power("use_opponent_as_missile", limbs=(Limb(8, 1),) * 6)
    for limb in range(4):
        hit(many, 2, limb)
    assert many.happened(PowerOffered) == 1


def test_k37_a_whole_body_has_no_limb_to_tear_off() -> None:
    laid = fight(holding("rip_limbs_off"), {"limbs": ()}, {}).do(Attack(1, 1, 2)).roll(6, 6)
    assert laid.happened(PowerOffered) == 0
    reweighed = with_power("rip_limbs_off").do(Attack(1, 1, 2)).roll(6, 6)
    reweighed.do(Reweigh(None, 2, "it has none", limbs=(Limb(6, 1, "whole body"),), attacks=1))
    assert reweighed.refused(RipLimb(1, 1, 0)).rule == "K37"
    assert GAME.choices(reweighed.state) == (DeclinePower(1, 1),)


def test_k37_nor_is_it_borrowed_against_one() -> None:
    laid = hit(fight(holding("borrow_power"), holding("rip_limbs_off", limbs=()), {}), 2)
    assert not laid.do(BorrowPower(1, 1)).last(PowerBorrowed).works


def test_k30_the_halves_have_no_power() -> None:
    laid = with_power("divide_self").do(Divide(1, 1))
    assert (laid.creature(1).power, laid.creature(4).power) == ("", "")
    assert laid.refused(Divide(1, 1)).reason is Reason.NO_POWER


def test_who_has_one_hit_point_cannot_divide() -> None:
    refused = with_power("divide_self", hit_points=1).refused(Divide(1, 1))
    assert (refused.reason, refused.rule) == (Reason.NO_TRIGGER, "K18")


def borrowing(power: str, **stats: Any) -> Table:
    """Creature 1 has hit creature 2, which has this power, and may borrow it."""
    return hit(fight(holding("borrow_power", **stats), holding(power), {}), 2)


def test_borrow_uses_the_victims_power_besides_the_attack() -> None:
    laid = borrowing("drop").do(BorrowPower(1, 1))
    assert laid.last(PowerBorrowed) == PowerBorrowed(1, 2, "drop", works=True)
    laid.do(JudgePower(None, 5, "dropped")).do(EndAttacks(1, 1)).roll(6)
    assert laid.creature(2).hit_points == 30 - 5 - 6


def test_borrowing_is_decided_at_once_or_lost() -> None:
    laid = borrowing("drop")
    assert laid.refused(Attack(1, 1, 2, 1)).reason is Reason.WRONG_STEP
    laid.do(DeclinePower(1, 1))
    assert laid.refused(BorrowPower(1, 1)).reason is Reason.NO_TRIGGER
    hit(laid, 2, 1).do(BorrowPower(1, 1), JudgePower(None, 1, "dropped"))


def test_borrowing_from_nobody_with_a_power_tells_nothing() -> None:
    laid = borrowing("").do(BorrowPower(1, 1))
    assert laid.last(PowerBorrowed) == PowerBorrowed(1, 2, "", works=False)
    assert not laid.creature(2).revealed
    assert laid.awaiting() == frozenset({1})


def test_e2_a_missiles_hit_borrows_nothing() -> None:
    laid = fight(holding("borrow_power"), holding("drop"), {})
    land_on(laid.do(Fire(1, 1, 0, 2)), 2).roll(1)
    assert laid.happened(PowerOffered) == 0


def test_e3_the_hit_that_borrowed_is_trigger_enough() -> None:
    laid = borrowing("rip_limbs_off").do(BorrowPower(1, 1), RipLimb(1, 1, 1))
    assert laid.creature(2).limbs == TWO_ARMS[:1]
    assert dice(laid.do(EndAttacks(1, 1))) == (6, 1)
    thrown = borrowing("use_opponent_as_missile").do(BorrowPower(1, 1))
    thrown.do(ThrowCreature(1, 1, 3), Land(None, 3))
    assert len(thrown.state.play.judgements) == 2


@pytest.mark.parametrize("power", ["blob_of_death", "borrow_power", "change_places"])
def test_what_a_borrowed_power_needs_must_be_there(power: str) -> None:
    laid = fight(holding("borrow_power", missiles=()), holding(power), {})
    hit(laid.do(Move(1, 1, 10)), 2).do(BorrowPower(1, 1))
    assert not laid.last(PowerBorrowed).works
    assert not laid.creature(2).revealed


def test_a_borrowed_change_of_places_and_a_borrowed_new_shape() -> None:
    laid = borrowing("change_places").do(BorrowPower(1, 1), ChangePlaces(1, 1, 1, 2))
    assert laid.creature(1).rooted
    shaped = borrowing("reshape_limb").do(BorrowPower(1, 1), ReshapeLimb(1, 1, 0))
    assert shaped.awaiting() == frozenset({None})


def test_a_borrowed_blob_is_thrown_at_once_outside_the_order_of_steps() -> None:
    laid = borrowing("blob_of_death").do(BorrowPower(1, 1), Fire(1, 1, 0, 3, blob=True))
    land_on(laid, 3).do(JudgePower(None, 9, "smashed"))
    assert laid.creature(3).hit_points == 21
    assert laid.state.play.assault is not None


def test_a_void_borrowed_blob_is_back_too() -> None:
    laid = borrowing("blob_of_death").do(BorrowPower(1, 1), Fire(1, 1, 0, 3, blob=True))
    laid.do(VoidThrow(None, "a child ran through"))
    assert laid.creature(1).borrowed == ()
    assert not laid.creature(1).missiles[0].used


def test_k19_a_once_a_game_power_is_borrowed_once_a_game() -> None:
    laid = borrowing("blob_of_death").do(BorrowPower(1, 1), Fire(1, 1, 0, 3, blob=True))
    land_on(laid, None)
    hit(laid, 2, 1).do(BorrowPower(1, 1))
    assert not laid.last(PowerBorrowed).works


def test_k16_borrowed_places_are_changed_once_in_a_move_too() -> None:
    laid = borrowing("change_places").do(BorrowPower(1, 1), ChangePlaces(1, 1, 1, 2))
    hit(laid, 2, 1).do(BorrowPower(1, 1))
    assert not laid.last(PowerBorrowed).works


def test_a_borrowed_division() -> None:
    laid = borrowing("divide_self").do(BorrowPower(1, 1), Divide(1, 1))
    assert (laid.creature(1).hit_points, laid.creature(4).hit_points) == (15, 15)
    assert dice(laid.do(EndAttacks(1, 1))) == (6, 1)


def test_a_borrowed_move_out_of_turn_lasts_for_the_round() -> None:
    laid = fight({}, {}, holding("borrow_power"), {})
    laid.do(Reweigh(None, 1, "a late thought", power="move_out_of_turn"))
    hit(laid, 3).do(EndAttacks(1, 1)).roll(1)
    laid.do(Counterattack(3, 3)).roll(6, 6).do(BorrowPower(3, 3), EndAttacks(3, 3)).roll(1)
    laid.do(EndMove(1, 1), MoveOutOfTurn(3, 3), EndMove(3, 3), EndMove(2, 2))
    laid.do(EndMove(4, 4))
    assert laid.refused(MoveOutOfTurn(3, 3)).reason is Reason.NO_POWER


def test_in_its_own_move_a_borrowed_move_out_of_turn_is_of_no_use() -> None:
    laid = borrowing("move_out_of_turn").do(BorrowPower(1, 1))
    assert not laid.last(PowerBorrowed).works


SNEEZE = Power("sneeze", "The Sneeze", "Blows at the target.", use="hit", limit="round", dice=1)
TICKLE = Power("tickle", "The Tickle", "Tickles.", use="own_move", limit="game")
SQUASH = Power("squash", "The Squash", "Squashes.", use="instead", dice=0)
MADE_UP = (SNEEZE, TICKLE, SQUASH)


def made_up(power: str) -> Table:
    return fight(holding(power), {}, {}, powers=MADE_UP)


def test_a_made_up_power_set_off_by_a_hit() -> None:
    laid = hit(made_up("sneeze"), 2)
    assert laid.refused(UsePower(1, 1, 3)).reason is Reason.BAD_TARGET
    laid.do(UsePower(1, 1, 2), JudgeByDice(None)).roll(6)
    assert laid.creature(2).hit_points == 24
    hit(laid, 2, 1)
    assert laid.happened(PowerOffered) == 1


def test_a_made_up_power_of_the_own_move() -> None:
    laid = made_up("tickle").do(UsePower(1, 1, 3), JudgePower(None, 1, "it giggled"))
    assert laid.creature(3).hit_points == 29
    assert laid.refused(UsePower(1, 1, 3)).reason is Reason.SPENT


def test_e8_a_made_up_power_of_the_own_move_works_once_in_it() -> None:
    wink = Power("wink", "The Wink", "It winks.", use="own_move")
    laid = fight(holding("wink"), {}, {}, powers=(wink,))
    laid.do(UsePower(1, 1, 2), JudgePower(None, 1, "charmed"))
    assert laid.refused(UsePower(1, 1, 3)).reason is Reason.SPENT
    laid.do(EndMove(1, 1), EndMove(2, 2), EndMove(3, 3), UsePower(1, 1, 3))


def test_a_made_up_power_in_place_of_an_attack() -> None:
    laid = hit(made_up("squash"), 2, power="squash").do(JudgePower(None, 2, "flatter"))
    assert laid.creature(2).hit_points == 28
    laid.do(EndAttacks(1, 1), DeclineCounterattack(2, 2))
    assert laid.refused(UsePower(1, 1, 2)).reason is Reason.NO_TRIGGER


def test_a_miss_does_not_use_up_a_made_up_power_in_place_of_an_attack() -> None:
    snap = Power("snap", "The Snap", "Snaps.", use="instead", limit="game")
    laid = fight(holding("snap"), {}, {}, powers=(snap,))
    laid.do(Attack(1, 1, 2, power="snap")).roll(1, 1)
    assert not laid.creature(1).spent
    hit(laid, 2, 1, power="snap").do(JudgePower(None, 2, "bent"))
    assert laid.creature(1).spent == ("snap",)


def test_once_a_round_is_once_in_counterattacks_and_the_own_move_together() -> None:
    yawn = Power("yawn", "The Yawn", "Everybody yawns.", use="hit", limit="round", dice=1)
    laid = hit(fight({}, {"power": "yawn"}, {}, powers=(yawn,)), 2).do(EndAttacks(1, 1)).roll(1)
    laid.do(Counterattack(2, 2)).roll(5, 4).do(UsePower(2, 2, 1), JudgePower(None, 0, "no"))
    laid.do(EndAttacks(2, 2)).roll(1).do(EndMove(1, 1))
    offered = laid.happened(PowerOffered)
    hit(laid, 1, 1)
    assert laid.happened(PowerOffered) == offered == 1


def test_powers_are_used_as_they_are_meant() -> None:
    laid = with_power("drop")
    assert laid.refused(Attack(1, 1, 2, power="bowl")).reason is Reason.NO_POWER
    assert laid.refused(Attack(1, 1, 2, power="yodel")).reason is Reason.UNKNOWN_PIECE
    assert laid.refused(UsePower(1, 1, 2)).reason is Reason.NO_TRIGGER
    assert fight().refused(UsePower(1, 1, 2)).reason is Reason.NO_POWER
    swap = with_power("change_places")
    announced = swap.refused(Attack(1, 1, 2, power="change_places"))
    assert announced.reason is Reason.NO_TRIGGER
    assert hit(swap, 2).refused(BorrowPower(1, 1)).reason is Reason.NO_POWER


def test_a_target_that_is_gone_takes_the_chance_with_it() -> None:
    laid = hit(with_power("change_places"), 2).do(RemoveCreature(None, 2, "bedtime"))
    assert laid.state.play.chance is None
    assert laid.awaiting() == frozenset({1})


def test_only_what_concerns_the_one_that_is_gone_is_no_longer_judged() -> None:
    laid = all_hit(with_power("use_opponent_as_missile")).do(ThrowCreature(1, 1, 3))
    land_on(laid, 3).do(Reweigh(None, 1, "to go on", attacks_left=1))
    assert [one.target for one in laid.state.play.judgements] == [2, 3]
    laid.do(SetHitPoints(None, 2, 0, "fell to pieces in the air"))
    assert [one.target for one in laid.state.play.judgements] == [3]
    dent = laid.do(JudgePower(None, 1, "a dent")).last(PowerJudged)
    told = laid.game.describe(laid.state, dent)
    assert told.endswith(" costs Cy's creature 1 hit point (the referee: a dent).")
    assert laid.awaiting() == frozenset({1})


def test_a_half_that_walked_farther_than_a_half_may_is_told_that_nothing_is_left() -> None:
    laid = with_power("divide_self", legs=3).do(Move(1, 1, 6000), Divide(1, 1))
    assert "it may walk 0 mm" in laid.refused(Move(1, 1, 100)).detail


def test_the_log_says_how_many_dice_judge_a_power() -> None:
    laid = with_power("drop").do(Attack(1, 1, 2, 0, power="drop")).roll(6, 6)
    judged = laid.do(JudgeByDice(None)).last(JudgedByDice)
    assert laid.game.describe(laid.state, judged) == "The damage of The Drop is rolled: 2 dice."


@pytest.mark.parametrize(("limit", "again"), [("none", 1), ("move", 0), ("round", 0)])
def test_a_borrowed_power_that_was_made_up_is_used_no_more_often_than_by_its_owner(
    limit: Limit, again: int
) -> None:
    sneeze = Power("sneeze", "The Sneeze", "", limit=limit, dice=1)
    laid = fight(holding("borrow_power"), holding("sneeze"), {}, powers=(sneeze,))
    hit(laid, 2).do(BorrowPower(1, 1), JudgePower(None, 0, "nothing"))
    hit(laid, 2, limb=1).do(BorrowPower(1, 1))
    assert len(laid.state.play.judgements) == again


def test_k16_places_are_changed_in_a_move_that_the_referee_gives() -> None:
    laid = hit(with_power("").do(Reweigh(None, 2, "it is quick", power="change_places")), 2)
    laid.do(EndAttacks(1, 1)).roll(1).do(Counterattack(2, 2)).roll(5, 4)
    laid.do(ChangePlaces(2, 2, 1, 2), GiveMove(None, 2, "its turn"))
    assert laid.creature(2).used == ()
    assert hit(laid, 3, limb=1).last(PowerOffered).creature == 2

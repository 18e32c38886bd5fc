"""Attacks, damage rolled together, counterattacks, death and the end."""

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.counterattacks import (
    Counterattack,
    CounterattackBarred,
    CounterattackOffered,
    DeclineCounterattack,
)
from engine.games.clay_o_rama.fighting import Attack, AttackHit, AttackMissed, EndAttacks
from engine.games.clay_o_rama.judging import JudgePower
from engine.games.clay_o_rama.power_use import ChangePlaces, ThrowCreature
from engine.games.clay_o_rama.state import Limb
from engine.games.clay_o_rama.turns import EndMove
from engine.games.clay_o_rama.wounds import CreatureDied, Damaged
from engine.refusal import Reason
from tests.engine.games.clay_o_rama.arrange import TWO_ARMS, dice, fight, hit


def test_the_dice_of_all_hits_on_a_target_are_rolled_together() -> None:
    laid = hit(hit(fight(), 2, 0), 2, 1)
    assert dice(laid) == (6, 3)
    laid.roll(1, 2, 3)
    assert laid.creature(2).hit_points == 24


def test_a_miss_adds_no_dice() -> None:
    laid = fight().do(Attack(1, 1, 2, 0)).roll(3, 4)
    laid.do(Attack(1, 1, 2, 1)).roll(3, 4)
    assert laid.last(AttackHit).limb == 1
    assert dice(laid) == (6, 2)


def test_k2_a_creature_without_limbs_attacks_with_its_whole_body() -> None:
    laid = fight({"limbs": ()}, {}, {})
    assert laid.creature(1).limbs == (Limb(6, 1, "whole body"),)
    assert laid.creature(1).attacks == 1
    laid.do(Attack(1, 1, 2)).roll(3, 3)
    assert dice(laid) == (6, 1)


def test_k3_each_limb_has_its_own_number_and_dice() -> None:
    laid = fight().do(Attack(1, 1, 2, 0)).roll(3, 4)
    assert laid.last(AttackMissed) == AttackMissed(1, 2, 0, 7, 8)
    laid.do(Attack(1, 1, 2, 1)).roll(3, 4)
    assert laid.last(AttackHit) == AttackHit(1, 2, 1, 7, 7, 2)


def test_at_most_four_attacks_come_of_any_number_of_limbs() -> None:
    laid = fight({"limbs": (Limb(),) * 7}, {}, {})
    assert laid.creature(1).attacks == 4


def test_k4_a_counterattack_is_not_answered() -> None:
    laid = hit(fight(), 2).do(EndAttacks(1, 1)).roll(1).do(Counterattack(2, 2))
    laid.roll(1, 1)
    refused = laid.refused(Counterattack(1, 1))
    assert (refused.reason, refused.rule) == (Reason.WRONG_STEP, "K4")
    laid.do(EndAttacks(2, 2))
    assert laid.awaiting() == frozenset({1})
    assert laid.refused(Counterattack(1, 1)).reason is Reason.WRONG_STEP


def test_a_house_may_let_counterattacks_be_answered() -> None:
    laid = hit(fight(switches={"counter_counters": True}), 2).do(EndAttacks(1, 1)).roll(1)
    laid.do(Counterattack(2, 2)).roll(1, 1).do(EndAttacks(2, 2))
    assert laid.last(CounterattackOffered) == CounterattackOffered(1, 2)
    laid.do(Counterattack(1, 1, 1)).roll(6, 6).roll(1, 1)
    assert laid.creature(2).hit_points == 30 - 1 - 2


def test_k5_the_answer_comes_after_all_attacks_on_the_target() -> None:
    laid = hit(fight(), 2)
    assert laid.refused(Counterattack(2, 2)).reason is Reason.WRONG_STEP
    assert laid.refused(Attack(1, 1, 3, 1)).rule == "K5"
    laid.do(EndAttacks(1, 1)).roll(6)
    assert laid.awaiting() == frozenset({2})
    laid.do(DeclineCounterattack(2, 2))
    refused = laid.refused(Attack(1, 1, 2, 1))
    assert (refused.reason, refused.rule) == (Reason.SPENT, "K5")
    laid.do(Attack(1, 1, 3, 1))


def test_k6_who_cannot_reach_the_attacker_may_not_answer() -> None:
    laid = fight({"reach": 600}, {"reach": 300}, {})
    laid.do(Attack(1, 1, 2, gap=450)).roll(6, 6).do(EndAttacks(1, 1)).roll(1)
    assert laid.last(CounterattackBarred).why == "the attacker is out of its reach (K6)"
    assert laid.awaiting() == frozenset({1})


def test_reach_is_that_of_ones_own_limbs() -> None:
    laid = fight({"reach": 300}, {}, {})
    refused = laid.refused(Attack(1, 1, 2, gap=301))
    assert refused.reason is Reason.TOO_FAR
    assert "within 30 mm" in refused.detail
    assert laid.refused(Attack(1, 1, 2, gap=-1)).reason is Reason.BAD_VALUE
    laid.do(Attack(1, 1, 2, gap=300))


def test_where_contact_is_needed_reach_is_nothing() -> None:
    laid = fight({"reach": 300}, {}, {}, switches={"contact_needed": True})
    assert laid.refused(Attack(1, 1, 2, gap=1)).reason is Reason.TOO_FAR
    laid.do(Attack(1, 1, 2, gap=0))


def test_k9_attacks_are_shared_and_come_back_with_the_round() -> None:
    laid = hit(hit(fight({}, {"limbs": TWO_ARMS[:1]}, {}), 2, 0), 2, 1).roll(1, 1, 1)
    laid.do(Counterattack(2, 2)).roll(1, 1)
    assert laid.awaiting() == frozenset({1})
    laid.do(EndMove(1, 1))
    refused = laid.refused(Attack(2, 2, 1))
    assert (refused.reason, refused.rule) == (Reason.SPENT, "K9")
    laid.do(EndMove(2, 2), EndMove(3, 3))
    assert [one.attacks_left for one in laid.state.creatures] == [2, 1, 2]


def test_who_has_no_attacks_left_cannot_answer() -> None:
    laid = fight({}, {"limbs": TWO_ARMS[:1]}, {})
    hit(laid, 2).do(EndAttacks(1, 1)).roll(1).do(Counterattack(2, 2)).roll(1, 1)
    laid.do(EndMove(1, 1), EndMove(2, 2))
    hit(laid, 2).do(EndAttacks(3, 3)).roll(1)
    assert laid.last(CounterattackBarred).why == "no attacks left in this round"


def test_e1_the_same_limb_strikes_again_only_after_the_others() -> None:
    laid = fight({"limbs": (Limb(6, 6), Limb(8, 1), Limb(8, 1))}, {}, {})
    laid.do(Attack(1, 1, 2, 0)).roll(1, 1)
    refused = laid.refused(Attack(1, 1, 2, 0))
    assert (refused.reason, refused.rule) == (Reason.SPENT, "E1")
    assert "its second or third limb" in refused.detail
    loose = fight({"limbs": (Limb(6, 6), Limb(8, 1))}, {}, {}, switches={"limb_once": False})
    loose.do(Attack(1, 1, 2, 0)).roll(1, 1).do(Attack(1, 1, 2, 0))


def test_the_dead_do_not_answer_and_are_not_attacked() -> None:
    laid = hit(hit(fight({}, {"hit_points": 3}, {}), 2, 0), 2, 1).roll(1, 1, 1)
    assert laid.last(CreatureDied).creature == 2
    assert laid.awaiting() == frozenset({1})
    assert laid.refused(DeclineCounterattack(2, 2)).reason is Reason.DEAD
    laid.do(EndMove(1, 1))
    assert laid.refused(Attack(3, 3, 2)).reason is Reason.DEAD


def test_who_dies_in_his_own_move_is_followed_by_the_next() -> None:
    laid = hit(fight({"hit_points": 1}, {}, {}), 2).do(EndAttacks(1, 1)).roll(1)
    laid.do(Counterattack(2, 2)).roll(6, 6).do(EndAttacks(2, 2)).roll(1)
    assert laid.last(CreatureDied).creature == 1
    assert laid.awaiting() == frozenset({2})


def test_the_last_survivor_wins() -> None:
    laid = hit(hit(fight({}, {"hit_points": 1}), 2, 0), 2, 1).roll(1, 1, 1)
    end = GAME.outcome(laid.state)
    assert end is not None
    assert end.winners == frozenset({1})
    assert laid.refused(EndMove(1, 1)).reason is Reason.GAME_OVER


def test_nobody_attacks_himself() -> None:
    assert fight().refused(Attack(1, 1, 1)).reason is Reason.BAD_TARGET


def test_attacks_end_only_where_they_began() -> None:
    laid = fight()
    assert laid.refused(EndAttacks(1, 1)).reason is Reason.WRONG_STEP
    laid.do(Attack(1, 1, 2))
    assert laid.refused(EndAttacks(1, 1)).reason is Reason.ROLL_PENDING


def test_k34_a_gap_to_one_that_was_displaced_is_forgotten() -> None:
    laid = fight({"reach": 600, "power": "bowl"}, {"reach": 300}, {})
    laid.do(Attack(1, 1, 2, gap=450, power="bowl")).roll(6, 6)
    laid.do(JudgePower(None, 1, "rolled nearer"), EndAttacks(1, 1))
    assert laid.last(CounterattackOffered) == CounterattackOffered(2, 1)


def test_k34_who_changes_places_or_is_thrown_stands_elsewhere() -> None:
    swapped = fight({"power": "change_places"}, {}, {}).do(Attack(1, 1, 2, gap=450)).roll(6, 6)
    swapped.do(ChangePlaces(1, 1, 2, 3))
    assert swapped.state.play.assault is not None
    assert swapped.state.play.assault.gap is None
    thrown = fight({"power": "use_opponent_as_missile"}, {}, {})
    hit(hit(thrown, 2, 0, gap=450), 2, 1).do(ThrowCreature(1, 1, 3))
    assert thrown.state.play.assault is not None
    assert thrown.state.play.assault.gap is None


def test_k34_others_keep_theirs() -> None:
    laid = fight({"power": "change_places"}, {}, {}, {})
    laid.do(Attack(1, 1, 2, gap=450)).roll(6, 6).do(ChangePlaces(1, 1, 3, 4))
    assert laid.state.play.assault is not None
    assert laid.state.play.assault.gap == 450


def test_the_last_hit_points_are_not_told_as_more_than_there_were() -> None:
    state = fight().state
    told = GAME.describe(state, Damaged(2, 11, 0, "attack"))
    assert told == "Bo's creature loses its last hit points: 11 damage (attack)."
    assert "loses 11 hit points (attack); 3 left" in GAME.describe(
        state, Damaged(2, 11, 3, "attack")
    )

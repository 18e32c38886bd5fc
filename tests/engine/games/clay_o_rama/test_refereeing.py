"""The referee's interventions at any time, and parts that come off."""

import pytest

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.building import ChooseTrait
from engine.games.clay_o_rama.fighting import Attack, AttackHit, EndAttacks
from engine.games.clay_o_rama.parts import LosePart, PutPartBack
from engine.games.clay_o_rama.refereeing import (
    ChangeHouseRule,
    GiveMove,
    HouseRuleChanged,
    RemoveCreature,
    SetHitPoints,
    SetInitiative,
)
from engine.games.clay_o_rama.shooting import Fire
from engine.games.clay_o_rama.state import Limb, LoosePart, Missile
from engine.games.clay_o_rama.turns import EndMove
from engine.games.clay_o_rama.weighing import Reweigh
from engine.games.clay_o_rama.wounds import CreatureDied
from engine.luck import RollNeeded
from engine.refusal import Reason
from engine.word import DeclareWinner, Note, Noted
from tests.engine.games.clay_o_rama.arrange import (
    MARBLES,
    TWO_ARMS,
    building,
    dice,
    fight,
    hit,
    start,
    weigh_in,
)


def test_hit_points_are_what_the_referee_says_even_to_death_and_back() -> None:
    laid = fight().do(SetHitPoints(None, 2, 0, "trodden on"))
    assert laid.last(CreatureDied).creature == 2
    laid.do(SetHitPoints(None, 2, 0, "and again"))
    assert laid.happened(CreatureDied) == 1
    laid.do(SetHitPoints(None, 2, 12, "it was the neighbour's"))
    assert laid.creature(2).alive
    laid.do(EndMove(1, 1))
    assert laid.awaiting() == frozenset({2})
    assert laid.refused(SetHitPoints(None, 2, -1, "x")).reason is Reason.BAD_VALUE
    assert laid.refused(SetHitPoints(2, 2, 50, "please")).reason is Reason.REFEREE_ONLY
    assert laid.refused(SetHitPoints(None, 2, 50, "")).reason is Reason.NO_REASON


def test_reweigh_changes_what_it_names_and_keeps_the_rest() -> None:
    laid = fight().do(Reweigh(None, 1, "it grew a leg", legs=4, limbs=(*TWO_ARMS, Limb())))
    grown = laid.creature(1)
    assert (grown.legs, len(grown.limbs), grown.attacks) == (4, 3, 2)
    assert (grown.missiles, grown.strikes) == (MARBLES, (0, 0, 0))
    laid.do(Reweigh(None, 1, "counted again", attacks=1, reach=500, colour="pink"))
    assert (laid.creature(1).attacks_left, laid.creature(1).reach) == (1, 500)
    assert laid.refused(Reweigh(None, 1, "x", attacks_left=2)).reason is Reason.BAD_VALUE
    assert laid.refused(Reweigh(None, 1, "x", power="wings")).reason is Reason.UNKNOWN_PIECE


def test_k24_no_missiles_are_made_of_lost_clay() -> None:
    laid = fight()
    more = Reweigh(None, 1, "from its tail", missiles=(*MARBLES, Missile()))
    refused = laid.refused(more)
    assert (refused.reason, refused.rule) == (Reason.HOUSE_RULE, "K24")
    laid.do(ChangeHouseRule(None, "missiles_from_parts", value=True, because="agreed"), more)
    assert len(laid.creature(1).missiles) == 5


def test_reweighing_in_the_middle_of_a_roll_breaks_nothing() -> None:
    laid = fight().do(Attack(1, 1, 2, 1), Reweigh(None, 1, "x", limbs=TWO_ARMS[:1]))
    laid.roll(4, 4)
    assert laid.last(AttackHit) == AttackHit(1, 2, 1, 8, 8, 1)


def test_a_creature_that_leaves_drops_out_of_everything() -> None:
    laid = fight().do(Fire(1, 1, 0, 2), RemoveCreature(None, 2, "gone home"))
    assert laid.awaiting() == frozenset({1})
    hit(laid, 3).do(RemoveCreature(None, 1, "gone home"))
    assert laid.won_by() == (3,)


def test_a_wound_heals_with_the_death_of_its_target() -> None:
    laid = hit(fight(), 2).do(EndAttacks(1, 1))
    assert dice(laid) == (6, 1)
    laid.do(RemoveCreature(None, 2, "the cat took it"))
    assert laid.awaiting() == frozenset({1})


def test_the_referee_may_give_the_move() -> None:
    laid = hit(fight(), 2).do(GiveMove(None, 3, "the order was wrong"))
    assert laid.awaiting() == frozenset({3})
    assert laid.state.play.assault is None
    laid.do(EndMove(3, 3))
    assert laid.awaiting() == frozenset({1})


def test_initiative_may_be_set() -> None:
    laid = fight().do(SetInitiative(None, 3, 19, "misread"), EndMove(1, 1))
    assert laid.awaiting() == frozenset({3})


def test_k20_an_initiative_set_to_one_that_is_held_is_rolled_off() -> None:
    laid = fight()
    held = laid.state.players[1].initiative[0]
    laid.do(SetInitiative(None, 3, held, "misread"))
    needed = laid.awaiting()
    assert isinstance(needed, RollNeeded)
    assert needed.why == "initiative, 3 each: Bo and Cy"
    laid.roll(1, 1, 1, 2, 2, 2).do(EndMove(1, 1))
    assert laid.awaiting() == frozenset({3})


def test_k20_who_joins_a_tie_that_was_rolled_off_rolls_alone() -> None:
    laid = fight()
    held = laid.state.players[1].initiative[0]
    laid.do(SetInitiative(None, 3, held, "misread")).roll(4, 4, 4, 2, 2, 2)
    laid.do(SetInitiative(None, 1, held, "misread too"))
    assert dice(laid) == (6, 3)
    laid.roll(3, 3, 3).do(EndMove(1, 1))
    assert laid.awaiting() == frozenset({2})


def test_k20_an_attack_is_rolled_before_a_tie() -> None:
    laid = fight()
    held = laid.state.players[1].initiative[0]
    laid.do(Attack(1, 1, 2), SetInitiative(None, 3, held, "misread"))
    assert dice(laid) == (6, 2)
    laid.roll(5, 4)
    assert dice(laid) == (6, 6)
    laid.roll(1, 1, 1, 2, 2, 2)
    assert laid.state.play.assault is not None


def test_a_house_rule_may_change_with_a_reason() -> None:
    laid = fight().do(ChangeHouseRule(None, "bounce_counts", value=False, because="too easy"))
    assert not laid.state.house.bounce_counts
    said = GAME.describe(laid.state, laid.last(HouseRuleChanged))
    assert said == "A missile that bounces first has missed from now on: too easy."
    for name, value in (("gravity", True), ("bounce_counts", 1), ("die_sides", 1), ("unit", "ell")):
        refused = laid.refused(ChangeHouseRule(None, name, value, "x"))
        assert refused.reason is Reason.BAD_VALUE


def test_the_other_way_to_win_is_to_be_the_silliest() -> None:
    laid = fight().do(DeclareWinner(None, (3, 2), "the screams"))
    end = GAME.outcome(laid.state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset({2, 3}), "the screams")
    assert laid.refused(EndMove(None, 1)).reason is Reason.GAME_OVER
    laid.do(Note(None, "well played"), DeclareWinner(None, (3,), "counted again"))
    assert laid.won_by() == (3,)


def test_an_evening_may_end_without_a_winner() -> None:
    laid = fight().do(DeclareWinner(None, (), "bedtime"))
    assert laid.won_by() == ()
    assert fight().refused(DeclareWinner(None, (9,), "x")).reason is Reason.UNKNOWN_PIECE


def test_remarks_are_kept() -> None:
    laid = fight().do(Note(2, "aaargh"))
    assert laid.last(Noted) == Noted(2, "aaargh")
    assert laid.refused(Note(None, " ")).reason is Reason.BAD_VALUE
    assert laid.refused(Note(9, "boo")).reason is Reason.UNKNOWN_PIECE


def test_what_falls_off_while_walking_is_put_back_free() -> None:
    laid = fight().do(LosePart(None, 1, "an ear", "moving"))
    assert laid.creature(1).loose == (LoosePart("an ear", "moving"),)
    assert laid.refused(PutPartBack(2, 1, "an ear")).reason is Reason.NOT_YOURS
    laid.do(PutPartBack(1, 1, "an ear"))
    assert laid.creature(1).loose == ()
    assert laid.refused(PutPartBack(1, 1, "an ear")).reason is Reason.UNKNOWN_PIECE


def test_k21_within_a_minute() -> None:
    laid = fight().do(LosePart(None, 1, "an ear", "moving"))
    refused = laid.refused(PutPartBack(1, 1, "an ear", seconds=61))
    assert (refused.reason, refused.rule) == (Reason.SPENT, "K21")
    laid.do(PutPartBack(1, 1, "an ear", seconds=60))


def test_what_a_missile_knocked_off_is_put_back() -> None:
    laid = fight().do(LosePart(None, 2, "a horn", "missile"), PutPartBack(2, 2, "a horn"))
    assert laid.creature(2).loose == ()


def test_kids_leave_behind_what_falls_off() -> None:
    laid = fight(switches={"parts_left_behind": True}).do(LosePart(None, 1, "an ear", "moving"))
    refused = laid.refused(PutPartBack(1, 1, "an ear"))
    assert (refused.reason, refused.rule) == (Reason.HOUSE_RULE, "parts_left_behind")


def test_k10_what_is_lost_in_a_fight_stays_off_and_stats_follow_at_once() -> None:
    laid = fight().do(LosePart(None, 2, "the claw", "melee", limb=1))
    lost = laid.creature(2)
    assert (lost.limbs, lost.attacks, lost.attacks_left) == (TWO_ARMS[:1], 1, 1)
    assert lost.hit_points == 30
    assert laid.refused(PutPartBack(2, 2, "the claw")).rule == "K10"
    laid.do(LosePart(None, 2, "a leg", "power", leg=True))
    assert laid.creature(2).movement_spans == 2
    assert laid.refused(PutPartBack(2, 2, "a leg")).rule == "K10"
    laid.do(ChangeHouseRule(None, "melee_parts_back", value=True, because="soft clay"))
    laid.do(PutPartBack(2, 2, "the claw"))


def test_k10_in_the_arena_a_lost_leg_slows_nobody_whose_trait_says_how_far_it_goes() -> None:
    laid = building(2, preset="arena")
    for seat, trait in ((1, "fast"), (2, "tough")):
        laid.do(ChooseTrait(seat, seat, trait))  # type: ignore[arg-type]
        laid.do(weigh_in(seat, legs=1, hit_points=6, missiles=()))
    start(laid)
    for seat in (1, 2):
        laid.do(LosePart(None, seat, "a leg", "melee", leg=True))
    assert [(one.legs, one.movement_spans) for one in laid.state.creatures] == [(0, 4), (0, 2)]


def test_k10_what_a_fight_takes_and_the_house_lets_be_put_back_changes_no_stats() -> None:
    laid = fight(switches={"melee_parts_back": True})
    named = LosePart(None, 2, "the claw", "melee", limb=1)
    assert laid.refused(named).rule == "K10"
    laid.do(LosePart(None, 2, "the claw", "melee"), PutPartBack(2, 2, "the claw"))
    assert laid.creature(2) == fight().creature(2)
    for command in GAME.overrides(laid.state):
        assert GAME.decide(laid.state, command)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (LosePart(2, 2, "an ear", "moving"), Reason.REFEREE_ONLY),
        (LosePart(None, 2, " ", "moving"), Reason.BAD_VALUE),
        (LosePart(None, 2, "an arm", "moving", limb=0), Reason.BAD_VALUE),
        (LosePart(None, 2, "an arm", "melee", limb=2), Reason.UNKNOWN_PIECE),
        (LosePart(None, 3, "a leg", "melee", leg=True), Reason.BAD_VALUE),
    ],
)
def test_parts_that_cannot_be_lost(command: LosePart, reason: Reason) -> None:
    assert fight({}, {}, {"legs": 0}).refused(command).reason is reason


def test_what_the_kids_leave_behind_is_a_limb_or_leg_less() -> None:
    laid = fight(switches={"parts_left_behind": True})
    laid.do(LosePart(None, 1, "a leg", "moving", leg=True))
    laid.do(LosePart(None, 1, "the claw", "moving", limb=1))
    left = laid.creature(1)
    assert (left.legs, left.movement_spans, left.limbs, left.hit_points) == (2, 2, TWO_ARMS[:1], 30)


def test_of_two_parts_of_one_name_the_one_that_may_goes_back() -> None:
    laid = fight().do(LosePart(None, 1, "an arm", "melee"), LosePart(None, 1, "an arm", "missile"))
    laid.do(PutPartBack(1, 1, "an arm"))
    assert laid.creature(1).loose == (LoosePart("an arm", "melee"),)
    assert laid.refused(PutPartBack(1, 1, "an arm")).rule == "K10"


@pytest.mark.parametrize(("announced", "lost", "rolls"), [(1, 0, 0), (0, 1, 0), (1, 1, None)])
def test_a_strike_stays_that_limbs_though_another_comes_off(
    announced: int, lost: int, rolls: int | None
) -> None:
    laid = fight().do(Attack(1, 1, 2, announced), LosePart(None, 1, "an arm", "melee", limb=lost))
    assert laid.state.play.assault
    assert laid.state.play.assault.rolling == rolls
    if rolls is not None:
        assert laid.roll(4, 4).last(AttackHit).to_hit == TWO_ARMS[announced].to_hit

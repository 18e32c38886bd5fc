"""Walking, the order of steps, moving out of turn."""

import pytest

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.building import SetSpan
from engine.games.clay_o_rama.counterattacks import DeclineCounterattack
from engine.games.clay_o_rama.fighting import Attack, EndAttacks
from engine.games.clay_o_rama.moving import EdgeReached, Move, Moved, Passage, walk_left
from engine.games.clay_o_rama.shooting import Fire, Landing
from engine.games.clay_o_rama.tables import Player, Terrain
from engine.games.clay_o_rama.turns import EndMove, HoldMove, MoveOutOfTurn
from engine.refusal import Reason
from tests.engine.games.clay_o_rama.arrange import SPAN, building, fight, start, weigh_in


def test_a_creature_walks_in_parts_up_to_its_allowance() -> None:
    laid = fight().do(Move(1, 1, 4000), Move(1, 1, 2000))
    assert laid.creature(1).moved == 3 * SPAN
    refused = laid.refused(Move(1, 1, 1))
    assert refused.reason is Reason.TOO_FAR
    assert "it may walk 0 mm (600 mm in all, 600 mm of it walked)" in refused.detail


@pytest.mark.parametrize(
    ("legs", "spans"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (12, 4)]
)
def test_legs_give_spans(legs: int, spans: int) -> None:
    laid = fight({"legs": legs}, {}, {})
    assert laid.creature(1).movement_spans == spans
    laid.do(Move(1, 1, spans * SPAN))
    assert laid.refused(Move(1, 1, 1)).reason is Reason.TOO_FAR


def test_k1_turning_costs_nothing_the_length_of_the_path_counts() -> None:
    laid = fight().do(*(Move(1, 1, 600) for _ in range(10)))
    assert laid.creature(1).moved == 6000


def test_k22_a_creature_stops_at_the_edge_of_the_table() -> None:
    laid = fight().do(Move(1, 1, 500, edge=True))
    assert laid.last(EdgeReached) == EdgeReached(1)
    assert not laid.last(Moved).stopped
    told = [GAME.describe(laid.state, one) for one in laid.events[-2:]]
    assert told[-1] == "Ada's creature stops at the edge of the table."
    assert "runs into" not in " ".join(told)
    assert laid.refused(Move(1, 1, 1)).reason is Reason.WRONG_STEP
    assert laid.creature(1).alive


def test_k23_contact_ends_the_walk_only_where_the_house_says_so() -> None:
    free = fight().do(Move(1, 1, 500, contact=True), Move(1, 1, 500))
    assert free.creature(1).moved == 1000
    strict = fight(switches={"contact_stops": True}).do(Move(1, 1, 500, contact=True))
    assert strict.refused(Move(1, 1, 500)).reason is Reason.WRONG_STEP
    strict.do(Fire(1, 1, 0, 2))


def test_what_is_left_to_walk_ends_with_the_walk_and_with_the_move() -> None:
    laid = fight().do(Move(1, 1, 4000))
    assert walk_left(laid.state, laid.creature(1)) == 2000
    laid.do(Fire(None, 1, 0, 2, landing=Landing(None)))
    assert walk_left(laid.state, laid.creature(1)) == 0
    laid.do(EndMove(1, 1))
    assert walk_left(laid.state, laid.creature(1)) == 0
    assert walk_left(laid.state, laid.creature(2)) == 3 * SPAN


def test_without_a_span_nobody_walks() -> None:
    laid = building(2, players=(Player("Ada"), Player("Bo")))
    start(laid.do(weigh_in(1), weigh_in(2)))
    refused = laid.refused(Move(1, 1, 100))
    assert refused.reason is Reason.UNMEASURED
    assert "hand-span of Ada" in refused.detail
    laid.do(SetSpan(None, 1, 1500), Move(1, 1, 4500))


def test_terrain_makes_a_path_cost_more() -> None:
    laid = fight(terrain=(Terrain("mud", 200), Terrain("sand", 150)))
    through = (Passage("mud", 1000), Passage("sand", 1001))
    laid.do(Move(1, 1, 3000, through=through))
    assert laid.creature(1).moved == 3000 + 1000 + 501
    assert laid.refused(Move(1, 1, 1500)).reason is Reason.TOO_FAR
    unknown = Move(1, 1, 100, through=(Passage("lava", 100),))
    assert laid.refused(unknown).reason is Reason.UNKNOWN_PIECE
    for length in (101, -1):
        longer = Move(1, 1, 100, through=(Passage("mud", length),))
        assert laid.refused(longer).reason is Reason.BAD_VALUE


def test_uniformity_measures_everybody_by_the_referees_hand() -> None:
    laid = building(2, switches={"uniform_span": True})
    laid.do(weigh_in(1), weigh_in(2))
    start(laid)
    refused = laid.refused(Move(1, 1, 100))
    assert refused.reason is Reason.UNMEASURED
    assert "the referee" in refused.detail
    laid.do(SetSpan(None, None, 1000), Move(1, 1, 3000))
    assert laid.refused(Move(1, 1, 1)).reason is Reason.TOO_FAR


def test_kids_walk_in_steps_of_six_inches() -> None:
    laid = fight({"missiles": ()}, {"missiles": ()}, preset="kids", switches={"powers": "none"})
    laid.do(Move(1, 1, 3 * 1524))
    assert laid.refused(Move(1, 1, 1)).reason is Reason.TOO_FAR


def test_the_steps_of_a_move_have_an_order() -> None:
    laid = fight().do(Fire(None, 1, 0, 2, landing=Landing(None)))
    refused = laid.refused(Move(1, 1, 100))
    assert refused.reason is Reason.WRONG_STEP
    assert "walk, then fire, then attack" in refused.detail
    laid.do(Attack(1, 1, 2)).roll(1, 1).do(EndAttacks(1, 1), DeclineCounterattack(2, 2))
    assert laid.refused(Fire(1, 1, 1, 2)).reason is Reason.WRONG_STEP


def test_where_missiles_come_first_walking_follows() -> None:
    laid = fight(switches={"fire_first": True}).do(Move(1, 1, 100))
    assert laid.refused(Fire(1, 1, 0, 2)).reason is Reason.WRONG_STEP
    laid.do(EndMove(1, 1), Fire(None, 2, 0, 1, landing=Landing(None)), Move(2, 2, 100))


def test_moves_follow_initiative_and_rounds_follow_rounds() -> None:
    laid = fight()
    for number in (1, 2, 3):
        assert laid.awaiting() == frozenset({number})
        laid.do(Move(number, number, 100), EndMove(number, number))
    assert laid.state.round == 2
    assert [one.moved for one in laid.state.creatures] == [0, 0, 0]
    assert laid.awaiting() == frozenset({1})


OUT = {"power": "move_out_of_turn"}


def test_move_out_of_turn_takes_the_whole_move_at_the_chosen_point() -> None:
    laid = fight({}, {}, OUT).do(EndMove(1, 1), MoveOutOfTurn(3, 3))
    assert laid.awaiting() == frozenset({3})
    assert laid.creature(3).revealed
    laid.do(Move(3, 3, 100), Fire(None, 3, 0, 2, landing=Landing(None)), EndMove(3, 3))
    assert laid.awaiting() == frozenset({2})
    laid.do(EndMove(2, 2))
    assert laid.state.round == 2


def test_k17_moving_out_of_turn_gives_no_second_move() -> None:
    laid = fight({}, {}, OUT).do(MoveOutOfTurn(3, 3), EndMove(3, 3))
    refused = laid.refused(MoveOutOfTurn(3, 3))
    assert (refused.reason, refused.rule) == (Reason.SPENT, "K17")
    assert laid.refused(MoveOutOfTurn(2, 2)).reason is Reason.NO_POWER


def test_k28_not_in_the_middle_of_another_move() -> None:
    laid = fight({}, {}, OUT).do(Move(1, 1, 100))
    refused = laid.refused(MoveOutOfTurn(3, 3))
    assert (refused.reason, refused.rule) == (Reason.NOT_YOUR_MOVE, "K28")
    laid.do(EndMove(1, 1), MoveOutOfTurn(3, 3))
    assert laid.state.play.turn is not None
    assert laid.state.play.turn.creature == 3


def test_e6_it_may_wait_for_a_later_point_and_comes_at_the_end_by_itself() -> None:
    laid = fight(OUT, {}, {}).do(HoldMove(1, 1))
    assert laid.awaiting() == frozenset({2})
    laid.do(EndMove(2, 2), EndMove(3, 3))
    assert laid.awaiting() == frozenset({1})
    refused = laid.refused(HoldMove(1, 1))
    assert (refused.reason, refused.rule) == (Reason.SPENT, "E6")
    laid.do(Move(1, 1, 100), EndMove(1, 1))
    assert laid.state.round == 2


def test_who_waited_may_come_between_the_others() -> None:
    laid = fight(OUT, {}, {}).do(HoldMove(1, 1), EndMove(2, 2), MoveOutOfTurn(1, 1))
    laid.do(EndMove(1, 1))
    assert laid.awaiting() == frozenset({3})


@pytest.mark.parametrize(
    ("length", "total", "told"),
    [
        (3740, 3740, "walks 374 mm, all it may."),
        (740, 3740, "walks 74 mm more, all it may."),
        (1875, 1875, "walks 187.5 mm of 374 mm."),
        (1000, 2000, "walks 100 mm more, 200 mm of 374 mm in all."),
    ],
)
def test_a_walk_is_told_as_people_say_it(length: int, total: int, told: str) -> None:
    assert GAME.describe(fight().state, Moved(1, length, total, 3740)).endswith(told)


def test_k22_the_edge_brings_no_step_back_that_the_move_has_passed() -> None:
    laid = fight().do(Attack(1, 1, 2)).roll(1, 1).do(EndAttacks(1, 1), DeclineCounterattack(2, 2))
    laid.do(Move(None, 1, 10, edge=True, because="it was pushed"))
    assert laid.refused(Fire(1, 1, 0, 2)).reason is Reason.WRONG_STEP

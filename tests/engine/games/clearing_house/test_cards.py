"""What each card does, where it may be played, and the rulings about it."""

from typing import TypeVar

import pytest

from engine.games.clearing_house import GAME
from engine.games.clearing_house.abduction import PlayAbduct, TheftBegan
from engine.games.clearing_house.attacks import PlayArmor, PlayAttack, PlayRangedAttack
from engine.games.clearing_house.hearts import Damaged
from engine.games.clearing_house.moving import Moved, PlayDoubleMove, PlayMove
from engine.games.clearing_house.state import HIDDEN, Playing, Turn
from engine.games.clearing_house.tables import needed_to_hit
from engine.games.clearing_house.traps import PlayAmbush
from engine.games.clearing_house.turns import EndTurn, TurnEnded
from engine.refusal import Reason
from tests.engine.games.clearing_house.arrange import Table, at, end_round, playing

CommandT = TypeVar("CommandT")


def test_a_move_goes_one_space_in_any_of_eight_directions() -> None:
    laid = playing({1: ("move",)}, {1: (3, 3)})
    ways = [one.to for one in _choices(laid, PlayMove)]
    assert len(ways) == 8
    assert laid.stands(PlayMove(1, at(4, 4))).player(1).at == at(4, 4)


def test_a_move_ends_on_no_other_pawn_and_on_no_closed_space() -> None:
    laid = playing({1: ("move",)}, {1: (3, 3), 2: (4, 3)}).changed(xs=(at(2, 3),))
    assert laid.refused(PlayMove(1, at(4, 3))).reason is Reason.BAD_TARGET
    assert laid.refused(PlayMove(1, at(2, 3))).rule == "police"
    assert laid.refused(PlayMove(1, at(5, 3))).reason is Reason.TOO_FAR
    assert laid.refused(PlayMove(1, at(0, 3))).reason is Reason.BAD_VALUE


def test_c31_a_move_with_every_way_barred_may_be_played_without_effect() -> None:
    laid = playing({1: ("move", "double_move")}, {1: (1, 1)})
    assert laid.refused(PlayMove(1, None)).rule == "C31"
    laid.changed(xs=(at(1, 2), at(2, 1), at(2, 2)))
    laid.stands(PlayMove(1, None), PlayDoubleMove(1, None, None))
    assert laid.player(1).at == at(1, 1)
    assert laid.player(1).hand == ()


def test_c32_both_steps_of_a_double_move_go_the_same_way() -> None:
    laid = playing({1: ("double_move",)}, {1: (3, 3)})
    assert laid.refused(PlayDoubleMove(1, at(4, 3), at(5, 4))).rule == "C32"
    assert laid.refused(PlayDoubleMove(1, at(4, 3), at(4, 4))).rule == "C32"
    assert laid.stands(PlayDoubleMove(1, at(4, 4), at(5, 5))).player(1).at == at(5, 5)


def test_c32_with_the_switch_a_step_may_turn_but_never_from_straight_to_diagonal() -> None:
    laid = playing({1: ("double_move",)}, {1: (3, 3)}, double_turns=True)
    assert laid.refused(PlayDoubleMove(1, at(4, 3), at(5, 4))).rule == "C32"
    assert laid.stands(PlayDoubleMove(1, at(4, 3), at(4, 4))).player(1).at == at(4, 4)


def test_c13_a_double_move_passes_pawns_and_no_closed_space() -> None:
    laid = playing({1: ("double_move",)}, {1: (3, 3), 2: (4, 3)}).changed(xs=(at(3, 4),))
    assert laid.refused(PlayDoubleMove(1, at(3, 4), at(3, 5))).rule == "police"
    assert laid.stands(PlayDoubleMove(1, at(4, 3), at(5, 3))).player(1).at == at(5, 3)


def test_c12_a_double_move_springs_a_trap_on_its_way() -> None:
    laid = playing({1: ("double_move",)}, {1: (3, 3)}).changed(traps=(at(4, 3), at(5, 3)))
    laid.stands(PlayDoubleMove(1, at(4, 3), at(5, 3)))
    assert laid.player(1).hearts == 2
    assert laid.state.traps == ()


def test_the_dead_go_no_farther_and_their_turn_is_over() -> None:
    laid = playing({1: ("double_move",)}, {1: (3, 3)}).changed(traps=(at(4, 3),))
    laid.with_player(1, hearts=1).stands(PlayDoubleMove(1, at(4, 3), at(5, 3)))
    assert laid.last(Moved).to == at(4, 3)
    assert not laid.player(1).alive
    assert laid.state.play.turn is not None
    assert laid.state.play.turn.player == 2


def test_c11_a_players_own_trap_hurts_him() -> None:
    laid = playing({1: ("ambush", "move")}, {1: (3, 3)})
    laid.stands(PlayAmbush(1, at(4, 3)), PlayMove(1, at(4, 3)))
    assert laid.player(1).hearts == 3
    assert (laid.player(1).traps, laid.state.traps) == (3, ())


def test_c15_reach_is_counted_as_a_king_walks_and_at_two_in_line() -> None:
    laid = playing({1: ("ambush", "attack")}, {1: (3, 3), 2: (5, 5)})
    spots = {one.at for one in _choices(laid, PlayAmbush)}
    assert len(spots) == 15  # eight beside, eight in line at two, less the one where Bo stands
    assert laid.refused(PlayAmbush(1, at(5, 4))).rule == "C15"
    assert laid.refused(PlayAmbush(1, at(3, 3))).rule == "C15"
    assert laid.refused(PlayAttack(1, 2)).rule == "C15"


def test_c19_no_trap_is_laid_on_what_is_not_empty() -> None:
    laid = playing({1: ("ambush",)}, {1: (3, 3), 2: (4, 3)}).changed(
        traps=(at(2, 3),), xs=(at(3, 4),)
    )
    assert laid.refused(PlayAmbush(1, at(2, 3))).rule == "C19"
    assert laid.refused(PlayAmbush(1, at(4, 3))).rule == "C19"
    assert laid.refused(PlayAmbush(1, at(3, 4))).rule == "police"


def test_c18_an_ambush_needs_a_trap_in_stock_and_a_destroyed_one_is_kept() -> None:
    laid = playing({1: ("ambush", "attack")}, {1: (3, 3)}).changed(traps=(at(4, 3),))
    laid.with_player(1, traps=0)
    assert laid.refused(PlayAmbush(1, at(2, 3))).rule == "C18"
    laid.stands(PlayAttack(1, trap=at(4, 3)))
    assert (laid.player(1).traps, laid.state.traps) == (1, ())
    laid.stands(PlayAmbush(1, at(2, 3)))
    assert laid.state.traps == (at(2, 3),)


def test_an_attack_has_one_target_beside() -> None:
    laid = playing({1: ("attack",)}, {1: (3, 3), 2: (4, 4)}).changed(traps=(at(2, 2), at(6, 6)))
    for target in (PlayAttack(1), PlayAttack(1, 2, at(2, 2)), PlayAttack(1, 1)):
        assert laid.refused(target).reason is Reason.BAD_TARGET
    assert laid.refused(PlayAttack(1, trap=at(3, 4))).reason is Reason.UNKNOWN_PIECE
    assert laid.refused(PlayAttack(1, trap=at(6, 6))).rule == "C15"
    assert laid.stands(PlayAttack(1, 2)).player(2).hearts == 3


@pytest.mark.parametrize(("steps", "needed"), [(1, None), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_ranged_table_of_the_rule_sheet(steps: int, needed: int | None) -> None:
    assert needed_to_hit(steps) == needed
    laid = playing({1: ("ranged_attack",)}, {1: (1, 1), 2: (1 + steps, 1 + steps), 3: (6, 2)})
    laid.stands(PlayRangedAttack(1, 2))
    if needed is None:
        assert laid.player(2).hearts == 3
        return
    missed = _again(laid).roll(needed - 1)
    assert missed.player(2).hearts == 4
    assert laid.roll(needed).player(2).hearts == 3


def test_a_ranged_attack_needs_a_line() -> None:
    laid = playing({1: ("ranged_attack",)}, {1: (1, 1), 2: (2, 3)})
    assert laid.refused(PlayRangedAttack(1, 2)).reason is Reason.BAD_TARGET


def test_c14_nothing_blocks_a_ranged_attack_unless_the_house_says_so() -> None:
    places = {1: (1, 1), 2: (4, 1), 3: (2, 1)}
    laid = playing({1: ("ranged_attack",)}, places).changed(xs=(at(3, 1),))
    assert laid.stands(PlayRangedAttack(1, 2)).roll(4).player(2).hearts == 3
    walls = playing({1: ("ranged_attack",)}, places, xs_block=True).changed(xs=(at(3, 1),))
    assert walls.refused(PlayRangedAttack(1, 2)).rule == "C14"
    assert {one.victim for one in _choices(walls, PlayRangedAttack)} == {3, 4}


def test_c16_an_abducted_player_is_put_on_a_free_space_beside_the_abductor() -> None:
    laid = playing({1: ("abduct",)}, {1: (3, 3), 2: (4, 3), 3: (3, 4)}).changed(xs=(at(2, 2),))
    assert laid.refused(PlayAbduct(1, 2, at(5, 3))).rule == "C16"
    assert laid.refused(PlayAbduct(1, 2, at(4, 3))).rule == "C16"
    assert laid.refused(PlayAbduct(1, 2, at(3, 4))).rule == "C16"
    assert laid.refused(PlayAbduct(1, 2, at(2, 2))).rule == "police"
    assert laid.refused(PlayAbduct(1, 4, at(2, 3))).rule == "C15"
    laid.stands(PlayAbduct(1, 2, at(2, 3))).roll(1)
    assert laid.player(2).at == at(2, 3)
    assert laid.player(1).hand == ("armor",)


def test_a_card_is_stolen_by_the_die_and_the_victims_hand_is_one_shorter() -> None:
    laid = playing({1: ("abduct",), 2: ("move", "attack", "ambush")}, {1: (3, 3), 2: (4, 3)})
    laid.stands(PlayAbduct(1, 2, at(2, 3)))
    assert laid.refused(EndTurn(1)).reason is Reason.ROLL_PENDING
    laid.roll(2)
    assert (laid.player(1).hand, laid.player(2).hand) == (("attack",), ("move", "ambush"))


def test_c17_a_player_without_cards_is_only_moved() -> None:
    laid = playing({1: ("abduct", "move"), 2: ()}, {1: (3, 3), 2: (4, 3)})
    laid.stands(PlayAbduct(1, 2, at(2, 3)))
    assert laid.player(2).at == at(2, 3)
    assert laid.happened(TheftBegan) == 0


def test_c8_an_abducted_player_springs_a_trap() -> None:
    laid = playing({1: ("abduct", "move")}, {1: (3, 3), 2: (4, 3)}).changed(traps=(at(2, 3),))
    laid.stands(PlayAbduct(1, 2, at(2, 3))).roll(1)
    assert laid.last(Damaged) == Damaged(2, 3, "a trap")


def test_c34_who_is_abducted_into_his_death_is_robbed_before() -> None:
    laid = playing({1: ("abduct", "move")}, {1: (3, 3), 2: (4, 3)}).changed(traps=(at(2, 3),))
    laid.with_player(2, hearts=1).stands(PlayAbduct(1, 2, at(2, 3)))
    assert laid.player(2).at == at(4, 3)
    laid.roll(1)
    assert laid.player(1).hand == ("move", "armor")
    assert (laid.last(Damaged), laid.player(2).at) == (Damaged(2, 0, "a trap"), None)


def test_c34_from_a_hand_on_the_table_he_is_robbed_before_too() -> None:
    laid = playing({1: (HIDDEN,) * 2, 2: (HIDDEN,)}, {1: (3, 3), 2: (4, 3)})
    laid.changed(traps=(at(2, 3),)).with_player(2, hearts=1).stands(PlayAbduct(1, 2, at(2, 3)))
    assert (laid.player(1).hand, laid.player(2).at) == ((HIDDEN, HIDDEN), None)


def test_a_theft_in_a_ledger_of_before_moves_nobody_again() -> None:
    laid = playing({1: ("abduct",)}, {1: (3, 3), 2: (4, 3)})
    laid.took(TheftBegan(1, 2))
    laid.roll(1)
    assert laid.player(2).at == at(4, 3)


def test_c20_armor_stops_the_first_hit_by_itself_and_no_trap() -> None:
    laid = playing({1: ("attack", "ranged_attack")}, {1: (3, 3), 2: (4, 3)})
    laid.with_player(2, armor=1).stands(PlayAttack(1, 2))
    assert (laid.player(2).hearts, laid.player(2).armor) == (4, 0)
    laid.stands(PlayRangedAttack(1, 2))
    assert laid.player(2).hearts == 3
    trapped = playing({1: ("move",)}, {1: (3, 3)}).changed(traps=(at(4, 3),))
    trapped.with_player(1, armor=1).stands(PlayMove(1, at(4, 3)))
    assert (trapped.player(1).hearts, trapped.player(1).armor) == (3, 1)


def test_c20_armor_is_a_card_of_ones_own_turn_and_lasts_until_the_round_ends() -> None:
    laid = playing({1: ("armor", "move")}, redeal="once")
    assert laid.refused(PlayArmor(2)).reason is Reason.NOT_YOUR_MOVE
    laid.stands(PlayArmor(1))
    assert laid.player(1).armor == 1
    assert laid.state.play.turn is not None
    assert laid.state.play.turn.played == 1
    end_round(laid)
    assert (laid.state.round, laid.player(1).armor) == (2, 0)


def test_how_many_cards_were_played_is_counted() -> None:
    laid = playing({1: ("armor",)}).changed(phase=Playing(Turn(1, 0, 1, 1)))
    told = "Ada has played 1 card in this turn; end it (EndTurn)."
    assert laid.refused(PlayArmor(1)).detail == told


def test_c21_a_shot_that_misses_leaves_armor_as_it_is() -> None:
    laid = playing({1: ("ranged_attack",)}, {1: (1, 1), 2: (1, 6)}).with_player(2, armor=1)
    laid.stands(PlayRangedAttack(1, 2)).roll(5)
    assert laid.player(2).armor == 1


def test_two_cards_a_turn_and_only_those_in_the_hand() -> None:
    laid = playing({1: ("armor", "armor", "armor", "move")}, {1: (3, 3)})
    assert laid.refused(PlayAmbush(1, at(3, 4))).reason is Reason.NO_POWER
    laid.stands(PlayArmor(1), PlayArmor(1))
    assert laid.last(TurnEnded).player == 1
    assert laid.state.play.turn is not None
    assert laid.state.play.turn.player == 2


def _choices(laid: Table, kind: type[CommandT]) -> list[CommandT]:
    return [one for one in GAME.choices(laid.state) if isinstance(one, kind)]


def _again(laid: Table) -> Table:
    return Table(laid.state)

"""Turns on the map: resting, moving, landing, chapters, Canons."""

import pytest

from engine.games.generation_zero import GAME
from engine.games.generation_zero.abilities import AbilityUsed
from engine.games.generation_zero.canons import MoveCanon
from engine.games.generation_zero.chapters import ChapterBegun, WriteChapter
from engine.games.generation_zero.dying import Killed
from engine.games.generation_zero.effects import UseAbility
from engine.games.generation_zero.ensnaring import Ensnare, Look
from engine.games.generation_zero.fights import Fight
from engine.games.generation_zero.meeting import BattleBegan
from engine.games.generation_zero.moving import Finish, Move
from engine.games.generation_zero.refereeing import SetHealth
from engine.games.generation_zero.resting import Rest, Rested
from engine.games.generation_zero.rewards import Improve
from engine.games.generation_zero.thrusting import Attack
from engine.games.generation_zero.turns import EndPart, PartEnded, TurnBegan
from engine.refusal import Reason
from tests.engine.games.generation_zero.arrange import (
    agent,
    gift,
    held,
    jewelled,
    lying,
    monster,
    office,
    sue,
    table,
)


def test_sues_act_first_then_agents() -> None:
    laid = table(sue(1, 4), agent(1, 2), agent(1, 6))
    assert laid.refused(Rest(1, 2)).reason is Reason.WRONG_STEP
    assert laid.refused(Fight(1, 7)).reason is Reason.WRONG_STEP
    laid.do(EndPart(1), Rest(1, 2))
    assert laid.refused(Rest(1, 1)).reason is Reason.WRONG_STEP


def test_a_part_ends_by_itself_when_all_have_acted() -> None:
    laid = table(sue(1, 4), agent(1, 2)).do(Rest(1, 1))
    assert laid.last(PartEnded) == PartEnded(1, "sues")
    laid.do(Rest(1, 2))
    assert laid.last(TurnBegan) == TurnBegan(2)


def test_any_of_them_may_do_nothing_and_none_acts_twice() -> None:
    laid = table(sue(1, 4), sue(1, 2)).do(Rest(1, 1))
    assert laid.refused(Rest(1, 1)).reason is Reason.SPENT
    laid.do(EndPart(1), EndPart(None))
    assert laid.state.turn is not None
    assert laid.state.turn.player == 2


def test_rest_gives_one_health_back() -> None:
    laid = table(sue(1, 4), sue(1, 2)).with_figure(1, health=3).do(Rest(1, 1))
    assert laid.figure(1).health == 4


def test_a_rest_tells_what_health_there_is_and_whether_that_is_all() -> None:
    laid = table(sue(1, 4), sue(1, 2)).with_figure(1, health=3).do(Rest(1, 1))
    assert GAME.describe(laid.state, Rested(1, 4)).endswith("rests and has 4 Health now.")
    laid = table(sue(1, 4), sue(1, 2)).do(Rest(1, 1))
    told = GAME.describe(laid.state, laid.last(Rested))
    assert told.endswith("rests and has 5 Health now, as much as can be.")


def test_g35_rest_at_full_health_is_allowed_without_gain() -> None:
    laid = table(sue(1, 4), sue(1, 2)).do(Rest(1, 1))
    assert laid.figure(1).health == 5


def test_g35_a_rest_takes_nothing_off_health_that_the_referee_has_set_higher() -> None:
    laid = table(sue(1, 4), sue(1, 2)).do(SetHealth(None, 1, 9, "so it was"), Rest(1, 1))
    assert laid.figure(1).health == 9


def test_g24_nobody_rests_among_enemies() -> None:
    laid = table(agent(1, 7), sue(2, 7), agent(1, 2), part="agents")
    assert laid.refused(Rest(1, 1)).rule == "G24"
    assert [one.figure for one in laid.can(Rest)] == [3]


def test_locations_touch_at_corners() -> None:
    laid = table(sue(1, 7, speed=1), sue(1, 2))
    assert {one.path for one in laid.can(Move) if one.figure == 1} == {(4,), (5,), (9,), (10,)}
    assert laid.refused(Move(1, 1, (2,))).reason is Reason.BAD_TARGET
    assert laid.refused(Move(1, 1, ())).reason is Reason.BAD_TARGET
    assert laid.refused(Move(1, 1, (99,))).reason is Reason.UNKNOWN_PIECE


def test_g7_speed_is_the_most() -> None:
    laid = table(sue(1, 4, speed=2), sue(1, 3))
    assert laid.refused(Move(1, 1, (7, 10, 8))).reason is Reason.TOO_FAR
    reached = {one.path[-1] for one in laid.can(Move) if one.figure == 1}
    assert reached == {1, 2, 6, 7, 5, 9, 10}
    assert laid.do(Move(1, 1, (7,))).figure(1).at == 7


def test_g8_rivers_and_mountains_take_two_when_entered() -> None:
    laid = table(sue(1, 4), sue(1, 3), terrain={7: "river", 4: "mountain"})
    assert {one.path[-1] for one in laid.can(Move) if one.figure == 1} == {1, 2, 6, 7, 5, 9}
    assert laid.refused(Move(1, 1, (7, 10))).rule == "G8"
    flat = table(sue(1, 4), sue(1, 3), terrain={7: "river"}).house(terrain=False)
    assert flat.do(Move(1, 1, (7, 10))).figure(1).at == 10


def test_g8_with_speed_one_a_mountain_is_the_only_step_of_a_turn() -> None:
    laid = table(sue(1, 4, speed=1), sue(1, 3), terrain={7: "mountain"})
    assert laid.do(Move(1, 1, (7,))).figure(1).at == 7


def test_e11_a_way_may_lead_back_to_where_it_began() -> None:
    laid = table(sue(1, 7), sue(1, 3), canons=lying(7))
    assert [one.path for one in laid.can(Move) if one.figure == 1 and one.path[-1] == 7] == [(4, 7)]
    laid.do(Move(1, 1, (4, 7)), Ensnare(1, 1, 1))
    assert laid.canon(1).held_by == 1


def test_a_sue_passes_agents_and_dies_where_she_lands_on_one() -> None:
    laid = table(sue(1, 4), agent(2, 7), sue(1, 2)).do(Move(1, 1, (7, 9)))
    assert laid.figure(1).at == 9
    dead = table(sue(1, 4, artefacts=jewelled("ring")), agent(2, 7), sue(1, 2))
    dead.do(Move(1, 1, (7,)))
    assert not dead.figure(1).alive
    assert dead.figure(2).artefacts == jewelled("ring")
    assert dead.player(2).sues_killed == 1


def test_g13_the_kill_is_the_first_of_other_players_agents() -> None:
    laid = table(sue(1, 4), agent(1, 7), agent(3, 7, arrived=9), agent(2, 7), sue(1, 2), count=3)
    laid.with_figure(3, arrived=20).do(Move(1, 1, (7,)))
    assert laid.last(Killed) == Killed(4, 1)


def test_g36_an_agent_of_her_own_player_gets_neither_kill_nor_artefact() -> None:
    laid = table(sue(1, 4, artefacts=jewelled("ring")), agent(1, 7), sue(1, 2))
    laid.do(Move(1, 1, (7,)))
    assert not laid.figure(1).alive
    assert (laid.figure(2).artefacts, laid.figure(2).kills, laid.player(1).score) == ((), 0, 0)


def test_g15_an_agent_who_passes_a_sue_does_not_fight() -> None:
    laid = table(agent(1, 4), sue(2, 7), agent(1, 1), part="agents")
    laid.do(Move(1, 1, (7, 9)))
    assert laid.can(Fight) == []


def test_g16_an_agent_who_begins_beside_a_sue_moves_away_or_fights() -> None:
    laid = table(agent(1, 7), sue(2, 7), part="agents")
    assert laid.refused(EndPart(1)).rule == "G16"
    assert laid.can(Fight) == [Fight(1, 7)]
    assert laid.refused(Fight(1, 4)).rule == "G16"
    laid.do(Move(1, 1, (4,)))
    assert laid.happened(BattleBegan) == 0


def test_an_agent_never_lands_on_a_sue_of_his_player_but_may_pass_her() -> None:
    laid = table(agent(1, 4), sue(1, 7), agent(1, 1), part="agents")
    assert laid.refused(Move(1, 1, (7,))).rule == "G17"
    assert (7,) not in [one.path for one in laid.can(Move)]
    assert laid.do(Move(1, 1, (7, 9))).figure(1).at == 9


def test_g20_after_the_monster_the_move_goes_on_with_the_speed_that_is_left() -> None:
    laid = table(sue(1, 4, attack=9, speed=3), monster(7), sue(1, 3))
    assert laid.refused(Move(1, 1, (7, 9))).rule == "G20"
    laid.do(Move(1, 1, (7,)), Attack(1, 2), Improve(1, "attack"))
    assert {one.path[-1] for one in laid.can(Move)} >= {9, 10, 5, 11, 12}
    assert laid.refused(Ensnare(1, 1, 1)).reason is Reason.UNKNOWN_PIECE
    laid.do(Move(1, 1, (9, 6)))
    assert laid.figure(1).at == 6
    assert laid.figure(1).acted


def test_g20_or_she_stops_and_has_landed() -> None:
    laid = table(sue(1, 4, attack=9), monster(7), sue(1, 3), canons=lying(7))
    laid.do(Move(1, 1, (7,)), Attack(1, 2), Improve(1, "attack"))
    assert laid.refused(Ensnare(1, 1, 1)).rule == "G20"
    laid.do(Finish(1, 1), Ensnare(1, 1, 1))
    assert laid.canon(1).held_by == 1


def test_e10_the_monster_comes_before_the_agent_of_the_same_location() -> None:
    laid = table(sue(1, 4, attack=9, speed=1), monster(7), agent(2, 7), sue(1, 3))
    laid.do(Move(1, 1, (7,)), Attack(1, 2), Improve(1, "attack"))
    assert not laid.figure(1).alive
    assert laid.last(Killed) == Killed(3, 1)


def test_a_chapter_picks_a_canon_unseen_and_moves_it() -> None:
    laid = table(sue(1, 4), sue(1, 3), canons=lying(7, cards=("Prince Corvin",)))
    laid.do(WriteChapter(1, 1, 1))
    assert laid.last(ChapterBegun) == ChapterBegun(1, 1, "Prince Corvin")
    assert laid.canon(1).known == (1,)
    assert laid.refused(MoveCanon(2, (4,))).reason is Reason.NOT_YOUR_MOVE
    assert laid.refused(MoveCanon(1, (9, 12, 10))).rule == "G7"
    laid.do(MoveCanon(1, (9, 12)))
    assert laid.canon(1).at == 12
    assert laid.figure(1).acted


def test_g7_a_canon_may_stay_where_it_is() -> None:
    laid = table(sue(1, 4), sue(1, 3), canons=lying(7, cards=("Prince Corvin",)))
    laid.do(WriteChapter(1, 1, 1), MoveCanon(1))
    assert (laid.canon(1).at, laid.state.tasks) == (7, ())


def test_g40_a_canon_neither_passes_nor_ends_on_a_monster_but_may_leave_one() -> None:
    cards = ("Prince Corvin", "Maren of the Ferry")
    laid = table(sue(1, 1), monster(9), sue(1, 3), canons=lying(7, 9, cards=cards))
    laid.do(WriteChapter(1, 1, 1))
    assert laid.refused(MoveCanon(1, (9,))).rule == "G40"
    assert laid.refused(MoveCanon(1, (9, 12))).rule == "G40"
    assert all(9 not in one.path for one in laid.can(MoveCanon))
    laid.do(MoveCanon(1), WriteChapter(1, 3, 2), MoveCanon(1, (12, 10)))
    assert laid.canon(2).at == 10


def test_a_chapter_is_instead_of_a_move_and_about_a_free_canon() -> None:
    laid = table(sue(1, 4), agent(1, 2), sue(1, 3), canons=lying(7, 7))
    held(laid, 2, 3)
    assert laid.refused(WriteChapter(1, 1, 2)).reason is Reason.BAD_TARGET
    assert laid.refused(WriteChapter(1, 1, 9)).reason is Reason.UNKNOWN_PIECE
    laid.do(Move(1, 1, (7,)))
    assert laid.refused(WriteChapter(1, 1, 1)).reason is Reason.SPENT
    assert laid.refused(Move(1, 1, (4,))).reason is Reason.SPENT
    agents = table(agent(1, 4), part="agents", canons=lying(7))
    assert agents.refused(WriteChapter(1, 1, 1)).reason is Reason.BAD_TARGET


def test_a_sue_may_look_where_she_lands_and_is_not_obliged_to_ensnare() -> None:
    laid = table(sue(1, 4), sue(1, 3), canons=lying(7))
    laid.do(Move(1, 1, (7,)), Look(1, 1, 1))
    assert laid.canon(1).known == (1,)
    assert laid.refused(Look(1, 1, 1)).reason is Reason.SPENT
    laid.do(Finish(1, 1))
    assert (laid.canon(1).held_by, laid.figure(1).acted) == (None, True)


def test_g9_several_canons_may_be_ensnared_in_one_landing() -> None:
    laid = table(sue(1, 4, allure=2), sue(1, 3), canons=lying(7, 7, 7))
    laid.do(Move(1, 1, (7,)), Ensnare(1, 1, 1), Ensnare(1, 1, 2))
    assert [one.held_by for one in laid.state.canons] == [1, 1, None]


def test_g11_who_is_full_cannot_take_or_swap() -> None:
    laid = table(sue(1, 4, allure=1), sue(1, 3), canons=lying(7, 7))
    laid.do(Move(1, 1, (7,)), Ensnare(1, 1, 1))
    assert laid.refused(Ensnare(1, 1, 2)).rule == "G11"
    assert laid.can(Ensnare) == []


def test_a_canon_held_by_another_sue_cannot_be_ensnared() -> None:
    laid = held(table(sue(1, 4), sue(2, 7), sue(1, 3), canons=lying(5)), 1, 2)
    laid.changed(canons=(*laid.state.canons, *lying(7, 7)[1:]))
    laid.do(Move(1, 1, (7,)))
    assert laid.refused(Ensnare(1, 1, 1)).reason is Reason.BAD_TARGET


def test_sues_may_share_a_location() -> None:
    laid = table(sue(1, 4), sue(2, 7), sue(1, 3)).do(Move(1, 1, (7,)))
    assert laid.figure(1).at == laid.figure(2).at == 7


def test_g10_she_ensnares_only_where_she_has_landed_or_stays_by_the_switch() -> None:
    laid = table(sue(1, 7), sue(1, 3), canons=lying(7, 4))
    assert laid.refused(Ensnare(1, 1, 1)).rule == "G10"
    staying = table(sue(1, 7), sue(1, 3), canons=lying(7, 4), stand_and_ensnare=True)
    assert staying.refused(Ensnare(1, 1, 2)).reason is Reason.TOO_FAR
    staying.do(Ensnare(1, 1, 1))
    assert staying.canon(1).held_by == 1
    assert staying.figure(1).acted


@pytest.mark.parametrize("stays", [True, False])
def test_g10_a_canon_that_was_called_is_not_ensnared_in_the_same_turn(stays: bool) -> None:
    caller = sue(1, 7, allure=3, ability=gift("summon", stays=stays))
    laid = table(caller, sue(1, 3), canons=lying(4, 7), stand_and_ensnare=True)
    laid.do(UseAbility(1, 1, canon=1))
    assert laid.refused(Ensnare(1, 1, 1)).rule == "G10"
    assert laid.can(Ensnare) == [Ensnare(1, 1, 2)]
    laid.do(Ensnare(1, 1, 2))  # which lay there before
    assert laid.canon(1).at == 7
    assert Ensnare(1, 1, 1) not in laid.can(Ensnare)
    while laid.state.round == 1:
        laid.do(EndPart(None))
    assert laid.do(Ensnare(1, 1, 1)).canon(1).held_by == 1


def test_g10_a_canon_that_was_written_to_another_waits_too() -> None:
    laid = table(sue(1, 6), sue(1, 7), canons=lying(4), stand_and_ensnare=True)
    laid.do(WriteChapter(1, 1, 1), MoveCanon(1, (7,)))
    assert laid.refused(Ensnare(1, 2, 1)).rule == "G10"
    assert laid.can(Look) == []
    laid.do(Move(1, 2, (4, 7)))
    assert laid.do(Ensnare(1, 2, 1)).canon(1).held_by == 2


def test_g34_the_printed_example_of_the_sues_turn() -> None:
    """Speed 2, a Canon three away: call it, go two, or write a chapter about it."""
    cards = ("Maren of the Ferry",)
    princess = sue(1, 1, "Princess", ability=gift("summon", stays=True))
    laid = table(princess, sue(1, 3), canons=lying(12, cards=cards))
    assert UseAbility(1, 1, canon=1) in laid.can(UseAbility)
    assert WriteChapter(1, 1, 1) in laid.can(WriteChapter)
    ways = [one.path for one in laid.can(Move) if one.figure == 1]
    assert max(len(path) for path in ways) == 2
    assert all(path[-1] != 12 for path in ways)
    laid.do(UseAbility(1, 1, canon=1))
    assert laid.canon(1).at == 1
    assert laid.figure(1).acted


def test_e13_the_nearest_free_canon_comes_round_the_monsters() -> None:
    caller = sue(1, 1, ability=gift("summon"))
    laid = table(caller, monster(6), monster(7), sue(1, 3), canons=lying(1, 9, 12, 3, 10))
    held(laid, 3, 4)
    assert [one.canon for one in laid.can(UseAbility)] == [4]
    assert laid.refused(UseAbility(1, 1, canon=2)).rule == "E13"
    assert laid.refused(UseAbility(1, 1, canon=5)).rule == "E13"
    laid.do(UseAbility(1, 1, canon=4))
    assert laid.canon(4).at == 1


def test_e13_a_canon_that_lies_with_a_monster_may_come() -> None:
    """As a chapter may lead it away from there (G40)."""
    caller = sue(1, 1, ability=gift("summon"))
    laid = table(caller, monster(7), sue(1, 3), canons=lying(7, 3))
    assert [one.canon for one in laid.can(UseAbility)] == [1]
    laid.do(UseAbility(1, 1, canon=1))
    assert laid.canon(1).at == 1


def test_an_ability_comes_before_the_move() -> None:
    laid = table(sue(1, 4, ability=gift("boost", "speed", 1)), sue(1, 3))
    laid.do(UseAbility(1, 1), Move(1, 1, (7, 9, 11)))
    assert laid.figure(1).at == 11
    late = table(sue(1, 4, ability=gift("boost")), sue(1, 3), canons=lying(7))
    late.do(Move(1, 1, (7,)))
    assert late.refused(UseAbility(1, 1)).reason is Reason.WRONG_STEP


def test_an_ability_that_stays_forbids_moving_and_writing() -> None:
    still = sue(1, 7, ability=gift("boost", stays=True))
    laid = table(still, sue(1, 3), canons=lying(7, 4), stand_and_ensnare=True)
    laid.do(UseAbility(1, 1))
    assert laid.refused(Move(1, 1, (4,))).reason is Reason.SPENT
    assert laid.refused(WriteChapter(1, 1, 1)).reason is Reason.SPENT
    assert laid.can(Ensnare) == [Ensnare(1, 1, 1)]
    laid.do(Finish(1, 1))
    assert laid.figure(1).acted


def test_g4_special_0_is_one_use_in_a_game() -> None:
    laid = table(sue(1, 4, special=0, ability=gift("boost")), sue(1, 3))
    assert laid.figure(1).waits == 0
    laid.do(UseAbility(1, 1))
    assert laid.figure(1).waits == -1
    told = laid.refused(UseAbility(1, 1))
    assert told.reason is Reason.SPENT
    assert "never" in told.detail


def test_the_recharge_table() -> None:
    """One turn to recharge: not in the next turn, but in the one after."""
    for special, turns in ((1, 5), (2, 4), (3, 3), (4, 2), (5, 1)):
        laid = table(sue(1, 4, special=special, ability=gift("boost")), sue(1, 3))
        laid.do(UseAbility(1, 1), Finish(1, 1))
        lost = 0
        while True:
            laid.do(EndPart(None))
            while laid.state.turn is None or laid.state.turn.player != 1:
                laid.do(EndPart(None))
            if not laid.figure(1).waits:
                break
            lost += 1
            laid.do(EndPart(None))
        assert lost == turns, special


def test_an_ability_tells_for_how_long_it_recharges_and_when_it_is_ready() -> None:
    laid = table(sue(1, 4, special=3, ability=gift("boost")), sue(1, 3)).do(UseAbility(1, 1))
    told = GAME.describe(laid.state, laid.last(AbilityUsed))
    assert laid.figure(1).waits == 4
    assert told.endswith("it needs 3 turns to recharge, and is ready in 4 turns.")


def test_g5_what_is_used_on_the_map_lasts_until_the_owners_next_turn() -> None:
    laid = table(sue(1, 4, ability=gift("boost", "attack", 2)), agent(1, 2), agent(2, 3))
    laid.do(UseAbility(1, 1), Finish(1, 1), EndPart(1))
    assert laid.state.turn is not None
    assert laid.state.turn.player == 2
    assert laid.figure(1).changes
    laid.do(EndPart(2), EndPart(2))
    assert laid.state.turn.player == 1
    assert not laid.figure(1).changes


def test_g6_once_for_each_charge() -> None:
    laid = table(
        agent(1, 4, ability=gift("boost"), department=office("pyromania")),
        sue(2, 7), part="agents",
    )  # fmt: skip
    laid.do(UseAbility(1, 1), Move(1, 1, (7,)))
    assert laid.can(UseAbility) == []
    told = laid.refused(UseAbility(1, 1, department=True))
    assert (told.reason, told.rule) == (Reason.SPENT, "special")


def test_what_needs_an_enemy_or_an_ally_is_not_used_on_the_map() -> None:
    for effect in ("weaken", "aid", "stun", "wound"):
        laid = table(sue(1, 4, ability=gift(effect)), sue(1, 3))
        assert laid.refused(UseAbility(1, 1, target=2)).reason is Reason.NO_TRIGGER
        assert laid.can(UseAbility) == []


def test_a_figure_that_has_begun_is_finished_before_others_act() -> None:
    laid = table(sue(1, 4, ability=gift("boost")), sue(1, 2), canons=lying(7))
    laid.do(UseAbility(1, 1))
    for command in (Rest(1, 2), EndPart(1), Rest(1, 1)):
        told = laid.refused(command)
        assert (told.reason, told.rule) == (Reason.WRONG_STEP, "turn")
    assert laid.refused(Finish(1, 2)).reason is Reason.WRONG_STEP

"""Battles: the order of thrusts, their damage, fleeing, stand-offs, kills."""

from dataclasses import replace
from typing import Any

import pytest

from engine.games.generation_zero import GAME
from engine.games.generation_zero.battles import (
    BattleEnded,
    PutBack,
    StoodOff,
    ThrustBegan,
    ThrustLost,
    ThrustsOrdered,
)
from engine.games.generation_zero.dying import Killed
from engine.games.generation_zero.effects import UseAbility
from engine.games.generation_zero.ensnaring import Ensnare
from engine.games.generation_zero.fights import Challenge, Fight
from engine.games.generation_zero.fleeing import Flee
from engine.games.generation_zero.meeting import BattleBegan, MonsterShown
from engine.games.generation_zero.moving import Move
from engine.games.generation_zero.options import Player
from engine.games.generation_zero.order import Sneaking, Watching, thrust_order
from engine.games.generation_zero.refereeing import PlaceFigure, SetHealth, SetStat
from engine.games.generation_zero.resting import Rest
from engine.games.generation_zero.rewards import Improve
from engine.games.generation_zero.thrusting import Attack, Hold, Thrust
from engine.games.generation_zero.turns import EndPart
from engine.refusal import Reason
from tests.engine.games.generation_zero.arrange import (
    Table,
    agent,
    armed,
    gift,
    held,
    jewelled,
    lying,
    monster,
    options,
    sue,
    table,
)


def test_the_printed_example_of_the_thrust_order() -> None:
    """The third Agent to arrive loses, of four against three 'Sues: A1 A2 S1 S2 S3 A3 A4."""
    agents = [Sneaking(11, 4), Sneaking(12, 3), Sneaking(13, 2), Sneaking(14, 5)]
    sues = [Watching(23, 2, 1, 1), Watching(21, 1, 3, 2), Watching(22, 1, 2, 2)]
    assert thrust_order(agents, sues) == (11, 12, 21, 22, 23, 13, 14)


@pytest.mark.parametrize(
    ("stealth", "observe", "order"),
    [(3, 3, (1, 9)), (3, 2, (1, 9)), (2, 3, (9, 1)), (0, 0, (1, 9))],
)
def test_an_agent_wins_a_tie(stealth: int, observe: int, order: tuple[int, ...]) -> None:
    assert thrust_order([Sneaking(1, stealth)], [Watching(9, 1, observe, 1)]) == order


def test_the_sharpest_of_the_sues_decides_and_they_rank_by_observe_and_allure() -> None:
    sues = [Watching(7, 1, 1, 5), Watching(8, 1, 4, 1), Watching(9, 1, 3, 5)]
    assert thrust_order([Sneaking(1, 3), Sneaking(2, 5)], sues) == (9, 7, 8, 1, 2)


def test_g30_equal_sues_thrust_in_the_order_of_the_seats() -> None:
    sues = [Watching(7, 3, 2, 2), Watching(8, 1, 1, 3), Watching(9, 2, 3, 1)]
    assert thrust_order([], sues) == (8, 9, 7)


def met(*others: object, **switches: object) -> Table:
    """Ada's Agent 1 comes from 4 to 7, where Bo's 'Sue 2 is; others as given, from figure 3."""
    laid = table(agent(1, 4), sue(2, 7), *others, part="agents", **switches)  # type: ignore[arg-type]
    return laid.do(Move(1, 1, (7,)))


def test_a_fight_begins_by_itself_when_all_agents_have_acted() -> None:
    laid = met()
    assert laid.last(BattleBegan) == BattleBegan(7)
    assert laid.last(ThrustsOrdered).order == (1, 2)


def test_an_agent_may_wait_for_others_before_the_fight() -> None:
    laid = table(agent(1, 4), agent(1, 5), sue(2, 7), part="agents")
    laid.do(Move(1, 1, (7,)))
    assert laid.happened(BattleBegan) == 0
    assert Fight(1, 7) in laid.can(Fight)
    assert laid.refused(EndPart(1)).rule == "G16"
    laid.do(Move(1, 2, (7,)))
    assert laid.last(ThrustsOrdered).order == (1, 2, 3)


def test_a_thrust_takes_attack_less_defence() -> None:
    laid = met().do(Attack(1, 2))
    assert laid.last(Thrust) == Thrust(1, 2, 4, 2, 3)
    assert laid.figure(2).health == 3
    laid.do(Attack(2, 1))
    assert laid.figure(1).health == 4


def test_a_thrust_that_does_not_beat_the_defence_takes_nothing() -> None:
    laid = met().with_figure(2, stats=sue(2, 7, defence=4).stats).do(Attack(1, 2))
    assert laid.last(Thrust) == Thrust(1, 2, 4, 4, 5)


def test_g2_rounds_of_thrusts_go_on_until_one_side_is_dead() -> None:
    laid = met()
    for _ in range(2):
        laid.do(Attack(1, 2), Attack(2, 1))
    laid.do(Attack(1, 2))
    assert (laid.figure(2).alive, laid.figure(1).health) == (False, 3)
    assert [one.round for one in laid.all(ThrustsOrdered)] == [1, 2, 3]
    assert laid.happened(BattleEnded) == 1


def test_g3_two_rounds_without_damage_are_a_stand_off() -> None:
    laid = met()
    laid.do(Hold(1), Hold(2), Hold(1))
    assert laid.happened(StoodOff) == 0
    laid.do(Hold(2))
    assert laid.last(PutBack) == PutBack(1, 4)
    assert (laid.figure(1).at, laid.figure(2).at) == (4, 7)
    assert laid.state.turn is not None
    assert laid.state.turn.player == 2


def test_g3_a_round_with_damage_begins_the_count_anew() -> None:
    laid = met().do(Hold(1), Hold(2), Hold(1), Attack(2, 1))
    assert laid.last(ThrustsOrdered) == ThrustsOrdered(3, (1, 2), 0)


def test_g3_a_sue_who_cannot_hurt_a_monster_goes_back() -> None:
    laid = table(sue(1, 4, speed=1, attack=1), monster(7, attack=1), sue(1, 2))
    laid.do(Move(1, 1, (7,)), Attack(1, 3 - 1), Attack(1, 2))
    assert laid.last(StoodOff).place == 7
    assert laid.figure(1).at == 4
    assert laid.figure(1).acted


def test_e8_a_fight_that_stood_off_is_over_for_the_turn_until_another_comes() -> None:
    laid = table(agent(1, 7), agent(1, 4), agent(1, 12), sue(2, 7), part="agents")
    laid.do(Fight(1, 7), Hold(1), Hold(2), Hold(1), Hold(2))
    assert laid.happened(StoodOff) == 1
    assert laid.figure(1).acted
    assert not laid.figure(2).acted
    assert laid.can(Fight) == []
    laid.do(Move(1, 2, (7,)))
    assert laid.can(Fight) == [Fight(1, 7)]
    laid.do(Rest(1, 3))
    assert laid.happened(BattleBegan) == 2


def test_e8_nothing_follows_from_being_put_back() -> None:
    laid = table(agent(1, 4), sue(2, 7), sue(2, 4), part="agents").with_figure(3, at=5)
    laid.do(Move(1, 1, (7,)))
    laid.with_figure(3, at=4).do(Hold(1), Hold(2), Hold(1), Hold(2))
    assert laid.figure(1).at == 4
    assert laid.state.turn is not None
    assert laid.state.turn.player == 2
    assert laid.happened(BattleBegan) == 1


def test_e3_the_order_is_worked_out_anew_for_every_round() -> None:
    laid = met().do(SetStat(None, 2, "observe", 5, "sharper now"), Hold(1), Attack(2, 1))
    assert [one.order for one in laid.all(ThrustsOrdered)] == [(1, 2), (2, 1)]


def test_fleeing_needs_the_greater_speed() -> None:
    laid = met()
    assert laid.can(Flee) == []
    assert laid.refused(Flee(1, (4,))).rule == "G37"
    laid.with_figure(1, stats=agent(1, 4, speed=3).stats)
    assert {one.path[-1] for one in laid.can(Flee)} >= {4, 5, 1, 2}
    laid.do(Flee(1, (4, 1)))
    assert laid.figure(1).at == 1
    assert laid.happened(BattleEnded) == 1


def test_g37_instead_one_attacks_or_does_nothing() -> None:
    laid = met()
    assert laid.can(Attack) == [Attack(1, 2)]
    assert laid.can(Hold) == [Hold(1)]


def test_e5_nobody_flees_twice_in_a_turn() -> None:
    laid = table(sue(1, 4, speed=3), monster(7), monster(9, "Pebbles"), sue(1, 2))
    laid.do(Move(1, 1, (7,)), Flee(1, (9,)))
    assert laid.last(BattleBegan) == BattleBegan(9, 3, 1)
    assert laid.can(Flee) == []
    assert laid.refused(Flee(1, (7,))).rule == "E5"


def test_a_thrust_at_the_last_health_does_not_say_more_was_lost_than_there_was() -> None:
    laid = table(agent(1, 4, attack=9), sue(2, 7), part="agents").with_figure(2, health=1)
    laid.do(Move(1, 1, (7,)), Attack(1, 2))
    told = GAME.describe(laid.state, laid.last(Thrust))
    assert told.endswith("7 damage, and no Health is left.")


def test_g21_a_sue_may_always_flee_a_monster() -> None:
    laid = table(sue(1, 4, speed=1), monster(7), sue(1, 2))
    laid.do(Move(1, 1, (7,)), Flee(1, (10,)))
    assert laid.figure(1).at == 10
    assert laid.figure(2).alive


def test_a_sue_who_flees_may_ensnare_where_she_lands() -> None:
    laid = table(agent(1, 4), sue(2, 7, speed=3), agent(1, 5), part="agents", canons=lying(10))
    laid.do(Move(1, 1, (7,)), Fight(1, 7), Hold(1), Flee(2, (10,)))
    assert laid.can(Ensnare) == [Ensnare(2, 2, 1)]
    laid.do(Ensnare(2, 2, 1))
    assert laid.canon(1).held_by == 2
    assert laid.state.tasks == ()


def test_g14_a_sue_who_flees_onto_an_agent_dies_there() -> None:
    laid = table(agent(1, 4), sue(2, 7, speed=3), agent(1, 5), part="agents")
    laid.do(Move(1, 1, (7,)), Fight(1, 7), Hold(1), Flee(2, (5,)))
    assert not laid.figure(2).alive
    assert laid.last(Killed) == Killed(3, 2)


def test_an_agent_who_flees_onto_a_sue_has_to_fight_her_too() -> None:
    laid = met(sue(2, 5), agent(1, 2), agent(1, 3)).with_figure(1, stats=agent(1, 4, speed=3).stats)
    laid.do(Fight(1, 7), Flee(1, (5,)))
    assert laid.can(Fight) == [Fight(1, 5)]


def test_g17_an_agent_may_not_flee_onto_a_sue_of_his_player() -> None:
    laid = met(sue(1, 5)).with_figure(1, stats=agent(1, 4, speed=3).stats)
    assert laid.refused(Flee(1, (5,))).rule == "G17"
    assert Flee(1, (5,)) not in laid.can(Flee)


def test_g17_those_of_one_player_do_not_fight_each_other() -> None:
    laid = met(sue(2, 5), agent(2, 12), count=3)
    laid.do(PlaceFigure(None, 4, 7, "a warp"), Hold(1))
    assert laid.can(Attack) == [Attack(2, 1)]
    assert laid.refused(Attack(2, 4)).reason is Reason.BAD_TARGET
    alone = table(agent(1, 4), sue(1, 5), part="agents")
    alone.do(PlaceFigure(None, 2, 4, "a warp"))
    assert alone.can(Fight) == []


def test_g32_agents_of_several_players_are_one_side() -> None:
    laid = table(agent(1, 4), agent(2, 7), sue(3, 7), part="agents", count=3)
    laid.do(Move(1, 1, (7,)))
    assert laid.last(ThrustsOrdered).order == (2, 1, 3)
    assert laid.refused(Hold(1)).reason is Reason.NOT_YOUR_MOVE
    laid.do(Attack(2, 3), Attack(1, 3))
    assert laid.figure(3).health == 1


def test_g33_sues_of_several_players_are_one_side() -> None:
    laid = met(sue(3, 7, allure=5), count=3)
    assert laid.last(ThrustsOrdered).order == (1, 3, 2)
    laid.do(Hold(1), Attack(3, 1), Attack(2, 1))
    assert laid.figure(1).health == 3


def test_g25_the_kill_is_the_figures_and_counts_for_its_player() -> None:
    laid = met().with_figure(2, health=1, artefacts=jewelled("jewel")).do(Attack(1, 2))
    assert laid.figure(1).kills == 1
    assert (laid.player(1).sues_killed, laid.player(1).score) == (1, 1)
    assert laid.figure(1).artefacts == jewelled("jewel")


def test_a_sue_who_kills_an_agent_adds_two_points() -> None:
    laid = met().with_figure(1, health=1).do(Hold(1), Attack(2, 1))
    assert laid.player(2).agents_killed == 1
    assert laid.can(Improve)[0].seat == 2
    laid.do(Improve(2, "attack"), Improve(2, "observe"))
    assert (laid.figure(2).stats.attack, laid.figure(2).stats.observe) == (4, 3)
    assert laid.state.tasks == ()


def test_a_sue_who_kills_monsters_adds_one_point_for_each() -> None:
    laid = table(sue(1, 4, attack=9), monster(7), monster(9, "Pebbles"), sue(1, 2))
    laid.do(Move(1, 1, (7,)), Attack(1, 2), Improve(1, "speed"))
    assert laid.figure(1).stats.speed == 3
    laid.do(Move(1, 1, (9,)), Attack(1, 3), Improve(1, "speed"))
    assert laid.figure(1).stats.speed == 4
    assert laid.player(1).score == 0


def test_e15_points_go_to_printed_stats_and_special_has_a_highest_value() -> None:
    laid = table(sue(1, 4, attack=9, special=5), monster(7), sue(1, 2))
    laid.do(Move(1, 1, (7,)), Attack(1, 2))
    stats = {one.stat for one in laid.can(Improve)}
    assert stats == {"speed", "attack", "defence", "observe", "allure"}
    for stat in ("special", "stealth", "health"):
        assert laid.refused(Improve(1, stat)).rule == "E15"


def test_g12_a_dead_sues_canons_lie_free_and_face_down() -> None:
    laid = held(table(agent(1, 4), sue(2, 7), part="agents", canons=lying(5)), 1, 2)
    laid.with_figure(2, health=1).do(Move(1, 1, (7,)), Attack(1, 2))
    assert (laid.canon(1).at, laid.canon(1).held_by, laid.canon(1).shown) == (7, None, False)


def test_g19_a_monster_is_turned_up_when_it_is_fought() -> None:
    laid = table(sue(1, 4), monster(7), sue(1, 2))
    assert not laid.figure(2).shown
    laid.do(Move(1, 1, (7,)))
    assert laid.figure(2).shown
    assert laid.last(MonsterShown) == MonsterShown(2, "Old Mumbler")


def test_the_sue_thrusts_first_and_the_monster_by_itself() -> None:
    laid = table(sue(1, 4), monster(7), sue(1, 2)).do(Move(1, 1, (7,)), Attack(1, 2))
    thrusts = [(one.figure, one.target) for one in laid.all(Thrust)]
    assert thrusts == [(1, 2), (2, 1)]
    assert (laid.figure(1).health, laid.figure(2).health) == (4, 2)


def test_a_sue_whom_a_monster_kills_is_nobodys_kill() -> None:
    laid = table(sue(1, 4, health=1), monster(7), sue(1, 2))
    laid.do(Move(1, 1, (7,)), Hold(1))
    assert not laid.figure(1).alive
    assert laid.happened(Killed) == 0


def test_g18_monsters_and_agents_ignore_each_other() -> None:
    laid = table(agent(1, 4), monster(7), agent(1, 2), part="agents")
    laid.do(Move(1, 1, (7,)))
    assert laid.happened(BattleBegan) == 0
    fight = table(agent(1, 4), sue(2, 7), monster(7), part="agents").do(Move(1, 1, (7,)))
    assert fight.can(Attack) == [Attack(1, 2)]


def test_g31_a_monster_slain_where_it_is_marked_makes_all_bargain() -> None:
    laid = table(
        agent(1, 4, attack=9), monster(7), monster(5, "Pebbles"), sue(2, 2), agent(1, 6),
        part="agents", bargaining=True,
    )  # fmt: skip
    marked = tuple(
        type(one)(one.number, one.column, one.row, one.name, one.terrain, (), one.number == 7)
        for one in laid.state.places
    )
    laid.changed(places=marked).do(Move(1, 1, (7,)))
    assert laid.can(Challenge) == [Challenge(1, 1)]
    laid.do(Challenge(1, 1), Attack(1, 2))
    assert laid.state.bargained
    assert laid.player(1).score == 0
    laid.do(EndPart(1), Move(2, 4, (5,)), Attack(2, 3))
    assert laid.last(Thrust).defence == 1


def test_g31_magic_weakens_a_monster_in_a_cave_as_any_enemy() -> None:
    laid = table(
        agent(1, 4, weapon=armed("magic")), monster(7), part="agents", terrain={7: "cave"},
        bargaining=True,
    )  # fmt: skip
    marked = tuple(replace(one, bargain=one.number == 7) for one in laid.state.places)
    laid.changed(places=marked).do(Move(1, 1, (7,)), Challenge(1, 1), Attack(1, 2))
    assert laid.last(Thrust) == Thrust(1, 2, 4, 1, 0)


@pytest.mark.parametrize(("switch", "mark"), [(True, True), (True, False), (False, True)])
def test_g31_a_monster_slain_by_the_referees_word_needs_switch_and_mark(
    switch: bool, mark: bool
) -> None:
    laid = table(agent(1, 4), monster(7), part="agents", bargaining=switch)
    marked = tuple(replace(one, bargain=mark) for one in laid.state.places)
    laid.changed(places=marked).do(SetHealth(None, 2, 0, "so it was", by=1))
    assert laid.state.bargained == (switch and mark)


def test_bargaining_needs_the_switch_a_mark_and_a_landing() -> None:
    laid = table(agent(1, 4), monster(7), part="agents", bargaining=True)
    assert laid.refused(Challenge(1, 1)).reason is Reason.NO_TRIGGER
    plain = table(agent(1, 4), monster(7), part="agents")
    assert plain.refused(Challenge(1, 1)).reason is Reason.HOUSE_RULE


def test_g1_the_game_ends_when_all_sues_are_dead() -> None:
    laid = met().with_figure(4, health=0, at=None).with_figure(2, health=1)
    laid.do(Attack(1, 2))
    assert laid.state.phase == "over"
    assert laid.state.winners == (1,)
    assert laid.state.ending == "all 'Sues are dead, and Ada has 1 kill"


def test_g1_the_game_ends_when_all_agents_are_dead_and_points_are_given_before() -> None:
    laid = met().with_figure(3, health=0, at=None).with_figure(1, health=1)
    laid.do(Hold(1), Attack(2, 1))
    assert laid.state.phase == "playing"
    laid.do(Improve(2, "attack"), Improve(2, "attack"))
    assert laid.state.ending == "all Agents are dead, and Bo has 1 kill"


def test_g1_after_the_last_round_most_kills_win_and_ties_are_shared() -> None:
    laid = table(agent(1, 4), sue(2, 7), rounds=1)
    laid.do(EndPart(1))
    while laid.state.phase == "playing":
        laid.do(EndPart(None))
    assert laid.state.winners == (1, 2)
    assert laid.state.ending == "round 1 is over, and Ada and Bo have 0 kills"


@pytest.mark.parametrize(
    ("goal", "winners", "told"),
    [("both", (2,), "Bo has 3 kills"), ("agents", (1,), "Ada has 2 kills"),
     ("sues", (1, 2), "Ada and Bo have 2 kills")],
)  # fmt: skip
def test_g1_a_player_may_choose_which_kills_count_for_him(
    goal: Any, winners: tuple[int, ...], told: str
) -> None:
    given = replace(options(), players=(Player("Ada"), Player("Bo", goal=goal)))
    ada, bo = GAME.setup(given).players
    scored = (replace(ada, sues_killed=2), replace(bo, sues_killed=2, agents_killed=1))
    laid = table(agent(1, 4), sue(2, 7), rounds=1).changed(players=scored)
    laid.do(EndPart(1))
    while laid.state.phase == "playing":
        laid.do(EndPart(None))
    assert laid.state.winners == winners
    assert laid.state.ending == f"round 1 is over, and {told}"


def test_a_stunned_figure_loses_its_next_thrust() -> None:
    laid = met().with_figure(1, ability=gift("stun"))
    laid.do(UseAbility(1, 1, target=2), Attack(1, 2))
    assert laid.happened(ThrustLost) == 1
    assert laid.last(ThrustBegan) == ThrustBegan(1)


def test_who_flees_leaves_the_others_to_fight_on() -> None:
    laid = met(sue(2, 7)).with_figure(2, stats=sue(2, 7, speed=3).stats)
    laid.do(Hold(1), Flee(2, (10,)))
    assert laid.happened(BattleEnded) == 0
    assert laid.last(ThrustBegan) == ThrustBegan(3)


def test_a_sue_who_flees_onto_a_monster_fights_it_before_the_others_go_on() -> None:
    laid = table(
        agent(1, 4), sue(2, 7, speed=3, attack=9), sue(2, 7), monster(10), agent(1, 1),
        part="agents", canons=lying(8),
    )  # fmt: skip
    laid.do(Move(1, 1, (7,)), Fight(1, 7), Hold(1), Flee(2, (10,)))
    assert laid.last(BattleBegan) == BattleBegan(10, 4, 2)
    laid.do(Attack(2, 4), Improve(2, "attack"))
    assert {one.path[-1] for one in laid.can(Move)} == {7, 8, 12, 13, 4, 5, 9}
    laid.do(Move(2, 2, (8,)), Ensnare(2, 2, 1))
    assert laid.last(ThrustBegan) == ThrustBegan(3)
    assert laid.happened(BattleEnded) == 1


def test_e8_a_stand_off_after_a_flight_leads_back_into_the_battle() -> None:
    laid = table(
        agent(1, 4), sue(2, 7, speed=3, attack=1), monster(10, attack=1), agent(1, 1), part="agents"
    )
    laid.do(Move(1, 1, (7,)), Fight(1, 7), Hold(1), Flee(2, (10,)))
    laid.do(Hold(2), Hold(2))
    assert laid.last(PutBack) == PutBack(2, 7)
    assert laid.last(ThrustBegan) == ThrustBegan(1)
    laid.do(Hold(1))
    assert laid.refused(Flee(2, (10,))).rule == "E5"

"""Coaches: called three times at most, they stride and leave a corridor of the fallen."""

from collections.abc import Mapping

import pytest

from engine.games.slargeball import GAME
from engine.games.slargeball.balls import BallDropped
from engine.games.slargeball.coaching import (
    CallCoach,
    CoachCalmed,
    CoachLeft,
    CorridorSwept,
    Stride,
    Strode,
)
from engine.games.slargeball.formation import bench
from engine.games.slargeball.nabbing import Nab
from engine.games.slargeball.phases import ChancesSeen, Pass
from engine.games.slargeball.replaced import with_ball, with_figure
from engine.games.slargeball.roster import AddFigure
from engine.games.slargeball.sub_phases import CallingBegan, EndMoves, SubPhaseBegan
from engine.games.slargeball.whapping import Topple, Whap, WhapMissed
from engine.refusal import Reason
from tests.engine.games.slargeball.arrange import (
    COACH,
    GOALIE,
    RG,
    N,
    T,
    Table,
    during,
    laid,
    mm,
    moving,
    new,
)

ENEMY_COACH = 209


def waiting(calls: int = 0, **places: tuple[float, float]) -> Table:
    """The first team may call its Coach; a Rushing Grelker of each has just moved."""
    there = {T: (400, 300), 201: (800, 500)} | {int(k[1:]): v for k, v in places.items()}
    table = laid({**there, COACH: (0, 0)})
    table.with_figure(COACH, where="bench", at=bench(table.state, 1), calls=calls)
    return moving("rushing_grelker", 2, table, initiative=1).go_on()


def active(places: Mapping[int, tuple[float, float]], **more: object) -> Table:
    """The first team's Coach was activated and stands on his bench, at (228.6, -30)."""
    table = laid({**places, COACH: (0, 0)}, **more)  # type: ignore[arg-type]
    table.with_figure(COACH, where="bench", at=bench(table.state, 1), active=True, calls=1)
    return moving("coach", 1, table)


def test_s26_he_stands_to_the_right_of_his_slargeline_off_the_field() -> None:
    """Facing +x, right is -y; the other team faces -x."""
    state = new(captain_from=1, coach_from=1).state
    assert bench(state, 1) == mm(9 * 25.4, -30)
    assert bench(state, 2) == mm(27 * 25.4, 24 * 25.4 + 30)


def test_he_does_nothing_before_he_is_activated() -> None:
    table = waiting()
    assert table.state.phase == "calling"
    assert GAME.awaiting(table.state) == frozenset({1})
    assert table.refused(Stride(1, COACH, T)).reason is Reason.WRONG_PHASE
    table.do(EndMoves(1, 1))
    assert table.state.phase != "calling"
    assert table.figure(COACH).where == "bench"


@pytest.mark.parametrize(("calls", "needed"), [(0, 3), (1, 2), (2, 1)])
def test_s23_three_activations_on_three_two_and_one(calls: int, needed: int) -> None:
    for die in range(1, 7):
        table = waiting(calls).do(CallCoach(1, COACH)).roll(die)
        assert table.figure(COACH).active == (die <= needed)
        assert table.figure(COACH).calls == calls + (die <= needed)


def test_s23_there_is_no_fourth_and_none_twice_a_turn() -> None:
    spent = waiting(3)
    assert spent.happened(CallingBegan) == 0
    failed = waiting().do(CallCoach(1, COACH)).roll(6)
    assert failed.happened(CoachCalmed) == 1
    assert failed.state.phase != "calling"
    again = waiting().changed(called=(1,))
    assert again.refused(CallCoach(1, COACH)).rule == "S23"


def test_a_second_coach_is_called_though_the_first_sits_on_the_bench() -> None:
    for calls in (0, 3):
        table = waiting(calls).do(AddFigure(None, 1, "coach", 1, "by agreement"))
        second = table.state.figures[-1].id
        table = moving("rushing_grelker", 2, table, initiative=1).go_on()
        offered = [one for one in GAME.choices(table.state) if isinstance(one, CallCoach)]
        assert offered == [
            CallCoach(1, one) for one in (COACH, second) if calls == 0 or one != COACH
        ]
        table.do(CallCoach(1, second)).roll(3)
        assert table.figure(second).active
        assert table.state.phase == "moving"


def test_a_player_calls_his_own_coach() -> None:
    assert waiting().refused(CallCoach(2, COACH)).reason is Reason.NOT_YOURS
    assert waiting().refused(CallCoach(1, T)).reason is Reason.BAD_TARGET


def test_h22_he_strides_straight_at_one_of_his_own_and_stops_on_contact() -> None:
    table = active({T: (228.6, 300), 201: (800, 500)}).do(Stride(1, COACH, T))
    assert table.last(Strode).to == mm(228.6, 270)
    assert table.refused(Stride(1, COACH, T)).reason is Reason.WRONG_PHASE


def test_h22_sixteen_inches_are_as_far_as_he_goes() -> None:
    table = active({T: (228.6, 560), 201: (800, 500)}).do(Stride(1, COACH, T))
    assert table.last(Strode).to == mm(228.6, -30 + 16 * 25.4)


def test_h22_only_at_his_own_who_stand() -> None:
    table = active({T: (228.6, 300), 201: (800, 500)})
    assert table.refused(Stride(1, COACH, 201)).reason is Reason.BAD_TARGET
    assert table.refused(Stride(1, COACH, COACH)).reason is Reason.BAD_TARGET
    down = moving("coach", 1, active({201: (800, 500)}))
    down.state = with_figure(down.state, COACH, active=True)
    assert down.refused(Stride(1, COACH, T)).reason is Reason.UNKNOWN_PIECE


def corridor() -> Table:
    """One in the strip, one within an inch beside it, one just outside; the target last."""
    places = {
        T: (228.6, 300),
        201: (228.6, 150),
        203: (228.6 + 55, 100),
        204: (228.6 - 55.8, 100),
        N: (228.6 + 40, 200),
        205: (800, 500),
    }
    return active(places).do(Stride(1, COACH, T))


def test_h22_all_in_the_corridor_are_rolled_for_the_target_last() -> None:
    table = corridor()
    assert table.last(CorridorSwept).victims == (203, 201, N, T)
    assert "5 or less" in str(GAME.awaiting(table.state))
    table.roll(6, 5, 1, 6)
    assert [one.victim for one in table.state.hits] == [201, N]
    assert table.happened(WhapMissed) == 2


def test_h22_before_all_other_whaps_and_they_still_whap() -> None:
    """Felled in the corridor, the enemy still hits the figure he touches: all is simultaneous."""
    places = {T: (228.6, 300), 201: (228.6, 150), N: (228.6, 180.2), 205: (800, 500)}
    table = active(places).do(Stride(1, COACH, T))
    assert table.happened(ChancesSeen) == 0
    table.roll(1, 6, 6)
    table.do(Pass(1, N), Whap(2, 201, N)).roll(1)
    assert [one.victim for one in table.state.hits] == [201, N]


def test_h5_he_does_not_whap_beside_it_but_may_be_whapped() -> None:
    places = {T: (228.6, 300), 201: (258.6, 270), 205: (800, 500)}
    table = active(places).do(Stride(1, COACH, T)).roll(6, 6)
    assert [(one.figure, one.target) for one in table.state.chances] == [(201, COACH)]
    table.do(Whap(2, 201, COACH)).roll(1).do(Topple(2, COACH, mm(0, 0)))
    assert table.figure(COACH).lies


def test_h22_with_the_end_of_the_turn_he_goes_back() -> None:
    table = corridor().roll(6, 6, 6, 6)
    while table.state.turn == 3:
        command = next(one for one in GAME.choices(table.state) if not isinstance(one, Nab))
        table.do(command)
    assert table.figure(COACH).where == "bench"
    assert table.figure(COACH).calls == 1
    assert table.happened(CoachLeft) == 1


def test_h6_neither_bases_nor_piles_stop_him() -> None:
    """He ends where his base overlaps nothing: before the one who stands in his last place."""
    down = {204: (228.6, 100)}
    table = active({T: (228.6, 300), 201: (228.6, 50), 205: (800, 500)}, lying=down)
    assert table.do(Stride(1, COACH, T)).last(Strode).to == mm(228.6, 270)
    barred = active({T: (228.6, 300), 201: (240, 250), 205: (800, 500)})
    end = barred.do(Stride(1, COACH, T)).last(Strode).to
    assert 2210 <= end.y <= 2230  # 11.4 mm aside, so 27.2 to 27.8 mm before him


def test_h6_a_goal_zone_stops_him() -> None:
    """His Goalie stands in the zone, which begins at y = 190.5: the Coach's base ends there."""
    table = active({GOALIE: (60, 300), 201: (800, 500)}).do(Stride(1, COACH, GOALIE))
    end = table.last(Strode).to
    assert 1754 <= end.y <= 1755


def test_h6_without_room_he_stays() -> None:
    near = active({T: (228.6, 14), 201: (800, 500)})
    assert near.refused(Stride(1, COACH, T)).reason is Reason.BLOCKED
    near.do(EndMoves(1, 1))
    assert near.figure(COACH).where == "bench"


def test_h14_with_a_ball_he_goes_back_without_it() -> None:
    table = laid({COACH: (400, 300), T: (600, 300), 201: (800, 500)})
    table.state = with_ball(table.state, 1, state="carried", carrier=COACH, since=3)
    table = during("waking", table)
    assert table.figure(COACH).where == "bench"
    assert table.ball().at == mm(400, 300)
    assert table.happened(BallDropped) == 1


def test_a_coach_who_lies_goes_back_once_he_is_awake() -> None:
    table = during("waking", laid({T: (600, 300), 201: (800, 500)}, {COACH: (400, 300)}))
    assert "green Coach 9 (5 or less)" in str(GAME.awaiting(table.state))
    up = table.roll(5)
    assert up.figure(COACH).where == "bench"
    down = during("waking", laid({T: (600, 300), 201: (800, 500)}, {COACH: (400, 300)})).roll(6)
    assert down.figure(COACH).lies


def test_both_coaches_are_called_before_either_strides() -> None:
    table = laid({T: (400, 300), 201: (600, 400), COACH: (0, 0), ENEMY_COACH: (0, 0)})
    for coach, team in ((COACH, 1), (ENEMY_COACH, 2)):
        table.with_figure(coach, where="bench", at=bench(table.state, team))
    table = moving("rushing_grelker", 1, table, initiative=2).go_on()
    assert table.state.team == 2
    table.do(CallCoach(2, ENEMY_COACH)).roll(1)
    assert table.state.phase == "calling"
    table.do(CallCoach(1, COACH)).roll(2)
    halves = [(one.position, one.team) for one in table.events if isinstance(one, SubPhaseBegan)]
    assert halves == [("coach", 2)]
    table.do(Stride(2, ENEMY_COACH, 201))
    assert (table.state.mover, table.state.team) == ("coach", 1)
    assert RG not in [one.id for one in table.state.figures]

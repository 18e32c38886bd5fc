"""Catching, being bonked, picking up, and what a ball does where it comes down."""

import pytest

from engine.games.slargeball import GAME
from engine.games.slargeball.balls import BallDropped, FigurePushed
from engine.games.slargeball.nabbing import BallHit, CatchFailed, Nab, NabBegan
from engine.games.slargeball.phases import EndPhase, Pass
from engine.games.slargeball.replaced import with_ball
from engine.games.slargeball.setting_straight import PutBall
from engine.plane import distance
from engine.refusal import Reason
from tests.engine.games.slargeball.arrange import (
    DG,
    N2,
    RG,
    N,
    T,
    Table,
    during,
    laid,
    mm,
)


def in_air(table: Table, x: float, y: float, ball: int = 1) -> Table:
    """A ball comes down there, in the nab phase."""
    table.state = with_ball(table.state, ball, state="air", at=mm(x, y), carrier=None)
    return during("nabbing", table)


def test_h20_on_whose_base_it_comes_down_catches_on_his_nab() -> None:
    for die in range(1, 7):
        table = in_air(laid({N: (400, 300), 201: (800, 20)}), 410, 300)
        assert "4 or less" in str(GAME.awaiting(table.state))
        table.roll(die)
        assert (table.ball().carrier == N) == (die <= 4)
        assert table.happened(CatchFailed) == (die > 4)


@pytest.mark.parametrize(("x", "hit"), [(424.9, True), (425, True), (425.2, False)])
def test_h20_a_base_that_the_ball_touches_is_hit(x: float, hit: bool) -> None:
    table = in_air(laid({N: (400, 300), 201: (800, 20)}), x, 300)
    assert table.happened(BallHit) == hit


@pytest.mark.parametrize(("die", "up"), [(3, True), (4, False)])
def test_h20_who_does_not_catch_it_has_to_stay_up(die: int, up: bool) -> None:
    table = in_air(laid({N: (400, 300), 201: (800, 20)}), 410, 300).roll(5).roll(die)
    assert table.figure(N).stands is up
    spot = table.ball().at
    assert spot is not None
    assert 255 < distance(spot, mm(400, 300)) < 420
    assert table.happened(BallDropped) == 1


def test_h20_with_its_hands_full_a_figure_has_to_stay_up_at_once() -> None:
    table = laid({N: (400, 300), 201: (800, 20)}, ball=N, balls=2)
    table = in_air(table, 410, 300, ball=2)
    assert "to stay up, 3 or less" in str(GAME.awaiting(table.state))
    table.roll(6)
    assert {one.state for one in table.state.balls} == {"ground"}
    assert table.figure(N).lies


def test_h23_a_figure_carries_one_ball() -> None:
    table = laid({N: (400, 300), T: (423, 330), 201: (800, 20)}, ball=N, balls=2)
    table.state = with_ball(table.state, 2, state="ground", at=mm(400, 325))
    table = during("nabbing", table)
    assert [one.figure for one in table.state.chances] == [T]
    assert table.refused(PutBall(None, 2, "so", carrier=N)).reason is Reason.BAD_TARGET


def test_h10_of_several_the_nearest_is_hit_then_by_initiative() -> None:
    table = in_air(laid({N: (400, 300), 203: (440, 300)}), 421, 300)
    assert table.last(BallHit).figure == 203
    even = in_air(laid({N: (400, 300), 203: (440, 300)}), 420, 300)
    assert even.last(BallHit).figure == N


def test_h11_a_ball_pushes_another_aside() -> None:
    table = laid({201: (800, 20), N: (100, 20)}, ball=(500, 300), balls=2)
    table = in_air(table, 505, 300, ball=2)
    assert table.ball(2).at == mm(505, 300)
    pushed = table.ball(1).at
    assert pushed is not None
    assert 195 <= distance(pushed, mm(505, 300)) <= 215


def in_pile(**more: object) -> Table:
    """A ball comes down 3 mm beside the axis of a body along x = 500; its base is at y = 285."""
    scene = laid({201: (800, 20), N: (100, 20)}, {203: (500, 285)}, **more)  # type: ignore[arg-type]
    return in_air(scene, 503, 300)


def test_s16_a_ball_in_a_pile_lies_there_and_pushes_the_body_aside() -> None:
    """The body lies 25 mm from the ball then, 22 farther than before, and is no farther off."""
    table = in_pile()
    assert table.ball().at == mm(503, 300)
    body = table.figure(203)
    assert body.at is not None
    assert body.head is not None
    assert table.last(FigurePushed).figure == 203
    assert 245 <= 5030 - body.at.x <= 265
    assert abs(body.at.y - 2850) <= 20
    assert body.head.y - body.at.y == 300


def test_s16_a_body_is_pushed_off_bases_and_other_balls() -> None:
    """To the left, where it would go, an enemy stands."""
    scene = laid({201: (464, 285), N: (100, 20)}, {203: (500, 285)})
    table = in_air(scene, 503, 300)
    body = table.figure(203).at
    assert body is not None
    assert distance(body, mm(464, 285)) >= 295
    assert table.figure(201).at == mm(464, 285)


def test_s16_whoever_stands_at_the_edge_is_pushed_too() -> None:
    """The ball comes down on the edge, 26 mm from him; it lies 10 mm inside, and he makes room."""
    table = in_air(laid({N: (424, 9), 201: (800, 20)}), 400, 0)
    assert table.ball().at == mm(400, 10)
    there = table.figure(N).at
    assert there is not None
    assert 250 <= distance(there, mm(400, 10)) <= 262


def test_s16_where_balls_yield_it_rests_at_the_edge() -> None:
    """The body is 30 mm wide along x = 500: the edge is 25 mm from its axis."""
    table = in_pile(ball_yields=True)
    spot = table.ball().at
    assert spot is not None
    assert table.happened(FigurePushed) == 0
    assert 245 <= abs(spot.x - 5000) <= 265


def test_h21_who_touches_it_picks_it_up_the_high_nab_first() -> None:
    table = during(
        "nabbing",
        laid({N: (425, 300), RG: (400, 325), 205: (375, 300), 201: (800, 20)}, ball=(400, 300)),
        initiative=2,
    )
    assert [(one.figure, one.needed) for one in table.state.chances] == [(205, 4), (N, 4), (RG, 3)]
    refused = table.refused(Nab(1, RG, 1))
    assert (refused.reason, refused.rule) == (Reason.NOT_YOUR_MOVE, "H21")
    table.do(Nab(2, 205, 1)).roll(5)
    assert table.refused(Nab(2, 205, 1)).reason is Reason.SPENT
    table.do(Nab(1, N, 1)).roll(4)
    assert table.ball().carrier == N
    assert table.ball().since == 3
    assert table.state.phase != "nabbing"


def test_h21_the_catch_is_the_attempt_of_the_turn() -> None:
    """Two balls: he fails to catch one, and may not pick up the other."""
    table = laid({N: (400, 300), 201: (800, 20)}, ball=(400, 275), balls=2)
    table = in_air(table, 410, 305, ball=2).roll(6).roll(1)
    assert table.happened(CatchFailed) == 1
    assert table.happened(NabBegan) == 0
    assert table.state.chances == ()
    assert table.refused(Nab(1, N, 1)).reason is Reason.SPENT


def test_h21_who_did_not_have_to_catch_may_pick_the_ball_beside_up() -> None:
    """As above, but the second ball comes down elsewhere."""
    table = laid({N: (400, 300), 201: (800, 20)}, ball=(400, 275), balls=2)
    table = in_air(table, 600, 100, ball=2)
    assert [one.figure for one in table.state.chances] == [N]


def test_nobody_has_to_nab_and_who_lies_cannot() -> None:
    table = during(
        "nabbing", laid({N: (425, 300), 201: (800, 20)}, {N2: (375, 300)}, ball=(400, 300))
    )
    assert table.refused(Nab(1, N2, 1)).reason is Reason.DEAD
    table.do(Pass(1, N))
    assert table.ball().state == "ground"


def test_an_empty_spot_lets_those_beside_pick_it_up_in_the_same_phase() -> None:
    """0.3 mm beside the base: no hit, but contact."""
    table = in_air(laid({DG: (400, 300), 201: (800, 20)}), 425.3, 300)
    assert [one.figure for one in table.state.chances] == [DG]
    assert table.refused(Nab(1, DG, 2)).reason is Reason.UNKNOWN_PIECE


def test_who_touches_no_ball_has_no_chance() -> None:
    table = during("nabbing", laid({N: (425, 300), T: (700, 300)}, ball=(400, 300)))
    refused = table.refused(Nab(1, T, 1))
    assert refused.reason is Reason.BAD_TARGET
    assert "touches no ball on the ground" in refused.detail


def test_why_a_ball_is_not_nabbed_is_said_as_it_is() -> None:
    table = laid({N: (425, 300), T: (375, 300), 201: (800, 300)}, ball=201, balls=3)
    table.state = with_ball(table.state, 2, state="ground", at=mm(400, 300))
    table.state = with_ball(table.state, 3, state="carried", carrier=T, since=2)
    table = during("nabbing", table)
    assert "is carried by blue Tremple 1" in table.refused(Nab(1, N, 1)).detail
    full = table.refused(Nab(1, T, 2))
    assert (full.rule, "carries a ball already" in full.detail) == ("H23", True)


def test_s33_a_nab_phase_without_contact_is_shown_and_ended_by_a_word() -> None:
    table = during("nabbing", laid({N: (500, 300), 201: (800, 300)}, ball=(400, 300)))
    assert (table.state.phase, table.awaiting()) == ("nabbing", frozenset({1, 2}))
    assert table.do(EndPhase(2)).state.phase != "nabbing"
    none_lies = during("nabbing", laid({N: (500, 300), 201: (800, 300)}, ball=N))
    assert none_lies.state.phase != "nabbing"

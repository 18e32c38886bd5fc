"""Flings: who, how far, in which order, and where a failed one goes."""

import pytest

from engine.games.slargeball import GAME
from engine.games.slargeball.flinging import FlightBegan, Fling, FlingBegan, FlingFailed, Landed
from engine.games.slargeball.phases import ChancesSeen, Pass
from engine.games.slargeball.questions import fling_range
from engine.games.slargeball.replaced import with_ball
from engine.plane import towards
from engine.refusal import Reason
from tests.engine.games.slargeball.arrange import (
    CAPTAIN,
    COACH,
    DG,
    GOALIE,
    RG,
    N,
    T,
    Table,
    during,
    laid,
    mm,
)

INCH = 25.4


def carrying(figure: int = T, x: float = 400, y: float = 300, **more: object) -> Table:
    """A figure carries the ball since the turn before; everybody else is far away."""
    laid_out = laid({figure: (x, y), 203: (800, 20)}, ball=figure, **more)  # type: ignore[arg-type]
    return during("flinging", laid_out)


def test_the_range_is_three_inches_for_each_point() -> None:
    table = laid(
        {one: (100 + 50 * n, 300) for n, one in enumerate((T, N, DG, RG, GOALIE, CAPTAIN, COACH))}
    )
    inches = {one.position: fling_range(one) // 254 for one in table.state.figures}
    assert inches == {
        "tremple": 12,
        "nickelback": 6,
        "defensive_grelker": 6,
        "rushing_grelker": 9,
        "goalie": 12,
        "captain": 12,
        "coach": 15,
    }


@pytest.mark.parametrize(("inches", "legal"), [(6, True), (6.03, True), (6.1, False)])
def test_a_spot_is_within_range(inches: float, legal: bool) -> None:
    table = carrying(N)
    command = Fling(1, N, mm(400 + inches * INCH, 300))
    if legal:
        assert table.do(command).happened(FlingBegan) == 1
    else:
        refused = table.refused(command)
        assert (refused.reason, refused.spot) == (Reason.TOO_FAR, command.to)


@pytest.mark.parametrize(("die", "exact"), [(4, True), (5, False)])
def test_the_fling_stat_or_less_lands_it_exactly(die: int, exact: bool) -> None:
    table = carrying().do(Fling(1, T, mm(600, 300))).roll(die)
    assert (table.ball().at == mm(600, 300)) == exact
    assert table.happened(FlingFailed) == (not exact)


def test_s18_a_ball_is_flung_from_the_turn_after_it_was_nabbed() -> None:
    table = laid({T: (400, 300), N: (420, 400), 203: (800, 20)}, ball=T)
    table.state = with_ball(table.state, 1, since=3)
    fresh = during("flinging", table)
    assert fresh.happened(ChancesSeen) == 0
    refused = carrying().refused(Fling(1, 203, mm(500, 300)))
    assert refused.reason is Reason.NOT_YOURS
    assert "carries no ball" in carrying().refused(Fling(2, 203, mm(500, 300))).detail


def test_s18_a_ball_that_was_nabbed_in_this_turn_is_the_reason() -> None:
    table = laid({T: (400, 300), N: (420, 400), 203: (800, 20)}, ball=T, balls=2)
    table.state = with_ball(table.state, 1, since=3)
    table.state = with_ball(table.state, 2, state="carried", carrier=N, since=2)
    refused = during("flinging", table).refused(Fling(1, T, mm(500, 300)))
    assert refused.rule == "S18"
    assert "nabbed its ball in this turn" in refused.detail


def test_s17_enemies_in_contact_hinder_no_fling() -> None:
    table = during("flinging", laid({T: (400, 300), 201: (430, 300)}, ball=T))
    assert table.do(Fling(1, T, mm(600, 300))).last(FlingBegan).needed == 4


def test_h19_the_team_with_initiative_flings_first_then_by_stat() -> None:
    table = laid({N: (400, 300), T: (400, 400), 201: (700, 300), 203: (800, 20)}, ball=N, balls=3)
    table.state = with_ball(table.state, 2, state="carried", carrier=201, since=2)
    table.state = with_ball(table.state, 3, state="carried", carrier=T, since=2)
    table = during("flinging", table)
    assert [one.figure for one in table.state.chances] == [T, N, 201]
    refused = table.refused(Fling(2, 201, mm(600, 300)))
    assert (refused.reason, refused.rule) == (Reason.NOT_YOUR_MOVE, "H19")


def test_spots_off_the_field_and_in_ones_own_base_are_refused() -> None:
    off = carrying().refused(Fling(1, T, mm(400, 700)))
    assert (off.reason, off.spot) == (Reason.BAD_TARGET, mm(400, 609.6))
    assert carrying().refused(Fling(1, T, mm(405, 300))).reason is Reason.BAD_TARGET
    assert carrying().refused(Fling(1, T, mm(10**17, 300))).reason is Reason.BAD_TARGET


def scattered(die: int, failed: int = 6, figure: int = T, **more: object) -> Table:
    team = 1 if figure < 200 else 2
    away = 203 if team == 1 else N
    table = during("flinging", laid({figure: (450, 300), away: (800, 20)}, ball=figure, **more))  # type: ignore[arg-type]
    table.do(Fling(team, figure, mm(450 + (60 if team == 1 else -60), 300)))
    return table.roll(failed).roll(die)


@pytest.mark.parametrize(
    ("die", "x", "y"),
    [
        (1, 1, 0),
        (2, 0.5, -0.866),
        (3, -0.5, -0.866),
        (4, -1, 0),
        (5, -0.5, 0.866),
        (6, 0.5, 0.866),
    ],
)
def test_h7_one_is_towards_the_enemys_end_then_clockwise(die: int, x: float, y: float) -> None:
    """From above, y upwards: clockwise from +x is towards -y. Range 12 inches less 6 is 6."""
    landed = scattered(die).last(Landed).at
    assert abs(landed.x - (4500 + 6 * 254 * x)) <= 1
    assert abs(landed.y - (3000 + 6 * 254 * y)) <= 1


def test_h7_the_other_team_sees_it_from_its_own_end() -> None:
    assert scattered(1, figure=201).last(Landed).at == mm(450 - 6 * INCH, 300)


@pytest.mark.parametrize(
    ("figure", "failed", "inches"),
    [(N, 3, 3), (N, 6, 0), (RG, 4, 5), (RG, 6, 3), (T, 5, 7), (T, 6, 6), (COACH, 6, 9)],
)
def test_h7_the_distance_is_the_range_less_the_failed_die(
    figure: int, failed: int, inches: int
) -> None:
    assert scattered(1, failed, figure).last(Landed).at == mm(450 + inches * INCH, 300)


@pytest.mark.parametrize(("failed", "inches"), [(5, 0), (6, 0)])
def test_h7_or_the_intended_distance_less_the_die(failed: int, inches: int) -> None:
    """60 mm is less than 5 inches; 10 inches less 5 are 5."""
    table = scattered(1, failed, scatter="intended")
    assert table.last(Landed).at == mm(450 + inches * INCH, 300)
    far = carrying(scatter="intended").do(Fling(1, T, mm(400 + 10 * INCH, 300)))
    assert far.roll(5).roll(1).last(Landed).at == mm(400 + 5 * INCH, 300)


def test_h8_off_the_field_it_lies_an_inch_inside_where_it_crossed() -> None:
    table = carrying(T, 400, 560).do(Fling(1, T, mm(500, 560))).roll(6).roll(6)
    landed = table.last(Landed)
    assert landed.off
    assert landed.at.y == 24 * 254 - 254
    # 49.6 mm up to the edge at 60 degrees: 28.6 mm along.
    assert abs(landed.at.x - 4286) <= 2
    assert table.ball().state == "ground"


def under(**more: object) -> Table:
    """Two enemies stand under the flight, one lies under it."""
    places = {T: (400, 300), 201: (450, 310), 203: (520, 290), N: (800, 20)}
    return during("flinging", laid(places, {204: (480, 290)}, ball=T, **more))


def test_h9_nobody_nabs_a_ball_that_flies_over_him() -> None:
    table = under().do(Fling(1, T, mm(600, 300))).roll(1)
    assert table.happened(FlightBegan) == 0
    assert table.ball().at == mm(600, 300)


def test_h9_where_it_is_played_each_tries_in_turn() -> None:
    """A Tremple nabs on 1 (2 less 2, 1 at least), a Nickelback on 2."""
    table = under(interception=True).do(Fling(1, T, mm(600, 300))).roll(1)
    assert table.last(FlightBegan).nabbers == (201, 203)
    assert "1 or less" in str(GAME.awaiting(table.state))
    table.roll(2)
    assert "2 or less" in str(GAME.awaiting(table.state))
    table.roll(2)
    assert table.ball().carrier == 203
    assert table.ball().since == 3


def test_h9_past_all_of_them_it_comes_down() -> None:
    table = under(interception=True).do(Fling(1, T, mm(600, 300))).roll(1).roll(6).roll(6)
    assert table.ball().at == mm(600, 300)


def test_whoever_carries_may_keep_it() -> None:
    table = carrying().do(Pass(1, T))
    assert table.ball().carrier == T
    assert table.state.phase != "flinging"


@pytest.mark.parametrize("across", [8, 24, 300, 400])
def test_without_leeway_the_whole_range_may_be_flung(across: int) -> None:
    table = carrying(leeway=0)
    farthest = towards(mm(400, 300), mm(800, across), fling_range(table.figure(T)))
    assert (
        table.refused(Fling(1, T, towards(mm(400, 300), farthest, 3051))).reason is Reason.TOO_FAR
    )
    assert table.do(Fling(1, T, farthest)).happened(FlingBegan) == 1

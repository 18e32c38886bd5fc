"""Whaps: who may, in which order, all at once, and how the fallen fall."""

from dataclasses import replace
from math import cos, pi, sin

import pytest

from engine.games.slargeball import GAME
from engine.games.slargeball.phases import ChancesSeen, EndPhase, Pass
from engine.games.slargeball.setting_straight import LayFigure, PutBall, PutFigure
from engine.games.slargeball.whapping import Fell, Topple, Whap, WhapBegan, WhapHit, WhapMissed
from engine.plane import Point, Shape, distance, overlap
from engine.refusal import Reason
from tests.engine.games.slargeball.arrange import (
    CAPTAIN,
    DG,
    N2,
    RG,
    T2,
    N,
    T,
    Table,
    during,
    laid,
    mm,
    moving,
)


def duel(one: int = T, other: int = 201, ball: int | None = None) -> Table:
    """Two enemies in contact."""
    return during("whapping", laid({one: (400, 300), other: (430, 300)}, ball=ball))


def test_only_enemies_in_contact_may_be_whapped() -> None:
    table = during(
        "whapping",
        laid({T: (400, 300), 201: (430.5, 300), 203: (400, 331), N: (370, 300), 204: (500, 300)}),
    )
    assert {(one.figure, one.target) for one in table.state.chances} == {(T, 201), (201, T)}
    assert table.refused(Whap(1, T, 203)).reason is Reason.BAD_TARGET
    assert table.refused(Whap(1, T, N)).reason is Reason.BAD_TARGET
    assert table.refused(Whap(1, N, 201)).reason is Reason.BAD_TARGET


@pytest.mark.parametrize(("figure", "stat"), [(CAPTAIN, 4), (DG, 4), (T, 3), (N, 3), (RG, 2)])
def test_s1_a_die_of_the_whap_stat_or_less_hits(figure: int, stat: int) -> None:
    for die in range(1, 7):
        table = duel(figure, 206).do(Whap(1, figure, 206)).roll(die)
        assert table.happened(WhapHit) == (die <= stat)
        assert table.happened(WhapMissed) == (die > stat)


def test_nobody_has_to_whap_and_a_miss_has_no_effect() -> None:
    table = duel().do(Pass(1, T), Whap(2, 201, T)).roll(6)
    assert table.state.phase == "waking" or table.figure(T).stands
    assert table.happened(Fell) == 0


def test_s11_all_roll_in_order_of_the_stat_and_fall_afterwards() -> None:
    """A Rushing Grelker that was hit still whaps; both lie in the end."""
    table = duel(RG, 205)
    assert [(one.figure, one.needed) for one in table.state.chances] == [(205, 4), (RG, 2)]
    assert table.refused(Whap(1, RG, 205)).reason is Reason.NOT_YOUR_MOVE
    table.do(Whap(2, 205, RG)).roll(4)
    assert table.figure(RG).stands
    table.do(Whap(1, RG, 205)).roll(1)
    assert table.state.phase == "toppling"
    table.do(Topple(2, RG, mm(300, 300)), Topple(1, 205, mm(500, 300)))
    assert table.figure(RG).lies
    assert table.figure(205).lies


def test_a_figure_whaps_once_and_may_be_whapped_by_many() -> None:
    table = during("whapping", laid({T: (400, 300), T2: (460, 300), 201: (430, 300)}))
    table.do(Whap(1, T, 201)).roll(1)
    assert table.refused(Whap(1, T, 201)).reason is Reason.SPENT
    table.do(Whap(1, T2, 201)).roll(2)
    assert table.happened(WhapHit) == 2
    assert [(one.victim, one.by) for one in table.state.hits] == [(201, T)]


def test_s28_equal_stats_go_by_initiative_and_then_as_the_players_please() -> None:
    places = {T: (400, 300), N: (400, 400), 201: (430, 300), 203: (430, 400)}
    table = during("whapping", laid(places), initiative=2)
    assert GAME.awaiting(table.state) == frozenset({2})
    assert table.refused(Whap(1, T, 201)).rule == "S11"
    table.do(Whap(2, 203, N)).roll(6).do(Whap(2, 201, T)).roll(6)
    assert GAME.awaiting(table.state) == frozenset({1})


def test_s28_the_first_who_hit_chooses_the_fall() -> None:
    places = {T: (400, 300), DG: (430, 330), 201: (430, 300), 203: (800, 300)}
    table = during("whapping", laid(places))
    table.do(Whap(1, DG, 201)).roll(1).do(Whap(1, T, 201)).roll(1)
    table.do(Pass(2, 201))
    assert table.state.hits[0].by == DG
    assert table.refused(Topple(2, 201, mm(500, 300))).reason is Reason.NOT_YOURS
    table.do(Topple(1, 201, mm(500, 300)))
    assert table.figure(201).head == mm(460, 300)


def test_who_was_hit_falls_in_the_order_of_the_hits() -> None:
    table = duel(T, 201).do(Whap(1, T, 201)).roll(1).do(Whap(2, 201, T)).roll(1)
    assert table.refused(Topple(2, T, mm(0, 0))).reason is Reason.WRONG_STEP
    assert table.refused(Whap(1, T, 201)).reason is Reason.WRONG_PHASE


def test_s12_a_figure_that_lies_is_as_wide_as_its_base_and_twice_as_long() -> None:
    table = duel().do(Whap(1, T, 201)).roll(1).do(Pass(2, 201), Topple(1, 201, mm(430, 900)))
    fallen = table.figure(201)
    assert (fallen.at, fallen.head) == (mm(430, 300), mm(430, 330))
    longer = laid({T: (400, 300), 201: (430, 300)}, body=900)
    table = during("whapping", longer).do(Whap(1, T, 201)).roll(1)
    table.do(Pass(2, 201), Topple(1, 201, mm(430, 900)))
    assert table.figure(201).head == mm(430, 360)


def test_s13_it_falls_where_there_is_room() -> None:
    """Another stands to the right, so it falls as near to that as there is room."""
    table = during("whapping", laid({T: (400, 300), 201: (430, 300), N: (475, 300), 203: (800, 1)}))
    table.do(Whap(1, T, 201)).roll(1)
    table.do(Pass(2, 201)) if table.state.chances else None
    table.do(Topple(1, 201, mm(900, 300)))
    fallen = table.figure(201)
    assert fallen.head is not None
    assert fallen.at is not None
    body = Shape(fallen.at, fallen.head, 150)
    for other in (T, N):
        there = table.figure(other).at or Point(0, 0)
        assert not overlap(body, Shape(there, there, 150), 5)
    assert fallen.head.x > fallen.at.x


def test_s13_without_any_room_it_sinks_down_where_it_stood() -> None:
    around = {T: (400, 300), T2: (445, 326), N: (445, 274), DG: (415, 326), RG: (415, 274)}
    around |= {CAPTAIN: (460, 300), 201: (430, 300), 203: (800, 9)}
    table = during("whapping", laid(around))
    while table.state.phase == "whapping":
        chance = table.state.chances[0]
        if chance.figure == DG:
            table.do(Whap(1, DG, 201)).roll(1)
        else:
            table.do(Pass(None, chance.figure))
    table.do(Topple(1, 201, mm(900, 300)))
    fallen = table.figure(201)
    assert fallen.head == fallen.at == mm(430, 300)


def test_a_carried_ball_drops_on_the_spot_and_touches_nobody() -> None:
    table = duel(T, 201, ball=201).do(Whap(1, T, 201)).roll(1).do(Pass(2, 201))
    assert table.ball().carrier == 201
    table.do(Topple(1, 201, mm(900, 300)))
    spot = table.ball().at
    assert spot is not None
    apart = ((spot.x - 4300) ** 2 + (spot.y - 3000) ** 2) ** 0.5
    assert 255 < apart < 400


def test_s3_who_falls_carries_nothing() -> None:
    table = duel(T, 201, ball=201).do(Whap(1, T, 201)).roll(1).do(Pass(2, 201))
    table.do(Topple(1, 201, mm(900, 300)))
    assert table.ball().carrier is None
    refused = table.refused(PutBall(None, 1, "so", carrier=201))
    assert (refused.reason, refused.rule) == (Reason.BAD_TARGET, "S3")


def test_s20_a_ball_that_is_surrounded_lies_where_its_carrier_stood() -> None:
    """With no room within an inch, it lies at the victim's base."""
    around = {T: (400, 300), T2: (430, 331), N: (430, 269), 201: (430, 300), 203: (800, 9)}
    table = during("whapping", laid(around, ball=201, drop_reach=254))
    table.do(Whap(1, T, 201)).roll(1)
    while table.state.phase == "whapping":
        table.do(Pass(None, table.state.chances[0].figure))
    table.do(Topple(1, 201, mm(900, 300)))
    assert table.ball().at == mm(430, 300)


def ring(radius: float, ball: int, **more: object) -> Table:
    """Six enemies stand round a carrier, their centres so far from his; a Captain may whap him."""
    around = [(1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866)]
    places = {
        one: (430 + radius * x, 300 + radius * y)
        for one, (x, y) in zip((CAPTAIN, T, T2, N, N2, RG), around, strict=True)
    }
    table = during("whapping", laid({**places, 201: (430, 300), 203: (800, 9)}, ball=ball, **more))  # type: ignore[arg-type]
    table.do(Whap(1, CAPTAIN, 201)).roll(1)
    while table.state.phase == "whapping":
        table.do(Pass(None, table.state.chances[0].figure))
    return table.do(Topple(1, 201, mm(900, 300)))


def test_s20_a_ball_dropped_in_a_closed_ring_stays_in_it() -> None:
    """The six bases touch each other and him: the ball lies where his base was."""
    table = ring(30.2, 201)
    assert table.happened(Fell)
    assert table.ball().at == mm(430, 300)


def test_s20_with_room_in_the_ring_it_lies_there_and_touches_nobody() -> None:
    """Twelve figures 60 mm off, a millimetre between them: 45 mm of grass round the carrier."""
    ids = (T, T2, N, N2, DG, RG, 202, 203, 204, 205, 206, 207)
    places = {
        one: (430 + 60 * cos(pi * k / 6), 300 + 60 * sin(pi * k / 6)) for k, one in enumerate(ids)
    }
    table = moving("tremple", 1, laid({**places, 201: (430, 300)}, ball=201, drop_reach=3048))
    spot = table.do(LayFigure(None, 201, mm(430, 300), mm(430, 330), "felled")).ball().at
    assert spot is not None
    assert 255 <= distance(spot, mm(430, 300)) <= 345


def test_why_a_whap_is_refused_is_said_as_it_is() -> None:
    places = {T: (400, 300), 201: (430, 300), N: (370, 300), 203: (500, 300)}
    table = during("whapping", laid(places, {204: (400, 331)}))

    def why(target: int) -> str:
        return table.refused(Whap(1, T, target)).detail

    assert "green Nickelback 3 is of its own team" in why(N)
    assert "green Tremple 1 is of its own team" in why(T)
    assert "blue Nickelback 4 lies unconscious" in why(204)
    assert "does not touch blue Nickelback 3" in why(203)
    assert table.refused(Whap(1, T, 999)).reason is Reason.UNKNOWN_PIECE
    assert "touches no enemy who stands" in table.refused(Whap(1, N, 203)).detail


def test_s33_a_whap_phase_without_contact_is_shown_and_ended_by_a_word() -> None:
    table = during("whapping", laid({T: (400, 300), 201: (500, 300)}))
    assert (table.state.phase, table.awaiting()) == ("whapping", frozenset({1, 2}))
    assert table.last(ChancesSeen).chances == ()
    assert GAME.describe(table.state, ChancesSeen(())) == (
        "By the places on the pitch nobody touches an enemy; "
        "the referee can declare contact that was not seen."
    )
    nabbing = replace(table.state, phase="nabbing")
    assert "nobody touches a ball; " in GAME.describe(nabbing, ChancesSeen(()))
    assert set(GAME.choices(table.state)) == {EndPhase(1), EndPhase(2)}
    assert table.refused(EndPhase(9)).reason is Reason.UNKNOWN_PIECE
    table.do(EndPhase(None))
    assert table.state.phase != "whapping"


def test_s33_contact_that_was_missed_can_be_declared_before_it_ends() -> None:
    table = during("whapping", laid({T: (400, 300), 201: (432, 300)}))
    table.do(PutFigure(None, 201, mm(430, 300), "they touch"))
    assert table.refused(EndPhase(1)).reason is Reason.WRONG_STEP
    assert table.do(Whap(1, T, 201)).happened(WhapBegan) == 1


def test_s33_a_phase_in_which_somebody_had_a_chance_ends_by_itself() -> None:
    table = duel().do(Pass(1, T), Pass(2, 201))
    assert table.state.phase != "whapping"
    assert table.refused(EndPhase(1)).reason in (Reason.WRONG_PHASE, Reason.ROLL_PENDING)


def test_s33_a_word_that_does_away_with_the_last_chance_does_not_end_the_phase() -> None:
    """Before, the phases ran on, and with nobody lying the next turn began."""
    table = duel().do(PutFigure(None, 201, mm(600, 300), "they are apart"))
    assert (table.state.phase, table.state.chances) == ("whapping", ())
    assert table.do(EndPhase(1)).state.phase != "whapping"


def test_s33_nobody_is_asked_where_that_is_not_played_or_nobody_is_left_to_touch() -> None:
    played = during("whapping", laid({T: (400, 300), 201: (500, 300)}, ask_contact=False))
    alone = during("whapping", laid({T: (400, 300)}, {201: (500, 300)}))
    assert "whapping" not in (played.state.phase, alone.state.phase)


def test_nobody_who_was_felled_is_whapped_in_the_next_turn() -> None:
    table = during("whapping", laid({T: (400, 300), 203: (800, 300)}, {201: (430, 300)}))
    assert table.state.chances == ()

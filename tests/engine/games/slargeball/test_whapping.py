"""Whaps: who may, in which order, all at once, and how the fallen fall."""

import pytest

from engine.games.slargeball import GAME
from engine.games.slargeball import commands as c
from engine.games.slargeball import events as e
from engine.plane import Point, Shape, overlap
from engine.refusal import Reason
from tests.engine.games.slargeball.arrange import (
    CAPTAIN,
    DG,
    RG,
    T2,
    N,
    T,
    Table,
    during,
    laid,
    mm,
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
    assert table.refused(c.Whap(1, T, 203)).reason is Reason.BAD_TARGET
    assert table.refused(c.Whap(1, T, N)).reason is Reason.BAD_TARGET
    assert table.refused(c.Whap(1, N, 201)).reason is Reason.BAD_TARGET


@pytest.mark.parametrize(("figure", "stat"), [(CAPTAIN, 4), (DG, 4), (T, 3), (N, 3), (RG, 2)])
def test_s1_a_die_of_the_whap_stat_or_less_hits(figure: int, stat: int) -> None:
    for die in range(1, 7):
        table = duel(figure, 206).do(c.Whap(1, figure, 206)).roll(die)
        assert table.happened(e.WhapHit) == (die <= stat)
        assert table.happened(e.WhapMissed) == (die > stat)


def test_nobody_has_to_whap_and_a_miss_has_no_effect() -> None:
    table = duel().do(c.Pass(1, T), c.Whap(2, 201, T)).roll(6)
    assert table.state.phase == "waking" or table.figure(T).stands
    assert table.happened(e.Fell) == 0


def test_s11_all_roll_in_order_of_the_stat_and_fall_afterwards() -> None:
    """A Rushing Grelker that was hit still whaps; both lie in the end."""
    table = duel(RG, 205)
    assert [(one.figure, one.needed) for one in table.state.chances] == [(205, 4), (RG, 2)]
    assert table.refused(c.Whap(1, RG, 205)).reason is Reason.NOT_YOUR_MOVE
    table.do(c.Whap(2, 205, RG)).roll(4)
    assert table.figure(RG).stands
    table.do(c.Whap(1, RG, 205)).roll(1)
    assert table.state.phase == "toppling"
    table.do(c.Topple(2, RG, mm(300, 300)), c.Topple(1, 205, mm(500, 300)))
    assert table.figure(RG).lies
    assert table.figure(205).lies


def test_a_figure_whaps_once_and_may_be_whapped_by_many() -> None:
    table = during("whapping", laid({T: (400, 300), T2: (460, 300), 201: (430, 300)}))
    table.do(c.Whap(1, T, 201)).roll(1)
    assert table.refused(c.Whap(1, T, 201)).reason is Reason.SPENT
    table.do(c.Whap(1, T2, 201)).roll(2)
    assert table.happened(e.WhapHit) == 2
    assert [(one.victim, one.by) for one in table.state.hits] == [(201, T)]


def test_s28_equal_stats_go_by_initiative_and_then_as_the_players_please() -> None:
    places = {T: (400, 300), N: (400, 400), 201: (430, 300), 203: (430, 400)}
    table = during("whapping", laid(places), initiative=2)
    assert GAME.awaiting(table.state) == frozenset({2})
    assert table.refused(c.Whap(1, T, 201)).rule == "S11"
    table.do(c.Whap(2, 203, N)).roll(6).do(c.Whap(2, 201, T)).roll(6)
    assert GAME.awaiting(table.state) == frozenset({1})


def test_s28_the_first_who_hit_chooses_the_fall() -> None:
    places = {T: (400, 300), DG: (430, 330), 201: (430, 300), 203: (800, 300)}
    table = during("whapping", laid(places))
    table.do(c.Whap(1, DG, 201)).roll(1).do(c.Whap(1, T, 201)).roll(1)
    table.do(c.Pass(2, 201))
    assert table.state.hits[0].by == DG
    assert table.refused(c.Topple(2, 201, mm(500, 300))).reason is Reason.NOT_YOURS
    table.do(c.Topple(1, 201, mm(500, 300)))
    assert table.figure(201).head == mm(460, 300)


def test_who_was_hit_falls_in_the_order_of_the_hits() -> None:
    table = duel(T, 201).do(c.Whap(1, T, 201)).roll(1).do(c.Whap(2, 201, T)).roll(1)
    assert table.refused(c.Topple(2, T, mm(0, 0))).reason is Reason.WRONG_STEP
    assert table.refused(c.Whap(1, T, 201)).reason is Reason.WRONG_PHASE


def test_s12_a_figure_that_lies_is_as_wide_as_its_base_and_twice_as_long() -> None:
    table = duel().do(c.Whap(1, T, 201)).roll(1).do(c.Pass(2, 201), c.Topple(1, 201, mm(430, 900)))
    fallen = table.figure(201)
    assert (fallen.at, fallen.head) == (mm(430, 300), mm(430, 330))
    longer = laid({T: (400, 300), 201: (430, 300)}, body=900)
    table = during("whapping", longer).do(c.Whap(1, T, 201)).roll(1)
    table.do(c.Pass(2, 201), c.Topple(1, 201, mm(430, 900)))
    assert table.figure(201).head == mm(430, 360)


def test_s13_it_falls_where_there_is_room() -> None:
    """Another stands to the right, so it falls as near to that as there is room."""
    table = during("whapping", laid({T: (400, 300), 201: (430, 300), N: (475, 300), 203: (800, 1)}))
    table.do(c.Whap(1, T, 201)).roll(1)
    table.do(c.Pass(2, 201)) if table.state.chances else None
    table.do(c.Topple(1, 201, mm(900, 300)))
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
            table.do(c.Whap(1, DG, 201)).roll(1)
        else:
            table.do(c.Pass(None, chance.figure))
    table.do(c.Topple(1, 201, mm(900, 300)))
    fallen = table.figure(201)
    assert fallen.head == fallen.at == mm(430, 300)


def test_a_carried_ball_drops_on_the_spot_and_touches_nobody() -> None:
    table = duel(T, 201, ball=201).do(c.Whap(1, T, 201)).roll(1).do(c.Pass(2, 201))
    assert table.ball().carrier == 201
    table.do(c.Topple(1, 201, mm(900, 300)))
    spot = table.ball().at
    assert spot is not None
    apart = ((spot.x - 4300) ** 2 + (spot.y - 3000) ** 2) ** 0.5
    assert 255 < apart < 400


def test_s3_who_falls_carries_nothing() -> None:
    table = duel(T, 201, ball=201).do(c.Whap(1, T, 201)).roll(1).do(c.Pass(2, 201))
    table.do(c.Topple(1, 201, mm(900, 300)))
    assert table.ball().carrier is None
    refused = table.refused(c.PutBall(None, 1, "so", carrier=201))
    assert (refused.reason, refused.rule) == (Reason.BAD_TARGET, "S3")


def test_s20_a_ball_that_is_surrounded_lies_where_its_carrier_stood() -> None:
    """With no room within an inch, it lies at the victim's base."""
    around = {T: (400, 300), T2: (430, 331), N: (430, 269), 201: (430, 300), 203: (800, 9)}
    table = during("whapping", laid(around, ball=201, drop_reach=254))
    table.do(c.Whap(1, T, 201)).roll(1)
    while table.state.phase == "whapping":
        table.do(c.Pass(None, table.state.chances[0].figure))
    table.do(c.Topple(1, 201, mm(900, 300)))
    assert table.ball().at == mm(430, 300)


def test_nobody_who_was_felled_is_whapped_in_the_next_turn() -> None:
    table = during("whapping", laid({T: (400, 300), 203: (800, 300)}, {201: (430, 300)}))
    assert table.happened(e.ChancesSeen) == 0

"""Moves: sub-phases, length, lanes, contact, leaving it, piles, the edge and the Goal Zones."""

import pytest

from engine.games.slargeball import GAME
from engine.games.slargeball.balls import BallDropped
from engine.games.slargeball.moving import (
    BrokeAway,
    HeldBack,
    Move,
    Moved,
    PileCrossed,
    WalkBegan,
    WentOffsides,
)
from engine.games.slargeball.questions import allowance, inches, pile_needed
from engine.games.slargeball.setting_up import SetUp
from engine.games.slargeball.sub_phases import EndMoves, SubPhaseBegan
from engine.games.slargeball.tables import MOVE_ORDER, STATS
from engine.games.slargeball.whapping import Whap
from engine.luck import RollNeeded
from engine.refusal import Reason
from tests.engine.games.slargeball.arrange import (
    COACH,
    DG,
    GOALIE,
    NAMES,
    RG,
    T2,
    N,
    T,
    Table,
    laid,
    mm,
    moving,
    new,
)


def tremple(x: float = 300, y: float = 300, **more: object) -> Table:
    """A Tremple of the first team alone in its sub-phase."""
    return moving("tremple", 1, laid({T: (x, y), 201: (800, 500)}, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("length", "told"),
    [(317, "1.25 in"), (318, "1.25 in"), (1524, "6 in"), (635, "2.5 in"), (265, "1.04 in")],
)
def test_a_walk_is_told_to_the_hundredth_of_an_inch(length: int, told: str) -> None:
    assert inches(length) == told


def test_the_slow_ones_move_first_the_team_with_initiative_before_the_other() -> None:
    table = new().roll(1, 2).do(SetUp(1, 1), SetUp(2, 2)).roll(2, 5)
    for seat in (2, 1) * 5:
        table.do(EndMoves(seat, seat))
    halves = [(one.position, one.team) for one in table.events if isinstance(one, SubPhaseBegan)]
    kinds = ("defensive_grelker", "tremple", "nickelback", "goalie", "rushing_grelker")
    assert halves == [(kind, team) for kind in kinds for team in (2, 1)]
    assert table.state.phase != "moving"
    assert MOVE_ORDER[4] == "captain"
    assert MOVE_ORDER[6] == "coach"


def test_a_position_that_nobody_can_move_is_passed_over() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), 201: (500, 500)}, {GOALIE: (80, 300)}))
    table.do(EndMoves(1, 1), EndMoves(2, 2))
    assert table.state.phase != "moving"


def test_the_source_gives_the_defensive_grelker_four_inches_and_a_pile_at_two() -> None:
    table = laid({DG: (300, 300), T: (400, 300), RG: (500, 300)})
    assert allowance(table.figure(DG)) == 4 * 254
    assert [pile_needed(table.figure(one)) for one in (DG, T, RG)] == [2, 3, 4]


def test_nobody_needs_to_move_and_each_moves_once() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), T2: (300, 500), 201: (800, 300)}))
    table.do(Move(1, T, (mm(340, 300),)))
    assert table.refused(Move(1, T, (mm(300, 300),))).reason is Reason.SPENT
    table.do(EndMoves(1, 1))
    assert table.figure(T2).at == mm(300, 500)
    assert (table.state.mover, table.state.team) == ("tremple", 2)


def test_a_path_may_bend_freely_and_is_measured_along_its_bends() -> None:
    bend = (mm(350, 300), mm(350, 350), mm(300, 350))
    assert tremple().do(Move(1, T, bend)).last(Moved).length == 1500
    far = tremple().refused(Move(1, T, (mm(380, 300), mm(300, 300))))
    assert (far.reason, far.rule) == (Reason.TOO_FAR, "move")
    assert far.spot == mm(380 - 72.4, 300)


@pytest.mark.parametrize(("length", "legal"), [(152.4, True), (153.4, True), (153.5, False)])
def test_a_measured_length_may_be_over_by_the_leeway(length: float, legal: bool) -> None:
    command = Move(1, T, (mm(300 + length, 300),))
    if legal:
        assert tremple().do(command).figure(T).at == mm(300 + length, 300)
    else:
        assert tremple().refused(command).reason is Reason.TOO_FAR


def test_s7_turning_round_is_no_move() -> None:
    stays = tremple().refused(Move(1, T, (mm(300, 300),)))
    assert (stays.reason, stays.rule) == (Reason.BAD_VALUE, "S7")


def test_s19_a_ball_does_not_slow_its_carrier() -> None:
    table = tremple(ball=T).do(Move(1, T, (mm(452.4, 300),)))
    assert table.last(Moved).length == 6 * 254


def test_s24_points_are_half_the_move_and_the_three_stats() -> None:
    points = {name: stats.points for name, stats in STATS.items()}
    assert points == {
        "coach": 20,
        "captain": 14,
        "goalie": 13,
        "tremple": 12,
        "nickelback": 12,
        "defensive_grelker": 12,
        "rushing_grelker": 12,
    }
    squad = 2 * points["tremple"] + 2 * points["nickelback"] + 24
    assert [squad * n + 13 + 14 * (n > 1) + 20 * (n > 2) for n in range(1, 6)] == [
        85,
        171,
        263,
        335,
        407,
    ]


def test_s25_there_is_one_kind_of_fast_grelker() -> None:
    assert [name for name in STATS if name.endswith("grelker")] == [
        "defensive_grelker",
        "rushing_grelker",
    ]


@pytest.mark.parametrize("gap", [30, 29, 28.8])
def test_h1_a_lane_as_wide_as_the_base_is_clear(gap: float) -> None:
    """Two enemies beside the way, the gap between their bases; 0.5 mm a side may be measurement."""
    aside = 15 + gap / 2
    table = moving(
        "tremple", 1, laid({T: (300, 300), 201: (350, 300 + aside), 203: (350, 300 - aside)})
    )
    command = Move(1, T, (mm(420, 300),))
    if gap < 29:
        assert table.refused(command).reason is Reason.BLOCKED
    else:
        assert table.do(command).figure(T).at == mm(420, 300)


def test_h1_what_stands_in_the_way_ends_the_move_where_it_is_touched() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), 201: (400, 300)}))
    past = table.refused(Move(1, T, (mm(440, 300),)))
    assert (past.reason, past.rule, past.spot) == (Reason.BLOCKED, "H1", mm(370, 300))
    assert (
        "touches blue Tremple 1 at 15.75 in along and 11.81 in across and overlaps" in past.detail
    )
    assert "end it at 14.57 in along and 11.81 in across, or go round" in past.detail
    table.do(Move(1, T, (mm(370, 300),)))
    assert table.figure(T).at == mm(370, 300)


def test_h1_who_touches_it_already_is_not_told_to_go_where_it_stands() -> None:
    table = moving("tremple", 1, laid({T: (370, 300), N: (400, 300), 201: (800, 300)}))
    through = table.refused(Move(1, T, (mm(440, 300),)))
    assert (through.rule, through.spot) == ("H1", mm(370, 300))
    assert "end it" not in through.detail
    assert "; go round by a lane" in through.detail


def test_a_move_tells_what_ended_it() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), 201: (400, 300), N: (330, 330)}))
    table.do(Move(1, T, (mm(370, 300),)))
    told = GAME.describe(table.state, table.last(Moved))
    assert told == (
        "Green Tremple 1 moves 2.76 in to 14.57 in along and 11.81 in across, "
        "where it touches blue Tremple 1."
    )
    table = tremple().do(Move(1, T, (mm(452.4, 300),)))
    told = GAME.describe(table.state, table.last(Moved))
    assert (
        told == "Green Tremple 1 moves 6 in, its whole Move, to 17.81 in along and 11.81 in across."
    )
    near = moving("tremple", 1, laid({T: (300, 300), 201: (800, 300)}, ball=(400, 300)))
    near.do(Move(1, T, (mm(350, 300),)))
    assert "touches" not in GAME.describe(near.state, near.last(Moved))


def test_h1_up_to_an_own_figure_and_on_is_refused_too() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), N: (400, 300), 201: (800, 300)}))
    on = table.refused(Move(1, T, (mm(370, 300), mm(370, 340))))
    assert (on.reason, on.spot) == (Reason.BLOCKED, mm(370, 300))
    table.do(Move(1, T, (mm(300, 345), mm(400, 330.2))))
    assert table.figure(T).moved


def test_h1_of_several_in_the_way_the_first_is_named() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), N: (420, 300), 201: (360, 310)}))
    refused = table.refused(Move(1, T, (mm(450, 300),)))
    assert "blue Tremple 1" in refused.detail


def test_s30_a_ball_ends_no_move_but_may_not_be_overlapped() -> None:
    table = tremple(ball=(350, 325.1))
    table.do(Move(1, T, (mm(350, 300), mm(400, 300))))
    over = tremple(ball=(350, 310)).refused(Move(1, T, (mm(400, 300),)))
    assert (over.reason, over.spot is not None) == (Reason.BLOCKED, True)
    assert "ball 1" in over.detail


@pytest.mark.parametrize(("inside", "snapped"), [(1.9, True), (2.2, False)])
def test_h27_a_path_that_ends_a_hair_inside_ends_where_it_touches(
    inside: float, snapped: bool
) -> None:
    """A base at 370 touches, a ball at 375, a body at 370; the zone at 142.

    Farther into a body the move goes on, with the roll for the pile (S31).
    """
    scenes = (
        (laid({T: (300, 300), 201: (400, 300)}), 370 + inside, 370),
        (laid({T: (300, 300), 201: (800, 300)}, ball=(400, 300)), 375 + inside, 375),
        (laid({T: (300, 300), 205: (800, 300)}, {201: (400, 285)}), 370 + inside, 370),
        (laid({T: (250, 300), 201: (800, 300)}), 142 - inside, 142),
    )
    for scene, end, touch in scenes:
        table = moving("tremple", 1, scene)
        command = Move(1, T, (mm(end, 300),))
        if snapped:
            there = table.do(command).figure(T).at
            assert there is not None
            assert abs(there.x - 10 * touch) <= 1
            assert table.happened(WalkBegan) == 0
        elif table.figure(201).lies:
            assert table.do(command).happened(WalkBegan) == 1
        else:
            assert table.refused(command).reason in (Reason.BLOCKED, Reason.FORBIDDEN)


def test_h27_a_way_through_is_not_cut() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), 201: (400, 300)}))
    assert table.refused(Move(1, T, (mm(380, 300), mm(371, 300)))).rule == "H1"


def in_contact(*more: tuple[int, tuple[float, float]]) -> Table:
    """The Tremple touches an enemy."""
    return moving("tremple", 1, laid({T: (300, 300), 201: (330, 300), **dict(more)}))


@pytest.mark.parametrize(("die", "away"), [(1, True), (2, True), (3, False), (6, False)])
def test_an_enemy_is_left_on_one_or_two(die: int, away: bool) -> None:
    table = in_contact().do(Move(1, T, (mm(150, 300),)))
    assert table.state.pending is not None
    table.roll(die)
    assert table.figure(T).at == (mm(150, 300) if away else mm(300, 300))
    assert table.happened(HeldBack) == (not away)


def test_s4_one_roll_counts_for_all_enemies_and_is_made_once_a_turn() -> None:
    table = in_contact((203, (270, 300))).do(Move(1, T, (mm(300, 400),)))
    table.roll(4)
    assert table.figure(T).freed is False
    assert table.figure(T) not in [one for one in table.state.figures if not one.moved]
    free = in_contact((203, (270, 300))).do(Move(1, T, (mm(300, 400),))).roll(2)
    assert free.happened(BrokeAway) == 1
    assert free.figure(T).at == mm(300, 400)


def test_s4_whoever_got_away_moves_without_another_roll() -> None:
    table = in_contact().with_figure(T, freed=True).do(Move(1, T, (mm(150, 300),)))
    assert table.figure(T).at == mm(150, 300)


def test_s5_whoever_got_away_may_touch_another_enemy() -> None:
    table = in_contact((203, (300, 430))).do(Move(1, T, (mm(300, 400),))).roll(1)
    assert table.figure(T).at == mm(300, 400)


def test_s6_own_figures_are_left_without_a_roll() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), N: (330, 300), 201: (800, 300)}))
    table.do(Move(1, T, (mm(200, 300),)))
    assert table.figure(T).at == mm(200, 300)


def test_h2_who_lies_holds_nobody() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), 203: (800, 300)}, {201: (330, 300)}))
    table.do(Move(1, T, (mm(200, 300),)))
    assert table.figure(T).at == mm(200, 300)


def pile(**more: object) -> Table:
    """Two who lie in each other's reach bar the way at 380 mm."""
    down = {201: (380, 280), 203: (390, 310)}
    return moving("tremple", 1, laid({T: (300, 300), 205: (800, 300)}, down, **more))  # type: ignore[arg-type]


def test_a_pile_is_crossed_on_half_the_move_at_full_speed() -> None:
    table = pile().do(Move(1, T, (mm(452, 300),)))
    table.roll(3)
    assert table.figure(T).at == mm(452, 300)
    assert table.happened(PileCrossed) == 1


def test_s8_a_pile_is_one_roll_and_two_piles_are_two() -> None:
    assert len(pile().do(Move(1, T, (mm(452, 300),))).last(WalkBegan).piles) == 1
    apart = laid({T: (300, 300), 205: (800, 300)}, {201: (345, 280), 203: (410, 280)})
    table = moving("tremple", 1, apart).do(Move(1, T, (mm(452, 300),)))
    assert [one.pile for one in table.last(WalkBegan).piles] == [(201,), (203,)]
    table.roll(1)
    assert table.state.pending is not None
    table.roll(2)
    assert table.figure(T).at == mm(452, 300)


@pytest.mark.parametrize(("gap", "rolls"), [(1, 1), (20, 1), (28.9, 1), (29.1, 2), (40, 2)])
def test_s8_a_lane_between_two_bodies_is_one_roll(gap: float, rolls: int) -> None:
    """Bodies are 30 mm wide; 29 mm between them are a lane, the slack of H1 on both sides."""
    down = {201: (345, 285), 203: (345 + 30 + gap, 285)}
    table = moving("tremple", 1, laid({T: (300, 300), 205: (800, 300)}, down))
    table.do(Move(1, T, (mm(452, 300),)))
    assert len(table.last(WalkBegan).piles) == rolls


def test_s8_a_lane_is_a_roll_for_whoever_walks_in_it_too() -> None:
    """Along the lane, 20 mm wide, between two bodies: one roll."""
    down = {201: (380, 275), 203: (430, 275)}
    table = moving("tremple", 1, laid({T: (405, 220), 205: (800, 300)}, down))
    table.do(Move(1, T, (mm(405, 370),)))
    assert [one.pile for one in table.last(WalkBegan).piles] == [(201, 203)]


def ringed_ball() -> Table:
    """Four bodies round a ball: no base finds room beside it but upon one of them."""
    ring = {201: (374, 270), 203: (426, 270), 204: (400, 326), N: (400, 244)}
    on_field = laid({DG: (300, 300), 205: (800, 300)}, ring, ball=(400, 300))
    return moving("defensive_grelker", 1, on_field)


def test_s31_a_ball_ringed_by_bodies_is_reached_by_the_roll() -> None:
    table = ringed_ball().do(Move(1, DG, (mm(375, 300),)))
    assert "to get through a pile, 2 or less" in str(table_awaits(table))
    table.roll(2)
    assert table.figure(DG).at == mm(375, 300)
    table.changed(phase="nabbing").go_on()
    assert [(one.figure, one.target) for one in table.state.chances] == [(DG, 1)]


def test_s31_who_fails_lies_on_the_pile_before_the_ball() -> None:
    table = ringed_ball().do(Move(1, DG, (mm(375, 300),))).roll(3)
    assert table.figure(DG).mired
    assert table.ball().state == "ground"


def test_s31_the_way_into_a_pile_is_offered() -> None:
    offered = [one.path[-1] for one in GAME.choices(ringed_ball().state) if hasattr(one, "path")]
    assert mm(375, 300) in offered


def test_h28_whoever_stands_in_a_pile_rolls_to_move_on() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), 205: (800, 300)}, {201: (320, 270)})).do(
        Move(1, T, (mm(200, 300),))
    )
    assert table.last(WalkBegan).piles[0].pile == (201,)
    assert table.roll(4).figure(T).mired


def test_s9_it_falls_where_it_first_touches_the_pile() -> None:
    """By hand: the nearer body's axis is at x = 380, so bases of 15 mm touch at 350."""
    table = pile().do(Move(1, T, (mm(452, 300),))).roll(4)
    fallen = table.figure(T)
    assert fallen.at is not None
    assert abs(fallen.at.x - 3500) <= 6
    assert fallen.at.y == 3000
    assert fallen.mired
    assert fallen.lies


def test_s10_a_mired_figure_is_unconscious_and_rolls_to_wake() -> None:
    table = pile().do(Move(1, T, (mm(452, 300),))).roll(6)
    table.do(EndMoves(2, 2)) if table.state.phase == "moving" else None
    table.go_on()
    assert table.state.phase == "waking"
    assert "green Tremple 1 (3 or less)" in str(table_awaits(table))


def table_awaits(table: Table) -> object:
    return GAME.awaiting(table.state)


def test_s29_a_mired_carrier_drops_the_ball_beside_the_pile() -> None:
    table = pile(ball=T).do(Move(1, T, (mm(452, 300),))).roll(5)
    ball = table.ball()
    assert ball.state == "ground"
    assert ball.carrier is None
    dropped = table.last(BallDropped)
    assert table.figure(T).at is not None
    assert dropped.at == ball.at


def test_leaving_an_enemy_through_a_pile_takes_both_dice() -> None:
    down = {203: (380, 280)}
    table = moving("tremple", 1, laid({T: (300, 300), 201: (270, 300)}, down))
    table.do(Move(1, T, (mm(440, 300),)))
    table.roll(2)
    assert isinstance(table_awaits(table), RollNeeded)
    assert "pile" in str(table_awaits(table))
    table.roll(3)
    assert table.figure(T).at == mm(440, 300)


def test_a_path_beside_a_pile_needs_no_roll() -> None:
    """The source: a clear path at least as wide as the base is no move through the pile."""
    table = moving("tremple", 1, laid({T: (300, 300), 205: (800, 300)}, {201: (380, 330)}))
    table.do(Move(1, T, (mm(450, 300),)))
    assert table.figure(T).at == mm(450, 300)
    inside = laid({T: (300, 300), 205: (800, 300)}, {201: (380, 329)})
    assert moving("tremple", 1, inside).do(Move(1, T, (mm(450, 300),))).happened(WalkBegan)


def test_the_printed_example_a_defensive_grelker_among_the_fallen() -> None:
    """Bodies bar the way to the ball; a Move of 4 gets through on 2 or less."""
    ring = {201: (345, 285), 203: (400, 355), 204: (400, 205), N: (455, 285)}
    on_field = laid({DG: (300, 300), 205: (800, 300)}, ring, ball=(400, 300))
    table = moving("defensive_grelker", 1, on_field).do(Move(1, DG, (mm(375, 300),)))
    assert "2 or less" in str(table_awaits(table))
    assert table.roll(2).figure(DG).at == mm(375, 300)


def test_h3_no_move_ends_upon_those_who_lie() -> None:
    refused = pile().refused(Move(1, T, (mm(380, 300),)))
    assert (refused.reason, refused.rule, refused.spot) == (Reason.BLOCKED, "H3", mm(380, 300))


def test_h4_whoever_crosses_the_edge_lies_there_knocked_out() -> None:
    table = tremple(300, 100).do(Move(1, T, (mm(300, 20), mm(300, -50))))
    fallen = table.figure(T)
    assert (fallen.at, fallen.lies, fallen.mired) == (mm(300, 0), True, False)
    assert fallen.head == mm(300, -30)
    assert table.last(WentOffsides).path[-1] == mm(300, 0)


def test_h4_touching_the_edge_is_not_crossing_it() -> None:
    assert tremple(300, 100).do(Move(1, T, (mm(300, 0),))).figure(T).stands


def test_h4_the_way_beyond_the_edge_does_not_count() -> None:
    """104 mm to the edge, and far beyond it."""
    table = tremple(300, 104).do(Move(1, T, (mm(300, -500),)))
    assert table.happened(WentOffsides)


def test_s21_offsides_the_ball_drops_an_inch_inside() -> None:
    table = tremple(300, 100, ball=T).do(Move(1, T, (mm(300, -20),)))
    there = table.ball().at
    assert there is not None
    assert abs(there.x - 3000) <= 10
    assert 254 <= there.y <= 264  # as near as it does not touch him who lies there


def test_s14_only_goalies_enter_a_goal_zone() -> None:
    """The zone is 127 mm deep: a base of 15 mm stops at 142."""
    table = moving("tremple", 1, laid({T: (250, 300), 201: (800, 300)}))
    refused = table.refused(Move(1, T, (mm(120, 300),)))
    assert (refused.reason, refused.rule) == (Reason.FORBIDDEN, "S14")
    assert refused.spot == mm(142, 300)
    table.do(Move(1, T, (mm(142, 300),)))
    goalie = moving("goalie", 1, laid({GOALIE: (200, 300), 201: (800, 300)}))
    assert goalie.do(Move(1, GOALIE, (mm(120, 300),))).figure(GOALIE).at == mm(120, 300)


def test_passing_the_corner_of_a_zone_counts_with_the_whole_base() -> None:
    """The zone begins at y = 190.5; 12 mm from it is too near, 15 mm is not."""
    table = moving("tremple", 1, laid({T: (60, 150), 201: (800, 300)}))
    assert table.refused(Move(1, T, (mm(60, 178.5),))).rule == "S14"
    table.do(Move(1, T, (mm(60, 175.5),)))


REFUSED = (
    (Reason.NOT_YOURS, tremple(), Move(2, T, (mm(320, 300),))),
    (Reason.NOT_YOUR_MOVE, tremple(), Move(2, 201, (mm(700, 500),))),
    (Reason.UNKNOWN_PIECE, tremple(), Move(None, 999, (mm(320, 300),))),
    (Reason.BAD_VALUE, tremple(), Move(1, T, ())),
    (Reason.BAD_VALUE, tremple(), Move(1, T, (mm(320, 300),) * 501)),
    (Reason.BAD_VALUE, tremple(), Move(1, T, (mm(10**17, 300),))),
    (Reason.NOT_YOUR_MOVE, tremple(), EndMoves(2, 2)),
    (Reason.UNKNOWN_PIECE, tremple(), EndMoves(None, 9)),
    (Reason.WRONG_PHASE, tremple(), Whap(1, T, 201)),
    (Reason.WRONG_PHASE, new(), Move(1, T, (mm(1, 1),))),
    (
        Reason.DEAD,
        moving("tremple", 1, laid({T2: (300, 300), 201: (800, 500)}, {T: (400, 400)})),
        Move(1, T, (mm(320, 300),)),
    ),
    (
        Reason.ROLL_PENDING,
        in_contact().do(Move(1, T, (mm(150, 300),))),
        EndMoves(1, 1),
    ),
    (
        Reason.WRONG_STEP,
        moving(
            "coach", 1, laid({COACH: (300, 300), T: (500, 300)}).with_figure(COACH, active=True)
        ),
        Move(1, COACH, (mm(320, 300),)),
    ),
)


@pytest.mark.parametrize(("reason", "table", "command"), REFUSED)
def test_it_is_refused_with_what_would_mend_it(
    reason: Reason, table: Table, command: object
) -> None:
    refused = table.refused(command)
    assert refused.reason is reason
    assert "; " in refused.detail
    assert refused.detail.endswith(".")


def test_h18_the_leader_moves_goalie_captain_and_coach() -> None:
    table = new(4)
    assert {one.seat for one in table.state.figures if one.position == "goalie"} == {1, 2}
    assert {one.seat for one in table.state.figures if one.team == 1} == {1, 3}
    assert len(NAMES) == 10


def test_who_is_blocked_on_the_way_to_everything_may_still_step_aside() -> None:
    """An enemy a hair off stands between it and the ball, another one behind it."""
    enemy, behind = RG + 100, T + 100
    laid_so = {T: (300, 200), enemy: (269, 200), behind: (331, 200)}
    table = moving("tremple", 1, laid(laid_so, ball=(150, 200)))
    found = GAME.choices(table.state)
    assert any(isinstance(one, Move) and one.figure == T for one in found)


@pytest.mark.parametrize("across", [41, 117, 300, 417, 535])
def test_without_leeway_a_refused_path_may_end_where_the_refusal_says(across: int) -> None:
    table = tremple(leeway=0)
    refused = table.refused(Move(1, T, (mm(520, across),)))
    assert refused.reason is Reason.TOO_FAR
    assert table.refused(Move(1, T, (mm(300, 452.6),))).reason is Reason.TOO_FAR
    assert refused.spot
    table.do(Move(1, T, (refused.spot,)))

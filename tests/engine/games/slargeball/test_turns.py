"""Setting up, initiative, waking up, scoring, breaks of play and the end."""

from dataclasses import replace

import pytest

from engine.bots import looking_ahead
from engine.games.slargeball import GAME
from engine.games.slargeball.balls import BallEntered
from engine.games.slargeball.flinging import Fling
from engine.games.slargeball.formation import usual_places
from engine.games.slargeball.moving import Move
from engine.games.slargeball.phases import EndPhase
from engine.games.slargeball.refereeing import SetScore
from engine.games.slargeball.replaced import with_ball
from engine.games.slargeball.scoring import GoalScored, PlayBroke
from engine.games.slargeball.setting_straight import PutBall
from engine.games.slargeball.setting_up import Place, SetUp
from engine.games.slargeball.state import Seated
from engine.games.slargeball.sub_phases import EndMoves
from engine.games.slargeball.tables import Options, Player, Switches
from engine.games.slargeball.turns import InitiativeTaken, RollTied, TurnBegan
from engine.games.slargeball.waking import StayedDown
from engine.luck import RollNeeded
from engine.plane import distance
from engine.refusal import Reason
from tests.engine.games.slargeball.arrange import (
    DG,
    GOALIE,
    NAMES,
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
from tests.engine.games.slargeball.sane import check
from tests.engine.play import walk_at_random


def test_h17_the_low_roll_sets_up_first() -> None:
    table = new().roll(4, 4)
    assert table.happened(RollTied) == 1
    table.roll(5, 2)
    assert GAME.awaiting(table.state) == frozenset({2})
    assert table.refused(SetUp(1, 1)).reason is Reason.NOT_YOUR_MOVE
    table.do(SetUp(2, 2), SetUp(1, 1))
    assert table.state.turn == 1


def test_who_is_too_early_is_told_by_name_whom_it_waits_for() -> None:
    refused = new().roll(5, 2).refused(SetUp(1, 1))
    assert refused.reason is Reason.NOT_YOUR_MOVE
    assert "it is for Bo to say" in str(refused)


@pytest.mark.parametrize(
    ("figure", "x", "y", "rule"),
    [
        (T, 214.2, 300, "set-up"),
        (T, 14, 100, "set-up"),
        (T, 140, 300, "set-up"),
        (GOALIE, 300, 300, "S27"),
        (GOALIE, 128, 300, "S27"),
    ],
)
def test_h17_between_end_line_and_slargeline_outside_the_zone(
    figure: int, x: float, y: float, rule: str
) -> None:
    refused = new().roll(1, 2).refused(SetUp(1, 1, (Place(figure, mm(x, y)),)))
    assert (refused.reason, refused.rule, refused.spot) == (Reason.BAD_TARGET, rule, mm(x, y))


def test_h17_bases_do_not_touch_and_everybody_is_ones_own() -> None:
    table = new().roll(1, 2)
    close = (Place(T, mm(180, 20)), Place(N, mm(180, 50.4)))
    assert table.refused(SetUp(1, 1, close)).reason is Reason.BLOCKED
    assert table.refused(SetUp(1, 1, (Place(201, mm(700, 20)),))).reason is Reason.NOT_YOURS
    assert table.refused(SetUp(1, 1, close[:1] * 2)).reason is Reason.BAD_VALUE
    apart = (Place(T, mm(180, 20)), Place(N, mm(180, 50.6)))
    assert table.do(SetUp(1, 1, apart)).figure(N).at == mm(180, 50.6)


def test_a_usual_place_that_is_taken_is_left_for_the_nearest() -> None:
    """A team mate stands where another usually does, an enemy's Goalie in the Goalie's place."""
    table = new(4).roll(1, 2)
    spots = usual_places(table.state, tuple(f for f in table.state.figures if f.team == 1))
    mine = [one.id for one in table.state.figures if one.seat == 1 and one.position != "goalie"]
    other = next(one.id for one in table.state.figures if one.seat == 3)
    table.do(SetUp(1, 1, (Place(mine[0], spots[other]),)))
    assert SetUp(3, 3) in GAME.choices(table.state)
    table.do(SetUp(3, 3))
    moved = table.figure(other).at
    assert moved is not None
    assert 305 < distance(moved, spots[other]) < 340
    table.do(SetUp(4, 4), SetUp(2, 2))
    check(table.state)
    goalies = new().roll(2, 1)
    spot = usual_places(goalies.state, goalies.state.figures[:7])[GOALIE]
    goalies.do(SetUp(2, 2, (Place(207, spot),)), SetUp(1, 1))
    assert goalies.figure(GOALIE).at != spot
    check(goalies.state)


def test_s27_the_goalie_starts_in_either_zone_and_usually_in_the_enemys() -> None:
    table = new().roll(1, 2)
    own = Table(table.state).do(SetUp(1, 1, (Place(GOALIE, mm(100, 300)),)))
    assert own.figure(GOALIE).at == mm(100, 300)
    table.do(SetUp(1, 1))
    there = table.figure(GOALIE).at
    assert there is not None
    assert table.state.zones[1].holds(there)
    assert not table.state.bunkers[1].holds(there)
    assert table.refused(SetUp(1, 1)).reason is Reason.NOT_YOUR_MOVE


@pytest.mark.parametrize("squads", [1, 2, 3, 4, 5])
def test_teams_have_as_many_figures_as_the_sheet_says(squads: int) -> None:
    state = GAME.setup(Options((Player("Ada"), Player("Bo")), squads=squads))
    each = 6 * squads + 1 + (squads > 1) + (squads > 2)
    assert len(state.figures) == 2 * each
    assert (squads, each) != (5, 32)
    assert [one.position for one in state.figures].count("coach") == 2 * (squads > 2)


def test_h18_the_short_sides_first_player_runs_two_squads() -> None:
    state = GAME.setup(Options(tuple(Player(name) for name in NAMES[:3])))
    seats = [one.seat for one in state.figures if one.team == 2]
    assert set(seats) == {2}
    assert len(seats) == 14
    led = GAME.setup(Options(tuple(Player(name) for name in NAMES[:3]), leaders=(3, 0)))
    assert [one.seat for one in led.figures if one.position == "captain"] == [3, 2]


def test_h15_balls_enter_evenly_spaced_on_the_centre_line() -> None:
    counts = [
        len(GAME.setup(Options((Player("Ada"), Player("Bo")), squads=n)).balls) for n in range(1, 6)
    ]
    assert counts == [1, 1, 2, 2, 3]
    table = new(balls=2).roll(1, 2).do(SetUp(1, 1), SetUp(2, 2))
    assert [one.at for one in table.state.balls] == [mm(457.2, 203.2), mm(457.2, 406.4)]


def test_h15_a_ball_that_is_out_enters_at_the_next_free_spot() -> None:
    table = laid({T: (457.2, 304.8), 201: (800, 20)}).changed(phase="closing").go_on()
    spot = table.ball().at
    assert spot is not None
    assert 250 <= abs(spot.x - 4572) + abs(spot.y - 3048) <= 370
    assert table.state.phase == "initiative"


def test_h16_fields_grow_with_the_squads() -> None:
    two = (Player("Ada"), Player("Bo"))
    fields = [GAME.setup(Options(two, squads=n)).field for n in range(1, 6)]
    assert [(one.right // 254, one.top // 254) for one in fields] == [
        (36, 24),
        (48, 36),
        (48, 36),
        (72, 48),
        (72, 48),
    ]
    state = GAME.setup(Options(two))
    assert (state.zones[0].top - state.zones[0].bottom, state.zones[0].right) == (9 * 254, 5 * 254)
    assert (state.bunkers[1].left, state.bunkers[1].right) == (34 * 254, 36 * 254)


def test_h26_sizes_of_bases_and_balls_are_options() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), 201: (380, 300)}, base=250, ball=150))
    assert table.refused(Move(1, T, (mm(360, 300),))).spot == mm(355, 300)
    assert (new().state.house.base, new().state.house.ball) == (300, 200)


def started(table: Table) -> Table:
    return table.changed(phase="initiative", initiative=0).go_on()


def test_with_one_ball_its_carriers_team_has_the_initiative() -> None:
    table = started(laid({T: (300, 300), 201: (800, 20)}, ball=201))
    assert table.last(InitiativeTaken) == InitiativeTaken(2, carried=True)


def test_else_the_high_roll_has_it_and_ties_are_rolled_again() -> None:
    table = started(laid({T: (300, 300), 201: (800, 20)}, ball=(400, 300)))
    assert isinstance(GAME.awaiting(table.state), RollNeeded)
    table.roll(3, 3)
    assert table.happened(RollTied) == 1
    assert table.roll(3, 5).state.initiative == 2


def balls_with(*carriers: int, balls: int = 2) -> Table:
    table = laid({T: (300, 300), N: (300, 400), 201: (800, 20), 203: (800, 100)}, balls=balls)
    for number in range(1, balls + 1):
        if number <= len(carriers):
            changes = {"state": "carried", "carrier": carriers[number - 1], "since": 1}
        else:
            changes = {"state": "ground", "at": mm(500, 50 * number)}
        table.state = with_ball(table.state, number, **changes)
    return started(table)


def test_with_more_balls_two_have_to_be_carried() -> None:
    assert balls_with(T).state.initiative == 0
    assert balls_with(T, N).state.initiative == 1
    assert balls_with(T, 201).state.initiative == 0


def test_why_a_team_has_the_initiative_is_told() -> None:
    """With more balls than one it carries two or more, whatever became of the others."""
    one, two = started(laid({T: (300, 300), 201: (800, 20)}, ball=201)), balls_with(T, N)
    dice = started(laid({T: (300, 300), 201: (800, 20)}, ball=(400, 300))).roll(5, 2)
    told = [GAME.describe(table.state, table.last(InitiativeTaken)) for table in (one, two, dice)]
    assert told == [
        "Blue has the initiative: it carries the ball.",
        "Green has the initiative: it carries two balls or more.",
        "Green has the initiative: it rolled higher.",
    ]


def test_s2_where_both_carry_two_they_roll() -> None:
    table = balls_with(T, 201, N, 203, balls=4)
    assert table.state.initiative == 0
    assert isinstance(GAME.awaiting(table.state), RollNeeded)


def test_everybody_who_lies_rolls_his_whap_to_wake() -> None:
    table = during(
        "waking", laid({T: (300, 300), 201: (800, 20)}, {DG: (400, 300), RG: (500, 300)})
    )
    table.roll(4, 3)
    assert table.figure(DG).stands
    assert table.figure(RG).lies
    assert table.state.turn == 4


def test_s22_he_stands_up_at_the_nearest_spot_touching_nothing() -> None:
    table = during("waking", laid({T: (425, 300), 201: (800, 20)}, {N: (400, 300)})).roll(1)
    spot = table.figure(N).at
    assert spot is not None
    assert 50 <= 4000 - spot.x <= 70
    assert abs(spot.y - 3000) <= 30


def test_s22_without_room_within_reach_he_stays_down() -> None:
    """Five lie close together, the one in the middle wakes; an inch is not enough to get out."""
    down = {102 + n: (440.0 + 10 * n, 300.0) for n in range(5)}
    table = during("waking", laid({T: (800, 500), 206: (700, 500)}, down, rise_reach=254))
    table.roll(6, 6, 1, 6, 6)
    assert table.figure(104).lies
    assert StayedDown(104, crowded=True) in table.events


def test_s15_who_lies_into_a_zone_stands_up_outside() -> None:
    table = laid({T: (300, 300), 203: (800, 20)}).with_figure(T, at=mm(143, 300), head=mm(113, 300))
    table.state = with_ball(table.state, 1, state="ground", at=mm(500, 300))
    assert during("waking", table).roll(1).figure(T).at == mm(143, 300)


def test_h12_and_h25_a_ball_at_rest_in_the_bunker_is_three_points_for_its_attackers() -> None:
    table = laid({T: (700, 300), 201: (200, 20)}, ball=T)
    table = during("flinging", table).do(Fling(1, T, mm(890, 304.8))).roll(1)
    assert table.state.score == (3, 0)
    assert table.last(GoalScored).ball == 1


def test_h12_whoever_sent_it_there() -> None:
    table = laid({T: (200, 300), 201: (800, 20)}, ball=T)
    table = during("flinging", table).do(Fling(1, T, mm(20, 304.8))).roll(1)
    assert table.state.score == (0, 3)


def test_h25_the_goalie_carries_it_in_for_one_point() -> None:
    table = moving("goalie", 1, laid({GOALIE: (850, 304.8), 201: (200, 20)}, ball=GOALIE))
    table.do(Move(1, GOALIE, (mm(880, 304.8),)))
    assert table.state.score == (1, 0)
    assert table.last(GoalScored).figure == GOALIE


@pytest.mark.parametrize(("x", "y"), [(862, 304.8), (890, 260), (800, 304.8)])
def test_h25_the_zone_alone_is_nothing(x: float, y: float) -> None:
    table = laid({T: (700, 300), 201: (200, 20)}, ball=T)
    table = during("flinging", table).do(Fling(1, T, mm(x, y))).roll(1)
    assert table.state.score == (0, 0)


def scored(**more: object) -> Table:
    table = laid({T: (700, 300), 201: (670, 300), N: (400, 20)}, ball=T, **more)  # type: ignore[arg-type]
    return during("flinging", table).do(Fling(1, T, mm(890, 304.8))).roll(1)


def test_h13_after_a_goal_play_goes_on_and_the_ball_is_out_until_the_next_turn() -> None:
    table = scored()
    assert table.happened(PlayBroke) == 0
    entered = table.last(BallEntered)
    assert entered.at == mm(457.2, 304.8)
    assert table.events.index(entered) > table.events.index(table.last(TurnBegan))


def test_h13_or_play_breaks() -> None:
    assert scored(break_play="end_turn").last(PlayBroke).why == "a goal was scored"
    lie = laid({T: (300, 300)}, {201: (400, 300)}, ball=(500, 300), break_play="end_turn")
    table = moving("tremple", 1, lie).do(Move(1, T, (mm(250, 300),)))
    assert table.last(PlayBroke).why == "all of blue lie"
    gone = moving(
        "tremple", 1, laid({T: (300, 300), 201: (9, 9)}, ball=(5, 5), break_play="end_turn")
    )
    gone.do(PutBall(None, 1, "lost"))
    assert gone.last(PlayBroke).why == "every ball is out of play"


def test_h13_balls_in_the_air_drop_when_play_breaks() -> None:
    table = laid({T: (700, 300), 201: (400, 20)}, ball=T, balls=2, break_play="end_turn")
    table.state = with_ball(table.state, 2, state="air", at=mm(600, 200))
    table = during("flinging", table).do(SetScore(None, 1, 0, "so"))
    table.do(PutBall(None, 1, "in", at=mm(890, 304.8)))
    assert table.state.score == (3, 0)
    assert table.ball(2).state == "ground"


def ended(turn: int, score: tuple[int, int], added: int = 0, **more: object) -> Table:
    table = laid({T: (300, 300), 201: (800, 20)}, ball=(500, 300), **more)  # type: ignore[arg-type]
    return table.changed(
        turn=turn, score=score, period_end=25 + 5 * added, times_added=added, phase="closing"
    ).go_on()


def test_h24_after_25_turns_more_points_win() -> None:
    assert ended(24, (3, 0)).state.turn == 25
    end = GAME.outcome(ended(25, (3, 4)).state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset({2}), "blue wins 4 to 3")


@pytest.mark.parametrize(("gone", "winners"), [((), {1, 3}), ((1,), {3}), ((1, 3), {1, 3})])
def test_h24_who_has_left_wins_only_where_nobody_of_the_team_is_there(
    gone: tuple[int, ...], winners: set[int]
) -> None:
    table = laid({T: (300, 300), 201: (800, 20)}, ball=(500, 300))
    players = (*table.state.players, Seated(3, "Cy", 1))
    players = tuple(replace(one, left=one.seat in gone) for one in players)
    table = table.changed(players=players, turn=25, score=(3, 0), phase="closing").go_on()
    assert table.state.winners == tuple(sorted(winners))


def test_h24_a_tie_adds_five_turns_three_times_and_is_a_draw_then() -> None:
    assert new().state.period_end == 25
    for added in range(3):
        table = ended(25 + 5 * added, (3, 3), added)
        assert (table.state.turn, table.state.period_end) == (26 + 5 * added, 30 + 5 * added)
    end = GAME.outcome(ended(40, (3, 3), 3).state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset(), "a draw, 3 to 3")


TWO = (Player("Ada"), Player("Bo"))
BAD = (
    Options((Player("Ada"),)),
    Options((Player("Ada"), Player("Ada"))),
    Options((Player("Ada", 3), Player("Bo"))),
    Options((Player("Ada", 1), Player("Bo", 1))),
    Options((Player("Ada"), Player("Bo")), squads=6),
    Options((Player("Ada"), Player("Bo")), squads=-1),
    Options(tuple(Player(name) for name in NAMES[:4]), squads=1),
    Options((Player("Ada"), Player("Bo")), squad=(1, 1, 1)),
    Options((Player("Ada"), Player("Bo")), squad=(0, 0, 0, 0)),
    Options((Player("Ada"), Player("Bo")), squad=(-1, 2, 1, 1)),
    Options((Player("Ada"), Player("Bo")), colours=("green",)),
    Options((Player("Ada"), Player("Bo")), colours=("green", " green")),
    Options((Player("Ada"), Player("Bo")), colours=("green", "x" * 99)),
    Options((Player("Ada"), Player("Bo")), leaders=(2, 0)),
    Options((Player("Ada"), Player("Bo")), leaders=(1,)),
    Options((Player("Ada"), Player("Bo")), "none"),  # type: ignore[arg-type]
    Options(
        (Player("Ada"), Player("Bo")),
        switches=Switches(base=1000, field_length=9144, field_width=6096, slargeline=2286),
        squads=5,
    ),
    *(
        Options((Player("Ada"), Player("Bo")), switches=switches)
        for switches in (
            Switches(turns=0),
            Switches(turns=10**18),
            Switches(base=1000, field_length=2000),
            Switches(base=-300),
            Switches(body=100),
            Switches(ball=50, touch=50),
            Switches(field_length=2000),
            Switches(zone_width=9000),
            Switches(bunker_depth=2000),
            Switches(inside=762, field_width=1500, zone_width=500, bunker_width=300),
            Switches(field_length=3000, slargeline=1300, field_width=1300, zone_width=500),
            Switches(scatter="far"),  # type: ignore[arg-type]
            Switches(interception=3),  # type: ignore[arg-type]
            Switches(balls="two"),  # type: ignore[arg-type]
        )
    ),
)


@pytest.mark.parametrize("options", BAD, ids=str)
def test_options_that_cannot_be_played_are_refused_in_one_sentence(options: Options) -> None:
    with pytest.raises(ValueError, match=r"; .*\.$") as caught:
        GAME.setup(options)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (Options(TWO, squads=6), "6 squads cannot be shared among 1 player"),
        (Options((*TWO, Player("Cy")), squads=1), "1 squad cannot be shared among 2 players"),
        (Options(TWO, leaders=(1,)), "a match has two leaders, not 1"),
    ],
)
def test_what_does_not_fit_is_counted(options: Options, told: str) -> None:
    with pytest.raises(ValueError, match=f"^{told}; "):
        GAME.setup(options)


def test_ten_players_and_66_figures_play() -> None:
    """The largest match there is; its field stays sound."""
    state = GAME.setup(Options(tuple(Player(name) for name in NAMES)))
    assert len(state.figures) == 66
    for number, reached in enumerate(walk_at_random(GAME, state, seed="ten", commands=250)):
        if number % 10 == 0:
            check(reached)
    assert reached.turn >= 2
    assert {one.seat for one in reached.figures} == set(range(1, 11))


def test_a_bot_that_looks_ahead_flings_at_the_goal() -> None:
    table = Table(GAME.setup(GAME.examples["thimble"])).roll(1, 2)
    table.do(SetUp(1, 1), SetUp(2, 2)).roll(2, 1)
    table.do(PutBall(None, 1, "so", carrier=101), EndMoves(1, 1), EndMoves(2, 2))
    table.do(EndPhase(1))
    chosen = looking_ahead(GAME, table.state, "seed", 0, playouts=8)
    assert isinstance(chosen, Fling)
    assert chosen in GAME.choices(table.state)

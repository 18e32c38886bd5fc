"""The referee can change every value of a state, and no match is ever stuck."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, get_args

import pytest

from engine.games.slargeball import GAME
from engine.games.slargeball.changing_house import SetHouse
from engine.games.slargeball.contacts import DeclareContact
from engine.games.slargeball.course import (
    CallOff,
    DeclareHit,
    SetCalled,
    SetInitiative,
    SetPhase,
    SetTurn,
)
from engine.games.slargeball.flinging import AcceptFling, Fling, FlingBegan
from engine.games.slargeball.formation import bench
from engine.games.slargeball.moving import AcceptMove, BrokeAway, Move, Moved, WalkBegan
from engine.games.slargeball.phases import EndPhase
from engine.games.slargeball.refereeing import SetScore
from engine.games.slargeball.replaced import with_ball
from engine.games.slargeball.roster import AddFigure, AddPlayer, HandOver, Leave, Rename
from engine.games.slargeball.setting_straight import (
    LayFigure,
    PutBall,
    PutFigure,
    RemoveFigure,
    SetFigure,
)
from engine.games.slargeball.setting_up import Place, SetUp
from engine.games.slargeball.state import Ball, Corridor, Figure, Phase, Seated, State
from engine.games.slargeball.sub_phases import EndMoves
from engine.games.slargeball.tables import Switches
from engine.games.slargeball.whapping import Topple, Whap, WhapBegan
from engine.refusal import Reason
from engine.word import DeclareWinner
from tests.engine.games.slargeball.arrange import (
    COACH,
    DG,
    GOALIE,
    T2,
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

WHY = "so it is"


def played() -> Table:
    """The Tremples of the first team move; an enemy is near, another one lies."""
    places = {T: (300, 300), T2: (300, 350), N: (300, 400), 201: (600, 300), COACH: (0, 0)}
    table = laid({**places, GOALIE: (850, 304.8)}, {203: (500, 500)}, ball=(400, 300))
    return moving("tremple", 1, table.with_figure(COACH, where="bench", at=bench(table.state, 1)))


def dicing() -> Table:
    """The die for leaving an enemy is awaited."""
    table = moving("tremple", 1, laid({T: (300, 300), 201: (330, 300), N: (300, 400)}))
    return table.do(Move(1, T, (mm(200, 300),)))


def sweeping() -> Table:
    """A Coach has strode; everybody still moves."""
    swept = Corridor(COACH, mm(228.6, -30), mm(228.6, 270), T)
    return played().changed(corridors=(swept,))


def whapping() -> Table:
    return during(
        "whapping", laid({T: (300, 300), 201: (330, 300), N: (300, 400), 203: (332, 400)})
    )


def apart() -> Table:
    return during("whapping", laid({T: (300, 300), 201: (334, 300)}))


Reached = tuple[Callable[[], Table], Any]
FIELDS: dict[str, Reached] = {
    "house": (played, SetHouse(None, Switches(bunker_points=5), WHY)),
    "phase": (played, SetPhase(None, "flinging", WHY)),
    "players": (played, AddPlayer(None, "Zoe", 2, WHY)),
    "figures": (played, AddFigure(None, 1, "tremple", 1, WHY, mm(200, 20))),
    "balls": (played, PutBall(None, 1, WHY)),
    "colours": (played, Rename(None, "red", WHY, team=2)),
    "leaders": (lambda: Table(new(4).state), HandOver(None, (), 3, WHY, leads=True)),
    "field": (played, SetHouse(None, Switches(field_length=9400), WHY)),
    "slarge": (played, SetHouse(None, Switches(slargeline=2000), WHY)),
    "zones": (played, SetHouse(None, Switches(zone_width=2400), WHY)),
    "bunkers": (played, SetHouse(None, Switches(bunker_width=700), WHY)),
    "centres": (played, SetHouse(None, Switches(balls=3), WHY)),
    "period_end": (played, SetTurn(None, 3, WHY, last=20)),
    "times_added": (played, SetTurn(None, 3, WHY, added=1)),
    "turn": (played, SetTurn(None, 7, WHY)),
    "score": (played, SetScore(None, 1, 4, WHY)),
    "first": (new, SetPhase(None, "setting_up", WHY, team=2)),
    "initiative": (played, SetInitiative(None, 2, WHY)),
    "mover": (played, SetPhase(None, "moving", WHY, "nickelback", 1)),
    "team": (played, SetPhase(None, "moving", WHY, "tremple", 2)),
    "done": (lambda: played().changed(done=(2,)), SetPhase(None, "moving", WHY, "tremple", 1)),
    "called": (played, SetCalled(None, 1, tried=True, because=WHY)),
    "pending": (dicing, CallOff(None, "dice", WHY)),
    "corridors": (sweeping, CallOff(None, "corridors", WHY)),
    "hits": (whapping, DeclareHit(None, 201, T, WHY)),
    "chances": (apart, DeclareContact(None, T, WHY, other=201)),
    "offered": (apart, DeclareContact(None, T, WHY, other=201)),
    "contacts": (played, DeclareContact(None, T, WHY, other=201)),
    "winners": (played, DeclareWinner(None, (2,), WHY)),
    "ending": (played, DeclareWinner(None, (2,), WHY)),
}
"""For each field a state, and the referee's command that changes it there."""

FIXED = {
    "options": "what the match was set up from",
    "sheets": "the rule sheet's stats, the same in every match",
}

PARTS: dict[str, Reached] = {
    "figures.id": FIELDS["figures"],
    "figures.team": FIELDS["figures"],
    "figures.number": FIELDS["figures"],
    "figures.position": FIELDS["figures"],
    "figures.seat": (played, HandOver(None, (T,), 2, WHY)),
    "figures.where": (played, RemoveFigure(None, T, WHY)),
    "figures.at": (played, PutFigure(None, T, mm(310, 250), WHY)),
    "figures.head": (played, LayFigure(None, T, mm(300, 300), mm(330, 300), WHY)),
    "figures.mired": (played, SetFigure(None, 203, WHY, mired=True)),
    "figures.moved": (played, SetFigure(None, T, WHY, moved=True)),
    "figures.freed": (played, SetFigure(None, T, WHY, leaving="freed")),
    "figures.acted": (played, SetFigure(None, T, WHY, acted=True)),
    "figures.active": (played, SetFigure(None, COACH, WHY, active=True)),
    "figures.calls": (played, SetFigure(None, COACH, WHY, calls=2)),
    "balls.id": FIELDS["centres"],
    "balls.state": FIELDS["balls"],
    "balls.at": (played, PutBall(None, 1, WHY, at=mm(450, 200))),
    "balls.carrier": (played, PutBall(None, 1, WHY, carrier=T)),
    "balls.since": (played, PutBall(None, 1, WHY, carrier=T, since=3)),
    "players.seat": FIELDS["players"],
    "players.name": (played, Rename(None, "Abe", WHY, player=1)),
    "players.team": FIELDS["players"],
    "players.left": (played, Leave(None, 1, WHY, to=2)),
}
KINDS = {"figures": Figure, "balls": Ball, "players": Seated}


@pytest.mark.parametrize("name", [one.name for one in fields(State)])
def test_every_field_of_a_state_is_reached_by_a_word(name: str) -> None:
    if name in FIXED:
        assert name not in FIELDS
        return
    begun, word = FIELDS[name]
    before = begun()
    after = Table(before.state).do(word)
    assert getattr(after.state, name) != getattr(before.state, name)
    check(after.state, zones=False)


@pytest.mark.parametrize(
    ("part", "name"), [(part, one.name) for part, kind in KINDS.items() for one in fields(kind)]
)
def test_every_field_of_figures_balls_and_players_is_reached(part: str, name: str) -> None:
    begun, word = PARTS[f"{part}.{name}"]
    before = begun()
    after = Table(before.state).do(word)

    def values(state: State) -> list[Any]:
        return [getattr(one, name) for one in getattr(state, part)]

    assert values(after.state) != values(before.state)
    check(after.state, zones=False)


@pytest.mark.parametrize("word", [*FIELDS.values(), *PARTS.values()], ids=lambda one: repr(one[1]))
def test_what_is_said_is_the_referees_has_a_reason_and_is_told(word: Reached) -> None:
    begun, command = word
    table = begun()
    assert table.refused(replace(command, because=" ")).reason is Reason.NO_REASON
    if not isinstance(command, Leave):
        assert table.refused(replace(command, seat=1)).reason is Reason.REFEREE_ONLY
    told = []
    for event in GAME.decide(table.state, command):
        table.took(event)
        told.append(GAME.describe(table.state, event))
    assert all(one.strip() for one in told)
    assert any(WHY in one for one in told)


@pytest.mark.parametrize("phase", get_args(Phase))
def test_the_match_can_be_set_to_every_phase(phase: Phase) -> None:
    """The match goes on from there: a seat or dice are awaited, and a command is legal."""
    mover = {"position": "goalie", "team": 2} if phase == "moving" else {"team": 1}
    command = SetPhase(None, phase, WHY, **mover)
    table = new() if phase in ("lots", "setting_up") else played()
    if phase == "over":
        assert table.refused(command).reason is Reason.BAD_VALUE
        return
    table.do(command)
    assert table.awaiting()
    assert GAME.choices(table.state)


REFUSED = (
    (Reason.WRONG_PHASE, played(), SetPhase(None, "lots", WHY)),
    (Reason.WRONG_PHASE, new(), SetPhase(None, "flinging", WHY)),
    (Reason.BAD_VALUE, played(), SetPhase(None, "moving", WHY, team=1)),
    (Reason.BAD_VALUE, played(), SetPhase(None, "moving", WHY, "tremple", 3)),
    (Reason.BAD_VALUE, played(), SetTurn(None, 30, WHY)),
    (Reason.WRONG_PHASE, new(), SetTurn(None, 3, WHY)),
    (Reason.BAD_VALUE, played(), SetInitiative(None, 0, WHY)),
    (Reason.BAD_VALUE, played(), SetHouse(None, Switches(turns=0), WHY)),
    (Reason.BAD_VALUE, played(), SetHouse(None, Switches(turns=2), WHY)),
    (Reason.BAD_VALUE, played(), SetHouse(None, Switches(zone_width=9000), WHY)),
    (Reason.BAD_VALUE, played(), SetHouse(None, Switches(field_length=6000), WHY)),
    (Reason.BAD_VALUE, played(), SetHouse(None, Switches(base=600), WHY)),
    (Reason.WRONG_STEP, played(), CallOff(None, "dice", WHY)),
    (Reason.WRONG_PHASE, played(), DeclareHit(None, 201, T, WHY)),
    (Reason.DEAD, during("whapping", played()), DeclareHit(None, 203, T, WHY)),
    (Reason.BAD_VALUE, played(), DeclareContact(None, T, WHY)),
    (Reason.BAD_VALUE, played(), DeclareContact(None, T, WHY, other=T)),
    (Reason.BAD_VALUE, played(), DeclareContact(None, T, WHY, other=201, ball=1)),
    (Reason.BAD_TARGET, played(), DeclareContact(None, T, WHY, other=COACH)),
    (Reason.BAD_TARGET, played().do(PutBall(None, 1, WHY)), DeclareContact(None, T, WHY, ball=1)),
    (Reason.BAD_TARGET, played(), SetFigure(None, T, WHY, active=True)),
    (Reason.BAD_TARGET, played(), SetFigure(None, T, WHY, mired=True)),
    (Reason.BAD_VALUE, played(), SetFigure(None, COACH, WHY, calls=4)),
    (Reason.BAD_VALUE, played(), PutBall(None, 1, WHY, carrier=T, since=9)),
    (Reason.BAD_VALUE, played(), PutBall(None, 1, WHY, at=mm(450, 200), since=1)),
    (Reason.BAD_TARGET, played().do(RemoveFigure(None, T, WHY)), RemoveFigure(None, T, WHY)),
    (Reason.BAD_VALUE, played(), AddPlayer(None, "Ada", 1, WHY)),
    (Reason.BAD_VALUE, played(), AddPlayer(None, "Zoe", 3, WHY)),
    (Reason.BAD_VALUE, new(10), AddPlayer(None, "Zoe", 1, WHY)),
    (Reason.NOT_YOURS, played(), Leave(2, 1, WHY)),
    (Reason.BAD_TARGET, played(), Leave(None, 1, WHY, to=1)),
    (Reason.BAD_VALUE, played(), HandOver(None, (), 1, WHY)),
    (Reason.BAD_VALUE, played(), AddFigure(None, 1, "tremple", 1, WHY)),
    (Reason.BLOCKED, played(), AddFigure(None, 1, "tremple", 1, WHY, mm(300, 300))),
    (Reason.BAD_VALUE, played(), Rename(None, "blue", WHY, team=1)),
    (Reason.BAD_VALUE, played(), Rename(None, "Bo", WHY, player=1)),
    (Reason.BAD_VALUE, played(), Rename(None, "Abe", WHY)),
    (Reason.BLOCKED, played(), AcceptMove(None, T, (mm(600, 310),), WHY)),
    (Reason.BAD_TARGET, during("flinging", played()).do(), AcceptFling(None, T, mm(1, 1), WHY)),
)


@pytest.mark.parametrize(("reason", "table", "command"), REFUSED)
def test_it_is_refused_with_what_would_mend_it(
    reason: Reason, table: Table, command: object
) -> None:
    if isinstance(command, AcceptFling):
        table.changed(phase="flinging")
    refused = table.refused(command)
    assert refused.reason is reason
    assert "; " in refused.detail
    assert refused.detail.endswith(".")


# Who plays


def four() -> Table:
    """Ada and Cy against Bo and Dee, two squads a side; all have set up."""
    table = new(4).roll(1, 2)
    for seat in (1, 3, 2, 4):
        table.do(SetUp(seat, seat))
    return table.roll(6, 1)


def test_h29_whoever_leaves_hands_his_figures_to_a_team_mate() -> None:
    table = four().do(Leave(1, 1, "the last bus"))
    assert {one.seat for one in table.state.figures if one.team == 1} == {3}
    assert table.state.leaders == (3, 2)
    assert table.awaiting() == frozenset({3})
    assert table.refused(HandOver(None, (101,), 1, WHY)).rule == "H29"
    table.do(EndMoves(3, 3))
    check(table.state)


def test_h29_or_to_whoever_is_named_an_enemy_too() -> None:
    table = played().do(Leave(None, 1, "the last bus", to=2))
    assert {one.seat for one in table.state.figures} == {2}
    assert table.awaiting() == frozenset({2})


def test_h29_without_anybody_left_of_a_team_the_other_one_wins() -> None:
    table = played().do(Leave(1, 1, "the last bus"))
    end = GAME.outcome(table.state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset({2}), "Ada left, and only blue is there")


def test_somebody_joins_and_moves_figures_that_he_is_given() -> None:
    table = played().do(AddPlayer(None, "Zoe", 1, "she came late", (T2, N)))
    assert table.state.players[-1] == Seated(3, "Zoe", 1)
    assert [table.figure(one).seat for one in (T, T2, N)] == [1, 3, 3]
    assert table.awaiting() == frozenset({1, 3})
    table.do(Move(3, T2, (mm(250, 350),)), EndMoves(1, 1))
    assert table.figure(T2).at == mm(250, 350)


def test_a_figure_that_joins_moves_like_the_others() -> None:
    table = played().do(AddFigure(None, 1, "tremple", 1, "a seventh man", mm(200, 20)))
    number = table.state.figures[-1].id
    assert number == 110
    table.do(Move(1, number, (mm(220, 20),)))
    assert table.figure(number).at == mm(220, 20)


def test_a_figure_that_joins_before_the_first_turn_is_set_up_with_the_others() -> None:
    table = new().do(AddFigure(None, 1, "captain", 1, "by agreement")).roll(1, 2)
    assert table.figure(108).where == "box"
    table.do(SetUp(1, 1, (Place(108, mm(200, 20)),)))
    assert table.figure(108).at == mm(200, 20)


def test_figures_are_put_down_and_laid_before_the_first_turn() -> None:
    table = new().roll(1, 2).do(PutFigure(None, T, mm(200, 20), WHY))
    table.do(LayFigure(None, N, mm(100, 20), mm(130, 20), WHY), SetUp(1, 1))
    assert table.figure(T).at == mm(200, 20)
    assert table.figure(N).lies
    assert table.do(SetUp(2, 2)).state.turn == 1
    check(table.state)


def test_a_figure_is_taken_out_drops_its_ball_and_comes_back() -> None:
    table = played().do(PutBall(None, 1, WHY, carrier=N), RemoveFigure(None, N, "it broke"))
    assert (table.figure(N).where, table.figure(N).at) == ("out", None)
    assert (table.ball().state, table.ball().at) == ("ground", mm(300, 400))
    check(table.state)
    table.do(PutFigure(None, N, mm(300, 440), "glued"))
    assert table.figure(N).stands


# Contact


def test_h30_contact_that_the_eye_missed_is_declared() -> None:
    table = apart()
    assert table.awaiting() == frozenset({1, 2})
    table.do(DeclareContact(None, 201, "they touch", other=T), Whap(1, T, 201))
    assert table.last(WhapBegan).target == 201


def test_h30_contact_that_is_none_is_declared_too() -> None:
    table = whapping().do(DeclareContact(None, T, "a hair", other=201, touching=False))
    assert table.state.chances == ()
    assert table.do(EndPhase(1)).state.phase != "whapping"


def test_h30_it_holds_whoever_wants_to_leave() -> None:
    table = played().do(DeclareContact(None, T, "they touch", other=201))
    assert table.do(Move(1, T, (mm(250, 300),))).last(WalkBegan).breaking


def test_h30_it_lasts_until_one_of_them_is_elsewhere() -> None:
    table = played().do(DeclareContact(None, T, "they touch", other=201))
    table.do(PutFigure(None, N, mm(310, 400), WHY))
    assert len(table.state.contacts) == 1
    assert table.do(PutFigure(None, 201, mm(610, 300), WHY)).state.contacts == ()
    moved = played().do(DeclareContact(None, T, "they touch", other=201))
    moved.do(Move(1, T, (mm(250, 300),))).roll(1)
    assert moved.happened(BrokeAway)
    assert moved.state.contacts == ()


def test_h30_of_a_ball_until_it_is_elsewhere() -> None:
    table = during("nabbing", laid({N: (300, 300), 201: (600, 300)}, ball=(330, 300)))
    assert EndPhase(1) in GAME.choices(table.state)
    table.do(DeclareContact(None, N, "it touches", ball=1))
    assert [(one.figure, one.target) for one in table.state.chances] == [(N, 1)]
    assert table.do(PutBall(None, 1, WHY, at=mm(340, 300))).state.contacts == ()


# Goal Zones


def test_h31_whoever_was_put_into_a_goal_zone_may_walk_out() -> None:
    table = played().do(PutFigure(None, T, mm(100, 300), "it was pushed"))
    deeper = table.refused(Move(1, T, (mm(80, 300),)))
    assert (deeper.reason, deeper.rule) == (Reason.FORBIDDEN, "H31")
    assert table.do(Move(1, T, (mm(200, 300),))).figure(T).at == mm(200, 300)


# Moves and flings out of limits


def test_a_move_that_is_too_long_is_accepted_with_a_reason() -> None:
    far = (mm(300, 20), mm(700, 20))
    assert played().refused(Move(1, T, far)).reason is Reason.TOO_FAR
    table = played().do(AcceptMove(None, T, far, "nobody minds"))
    assert table.figure(T).at == mm(700, 20)
    assert table.happened(Moved)


def test_an_accepted_move_may_be_out_of_turn_into_a_zone_and_through_a_lane() -> None:
    table = played().do(AcceptMove(None, 201, (mm(300, 330), mm(60, 300)), "it was agreed"))
    assert table.figure(201).at == mm(60, 300)
    assert table.figure(201).moved


def test_an_accepted_move_owes_its_dice_and_they_stay_awaited() -> None:
    places = {T: (300, 300), 201: (330, 300), N: (300, 400), 203: (800, 20)}
    table = moving("tremple", 1, laid(places))
    table.do(AcceptMove(None, T, (mm(300, 20), mm(700, 20)), "nobody minds"))
    table.do(PutFigure(None, N, mm(310, 400), WHY))
    assert table.state.pending is not None
    assert table.roll(2).figure(T).at == mm(700, 20)


def test_a_fling_that_is_too_far_is_accepted_with_a_reason() -> None:
    table = during("flinging", laid({N: (300, 300), 201: (800, 20)}, ball=N))
    assert table.refused(Fling(1, N, mm(600, 300))).reason is Reason.TOO_FAR
    table.do(AcceptFling(None, N, mm(600, 300), "the wind"))
    assert table.last(FlingBegan).needed == 2
    assert table.roll(2).ball().at == mm(600, 300)


def test_a_ball_of_this_turn_may_be_flung_when_that_is_accepted() -> None:
    table = laid({N: (300, 300), T: (300, 400), 201: (800, 20)}, ball=N, balls=2)
    table.state = with_ball(table.state, 1, since=3)
    table.state = with_ball(table.state, 2, state="carried", carrier=T, since=2)
    table = during("flinging", table).do(AcceptFling(None, N, mm(400, 300), "it was forgotten"))
    assert table.last(FlingBegan).figure == N


# The course of the match


def test_a_coach_is_activated_and_strides() -> None:
    table = played().do(SetFigure(None, COACH, "the die fell off the table", active=True, calls=1))
    table.do(SetPhase(None, "moving", "now", "coach", 1))
    assert (table.state.mover, table.awaiting()) == ("coach", frozenset({1}))


def test_a_half_that_was_ended_too_early_begins_anew() -> None:
    table = played().do(EndMoves(1, 1))
    assert table.state.mover != "tremple" or table.state.team == 2
    table.do(SetPhase(None, "moving", "too early", "tremple", 1))
    assert table.do(Move(1, T, (mm(250, 300),))).figure(T).at == mm(250, 300)


def test_the_initiative_is_given_where_its_dice_are_awaited() -> None:
    table = played().do(SetPhase(None, "initiative", "again"))
    assert table.state.initiative == 0
    table.do(SetInitiative(None, 2, "the die is under the sofa"))
    assert (table.state.phase, table.state.initiative) == ("moving", 2)


def test_a_hit_that_was_missed_is_declared_and_falls() -> None:
    table = whapping().do(DeclareHit(None, 201, T, "it was a 3"))
    while table.state.phase == "whapping":
        table.do(next(one for one in GAME.choices(table.state) if type(one).__name__ == "Pass"))
    assert table.do(Topple(1, 201, mm(500, 300))).figure(201).lies


def test_a_turn_is_set_back_and_a_ball_stays_nabbed_as_long_ago() -> None:
    table = played().do(PutBall(None, 1, WHY, carrier=T), SetTurn(None, 2, "counted twice"))
    assert (table.state.turn, table.ball().since) == (2, 1)


def test_house_rules_change_during_play() -> None:
    table = played().do(SetHouse(None, Switches(turns=10, balls=2), "it is late"))
    assert table.state.period_end == 10
    assert [one.state for one in table.state.balls] == ["ground", "out"]
    smaller = table.do(PutBall(None, 2, WHY, at=mm(450, 100)))
    refused = smaller.refused(SetHouse(None, Switches(balls=1), WHY))
    assert "ball 2 is in play" in refused.detail
    assert dicing().do(SetHouse(None, Switches(turns=10), WHY)).state.pending is not None


def test_dice_of_others_stay_awaited_when_a_figure_is_taken_out() -> None:
    table = dicing()
    assert table.do(RemoveFigure(None, N, WHY)).state.pending == dicing().state.pending
    assert table.do(RemoveFigure(None, T, WHY)).state.pending is None


def test_a_fifth_player_of_a_team_sees_the_phase_he_may_end() -> None:
    table = apart().do(AddPlayer(None, "Zoe", 1, "late"), Leave(None, 1, "early"))
    assert table.awaiting() == frozenset({2, 3})


def test_s4_a_figure_that_the_referee_calls_held_does_not_walk_away() -> None:
    table = moving("tremple", 1, laid({T: (400, 300), T2: (200, 200), 201: (430, 300)}))
    table.do(SetFigure(None, T, WHY, leaving="held"))
    assert table.refused(Move(1, T, (mm(350, 300),))).rule == "S4"
    assert {one.figure for one in GAME.choices(table.state) if isinstance(one, Move)} == {T2}
    table.do(PutFigure(None, 201, mm(800, 300), WHY), Move(1, T, (mm(350, 300),)))
    assert table.figure(T).at == mm(350, 300)


def test_the_team_that_gets_the_initiative_in_a_sub_phase_goes_first_with_what_is_left() -> None:
    places = {T: (400, 300), T2: (200, 200), 201: (800, 500), 203: (800, 300), N: (200, 400)}
    table = moving("tremple", 1, laid(places)).do(Move(1, T, (mm(390, 300),)))
    table.do(SetInitiative(None, 2, WHY))
    assert (table.state.mover, table.state.team) == ("tremple", 2)
    table.do(Move(2, 201, (mm(790, 500),)))
    assert (table.state.mover, table.state.team) == ("tremple", 1)
    table.do(SetInitiative(None, 2, "said again"), Move(1, T2, (mm(210, 200),)))
    assert (table.state.mover, table.state.team) == ("nickelback", 2)


def test_with_the_initiative_goes_the_first_call_of_a_coach() -> None:
    table = laid({T: (400, 300), 201: (800, 500), COACH: (0, 0), 209: (0, 0)})
    for team, coach in ((1, COACH), (2, 209)):
        table.with_figure(coach, where="bench", at=bench(table.state, team))
    table = table.changed(phase="calling", team=1).do(SetInitiative(None, 2, WHY))
    assert (table.state.phase, table.state.team) == ("calling", 2)
    table.do(EndMoves(2, 2))
    assert (table.state.phase, table.state.team) == ("calling", 1)
    table.do(EndMoves(1, 1))
    assert table.state.phase == "whapping"


def test_a_fall_is_offered_though_the_one_who_hit_is_gone() -> None:
    table = during("whapping", laid({T: (400, 300), 201: (430, 300), N: (600, 200)}))
    table.do(Whap(1, T, 201)).roll(1).do(RemoveFigure(None, T, "it broke"))
    assert table.awaiting() == frozenset({1})
    offered = GAME.choices(table.state)
    assert len(offered) == 3
    table.do(offered[0])
    assert table.figure(201).lies


def test_whoever_is_done_moves_the_figures_that_they_get_in_this_half() -> None:
    table = moving("tremple", 1, laid({T: (400, 300), T2: (200, 200), 201: (800, 500)}))
    table.do(AddPlayer(None, "Zed", 1, WHY, (T2,)), EndMoves(3, 3))
    table.do(Leave(1, 1, "tired"))
    assert table.awaiting() == frozenset({3})
    table.do(Move(3, T, (mm(390, 300),)))


def test_a_coach_is_at_its_bench_though_the_slargeline_is_elsewhere_now() -> None:
    table = laid({T: (400, 300), 201: (800, 500), COACH: (0, 0)})
    table.with_figure(COACH, where="bench", at=bench(table.state, 1))
    table.do(SetHouse(None, Switches(slargeline=2000), WHY))
    assert table.figure(COACH).at == bench(table.state, 1) == mm(200, -30)


def test_h31_a_slow_figure_walks_out_of_a_deep_goal_zone_in_several_moves() -> None:
    table = moving("defensive_grelker", 1, laid({DG: (16, 304), 201: (800, 500), T: (300, 100)}))
    offered = [one for one in GAME.choices(table.state) if isinstance(one, Move)]
    assert offered
    for one in offered:
        assert GAME.decide(table.state, one)
    table.do(Move(1, DG, (mm(110, 304),)))
    table = moving("defensive_grelker", 1, table.with_figure(DG, moved=False))
    assert table.refused(Move(1, DG, (mm(109, 304),))).rule == "H31"
    assert table.refused(Move(1, DG, (mm(150, 304), mm(100, 304)))).rule == "H31"
    table.do(Move(1, DG, (mm(150, 304),)))

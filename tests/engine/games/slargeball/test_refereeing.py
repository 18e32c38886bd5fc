"""The referee's interventions, and refusals."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.game import SPECTATOR
from engine.games.slargeball import GAME
from engine.games.slargeball.balls import BallPushed, BallRested, FigurePushed
from engine.games.slargeball.coaching import CallCoach, Stride
from engine.games.slargeball.flinging import Fling
from engine.games.slargeball.house_rules import SENTENCES, house_rules
from engine.games.slargeball.moving import Move
from engine.games.slargeball.nabbing import Nab
from engine.games.slargeball.phases import ChancesSeen
from engine.games.slargeball.refereeing import SetScore
from engine.games.slargeball.replaced import with_ball
from engine.games.slargeball.setting_straight import (
    BallPut,
    FigurePut,
    LayFigure,
    PutBall,
    PutFigure,
)
from engine.games.slargeball.setting_up import SetUp
from engine.games.slargeball.state import Corridor, Hit
from engine.games.slargeball.still_awaited import StillAwaited
from engine.games.slargeball.tables import House, Switches
from engine.games.slargeball.whapping import Topple, Whap
from engine.luck import Roll, Shuffle
from engine.notation import hints, to_json
from engine.refusal import IllegalCommand, Reason
from engine.word import DeclareWinner, GameWon, Note
from tests.engine.games.slargeball.arrange import (
    GOALIE,
    N,
    T,
    Table,
    during,
    laid,
    mm,
    moving,
    new,
)
from tests.engine.play import play_at_random

WHY = "so it lies"


def on_field(**more: object) -> Table:
    places = {T: (300, 300), N: (300, 400), 201: (600, 300)}
    return moving("tremple", 1, laid(places, {203: (500, 500)}, **more))  # type: ignore[arg-type]


def test_a_figure_is_put_and_laid() -> None:
    table = on_field().do(PutFigure(None, 203, mm(500, 400), WHY))
    assert table.figure(203).stands
    table.do(LayFigure(None, T, mm(310, 300), mm(350, 300), WHY))
    assert (table.figure(T).at, table.figure(T).head) == (mm(310, 300), mm(350, 300))


def test_laying_a_carrier_drops_his_ball() -> None:
    table = on_field(ball=T).do(LayFigure(None, T, mm(300, 300), mm(330, 300), WHY))
    assert table.ball().state == "ground"
    assert table.ball().carrier is None


def test_a_ball_is_put_given_and_taken_out() -> None:
    table = on_field(ball=(400, 300)).do(PutBall(None, 1, WHY, at=mm(450, 300)))
    assert table.ball().at == mm(450, 300)
    table.do(PutBall(None, 1, WHY, carrier=T))
    assert (table.ball().carrier, table.ball().since) == (T, 2)
    table.do(PutBall(None, 1, WHY))
    assert table.ball().state == "out"


def test_a_score_is_set_and_a_winner_named() -> None:
    table = on_field().do(SetScore(None, 2, 5, WHY))
    assert table.state.score == (0, 5)
    end = GAME.outcome(table.do(DeclareWinner(None, (2, 2), "rain")).state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset({2}), "rain")
    assert table.refused(SetScore(None, 1, 1, "late")).reason is Reason.GAME_OVER
    assert table.do(Note(None, "well played")).state.phase == "over"


def test_what_waited_for_dice_is_dropped() -> None:
    table = moving("tremple", 1, laid({T: (300, 300), 201: (330, 300)}))
    table.do(Move(1, T, (mm(200, 300),)), PutFigure(None, 201, mm(700, 300), WHY))
    assert table.state.pending is None
    assert table.do(Move(1, T, (mm(200, 300),))).figure(T).at == mm(200, 300)


WORDS = (
    PutFigure(None, N, mm(310, 400), WHY),
    LayFigure(None, N, mm(300, 400), mm(330, 400), WHY),
    PutBall(None, 2, WHY, at=mm(500, 100)),
    SetScore(None, 1, 2, WHY),
)
"""Commands about a figure elsewhere, about another ball, and about the score."""


def breaking_away() -> Table:
    places = {T: (300, 300), 201: (330, 300), N: (300, 400)}
    table = moving("tremple", 1, laid(places, ball=(600, 20), balls=2))
    return table.do(Move(1, T, (mm(200, 300),)))


def whapping() -> Table:
    table = during("whapping", laid({T: (300, 300), 201: (330, 300), N: (300, 400)}, balls=2))
    return table.do(Whap(1, T, 201))


def swept() -> Table:
    """A Coach has swept past both; the dice of his corridor are awaited."""
    places = {T: (228.6, 300), 201: (228.6, 150), N: (300, 400), 205: (800, 500), 109: (0, 0)}
    table = laid(places, balls=2).with_figure(109, where="bench", at=mm(228.6, -30), active=True)
    return moving("coach", 1, table).do(Stride(1, 109, T))


def called() -> Table:
    table = laid({T: (400, 300), 201: (800, 500), N: (300, 400), 109: (0, 0)}, balls=2)
    table.with_figure(109, where="bench", at=mm(228.6, -30))
    return moving("rushing_grelker", 2, table).go_on().do(CallCoach(1, 109))


def flinging(**more: object) -> Table:
    places = {T: (300, 300), N: (300, 400), 201: (450, 300), 203: (520, 295), 205: (800, 20)}
    table = during("flinging", laid(places, ball=T, balls=2, **more))  # type: ignore[arg-type]
    return table.do(Fling(1, T, mm(600, 300)))


def scattering() -> Table:
    return flinging().roll(6)


def flying_past() -> Table:
    return flinging(interception=True).roll(1)


def catching() -> Table:
    table = laid({T: (400, 300), N: (300, 400), 201: (800, 20)}, balls=2)
    table.state = with_ball(table.state, 1, state="air", at=mm(410, 300))
    return during("nabbing", table)


def staying_up() -> Table:
    return catching().roll(6)


def grabbing() -> Table:
    places = {T: (400, 300), N: (300, 400), 201: (800, 20)}
    table = during("nabbing", laid(places, ball=(425, 300), balls=2))
    return table.do(Nab(1, T, 1))


AWAITED = (
    breaking_away,
    whapping,
    swept,
    called,
    flinging,
    scattering,
    flying_past,
    catching,
    staying_up,
    grabbing,
)


@pytest.mark.parametrize("word", WORDS, ids=lambda word: type(word).__name__)
@pytest.mark.parametrize("begun", AWAITED, ids=lambda begun: begun.__name__)
def test_s32_dice_of_others_stay_awaited(begun: Callable[[], Table], word: object) -> None:
    """Before, the dice were dropped and the phases ran on, at worst to the next turn."""
    before = begun()
    table = Table(before.state).do(word)
    assert table.state.pending == before.state.pending
    assert table.state.pending is not None
    assert (table.state.phase, table.state.turn) == (before.state.phase, before.state.turn)
    assert table.awaiting() == before.awaiting()
    if not isinstance(word, SetScore):
        still = GAME.describe(table.state, table.last(StillAwaited))
        assert str(table.awaiting().why) in still


MOVED = PutFigure(None, T, mm(250, 300), WHY)
BALL_MOVED = PutBall(None, 1, WHY, at=mm(500, 100))


@pytest.mark.parametrize(
    ("begun", "word"),
    [
        (breaking_away, MOVED),
        (breaking_away, PutFigure(None, 201, mm(700, 300), WHY)),
        (breaking_away, PutFigure(None, N, mm(240, 300), WHY)),
        (whapping, MOVED),
        (whapping, LayFigure(None, 201, mm(330, 300), mm(360, 300), WHY)),
        (swept, PutFigure(None, 109, mm(700, 300), WHY)),
        (flinging, MOVED),
        (scattering, BALL_MOVED),
        (flying_past, BALL_MOVED),
        (catching, MOVED),
        (catching, BALL_MOVED),
        (catching, PutBall(None, 2, WHY, carrier=T)),
        (grabbing, MOVED),
        (grabbing, BALL_MOVED),
    ],
)
def test_s32_what_concerns_the_piece_itself_is_dropped(
    begun: Callable[[], Table], word: object
) -> None:
    before = begun()
    table = Table(before.state).do(word)
    assert table.state.pending != before.state.pending
    assert table.happened(StillAwaited) == 0


def test_s32_one_of_several_in_a_corridor_is_taken_out_of_it() -> None:
    table = swept().do(PutFigure(None, 201, mm(600, 300), WHY))
    still = table.last(StillAwaited).pending
    assert isinstance(still, Corridor)
    assert still.victims == (T,)
    assert table.roll(5).state.hits == (Hit(T, 109),)


def test_s32_of_those_under_a_flight_the_others_still_try() -> None:
    table = flying_past().do(PutFigure(None, 201, mm(450, 100), WHY))
    assert "blue Nickelback 3" in table.awaiting().why
    assert table.roll(2).ball().carrier == 203
    last = flying_past().roll(6).do(PutFigure(None, 203, mm(520, 100), WHY))
    assert last.ball().at == mm(600, 300)


def test_s32_a_pile_that_was_crossed_is_not_rolled_for_again() -> None:
    down = {201: (345, 280), 203: (410, 280)}
    table = moving("tremple", 1, laid({T: (300, 300), N: (300, 400), 205: (800, 300)}, down))
    table.do(Move(1, T, (mm(452, 300),))).roll(1).do(PutFigure(None, N, mm(310, 400), WHY))
    assert table.roll(3).figure(T).at == mm(452, 300)


def test_s32_a_carrier_who_is_laid_drops_his_ball_while_dice_are_awaited() -> None:
    table = breaking_away().do(PutBall(None, 1, WHY, carrier=N))
    table.do(LayFigure(None, N, mm(300, 400), mm(330, 400), WHY))
    assert table.ball().state == "ground"
    assert table.state.pending == breaking_away().state.pending


def test_s32_ledgers_from_before_read_as_they_did() -> None:
    """In old ledgers an intervention still drops awaited dice: the event that keeps them is new."""
    state = whapping().state
    after = GAME.evolve(state, FigurePut(N, mm(310, 400), WHY))
    assert after.pending is None


def test_a_figure_put_elsewhere_does_not_fall_for_a_hit() -> None:
    table = during("whapping", laid({T: (400, 300), 201: (430, 300)}))
    table.do(Whap(1, T, 201)).roll(1).do(PutFigure(None, 201, mm(600, 300), WHY))
    assert table.state.hits == ()
    assert table.figure(201).stands


def test_a_ball_that_was_coming_down_still_does() -> None:
    table = laid({N: (400, 300), 201: (800, 20)})
    table.state = with_ball(table.state, 1, state="air", at=mm(410, 300))
    table = during("nabbing", table).do(PutFigure(None, N, mm(600, 300), WHY))
    assert table.ball().at == mm(410, 300)
    assert table.ball().state == "ground"


def test_chances_are_seen_anew() -> None:
    places = {T: (400, 300), 201: (430, 300), N: (400, 400), 203: (430, 400)}
    table = during("whapping", laid(places)).do(PutFigure(None, 201, mm(600, 300), WHY))
    assert {one.figure for one in table.state.chances} == {N, 203}


REFUSED = (
    (Reason.REFEREE_ONLY, on_field(), PutFigure(1, T, mm(310, 300), WHY)),
    (Reason.REFEREE_ONLY, during("waking", on_field()), Roll((1,), seat=1)),
    (Reason.NO_REASON, on_field(), PutFigure(None, T, mm(310, 300), " ")),
    (Reason.UNKNOWN_PIECE, on_field(), PutFigure(None, 1, mm(310, 300), WHY)),
    (Reason.UNKNOWN_PIECE, on_field(), PutBall(None, 9, WHY)),
    (Reason.UNKNOWN_PIECE, on_field(), DeclareWinner(None, (9,), WHY)),
    (Reason.UNKNOWN_PIECE, on_field(), Note(9, "hello")),
    (Reason.BAD_VALUE, on_field(), Note(1, "")),
    (Reason.BAD_VALUE, on_field(), PutFigure(None, T, mm(-1, 300), WHY)),
    (Reason.BAD_VALUE, on_field(), SetScore(None, 3, 1, WHY)),
    (Reason.BAD_VALUE, on_field(), SetScore(None, 1, 10**17, WHY)),
    (Reason.BAD_VALUE, on_field(), PutBall(None, 1, WHY, at=mm(450, 300), carrier=T)),
    (Reason.BAD_VALUE, on_field(), LayFigure(None, T, mm(300, 300), mm(10**16, 0), WHY)),
    (Reason.BLOCKED, on_field(), PutFigure(None, T, mm(300, 390), WHY)),
    (Reason.BLOCKED, on_field(), PutBall(None, 1, WHY, at=mm(300, 310))),
    (Reason.BLOCKED, on_field(), PutBall(None, 1, WHY, at=mm(-300, 310))),
    (Reason.BLOCKED, on_field(ball=(400, 300)), PutFigure(None, T, mm(400, 310), WHY)),
    (
        Reason.BLOCKED,
        on_field(ball=(400, 300)),
        LayFigure(None, T, mm(360, 300), mm(390, 300), WHY),
    ),
    (Reason.BAD_TARGET, on_field(), PutBall(None, 1, WHY, carrier=203)),
    (Reason.BAD_TARGET, on_field(ball=T, balls=2), PutBall(None, 2, WHY, carrier=T)),
    (Reason.NO_ROLL, on_field(), Roll((1,))),
    (Reason.BAD_ROLL, new(), Roll((7, 1))),
    (Reason.BAD_ROLL, new(), Roll((1,))),
    (Reason.UNKNOWN_COMMAND, new(), Shuffle((0,))),
    (Reason.WRONG_PHASE, on_field(), SetUp(1, 1)),
    (Reason.WRONG_PHASE, on_field(), Topple(1, 203, mm(1, 1))),
    (Reason.WRONG_PHASE, on_field(), CallCoach(1, 109)),
)


@pytest.mark.parametrize(("reason", "table", "command"), REFUSED)
def test_it_is_refused_with_what_would_mend_it(
    reason: Reason, table: Table, command: object
) -> None:
    refused = table.refused(command)
    assert refused.reason is reason
    assert "; " in refused.detail
    assert refused.detail.endswith(".")


def test_a_goalie_may_be_put_into_a_zone() -> None:
    table = moving("goalie", 1, laid({GOALIE: (300, 300), 201: (600, 300)}))
    assert table.do(PutFigure(None, GOALIE, mm(60, 300), WHY)).figure(GOALIE).at == mm(60, 300)


def test_what_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(IllegalCommand) as caught:
        GAME.decide(new().state, object())  # type: ignore[arg-type]
    assert caught.value.reason is Reason.UNKNOWN_COMMAND


def test_a_field_hides_nothing() -> None:
    """Two matches that differ in any way differ for every seat, and no event is kept back."""
    for moment in play_at_random(GAME, GAME.examples["house"], seed=3, commands=150):
        for seat in (SPECTATOR, None, 1, 2):
            assert GAME.view(moment.state, seat) == moment.state
            assert GAME.redact(moment.state, moment.events[-1], seat) == moment.events[-1]


def test_a_page_finds_moves_and_ranges_in_the_state() -> None:
    sheets = {one["position"]: one for one in to_json(on_field().state)["sheets"]}
    assert (sheets["rushing_grelker"]["move"], sheets["rushing_grelker"]["reach"]) == (2032, 2286)
    assert (sheets["coach"]["move"], sheets["coach"]["reach"]) == (4064, 3810)


def test_every_house_rule_has_a_switch_and_a_sentence() -> None:
    assert set(hints(House)) == set(hints(Switches)) == set(SENTENCES)
    assert house_rules(House()) == ()
    told = house_rules(replace(House(), base=254, turns=1, interception=True))
    assert told == (
        "A match lasts one turn.",
        "Bases are 25.4 mm across.",
        "Enemies may nab a ball that flies over their bases.",
    )


def test_once_and_one_point_are_told_as_such() -> None:
    assert house_rules(replace(House(), extra_times=1)) == ("Turns are added once at most.",)
    refused = on_field().refused(SetScore(None, 3, 1, WHY))
    assert refused.detail.startswith("team 3 cannot have 1 point;")


def test_rare_events_are_told_too() -> None:
    state = on_field().state
    assert GAME.describe(state, BallRested(1, None)) == "Ball 1 finds no room and is out of play."
    assert (
        GAME.describe(state, BallPushed(1, mm(25.4, -50.8)))
        == "Pushed aside: Ball 1 lies at 1 in along and -2 in across."
    )
    assert GAME.describe(state, GameWon((), "a draw, 0 to 0")) == "Nobody won: a draw, 0 to 0."
    assert GAME.describe(state, BallPut(1, None, T, WHY)).startswith("Ball 1 is carried by green")
    later = replace(state, offered=True)
    assert GAME.describe(later, ChancesSeen(())) == "Nobody else can do anything in this phase."
    moved = FigurePushed(T, mm(1, 2), None)
    assert (
        GAME.describe(state, moved)
        == "Pushed aside: green Tremple 1 stands at 0.04 in along and 0.08 in across."
    )

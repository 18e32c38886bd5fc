"""The referee's interventions, and every reason for which a command is refused."""

from typing import Any

import pytest

from engine.games.metamorph import GAME
from engine.games.metamorph.fighting import Attack
from engine.games.metamorph.laying import LayPart
from engine.games.metamorph.setting_straight import (
    PlaceArtifact,
    PlaceCounter,
    SetEffect,
    SetHealth,
    SetMana,
    SetShape,
)
from engine.games.metamorph.starting import PlaceWizard
from engine.games.metamorph.turns import EndTurn, RoundBegan
from engine.games.metamorph.wounds import Damaged
from engine.luck import Roll, Shuffle
from engine.refusal import IllegalCommand, Reason
from engine.word import DeclareWinner, Note
from tests.engine.games.metamorph.arrange import AWAY, NEAR, Table, beginning, playing

WHY = "so it was"
TWO = {1: ("P44", AWAY), 2: ("P11", NEAR)}
BESIDE = {1: ("P44", AWAY), 2: ("P43", NEAR)}


def test_health_mana_shape_and_place_are_set() -> None:
    table = playing(TWO).do(
        SetHealth(None, 1, 3, WHY),
        SetMana(None, 1, 7, WHY),
        PlaceCounter(None, 1, "P77", 2, WHY),
    )
    one = table.player(1)
    assert (one.health, one.mana, one.at, one.facing) == (3, 7, "P77", 2)
    one = table.do(SetShape(None, 1, "Griffin", WHY)).player(1)
    assert (one.shape, one.health, one.altitude) == ("Griffin", 16, "air")


def test_m18_what_is_held_falls_if_the_shape_set_has_no_hands() -> None:
    table = playing(TWO, preset="key").do(PlaceArtifact(None, "key", None, 1, WHY))
    table.do(SetShape(None, 1, "Giant", WHY))
    assert table.artifact("key").holder == 1
    table.do(SetShape(None, 1, "Emu", WHY))
    assert (table.artifact("key").holder, table.artifact("key").at) == (None, "P44")


def test_a_blow_at_what_has_fallen_is_not_rolled() -> None:
    table = playing(BESIDE, preset="key").do(PlaceArtifact(None, "key", None, 2, WHY))
    table.do(Attack(1, 2, artifact="key"), SetShape(None, 2, "Giant", WHY))
    assert table.state.pending is not None
    table.do(SetShape(None, 2, "Emu", WHY))
    assert table.state.pending is None


def test_who_was_gone_comes_back_human_and_unhurt() -> None:
    places = {1: ("P44", AWAY), 2: ("P11", NEAR), 3: ("P77", AWAY)}
    table = playing(places, {2: "Bear"}).do(SetHealth(None, 2, 0, WHY))
    assert table.player(2).at is None
    table.do(PlaceCounter(None, 2, "P22", 1, WHY))
    one = table.player(2)
    assert (one.gone, one.at, one.shape, one.health) == ("", "P22", "Human", 9)
    assert table.until(2).turn.player == 2


def test_effects_are_set_and_lifted() -> None:
    table = playing(TWO)
    for effect in ("slow", "restrict", "stuck", "poison"):
        table.do(SetEffect(None, 2, effect, 2, WHY))
        assert getattr(table.player(2), effect) == 2
        table.do(SetEffect(None, 2, effect, 0, WHY))
        assert getattr(table.player(2), effect) == 0
    table.do(SetEffect(None, 2, "poison", 1, WHY), EndTurn(1))
    assert table.last(Damaged).damage == 1


def test_artifacts_are_put_where_the_referee_says() -> None:
    table = playing(TWO, preset="war").do(PlaceArtifact(None, "font1", "P33", None, WHY))
    assert table.artifact("font1").at == "P33"
    table.do(PlaceArtifact(None, "font1", None, 2, WHY))
    assert table.artifact("font1").holder == 2
    table.do(PlaceArtifact(None, "font1", None, None, WHY))
    assert (table.artifact("font1").at, table.artifact("font1").holder) == (None, None)


def test_dice_for_somebody_who_is_put_elsewhere_are_not_rolled() -> None:
    table = playing(BESIDE).do(Attack(1, 2), PlaceCounter(None, 2, "P77", 0, WHY))
    assert table.state.pending is None
    assert table.turn.fought
    struck = playing(BESIDE, preset="war").do(Attack(1, 2, artifact="font2"))
    assert struck.do(PlaceArtifact(None, "font2", "P11", None, WHY)).state.pending is None


def test_a_death_of_somebody_else_leaves_the_dice_to_be_rolled() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR), 3: ("P77", AWAY)}
    table = playing(places).do(Attack(1, 2), SetHealth(None, 3, 0, WHY))
    assert table.state.pending is not None
    table.do(SetHealth(None, 2, 0, WHY))
    assert table.state.phase == "over"


def test_the_dead_have_no_turn_and_no_die_in_the_order() -> None:
    places = {n: (f"P{n}{n}", AWAY) for n in (1, 2, 3, 4)}
    table = playing(places)
    while table.state.round == 1:
        table.do(EndTurn(None))
    assert [*table.state.groups] == [(1, 2, 3, 4)]
    table.do(SetHealth(None, 3, 0, WHY))
    assert [*table.state.groups] == [(1, 2, 4)]
    table.roll(5, 5, 2)
    assert [*table.state.groups] == [(1, 2), (4,)]
    table.roll(1, 6)
    assert table.turn.player == 2
    table.do(SetHealth(None, 1, 0, WHY), EndTurn(2))
    assert table.turn.player == 4


def test_m21_the_order_of_a_round_is_fixed_at_its_start() -> None:
    places = {1: ("P11", AWAY), 2: ("P44", AWAY), 3: ("P77", AWAY)}
    table = playing(places, {1: "Dog", 2: "Elephant", 3: "Frog"}).until(3).do(EndTurn(3))
    assert table.last(RoundBegan).groups == ((3,), (1,), (2,))  # the smaller of equals first
    table.do(SetShape(None, 1, "Elephant", WHY), SetShape(None, 2, "Frog", WHY))
    assert table.do(EndTurn(3)).turn.player == 1


def test_the_referee_names_a_winner_or_ends_it_without_one() -> None:
    table = playing(TWO).do(DeclareWinner(None, (), "out of time"))
    end = GAME.outcome(table.state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset(), "out of time")
    assert GAME.choices(table.state) == GAME.overrides(table.state) == ()


OVER = playing(TWO).do(DeclareWinner(None, (1,), WHY))

REFUSED: tuple[tuple[Reason, Table, Any], ...] = (
    (Reason.REFEREE_ONLY, playing(TWO), SetHealth(1, 1, 4, WHY)),
    (Reason.REFEREE_ONLY, beginning(), Shuffle(tuple(range(9)), seat=1)),
    (Reason.REFEREE_ONLY, playing(BESIDE).do(Attack(1, 2)), Roll((1, 2), seat=1)),
    (Reason.NO_REASON, playing(TWO), SetMana(None, 1, 4, " ")),
    (Reason.UNKNOWN_PIECE, playing(TWO), SetHealth(None, 9, 4, WHY)),
    (Reason.UNKNOWN_PIECE, playing(TWO), SetHealth(None, 0, 4, WHY)),
    (Reason.UNKNOWN_PIECE, playing(TWO), DeclareWinner(None, (9,), WHY)),
    (Reason.UNKNOWN_PIECE, playing(TWO), Note(9, "hello")),
    (Reason.UNKNOWN_PIECE, playing(TWO), PlaceArtifact(None, "key", "P11", None, WHY)),
    (Reason.BAD_VALUE, playing(TWO), SetHealth(None, 1, 10**9, WHY)),
    (Reason.BAD_VALUE, playing(TWO), SetMana(None, 1, -1, WHY)),
    (Reason.BAD_VALUE, playing(TWO), SetShape(None, 1, "Amorphous Blob", WHY)),
    (Reason.BAD_VALUE, playing(TWO), PlaceCounter(None, 1, "Z99", 0, WHY)),
    (Reason.BAD_VALUE, playing(TWO), PlaceCounter(None, 1, "P11", -1, WHY)),
    (Reason.BAD_VALUE, playing(TWO), SetEffect(None, 1, "sleep", 1, WHY)),
    (Reason.BAD_VALUE, playing(TWO), SetEffect(None, 1, "hold", 1, WHY)),
    (Reason.BAD_VALUE, playing(TWO), Note(None, "")),
    (
        Reason.BAD_VALUE,
        playing(TWO, preset="war"),
        PlaceArtifact(None, "font1", "P11", 1, WHY),
    ),
    (Reason.BAD_TARGET, playing(TWO), PlaceCounter(None, 1, "P11", 0, WHY)),
    (Reason.NO_ROLL, playing(TWO), Roll((1,))),
    (Reason.NO_ROLL, playing(TWO), Shuffle((0,))),
    (Reason.BAD_ROLL, beginning(), Shuffle((0, 0))),
    (Reason.BAD_ROLL, playing(BESIDE).do(Attack(1, 2)), Roll((7, 1))),
    (Reason.ROLL_PENDING, playing(BESIDE).do(Attack(1, 2)), EndTurn(1)),
    (Reason.WRONG_PHASE, beginning(), EndTurn(1)),
    (Reason.WRONG_PHASE, beginning(), SetHealth(None, 1, 3, WHY)),
    (Reason.WRONG_PHASE, playing(TWO), PlaceWizard(1, 1, "P11")),
    (Reason.WRONG_PHASE, playing(TWO), LayPart(None, "A", 0, 0)),
    (Reason.NOT_YOUR_MOVE, playing(TWO), EndTurn(2)),
    (Reason.GAME_OVER, OVER, EndTurn(1)),
    (Reason.GAME_OVER, OVER, SetHealth(None, 1, 3, WHY)),
)


@pytest.mark.parametrize(("reason", "table", "command"), REFUSED)
def test_it_is_refused_with_what_would_mend_it(reason: Reason, table: Table, command: Any) -> None:
    refused = table.refused(command)
    assert refused.reason is reason
    assert "; " in refused.detail
    assert refused.detail.endswith(".")


def test_what_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(IllegalCommand) as caught:
        GAME.decide(playing(TWO).state, object())  # type: ignore[arg-type]
    assert caught.value.reason is Reason.UNKNOWN_COMMAND

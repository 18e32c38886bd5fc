"""The referee's interventions, and every reason for which a command is refused."""

from dataclasses import replace
from typing import Any

import pytest

from engine.correcting import Correct
from engine.games.clearing_house import GAME
from engine.games.clearing_house.abduction import PlayAbduct
from engine.games.clearing_house.attacks import PlayArmor, PlayAttack, PlayRangedAttack
from engine.games.clearing_house.intervening import Intervene, LetPass
from engine.games.clearing_house.joining import RemovePlayer
from engine.games.clearing_house.moving import PlayMove
from engine.games.clearing_house.police import Flee
from engine.games.clearing_house.refereeing import PlacePawn, SetHearts, SetTrap, SetX
from engine.games.clearing_house.state import HIDDEN, Aim, Dealing
from engine.games.clearing_house.turns import EndTurn
from engine.luck import Roll, Shuffle
from engine.refusal import IllegalCommand, Reason
from engine.word import DeclareWinner, Note
from tests.engine.games.clearing_house.arrange import at, dealing, playing, police

WHY = "so it was"
HEARTS = "players.1.hearts"


def test_hearts_are_set_and_the_dead_come_back_to_their_corner() -> None:
    laid = playing({}).do(SetHearts(None, 2, 0, WHY))
    assert laid.player(2).at is None
    laid.do(SetHearts(None, 2, 3, WHY))
    assert (laid.player(2).hearts, laid.player(2).at) == (3, at(6, 1))


def test_c36_what_was_announced_stays_when_something_else_is_set_straight() -> None:
    laid = playing({1: ("attack", "move")}, {1: (3, 3), 2: (4, 3)}).do(PlayAttack(1, 2))
    laid.do(PlacePawn(None, 3, at(5, 5), WHY), PlacePawn(None, 2, at(3, 2), WHY))
    laid.do(SetTrap(None, at(2, 2), True, WHY), SetX(None, at(1, 1), True, WHY))
    laid.do(SetHearts(None, 2, 3, WHY), LetPass(None, None))
    assert laid.player(2).hearts == 2


def test_c36_what_has_become_impossible_goes_back_to_the_hand() -> None:
    laid = playing({1: ("attack", "move")}, {1: (3, 3), 2: (4, 3)}).do(PlayAttack(1, 2))
    laid.do(PlacePawn(None, 2, at(5, 5), WHY))
    assert (laid.state.play.stack, laid.player(1).hand) == ((), ("move", "attack"))
    assert laid.state.play.turn is not None
    assert (laid.state.play.turn.played, laid.state.played) == (0, 0)


def test_c36_a_card_of_the_base_deck_goes_back_there() -> None:
    laid = playing({1: ("move",)}, {1: (3, 3), 2: (4, 3)}, base_deck=True)
    laid.do(PlayAttack(1, 2), SetHearts(None, 2, 0, WHY))
    assert (laid.player(1).hand, laid.player(1).base) == (("move",), ("move", "attack"))


def test_c36_an_unknown_card_goes_back_unknown() -> None:
    laid = playing({1: (HIDDEN,)}, {1: (3, 3)})
    laid.changed(house=replace(laid.state.house, hands="on_table"))
    laid.do(PlayMove(1, at(3, 4)), SetX(None, at(3, 4), True, WHY))
    assert laid.player(1).hand == (HIDDEN,)


@pytest.mark.parametrize(
    "gone",
    [SetHearts(None, 1, 0, WHY), RemovePlayer(None, 1, WHY), Correct(None, HEARTS, "0", WHY)],
)
def test_c36_intervenes_go_back_if_whoever_announced_is_out(gone: Any) -> None:
    hands = {1: ("move", "move"), 2: ("intervene",), 3: ("intervene", "armor")}
    laid = playing(hands, {1: (3, 3)}).do(PlayMove(1, at(3, 4)))
    laid.do(Intervene(2, 2), Intervene(3, 3), gone)
    assert not laid.player(1).alive
    assert (laid.player(2).hand, laid.player(2).skips) == (("intervene",), 0)
    assert (laid.player(3).hand, laid.player(3).skips) == (("armor", "intervene"), 0)
    assert laid.state.play.turn is not None
    assert (laid.state.play.turn.player, laid.state.play.stack) == (2, ())


@pytest.mark.parametrize(("to", "needed"), [((1, 3), 3), ((1, 5), 5)])
def test_c36_whoever_is_put_nearer_or_farther_is_aimed_at_anew(
    to: tuple[int, int], needed: int
) -> None:
    laid = playing({1: ("ranged_attack", "move")}, {1: (1, 1), 2: (1, 4)})
    laid.stands(PlayRangedAttack(1, 2)).do(PlacePawn(None, 2, at(*to), WHY))
    assert laid.state.play.chance == Aim(1, 2, needed)
    laid.roll(needed)
    assert laid.player(2).hearts == 3


def test_c36_right_beside_no_die_is_needed_any_more() -> None:
    laid = playing({1: ("ranged_attack", "move")}, {1: (1, 1), 2: (1, 5)})
    laid.stands(PlayRangedAttack(1, 2)).do(PlacePawn(None, 2, at(1, 2), WHY))
    assert (laid.state.play.chance, laid.player(2).hearts) == (None, 3)


def test_c36_a_theft_whose_space_was_taken_is_no_more() -> None:
    laid = playing({1: ("abduct", "move")}, {1: (3, 3), 2: (4, 3)})
    laid.stands(PlayAbduct(1, 2, at(2, 3))).do(SetX(None, at(2, 3), True, WHY))
    assert (laid.state.play.chance, laid.player(1).hand) == (None, ("move", "abduct"))


def test_c36_an_action_whose_player_is_taken_out_goes_with_him() -> None:
    laid = playing({1: ("move",)}, {1: (3, 3)}).do(PlayMove(1, at(3, 4)))
    laid.do(SetHearts(None, 1, 0, WHY))
    assert (laid.state.play.stack, laid.player(1).hand) == ((), ())


def test_traps_and_xs_are_set_and_lifted() -> None:
    laid = playing({}).do(SetTrap(None, at(3, 3), True, WHY), SetX(None, at(3, 3), True, WHY))
    assert (laid.state.traps, laid.state.xs) == ((), (at(3, 3),))
    laid.do(SetX(None, at(3, 3), False, WHY))
    assert laid.state.xs == ()
    assert laid.refused(SetX(None, at(3, 3), False, WHY)).reason is Reason.BAD_VALUE
    assert laid.refused(SetTrap(None, at(3, 3), False, WHY)).reason is Reason.BAD_VALUE


def test_whoever_is_hunted_and_loses_every_way_is_hurt_and_stays() -> None:
    laid = police().changed(xs=(at(1, 2), at(2, 1))).roll(1, 1)
    laid.do(SetX(None, at(2, 2), True, WHY))
    assert laid.player(1).hearts == 3
    assert laid.state.police.fleeing is None


def test_a_hunted_player_who_is_put_elsewhere_has_gone() -> None:
    laid = police().roll(1, 1).do(PlacePawn(None, 1, at(3, 3), WHY))
    assert laid.state.phase == Dealing()


def test_a_thief_or_a_shooter_who_is_taken_out_leaves_nothing_in_the_air() -> None:
    laid = playing({1: ("ranged_attack",)}, {1: (1, 1), 2: (1, 5)})
    laid.stands(PlayRangedAttack(1, 2)).do(SetHearts(None, 2, 0, WHY))
    assert laid.state.play.chance is None
    robbed = playing({1: ("abduct",)}, {1: (3, 3), 2: (4, 3)})
    robbed.stands(PlayAbduct(1, 2, at(2, 3))).do(SetHearts(None, 1, 0, WHY))
    assert robbed.state.play.chance is None


def test_the_referee_names_a_winner_or_ends_it_without_one() -> None:
    laid = playing({}).do(DeclareWinner(None, (), "out of time"))
    end = GAME.outcome(laid.state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset(), "out of time")


FULL = tuple(at(column, row) for column in range(1, 7) for row in range(1, 7))

REFUSED = (
    (Reason.REFEREE_ONLY, playing({}), SetHearts(1, 1, 4, WHY)),
    (Reason.REFEREE_ONLY, dealing(), Shuffle(tuple(range(36)), seat=1)),
    (Reason.REFEREE_ONLY, police(), Roll((1, 2), seat=1)),
    (Reason.REFEREE_ONLY, playing({1: ("armor",)}).do(PlayArmor(1)), LetPass(2, None)),
    (Reason.NO_REASON, playing({}), PlacePawn(None, 1, at(2, 2), " ")),
    (Reason.UNKNOWN_PIECE, playing({}), SetHearts(None, 9, 4, WHY)),
    (Reason.UNKNOWN_PIECE, playing({}), DeclareWinner(None, (9,), WHY)),
    (Reason.UNKNOWN_PIECE, playing({}), Note(9, "hello")),
    (Reason.UNKNOWN_PIECE, playing({1: ("attack",)}), PlayAttack(1, 9)),
    (Reason.BAD_VALUE, playing({}), SetHearts(None, 1, 21, WHY)),
    (Reason.BAD_VALUE, playing({}), SetX(None, at(7, 1), True, WHY)),
    (Reason.BAD_VALUE, playing({}), Note(None, "")),
    (Reason.BAD_TARGET, playing({}), PlacePawn(None, 1, at(6, 1), WHY)),
    (
        Reason.BAD_TARGET,
        playing({}).changed(traps=(at(3, 3),)),
        PlacePawn(None, 1, at(3, 3), WHY),
    ),
    (Reason.BAD_TARGET, playing({}), SetTrap(None, at(6, 1), True, WHY)),
    (
        Reason.BAD_TARGET,
        playing({}).do(SetHearts(None, 2, 0, WHY)).changed(xs=FULL),
        SetHearts(None, 2, 1, WHY),
    ),
    (
        Reason.DEAD,
        playing({}).do(SetHearts(None, 2, 0, WHY)),
        PlacePawn(None, 2, at(3, 3), WHY),
    ),
    (Reason.NO_ROLL, playing({}), Roll((1,))),
    (Reason.NO_ROLL, playing({}), Shuffle((0,))),
    (Reason.BAD_ROLL, dealing(), Shuffle((0, 0))),
    (Reason.BAD_ROLL, police(), Roll((7, 1))),
    (Reason.WRONG_PHASE, police(), PlayArmor(1)),
    (Reason.WRONG_PHASE, playing({}), Flee(1, 1, at(2, 2))),
    (Reason.NOT_YOUR_MOVE, playing({}), EndTurn(2)),
    (
        Reason.GAME_OVER,
        playing({}).do(DeclareWinner(None, (1,), WHY)),
        SetHearts(None, 1, 2, WHY),
    ),
    (Reason.GAME_OVER, playing({}).do(DeclareWinner(None, (1,), WHY)), EndTurn(1)),
)


@pytest.mark.parametrize(("reason", "laid", "command"), REFUSED)
def test_it_is_refused_with_what_would_mend_it(reason, laid, command) -> None:  # type: ignore[no-untyped-def]
    refused = laid.refused(command)
    assert refused.reason is reason
    assert "; " in refused.detail
    assert refused.detail.endswith(".")


def test_a_full_turn_is_spent_before_it_ends_only_where_the_most_is_raised() -> None:
    laid = playing({1: ("armor", "armor")})
    assert laid.state.play.turn is not None
    laid.changed(phase=laid.state.play.counted(2))
    assert laid.refused(PlayArmor(1)).reason is Reason.SPENT


def test_what_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(IllegalCommand) as caught:
        GAME.decide(playing({}).state, object())  # type: ignore[arg-type]
    assert caught.value.reason is Reason.UNKNOWN_COMMAND

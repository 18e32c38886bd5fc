"""A bot that looks ahead chooses an obviously good command, after few trials."""

from fractions import Fraction

from engine.bots import looking_ahead
from engine.games.clearing_house import GAME
from engine.games.clearing_house.attacks import PlayAttack
from engine.games.clearing_house.view import evaluate
from tests.engine.games.clearing_house.arrange import Table, playing


def chosen(laid: Table) -> object:
    return looking_ahead(GAME, laid.state, "a seed", 0)


def test_it_takes_the_win_that_is_sure() -> None:
    laid = playing({1: ("move", "attack")}, {1: (3, 3), 2: (4, 3)}, count=2)
    assert chosen(laid.with_player(2, hearts=1, hand=())) == PlayAttack(1, 2)


def test_it_hurts_others_rather_than_end_its_turn() -> None:
    places = {1: (3, 3), 2: (4, 3)}
    laid = playing({1: ("armor", "attack"), 2: ()}, places, count=2, cards_per_turn=1)
    assert chosen(laid) == PlayAttack(1, 2)


def test_a_player_stands_as_well_as_the_share_of_hearts() -> None:
    laid = playing({}).with_player(1, hearts=2)
    assert evaluate(laid.state, 1) == Fraction(2, 14)
    assert evaluate(laid.state, 2) == Fraction(4, 14)
    assert sum(evaluate(laid.state, seat) for seat in (1, 2, 3, 4)) == 1

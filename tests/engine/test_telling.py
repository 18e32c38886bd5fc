"""Sentences of rolls: who rolled which values, if the reason names them."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from engine import GAMES
from engine.luck import Rolled, Shuffled
from engine.telling import luck_told
from engine.word import Noted

NOBODY = SimpleNamespace()


@pytest.mark.parametrize(
    ("why", "values", "told"),
    [
        ("Bo's creature to hit Ada's", (2, 4), "Dice for Bo's creature to hit Ada's: 2 and 4."),
        ("the start: Ada, Bo and Cy", (6, 3, 2), "Dice for the start: Ada 6, Bo 3, Cy 2."),
        (
            "initiative, 2 each: Ada and Bo",
            (6, 3, 2, 1),
            "Dice for initiative, 2 each: Ada 6 3, Bo 2 1.",
        ),
        ("the lower: green, then blue", (1, 4), "Dice for the lower: green 1, blue 4."),
        (
            "waking up: green 3 and blue 1",
            (2, 3),
            "Dice for waking up: green 3 rolled 2, blue 1 rolled 3.",
        ),
        (
            "where it goes: 1 ahead, then clockwise",
            (5,),
            "Dice for where it goes: 1 ahead, then clockwise: 5.",
        ),
        ("which card of Bo", (), "Dice for which card of Bo: unseen."),
    ],
)
def test_dice_are_told_with_who_rolled_them(why: str, values: tuple[int, ...], told: str) -> None:
    assert luck_told(NOBODY, Rolled(values, 6, why)) == told


def test_a_name_that_looks_like_two_is_not_parted() -> None:
    seated = SimpleNamespace(players=(SimpleNamespace(name="Ada and Eve"),))
    event = Rolled((6, 3), 6, "the start: Ada and Eve")
    assert luck_told(seated, event) == "Dice for the start: Ada and Eve: 6 and 3."


def test_an_order_is_left_to_chance() -> None:
    assert luck_told(NOBODY, Shuffled((1, 0), "the deal")) == "Chance decides the deal."


@pytest.mark.parametrize("name", GAMES)
def test_a_remark_is_told_with_the_name_as_it_is_written(name: str) -> None:
    game = GAMES[name]
    options = next(iter(game.examples.values()))
    mcrae, *others = options.players
    players = (replace(mcrae, name="Ada McRae"), *others)
    state = game.setup(replace(options, players=players))
    assert game.describe(state, Noted(1, "well played")) == "Ada McRae: well played"
    assert game.describe(state, Noted(None, "a ruling")) == "The referee: a ruling"

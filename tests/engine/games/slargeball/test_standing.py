"""The rating of a team's position before the end, which bots use."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from engine.games.slargeball import GAME
from engine.games.slargeball.state import Ball
from engine.games.slargeball.view import evaluate
from engine.plane import Point

START: Any = GAME.setup(GAME.examples["classic"])


def with_ball_at(x: int) -> Any:
    return replace(START, balls=(Ball(1, "ground", Point(x, 3000)),))


def test_nobody_stands_better_before_the_first_turn() -> None:
    assert evaluate(START, 1) == evaluate(START, 2) == Fraction(1, 2)


def test_a_lead_counts_more_than_any_ground() -> None:
    behind = replace(with_ball_at(9000), score=(0, 3))
    assert evaluate(behind, 1) < Fraction(1, 2) < evaluate(behind, 2)


def test_the_nearer_the_ball_is_to_the_goal_the_better() -> None:
    assert evaluate(with_ball_at(8000), 1) > evaluate(with_ball_at(2000), 1)
    assert evaluate(with_ball_at(8000), 2) < evaluate(with_ball_at(2000), 2)

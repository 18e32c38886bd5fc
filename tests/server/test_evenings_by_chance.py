"""A few evenings by chance of each game; `make torture` plays many, and long ones."""

import pytest

from engine import GAMES
from tests.support.evening_machine import run_evenings


@pytest.mark.parametrize("evenings", [1, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_few_evenings(game: str, evenings: int) -> None:
    run_evenings(game, evenings=evenings, steps=10, derandomize=True)

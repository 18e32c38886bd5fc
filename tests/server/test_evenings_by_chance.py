"""A few evenings by chance of each game; `make torture` plays many, and long ones."""

import pytest

from engine import GAMES
from tests.support.evening_machine import run_evenings


@pytest.mark.parametrize("game", list(GAMES))
def test_a_few_evenings(game: str) -> None:
    run_evenings(game, evenings=2, steps=10, derandomize=True)

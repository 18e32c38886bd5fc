"""Many long random evenings of each game."""

import pytest

from engine import GAMES
from tests.support.evening_machine import run_evenings


@pytest.mark.torture
@pytest.mark.parametrize("game", list(GAMES))
def test_many_evenings(game: str) -> None:
    run_evenings(game, evenings=40, steps=50, derandomize=False)


@pytest.mark.soak
@pytest.mark.parametrize("game", list(GAMES))
def test_very_many_evenings(game: str) -> None:
    run_evenings(game, evenings=400, steps=80, derandomize=False)
